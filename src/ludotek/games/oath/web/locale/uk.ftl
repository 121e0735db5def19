### Стіл Oath українською.

web-oath-realm = Держава
web-oath-actions = Що можна зробити
web-oath-looked = На що ви дивитеся
web-oath-close = Закрити
web-oath-you = ви
web-oath-turn = хід
web-oath-asked = вирішує
web-oath-awaited = Вирішує { $seat }.
web-oath-hand = Взяті карти
web-oath-round = Раунд
web-oath-visions = Видіння
web-oath-deck = Колода світу
web-oath-deck-vision = Колода світу: згори Видіння
web-oath-discards = Скид
web-oath-visions-in-it =
    { $count ->
        [one] { $count } Видіння в ньому
        [few] { $count } Видіння в ньому
       *[other] { $count } Видінь у ньому
    }
web-oath-buried = Нижче, ви знаєте: { $names }
web-oath-you-know = Ви знаєте: { $names }
web-oath-banks = Запаси фавору
web-oath-oath-supremacy = Клятва Верховенства
web-oath-oath-people = Клятва Народу
web-oath-oath-protection = Клятва Захисту
web-oath-oath-devotion = Клятва Відданості
web-oath-keeper = Клятву тримає { $seat }
web-oath-usurper = { $seat } — Узурпатор
web-oath-is-keeper = Тримає Клятву
web-oath-is-usurper = Узурпатор
web-oath-chancellor = Канцлер
web-oath-citizen = Громадянин
web-oath-exile = Вигнанець
web-oath-mob = Натовп
web-oath-stands = Фігурка: { $site }
web-oath-bank-of = у запасі { $count }
web-oath-caged = у клітці { $count }
web-oath-reliquary = Релікварій
web-oath-uncovered = відкрито
web-oath-unexplored = закрита
web-oath-facedown = закрита
web-oath-locked = закріплена
web-oath-only-site = лише на місцевості
web-oath-only-adviser = лише як радник
web-oath-dice-of = Кубиків захисту як ціль: { $count }
web-oath-placed = Покласти:
web-oath-burnt = Знищити:
web-oath-capacity = Місць для карт: { $count }
web-oath-coast = Берег
web-oath-relic-price = Реліквія тут коштує:
web-oath-homeland-favor = зіграна тут: ще один фавор
web-oath-homeland-secret = зіграна тут: секрет
web-oath-homeland-relic = зіграна тут: реліквія цієї місцевості
web-oath-homeland-warbands = зіграна тут: два загони
web-oath-about = йдеться про це
web-oath-bandits-of = Розбійники ({ $seat })
web-oath-targeted = Ціль походу
web-oath-pawn-of = Фігурка: { $seat }
web-oath-warbands-of = { $seat }: загонів { $count }
web-oath-good-supply = Припас
web-oath-good-favor = Фавор
web-oath-good-secrets = Секрети
web-oath-good-facedown = Перевернуті секрети
web-oath-good-warbands = Загони
web-oath-good-relics = Реліквії
web-oath-kind-search = Пошук
web-oath-kind-muster = Наймання
web-oath-kind-trade = Торгівля
web-oath-kind-recover = Відновлення
web-oath-kind-travel = Подорож
web-oath-kind-campaign = Похід
web-oath-kind-power = Використати силу
web-oath-kind-adviser = Зіграти закритого радника
web-oath-kind-warbands = Перемістити загони
web-oath-kind-peek = Підглянути
web-oath-kind-empire = Імперія
web-oath-kind-answer = Відповідь
web-oath-kind-rest = Відпочинок
web-oath-row-number = Скільки
web-oath-row-lift = З місцевості на ваш планшет
web-oath-row-station = З вашого планшета на місцевість
web-oath-row-give-favor = Віддати фавор
web-oath-row-give-secrets = Віддати секрети
web-oath-row-ask-favor = Просити фавор
web-oath-row-ask-secrets = Просити секрети
web-oath-purse = Що у вас є
web-oath-think = Шанси …
web-oath-thought = Якби ви пішли в похід:
web-oath-thought-about = Приміряйте цілі й кубики; нічого ще не оголошено.
web-oath-thought-back = Повернути останнє
web-oath-thought-drop = Облишити
web-oath-thought-declare = Оголосити похід
web-oath-war = Похід
web-oath-last-war = Останній похід
web-oath-nearer = Наблизити
web-oath-farther = Віддалити
web-oath-whole = Побачити всю мапу
web-oath-zoom = Масштаб мапи
web-oath-why-war = Атака { $attack } проти захисту { $defense }.
web-oath-why-defense = Захист { $defense }.
web-oath-why-sacrificed = Пожертвувано: { $count }.
web-oath-host-lost = полягло { $lost } із { $stood }
web-oath-charge = Напасти, кубиків:
web-oath-propose-with = Запропонувати: { $what }
web-oath-odds-known = За оголошеним досі; без перекидання (Зурочення), Шпиталю та втрат загонів, що приєдналися з місцевостей.
web-oath-stages = Кроки походу
web-oath-stage-targets = Цілі
web-oath-stage-muster-dice = Кубики
web-oath-stage-join = Союзники
web-oath-stage-attacker-plans = Маневри нападника
web-oath-stage-defender-plans = Маневри захисника
web-oath-stage-roll = Кидки
web-oath-stage-sacrifice = Жертва
web-oath-stage-spoils = Втрати та здобич
web-oath-attack-pool = Кубиків атаки: { $count }
web-oath-defense-pool = Кубиків захисту: { $count }
web-oath-defending = Загонів у захисті: { $count }
web-oath-attack-total = Атака { $total }
web-oath-defense-total = Захист { $total }
web-oath-skulls = черепів: { $count }
web-oath-allies = Союзники: { $names }
web-oath-plans = Маневри: { $names }
web-oath-targets = Цілі: { $names }
web-oath-odds-win = Нападник перемагає: { $chance }
web-oath-odds-plain = без жертви: { $chance }
web-oath-odds-losses = очікувані втрати: нападник { $attacker }, захисник { $defender }
web-oath-deal = Пропозиція
web-oath-deal-of = { $a } пропонує угоду { $b_dat }
web-oath-deal-citizenship = { $a } пропонує Громадянство { $b_dat }
web-oath-deal-gives = { $seat } дає: { $goods }
web-oath-deal-relic = реліквію з місця «{ $trait }»
web-oath-later = { $what } згодом
web-oath-peace = без походів
web-oath-facedown-adviser = закритий радник
web-oath-ruin = руїна, без масті
web-oath-contracts = Угоди
web-oath-contract = { $a } винен { $b_dat }: { $goods }. { $time }. Неустойка: фавор { $favor }, секрети { $secrets }.
web-oath-left-turns =
    { $count ->
        [0] Термін: кінець цього ходу
        [one] Термін: ще { $count } хід
        [few] Термін: ще { $count } ходи
       *[other] Термін: ще { $count } ходів
    }
