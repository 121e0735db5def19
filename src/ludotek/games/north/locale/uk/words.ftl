### The North українською.

north-seat-dawn = Світанок
north-seat-dusk = Присмерк
north-rules =
    Двоє сплячих прокинулися серед замерзлих руїн, і кожен хоче, щоб машини слухалися його. Кожна карта з одного боку — Древній, з іншого — Споруда. Наприкінці карти у вашій Зоні дають по 1 очку, а карти в колоді — свою вартість.

    На початку ходу ваша рука, скид і колода перемішуються; ви берете три карти й виконуєте три директиви, жодну більш як двічі. Перепрограмувати: скиньте карту, візьміть у скид Древнього іншої вартості з Пустищ і застосуйте його Іскру. Збудувати: скиньте карту й зіграйте верхню карту колоди Пустищ як Споруду. Задіяти: зіграйте карту з руки як Древнього. Розрядити: застосуйте свій Вузол на його рівні.

    Усе, що потрапляє до Зони або перевертається в ній, виконує свій Протокол. Його треба виконати, наскільки можливо. Третє виконання того самого Протоколу за хід не діє.

    Після директив розряджений Вузол повертається на рівень 1, будь-який інший заряджається. Потім суперник втрачає 1 очко за кожну карту, що лишилася у вашій руці, й переміщує одного Древнього з Пустищ у свій скид; Пустища поповнюються до чотирьох.

    Гра закінчується після ходу другого гравця, якщо в когось не лишилося очок або в колоді Пустищ чотири карти чи менше. Перемагає той, у кого більше очок.

north-directive-reprogram = Перепрограмувати
north-directive-build = Збудувати
north-directive-activate = Задіяти
north-directive-discharge = Розрядити

north-board-wastes = Пустища
north-board-wastes-deck = Колода Пустищ
north-board-deck = Колода
north-board-discard = Скид
north-board-hand = Рука
north-board-zone = Зона
north-board-values = вартість
north-board-towers = вежі
north-board-score = Рахунок
north-board-protocol = Протокол
north-board-spark = Іскра
north-board-turn = хід { $turn }

north-aid-title = Як кінчаються хід і гра
north-aid-turn = Кінець ходу
north-aid-hand = Суперник втрачає 1 за кожну карту, що лишилася в руці.
north-aid-pick = Суперник переміщує Древнього з Пустищ у свій скид.
north-aid-refill = Пустища поповнюють до чотирьох.
north-aid-check = Після ходу другого гравця гру закінчено, якщо в колоді Пустищ чотири карти чи менше або в когось не лишилося очок. Інакше ходить інший гравець.
north-aid-game = Кінець гри
north-aid-count = Кожен додає 1 за кожну карту у своїй Зоні та вартості решти своїх карт.
north-aid-win = Виграє більше очок; за рівних — більше карт.

north-move-card = { $card } { $code }
north-move-place = Пустища { $place }
north-move-directive = { $directive }
north-move-unable = нічого неможливо
north-move-first = { $seat } починає

north-chosen-first = Перший гравець — { $seat }.
north-dealt =
    { $mine ->
        [1] Ви починаєте з картою «{ $card }» ({ $code }).
       *[other] { $seat } починає з картою «{ $card }» ({ $code }).
    }
north-dealt-one = «{ $card }» ({ $code })
north-dealt-all =
    { $mine ->
        [1] Ви починаєте з картами: { $all }.
       *[other] { $seat } починає з картами: { $all }.
    }
north-laid = { $card } лягає на місце { $place } у Пустищах.
north-laid-one = { $card }
north-laid-all = У Пустища лягають: { $all }.
north-top-of-wastes = На колоді Пустищ видно: { $name }; лишилося { $number }.
north-began = Хід { $number }: { $seat }.
north-shuffled = { $seat }: колода перемішана, карт { $number }.
north-drew = { $seat } бере карту, у руці { $number }.
north-saw =
    { $mine ->
        [1] Ви берете карту «{ $card }» ({ $code }).
       *[other] { $seat } бере карту «{ $card }» ({ $code }).
    }
