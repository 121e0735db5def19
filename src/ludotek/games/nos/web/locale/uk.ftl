### Поле Project NOS українською.

web-nos-board = Траса та її смуги
web-nos-card = Картка { $place } на трасі: { $value }
web-nos-card-down = Картку { $place } траси ще не роздано
web-nos-lane =
    { $seat }: накрито { $cards ->
        [one] { $cards } картку
        [few] { $cards } картки
       *[other] { $cards } карток
    }, { $redlines ->
        [one] { $redlines } перегрів
        [few] { $redlines } перегріви
       *[other] { $redlines } перегрівів
    }, { $wins ->
        [one] { $wins } виграна гонка
        [few] { $wins } виграні гонки
       *[other] { $wins } виграних гонок
    }, { $status }
web-nos-lane-trophies = { $lane }, виграні картки траси: { $cards }
web-nos-status-absent = не в цій гонці
web-nos-status-driving = на трасі
web-nos-status-jumped = фальстарт
web-nos-status-stuck = у глухому куті
web-nos-status-finished = на фініші
web-nos-status-exploded = двигун вибухнув
web-nos-status-stalled = авто стало
web-nos-race = Гонка { $race }
web-nos-extra-race = Додаткова гонка до гонки { $race }
web-nos-beat = Такт { $beat }
web-nos-lights-red = Світло червоне: чекайте
web-nos-lights-green = Світло зелене
web-nos-wait = Чекайте…
web-nos-go = Рушайте!
web-nos-time = Час цього заїзду
web-nos-seconds = с
web-nos-minute = хвилина або більше

web-nos-draft = Деталі на вибір
web-nos-order = Черга вибору
web-nos-picks-made = обрано { $made } з { $of }
web-nos-left =
    Лишилося: { $cards ->
        [one] { $cards } картка
        [few] { $cards } картки
       *[other] { $cards } карток
    }, { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубики
       *[other] { $dice } кубиків
    }
web-nos-take = Взяти
web-nos-add = Ще один кубик
web-nos-give = Повернути
web-nos-yours =
    { $dice ->
        [one] Ваш: { $dice } кубик
        [few] Ваші: { $dice } кубики
       *[other] Ваші: { $dice } кубиків
    }
web-nos-can-strand = Деякі ваші кубики ніколи не збіжаться з деякими картками цієї траси: кладіть їх вчасно.

web-nos-hand = Ваші кубики
web-nos-gauge =
    { $redlines ->
        [0] Без перегріву
       *[other] Перегрів: { $redlines } з { $most }
    }
web-nos-fit-match = збіг
web-nos-fit-redline = перегрів
web-nos-fit-third-redline = вибух
web-nos-fit-no = ні
web-nos-tumbling = { $die }: кубик котиться
web-nos-place = Покласти { $die } { $value }: { $fit }
web-nos-place-saved = Покласти збережену { $value }: { $fit }
web-nos-lies = { $die } { $value } покласти не можна: { $fit }
web-nos-save = Зберегти { $value }
web-nos-saved = збережено
web-nos-roll-at-green = Кидайте на зелене
web-nos-roll = Кинути
web-nos-other-dice = Інші кубики для кидка
web-nos-no-dice = Кидайте: на вас чекає наступна картка.
web-nos-no-dice-yet = Двигуни заведено. Будь-який дотик до зеленого буде фальстартом.
web-nos-sealed = Обрано
web-nos-why-chosen = Ви вже обрали: усі кинуть, щойно оберуть і решта.
web-nos-blow-ask = Третій перегрів…
web-nos-blow-title = Підірвати двигун?
web-nos-blow-about = Третій перегрів виводить ваше авто з цієї гонки. Повернення немає.
web-nos-blow-no = Їхати далі

web-nos-finish = Фотофініш гонки { $race }
web-nos-finish-time = { $seconds } с
web-nos-finish-beat = у такті { $beat }
web-nos-reaction = за { $seconds } с після зеленого
web-nos-cost =
    Гонку програно на картці { $card }: { $rolls ->
        [one] { $rolls } кидок
        [few] { $rolls } кидки
       *[other] { $rolls } кидків
    }, перший — { $dice }
