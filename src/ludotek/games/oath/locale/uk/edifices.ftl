### Шість споруд Oath, цілі й зруйновані, українською.

oath-card-sprawling-rampart = Довгий Вал
oath-card-bandit-rampart = Розбійницький Вал
oath-card-hall-of-debate = Зала Суперечок
oath-card-hall-of-mockery = Зала Глузувань
oath-card-forest-temple = Лісовий Храм
oath-card-ruined-temple = Зруйнований Храм
oath-card-festival-district = Святковий Квартал
oath-card-squalid-district = Занедбаний Квартал
oath-card-great-spire = Великий Шпиль
oath-card-fallen-spire = Повалений Шпиль
oath-card-ancient-forge = Прадавня Кузня
oath-card-broken-forge = Розбита Кузня

oath-cast-out = { $seat }: карт до Знедолених: { $number }.
oath-turned-face = { $seat } перевертає споруду: { $card }.
oath-shifted-end = { $seat }: кубик кінця тепер показує { $face }.
oath-ask-card-squalid-district = { $what }: кубик кінця показує { $number }. Що він має показувати?
