### Що роблять карти, реліквії, місцевості, стяги й риси Oath, українською.

oath-timing-plan-attacker = Маневр нападника
oath-timing-plan-defender = Маневр захисника
oath-timing-plan-either = Бойовий маневр
oath-timing-action = Дія
oath-timing-played = Коли зіграно
oath-timing-rest = Відпочинок
oath-timing-wake = Пробудження
oath-timing-search = Пошук
oath-timing-muster = Наймання
oath-timing-trade = Торгівля
oath-timing-travel = Подорож
oath-timing-recover = Відновлення
oath-timing-campaign = Похід
oath-timing-always = Завжди
oath-where-any = на місцевості або як радник
oath-where-site = лише на місцевості
oath-where-adviser = лише як радник
oath-where-locked = закріплена
oath-cost-none = безкоштовно
oath-cost-place-favor = покласти фавору: { $count }
oath-cost-burn-favor = знищити фавору: { $count }
oath-cost-place-secrets =
    { $count ->
        [one] покласти { $count } секрет
        [few] покласти { $count } секрети
       *[many] покласти { $count } секретів
    }
oath-cost-burn-secrets =
    { $count ->
        [one] знищити { $count } секрет
        [few] знищити { $count } секрети
       *[many] знищити { $count } секретів
    }
oath-cost-both = { $one }, { $other }
oath-power = { $effect } ({ $cost })

## Порядок

oath-effect-wrestlers = { oath-timing-plan-defender }: пожертвуйте один загін війська захисту, і додається кубик захисту.
oath-effect-battle-honors = { oath-timing-plan-either }: якщо ваша сторона перемагає, отримайте два фавори із запасу Порядку.
oath-effect-bear-traps = { oath-timing-plan-defender }: на один кубик атаки менше, і на планшеті нападника гине загін.
oath-effect-longbows = { oath-timing-plan-either }: нападник додає кубик атаки, захисник прибирає один.
oath-effect-keep = { oath-timing-plan-defender }: на два кубики захисту більше, якщо місцевість цієї карти — ціль.
oath-effect-pressgangs = { oath-timing-muster }: можна наймати навіть із карт, на яких лежать фавор чи секрети.
oath-effect-garrison = { oath-timing-played }: отримайте по загону за кожну місцевість, якою правите; потім по одному йде з планшета на кожну з них.
oath-effect-scouts = { oath-timing-plan-attacker }: отримайте один Припас.
oath-effect-martial-culture = { oath-timing-plan-either }: Вигнанець, який переміг Вигнанця, може стати Громадянином, без реліквії; його Припас знову повний, а у власний хід завершується Фаза Дії.

## Чари

oath-effect-alchemist = { oath-timing-action }: отримайте чотири фавори, кожен із будь-якого запасу.
oath-effect-fire-talkers = { oath-timing-plan-either }: якщо Найтемніший Секрет у вашої сторони, нападник додає три кубики атаки, захисник прибирає три.
oath-effect-magicians-code = { oath-timing-recover }: коли ви відновлюєте Найтемніший Секрет, до ваших секретів додаються два із загального запасу.
oath-effect-spirit-snare = { oath-timing-action }: отримайте фавор із будь-якого запасу.
oath-effect-wizard-school = { oath-timing-action }: отримайте секрет, і ваша Фаза Дії завершується.
oath-effect-dazzle = { oath-timing-played }: усі карти Вогнища й Порядку на місцевостях вашого регіону скидаються.
oath-effect-acting-troupe = { oath-timing-trade }: цього радника можна вважати картою Звіра чи Порядку замість Чарів.
oath-effect-taming-charm = { oath-timing-action }: скиньте карту Звіра чи Кочівника там, де стоїте, і отримайте два фавори з її запасу.
oath-effect-inquisitor = { oath-timing-action }: подивіться на закритого радника гравця, який стоїть поруч. Якщо це Змова, зіграйте або скиньте її; якщо ні, той гравець отримує покладений фавор.

## Вогнище