web-nos-cost-time =
    Гонку програно на картці { $card }: { $rolls ->
        [one] { $rolls } кидок
        [few] { $rolls } кидки
       *[other] { $rolls } кидків
    }
web-nos-cost-lost = втрачено { $seconds } с
web-nos-cards-covered =
    { $cards ->
        [one] { $cards } картка
        [few] { $cards } картки
       *[other] { $cards } карток
    }
web-nos-wins =
    { $wins ->
        [one] { $wins } виграна гонка
        [few] { $wins } виграні гонки
       *[other] { $wins } виграних гонок
    }
web-nos-trophy = Виграна картка траси: { $value }
web-nos-go-on = Далі

## Вчитися граючи

web-nos-lesson-goal = Накрийте кубиками шість карток траси зліва направо раніше за інших — це виграна гонка. Дві виграні гонки — перемога.
    .title = За що ви граєте
web-nos-lesson-parts = Перед кожною гонкою всі по черзі обирають тричі. Деталь дає картку й один кубик її кольору; вона діє лише на свої кубики. Не поспішайте: ніхто ще не їде.
    .title = Налаштуйте авто
web-nos-lesson-dice = Можна взяти ще один кубик тієї деталі, що вже є, або другу деталь іншого кольору. Більше двох деталей в авто не влізе.
    .title = Ще такий чи інша деталь
web-nos-lesson-lights = Хто торкнеться кубика до зеленого, вертається на старт. У цьому навчанні інші авто чекають на ваш перший кидок, тож читаючи ви нічого не втратите.
    .title = Чекайте на зелене
web-nos-lesson-roll = Ваша наступна картка — { $card }. Киньте два кубики на вибір; велика кнопка бере ті, що збігаються найчастіше. Поруч можна обрати інші.
    .title = Кидайте
web-nos-lesson-match = Кубик, що показує { $card }, лягає на картку задарма: торкніться його. За кидок — один кубик, решту кидають знову.
    .title = Збіг
web-nos-lesson-redline = Кубик на один менший за { $card } або будь-який більший можна втиснути, але це перегрів. За гонку двигун витримає два. Кинути знову коштує лише часу.
    .title = Перегрів
web-nos-lesson-no = Жоден із цих кубиків не лягає на вашу картку. Торкніться кубика, щоб прочитати чому, і киньте знову.
    .title = Нічого не підходить
web-nos-lesson-placed = Ваше авто вже біля наступної картки. Покладений кубик цієї гонки не повернеться, тож бережіть ті, що потрібні останнім карткам.
    .title = На картку далі
web-nos-lesson-hot = Двигун уже мав два перегріви. Цей кубик був би третім, і авто вибуло б із гонки. Без повторного запитання його не покласти.
    .title = Надто гаряче
web-nos-lesson-save = Кубик закису можна зберегти з тим числом, що випало, і покласти згодом, коли підійде. Поки він лежить, він рахується як один із кубиків кидка.
    .title = Закис азоту
web-nos-lesson-others = Думайте на картку вперед: низькі кубики — для малих карток, високі — для великих. Малі кнопки кидають інші кубики.
    .title = Які кубики кидати
web-nos-lesson-out = Авто, в якого вибухнув двигун або кубики вже не підійдуть, стоїть до наступної гонки. Більше нічого не втрачено.
    .title = Поза гонкою
web-nos-lesson-finish = Тут видно, хто яким прийшов. Переможець лишає собі картку траси; усі деталі й перегріви знімаються.
    .title = Фініш
web-nos-lesson-again = Нова траса, і тепер перший обирає останній. Добирайте деталі саме під ці шість карток.
    .title = Наступна гонка
web-nos-lesson-result = Хтось виграв дві гонки. За іншими столами ніхто не чекає: усі кидають водночас. Темп «під такт» — для тих, хто любить подумати.
    .title = Гру закінчено