web-oath-left-rounds = Лишилося раундів: { $count }
web-oath-promise-peace-with = жодного походу на { $seat_gen }
web-oath-promise-spare = не обирати ціллю місцевість: { $site }
web-oath-promise-forgo = не відновлювати стяг: { $banner }
web-oath-promise-journey = прийти на місцевість: { $site }
web-oath-promise-enfranchise = запропонувати { $seat_dat } Громадянство
web-oath-promise-exclude = не пропонувати { $seat_dat } Громадянства
web-oath-row-later-favor = Віддати фавор згодом
web-oath-row-later-secrets = Віддати секрети згодом
web-oath-row-ask-later-favor = Просити фавор згодом
web-oath-row-ask-later-secrets = Просити секрети згодом
web-oath-row-due = Термін у ходах
web-oath-row-forfeit = Неустойка у фаворі
web-oath-odds-short = { $chance }, −{ $losses }
web-oath-done-add-line = Відкликати пропозицію
web-oath-done-targets = Більше цілей немає
web-oath-done-attacker-plans = Більше маневрів немає
web-oath-done-defender-plans = Більше маневрів немає
web-oath-done-rest-powers = Більше сил немає
web-oath-done-clear = Нічого не скидати
web-oath-done-conspire = Нічого не брати
web-oath-done-wake-site = Нічого не брати
web-oath-done-choose-partner = Ні з ким
web-oath-done-free-travel = Лишитися тут
web-oath-done-free-campaign = Без походу
web-oath-yes-sacrifice = Пожертвувати й перемогти
web-oath-no-sacrifice = Прийняти поразку
web-oath-yes-keep-secret = Відкритий
web-oath-no-keep-secret = Закритий
web-oath-yes-consider = Прийняти
web-oath-no-consider = Відмовити
web-oath-pages = Сторінки
web-oath-shared = спільне, на ньому загін

## Вчитися граючи