north-saw-one = «{ $card }» ({ $code })
north-saw-all =
    { $mine ->
        [1] Ви берете карти: { $all }.
       *[other] { $seat } бере карти: { $all }.
    }
north-top-of-deck = { $seat }: на колоді видно: { $name }.
north-chose = { $seat } обирає: { $directive }.
north-forfeited = { $seat } не може виконати жодної директиви; втрачено { $number }.
north-discarded = { $seat } скидає карту «{ $card }» ({ $code }).
north-reprogrammed = { $seat } перепрограмовує карту «{ $card }» ({ $code }).
north-sparked = { $seat } застосовує Іскру: { $name }.
north-used = { $seat } виконує Протокол: { $name }.
north-overloaded = { $name } перевантажено: { $seat } не виконує нічого.
north-capped = { $seat }: за цей хід сталося забагато, тож Протокол «{ $name }» не діє.
north-played = { $seat }: карта «{ $card }» ({ $code }) стає в Зоні як Древній.
north-built = { $seat }: на звороті карти «{ $card }» ({ $code }) постає Споруда.
north-flipped = { $seat }: карту «{ $card }» ({ $code }) перевернуто в Зоні.
north-came = { $seat }: карта «{ $card }» ({ $code }) переходить до Зони.
north-discharged = { $seat } розряджає Вузол на рівні { $number }.
north-charged = { $seat }: Вузол піднято до рівня { $number }.
north-reset = { $seat }: Вузол знову на рівні 1.
north-lost =
    { $number ->
        [one] { $seat } втрачає { $number } очко.
        [few] { $seat } втрачає { $number } очки.
       *[other] { $seat } втрачає { $number } очок.
    }
north-mended =
    { $number ->
        [one] { $seat } повертає { $number } очко.
        [few] { $seat } повертає { $number } очки.
       *[other] { $seat } повертає { $number } очок.
    }
north-moved = { $seat }: карта «{ $card }» ({ $code }) йде у скид.
north-left = { $seat }: карта «{ $card }» ({ $code }) йде із Зони у скид.
north-took = { $seat }: карта «{ $card }» ({ $code }) приходить у руку.
north-gave = { $seat } лишає карту «{ $card }» ({ $code }) у Пустищах.
north-scanned = { $seat } оглядає приховані боки в Пустищах.
north-far-side = За місцем { $place } — { $name }.
north-face = На верху колоди Пустищ лежить { $card }.
north-could-not = { $seat } нічого не може тут зробити: { $line }
north-ended =
    { $ending ->
        [points] Після ходу { $number } у когось не лишилося очок.
        [deck] Після ходу { $number } колода Пустищ вичерпалася.
       *[both] Після ходу { $number } колода Пустищ вичерпалася, і в когось не лишилося очок.
    }
north-counted = Підсумок: Світанок { $dawn }, Присмерк { $dusk }.
north-won =
    { $number ->
        [one] { $seat } перемагає на { $number } очко.
        [few] { $seat } перемагає на { $number } очки.
       *[other] { $seat } перемагає на { $number } очок.
    }
north-by-cards =
    { $number ->
        [one] Очок порівну: { $seat } перемагає на { $number } карту.
        [few] Очок порівну: { $seat } перемагає на { $number } карти.
       *[other] Очок порівну: { $seat } перемагає на { $number } карт.
    }
north-tied = Перемога спільна. Очок у кожного: { $points }, карт: { $cards }.
north-showed = { $seat } пропонує карту «{ $card }» ({ $code }).
north-held-back = { $seat }: на звороті карти в руці видно: { $name }.
north-taken = Місце { $place } у Пустищах порожніє: { $card }.
north-echoed = { $seat }: карта «{ $card }» ({ $code }) відлунює в Зоні.

north-ending-points = не лишилося очок
north-ending-deck = колода Пустищ вичерпалася
north-ending-both = ні очок, ні колоди Пустищ

