### Те, що каже лише браузер; слова ігор лежать у src/ludotek/locale.

## Дім

web-welcome = Дім настільних ігор: із другом, із незнайомцем або з ботом, проти якого варто грати.
web-games = Ігри
web-play-now = Грати зараз
web-play-friend = Грати з другом
web-make-table = Відкрити стіл
web-tables-mine = Мої столи
web-tables-open = Вільні столи
web-tables-live = Зараз грають
web-no-tables-mine = Ви не сидите за жодним столом.
web-no-tables-open = Ніхто не чекає. Відкрийте стіл із місцем для будь-кого.
web-no-tables-live = Зараз немає за чим спостерігати.
web-do-mine = Повернутися
web-do-open = Сісти
web-do-live = Дивитися
web-over = Завершено
web-watch-record = Переглянути запис
web-to-lobby = До вітальні
web-loading = Хвилинку …
web-board-broken = Поле цієї гри зламалося. Ось просте; нічого не втрачено.

## Ви

web-guest = Гість
# Як дім звертається до гостей кожною зі своїх мов, перед їхніми номерами.
web-guests = Guest, Гість
web-your-name = Ваше ім’я
web-change-name = Змінити ім’я
web-save = Зберегти
web-you = ви
web-account = Обліковий запис

## Налаштування

web-language = Мова
web-theme = Світло чи темрява
web-theme-system = Як у системі
web-theme-light = Світла
web-theme-dark = Темна
web-sound-on = Звук увімкнено
web-sound-off = Звук вимкнено
web-menu = Меню
web-close = Закрити
web-no = Ні
web-rulings = Роз’яснення
web-panel = Панель

## Новий стіл

web-new-table = Стіл: { $game }
web-who-sits = Хто де сидить
web-seat-me = я
web-seat-friend = друг за посиланням
web-seat-anyone = будь-хто
web-seat-here = хтось за цим екраном
web-seat-here-name = Ім’я того, хто там грає
web-seat-here-guest = Гість { $number }
web-here-turns = Ви передаєте екран одне одному. Те, що може бачити лише хтось один, між вами ховає завіса; рейтингу за це немає.
web-here-pace = Екран у вас один, тож ніхто не може бути швидшим за іншого: тоді в цю гру всі обирають потай.
web-seat-bot = бот { $level }: { $name }
web-reflexes = Боти в перегонах
web-reflexes-yours = у моєму темпі
web-reflexes-full = на повній швидкості
web-clock = Годинник
web-clock-none = немає
web-clock-move-30 = 30 секунд на хід
web-clock-move-90 = 90 секунд на хід
web-clock-game-300 = 5 хвилин на гру, плюс 3 секунди за хід
web-clock-game-600 = 10 хвилин на гру, плюс 5 секунд за хід
web-clock-game-1800 = 30 хвилин на гру
web-clock-move-day = доба на хід
web-clock-move-3-days = три доби на хід
web-private = Приватний: бачать лише ті, хто має посилання
web-options = Правила цього столу
web-cancel = Скасувати
web-open-table = Відкрити стіл
web-friend-link = Посилання для друга
web-copy-link = Скопіювати посилання
web-copied = Скопійовано
web-link-selected = Посилання виділено: скопіюйте його звідси.
web-kept-for-friend = для друга
web-free-seat = вільно
web-sit-here = Сісти тут
web-bot = { $name } · бот { $level }
web-bot-name-1-1 = Піп
web-bot-name-1-2 = Крапка
web-bot-name-1-3 = Метелик
web-bot-name-1-4 = Ґудзик
web-bot-name-1-5 = Горобчик
web-bot-name-1-6 = Колобок
web-bot-name-2-1 = Конюшинка
web-bot-name-2-2 = Василько
web-bot-name-2-3 = Ялівець
web-bot-name-2-4 = Видра
web-bot-name-2-5 = Клен
web-bot-name-2-6 = Зяблик
web-bot-name-3-1 = Марко
web-bot-name-3-2 = Інеса
web-bot-name-3-3 = Тобіас
web-bot-name-3-4 = Ґрета
web-bot-name-3-5 = Осип
web-bot-name-3-6 = Віра
web-bot-name-4-1 = Яструб
web-bot-name-4-2 = Соболь
web-bot-name-4-3 = Корвін
web-bot-name-4-4 = Ізольда
web-bot-name-4-5 = Бранд
web-bot-name-4-6 = Мирена
web-bot-name-5-1 = Аврелія
web-bot-name-5-2 = Магнус
web-bot-name-5-3 = Теодора
web-bot-name-5-4 = Лазар
web-bot-name-5-5 = Сивілла
web-bot-name-5-6 = Октавіан
web-bot-says-1-hello-1 = Привіт! Я тут зовсім недавно.
web-bot-says-1-hello-2 = О, граємо! А де тут що?
web-bot-says-1-close-1 = Стривайте, що відбувається?
web-bot-says-1-close-2 = А це мені на користь?
web-bot-says-1-won-1 = Це моя перемога? Моя!
web-bot-says-1-won-2 = Чи так воно й задумано? Мабуть, що так.
web-bot-says-1-lost-1 = Ви так добре граєте! Ще разок?
web-bot-says-1-lost-2 = Тепер бачу, як треба було. Здається.
web-bot-says-2-hello-1 = Приємно вас бачити. Поспішати нікуди.
web-bot-says-2-hello-2 = Вітаю. Зіграймо собі на втіху.
web-bot-says-2-close-1 = Стає гаряче.
web-bot-says-2-close-2 = Оце вже важливо.
web-bot-says-2-won-1 = Цього разу пощастило мені. Але ви молодець.
web-bot-says-2-won-2 = Щасливий у мене день.
web-bot-says-2-lost-1 = Чудово, усе чесно.
web-bot-says-2-lost-2 = Ви побачили більше, ніж я.
web-bot-says-3-hello-1 = Доброго дня. Задарма нічого не віддам.
web-bot-says-3-hello-2 = Погляньмо, як ви граєте.
web-bot-says-3-close-1 = Тепер обережно.
web-bot-says-3-close-2 = Хтось із нас зараз пошкодує.
web-bot-says-3-won-1 = Воно саме просилося до рук.
web-bot-says-3-won-2 = Побачите в розборі.
web-bot-says-3-lost-1 = Заслужено. Мені забракло одного кроку.
web-bot-says-3-lost-2 = Думалося, вже моє. Гарна гра.
web-bot-says-4-hello-1 = Сподіваюся, ви добре виспалися.
web-bot-says-4-hello-2 = Почнімо? Перший хід я вже обдумую.
web-bot-says-4-close-1 = Я давно бачу, до чого йдеться.
web-bot-says-4-close-2 = Обирайте ретельно.
web-bot-says-4-won-1 = Як і задумано.
web-bot-says-4-won-2 = Усе було ближче, ніж здається.
web-bot-says-4-lost-1 = Над цим мені доведеться подумати.
web-bot-says-4-lost-2 = Таке буває нечасто. Браво.
web-bot-says-5-hello-1 = Не кваптеся. Я теж не кваптимуся.
web-bot-says-5-hello-2 = Я давно чекаю на цю партію.
web-bot-says-5-close-1 = Ми вже близько до кінця.
web-bot-says-5-close-2 = Тепер кожен вибір останній.
web-bot-says-5-won-1 = Було приємно. Ви змусили мене попрацювати.
web-bot-says-5-won-2 = Вирішено. Подивимося, де саме?
web-bot-says-5-lost-1 = Запам’ятайте цю партію. Я запам’ятаю.
web-bot-says-5-lost-2 = Мені не лишалося нічого іншого.
web-strength = Судячи з останніх партій проти ботів ({ $games }), ви граєте приблизно на рівні { $level }.
web-strength-play = Далі проти рівня { $level }
web-sheet-own = мій власний …
web-sheet-template = Завантажити зразок для власного
web-sheet-file = Файл із власним аркушем
web-sheet-taken = Взято з { $file }.

