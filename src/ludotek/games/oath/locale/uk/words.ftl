### Oath українською.

oath-seat-chancellor = Канцлер
oath-seat-red = Червоний
oath-seat-blue = Синій
oath-seat-yellow = Жовтий
oath-seat-white = Білий
oath-seat-black = Чорний
oath-bandits = Розбійники
oath-rules =
    Хтось тримає Клятву. Канцлер править Імперією і хоче, щоб вона тривала; Вигнанці хочуть посісти його місце — за Клятвою або за власним Видінням.

    У свій хід ви прокидаєтеся, дієте й відпочиваєте. Дії коштують Припасу: шукайте карти, наймайте загони, торгуйте фавором і секретами, відновлюйте реліквії та стяги, подорожуйте або йдіть у похід на того, хто править вашою місцевістю чи стоїть на ній.

    Карти лежать на місцевостях або поруч із вами як радники; ви можете використовувати ті, де стоїть ваша фігурка, і ті, якими правите. Якщо сила вимагає покласти фавор чи секрет на карту, на ній не має бути ні фавору, ні секретів.

    Вигнанець, який дотримав Клятву до свого пробудження, стає Узурпатором і перемагає, коли прокинеться знову. Вигнанець перемагає і з відкритим Видінням, умову якого виконує тільки він, якщо вже взято три Видіння. Від п’ятого раунду гру може завершити кубик, якщо Клятву тримає Імперія; після восьмого вона завершується в будь-якому разі.
oath-slot-cradle-1 = Колиска 1
oath-slot-cradle-2 = Колиска 2
oath-slot-provinces-1 = Провінції 1
oath-slot-provinces-2 = Провінції 2
oath-slot-provinces-3 = Провінції 3
oath-slot-hinterland-1 = Глибинка 1
oath-slot-hinterland-2 = Глибинка 2
oath-slot-hinterland-3 = Глибинка 3
oath-region-cradle = Колиска
oath-region-provinces = Провінції
oath-region-hinterland = Глибинка
oath-suit-discord = Розбрат
oath-suit-arcane = Чари
oath-suit-order = Порядок
oath-suit-hearth = Вогнище
oath-suit-beast = Звір
oath-suit-nomad = Кочівник
oath-banner-peoples-favor = Фавор Народу
oath-banner-darkest-secret = Найтемніший Секрет
oath-trait-brutal = Жорстокий
oath-trait-decadent = Розбещений
oath-trait-careless = Недбалий
oath-trait-greedy = Жадібний
oath-back-denizen = житель
oath-back-vision = Видіння
oath-back-relic = реліквія
oath-back-site = місцевість
oath-attack-hollow = порожній меч
oath-attack-sword = меч
oath-attack-skull = два мечі й череп
oath-defense-blank = нічого
oath-defense-shield = щит
oath-defense-shields = два щити
oath-defense-double = подвоєння
oath-ending-usurper = Узурпатор тримає Клятву
oath-ending-visionary = Видіння справдилося
oath-ending-stable-regime = сталий режим
oath-ending-war-exhaustion = виснаження війною
oath-facedown-of = закритий радник { $place } ({ $seat })
oath-relic-at = реліквія { $place } ({ $slot })
oath-so-many-warbands =
    { $number ->
        [one] { $number } загін
        [few] { $number } загони
       *[other] { $number } загонів
    }
oath-so-many-secrets =
    { $number ->
        [one] { $number } секрет
        [few] { $number } секрети
       *[other] { $number } секретів
    }
oath-so-many-favor =
    { $number ->
        [one] { $number } фавор
        [few] { $number } фавори
       *[other] { $number } фаворів
    }
oath-change = { $supply ->
        [0] {""}
       *[other] припас { $supply }{" "}
    }{ $favor ->
        [0] {""}
       *[other] фавор { $favor }{" "}
    }{ $secrets ->
        [0] {""}
       *[other] секрети { $secrets }{" "}
    }{ $facedown ->
        [0] {""}
       *[other] перевернуті секрети { $facedown }{" "}
    }{ $warbands ->
        [0] {""}
       *[other] загони { $warbands }{" "}
    }
