### Хроніка гри Oath, українською.

oath-oath-supremacy = Верховенство
oath-oath-people = Народ
oath-oath-protection = Захист
oath-oath-devotion = Відданість
oath-move-vow = Клятва: { $oath }
oath-vowed = { $seat } складає Клятву наступної гри: { $oath }.
oath-built = { $seat } зводить споруду: { $card }.
oath-lost-site = { $slot }: світ втрачає місцевість { $site }.
oath-joined = З Архіву до світу приходять жителі: { $suit }, { $number }.
oath-healed = Світ зцілюється: повертаються Знедолені, { $suit }, { $number }.
oath-chronicled = { $seat } пише в Хроніці: { $chapter }.
oath-chapter-newcomers = новоприбулі
oath-chapter-lost-relics = реліквії тих, хто програв, повертаються до колоди
oath-chapter-laid-relics = місцевості знову мають свої реліквії
oath-chapter-world-deck = нова колода світу
oath-chapter-saved = світ збережено
oath-ask-vow-anew = Яка Клятва буде в наступній грі?
oath-ask-take-in = Кому запропонувати громадянство в наступній грі?
oath-ask-join-winner = Чи станете ви Громадянином? Переможець: { $seat }.
oath-ask-build-or-repair = Звести споруду на місці жителя чи відбудувати руїну?
oath-ask-add-six = Якої масті найбільше нових жителів прийде до світу?
option-oath-chronicle = Хроніка
    .about = Чи переможець визначає світ наступної гри, коли цю виграно.

# Що змінила гра хроніки.
oath-line-winner = Перемога в ролі
oath-line-chancellor = Канцлер
oath-line-citizen = Громадянин
oath-line-exile = Вигнанець
oath-line-vow = Наступна Клятва
oath-line-citizens = Громадяни тепер
oath-line-edifices = Цілі споруди
oath-line-ruins = Руїни
oath-line-came = Прибулі жителі
oath-line-went = Жителі, що пішли