north-ask-choose-directive = Оберіть директиву.
north-ask-pay-for-target = Скиньте карту, щоб перепрограмувати.
north-ask-choose-target = Перепрограмуйте Древнього іншої вартості.
north-ask-pay-for-facility = Скиньте карту, щоб збудувати.
north-ask-play-ancient = Зіграйте карту як Древнього.
north-ask-resolve = Який Протокол буде першим?
north-ask-forced-pick = Перемістіть Древнього з Пустищ у свій скид.
north-ask-choose-first = Хто перший гравець?
north-ask-deal-card = Здається перша карта.
north-ask-turn-up-wastes = Наступна карта колоди Пустищ показує зворот.
north-ask-draw-unseen = Береться карта.
north-ask-turn-up-deck = Наступна карта колоди показує зворот.
north-ask-lay-ancient = Древній лягає в Пустища.

north-line-draw =
    { $number ->
        [one] Візьміть { $number } карту.
        [few] Візьміть { $number } карти.
       *[other] Візьміть { $number } карт.
    }
north-line-strike = Суперник втрачає { $number }.
north-line-strike-per-facility = Суперник втрачає 1 за кожну Споруду у вашій Зоні.
north-line-strike-per-ancient = Суперник втрачає 1 за кожного Древнього у вашій Зоні.
north-line-strike-per-card-in-hand = Суперник втрачає 1 за кожну карту у вашій руці.
north-line-strike-per-node-level = Суперник втрачає стільки, який рівень вашого Вузла.
north-line-strike-per-lead = Суперник втрачає 1 за кожну карту, на яку ваша Зона випереджає його Зону.
north-line-mend =
    { $number ->
        [one] Поверніть { $number } очко.
        [few] Поверніть { $number } очки.
       *[other] Поверніть { $number } очок.
    }
north-line-charge =
    { $number ->
        [one] Зарядіть свій Вузол.
        [few] Зарядіть свій Вузол { $number } рази.
       *[other] Зарядіть свій Вузол { $number } разів.
    }
north-line-reset = Якщо ваш Вузол розряджено, поверніть його на рівень 1.
north-line-flip-yours = Переверніть карту у своїй Зоні.
north-line-flip-theirs = Переверніть карту в Зоні суперника.
north-line-exchange-hand-and-wastes = Обміняйте карту з руки на карту з Пустищ.
north-line-exchange-hand-and-zone = Обміняйте карту з руки на карту зі своєї Зони.
north-line-exchange-zones = Обміняйте карту зі своєї Зони на карту із Зони суперника.
north-line-salvage =
    { $number ->
        [one] Візьміть у руку { $number } карту зі свого скиду.
        [few] Візьміть у руку { $number } карти зі свого скиду.
       *[other] Візьміть у руку { $number } карт зі свого скиду.
    }
north-line-refill = Поповніть Пустища.
north-line-scan = Огляньте зворотні боки в Пустищах і верхню карту колоди Пустищ.
north-line-build =
    { $number ->
        [one] Зіграйте верхню карту колоди Пустищ як Споруду.
        [few] Зіграйте { $number } верхні карти колоди Пустищ як Споруди.
       *[other] Зіграйте { $number } верхніх карт колоди Пустищ як Споруди.
    }
north-line-raise = Зіграйте карту з Пустищ як Споруду.
north-line-found = Зіграйте карту з руки як Споруду.
north-line-activate = Зіграйте карту з руки як Древнього.
north-line-recall = Перемістіть карту зі своєї Зони у свій скид.
north-line-oust = Перемістіть карту із Зони суперника в його скид.
north-line-take = Перемістіть Древнього з Пустищ у свій скид.
north-line-scrap =
    { $number ->
        [one] Скиньте { $number } карту.
        [few] Скиньте { $number } карти.
       *[other] Скиньте { $number } карт.
    }
north-line-if-done = Якщо зроблено:
north-line-echo = Виконайте Протокол Древнього з іншою назвою у своїй Зоні.

north-facility-beacon = Маяк
north-facility-forge = Кузня
north-facility-conduit = Провідник
north-facility-vault = Сховище
north-flavour-beacon = Світло, що чекало на кораблі.
north-flavour-forge = Ще тепла, хоч остання рука давно її полишила.
north-flavour-conduit = Щось гуде під кригою.
north-flavour-vault = Що тут сховали, сховали для вас.