oath-move-turns-up = Відкривається: { $card }
oath-move-back = сорочка: { $back }
oath-move-attack-die = кубик атаки: { $face }
oath-move-defense-die = кубик захисту: { $face }
oath-move-end-die = кубик кінця: { $number }
oath-move-rest = Відпочинок
oath-move-search-deck = Пошук у колоді світу
oath-move-search-pile = Пошук у скиді: { $region }
oath-move-muster = Найняти: { $card }
oath-move-trade-secret = Віддати секрет за фавор: { $card }
oath-move-trade-favor = Віддати два фавори за секрети: { $card }
oath-move-recover = Відновити реліквію { $place }
oath-move-recover-banner = Відновити стяг: { $banner }
oath-move-travel = Подорож: { $slot }
oath-move-travel-by-giant = Перевернути секрет і подорожувати: { $slot }
oath-move-set-out = Вирушити з Оповитого Лісу
oath-move-campaign = Похід проти: { $seat }
oath-move-use = Задіяти: { $card }
oath-move-play = Зіграти: { $card }
oath-move-peek = Глянути на реліквію { $place }
oath-move-peek-reliquary = Глянути в релікварій: { $space }
oath-move-lift = Забрати на планшет { oath-so-many-warbands }
oath-move-station = Розмістити { oath-so-many-warbands }
oath-move-offer = Запропонувати громадянство: { $seat }
oath-move-exile = Вигнати: { $seat }
oath-move-leave = Покинути Імперію
oath-move-tribunal = Укласти угоду в Трибуналі
oath-move-hand-over = Передати загони: { $seat }
oath-move-request = Попросити загони: { $seat }
oath-move-card = { $card }
oath-move-site = { $slot }
oath-move-player = { $seat }
oath-move-bank = Запас: { $suit }
oath-move-number = { $number }
oath-move-banner = { $banner }
oath-move-space = Місце «{ $space }»
oath-move-yes = Так
oath-move-no = Ні
oath-move-done = Готово
oath-move-faceup = Відкритий радник
oath-move-facedown = Закритий радник
oath-move-reveal = Відкрити Видіння
oath-move-discard = Скинути
oath-move-pawn = Фігурка та фавор
oath-move-add = Додати фавор
oath-move-take-favor = Взяти фавор
oath-move-take-secret = Взяти секрет
oath-move-facedown-adviser = { oath-facedown-of }
oath-move-give-favor = Дати { oath-so-many-favor }
oath-move-give-secrets = Дати { oath-so-many-secrets }
oath-move-ask-favor = Попросити { oath-so-many-favor }
oath-move-ask-secrets = Попросити { oath-so-many-secrets }
oath-move-give-card = Дати: { $card }
oath-move-ask-card = Попросити: { $card }
oath-move-give-banner = Дати стяг: { $banner }
oath-move-ask-banner = Попросити стяг: { $banner }
oath-move-propose = Запропонувати
oath-move-relic-at = { oath-relic-at }
oath-move-later-favor = Віддати згодом { oath-so-many-favor }
oath-move-later-secrets = Віддати згодом { oath-so-many-secrets }
oath-move-ask-later-favor = Просити згодом { oath-so-many-favor }
oath-move-ask-later-secrets = Просити згодом { oath-so-many-secrets }
oath-move-peace = Пообіцяти не йти на них у похід
oath-move-ask-peace = Просити обіцянки не йти на вас у похід
oath-move-due = Термін у ходах боржника: { $number }
oath-move-forfeit = Інакше втратити { oath-so-many-favor }
oath-move-show = Показати всім закритого радника { $place }
oath-move-show-relic = Показати їм реліквію: { $space }
oath-turn-began = Раунд { $round }: прокидається { $seat }.
oath-went = { $seat } прибуває: { $place }.
oath-turned-up = Відкрито місцевість ({ $slot }): { $site }.
oath-drew = { $seat } бере карту: { $back }.
oath-drew-one = { $back }
oath-drew-all = { $seat } бере карти: { $all }.
oath-saw = { $seat } бачить: { $card }.
oath-saw-one = { $card }
oath-saw-all = { $seat } бачить: { $all }.
oath-played = { $seat } грає карту: { $card }.
oath-played-facedown = { $seat } грає карту закритою: { $back }.
oath-discarded = { $seat } скидає: { $card }.
oath-discarded-one = { $card }
oath-discarded-all = { $seat } скидає: { $all }.
oath-discarded-unseen = { $seat } скидає закритою: { $back }.
oath-discarded-unseen-one = { $back }
oath-discarded-unseen-all = { $seat } скидає закритими: { $all }.
oath-mustered = { $seat } наймає: { $card }.
oath-traded-secret = { $seat } віддає секрет за фавор: { $card }.
oath-took-relic = { $seat } отримує реліквію: { $card }.
oath-took-banner = { $seat } отримує стяг: { $banner }.
oath-used = { $seat }: задіяно «{ $card }».
oath-attacked = { $seat } вирушає в похід проти: { $defender }.
oath-targeted = { $seat } обирає ціль: { $place }.
oath-rolled-attack = Атака: { $face }.
oath-rolled-attack-one = { $face }
oath-rolled-attack-all = Атака: { $all }.
oath-rolled-defense = Захист: { $face }.
oath-rolled-defense-one = { $face }
oath-rolled-defense-all = Захист: { $all }.
oath-campaign-won = { $seat } перемагає в поході проти: { $defender }.
oath-campaign-lost = { $seat } зазнає поразки в поході проти: { $defender }.
oath-attack-sum = { $seat }: сила атаки { $total }: мечів { $swords }{ $hollow ->
    [0] { "" }
   *[other] , порожніх мечів { $hollow } (два за один)
}{ $sacrificed ->
    [0] { "" }
   *[other] , від пожертви { $sacrificed }
}.{ $skulls ->
    [0] { "" }
   *[other] { " " }Черепів: { $skulls }.
}
oath-defense-sum = { $seat }: сила захисту { $total }: щитів { $shields }{ $doublings ->
    [0] { "" }
    [1] { " " }подвоєно
   *[other] { " " }подвоєно разів: { $doublings }
}, загонів { $warbands }.
oath-aftermath = { $by_plan ->
    [0] Атака { $attack } проти захисту { $defense }{ $margin ->
        [0] : нічия, яку виграє захисник
       *[other] : різниця { $margin }
    }.
   *[other] Похід вирішено планом, без кубиків.
} Полягло: { $seat } { $fallen }, { $defender } { $slain }.{ $sites ->
    [0] { "" }
   *[other] { " " }Здобуто місцевостей: { $sites }.
}{ $treasures ->
    [0] { "" }
   *[other] { " " }Здобуто реліквій і стягів: { $treasures }.
}
oath-lost-warbands = { $seat } втрачає { oath-so-many-warbands }.
oath-gained-favor = { $seat } отримує { oath-so-many-favor }.
oath-gained-secrets = { $seat } отримує { oath-so-many-secrets }.
oath-gained-warbands = { $seat } отримує { oath-so-many-warbands }.
oath-gained-supply = { $seat } отримує Припас: { $number }.
oath-became-citizen = { $seat } стає Громадянином.
oath-became-exile = { $seat } стає Вигнанцем.
oath-revealed-vision = { $seat } відкриває: { $card }.
oath-offered = { $seat } робить пропозицію: { $partner }.
oath-rolled-end = Кубик кінця показує { $face }, раунд { $round }.
oath-traded-favor = { $seat } віддає два фавори за секрети: { $card }.
oath-won = { $seat } перемагає: { $ending }.
oath-rested = { $seat } відпочиває, Припас: { $supply }.
oath-banner-fed = { $banner }: тепер на стязі { $number }.
oath-targeted-thing = { $seat } обирає за ціль: { $thing }.
oath-told-number =
    { $number ->
        [0] { $seat } атакує без кубиків.
        [one] { $seat } атакує { $number } кубиком.
       *[other] { $seat } атакує { $number } кубиками.
    }
