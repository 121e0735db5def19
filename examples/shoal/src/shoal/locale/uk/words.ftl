### Слова «Мілини» українською.

shoal-title = Мілина
shoal-about = Каміння, що його потай кидають у мілку воду. Двоє гравців, дві хвилини.
shoal-rules =
    Обоє потай кидають по каменю. Разом легші за глибину: обидва забирає важчий. Такі важкі, як глибина, або важчі:
    обидва забирає легший. Виграє той, хто врешті забрав більше ваги; один камінь лишається, і ніхто не знає, який.

shoal-seat-left = Лівий берег
shoal-seat-right = Правий берег

## Options

option-shoal-stones = Каміння
    .about = Скільки його; один камінь лишається.
option-shoal-stones-seven = сім
option-shoal-stones-nine = дев’ять
option-shoal-depth = Глибина
    .about = Від цієї ваги обидва камені забирає легший.

## Moves

shoal-choose = Киньте камінь. Від { $depth } обидва забирає легший.
shoal-move-deal = роздати камінь { $stone }
shoal-move-throw = кинути камінь { $stone }

## What happens

shoal-dealt = { $seat } дістає камінь { $stone }.
shoal-thrown = Камінь { $left } зліва зустрічає камінь { $right } справа.
shoal-took = { $seat } забирає обидва: { $weight }.
shoal-left-over = Лишився камінь { $stone }.
shoal-won = { $seat } виграє з перевагою { $margin }.
shoal-tied = Нічия: по { $weight }.

shoal-ending-weight = забрано більше ваги
shoal-ending-tie = на обох берегах однакова вага

## Talk

shoal-say-heavy = Зараз буде важкий.
shoal-say-light = Лише камінчик.
shoal-say-well-thrown = Гарний кидок.

## What can be seen, where no board draws it

shoal-view-depth = Глибина
shoal-view-hand = Ваше каміння
shoal-view-thrown = Кинуто в цьому раунді
shoal-view-spent = Кинуто раніше
shoal-view-taken = Забрана вага
shoal-view-left-over = Лишився камінь

## Refusals

error-shoal-no-such-depth = Глибина має бути більша за вагу двох найлегших каменів і не більша за вагу двох найважчих.

## Хто як стоїть і як здобуто перемогу

shoal-way-weight = Вага
shoal-next-lead = { $seat } попереду на { $margin }.
shoal-next-level = Порівну.
shoal-rule = Виграє більша вага: { $most } проти { $least }.
shoal-rule-tie = Ваги порівну на обох берегах: { $weight }.
shoal-source-round = Кидок { $round }
