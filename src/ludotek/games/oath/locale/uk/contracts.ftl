### Що можна пообіцяти на Трибуналі Oath, українською.

oath-move-peace-with = Пообіцяти не йти в похід на гравця: { $seat }
oath-move-ask-peace-with = Просити обіцянки не йти в похід на гравця: { $seat }
oath-move-spare = Пообіцяти не обирати ціллю місцевість: { $slot }
oath-move-ask-spare = Просити обіцянки не обирати ціллю місцевість: { $slot }
oath-move-forgo = Пообіцяти не відновлювати стяг: { $banner }
oath-move-ask-forgo = Просити обіцянки не відновлювати стяг: { $banner }
oath-move-journey = Пообіцяти прийти на місцевість: { $slot }
oath-move-ask-journey = Просити обіцянки прийти на місцевість: { $slot }
oath-move-enfranchise = Пообіцяти запропонувати Громадянство гравцеві: { $seat }
oath-move-ask-enfranchise = Просити обіцянки запропонувати Громадянство гравцеві: { $seat }
oath-move-exclude = Пообіцяти не пропонувати Громадянства гравцеві: { $seat }
oath-move-ask-exclude = Просити обіцянки не пропонувати Громадянства гравцеві: { $seat }
oath-move-due-rounds = Термін у кінці раунду, рахуючи цей першим: { $number }
oath-move-due-deed = Термін після наступної дії «{ $deed }» гравця: { $seat }
oath-move-forfeit-secrets = Інакше втратити секрети: { $number }
oath-move-counter = Натомість зробити свою пропозицію
oath-deed-search = Пошук
oath-deed-muster = Наймання
oath-deed-trade = Торгівля
oath-deed-recover = Відновлення
oath-deed-travel = Подорож
oath-deed-campaign = Похід
