### Nort українською.

nort-seat-blue = Синій
nort-seat-red = Червоний
nort-rules =
    Дві машини їздять лініями обнесеної стіною арени, і кожна лишає слід. Змусьте суперника розбитися: об стіну, об міну чи об слід.

    Щораунду арену накривають і кидають два кубики — спільні для обох. Хто швидший, оголошує число й напрямок: один із кубиків, їхню суму або різницю. Якщо такого числа немає, першим оголошує суперник. Другий обирає з чисел, що лишилися.

    Повертати можна лише з числом, не більшим за поворот вашої машини, ніколи двічі поспіль і не першим ходом. Одиниця — завжди поворот. Коли випала пара, лише перший може сказати «нуль» і стояти на місці.

    Прямий хід, коротший за попередній, лишає крапки замість лінії; крапки не шкодять. Хто перетне лінію суперника, не оголошує наступного разу першим, а третій перетин — кінець. Їхати вздовж лінії, навіть власної, — теж кінець.

    Ваша машина — таємниця. Двічі за гру вона може застосувати свою здатність: проїхати на один більше чи менше, виграти програне оголошення, проминути сіру міну або пройти крізь стіну на інший бік.

    Після вісімнадцяти ходів виграє той, у кого більше очок швидкості: це сума всіх чисел, оголошених прямо.

nort-move-zero = нуль
nort-move-call =
    { $direction ->
        [left] { $value } ліворуч
        [right] { $value } праворуч
       *[straight] { $value } прямо
    }
nort-move-reverse = перехопити оголошення
nort-move-trace = креслити
nort-move-longer = на один більше
nort-move-shorter = на один менше
nort-move-over = через міну
nort-move-through = крізь стіну
nort-move-stand = хай буде так
nort-move-ready = накрити арену
nort-move-silent = мовчання
nort-move-cover = арену накрито
nort-move-vehicle = { $vehicle }
nort-move-vehicle-number = машина { $number }
nort-vehicle-comet = Комета
nort-vehicle-lynx = Рись
nort-vehicle-wasp = Оса
nort-move-die = { $face }
nort-move-first = першим — { $seat }
nort-move-late = спізнився { $seat }

nort-question =
    { $stage ->
        [vehicles] Потай оберіть машину.
        [race] Оголосіть число й напрямок. Мерщій!
        [sealed] Потай оголосіть число й напрямок.
        [first] Ви оголошуєте першим.
        [side] З одиницею треба повертати: ліворуч чи праворуч?
        [second] Оголосіть одне з чисел, що лишилися.
        [standing] Лишити оголошення, як є?
        [powers] Застосуйте здатність або кресліть.
       *[look] Надивилися?
    }

nort-crossed = { $seat } перетинає слід (суперник — { $other }): { $times } із 3.
nort-passed-over = { $seat } проминає міну неушкодженим.
nort-went-through = { $seat } проходить крізь стіну.
nort-hit-the-edge = { $seat } розбився об стіну в точці { $x },{ $y }.
nort-hit-black = { $seat } наїхав на чорну міну в точці { $x },{ $y }.
nort-hit-grey = { $seat } наїхав на міну в точці { $x },{ $y }.
nort-crossed-fatally = { $seat } утретє перетнув слід (суперник — { $other }) у точці { $x },{ $y }.
nort-retraced-own = { $seat } поїхав уздовж власної лінії в точці { $x },{ $y }.
nort-retraced-other = { $seat } поїхав уздовж чужої лінії (суперник — { $other }) у точці { $x },{ $y }.
nort-was-late = { $seat } не встиг обрати.
nort-drawn-for =
    { $mine ->
        [1] Вашу машину обрано жеребом: { $vehicle }.
       *[other] { $seat }: машину обрано жеребом: { $vehicle }.
    }
nort-first-die = На першому кубику { $die }.
nort-rolled = На кубиках { $die } і { $other }.
nort-has-first-call =
    { $reason ->
        [penalty] Першим оголошує { $seat }: суперник перетнув слід.
        [error] Першим оголошує { $seat }.
        [silence] Першим оголошує { $seat }: ніхто не озвався.
        [power] Тепер оголошує { $seat }.
       *[initiative] Ініціативу має { $seat }.
    }
