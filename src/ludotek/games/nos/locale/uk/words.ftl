### Project NOS українською.

nos-seat-flame = Полум’я
nos-seat-bolt = Блискавка
nos-seat-comet = Комета
nos-seat-crown = Корона
nos-rules =
    Шість карток складають трасу. Першим накрийте їх усі, від першої до останньої, по одному кубику на кожну. Дві виграні гонки дають перемогу в грі.

    Перед гонкою кожен обирає тричі: картку модифікації з одним її кубиком або ще один кубик до картки, яку вже має. Ніхто не має більш ніж двох карток, і ніколи двох одного кольору. Разом із трьома звичайними це шість кубиків на шість карток.

    Потім усі мчать одночасно. Візьміть два кубики й киньте. Один із них можна покласти на свою наступну картку, якщо число збігається. Якщо воно на один менше або на скільки завгодно більше, кубик теж можна покласти, але це коштує перегріву. Після двох перегрівів двигун на межі: третій його підірве.

    V8: якщо серед кубиків є V8, кидаєте три. Закис азоту: збережіть значення кубика й покладіть його, коли підійде. Турбонагнітач: лише від 1 до 3. Компресор: лише від 4 до 6. Широкі шини: на один менше без перегріву. Спойлер: на один більше без перегріву. Кожна діє лише на свої кубики.

    На самоті ви змагаєтеся з часом: майстрові досить менше ніж 15 секунд, професіоналові менше ніж 25, аматорові менше ніж 35.

nos-die-common = звичайний
nos-die-v8 = V8
nos-die-nitrous = закис азоту
nos-die-turbocharger = турбонагнітач
nos-die-supercharger = компресор
nos-die-wide-tires = широкі шини
nos-die-spoiler = спойлер
nos-part-common = Кожне число рахується як є.
nos-part-v8 = З кубиком V8 у руці кидаєте три кубики.
nos-part-nitrous = Після кидка кубик закису азоту можна зберегти й покласти пізніше.
nos-part-turbocharger = Кубик турбонагнітача рахується як 1, 2 або 3.
nos-part-supercharger = Кубик компресора рахується як 4, 5 або 6.
nos-part-wide-tires = На один менше від картки без перегріву.
nos-part-spoiler = На один більше від картки без перегріву.
nos-does-face = Її кубики завжди рахуються як { $value }.
nos-does-faces = Її кубики рахуються як { $values } або { $last }.
nos-does-under =
    { $under ->
        [1] На один менше від картки без перегріву.
       *[other] До { $under } менше від картки без перегріву.
    }
nos-does-over =
    { $over ->
        [1] На один більше від картки без перегріву.
       *[other] До { $over } більше від картки без перегріву.
    }

nos-dice-1 = { $first }
nos-dice-2 = { $first } + { $second }
nos-dice-3 = { $first } + { $second } + { $third }
nos-move-roll = кинути { $dice }
nos-move-reroll = кинути збережену { $value } знову
nos-move-place = покласти { $die } { $value }
nos-move-place-saved = покласти збережену { $value }
nos-move-save = зберегти { $value }
nos-move-blow = підірвати двигун
nos-move-return = забрати останній кубик
nos-move-jump = рушити до сигналу
nos-move-line-up = назад на старт
nos-move-take = взяти { $part }
nos-move-add = ще один кубик: { $part }
nos-move-give = повернути { $part }
nos-move-face = кубик показує { $value }
nos-move-card = картка { $value }
nos-move-first = перший вибір: { $seat }
nos-move-late = { $seat }: запізно
nos-move-green = зелене світло
nos-move-flag = прапорець
nos-move-time =
    { $span ->
        [long] час: хвилина або більше
       *[short] час { $seconds },{ $tenths } с
    }

nos-run =
    { $span ->
        [long] хвилина або більше, { $rank }
       *[short] { $seconds },{ $tenths } с, { $rank }
    }
nos-course-random = Будь-яка траса
nos-course-daily-beat = Траса дня, у такт
nos-course-random-beat = Будь-яка траса, у такт

nos-ask-draft = Змініть авто: оберіть деталь або ще один кубик.
nos-ask-countdown = Чекайте на зелене світло.
nos-ask-roll = Візьміть кубики й киньте.
nos-ask-place = Покладіть кубик або киньте знову.
nos-ask-jumped = Це було зарано. Поверніться на старт.
nos-ask-stuck = Жоден кубик не підійде. Заберіть останній.

nos-race-begins =
    { $extra ->
        [1] Додаткова гонка вирішує гонку { $number }.
       *[other] Гонка { $number }.
    }
