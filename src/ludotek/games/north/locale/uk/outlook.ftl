### Хто як стоїть у The North і як здобуто перемогу, українською.

north-way-total = Якби зараз кінець
north-next-total = { $seat } перемагає на { $margin }.
north-next-level = Порівну: вирішило б число карт.
north-way-points = Лишилося очок
north-next-points =
    { $number ->
        [1] { $seat }: лишилося { $points }; на 0 раунд останній.
       *[other] В обох лишилося { $points }; на 0 раунд останній.
    }
north-way-deck = Колода Пустищ: { $number }
north-next-deck =
    { $cards ->
        [one] Ще { $cards } карта з неї — і раунд останній.
        [few] Ще { $cards } карти з неї — і раунд останній.
       *[many] Ще { $cards } карт із неї — і раунд останній.
    }
north-next-last = Гра закінчиться, коли свій хід завершить { $seat }.
north-next-end = Цей раунд останній.

north-rule =
    { $ending ->
        [points] У когось не лишилося очок
        [deck] Колода Пустищ вичерпалася
       *[both] Колода Пустищ вичерпалася, і в когось не лишилося очок
    }{ $decided ->
        [points] : виграє більше очок загалом, { $most } проти { $least }.
        [cards] , очок порівну: виграє більше карт, { $most } проти { $least }.
       *[tie] , очок і карт порівну: перемога спільна.
    }
north-source-points = Очки, що лишилися
north-source-zone = Карти в Зоні
north-source-values = Вартості решти карт
north-source-array = Вежі