oath-effect-tinkers-fair = { oath-timing-action }: запропонуйте будь-якому гравцеві обов’язковий обмін фавором, секретами й реліквіями.
oath-effect-wayside-inn = { oath-timing-action }: отримайте два Припаси.
oath-effect-extra-provisions = { oath-timing-plan-defender }: на один кубик захисту більше.
oath-effect-memory-of-home = { oath-timing-action }: один запас віддає весь свій фавор запасу Вогнища.
oath-effect-welcoming-party = { oath-timing-search }: за щойно взятого жителя, якого ви граєте відкритим, отримайте фавор із запасу Вогнища.
oath-effect-traveling-doctor = { oath-timing-plan-either }: якщо ваша сторона програла, ніхто з її війська не гине, хоч би що мало його вбити; потім ця карта скидається.
oath-effect-storyteller = { oath-timing-action }: секрет із загального запасу лягає на Найтемніший Секрет.
oath-effect-armed-mob = { oath-timing-action }: хто має Найтемніший Секрет, але не Фавор Народу, втрачає відкритого радника на ваш вибір.
oath-effect-tavern-songs = { oath-timing-action }: подивіться три верхні карти скиду вашого регіону.

## Звір

oath-effect-errand-boy = { oath-timing-search }: шукайте у скиді іншого регіону.
oath-effect-wolves = { oath-timing-action }: на планшеті будь-якого гравця гине один загін.
oath-effect-animal-playmates = { oath-timing-muster }: із карт Звіра не потребує Припасу.
oath-effect-true-names = { oath-timing-campaign }: ніхто не може задіяти проти вас бойові маневри, масть яких є серед ваших радників.
oath-effect-the-old-oak = { oath-timing-trade }: хто віддає фавор цій карті й має радника Звіра, отримує на секрет більше.
oath-effect-forest-paths = { oath-timing-travel }: на місцевість із картою Звіра без Припасу, сили місцевостей не діють.
oath-effect-long-lost-heir = { oath-timing-played }: Вигнанець може стати Громадянином, без реліквії; його Припас знову повний, а Фаза Дії завершується.
oath-effect-rangers = { oath-timing-plan-attacker }: ваші черепи нікого не вбивають; якщо кубиків захисту вже чотири чи більше, додайте два кубики атаки.
oath-effect-roving-terror = { oath-timing-action }: житель на іншій місцевості скидається, а ця карта стає на його місце.

## Кочівник

oath-effect-rain-boots = { oath-timing-plan-attacker }: грані з одним щитом не рахуються. Після походу скидається.
oath-effect-ancient-binding = { oath-timing-action }: усі знищують секрети, крім одного на свій вибір, і ті, що на картах, теж; із ваших лишається той, що ліг сюди.
oath-effect-horse-archers = { oath-timing-plan-either }: нападник додає три кубики атаки, захисник прибирає три. Після походу скидається.
oath-effect-warning-signals = { oath-timing-plan-defender }: можете пересунути загони між планшетом і місцевостями, якими правите; на кожній лишається хоча б один. Після походу скидається.
oath-effect-elders = { oath-timing-action }: отримайте секрет.
oath-effect-the-gathering = { oath-timing-played }: за порядком ходів кожна фігурка може прийти сюди; потім ті, хто тут, можуть укладати обов’язкові обміни фавором, секретами, реліквіями й радниками.
oath-effect-faithful-friend = { oath-timing-played }: отримайте чотири Припаси.
oath-effect-tents = { oath-timing-travel }: у межах вашого регіону не потребує Припасу.
oath-effect-great-herd = { oath-timing-played }: може помінятися місцями з картою Кочівника на будь-якій місцевості.

## Розбрат

oath-effect-mercenaries = { oath-timing-plan-either }: нападник додає три кубики атаки, захисник прибирає три. Скидається, якщо ваша сторона програла.
oath-effect-a-small-favor = { oath-timing-played }: отримайте чотири загони.
oath-effect-second-wind = { oath-timing-plan-attacker }: після перемоги можете здійснити подорож, а тоді ще один похід, обидва без Припасу.
oath-effect-sleight-of-hand = { oath-timing-action }: заберіть секрет у гравця, який стоїть поруч і має їх більше одного.
oath-effect-key-to-the-city = { oath-timing-played }: якщо нікого з кольору правителя на цій місцевості немає, загони там гинуть; тоді ви отримуєте загін, і він стає там.
oath-effect-scryer = { oath-timing-action }: подивіться весь скид одного регіону.
oath-effect-disgraced-captain = { oath-timing-plan-attacker }: на чотири кубики атаки більше, якщо на якійсь із цільових місцевостей є карта Порядку.
oath-effect-naysayers = { oath-timing-rest }: поки Клятву тримає Вигнанець, заберіть фавор у Канцлера.
oath-effect-book-burning = { oath-timing-plan-attacker }: якщо ви перемогли й фігурка була ціллю, її гравець лишає собі один секрет на свій вибір, а решту знищує.

