### Стіл Oath у терміналі, українською.

oath-board-keeper = тримає { $seat }
oath-board-usurper = { $seat } — Узурпатор
oath-board-discards = скид: { $cards }
oath-board-bandits-of = Розбійники ({ $seat })
oath-board-inert = бездіяльна
oath-board-pools = кубиків атаки { $attack }; кубиків захисту { $defense } і загонів { $defending }
oath-board-targets = Цілі: { $names }
oath-board-plans = Маневри: { $names }
oath-board-hand = Взяті карти:
oath-board-round = Раунд { $round } з 8 · Видінь узято: { $visions }
oath-board-citizen = · Громадянин
oath-board-warbands = {" "}· загонів { $board } (у запасі { $bank })
oath-board-bound = Зв’язано рисами: { $names }
oath-board-signs = ▰ припас  ○ фавор  ◆ секрет  ◇ перевернутий секрет  ♟ фігурка  ♱ реліквія  ▒ закрита карта