## За столом

web-your-move = Ваш хід
web-line-lost = Зв’язок зник; повертаємося …
web-spectators =
    { $count ->
        [one] { $count } глядач
        [few] { $count } глядачі
       *[other] { $count } глядачів
    }
web-away = немає на місці
web-give-to-bot = Хай дограє бот
web-give-to-bot-sure = Хай бот дограє за це місце? Повернути його вже не можна.
web-latency = { $ms } мс
web-quick = { $count } швидше за 0,1 с
web-quick-title = Стільки разів цей гравець був першим швидше, ніж здатна зреагувати людина; це бачите лише ви, господар столу.
web-days-left =
    { $days ->
        [one] { $days } день
        [few] { $days } дні
       *[other] { $days } днів
    }
web-offer-draw = Запропонувати нічию
web-undo = Скасувати
web-undo-about = Повернути останній хід: він нічого не відкрив
web-tell-me = Сповіщати, коли мій хід
web-resign = Здатися
web-resign-sure = Здатися в цій грі?
web-stand = Встати
web-stand-sure = Встати посеред гри? Місце може зайняти хтось інший.
web-offered-draw = Вам пропонують нічию.
web-accept = Прийняти
web-decline = Відхилити
web-tab-log = Хід гри
web-tab-chat = Чат
web-tab-rules = Правила
web-reference = Довідка, щоб читати чи надрукувати
web-tab-luck = Удача
web-say-something = Скажіть щось
web-free-words = Поруч з угодою, ні до чого не зобов’язує
web-write = Записати
web-send = Надіслати
web-mute = Заглушити
web-unmute = Дати слово
web-remove = Вилучити
web-remove-sure = Попросити цього гравця залишити стіл назавжди?
web-report = Поскаржитися
web-report-why = Що не так?
web-reported = Дякуємо; дім перевірить.
web-luck-about = Перед грою дім зафіксував свою частку удачі й показав її відбиток. Тоді браузер або термінал кожного гравця додав свою частку: спершу всі запечатані, а показані лише тоді, коли запечатано останню. Тож ніхто не міг обирати: ні дім, ні той, хто прийшов останнім. Після гри запис містить усе, і кожен може перевірити кожне жеребкування.
web-luck-commitment = Відбиток
web-luck-seal = Запечатано: { $seat }
web-luck-salt = Додано: { $seat }
web-luck-waived = нічого не додає до удачі
web-luck-free = Звільнити це місце
web-luck-kept = Кості перевірено: вони ті, які пообіцяно перед грою.
web-luck-broken = Увага: кості не ті, які пообіцяно перед грою ({ $notes }).
web-luck-unchecked = Кості не вдалося перевірити: запис гри не надійшов.
web-luck-verify = Щоб перевірити кожне жеребкування:

