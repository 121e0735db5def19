### Що роблять бойові маневри архіву й сили, що діють у походах, українською.

## Чари

oath-effect-rusting-ray = { oath-timing-plan-defender }: якщо Найтемніший Секрет у вашої сторони, порожні мечі не рахуються.
oath-effect-billowing-fog = { oath-timing-plan-either }: якщо ваша сторона програла, ніхто з її війська не гине, хоч би що мало його вбити.
oath-effect-kindred-warriors = { oath-timing-plan-either }: нападник додає по кубику атаки за кожну масть, крім Чарів, серед карт, якими править ваша сторона, захисник прибирає стільки ж; черепи нападника нікого не вбивають.
oath-effect-gleaming-armor = { oath-timing-campaign }: кожен бойовий маневр проти вас потребує ще одного секрету, який кладуть на нього.
oath-effect-jinx = { oath-timing-always }: коли ви кинули кубики атаки чи захисту й правите цією картою, можете перекинути їх усі, раз за кидок.
oath-effect-cracking-ground = { oath-timing-plan-either }: нападник додає по кубику атаки за кожну місцевість, що є ціллю, захисник прибирає стільки ж.
oath-effect-sealing-ward = { oath-timing-campaign }: кожна ваша реліквія як ціль дає ще один кубик захисту.

## Розбрат

oath-effect-cracked-sage = { oath-timing-plan-either }: якщо хтось із ворогів має радника Чарів, нападник додає чотири кубики атаки, захисник прибирає чотири.
oath-effect-zealots = { oath-timing-plan-attacker }: якщо вороже військо зараз більше за ваше, кожен пожертвуваний загін додає до атаки три.
oath-effect-beast-tamer = { oath-timing-campaign }: ніхто не може задіяти проти вас бойові маневри Звіра чи Кочівника.
oath-effect-sneak-attack = { oath-timing-campaign }: коли чужий похід завершено, можете одразу піти в похід проти того гравця, без Припасу.
oath-effect-slander = { oath-timing-plan-attacker }: якщо ви перемогли й фігурка була ціллю, її гравець знищує весь свій фавор.

## Порядок

oath-effect-code-of-honor = { oath-timing-plan-either }: нападник додає два кубики атаки, захисник прибирає два; інших маневрів ваша сторона задіяти не може.
oath-effect-outriders = { oath-timing-plan-attacker }: ваші черепи нікого не вбивають.
oath-effect-field-promotion = { oath-timing-plan-either }: якщо ваша сторона перемагає, отримайте три загони.
oath-effect-shield-wall = { oath-timing-plan-defender }: на два кубики захисту більше; але якщо ваша сторона програла, гине все її військо.
oath-effect-military-parade = { oath-timing-plan-either }: якщо ваша сторона перемагає, отримайте по фавору за кожного ворожого радника, із запасу його масті.
oath-effect-specialist = { oath-timing-plan-attacker }: сторона захисту не може задіяти бойових маневрів.
oath-effect-encirclement = { oath-timing-plan-either }: якщо військо вашої сторони зараз більше за вороже, нападник додає два кубики атаки, захисник прибирає два.
oath-effect-peace-envoy = { oath-timing-plan-either }: єдиний маневр вашої сторони. Якщо ворожа фігурка стоїть поруч, дайте її гравцеві по фавору за кожен кубик захисту: ваша сторона одразу перемагає, і ніхто не гине.
oath-effect-relic-hunter = { oath-timing-plan-attacker }: закриті реліквії на цільових місцевостях теж можуть бути цілями, по кубику захисту кожна; реліквії, забрані в цьому поході, можна покласти під їхню колоду.

## Вогнище

oath-effect-village-constable = { oath-timing-plan-either }: якщо Фавор Народу не в ворогів, нападник додає два кубики атаки, захисник прибирає два.
oath-effect-the-great-levy = { oath-timing-plan-either }: якщо Фавор Народу не в ворогів, нападник додає три кубики атаки, і його черепи нікого не вбивають; захисник прибирає три.
oath-effect-hearts-and-minds = { oath-timing-plan-defender }: ваша сторона перемагає, без жодних кубиків. Після походу скидається, якщо Фавор Народу не у вашої сторони.
oath-effect-herald = { oath-timing-campaign }: після чужого походу проти гравця отримайте фавор із будь-якого запасу.
oath-effect-vow-of-peace = { oath-timing-campaign }: ви не ходите в походи, і ніхто не може жертвувати загонами, атакуючи вашу сторону.
oath-effect-hospital = { oath-timing-plan-either }: якщо після битви ви правите цією місцевістю, полеглі вашої сторони стають тут, а не гинуть.

## Кочівник

oath-effect-wild-mounts = { oath-timing-plan-either }: замість усіх маневрів Кочівника, які мала б скинути ваша сторона, можете скинути одну карту Звіра, якою правите.
oath-effect-lancers = { oath-timing-plan-attacker }: кожен кубик атаки рахується двічі, і його череп теж. Після походу скидається.
oath-effect-mountain-giant = { oath-timing-plan-either }: нападник додає один кубик атаки, захисник прибирає один; або три, і тоді після походу карта скидається.
oath-effect-rival-khan = { oath-timing-plan-either }: якщо хтось із ворогів має радника Кочівника, нападник додає чотири кубики атаки, захисник прибирає чотири. Після походу скидається.
oath-effect-mounted-patrol = { oath-timing-plan-defender }: коли всі маневри задіяно, нападник кидає половину своїх кубиків, округлену вниз. Після походу скидається.
oath-effect-great-crusade = { oath-timing-plan-either }: нападник додає по кубику атаки за кожну карту Кочівника, якою править ваша сторона, разом із цією; захисник прибирає стільки ж. Після походу скидається.
oath-effect-storm-caller = { oath-timing-plan-defender }: на два кубики захисту більше. Після походу скидається.

## Звір

oath-effect-nature-worship = { oath-timing-plan-either }: нападник додає по кубику атаки за кожного радника Звіра вашої сторони, захисник прибирає стільки ж.
oath-effect-insect-swarm = { oath-timing-campaign }: кожен бойовий маневр проти вас знищує ще один фавор.
oath-effect-vow-of-union = { oath-timing-always }: загони на всіх місцевостях, якими ви правите, атакують разом із вами. Поки на вашому планшеті є загони, ви не подорожуєте з місцевості, якою правите, і ніхто вас не змусить.
oath-effect-giant-python = { oath-timing-campaign }: цілі походу проти вас мають давати парну кількість кубиків захисту.
oath-effect-war-tortoise = { oath-timing-plan-either }: ворожі грані з двома мечами чи двома щитами не рахуються; черепи на них однаково вбивають.
oath-effect-marsh-spirit = { oath-timing-campaign }: хто обрав ціллю цю місцевість, не може задіяти бойових маневрів.
oath-effect-walled-garden = { oath-timing-plan-defender }: якщо місцевість цієї карти — ціль, по кубику захисту за кожну карту Звіра на всіх місцевостях.
