### 144 жителі Oath, яких немає в першій грі: їхні назви українською.

## Чари

oath-card-secret-signal = Таємний знак
oath-card-augury = Ворожба
oath-card-rusting-ray = Промінь іржі
oath-card-portal = Портал
oath-card-billowing-fog = Клубистий туман
oath-card-kindred-warriors = Споріднені воїни
oath-card-terror-spells = Чари жаху
oath-card-blood-pact = Кровний пакт
oath-card-revelation = Одкровення
oath-card-observatory = Обсерваторія
oath-card-plague-engines = Чумні машини
oath-card-gleaming-armor = Сяйливі обладунки
oath-card-bewitch = Причарування
oath-card-jinx = Зурочення
oath-card-tutor = Наставник
oath-card-dream-thief = Викрадач снів
oath-card-cracking-ground = Розколина в землі
oath-card-sealing-ward = Замикальне закляття
oath-card-initiation-rite = Обряд посвяти
oath-card-vow-of-silence = Обітниця мовчання
oath-card-forgotten-vault = Забуте сховище
oath-card-map-library = Бібліотека мап
oath-card-witchs-bargain = Відьмина угода
oath-card-master-of-disguise = Майстер перевтілень

## Розбрат

oath-card-charlatan = Шарлатан
oath-card-assassin = Убивця
oath-card-downtrodden = Пригноблені
oath-card-blackmail = Шантаж
oath-card-cracked-sage = Божевільний мудрець
oath-card-dissent = Непокора
oath-card-false-prophet = Лжепророк
oath-card-vow-of-renewal = Обітниця оновлення
oath-card-zealots = Фанатики
oath-card-royal-ambitions = Королівські амбіції
oath-card-salt-the-earth = Засолити землю
oath-card-beast-tamer = Приборкувач звірів
oath-card-riots = Заворушення
oath-card-silver-tongue = Солодкомовець
oath-card-gambling-hall = Гральний дім
oath-card-boiling-lake = Кипляче озеро
oath-card-relic-thief = Викрадач реліквій
oath-card-enchantress = Чарівниця
oath-card-insomnia = Безсоння
oath-card-sneak-attack = Підступний напад
oath-card-gossip = Плітки
oath-card-bandit-chief = Отаман розбійників
oath-card-chaos-cult = Культ хаосу
oath-card-slander = Наклеп

## Порядок

oath-card-code-of-honor = Кодекс честі
oath-card-outriders = Кінний роз’їзд
oath-card-messenger = Гонець
oath-card-field-promotion = Підвищення на полі бою
oath-card-palanquin = Паланкін
oath-card-shield-wall = Стіна щитів
oath-card-military-parade = Військовий парад
oath-card-tome-guardians = Хранителі фоліантів
oath-card-tyrant = Тиран
oath-card-forced-labor = Примусова праця
oath-card-secret-police = Таємна поліція
oath-card-specialist = Фахівець
oath-card-captains = Капітани
oath-card-siege-engines = Облогові машини
oath-card-royal-tax = Королівський податок
oath-card-toll-roads = Платні дороги
oath-card-curfew = Комендантська година
oath-card-knights-errant = Мандрівні лицарі
oath-card-vow-of-obedience = Обітниця послуху
oath-card-hunting-party = Мисливський гурт
oath-card-council-seat = Місце в раді
oath-card-encirclement = Оточення
oath-card-peace-envoy = Посланець миру
oath-card-relic-hunter = Мисливець за реліквіями

## Вогнище

oath-card-homesteaders = Поселенці
oath-card-crop-rotation = Сівозміна
oath-card-a-round-of-ale = Ель для всіх
oath-card-land-warden = Доглядач земель
oath-card-charming-friend = Чарівний друг
oath-card-village-constable = Сільський констебль
oath-card-family-heirloom = Родинна спадщина
oath-card-news-from-afar = Звістки здалеку
oath-card-levelers = Зрівнювачі
oath-card-fabled-feast = Славетний бенкет
oath-card-the-great-levy = Велике ополчення
oath-card-hearts-and-minds = Серця й уми
oath-card-relic-breaker = Руйнівник реліквій
oath-card-book-binders = Палітурники
oath-card-ballot-box = Виборча скринька
oath-card-saddle-makers = Лимарі
oath-card-herald = Глашатай
oath-card-rowdy-pub = Гомінкий шинок
oath-card-vow-of-peace = Обітниця миру
oath-card-deed-writer = Писар грамот
oath-card-salad-days = Золота юність
oath-card-marriage = Шлюб
oath-card-hospital = Шпиталь
oath-card-awaited-return = Довгоочікуване повернення

## Кочівник

oath-card-convoys = Обози
oath-card-vow-of-kinship = Обітниця спорідненості
oath-card-wild-mounts = Дикі скакуни
oath-card-lancers = Списоносці
oath-card-mountain-giant = Гірський велетень
oath-card-rival-khan = Хан-суперник
oath-card-lost-tongue = Забута мова
oath-card-special-envoy = Особливий посол
oath-card-resettle = Переселення
oath-card-oracle = Оракул
oath-card-pilgrimage = Паломництво
oath-card-spell-breaker = Руйнівник чарів
oath-card-mounted-patrol = Кінна варта
oath-card-great-crusade = Великий хрестовий похід
oath-card-ancient-bloodline = Стародавній рід
oath-card-ancient-pact = Стародавня угода
oath-card-storm-caller = Заклинач бур
oath-card-family-wagon = Родинний віз
oath-card-way-station = Заїжджий двір
oath-card-twin-brother = Брат-близнюк
oath-card-hospitality = Гостинність
oath-card-a-fast-steed = Прудкий кінь
oath-card-relic-worship = Шанування реліквій
oath-card-sacred-ground = Священна земля

## Звір

oath-card-nature-worship = Поклоніння природі
oath-card-birdsong = Пташиний спів
oath-card-small-friends = Маленькі друзі
oath-card-grasping-vines = Чіпкі лози
oath-card-threatening-roar = Грізний рик
oath-card-fae-merchant = Крамар фей
oath-card-second-chance = Друга нагода
oath-card-pied-piper = Строкатий дудар
oath-card-mushrooms = Гриби
oath-card-insect-swarm = Рій комах
oath-card-vow-of-union = Обітниця єднання
oath-card-giant-python = Велетенський пітон
oath-card-war-tortoise = Бойова черепаха
oath-card-new-growth = Молода парость
oath-card-wild-cry = Дикий клич
oath-card-animal-host = Звірине військо
oath-card-memory-of-nature = Пам’ять природи
oath-card-marsh-spirit = Болотний дух
oath-card-vow-of-poverty = Обітниця бідності
oath-card-forest-council = Лісова рада
oath-card-walled-garden = Сад за муром
oath-card-vow-of-beastkin = Обітниця звіриної рідні
oath-card-bracken = Папороть
oath-card-wild-allies = Дикі союзники