oath-stationed = { $seat } розміщує { oath-so-many-warbands } ({ $site }).
oath-lifted = { $seat } забирає { oath-so-many-warbands } ({ $site }).
oath-lost-at-site = { $seat } втрачає { oath-so-many-warbands } ({ $site }).
oath-handed-warbands = { $seat } передає { oath-so-many-warbands }: { $other }.
oath-lost-secrets = { $seat } втрачає { oath-so-many-secrets }.
oath-burnt-on = На карті «{ $card }» знищено { oath-so-many-secrets }.
oath-paid = { $seat } віддає { oath-so-many-favor }: { $other }.
oath-paid-secrets = { $seat } віддає { oath-so-many-secrets }: { $other }.
oath-flowed = Із запасу «{ $suit }» до запасу «{ $other }» переходить { oath-so-many-favor }.
oath-bank-burnt = Із запасу «{ $suit }» знищено { oath-so-many-favor }.
oath-caged = { $seat }: до клітки потрапляє { oath-so-many-warbands }.
oath-freed = { $seat }: з клітки повертається { oath-so-many-warbands }.
oath-burnt = { $seat }: знищено { oath-so-many-favor }.
oath-allied = { $seat } стає союзником; захисник: { $defender }.
oath-turned-secret = { $seat } перевертає секрет.
oath-offer-line = { $seat }, у пропозиції: { $line }.
oath-chose = { $seat } обирає: { $choice }.
oath-chose-site = { $seat } обирає місцевість: { $choice }.
oath-chose-search-deck = { $seat } шукає в колоді світу.
oath-chose-search-pile = { $seat } шукає у скиді: { $region }.
oath-chose-offer = { $seat } пропонує громадянство: { $other }.
oath-chose-hand-over = { $seat } пропонує загони: { $other }.
oath-chose-request = { $seat } просить загони: { $other }.
oath-chose-peek = { $seat } потай оглядає реліквію { $place } своєї місцевості.
oath-chose-peek-reliquary = { $seat } потай оглядає реліквію на місці «{ $space }».
oath-chose-space = { $seat } обирає реліквію на місці «{ $space }».
oath-chose-bank = { $seat } обирає запас: { $suit }.
oath-chose-banner = { $seat } обирає стяг: { $banner }.
oath-chose-show = { $seat } показує всім закритого радника { $place }.
oath-kept = { $seat } бере до рук: { $back }.
oath-word-kept = { $seat } дотримує слова перед гравцем: { $partner }.
oath-word-broken = { $seat } порушує слово перед гравцем: { $partner }.
oath-that-was = Це карта «{ $card }».
oath-all-saw = Відкрито: { $card }.
oath-all-saw-one = { $card }
oath-all-saw-all = Відкрито: { $all }.
oath-title-passed =
    { $usurps ->
        [1] { $seat } тепер Узурпатор.
       *[other] { $seat } тепер тримає Клятву.
    }
