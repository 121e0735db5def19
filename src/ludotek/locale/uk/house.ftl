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

## Значення без власних слів

terminal-nothing = нічого
terminal-hidden = приховано

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
table-time-passes = Хвилинку: гра піде далі сама.
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

## Що сторінка каже сама, коли більше нікому

error-web-no-answer = Дім не відповідає. Спробуйте за мить.
error-web-no-record = Запис не вдалося отримати. { $sentence }
error-web-bad-replay = Те, що підготовлено із запису, не вдається прочитати. { $sentence }