## Реліквії

oath-effect-sticky-fire = { oath-timing-plan-either }: якщо ви перемогли, можете вбити все, що лишилося від переможеного війська; тоді ворог отримує ваш фавор, якщо він у вас є.
oath-effect-cursed-cauldron = { oath-timing-plan-either }: якщо ви перемогли, отримайте по загону за кожен ворожий загін, що загинув у цьому поході.
oath-effect-brass-horse = { oath-timing-action }: верхня карта скиду вашого регіону відкривається, і ви подорожуєте без Припасу на місцевість із картою її масті, а якщо такої немає — куди завгодно.
oath-effect-truthful-harp = { oath-timing-search }: візьміть на дві карти більше, і всі бачать, що ви взяли.
oath-effect-grand-mask = { oath-timing-always }: у ваш хід, якщо ви Вигнанець, карти на місцевостях Імперії служать вам, а не їй; бойові маневри — ні.
oath-effect-horned-mask = { oath-timing-action }: ваш відкритий радник і карта там, де ви стоїте, міняються місцями.
oath-effect-cup-of-plenty = { oath-timing-trade }: не потребує Припасу, якщо котрийсь із ваших радників тієї ж масті, що й карта.
oath-effect-whistle = { oath-timing-action }: чужа фігурка подорожує до вас, якщо може, і її гравець отримує покладений секрет.
oath-effect-dowsing-sticks = { oath-timing-action }: подивіться верхню реліквію колоди й візьміть її або покладіть під колоду.
oath-effect-cracked-horn = { oath-timing-search }: усе скинуте можна покласти під колоду світу.
oath-effect-bandit-crown = { oath-timing-always }: розбійники ваші. Ви правите кожною відкритою місцевістю без загонів, і скрізь, де правите, один розбійник захищає разом із вами; він ніколи не гине, не рухається, і його не жертвують.
oath-effect-ring-of-devotion = { oath-timing-always }: ви не ставите загонів на місцевості, а кожне наймання дає на два загони більше.
oath-effect-skeleton-key = { oath-timing-action }: якщо вашою місцевістю править Імперія, подивіться реліквію в релікварії й заберіть її, якщо хочете.
oath-effect-oracular-pig = { oath-timing-action }: подивіться три верхні карти колоди світу.
oath-effect-circlet-of-command = { oath-timing-always }: ніхто інший не може обрати ціллю чи забрати ваші стяги та інші реліквії; ваша фігурка як ціль дає ще один кубик захисту.
oath-effect-ivory-eye = { oath-timing-action }: подивіться щось одне закрите: місцевість, радника або реліквію на місцевості.
oath-effect-map = { oath-timing-action }: покладіть цю реліквію під її колоду й отримайте чотири Припаси.
oath-effect-obsidian-cage = { oath-timing-plan-either }: якщо ви перемогли, уцілілі з переможеного війська потрапляють сюди в клітку. { oath-timing-action }: відпустіть скількох завгодно, на планшети їхніх власників; пурпурових отримує один імперський гравець на ваш вибір.
oath-effect-book-of-records = { oath-timing-always }: карта, зіграна на місцевість, дає вам секрет замість фавору.
oath-effect-dragonskin-drum = { oath-timing-travel }: після подорожі можете отримати загін.
oath-effect-the-grand-scepter = { oath-timing-action }: запропонуйте громадянство, виженіть Громадянина або загляньте в релікварій; але не в той хід, коли ви його забрали.

## Місцевості