oath-answered =
    { $agrees ->
        [1] { $seat } погоджується.
       *[other] { $seat } відмовляється.
    }
oath-mob =
    { $is_mob ->
        [1] Фавор Народу стає Натовпом.
       *[other] Фавор Народу знову спокійний.
    }
oath-ask-act = Що робите?
oath-ask-modified = Що робите з цим?
oath-ask-wake-banner = Додайте фавор до Фавору Народу або поверніть один до запасу.
oath-ask-wake-site = Взяти щось із місцевості: { $site }?
oath-ask-rest-powers = Використати силу під час відпочинку?
oath-ask-short-of-favor = Фавору бракує: на якій місцевості його буде менше?
oath-ask-first-hand = Де стоятиме ваша фігурка?
oath-ask-first-adviser = Яку карту залишаєте закритим радником? Яку скидаєте першою?
oath-ask-bury = Усе, що ви зараз скинете, йде під колоду світу?
oath-ask-keep = Яку карту залишаєте?
oath-ask-shed = Яку карту скинути першою?
oath-ask-place = Що станеться з вашою картою?
oath-ask-make-room = Який радник звільнить місце?
oath-ask-clear = Спершу скинути карту? Ваша йде сюди: { $site }.
oath-ask-conspire = Знищити секрет і забрати реліквію або стяг?
oath-ask-raise = Скільки платите за стяг: { $banner }? На ньому лежить { $number }.
oath-ask-deal-favor = З якого запасу починати роздавати фавор? Усього: { $number }.
oath-ask-guide = Куди з Оповитого Лісу піде { $seat }?
oath-ask-send = Куди відправити фігурку: { $seat }?
oath-ask-turn-secrets = Перевернути секрети ({ $number }) і піти: { $site }? Інакше ви залишаєтеся.
oath-ask-targets = Оберіть цілі; вони додають кубики захисту.
oath-ask-muster-dice = Скільки кубиків атаки?
oath-ask-join =
    { $mine ->
        [1] Чи воюєте ви союзником? Захисник: { $other }.
       *[other] Чи воювати вашим союзником: { $seat }?
    }
