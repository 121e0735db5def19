### Те, у чому дім відмовляє, за кодами його помилок: `table/too-late` – це `error-table-too-late`.
### `error-record` говорить за кожен код цієї кімнати, що не має власного повідомлення.
### Де лише сама помилка знає, що не так, `$sentence` – її власне речення, англійське.

## Гра

error-core-game-over = Гру завершено.
error-core-illegal-move = Так зараз ходити не можна.
error-core-not-your-turn = Зараз не ваша черга; зачекайте на інших.
error-core-past-question = Запізно: гра пішла далі.
error-core-unknown-game = Такої гри в домі немає.
error-core-broken-game = Цю гру тут не вдається відкрити; хай подивиться той, хто тримає дім.
error-core-broken-part = Частини цієї гри тут бракує; хай подивиться той, хто тримає дім.
error-table-too-soon = Не так швидко: між двома вашими ходами має бути коротка пауза.
error-table-not-live = За цим столом зараз не грають.
error-table-no-foresight = Зараз немає на що дивитися наперед.
error-table-no-hint = Бот підказує лише тому, чий хід, і лише в партії проти самих ботів.
error-table-no-such-line = Ці ходи не можна зробити один за одним.
error-table-no-such-move = У цій грі немає такого ходу.
error-table-busy = За столом забагато діється. Спробуйте ще раз.

## Місця

error-table-other-version = За цим столом грали за іншими правилами, ніж дім має тепер.
error-table-no-table = Такого столу немає.
error-table-no-seat = За цим столом немає такого місця, або воно порожнє.
error-table-not-seated = Це можуть лише ті, хто сидить за столом.
error-table-not-open = За цей стіл уже не можна сісти.
error-table-removed = Вас попросили залишити цей стіл.
error-table-seat-taken = Тут уже хтось сидить.
error-table-one-seat = За одним столом можна сидіти лише на одному місці.
error-table-one-screen = За одним екраном у цю гру грають так, щоб нікому не треба було бути першим: оберіть спокійний темп.
error-table-knows-too-much = У цій грі ви вже сиділи на іншому місці й знаєте його таємниці.
error-table-kept = Це місце для когось тримають.
error-table-not-invited = Це місце для того, хто має запрошення.
error-table-not-away = Бот може дограти за когось лише тоді, коли того довго немає.
error-table-not-host = Це може лише господар столу.
error-table-own-host = Господаря столу не можна прибрати.
error-table-begun = Гра почалася; її удачу вже визначено.
error-luck-not-late = Стіл не чекає на це місце.
error-luck-other-salt = Для удачі запечатано не це; завантажте сторінку знову.
error-luck-past-round = Удачу змішують заново.
error-luck-waived = Це місце вирішило нічого не додавати до удачі.
error-luck-too-early = Ще не всі додали свою частку удачі.

## Домовленості

error-table-bots-play-on = Боти грають далі; ви можете здатися.
error-table-offered = Це вже запропоновано.
error-table-no-offer = Нічого такого не пропонували.
error-table-no-takeback = Повернути хід не можна: це змінило б чиєсь рішення або щось уже відкрилося.
error-table-too-late = Гра пішла далі; хід не повернено.
error-table-not-over = Гру ще не завершено.

## Розмова

error-table-no-deal = Слова до угоди додають лише ті, хто її укладає.
error-table-too-many-words = Більше слів до угод за цим столом не зберігають.
error-table-no-announcement = У цій грі немає такого оголошення.
error-table-no-name = Спершу оберіть ім’я, тоді говоріть.
error-table-muted = Господар столу попросив вас помовчати.
error-table-too-many-muted = Стількох людей від одного столу не втримати. Відкрийте інший, для друзів.
error-table-no-player = Такого гравця немає.
error-limits-too-much-talk = Дайте й іншим сказати слово; за мить продовжите.

## Новий стіл