nort-called-first = { $seat } оголошує: { $call }.
nort-called-second = { $seat } відповідає: { $call }.
nort-named-unavailable = { $seat } каже: { $call }, а такого немає.
nort-went-straight = { $seat } не може з цим повертати: { $call }.
nort-said-nothing = { $seat } мовчить і отримує: { $call }.
nort-power-used =
    { $power ->
        [longer] { $seat } застосовує здатність: на один більше.
        [shorter] { $seat } застосовує здатність: на один менше.
        [reverse] { $seat } застосовує здатність: перехоплює оголошення.
        [over] { $seat } застосовує здатність: через міну.
       *[through] { $seat } застосовує здатність: крізь стіну.
    }
nort-uncovered = Арену відкрито.
nort-covered = Раунд { $round }: арену накрито.
nort-barred = { $seat } перетнув слід і не оголошує першим.
nort-speed-counted = Очки швидкості: Синій { $blue }, Червоний { $red }.
nort-won =
    { $ending ->
        [speed] Обидві машини ще їдуть після останнього ходу: виграє { $seat }, бо має більше очок швидкості.
        [fewer-crossings] Очок швидкості порівну: виграє { $seat }, бо має менше перетинів.
        [fewer-powers] Очок швидкості й перетинів порівну: виграє { $seat }, бо застосував менше здатностей.
       *[other] Виграє { $seat }.
    }
nort-drawn = Очок швидкості, перетинів і застосованих здатностей порівну: нічия.
nort-must-name-a-side = { $seat } з одиницею мусить повернути: ліворуч чи праворуч?
nort-vehicle-shown = { $seat }: машина { $vehicle }.
nort-opened = { $seat } записав потай: { $call }.

nort-ending-edge = стіна
nort-ending-mine = міна
nort-ending-intersection = третій перетин
nort-ending-retrace = їзда вздовж лінії
nort-ending-speed = більше очок швидкості
nort-ending-fewer-crossings = менше перетинів
nort-ending-fewer-powers = менше застосованих здатностей
nort-ending-draw = нічия

nort-turn = поворот { $turn }
nort-unchosen = машину ще не обрано
nort-secret = таємна машина
nort-power =
    { $power ->
        [adjust] на один більше чи менше
        [reverse] перехопити оголошення
        [over] через міну
       *[through] крізь стіну
    }
nort-powers-left = Лишилося здатностей: { $left } з { $uses }
nort-crossings = Перетини: { $crossings } з { $most }
nort-speed = Швидкість { $speed }
nort-first-call = оголошує перший
nort-is-barred = Перетнув слід: не оголошує першим
nort-has-turned = Щойно повернув: далі лише прямо
nort-round-of = Раунд { $round } з { $rounds }
nort-calls = Оголошення
nort-keys = { $values }, тоді { $sides }
nort-type-a-call = Наберіть оголошення: 7 ліворуч, 12 прямо, нуль

option-nort-mode = Старт
    .about = Дуель — з протилежних боків. Перегони — поруч.
option-nort-mode-duel = дуель
option-nort-mode-race = перегони
option-nort-circles = Круглі міни
    .about = Чи діють круглі сірі міни.
option-nort-squares = Квадратні міни
    .about = Чи діють квадратні сірі міни.
option-nort-triangles = Трикутні міни
    .about = Чи діють трикутні сірі міни.
option-nort-open-arena = Відкрита арена
    .about = Арену ніколи не накривають: для початківців.
option-nort-watched = Глядачі бачать арену
    .about = Навіть коли її накрито від гравців: для тих, кому ви довіряєте, що не підкажуть.
option-nort-pace = Темп
    .about = Наживо: перший той, хто швидший. Потай: обидва записують, для повільної гри.
option-nort-pace-live = наживо
option-nort-pace-sealed = оголошення потай
option-nort-strict-retrace = Суворі сліди
    .about = Уздовж крапок теж не можна їхати.
option-nort-arena = Арена
    .about = Одна з арен дому або ваш власний аркуш.
option-nort-arena-default = Каменоломня
option-nort-arena-pinball = Пінбол
option-nort-arena-steppe = Степ

nort-holding-crossings = ваші перетини
nort-holding-speed = ваші очки швидкості
nort-holding-powers = ваші здатності
nort-holding-barred = хто може назвати першим
nort-holding-vehicle = ваша машина
