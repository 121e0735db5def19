### Поле Project NOS українською.

web-nos-best = Найкращі часи
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
web-nos-why-no =
    { $under ->
        [1] { $value } не лягає на { $card }: треба збіг, на один менше або більше.
       *[other] { $value } не лягає на { $card }: треба збіг, щонайбільше на { $under } менше або більше.
    }
web-nos-why-third = { $value } на { $card } було б третім перегрівом: двигун вибухне.
web-nos-why-spent = Не зараз: за один кидок кладуть один кубик.
web-nos-why-chosen = Ви вже обрали: усі кинуть, щойно оберуть і решта.
web-nos-blow-ask = Третій перегрів…
web-nos-blow-title = Підірвати двигун?
web-nos-blow-about = Третій перегрів виводить ваше авто з цієї гонки. Повернення немає.
web-nos-blow-no = Їхати далі

web-nos-finish = Фотофініш гонки { $race }
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