web-oath-lesson-goal = { $role ->
        [chancellor] Ви Канцлер і правите Імперією. Ви виграєте, якщо наприкінці Клятву й далі тримає Імперія.
       *[other] Ви Вигнанець. Ви виграєте, якщо самі протримаєте Клятву цілий раунд або здійсните своє Видіння.
    } { $oath ->
        [supremacy] Тут Клятву тримає той, хто править найбільшою кількістю місцевостей.
        [people] Тут Клятву тримає той, у кого Фавор Народу.
        [protection] Тут Клятву тримає той, у кого найбільше реліквій і стягів.
       *[devotion] Тут Клятву тримає той, у кого Найтемніший Секрет.
    }
    .title = Мета
web-oath-lesson-map = Три регіони: Колиска, Провінції, Глибинка. Ваша фігурка стоїть на місцевості, там доступні її карти. Закриті місцевості відкриває той, хто туди приходить. Торкніться місцевості чи карти, щоб прочитати: дивитися нічого не коштує.
    .title = Мапа
web-oath-lesson-adviser = Лишіть собі одну з цих карт закритою. Її знаєте тільки ви; згодом її можна зіграти відкрито. Спершу прочитайте всі три.
    .title = Перший радник
web-oath-lesson-turn = За хід робіть скільки завгодно дій у будь-якому порядку, поки можете платити. Тут усе, що можна зараз. Коли досить, Відпочинок закінчує хід.
    .title = Ваш хід
web-oath-lesson-supply = Великі дії коштують Припасів. Вони повертаються, коли ви відпочиваєте, тим менше, що більше ваших загонів на мапі; незатрачене додається, щонайбільше до 7.
    .title = Припаси
web-oath-lesson-search = Візьміть три карти з колоди світу або зі скиду свого регіону й зіграйте одну: на свою місцевість чи як радника. Так приходять нові сили; почати добре саме з цього.
    .title = Пошук
web-oath-lesson-keep = На місцевості карта служить усім, хто там стоїть або нею править. Радник служить лише вам, і місця є на трьох. Закрита карта береже таємницю, а її сила спить.
    .title = Знайдена карта
web-oath-lesson-muster = Покладіть фавор на карту своєї місцевості й отримайте два загони. Загони правлять місцевостями й воюють; без них Клятву довго не втримати.
    .title = Наймання
web-oath-lesson-trade = Покладіть секрет на карту своєї місцевості й отримайте фавор із запасу її масті та ще по одному за кожного відкритого радника тієї ж масті; або покладіть два фавори й отримайте по секрету за кожного такого радника.
    .title = Торгівля
web-oath-lesson-travel = Фігурка йде на іншу місцевість; вартість у Припасах залежить від регіонів. Де ви стоїте, від того й залежить, що можна найняти, виторгувати, відновити чи атакувати.
    .title = Подорож
web-oath-lesson-rule = Ви правите місцевістю, доки на ній ваші загони, хоч де ваша фігурка; тоді й картами на ній. Перекладати загони між планшетом і своєю місцевістю можна задарма.
    .title = Правління
web-oath-lesson-recover = Реліквію на своїй місцевості можна взяти за ціну, яку вона називає, а стяг — поклавши на нього більше, ніж лежить. Реліквії дають сили; стягів може вимагати Клятва чи Видіння.
    .title = Відновлення
web-oath-lesson-powers = Картою, якою правите або що лежить на вашій місцевості, можна скористатися за її ціну. Коли відпочиваєте, покладене повертається: фавор — у запас, секрети — вам.
    .title = Сили карт
web-oath-lesson-campaign = Атакуйте того, хто править вашою місцевістю чи стоїть на ній, або розбійників. Цілей може бути кілька; шанси видно ще до оголошення. Захисник кидає кубик за кожен щит цілей і додає свої загони там.
    .title = Похід
web-oath-lesson-targets = Оберіть, що хочете здобути: місцевості, реліквії, стяги, саму фігурку. Кожна ціль додає кубиків захисту. Почати безпечніше з небагатьох.
    .title = Цілі
web-oath-lesson-plans = Карти з бойовим маневром, якими ви правите, можна зараз задіяти по разу. Прочитайте, що вони роблять обом сторонам, або йдіть далі без них.
    .title = Бойові маневри
web-oath-lesson-sacrifice = Ваша атака не вища за захист. Можна віддати саме стільки загонів, скільки бракує, і все ж перемогти, або прийняти поразку й утратити половину сил.
    .title = Жертва
web-oath-lesson-attacked = Хто програв похід, утрачає половину загонів, що брали участь; решта вертається на планшет. Загони з планшета захищають там, де стоїть ваша фігурка.
    .title = Вас атаковано
web-oath-lesson-vision = Видіння — власний шлях Вигнанця до перемоги: зігране відкрито, воно називає умову, і хто на початку свого ходу її виконує, коли витягнуто вже три Видіння, виграє. Його бачать усі, тож усі можуть завадити.
    .title = Видіння