## Після гри

web-result-won = Ви виграли!
web-result-lost = Ви програли.
web-result-draw = Нічия.
web-result-alone = Заїзд скінчено.
web-result-none = Гру завершено.
web-result-winner = Переможець: { $names }.
web-rematch = Ще раз
web-to-rematch = До наступної гри
web-look-back = Переглянути гру
web-download-record = Завантажити запис
web-replay = Перегляд
web-open-record = Відкрити запис
web-play = Грати
web-pause = Пауза
web-step-back = На хід назад
web-step-on = На хід уперед
web-move-number = Хід

## Сторінка скарг

web-daily = Виклик дня
web-best = Найкращі результати
web-best-place = Місце
web-best-who = Хто
web-best-mark = Результат
web-best-record = Запис
web-best-you = (ви)
web-best-look = Дивитися
web-best-watch = Дивитися запис гравця { $name }
web-best-players =
    { $count ->
        [one] усього { $count } гравець
        [few] усього { $count } гравці
       *[many] усього { $count } гравців
    }
web-best-nobody = Ще нікого: будьте першими.

## Вчитися граючи

web-lesson = Вчитися граючи
web-lesson-offer = Уперше тут? Короткі підказки пояснять усе тоді, коли воно вперше знадобиться.
web-lesson-decline = Ні, дякую
web-lesson-noted = Зрозуміло
web-lesson-advice = Порада: { $move }
web-lesson-stop = Без підказок

## Після поразки, ще раз, і поки чекаєте

web-offline = немає зв’язку: вас не видно
web-again-next = Наступна гра: { $seats }.
web-again-seat = { $seat } – { $who }
web-again-invite = Ще раз: запросити інших
web-again-invited = Вас запрошують на ще одну гру: { $seats }.
web-again-take = Сісти на своє місце
web-new-game = Інша гра
web-code = Посилання як QR-код
web-unread = непрочитаних: { $count }
web-bot-until = А поки зіграти з ботом
web-pace = Темп
web-pace-slow = Повільніше
web-pace-usual = Звичайний темп
web-pace-fast = Швидше
web-pace-still = Лише теперішнє
web-pace-bots = Швидко для ботів
web-story-skip = До теперішнього (.)
web-story-back = На крок назад (,)
web-story-pause = Пауза (/)
web-story-go-on = Далі (/)
web-story-behind = Ще попереду: { $count }
web-log-set-up = Підготовка
web-story-look = Поглянути
web-since = Від вашого ходу: { $count }
web-since-close = Закрити

## Хто як стоїть і як здобуто перемогу

web-outlook = Хто як стоїть
web-outlook-short = Стан
## Світи між двома іграми

web-seed = Світи

## Хроніки

web-chronicles = Ваші хроніки
web-chronicle-name = Назва хроніки
web-chronicle-about = Її ігри йдуть одна за одною, кожна у світі, який лишила попередня.
web-chronicle-unnamed = Хроніка: { $game }
web-chronicle-games = { $number ->
    [0] перша гра
    [one] { $number } гра
    [few] { $number } гри
   *[many] { $number } ігор
}
web-chronicle-played = триває гра

## Дім, який сторінка тримає сама

web-tab-name = Ви
web-tab-setting-up = Облаштовуємо дім у цій вкладці …
web-tab-failed = Цей браузер не зміг облаштувати дім: { $reason }

## Кілька людей за одним екраном

web-curtain = { $who }: екран ваш. Усі інші, відверніться.
web-curtain-known = Що знаєте всі
web-curtain-clock = Годинник іде.
web-curtain-waiting = Ходять інші.
web-hand-over = Передати: { $who }
web-look-once = { $who }: лише глянути
web-cover = Запнути завісу

## Без дому, і знову вдома

web-gone = Дім не відповідає.
web-gone-play = Грати далі тут, проти ботів
web-back = Дім знову відповідає: повернутися
web-handed-in = { $count ->
    [one] Здано { $count } гру, яку ви зіграли без дому.
    [few] Здано { $count } гри, які ви зіграли без дому.
   *[many] Здано { $count } ігор, які ви зіграли без дому.
  } Рейтингу за такі ігри немає.
web-hand-in = Здати його цьому дому
web-elsewhere = Зіграно деінде й здано сюди; без рейтингу.
web-elsewhere-short = Зіграно деінде
