### Поле The North українською.

web-north-wastes = Пустища
web-north-wastes-deck = Колода Пустищ: { $number }
web-north-empty = порожньо
web-north-deck = Колода
web-north-discard = Скид
web-north-shows = зверху: { $name }
web-north-unknown =
    { $number ->
        [one] і ще { $number } невідома карта
        [few] і ще { $number } невідомі карти
       *[other] і ще { $number } невідомих карт
    }
web-north-hand =
    { $seat }, рука: { $number ->
        [one] { $number } карта
        [few] { $number } карти
       *[other] { $number } карт
    }
web-north-hand-short = Рука
web-north-zone =
    { $seat }, Зона: { $number ->
        [one] { $number } карта
        [few] { $number } карти
       *[other] { $number } карт
    }
web-north-zone-short = Зона
web-north-node = { $seat }: Вузол на рівні { $level }
web-north-node-discharged = { $seat }: Вузол розряджено
web-north-node-title = Вузол
web-north-level = Рівень { $level }
web-north-track = Очки: { north-seat-dawn } { $dawn }, { north-seat-dusk } { $dusk }

web-north-value = Вартість
web-north-protocol = Протокол
web-north-spark = Іскра
web-north-ancient = Древній, вартість { $value }
web-north-facility = Споруда
web-north-unseen-face = Древнього з іншого боку ви ще не бачили.
web-north-unseen-back = Споруди з іншого боку ви ще не бачили.
web-north-detail = Обидва боки карти
web-north-look = Наведіть на карту чи Вузол, щоб побачити тут усе.
web-north-close = Закрити

web-north-forecast = Рахунок зараз { $total }
web-north-forecast-points =
    { $number ->
        [one] { $number } очко
        [few] { $number } очки
       *[other] { $number } очок
    }
web-north-forecast-zone = { $number } за Зону
web-north-forecast-values = { $number } за вартість
web-north-forecast-array = { $number } за вежі

web-north-you = Ви
web-north-chosen = Обрано: { $name }.
web-north-then = Далі: { $names }.
web-north-directives =
    { $number ->
        [one] Лишилася { $number } директива
        [few] Лишилося { $number } директиви
       *[other] Лишилося { $number } директив
    }
web-north-used =
    { $number ->
        [0] цього ходу не виконано
        [one] цього ходу виконано раз
       *[other] цього ходу виконано двічі
    }
web-north-about-reprogram = Скиньте карту, візьміть Древнього іншої вартості, застосуйте його Іскру.
web-north-about-build = Скиньте карту: { $name }. { $lines }
web-north-about-build-none = Споруд не лишилося.
web-north-about-activate = Зіграйте карту як Древнього й виконайте її Протокол.
web-north-about-discharge-none = Вузол розряджено.
