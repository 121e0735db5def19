### Що роблять споруди «Клятви» й Паломництво, українською.

oath-effect-sprawling-rampart = { oath-timing-campaign }: кожна місцевість того, хто править цією картою, як ціль дає ще один кубик захисту.
oath-effect-bandit-rampart = { oath-timing-plan-defender }: на два кубики атаки менше, якщо місцевість цієї карти — ціль.
oath-effect-hall-of-debate = { oath-timing-campaign }: ніхто не може обрати ціллю Фавор Народу.
oath-effect-hall-of-mockery = { oath-timing-recover }: щоразу, коли хтось відновлює Фавор Народу, той показує Натовп.
oath-effect-forest-temple = { oath-timing-always }: у Хроніці не скидають жодної місцевості з картою Звіра.
oath-effect-ruined-temple = { oath-timing-search }: вороги її правителя не можуть грати карти Звіра у відкриту.
oath-effect-festival-district = { oath-timing-action }: обов’язковий обмін фавором, секретами й радниками з одним будь-яким гравцем.
oath-effect-squalid-district = { oath-timing-always }: правитель, якщо він не Громадянин, може змінити число на кубику кінця на один, угору чи вниз.
oath-effect-great-spire = { oath-timing-search }: обміняйте будь-яких узятих жителів на стількох же навмання взятих Знедолених.
oath-effect-fallen-spire = { oath-timing-action }: обміняйте до п’яти жителів згори скиду вашого регіону на стількох же навмання взятих Знедолених, не дивлячись.
oath-effect-ancient-forge = { oath-timing-action }: подивіться верхню реліквію колоди; залиште її собі або покладіть під низ.
oath-effect-broken-forge = { oath-timing-action }: відбудуйте цю карту: переверніть її на цілий бік. Те, що на ній, лишається.
oath-effect-pilgrimage = { oath-timing-played }: незакріплені жителі вашої місцевості йдуть до Знедолених; подивіться стількох же навмання взятих із них і покладіть їх на скид вашого регіону.
