### Стіл Oath у терміналі, українською.

oath-board-keeper = дотримується { $seat }
oath-board-usurper = { $seat } — Узурпатор
oath-board-discards = скид: { $cards }
oath-board-inert = бездіяльна
oath-board-pools = кубиків нападу { $attack }; кубиків захисту { $defense } і загонів { $defending }
oath-board-targets = Цілі: { $names }
oath-board-plans = Плани: { $names }
oath-board-hand = Взяті карти:
oath-board-round = Раунд { $round } з 8 · Видінь узято: { $visions }
oath-board-citizen = · Громадянин
oath-board-warbands = {" "}· загонів { $board } (у банку { $bank })
oath-board-bound = Зв’язано рисами: { $names }
oath-board-signs = ▰ припас  ○ фавор  ◆ секрет  ◇ секрет долілиць  ♟ пішак  ♱ реліквія  ▒ долілиць
