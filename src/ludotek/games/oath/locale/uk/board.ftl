### Стіл Oath у терміналі, українською.

oath-board-keeper = тримає { $seat }
oath-board-usurper = { $seat } — Узурпатор
oath-board-discards = скид: { $cards }
oath-board-bandits-of = Розбійники ({ $seat })
oath-board-pools = кубиків атаки { $attack }; кубиків захисту { $defense } і загонів { $defending }
oath-board-targets = Цілі: { $names }
oath-board-plans = Маневри: { $names }
oath-board-hand = Взяті карти:
oath-board-round = Раунд { $round } з 8 · Видінь узято: { $visions }
oath-board-citizen = · Громадянин
oath-board-warbands = {" "}· загонів { $board } (у запасі { $bank })
oath-board-bound = Зв’язано рисами: { $names }
oath-board-signs = ▰ припас  ○ фавор  ◆ секрет  ◇ перевернутий секрет  ♟ фігурка  ♱ реліквія  ▒ закрита карта

## Клавіші терміналу

oath-keys =
    Вгору, вниз, Enter: обрати зі списку того, що можна зараз; Відпочинок стоїть останнім
    Tab: до рядка, де хід можна ввести словами, як у записі гри
    Home, End, PgUp, PgDn: довгим списком
oath-board-contract = { $a } винен { $b_dat }: { $what }; { $time }; неустойка: фавор { $favor }, секрети { $secrets }
oath-board-owes-0 = фавор { $number }
oath-board-owes-1 = секрети { $number }
oath-board-owes-2 = жодного походу на { $seat_gen }
oath-board-owes-3 = не робити ціллю: { $site }
oath-board-owes-4 = не відновлювати { $banner }
oath-board-owes-5 = прийти: { $site }
oath-board-owes-6 = запропонувати { $seat_dat } Громадянство
oath-board-owes-7 = не пропонувати { $seat_dat } Громадянства
oath-board-left-turns =
    { $count ->
        [0] термін: кінець цього ходу
        [one] термін: ще { $count } хід
        [few] термін: ще { $count } ходи
       *[other] термін: ще { $count } ходів
    }
oath-board-left-rounds = лишилося раундів: { $count }
