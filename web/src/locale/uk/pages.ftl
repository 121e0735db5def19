### Що кажуть інші сторінки, крім зали й столу: облікові записи, скарги, найкращі результати, світи й хроніки.

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
web-reports = Скарги
web-house-token = Ключ дому
web-look = Дивитися
web-no-reports = Скарг немає.
web-best-of = { $game }: найкращі в домі
web-best-try = Спробувати
web-best-none = У цій грі нічого не порівнюють.
web-seed-of = { $game }: світ із зерна
web-seed-paste = Вставте зерно
web-seed-about = Зерно — це один рядок тексту, у якому світ чекає між двома іграми.
web-seed-show = Показати
web-seed-play = Грати зараз
web-seed-table = Створити стіл
web-seed-link = Скопіювати посилання
web-seed-copied = Скопійовано
web-seed-words = Словами
web-seed-repairs = Виправлено перед грою
web-chronicle-begin = Почати хроніку
web-chronicle-map = Світ після гри { $number }
web-chronicle-slider = Після якої гри
web-chronicle-today = сьогодні
web-chronicle-no-world = Жодної гри цієї хроніки ще не дограли до кінця.
web-chronicle-game = Гра { $number }
web-chronicle-open = Чекає на гравців
web-chronicle-live = Триває
web-chronicle-given-up = Не дограно до кінця
web-chronicle-table = До столу
web-chronicle-replay = Переглянути її
web-chronicle-seeds = Зерна
web-chronicle-began = Почалася у світі
web-chronicle-began-mixed = Починається у світі; до кінця гри порядок колод тут інший
web-chronicle-left = Лишила світ; такого порядку колод не має жодна гра
web-chronicle-to-next = До наступної гри
web-chronicle-next = Грати наступну гру
web-chronicle-next-after = Наступна гра, після гри { $number }
web-chronicle-lineage = Родовід
web-chronicle-lineage-about = Світ, який продовжили двічі, розгалужується. Виберіть гру, щоб побачити світ, який вона лишила.
web-chronicle-records = Завантажити записи
web-chronicle-rename = Перейменувати

web-board-show = Показати дошку
web-board-about = Першого разу це триває кілька секунд: завантажуються правила, близько 7 МБ.
web-board-play-on = Грати далі звідси
web-board-back = Назад до запису
web-board-table = Відкрити стіл
web-board-large = На весь екран
web-board-start = Початок.
web-board-over = Тут гру вже закінчено.