oath-ask-attacker-plans = Задіяти бойові маневри для атаки?
oath-ask-defender-plans = Задіяти бойові маневри для захисту?
oath-ask-sacrifice = Пожертвувати стільки загонів, скільки бракує: { $number }?
oath-ask-casualties = Скільки загонів гине: { $seat }? Усього ще має загинути: { $number }.
oath-ask-occupy = Скільки загонів розмістити: { $site }?
oath-ask-recolour = Скільки ваших загонів стає пурпуровими: { $site }? Решту втрачено; пурпурових лишилося: { $number }.
oath-ask-choose-partner = З ким?
oath-ask-choose-space = Яка реліквія релікварію додається?
oath-ask-add-line = Що входить до пропозиції?
oath-ask-consider = Приймаєте пропозицію?
oath-ask-permit = Чи може { $seat } забрати загони звідси: { $site }? Кількість: { $number }.
oath-ask-how-many = Скільки загонів передати: { $seat } → { $other }?
oath-ask-consent = Чи згодні ви передати загони: { $seat } → { $other }, кількість { $number }?
oath-ask-keep-secret = Вам лишається один секрет. Хай це буде відкритий?
oath-ask-choose-keeper = Хто тримає Клятву?
oath-ask-free-travel = Подорожувати безкоштовно?
oath-ask-free-campaign = Піти в похід безкоштовно?
oath-ask-come = Прийти на Зібрання: { $site }?
oath-ask-barter = Зробити комусь на Зібранні пропозицію ({ $site })?
oath-ask-banish-pawn = Змусити подорожувати: { $seat }?
oath-ask-banish-favor = Знищити половину фавору: { $seat }, { $number }?
oath-ask-card = { $what }: що обираєте?
oath-ask-card-alchemist = { $what }: який запас дає фавор? Ще отримати: { $number }.
oath-ask-card-warning-signals = { $what }: скільки загонів має стояти: { $site }?
oath-ask-card-obsidian-cage =
    { $number ->
        [0] { $what }: скільки загонів звільнити: { $seat }?
       *[other] { $what }: на чий планшет ідуть пурпурові загони: { $number }?
    }
oath-ask-card-brass-horse = { $what }: куди з Оповитого Лісу піде { $seat }?
oath-your-board = ваш планшет
option-oath-players = Гравці
    .about = Скільки гравців: Канцлер та від одного до п’яти Вигнанців.
option-oath-map = Мапа
    .about = Які місцевості відкриті на початку.
option-oath-map-first = першої гри
option-oath-map-random = за жеребом
option-oath-oath = Клятва
    .about = У чому має бути найкращим той, хто тримає Клятву.
option-oath-oath-supremacy = Верховенство: найбільше місцевостей
option-oath-oath-people = Народ: тримати Фавор Народу
option-oath-oath-protection = Захист: найбільше реліквій і стягів
option-oath-oath-devotion = Відданість: тримати Найтемніший Секрет
option-oath-deck = Колода світу
    .about = Які жителі беруть участь у грі.
option-oath-deck-first = першої гри
option-oath-deck-scripted = першої гри, як її вчать: усе лежить у відомому порядку
option-oath-deck-random = світ за жеребом: по дев’ять карт масті, з усіх 198
option-oath-citizens = Громадяни
    .about = Скільки Вигнанців, починаючи з Червоного, від початку є Громадянами Імперії.
option-oath-edifices = Споруди
    .about = На скількох відкритих місцевостях від початку стоїть споруда чи її руїна.