web-oath-lesson-keeper = Клятву тепер тримає інший. Вигнанець, що тримає її й на початку свого наступного ходу, стає Узурпатором, а ще за хід виграє.
    .title = Клятва переходить
web-oath-lesson-usurper = Узурпатор виграє на початку свого наступного ходу, якщо доти хтось не відбере Клятву. Тепер це справа кожного.
    .title = Узурпатор
web-oath-lesson-citizen = Вигнанця можна зробити Громадянином за реліквію. Громадянин воює за Імперію й виграє замість Канцлера, якщо досягне мети Наступника.
    .title = Громадяни
web-oath-lesson-rest = Припасів майже немає. Відпочиньте: фавор із карт піде в запаси, секрети повернуться до вас, Припаси поновляться, і хід перейде далі.
    .title = Відпочинок
web-oath-lesson-end = Після 5-го, 6-го та 7-го раундів, якщо Клятву тримає Імперія, кидають кубик: Канцлер виграє на 6, тоді на 5–6, тоді на 3–6. Після 8-го раунду все скінчено.
    .title = Кінець
web-oath-lesson-won = Перегляньте гру, щоб побачити, коли Клятва чи Видіння були на відстані руки й що могло завадити.
    .title = Гру закінчено
web-oath-sure-leave = Вийти з Імперії? Ви знову станете Вигнанцем, і ваші загони з вами.
web-oath-sure-rest = У вас іще є Припаси: { $supply }. Усе одно відпочити?
web-oath-sure-exile = Вигнати цього Громадянина? Це коштує фавору, і відтепер він ворог.

## Світ між двома іграми

web-oath-kind-relic = реліквія
web-oath-kind-edifice = споруда
web-oath-kind-ruin = руїна
web-oath-edifices = Споруди
web-oath-no-edifices = немає
web-oath-deck-by-suit = Колода світу

## Перша гра, як її вчать

web-oath-lesson-keep-paths = Із відкритими Лісовими стежками ви подорожуватимете до карт Звірів без Припасів. Інші дві потрібніші тому, хто нападає, а вам треба втримати три місцевості.
    .title = Перший радник
web-oath-lesson-first-search = Колода світу ніколи не буде дешевшою: 2 Припаси, а з кожним узятим Видінням більше. Шукайте, поки так.
    .title = Почніть із Пошуку
web-oath-lesson-keep-garrison = Гарнізон дає загін за кожну місцевість під вашою владою, а Імперія править трьома. Згодом він навряд чи дасть більше, а тепер боронитиме всі три одразу.
    .title = Три карти, одну зіграти
web-oath-lesson-place-garrison = На місцевості карта приносить вам фавор із запасу своєї масті й лишається там, де ви правите. Радником вона теж дала б загони, та без фавору.
    .title = На місцевість
web-oath-lesson-first-muster = Фавор на Довгі луки — два загони на ваше поле. Коли відпочинете, фавор повернеться до запасу, тож кожна карта придасться раз за хід.
    .title = Зберіть військо
web-oath-lesson-second-muster = Гарнізон іще порожній, тож прийме фавор і він. Сім загонів досить, щоб додати до трьох місцевостей ще одну.
    .title = І ще раз
web-oath-lesson-to-the-coast = Друга місцевість Колиски лежить закритою, до неї лише 1 Припас. Хто туди прийде, відкриє її; доки її ніхто не здобув, там правлять розбійники.
    .title = Погляньте, що там
web-oath-lesson-bandits = Розбійники не мають загонів, тільки кубики місцевості, тож це найлегший похід. Із четвертою місцевістю вас важче випередити за цією Клятвою.
    .title = Похід на розбійників
web-oath-lesson-all-dice = Один кубик атаки за кожен загін, що йде. Кубик із черепом губить один із них, та проти розбійників важать мечі: посилайте всіх.
    .title = Скільки кубиків
web-oath-lesson-longbows = Ви правите Довгими луками на Рівнинах, тож цей план ваш, хоч би де ви билися, і нічого не коштує: ще один кубик.
    .title = Бойовий план
web-oath-lesson-garrison-the-coast = Щоб правити тут, мусить лишитися хоч один загін. Три — це сторожа, перед якою інші подумають; решта вертається на ваше поле.
    .title = Лишіть сторожу
web-oath-lesson-first-rest = Припаси скінчилися. Відпочиньте й погляньте, що зроблять троє Вигнанців. Далі гра ваша: більше нічого не написано.
    .title = На хід досить