north-ancient-drift-walker = Мандрівець заметів
north-flavour-drift-walker = Він перетнув цю рівнину десять тисяч разів і жодного разу не дійшов.
north-ancient-ember-keeper = Хранитель жарини
north-flavour-ember-keeper = Лишилася одна жарина, і торкатися її не можна нікому.
north-ancient-rust-gleaner = Збирач іржі
north-flavour-rust-gleaner = Лагодить те, що знайде, тим, що знайде.
north-ancient-pale-sentry = Блідий вартовий
north-flavour-pale-sentry = Війна скінчилася. Йому не сказали, хто переміг.
north-ancient-lantern-moth = Ліхтарна міль
north-flavour-lantern-moth = Летить туди, де темно, й розповідає.
north-ancient-ice-plough = Криговий плуг
north-flavour-ice-plough = Дороги були його єдиною молитвою.
north-ancient-signal-warden = Наглядач сигналів
north-flavour-signal-warden = Кожні двері тут мають два боки, а він — обидва ключі.
north-ancient-thaw-engine = Двигун відлиги
north-flavour-thaw-engine = Весна — це процедура. Запустіть її ще раз.
north-ancient-stitcher = Швець
north-flavour-stitcher = Він пришиває стіни до вітру.
north-ancient-marrow-loom = Кістковий верстат
north-flavour-marrow-loom = Витягни одну нитку, встав іншу.
north-ancient-frost-broker = Морозний крамар
north-flavour-frost-broker = У снігу ніщо не губиться. Воно лише продається.
north-ancient-siege-colossus = Облоговий колос
north-flavour-siege-colossus = Він не йде. Наближається обрій.
north-ancient-beacon-mother = Мати маяків
north-flavour-beacon-mother = Колись усі вогні цього берега відповідали їй.
north-ancient-choir-of-dials = Хор циферблатів
north-flavour-choir-of-dials = Сто стрілок, одне слово, сказане знову.
north-ancient-glass-leviathan = Скляний левіафан
north-flavour-glass-leviathan = Ви дивитеся крізь нього, доки він не ворухнеться.
north-ancient-turncoat-relay = Реле-перекинчик
north-flavour-turncoat-relay = Служить тому, хто говорив останнім.
north-ancient-tower-of-ash = Вежа попелу
north-flavour-tower-of-ash = Вона впала першою й пам’ятає як.
north-ancient-tower-of-bells = Вежа дзвонів
north-flavour-tower-of-bells = Коли вона дзвонить, щось підводиться.
north-ancient-tower-of-salt = Вежа солі
north-flavour-tower-of-salt = Що вона береже, те не псується.
north-ancient-tower-of-eyes = Вежа очей
north-flavour-tower-of-eyes = Вона кліпає раз на рік. Це було вчора.

north-say-cold = Холоднішає.
north-say-close = Це було близько.
north-say-combo = Оце ланцюжок!
north-say-well-played = Гарна гра!

option-north-overloaded = Перевантаження
    .about = Третє виконання того самого Протоколу за хід не діє.
option-north-tower-array = Масив веж
    .about = Ще дванадцять Древніх; різні Вежі, що стоять у вашій Зоні, дають 1, 3, 6 або 10 очок.
option-north-first = Перший гравець
    .about = Хто починає й лишається першим гравцем.
option-north-first-random = за жеребом
option-north-first-dawn = Світанок
option-north-first-dusk = Присмерк
option-north-backs = Звороти в руці
    .about = Чи бачать усі звороти карт у руці.
option-north-backs-hidden = приховані
option-north-backs-open = відкриті
option-north-cards = Карти
    .about = Аркуш карт, якими грають.
option-north-cards-cards = власний набір дому

north-holding-points = ваші очки
north-holding-node = ваш Вузол
north-holding-hand = ваша рука
north-holding-deck = ваша Колода
north-holding-discard = ваш Скид
north-holding-zone = ваша Зона
