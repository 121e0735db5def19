### Хто як стоїть у Novem і як здобуто перемогу, українською.

novem-way-points = Очки
novem-next-lead = { $seat } попереду на { $margin }; на дошці лежить { $left }.
novem-next-level = Порівну; на дошці лежить { $left }.
novem-next-hidden = На дошці лежить { $left }; узяте суперником лежить долілиць.
novem-next-decided = { $seat } вже недосяжні.
novem-way-end = Кінець гри { $game }
novem-next-line =
    { $line ->
        [row] { $tiles ->
            [one] Ряд { $name }: ще { $tiles } плитка, і гру завершено.
            [few] Ряд { $name }: ще { $tiles } плитки, і гру завершено.
           *[many] Ряд { $name }: ще { $tiles } плиток, і гру завершено.
        }
       *[column] { $tiles ->
            [one] Стовпець { $name }: ще { $tiles } плитка, і гру завершено.
            [few] Стовпець { $name }: ще { $tiles } плитки, і гру завершено.
           *[many] Стовпець { $name }: ще { $tiles } плиток, і гру завершено.
        }
    }
novem-next-stall =
    { $rounds ->
        [one] Ще { $rounds } порожній раунд — і гру завершено.
        [few] Ще { $rounds } порожні раунди — і гру завершено.
       *[many] Ще { $rounds } порожніх раундів — і гру завершено.
    }

novem-rule-points = Виграє більше очок за всі ігри разом: { $most } проти { $least }.
novem-rule-tie = За всі ігри разом очок порівну: { $points }.
novem-rule-forfeit = { $seat } двічі поспіль не встигли обрати, а це поразка в матчі.
novem-source-game = Гра { $game }
