### Поле Nort українською.

web-nort-arena = Арена, { $squares } на { $squares } клітинок
web-nort-driver =
    { $heading ->
        [north] { $seat } у точці { $x },{ $y }, прямує на північ
        [east] { $seat } у точці { $x },{ $y }, прямує на схід
        [south] { $seat } у точці { $x },{ $y }, прямує на південь
       *[west] { $seat } у точці { $x },{ $y }, прямує на захід
    }
web-nort-mine =
    { $shape ->
        [black] чорна міна в точці { $x },{ $y }
        [circle] кругла міна в точці { $x },{ $y }
        [square] квадратна міна в точці { $x },{ $y }
       *[triangle] трикутна міна в точці { $x },{ $y }
    }
web-nort-trace =
    { $dotted ->
        [yes] Раунд { $round }: { $seat } від { $x },{ $y } до { $endX },{ $endY }, крапками
       *[no] Раунд { $round }: { $seat } від { $x },{ $y } до { $endX },{ $endY }
    }
web-nort-look = Придивіться: арену знову накриють.
web-nort-covered = Арену накрито.
web-nort-pad = Оголошення: число й напрямок
web-nort-keys = З клавіатури: число, потім ← ↑ →
web-nort-dice = Кубики: { $dice }
web-nort-seconds-left = { $seconds ->
        [one] лишилася { $seconds } секунда
        [few] лишилося { $seconds } секунди
       *[other] лишилося { $seconds } секунд
    }
web-nort-deeds = Що можна зробити
web-nort-vehicles = Машини на вибір
web-nort-power-used = { $used ->
        [0] { $power }
       *[other] { $power }: застосовано { $used }
    }
web-nort-calls = Аркуш оголошень
web-nort-round = Раунд
web-nort-redraw = Накреслити гру
web-nort-traces = Накреслено слідів
web-nort-decided = Вирішило: { $by }.
