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

web-north-now-reprogram = Скиньте карту й візьміть щось із цього: { $names }.
web-north-now-activate = Зіграйте як Древнього щось із цього: { $names }.
web-north-bring = { $name }: понесіть до Пустищ, до колоди Пустищ чи у свою Зону.
web-north-pay-with = Яку карту ви за це скинете?
web-north-shut = Цю карту сюди не понести: потрібна карта іншої вартості.
web-north-tally = Як рахували
web-north-glossary = Усі карти
web-north-glossary-search = Шукати в назвах і текстах
web-north-glossary-ancients = Древні
web-north-glossary-facilities = Споруди
web-north-glossary-count =
    { $number ->
        [one] { $number } карта, на виду { $seen }
        [few] { $number } карти, на виду { $seen }
       *[other] { $number } карт, на виду { $seen }
    }
web-north-glossary-behind =
    { $number ->
        [one] на звороті { $number } карти
       *[other] на звороті { $number } карт
    }

## Вчитися граючи

web-north-lesson-goal = Ви й суперник починаєте з 40 очок і відбираєте їх одне в одного. Наприкінці рахуються очки, що лишилися, та ваші карти. Перемагає той, у кого більше.
    .title = Мета гри
web-north-lesson-draw = На початку ходу ваша рука, скид і колода перемішалися в одну колоду, і ви взяли ці три карти. Скинуте не пропадає: воно ще повернеться.
    .title = Ваша рука
web-north-lesson-sides = Кожна карта з одного боку Древній, а з іншого — Споруда. Число — вартість Древнього. Наведіть на карту, притримайте її пальцем або перейдіть до неї клавішею Tab, щоб прочитати обидва боки.
    .title = Два боки
web-north-lesson-directives = Щоходу треба виконати три директиви; будь-яку з них можна двічі. Кожна каже, що вона зробить зараз, а наведіть на неї — засвітяться карти, які вона може використати. Для початку добре Задіяти.
    .title = Три директиви
web-north-lesson-cost = Деякі директиви коштують карту: оберіть у руці, що скинути. Ви ще візьмете її іншим ходом, тож платіть тим, що зараз не потрібне.
    .title = Ціна
web-north-lesson-reprogram = Перепрограмувати — переманити Древнього: скиньте карту й візьміть із Пустищ Древнього іншої вартості. Він піде у ваш скид, а з наступного ходу буде в колоді.
    .title = Перепрограмувати
web-north-lesson-build = Збудувати — обміняти скинуту карту на Споруду, яку тут видно: верхня карта колоди Пустищ ляже у вашу Зону цим боком догори.
    .title = Збудувати
web-north-lesson-activate = Задіяти — зіграти карту з руки у свою Зону Древнім догори. Те, що вона тоді робить, — її Протокол.
    .title = Задіяти
web-north-lesson-question = Карта питає вас. Сказане на карті треба виконати, наскільки можливо, навіть собі на шкоду. Обрати можна те, що світиться.
    .title = Карта питає
web-north-lesson-order = Чекає не один Протокол. Ви кажете, який буде першим; решта йде одна за одною.
    .title = У якому порядку?
web-north-lesson-spark = Узятий Древній тепер у вашому скиді, і його Іскра спрацювала. Іскра діє лише тоді, коли карту перепрограмовують.
    .title = Іскра
web-north-lesson-zone = Це ваша Зона. Карта лишається тут і наприкінці дає 1 очко, хоч би яка була її вартість. Сама в руку вона не повернеться.
    .title = Ваша Зона
web-north-lesson-protocol = Щоразу, коли карта потрапляє до Зони або перевертається в ній, видимий бік виконує свій Протокол. Протоколи, що приносять нові карти чи перевертають їх, складаються в ланцюги.
    .title = Протокол
web-north-lesson-facility = Споруда теж має Протокол, але не має вартості. Рядок із ↺ називає те, що на іншому боці: перевернути карту — виконати саме його.
    .title = Споруда
web-north-lesson-pick = Хід суперника скінчився, і ви мусите перемістити одного Древнього з Пустищ у свій скид. Він тепер ваш, але Іскра не діє. Потім Пустища поповнюються.
    .title = Вимушений вибір
web-north-lesson-charge = Після директив ваш Вузол заряджається на рівень, щонайбільше до четвертого. Якщо цього ходу ви його розрядили, він знову на рівні 1.
    .title = Ваш Вузол
web-north-lesson-discharge = Розрядити — директива, що не коштує карти. Що вищий рівень Вузла, то більше вона дає: наведіть на Вузол, щоб побачити всі чотири рівні.
    .title = Розрядити
web-north-lesson-loss = Наприкінці ходу інший гравець втрачає 1 очко за кожну карту, що лишилася в руці. Невикористане у ваш хід працює проти суперника.
    .title = Карти, що лишилися в руці
web-north-lesson-forecast = Тут видно ваш рахунок, якби гра скінчилася зараз: очки, по 1 за кожну карту в Зоні та вартість усіх інших ваших карт. Карта вартості 2 у колоді цінніша, ніж у Зоні.
    .title = Рахунок зараз
web-north-lesson-glossary = Тут є всі карти гри, обидва їхні боки словами.
    .title = Усі карти
web-north-lesson-overloaded = Перевантаження: коли той самий Протокол мав би виконатися за хід утретє, він не діє. Копії карти рахуються разом.
    .title = Перевантаження
web-north-lesson-end = Кінець ближчає: у колоді Пустищ карт — { $number }. Гра закінчиться після ходу другого гравця, якщо їх лишиться чотири чи менше або якщо в когось не буде очок.
    .title = Як усе закінчується
web-north-lesson-scoring = Гру закінчено. Склалися очки, Зона та вартість руки, колоди й скиду. Перегляньте гру, щоб побачити вирішальні ходи, або зіграйте ще.
    .title = Підсумок
