### Те, що каже лише браузер; слова ігор лежать у src/ludotek/locale.

## Дім

web-welcome = Дім настільних ігор: із другом, із незнайомцем або з ботом, проти якого варто грати.
web-games = Ігри
web-about-novem = Два таємні маркери перетинаються на полі зі стосами плиток. Розгадайте суперника й заберіть дев’ятку.
web-about-nort = Дуель світлових мотоциклів на папері в клітинку: називайте швидко, пам’ятайте арену, не розбийтеся.
web-about-nos = Перегони на кубиках у реальному часі для одного–чотирьох водіїв.
web-about-north = Дуель комбінацій із двобічними картами.
web-about-oath = Імперія, її місцевості та походи, для двох–шести.
web-not-yet = Ще не в домі.
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

## Ви

web-guest = Гість
web-your-name = Ваше ім’я
web-change-name = Змінити ім’я
web-save = Зберегти
web-you = ви
web-account = Обліковий запис
web-account-about = Грати можна й без облікового запису. Він додає рейтинги та історію ваших ігор, яку можна завантажити й видалити.
web-password = Пароль
web-login = Увійти
web-register = Створити запис
web-logout = Вийти
web-export = Завантажити все
web-forget = Видалити мій запис
web-forget-sure = Назавжди видалити обліковий запис, рейтинги та історію?
web-history = Мої ігри
web-history-empty = Поки що жодної. Тут зберігаються ігри, які ви граєте, увійшовши.
web-sessions = Де ви увійшли
web-sessions-about = Вийдіть звідусіль, чого не впізнаєте чи більше не користуєтеся. Вихід діє негайно, і за відкритими столами теж.
web-session-this = Цей браузер
web-session-unknown = Невідомий браузер
web-session-seen = Востаннє { $when }
web-session-end = Вийти
web-session-end-which = Вийти: { $browser }
web-session-end-others = Вийти всюди, крім цього браузера
web-password-change = Змінити пароль
web-password-old = Ваш теперішній пароль
web-password-new = Новий пароль, щонайменше 8 символів
web-password-about = Усі інші браузери буде від’єднано, а програмам, що грають під вашим ім’ям, потрібен буде новий ключ.
web-password-changed = Пароль змінено.
web-games-played =
    { $count ->
        [one] { $count } гра
        [few] { $count } гри
       *[other] { $count } ігор
    }

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
web-panel = Панель

## Новий стіл

web-new-table = Стіл: { $game }
web-who-sits = Хто де сидить
web-seat-me = я
web-seat-friend = друг за посиланням
web-seat-anyone = будь-хто
web-seat-bot = бот { $level }: { $name }
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
web-bot = бот { $level }
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
web-take-back = Попросити повернути хід
web-tell-me = Сповіщати, коли мій хід
web-resign = Здатися
web-resign-sure = Здатися в цій грі?
web-stand = Встати
web-offered-draw = Вам пропонують нічию.
web-offered-takeback = Суперник хоче повернути останній хід.
web-accept = Прийняти
web-decline = Відхилити
web-tab-log = Хід гри
web-tab-chat = Чат
web-tab-rules = Правила
web-reference = Довідка, щоб читати чи надрукувати
web-tab-luck = Удача
web-say-something = Скажіть щось
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
web-review = Як було краще
web-review-thinking = Бот обмірковує …
web-review-again = Спробувати ще раз
web-review-exact = Точно: порівняно з бездоганною грою.
web-review-budget = Оцінка: { $budget }.
web-review-unit-result = Втрату від ходу лічимо в результатах: перемога 1, нічия 0, поразка −1.
web-review-unit-score = Втрату від ходу лічимо в очках самої гри.
web-review-raced = Ходи наввипередки не оцінюємо: не сказати, що і коли там вирішили.
web-turning-point = Переломний момент: { $seat }, втрачено { $lost }

## Сторінка скарг

web-reports = Скарги
web-house-token = Ключ дому
web-look = Дивитися
web-no-reports = Скарг немає.

web-daily = Виклик дня
web-best = Найкращі результати
web-best-of = { $game }: найкращі в домі
web-best-try = Спробувати
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
web-best-none = У цій грі нічого не порівнюють.
web-best-house = Найкращі в домі
web-best-first = Найкращий результат дому!
web-best-own = Ваш найкращий результат: місце { $place }.
web-best-before = Ваш найкращий досі { $mark }.

## Вчитися граючи

web-lesson = Вчитися граючи
web-lesson-offer = Уперше тут? Короткі підказки пояснять усе тоді, коли воно вперше знадобиться.
web-lesson-decline = Ні, дякую
web-lesson-noted = Зрозуміло
web-lesson-stop = Без підказок