error-core-bad-options = Ці правила столу не підходять. Дім каже: { $sentence }
error-core-bad-sheet = Цей аркуш не підходить. Дім каже: { $sentence }
error-core-unknown-sheet = Такого аркуша в домі немає.
error-seed = Зерно не вдається прочитати. { $sentence }
error-table-other-seats = За цими правилами в гри інша кількість місць.
error-table-too-slow = За таким повільним годинником грають у повільному темпі: оберіть його в правилах цього столу.
error-table-bad-clock = На годиннику має бути бодай одна секунда.

## Хроніки

error-chronicle-none = Такої хроніки немає.
error-chronicle-no-game = Такої гри в цій хроніці немає.
error-chronicle-no-world = Цю гру не дограли до кінця, тож продовжувати нема звідки.
error-chronicle-not-yours = Це можуть лише ті, хто грав у цій хроніці.
error-chronicle-bad-name = У назві хроніки щонайбільше 60 знаків, і всі мають бути видимі.

## Перегляд

error-record = Цей запис не вдається прочитати. Дім каже: { $sentence }
error-record-unfinished = Здати можна лише гру, яку закінчено.
error-record-not-text = Запис – це текст у UTF-8.
error-tale-no-teller = Про цю гру оповідей немає.
error-tale-unfinished = Розповісти можна лише гру, яку дограли до кінця.
error-review-failed = Бот не зміг обміркувати цю гру. Його можна попросити ще раз.
error-rules-no-page = Правил цієї гри тут немає.
error-reference-no-page = У цієї гри немає довідки.
error-boards-no-file = Ця гра не має такого файлу.
error-boards-no-words = Ця гра не має власних слів.

## Ви

error-accounts-has-account = Ви вже маєте обліковий запис.
error-accounts-no-account = Ви граєте як гість; спершу створіть обліковий запис.
error-accounts-name-characters = В імені є бодай одна літера, цифра чи знак і немає невидимих символів.
error-accounts-name-fixed = Ім’я вашого облікового запису – ваше ім’я за кожним столом.
error-accounts-name-length = Ім’я має від 1 до 24 символів.
error-accounts-name-taken = Це ім’я зайняте або схоже на зайняте.
error-accounts-name-of-another = Хтось з обліковим записом має це або дуже схоже ім’я.
error-accounts-no-session = З цього браузера вже вийшли.
error-accounts-password-length = Пароль має від 8 до 256 символів.
error-accounts-wrong-password = Облікового запису з таким ім’ям і паролем немає.
error-accounts-wrong-old-password = Дотепер ваш пароль був інший.

## Дім

error-http = Дім не зміг цього зробити.
error-http-404 = Тут нічого немає.
error-http-bad-request = Щось заповнено не так.
error-http-broken = Тут щось зламалося. Дім це занотував.
error-http-no-name = Дім вас іще не знає.
error-http-not-allowed = Це для тих, хто порядкує домом: ключ не їхній.
error-http-other-origin = Про це попросила сторінка іншого сайту.
error-http-too-big = Це більше, ніж дім приймає за один раз.
error-limits-too-many-guesses = Для цього запису введено забагато неправильних паролів. Спробуйте за кілька хвилин або в браузері, де ви вже входили.
error-limits-too-many-looks = Для вас уже обчислюють кілька ігор. Дочекайтеся котроїсь із них.
error-limits-too-long = Обчислення тривало задовго.
error-limits-too-many-messages = Забагато за один раз.
error-limits-too-many-requests = Забагато за один раз. Зачекайте мить і спробуйте знову.
error-live = Дім не розуміє цієї сторінки. Завантажте її знову.
error-live-signed-out = Ви вийшли з облікового запису.
error-live-broken = Тут щось зламалося; поверніться, будь ласка.
error-live-too-big = Це повідомлення задовге.
error-store = Дім зараз не може цього записати. Спробуйте за мить.
error-tab-alone = У цій вкладці більше нікого немає. Для цього потрібен дім, куди приходять інші.

## Із термінала

error-join-closed = Стіл закрив зв’язок.
error-join-no-house = За цією адресою немає дому Ludotek.
error-join-no-server = Дім не відповідає. { $sentence }
error-join-no-table = Це не посилання на стіл. { $sentence }
