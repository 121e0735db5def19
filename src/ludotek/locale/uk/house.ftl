### Слова дому українською. Лише звичайний Fluent: цей файл читає й браузер.

## Місця, що не належать нікому

seat-chance = Жереб
seat-clock = Годинник
seat-spectator = Глядачі

## Як люди завершують гру поза її правилами

ending-unfinished = не дограно
ending-resigned = хтось здався
ending-agreed = завершено за згодою
ending-abandoned = покинуто

## Налаштування

option-yes = так
option-no = ні
option-none = немає

## Хід чи подія гри, яка ще не має власних слів

plain = { $words }

unknown-words = У грі { $game } немає ходу «{ $words }».

## Термінал

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
terminal-nothing = нічого
terminal-hidden = приховано
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

## Стіл

table-guest = Гість { $number }
table-your-move = Ваш хід.
table-chosen = Ваш вибір запечатано. Інші обирають.
table-choosing = Гравці обирають таємно.
table-waiting-for =
    { $more ->
        [0] Чекаємо: { $seat }.
        [one] Чекаємо: { $seat } та ще { $more } гравець.
        [few] Чекаємо: { $seat } та ще { $more } гравці.
       *[other] Чекаємо: { $seat } та ще { $more } гравців.
    }
table-time-passes = Ніхто не може ходити: минає час.
table-waiting-for-players = Чекаємо, поки заповняться всі місця.
table-luck-mixing = Удачу змішують: свою частку додає комп’ютер кожного гравця.
table-luck-late = { $more ->
        [0] Гра не почалася: частка удачі ще не надійшла ({ $seat }). Гра почнеться, щойно гравець повернеться.
        [one] Гра не почалася: частки удачі ще не надійшли ({ $seat } та ще { $more } гравець). Гра почнеться, щойно вони повернуться.
        [few] Гра не почалася: частки удачі ще не надійшли ({ $seat } та ще { $more } гравці). Гра почнеться, щойно вони повернуться.
       *[other] Гра не почалася: частки удачі ще не надійшли ({ $seat } та ще { $more } гравців). Гра почнеться, щойно вони повернуться.
    }
table-over = Гру закінчено.
table-closed = Цей стіл закрито.
table-review-budget = { $simulations ->
        [one] { $simulations } симуляція
        [few] { $simulations } симуляції
       *[other] { $simulations } симуляцій
    } і { $playouts ->
        [one] { $playouts } догравання
        [few] { $playouts } догравання
       *[other] { $playouts } догравань
    } на кожен хід

table-chances-solved = За найкращої гри, яку знає розв’язок.
table-chances-bots = Так оцінюють боти дому, бачачи все приховане.
table-chances-playouts =
    { $playouts ->
        [one] За { $playouts } грою, дограною навмання від кожної миті.
        [few] За { $playouts } іграми, дограними навмання від кожної миті.
       *[many] За { $playouts } іграми, дограними навмання від кожної миті.
    }

## Рівні ботів

bot-level-1 = Новачок, програє початківцям
bot-level-2 = Аматор, годиться для перших партій
bot-level-3 = Завсідник, карає за неуважність
bot-level-4 = Знавець, здолати важко
bot-level-5 = Майстер, найсильніший у нас
bot-level-slow = { $level }; у цьому браузері довго думає

## Карти

cards-rulings = Роз’яснення:
story-list = { $first }, { $rest }
story-times = { $number } × { $what }
story-step-of = крок: { $seat }
story-rest = І ще { $number }: { $all }.

## Світ між двома іграми

seed-whole = Із цим зерном усе гаразд.

## Запитати бота

hint-ask = Запитати бота
hint-about = Що зіграв би бот на вашому місці та чому
hint-thinking = Бот думає …
hint-would = Я б зіграв так:
hint-wait = зачекати
hint-hope = Ось чому: { $what }
hint-fear = Що мене непокоїть: { $what }
hint-in-looks = { $what } (у { $times } із { $looks } поглядів наперед)
hint-even = Нічого особливого: інші ходи приблизно такі самі.
hint-take = Зіграти так
hint-close = Закрити
