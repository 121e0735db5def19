### Що роблять карти архіву, які стосуються наймання, торгівлі, подорожі, відновлення й відпочинку або діють завжди, українською.

## Чари

oath-effect-secret-signal = { oath-timing-trade }: де ви отримали б один фавор, отримайте два.
oath-effect-portal = { oath-timing-travel }: на цю місцевість або з неї без Припасу, сили місцевостей не діють.
oath-effect-initiation-rite = { oath-timing-always }: наймаючи, ви кладете секрет замість фавору.
oath-effect-vow-of-silence = { oath-timing-recover }: ви не можете ні відновлювати Найтемніший Секрет, ні віддавати секрети. Коли його відновлює хтось інший, отримайте стільки секретів, скільки на нього покладено.
oath-effect-map-library = { oath-timing-trade }: поки ви стоїте тут, можете торгувати з картами на інших місцевостях регіону.
oath-effect-master-of-disguise = { oath-timing-trade }: радники іншого гравця вважаються вашими, а ваші власні — ні.

## Розбрат

oath-effect-downtrodden = { oath-timing-muster }: на два загони більше, якщо в запасі масті цієї карти менше фавору, ніж у кожному іншому.
oath-effect-vow-of-renewal = { oath-timing-always }: ви не можете відновлювати Фавор Народу; фавор, який знищує будь-який гравець, переходить до вас.
oath-effect-boiling-lake = { oath-timing-travel }: хто приходить сюди й не править цією картою, втрачає два загони зі свого планшета.
oath-effect-relic-thief = { oath-timing-always }: коли інший гравець у вашому регіоні забирає реліквії, можете кинути кубик захисту за кожну; якщо не випало жодного щита, вони ваші.
oath-effect-chaos-cult = { oath-timing-always }: коли Клятву починає тримати інший гравець, заберіть у нього фавор.

## Порядок

oath-effect-tome-guardians = { oath-timing-always }: вороги того, хто править цією картою, не можуть ні обрати ціллю, ні забрати Найтемніший Секрет.
oath-effect-tyrant = { oath-timing-always }: куди б ви не подорожували, на тій місцевості гине один загін, хоч би чий він був.
oath-effect-forced-labor = { oath-timing-search }: на місцевостях того, хто править цією картою, його вороги спершу мусять віддати йому фавор.
oath-effect-toll-roads = { oath-timing-travel }: на місцевості того, хто править цією картою, його вороги спершу мусять віддати йому фавор.
oath-effect-curfew = { oath-timing-trade }: з картами того, хто править цією, його вороги спершу мусять віддати йому фавор.
oath-effect-knights-errant = { oath-timing-muster }: після нього можете здійснити похід без Припасу.
oath-effect-vow-of-obedience = { oath-timing-always }: ви не можете відкривати Видіння. Відпочиваючи, можете взяти фавор із будь-якого запасу.

## Вогнище

oath-effect-rowdy-pub = { oath-timing-muster }: із цієї карти отримайте на один загін більше.
oath-effect-awaited-return = { oath-timing-trade }: пожертвуйте загін зі свого планшета, і вона не потребує Припасу.

## Кочівник

oath-effect-vow-of-kinship = { oath-timing-always }: ваш фавор іде до запасу Кочівника, тепер і щоразу, коли ви його отримуєте, а фавор цього запасу ви витрачаєте як свій.
oath-effect-lost-tongue = { oath-timing-always }: гравці, які не правлять жодною картою Кочівника, не можуть ні обрати ціллю, ні забрати ваші реліквії та стяги.
oath-effect-special-envoy = { oath-timing-travel }: без Припасу, а потім ваша Фаза Дії завершується.
oath-effect-spell-breaker = { oath-timing-always }: вороги того, хто править цією картою, не можуть задіяти сили, що потребують секрету.
oath-effect-ancient-bloodline = { oath-timing-always }: для ваших ворогів карти й реліквії на місцевостях, якими ви правите, закріплені.
oath-effect-way-station = { oath-timing-travel }: на цю місцевість без Припасу, якщо ви правите цією картою або віддасте фавор тому, хто нею править.
oath-effect-hospitality = { oath-timing-travel }: прибувши, отримайте фавор із запасу масті, яка є і серед карт там, і серед ваших радників.
oath-effect-a-fast-steed = { oath-timing-travel }: без Припасу, якщо на вашому планшеті не більше трьох загонів.
oath-effect-relic-worship = { oath-timing-recover }: за реліквію отримайте три Припаси.

## Звір

oath-effect-birdsong = { oath-timing-trade }: з картами Звіра й Кочівника не потребує Припасу.
oath-effect-small-friends = { oath-timing-trade }: так, ніби ви стоїте на будь-якій місцевості з картою Звіра.
oath-effect-grasping-vines = { oath-timing-travel }: із місцевостей того, хто править цією картою, його вороги втрачають загін зі свого планшета.
oath-effect-vow-of-poverty = { oath-timing-always }: торгівля не дає вам фавору. Відпочиваючи без жодного фавору, можете взяти два з одного запасу.
oath-effect-vow-of-beastkin = { oath-timing-always }: ви наймаєте лише з карт, масть яких є серед ваших радників, і отримуєте на один загін більше.
