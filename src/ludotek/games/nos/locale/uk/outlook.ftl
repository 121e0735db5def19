### Хто як стоїть у Project NOS і як здобуто перемогу, українською.

nos-way-races = Виграні гонки
nos-next-win = { $seat }: ще одна гонка — і перемога в грі.
nos-next-wins =
    { $number ->
        [0] Дві виграні гонки дають перемогу.
        [few] { $number } водіям бракує по одній гонці.
       *[other] { $number } водіям бракує по одній гонці.
    }
nos-way-road = Ця гонка
nos-next-start = Гонка { $race } ще не почалася.
nos-next-road =
    { $left ->
        [one] Попереду { $seat }, лишилася { $left } картка.
        [few] Попереду { $seat }, лишилося { $left } картки.
       *[many] Попереду { $seat }, лишилося { $left } карток.
    }
nos-next-level =
    { $left ->
        [one] Авто нарівні: { $number }, лишилася { $left } картка.
        [few] Авто нарівні: { $number }, лишилося { $left } картки.
       *[many] Авто нарівні: { $number }, лишилося { $left } карток.
    }
nos-next-finished = Перший на фініші: { $seat }.
nos-next-nobody = Жодне авто не може їхати далі.
nos-way-engines = Перегріви
nos-next-limit =
    { $number ->
        [0] Третій перегрів підриває двигун.
        [1] { $seat }: двигун на межі, ще один перегрів його підірве.
       *[other] Двигунів на межі: { $number }; ще один перегрів їх підірве.
    }

nos-rule-wins = { $seat }: виграних гонок { $wins }, а дві дають перемогу в грі.
nos-rule-time = Кінець траси: { $run }.
nos-rule-breakdown = Заїзд обірвався, накрито карток: { $cards } із { $track }, тож часу немає.
nos-source-race = Гонка { $race }