oath-card-wrestlers = Борці
oath-card-battle-honors = Бойові почесті
oath-card-bear-traps = Ведмежі пастки
oath-card-longbows = Довгі луки
oath-card-keep = Твердиня
oath-card-pressgangs = Вербувальники
oath-card-garrison = Гарнізон
oath-card-scouts = Розвідники
oath-card-alchemist = Алхімік
oath-card-martial-culture = Войовничий звичай
oath-card-errand-boy = Хлопчик на побігеньках
oath-card-mercenaries = Найманці
oath-card-tinkers-fair = Ярмарок ремісників
oath-card-rain-boots = Дощові чоботи
oath-card-a-small-favor = Невелика послуга
oath-card-second-wind = Друге дихання
oath-card-sleight-of-hand = Спритність рук
oath-card-key-to-the-city = Ключ від міста
oath-card-scryer = Віщун
oath-card-disgraced-captain = Зганьблений капітан
oath-card-naysayers = Скептики
oath-card-book-burning = Спалення книг
oath-card-ancient-binding = Давні пута
oath-card-horse-archers = Кінні лучники
oath-card-warning-signals = Сигнали тривоги
oath-card-elders = Старійшини
oath-card-the-gathering = Зібрання
oath-card-faithful-friend = Вірний друг
oath-card-tents = Намети
oath-card-great-herd = Велике стадо
oath-card-fire-talkers = Шептуни вогню
oath-card-magicians-code = Кодекс мага
oath-card-spirit-snare = Пастка для духів
oath-card-wizard-school = Школа чарівників
oath-card-dazzle = Засліплення
oath-card-acting-troupe = Трупа акторів
oath-card-taming-charm = Чари приручення
oath-card-inquisitor = Інквізитор
oath-card-wolves = Вовки
oath-card-animal-playmates = Звірі-товариші
oath-card-true-names = Справжні імена
oath-card-the-old-oak = Старий дуб
oath-card-forest-paths = Лісові стежки
oath-card-long-lost-heir = Загублений спадкоємець
oath-card-rangers = Слідопити
oath-card-roving-terror = Мандрівний жах
oath-card-wayside-inn = Придорожня корчма
oath-card-extra-provisions = Додаткові харчі
oath-card-memory-of-home = Спогад про дім
oath-card-welcoming-party = Гостинна зустріч
oath-card-traveling-doctor = Мандрівний лікар
oath-card-storyteller = Оповідач
oath-card-armed-mob = Озброєний натовп
oath-card-tavern-songs = Шинкарські пісні
oath-card-vision-of-conquest = Видіння Завоювання
oath-card-vision-of-rebellion = Видіння Повстання
oath-card-vision-of-sanctuary = Видіння Прихистку
oath-card-vision-of-faith = Видіння Віри
oath-card-conspiracy = Змова
oath-card-sticky-fire = Липкий вогонь
oath-card-cursed-cauldron = Проклятий казан
oath-card-brass-horse = Латунний кінь
oath-card-truthful-harp = Правдива арфа
oath-card-grand-mask = Велика маска
oath-card-horned-mask = Рогата маска
oath-card-cup-of-plenty = Чаша достатку
oath-card-whistle = Свисток
oath-card-dowsing-sticks = Прути лозохідця
oath-card-cracked-horn = Тріснутий ріг
oath-card-bandit-crown = Розбійницька корона
oath-card-ring-of-devotion = Перстень відданості
oath-card-skeleton-key = Відмичка
oath-card-oracular-pig = Свиня-віщунка
oath-card-circlet-of-command = Вінець влади
oath-card-ivory-eye = Око зі слонової кістки
oath-card-map = Мапа
oath-card-obsidian-cage = Обсидіанова клітка
oath-card-book-of-records = Книга записів
oath-card-dragonskin-drum = Барабан із драконячої шкіри
oath-card-the-grand-scepter = Великий Скіпетр
oath-card-mine = Копальня
oath-card-salt-flats = Солончаки
oath-card-fertile-valley = Родюча долина
oath-card-barren-coast = Безплідний берег
oath-card-plains = Рівнини
oath-card-river = Річка
oath-card-steppe = Степ
oath-card-mountain = Гори
oath-card-lush-coast = Квітучий берег
oath-card-marshes = Болота
oath-card-wastes = Пустка
oath-card-rocky-coast = Скелястий берег
oath-card-narrow-pass = Вузький Прохід
oath-card-charming-valley = Чарівна Долина
oath-card-deep-woods = Глухий ліс
oath-card-standing-stones = Стоячі камені
oath-card-ancient-city = Давнє місто
oath-card-drowned-city = Затоплене місто
oath-card-great-slum = Великі Нетрі
oath-card-buried-giant = Похований Велетень
oath-card-the-tribunal = Трибунал
oath-card-shrouded-wood = Оповитий Ліс
oath-card-the-hidden-place = Приховане Місце

oath-holding-pawn = ваша фігурка
oath-holding-favor = ваш фавор
oath-holding-secrets = ваші секрети
oath-holding-supply = ваш Припас
oath-holding-warbands = ваші загони
oath-holding-advisers = ваші радники
oath-holding-vision = ваше Видіння
oath-holding-relics = ваші реліквії
oath-holding-banners = ваші стяги
oath-holding-sites = ваші місцевості
oath-holding-standing = ваше становище
oath-holding-title = Клятва