nos-dealt = Картка { $place } на трасі: { $value }.
nos-dealt-one = { $value }
nos-dealt-all = Траса: { $all }.
nos-picks-first = Перший вибір: { $seat }.
nos-took = { $seat } бере { $part } з одним кубиком.
nos-added = { $seat } бере ще один кубик: { $part }.
nos-gave = { $seat } повертає { $part }.
nos-was-late = { $seat }: запізно.
nos-lights = Двигуни заведено. Чекайте на зелене.
nos-jumped = { $seat } рушає до сигналу!
nos-went-green = Рушайте!
nos-lined-up = { $seat } знову на старті.
nos-picked-up = { $seat } кидає { $dice }.
nos-picked-up-saved = { $seat } кидає збережену { $value } знову.
nos-rolled = { $seat } кидає: { $die } { $value }.
nos-rolled-one = { $die } { $value }
nos-rolled-all = { $seat } кидає: { $all }.
nos-placed = { $seat } кладе { $die } { $value }.
nos-placed-saved = { $seat } кладе збережену { $value }.
nos-saved = { $seat } зберігає { $value }.
nos-redlined =
    { $number ->
        [1] { $seat }: перегрів.
       *[other] { $seat }: знову перегрів, двигун на межі.
    }
nos-exploded = { $seat }: двигун вибухає на картці { $number }.
nos-stalled = { $seat } застрягає на картці { $number }: жоден кубик ніколи не підійде.
nos-returned = { $seat } забирає кубик із картки { $number }.
nos-finished =
    { $number ->
        [1] { $seat } перетинає фініш: перше місце!
       *[other] { $seat } перетинає фініш: місце { $number }.
    }
nos-stopped = Гонку зупинено.
nos-beat-begins = Такт { $number }.
nos-won-race =
    { $number ->
        [1] { $seat } виграє гонку.
       *[other] { $seat } виграє гонку вдруге.
    }
nos-nobody-won = Ніхто не фінішує в гонці { $number }.
nos-photo-finish =
    { $number ->
        [few] Фотофініш! { $number } авто нарівні, вирішить додаткова гонка.
       *[other] Фотофініш! { $number } авто нарівні, вирішить додаткова гонка.
    }
nos-trophy = { $seat } лишає собі картку { $value } з траси.
nos-shuffled = Карток траси, перемішаних у нову стопку: { $number }.
nos-timed =
    { $rank ->
        [master] { $seconds },{ $tenths } с: заїзд майстра.
        [pro] { $seconds },{ $tenths } с: заїзд професіонала.
        [amateur] { $seconds },{ $tenths } с: заїзд аматора.
       *[novice] { $span ->
            [long] Хвилина або більше: заїзд новачка.
           *[short] { $seconds },{ $tenths } с: заїзд новачка.
        }
    }
nos-won = { $seat } виграє гру.
nos-ran-out = Заїзд скінчився на картці { $number }, без рангу.

nos-rank-unranked = без рангу
nos-rank-novice = новачок
nos-rank-amateur = аматор
nos-rank-pro = професіонал
nos-rank-master = майстер

nos-ending-wins = дві виграні гонки
nos-ending-time = кінець траси
nos-ending-breakdown = поломка

nos-race-number = гонка { $race }
nos-left = карток { $cards }, кубиків { $dice }
nos-key-save = зберегти
nos-key-others = інші ходи
nos-signs = ✓ збіг  ▲ перегрів  ! третій перегрів  ✗ ні
nos-status-jumped = фальстарт
nos-status-stuck = у глухому куті
nos-status-exploded = двигун вибухнув
nos-status-stalled = авто стало

nos-say-ready = Рушаймо, коли скажете.
nos-say-dust = Ковтайте пил!
nos-say-engine = Бідний мій двигун.
nos-say-rematch = Ще раз!
nos-say-well-driven = Чудовий заїзд!

option-nos-drivers = Водії
    .about = Один їде проти часу; від двох до чотирьох змагаються між собою.
option-nos-pace = Темп
    .about = Наживо кожен кидає так швидко, як може. Під такт усі спокійно обирають і кидають разом.
option-nos-pace-live = наживо
option-nos-pace-beat = під такт
option-nos-dead-end = Глухі кути
    .about = Що буде з авто, якому жоден кубик ніколи не підійде.
option-nos-dead-end-out = вибуває з гонки
option-nos-dead-end-return = забирає останній кубик
option-nos-track = Траса
    .about = Перша траса: роздана, шість значень на зразок 3,1,6,2,5,4 або день на зразок 2026-01-31 для його траси.
option-nos-track-random = роздана
option-nos-cards = Картки
    .about = Аркуш із картками траси та модифікаціями.
option-nos-cards-street = Вулиця

nos-holding-parts = ваші деталі
nos-holding-dice = ваші кубики
nos-holding-track = ваша траса
nos-holding-saved = ваші збережені кубики
nos-holding-redlines = ваші перегріви
nos-holding-wins = ваші перемоги
nos-holding-trophies = ваші трофеї
