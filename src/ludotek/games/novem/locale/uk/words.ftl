### Novem українською.

novem-seat-rows = Ряди
novem-seat-columns = Стовпці
novem-rules =
    Дев’ять клітинок, і на кожній по дві плитки, які разом дають 10. На кожному рівні будь-який ряд і будь-який стовпець дають 15, тож завжди відомо, що лежить унизу.

    Одному гравцеві належать ряди A, B і C, другому — стовпці 1, 2 і 3. Щораунду один атакує, а другий захищається. Обидва потай обирають по одній своїй лінії, а тоді відкривають їх водночас. Атака забирає верхню плитку там, де лінії перетнулися; узяту плитку тримають долілиць. Далі атакує інший гравець.

    Порожня клітинка не дає нічого, але атака все одно переходить. Шість порожніх раундів поспіль завершують гру.

    Гра закінчується, щойно в якомусь ряду чи стовпці не лишилося плиток на жодному рівні. Те, що лежить на дошці, не дістається нікому.

    Матч — це дві гри; хто першим захищався, тепер першим атакує. Виграє той, хто набрав більше очок за обидві гри разом.

novem-move-row = { $row }
novem-move-column = { $column }
novem-move-first = { $seat } атакують першими
novem-move-set-up = розкладка { $layout }
novem-move-late = { $seat } спізнилися

novem-set = Гра { $game }: розкладка { $layout }.
novem-attacks-first = Гра { $game }: { $seat } атакують першими.
novem-revealed = Ряд { $row } перетинає стовпець { $column }.
novem-took = { $seat } беруть плитку { $tile }.
novem-found-empty =
    { $rounds ->
        [1] { $seat } натрапляють на порожню клітинку.
       *[other] { $seat } натрапляють на порожню клітинку, поспіль уже { $rounds }.
    }
novem-was-late = { $seat } не встигли обрати.
novem-drawn-for =
    { $mine ->
        [1] Ваш маркер обрано жеребом: { $marker }.
       *[other] { $seat }: маркер обрано жеребом: { $marker }.
    }
novem-ended =
    { $ending ->
        [row] Гру { $game } завершено: ряд порожній.
        [column] Гру { $game } завершено: стовпець порожній.
        [both] Гру { $game } завершено: порожні ряд і стовпець.
       *[stall] Гру { $game } завершено: забагато порожніх раундів.
    }
novem-counted = Очки: Ряди { $rows }, Стовпці { $columns }.
novem-won =
    { $margin ->
        [one] { $seat } виграють матч, перевага — { $margin } очко.
        [few] { $seat } виграють матч, перевага — { $margin } очки.
       *[many] { $seat } виграють матч, перевага — { $margin } очок.
    }
novem-tied = Матч завершено внічию, { $points } : { $points }.
novem-forfeited = { $seat } двічі поспіль не встигли обрати й програють матч.

novem-ending-points = більше очок
novem-ending-tie = нічия
novem-ending-forfeit = двічі поспіль забракло часу

novem-game-number =
    { $game ->
        [3] вирішальна гра
       *[other] гра { $game } з 2
    }
novem-attack = атака
novem-defence = захист
novem-points = Очки: { $points }
novem-points-hidden = Очки: долілиць
novem-empty-rounds = Порожні раунди: { $rounds } з { $most }
novem-choose =
    { $line ->
        [row] { $part ->
            [attack] Оберіть ряд: ви атакуєте.
           *[defence] Оберіть ряд: ви захищаєтеся.
        }
       *[column] { $part ->
            [attack] Оберіть стовпець: ви атакуєте.
           *[defence] Оберіть стовпець: ви захищаєтеся.
        }
    }

novem-say-a = Я зіграю A.
novem-say-b = Я зіграю B.
novem-say-c = Я зіграю C.
novem-say-1 = Я зіграю 1.
novem-say-2 = Я зіграю 2.
novem-say-3 = Я зіграю 3.
novem-say-guess = Вгадайте, де я.
novem-say-close = Майже!
novem-say-well-played = Гарно зіграно!

option-novem-first = Перша атака
    .about = Хто першим атакує в першій грі.
option-novem-first-random = за жеребом
option-novem-first-rows = Ряди
option-novem-first-columns = Стовпці
option-novem-layout = Розкладка
    .about = Верхній рівень у першій грі: дев’ять цифр, ряд за рядом, або за жеребом.
option-novem-layout-random = за жеребом
option-novem-second-layout = Друга розкладка
    .about = Як лежать плитки у другій грі.
option-novem-second-layout-same = така сама
option-novem-second-layout-transposed = ряди й стовпці поміняно місцями
option-novem-second-layout-random = за жеребом
option-novem-swap-sides = Обмін сторонами
    .about = У другій грі гравці міняються рядами та стовпцями.
option-novem-totals = Рахунок
    .about = Чиї очки видно, поки триває гра.
option-novem-totals-own = лише власний
option-novem-totals-open = обох гравців
option-novem-decider = Вирішальна гра
    .about = Третя гра, якщо матч завершився внічию.
option-novem-board = Дошка
    .about = Мала дошка має два ряди, два стовпці й чотири плитки; вона для досліджень.
option-novem-board-full = повна дошка
option-novem-board-small = мала дошка

novem-holding-points = ваші очки
