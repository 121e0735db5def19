### Що стається, коли карту Клятви зіграно, і що впливає на Пошук і радників, українською.

## Чари

oath-effect-augury = { oath-timing-search }: берете на карту більше.
oath-effect-revelation = { oath-timing-played }: починаючи з Канцлера, кожен гравець може знищити фавор і отримати стільки ж секретів.
oath-effect-observatory = { oath-timing-search }: поки ваша фігурка тут, можна шукати у скиді будь-якого регіону.
oath-effect-bewitch = { oath-timing-played }: Вигнанець, у якого секретів більше, ніж у Канцлера, рахуючи й ті, що на картах, може стати Громадянином, без реліквії; його Припас знову повний, а Фаза Дії завершується.

## Розбрат

oath-effect-charlatan = { oath-timing-played }: секрети на Найтемнішому Секреті знищуються, крім одного.
oath-effect-assassin = { oath-timing-always }: у вас щонайбільше два радники. { oath-timing-action }: скиньте відкритого радника гравця, який стоїть поруч.
oath-effect-blackmail = { oath-timing-played }: назвіть реліквію гравця, який стоїть поруч; він дає вам три фавори, або ви забираєте її.
oath-effect-dissent = { oath-timing-played }: усі, крім власника Фавору Народу, кладуть сюди по фавору за кожну масть серед карт, якими правлять.
oath-effect-false-prophet = { oath-timing-played }: Вигнанець отримує загін на відкрите Видіння й теж може ним перемогти. Якщо те Видіння скидають, загін гине, а його власник грає або скидає Видіння, ніби щойно взяв його.
oath-effect-royal-ambitions = { oath-timing-played }: Вигнанець, який править більшою кількістю місцевостей, ніж Канцлер, може стати Громадянином і взяти реліквію з релікварію наосліп; його Припас знову повний, а Фаза Дії завершується.
oath-effect-salt-the-earth = { oath-timing-played }: місця не потребує; усі інші жителі цієї місцевості скидаються, і більше жодна карта сюди не стане. Не можна там, де є закріплена карта.
oath-effect-riots = { oath-timing-played }: якщо Натовп угорі, скиньте всі інші карти найпоширенішої на місцевостях масті; за рівності обираєте ви.
oath-effect-silver-tongue = { oath-timing-always }: у вас щонайбільше два радники. { oath-timing-rest }: заберіть фавор із запасу масті, яка є на вашій місцевості.
oath-effect-insomnia = { oath-timing-always }: у вас щонайбільше два радники. { oath-timing-rest }: отримайте секрет.
oath-effect-gossip = { oath-timing-always }: вороги її правителя не грають радників закритими.
oath-effect-bandit-chief = { oath-timing-played }: на кожній місцевості гине загін. { oath-timing-always }: на кожній місцевості на два розбійники більше.

## Порядок

oath-effect-secret-police = { oath-timing-always }: вороги її правителя не відкривають Видінь на його місцевостях, навіть Змови.
oath-effect-royal-tax = { oath-timing-played }: кожен гравець, який стоїть на місцевості вашого регіону, де правите ви, дає вам два фавори.
oath-effect-hunting-party = { oath-timing-search }: після Пошуку в колоді світу можете здійснити похід без Припасу.
oath-effect-council-seat = { oath-timing-always }: як Громадянина вас не можна вигнати, і самі ви Імперії не покинете.

## Вогнище

oath-effect-crop-rotation = { oath-timing-search }: перш ніж зіграти карту на місцевість, можете скинути там жителя.
oath-effect-land-warden = { oath-timing-search }: можете зіграти дві з узятих карт, якщо одна з них іде на місцевість.
oath-effect-family-heirloom = { oath-timing-played }: подивіться верхню реліквію колоди й візьміть її або покладіть під колоду.
oath-effect-news-from-afar = { oath-timing-search }: не потребує Припасу.
oath-effect-fabled-feast = { oath-timing-played }: з одного запасу заберіть по фавору за кожну карту Вогнища, якою правите, разом із цією.
oath-effect-book-binders = { oath-timing-search }: коли інший гравець відкриває Видіння чи Змову, отримайте два фавори з одного запасу.
oath-effect-saddle-makers = { oath-timing-search }: коли інший гравець грає карту Кочівника чи Порядку відкритою, отримайте два фавори з її запасу.
oath-effect-salad-days = { oath-timing-played }: отримайте по фавору з трьох різних запасів.
oath-effect-marriage = { oath-timing-always }: рахується як два радники Вогнища, а займає одне місце.

## Звір

oath-effect-threatening-roar = { oath-timing-played }: усі карти Кочівника й усі інші карти Звіра на місцевостях вашого регіону скидаються.
oath-effect-pied-piper = { oath-timing-always }: стає радником попри всяку межу. { oath-timing-action }: віддайте його іншому гравцеві й заберіть у того два фавори.
oath-effect-mushrooms = { oath-timing-search }: без Припасу берете лише одну карту, з-під скиду вашого регіону.
oath-effect-new-growth = { oath-timing-search }: карти Звіра й Вогнища можна грати на будь-яку місцевість, де є місце.
oath-effect-wild-cry = { oath-timing-search }: за карту Звіра, зіграну відкритою, отримайте Припас і два загони.
oath-effect-animal-host = { oath-timing-played }: отримайте по загону за кожну карту Звіра на місцевостях, разом із цією.
oath-effect-forest-council = { oath-timing-always }: вороги її правителя не наймають із карт Звіра й не торгують із ними.
oath-effect-bracken = { oath-timing-search }: усе скинуте можна покласти на скид одного регіону або під нього.

## Кочівник

oath-effect-ancient-pact = { oath-timing-played }: Вигнанець може віддати Канцлерові Найтемніший Секрет, стати Громадянином і взяти реліквію з релікварію наосліп; його Припас знову повний, а Фаза Дії завершується.
oath-effect-family-wagon = { oath-timing-always }: у вас щонайбільше один радник не Кочівник, а Кочівників скільки завгодно.
oath-effect-twin-brother = { oath-timing-played }: може помінятися місцями з відкритим радником Кочівника іншого гравця.
oath-effect-sacred-ground = { oath-timing-search }: Видіння відкриває лише той, хто стоїть тут; Змову грають де завгодно.
