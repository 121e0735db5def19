### Що каже лише термінал, українською; браузер цього не бере.

terminal-no-terminal = Для гри потрібен термінал, а введення чи виведення ним не є.
terminal-you = ви
terminal-bot = бот
terminal-hints = h довідка · F2 спитати бота · t світло · q вийти
terminal-history = Що сталося
terminal-hand-over = { $seat }: сідайте до клавіатури. Решта: відверніться.
terminal-ready = Усе готово
terminal-seen = Роздивіться й рушайте далі.
terminal-go-on = Далі
terminal-choose = { $seat }: оберіть хід.
terminal-keys-secret = Натисніть { $keys }. Екран не покаже, що саме.
terminal-thinking = { $seat }: триває вибір.
terminal-type-here = Введіть хід або оберіть його вище
terminal-type-or-quote = Введіть хід або, після лапок, слова до угоди
terminal-not-now = Зараз не можна зіграти «{ $words }».
terminal-race = Усі водночас: у кожного свої клавіші.
terminal-press-again = Ще раз те саме, щоб { $words }.
terminal-victory = Перемога: { $seat }
terminal-you-won = Ви виграли!
terminal-you-lost = Ви програли.
terminal-score = Ваш результат: { $points }
terminal-tie = Нічия.
terminal-best-new = Ваш найкращий результат за цим терміналом!
terminal-best-before = Ваш найкращий за цим терміналом: { $mark }
terminal-chances = Шанси впродовж гри. { $method }
terminal-turn = Переломний момент: { $told } ({ $seat }: { $before } % → { $after } %)
terminal-how = Чим скінчилося: { $ending }
terminal-rematch = Реванш
terminal-save = Зберегти
terminal-look = До дошки
terminal-leave = Вийти
terminal-back = До підсумку
terminal-leave-question = Вийти з гри?
terminal-leave-about = Запис гри можна зберегти й потім переглянути. Ще не відкриті таємні вибори до нього не ввійдуть.
terminal-file = Файл
terminal-save-and-leave = Зберегти й вийти
terminal-discard = Не зберігати
terminal-stay = Залишитися
terminal-saved = Збережено: { $path }
terminal-file-exists = Файл { $path } вже існує. Оберіть іншу назву.
terminal-cannot-write = Не вдалося записати { $path }: { $reason }.
terminal-close = Закрити
terminal-this-table = За цим столом
terminal-keys = Клавіші
terminal-words = Слова
terminal-keys-about =
    1 2 3 або літера: обрати потай
    Enter: далі, пропустити показ
    У гонці клавіші кожного стоять під полем; після клавіші з … друга каже, що саме
    F2: спитати бота, що зіграв би він і чому, коли граєте лише проти ботів
    Tab, стрілки: переміщення
    t: день або ніч
    q чи Ctrl-C: вийти, зі збереженням чи без
terminal-line-lost = Зв’язок зі столом утрачено. Відновлюємо.
terminal-rematch-asked = Ви запропонували реванш.
terminal-dice-kept = Кості перевірено: вони ті, які пообіцяно перед грою.
terminal-dice-broken = Увага: кості не ті, які пообіцяно перед грою ({ $notes }).
terminal-dice-unchecked = Кості не вдалося перевірити: запис гри не надійшов.
terminal-rematch-waits = Реванш уже накрито: натисніть r, щоб приєднатися.
terminal-replay-hints = ← → крок · Home End · t світло · q вийти
terminal-replay-step = { $step } з { $steps }
terminal-replay-start = Перед першим ходом
terminal-replay-over = Чим скінчилося: { $ending }