oath-effect-mine = { oath-timing-wake }: наприкінці, якщо ваша фігурка тут, можете взяти звідси фавор.
oath-effect-salt-flats = { oath-timing-wake }: наприкінці, якщо ваша фігурка тут, можете взяти звідси фавор або секрет.
oath-effect-drowned-city = { oath-timing-wake }: наприкінці, якщо ваша фігурка тут, можете взяти звідси секрет.
oath-effect-fertile-valley = Рідна для Вогнища: зіграна сюди карта Вогнища дає ще один фавор із його запасу, якщо цього ходу ви не скидали таких звідси.
oath-effect-steppe = Рідна для Кочівника: зіграна сюди карта Кочівника дає секрет, якщо цього ходу ви не скидали таких звідси.
oath-effect-standing-stones = Рідна для Чарів: зіграна сюди карта Чарів дає секрет, якщо цього ходу ви не скидали таких звідси.
oath-effect-ancient-city = Рідна для Порядку: зіграна сюди карта Порядку дає два загони, якщо цього ходу ви не скидали таких звідси.
oath-effect-wastes = Рідна для Розбрату: зіграна сюди карта Розбрату дає реліквію звідси, якщо цього ходу ви не скидали таких звідси.
oath-effect-deep-woods = Рідна для Звіра: зіграна сюди карта Звіра дає реліквію звідси, якщо цього ходу ви не скидали таких звідси.
oath-effect-barren-coast = Берег: звідси до іншого Берега — один Припас, і Вузький Прохід не заважає.
oath-effect-lush-coast = { oath-effect-barren-coast }
oath-effect-rocky-coast = { oath-effect-barren-coast }
oath-effect-plains = { oath-timing-campaign }: з будь-якою ціллю тут нападник мусить додати кубик атаки.
oath-effect-mountain = { oath-timing-campaign }: з будь-якою ціллю тут нападник мусить прибрати кубик атаки.
oath-effect-river = { oath-timing-muster }: з карти тут дає на загін більше, якщо ви правите цією місцевістю.
oath-effect-marshes = { oath-timing-search }: поки ваша фігурка тут, берете на карту менше.
oath-effect-narrow-pass = { oath-timing-travel }: хто входить у цей регіон, мусить прийти сюди. { oath-timing-campaign }: хто обирає цілі в цьому регіоні ззовні, мусить обрати й цю місцевість, якщо не править нею.
oath-effect-charming-valley = { oath-timing-travel }: звідси на один Припас дорожче.
oath-effect-great-slum = Перш ніж зіграти чи перемістити сюди карту, можете скинути одну з тих, що тут.
oath-effect-buried-giant = { oath-timing-travel }: вирушаючи звідси, можете перевернути свій секрет; тоді Припас не витрачається, і Вузький Прохід не заважає.
oath-effect-the-tribunal = { oath-timing-action }: якщо ви правите тут або стоїте тут, можете запропонувати будь-якому гравцеві обов’язкову угоду: фавор і секрети, одразу чи до трьох ходів згодом, обіцянка миру та плата за порушення.
oath-effect-shrouded-wood = { oath-timing-travel }: звідси — два Припаси куди завгодно, повз Вузький Прохід і до Прихованого Місця; якщо тут править ворог, куди йти, вирішує він.
oath-effect-the-hidden-place = Щоб подорожувати сюди чи обрати цілі тут, мусите перевернути свій секрет.

## Стяги, риси, Видіння

oath-effect-peoples-favor = { oath-timing-wake }: додайте до нього фавор або поверніть один, але не останній, у найменший запас; із шістьма чи більше він стає Натовпом, і ви робите це двічі. { oath-timing-search }: можна грати на будь-яку місцевість регіону, а перед тим скинути жителя на будь-якій із них.
oath-effect-darkest-secret = { oath-timing-search }: колода світу коштує вам два Припаси, скільки б Видінь не було взято.
oath-effect-brutal = { oath-timing-campaign }: коли нападає Канцлер, переможене військо гине все, навіть його власне.
oath-effect-decadent = { oath-timing-travel }: до Колиски з інших регіонів Канцлер не витрачає Припасу, до Глибинки — на один більше.
oath-effect-careless = { oath-timing-trade }: Канцлер отримує на фавор більше, а торгуючи за секрети — на секрет менше.
oath-effect-greedy = { oath-timing-search }: Канцлер бере на дві карти більше й не може шукати там, де це коштує понад два Припаси.
oath-effect-vision-of-conquest = { oath-timing-wake }: Вигнанець, який один править найбільшою кількістю місцевостей, перемагає, якщо вже взято три Видіння.
oath-effect-vision-of-rebellion = { oath-timing-wake }: Вигнанець, у якого Фавор Народу, перемагає, якщо вже взято три Видіння.
oath-effect-vision-of-sanctuary = { oath-timing-wake }: Вигнанець, у якого одного найбільше реліквій і стягів, перемагає, якщо вже взято три Видіння.
oath-effect-vision-of-faith = { oath-timing-wake }: Вигнанець, у якого Найтемніший Секрет, перемагає, якщо вже взято три Видіння.
oath-effect-conspiracy = { oath-timing-played }: можете знищити секрет, щоб забрати реліквію чи стяг у гравця, який стоїть поруч, якщо двоє ваших радників збігаються мастю з котримось із його. Потім вона вибуває з гри.
