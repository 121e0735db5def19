# Гра в Oath, розказана прозою. Кожне речення має три варіанти; імена стоять у потрібних відмінках.

oath-who-nom-chancellor = Канцлер
oath-who-top-chancellor = Канцлер
oath-who-gen-chancellor = Канцлера
oath-who-dat-chancellor = Канцлеру
oath-who-ins-chancellor = Канцлером
oath-who-nom-red = Червоний
oath-who-top-red = Червоний
oath-who-gen-red = Червоного
oath-who-dat-red = Червоному
oath-who-ins-red = Червоним
oath-who-nom-blue = Синій
oath-who-top-blue = Синій
oath-who-gen-blue = Синього
oath-who-dat-blue = Синьому
oath-who-ins-blue = Синім
oath-who-nom-yellow = Жовтий
oath-who-top-yellow = Жовтий
oath-who-gen-yellow = Жовтого
oath-who-dat-yellow = Жовтому
oath-who-ins-yellow = Жовтим
oath-who-nom-white = Білий
oath-who-top-white = Білий
oath-who-gen-white = Білого
oath-who-dat-white = Білому
oath-who-ins-white = Білим
oath-who-nom-black = Чорний
oath-who-top-black = Чорний
oath-who-gen-black = Чорного
oath-who-dat-black = Чорному
oath-who-ins-black = Чорним
oath-who-nom-bandits = розбійники
oath-who-top-bandits = Розбійники
oath-who-gen-bandits = розбійників
oath-who-dat-bandits = розбійникам
oath-who-ins-bandits = розбійниками

oath-tale-heading-start = Як усе почалося
oath-tale-heading-oath = Хранителі Клятви
oath-tale-heading-war = Війна
oath-tale-heading-court = Двір і вигнання
oath-tale-heading-land = Земля
oath-tale-heading-end = Кінець
oath-tale-heading-after = Що лишилося

oath-tale-title-1 = { $how ->
    [usurper] Як { $seat } узяв Клятву й утримав її
    [visionary] Видіння, яке { $seat } справдив
    [stable-regime] Влада, що пережила раунд { $round }
    *[war-exhaustion] Утома від війни, і { $seat } угорі
    }
oath-tale-title-2 = { $how ->
    [usurper] { $seat_top }, Узурпатор
    [visionary] Що передбачив { $seat }
    [stable-regime] { $seat_top } і тиша раунду { $round }
    *[war-exhaustion] Довга війна, яку пережив { $seat }
    }
oath-tale-title-3 = { $how ->
    [usurper] Викрадена Клятва
    [visionary] Видіння справджується в раунді { $round }
    [stable-regime] { $seat_top } лишається на престолі
    *[war-exhaustion] { $seat_top }, останній після раунду { $round }
    }
oath-tale-start-1 = Їх було { $players ->
    [2] двоє
    [3] троє
    [4] четверо
    [5] п’ятеро
    *[6] шестеро
    }, а Клятва тих днів звалася «{ $oath }».
oath-tale-start-2 = Це оповідь про світ, у якому жило { $players ->
    [2] двоє
    [3] троє
    [4] четверо
    [5] п’ятеро
    *[6] шестеро
    } під Клятвою «{ $oath }».
oath-tale-start-3 = Клятва була одна, «{ $oath }», а читало її { $players ->
    [2] двоє
    [3] троє
    [4] четверо
    [5] п’ятеро
    *[6] шестеро
    }, і кожен по-своєму.
oath-tale-held-1 = Від першого дня до останнього титул лишався в руках { $seat_gen }.
oath-tale-held-2 = Титулу в { $seat_gen } так ніхто й не відібрав.
oath-tale-held-3 = { $seat_top } мав титул на початку й мав наприкінці; той не переходив ні разу.
oath-tale-passed-1 = У раунді { $round } титул перейшов уперше — до { $seat_gen }; усього він змінював власника { $times ->
    [one] { $times } раз
    [few] { $times } рази
    *[many] { $times } разів
    }.
oath-tale-passed-2 = { $seat_top } узяв титул першим, у раунді { $round }; до кінця той переходив { $times ->
    [one] { $times } раз
    [few] { $times } рази
    *[many] { $times } разів
    }.
oath-tale-passed-3 = Титул переходив { $times ->
    [one] { $times } раз
    [few] { $times } рази
    *[many] { $times } разів
    }; почав це { $seat } у раунді { $round }.
oath-tale-usurper-1 = У раунді { $round } { $seat } прокинувся Узурпатором.
oath-tale-usurper-2 = Це { $seat } перевернув титул на бік Узурпатора — у раунді { $round }.
oath-tale-usurper-3 = Від раунду { $round } { $seat_gen } звали Узурпатором, і недарма.
oath-tale-reign-1 = Найдовше правив { $seat }: від раунду { $begin } до раунду { $end }.
oath-tale-reign-2 = Ніхто не тримав титулу довше за { $seat_gen }: від раунду { $begin } до раунду { $end }.
oath-tale-reign-3 = Між раундами { $begin } і { $end } над усіма стояв один — { $seat }.
oath-tale-calm-1 = Жодного походу не довели до кінця за { $round ->
    [one] { $round } раунд
    [few] { $round } раунди
    *[many] { $round } раундів
    }.
oath-tale-calm-2 = Мечі лишилися в піхвах аж до раунду { $round }, до самого кінця.
oath-tale-calm-3 = Мир тривав { $round ->
    [one] { $round } раунд
    [few] { $round } раунди
    *[many] { $round } раундів
    }: ніхто не виграв і не програв походу.
oath-tale-wars-1 = Походи вирішувалися { $wars ->
    [one] { $wars } раз
    [few] { $wars } рази
    *[many] { $wars } разів
    }, і нападник переміг { $won ->
    [one] { $won } раз
    [few] { $won } рази
    *[many] { $won } разів
    }.
oath-tale-wars-2 = Походів було { $wars }, з них нападники виграли { $won }.
oath-tale-wars-3 = Походів тих літ налічили { $wars }; { $won } скінчилося так, як хотів нападник.
oath-tale-largest-1 = Більшого за похід раунду { $round } не було: { $seat } проти { $other_gen }, { $attack ->
    [one] { $attack } кубик
    [few] { $attack } кубики
    *[many] { $attack } кубиків
    } проти { $defense }; { $is_won ->
    [1] нападник переміг
    *[0] напад відбито
    }, а полягло загонів { $lost } і { $fallen }.
oath-tale-largest-2 = У раунді { $round } { $seat } кинув { $attack ->
    [one] { $attack } кубик
    [few] { $attack } кубики
    *[many] { $attack } кубиків
    } проти { $other_gen }, а у відповідь кинули { $defense }; { $is_won ->
    [1] цього вистачило
    *[0] цього не вистачило
    }. { $seat_top } втратив { $lost ->
    [one] { $lost } загін
    [few] { $lost } загони
    *[many] { $lost } загонів
    }, другий бік — { $fallen }.
oath-tale-largest-3 = Жодна битва не мала більше кубиків, ніж та, що в раунді { $round }, — { $attack } і { $defense }: { $seat } напав на { $other_gen }, { $is_won ->
    [1] переміг
    *[0] відступив
    } і лишив на полі { $lost } своїх загонів та { $fallen } чужих.
oath-tale-first-war-1 = Першим у похід вирушив { $seat }, у раунді { $round }, проти { $other_gen } — { $is_won ->
    [1] і вдало
    *[0] і марно
    }.
oath-tale-first-war-2 = Війна почалася в раунді { $round }, коли { $seat } напав на { $other_gen } й { $is_won ->
    [1] переміг
    *[0] програв
    }.
oath-tale-first-war-3 = У раунді { $round } { $seat } раніше за всіх підняв мечі на { $other_gen }; { $is_won ->
    [1] вони принесли перемогу
    *[0] вони не принесли нічого
    }.
oath-tale-captain-1 = Ніхто не виграв більше походів, ніж { $seat }: { $wars }.
oath-tale-captain-2 = Полководцем тієї доби був { $seat }: { $wars } { $wars ->
    [one] перемога
    [few] перемоги
    *[many] перемог
    }.
oath-tale-captain-3 = Нападаючи, { $seat } переміг { $wars ->
    [one] { $wars } раз
    [few] { $wars } рази
    *[many] { $wars } разів
    }, найбільше з усіх.
oath-tale-citizen-1 = У раунді { $round } { $seat } став Громадянином Імперії.
oath-tale-citizen-2 = У раунді { $round } { $seat } вдяг пурпур і вже не був Вигнанцем.
oath-tale-citizen-3 = Імперія відчинила браму { $seat_dat } в раунді { $round }.
oath-tale-exile-1 = У раунді { $round } { $seat } став Вигнанцем.
oath-tale-exile-2 = Пурпур носив { $seat } не вічно: у раунді { $round } Вигнанців побільшало.
oath-tale-exile-3 = Раунд { $round } розлучив { $seat_gen } з Імперією.
oath-tale-vision-1 = У раунді { $round } { $seat } відкрив усім Видіння — «{ $vision }».
oath-tale-vision-2 = { $seat_top } проголосив «{ $vision }» у раунді { $round }, і почули всі.
oath-tale-vision-3 = «{ $vision }» — ось що { $seat } пообіцяв світові в раунді { $round }.
oath-tale-broken-1 = У раунді { $round } { $seat } зламав слово, яке дав { $other_dat }.
oath-tale-broken-2 = Те, що { $seat } обіцяв { $other_dat }, трималося до раунду { $round }, не довше.
oath-tale-broken-3 = { $other_top } повірив { $seat_dat }; раунд { $round } показав, чого це варте.
oath-tale-banner-1 = Останнім стяг «{ $banner }» узяв { $seat } — у раунді { $round }.
oath-tale-banner-2 = У раунді { $round } стяг «{ $banner }» дістався { $seat_dat }, і потім його вже ніхто не брав.
oath-tale-banner-3 = { $seat_top } підняв стяг «{ $banner }» у раунді { $round }; після того нічия рука цього не зробила.
oath-tale-relic-1 = Першою взяли реліквію «{ $relic }»: це зробив { $seat } у раунді { $round }.
oath-tale-relic-2 = { $seat_top } узяв реліквію «{ $relic }» у раунді { $round }, раніше за всі інші.
oath-tale-relic-3 = З усіх реліквій першою стала «{ $relic }»: у раунді { $round } вона дісталася { $seat_dat }.
oath-tale-collector-1 = Реліквії { $seat } брав { $relics ->
    [one] { $relics } раз
    [few] { $relics } рази
    *[many] { $relics } разів
    }, найчастіше з усіх.
oath-tale-collector-2 = Ніхто не зрівнявся з { $seat_ins }, що брав реліквії { $relics ->
    [one] { $relics } раз
    [few] { $relics } рази
    *[many] { $relics } разів
    }.
oath-tale-collector-3 = До { $seat_gen } реліквії приходили найчастіше: { $relics ->
    [one] { $relics } раз
    [few] { $relics } рази
    *[many] { $relics } разів
    }.
oath-tale-used-1 = Жодної сили не кликали так часто, як «{ $card }»: { $times ->
    [one] { $times } раз
    [few] { $times } рази
    *[many] { $times } разів
    }.
oath-tale-used-2 = Карта «{ $card }» прислужилася { $times ->
    [one] { $times } раз
    [few] { $times } рази
    *[many] { $times } разів
    }, більше за будь-яку іншу.
oath-tale-used-3 = До карти «{ $card }» зверталися знову й знову, усього { $times ->
    [one] { $times } раз
    [few] { $times } рази
    *[many] { $times } разів
    }.
oath-tale-contested-1 = За жодну місцевість так не билися, як за «{ $site }»: загони там змінилися { $times ->
    [one] { $times } раз
    [few] { $times } рази
    *[many] { $times } разів
    }.
oath-tale-contested-2 = Місцевість «{ $site }» міняла володарів { $times ->
    [one] { $times } раз
    [few] { $times } рази
    *[many] { $times } разів
    }, і жодна не робила цього частіше.
oath-tale-contested-3 = На місцевості «{ $site }» барви змінилися { $times ->
    [one] { $times } раз
    [few] { $times } рази
    *[many] { $times } разів
    }.
oath-tale-explored-1 = До кінця відкрили закритих місцевостей: { $sites }.
oath-tale-explored-2 = Мапа побільшала на { $sites ->
    [one] { $sites } місцевість
    [few] { $sites } місцевості
    *[many] { $sites } місцевостей
    }, яких досі ніхто не бачив.
oath-tale-explored-3 = Там, куди ніхто не зазирав, відкрили { $sites ->
    [one] { $sites } місцевість
    [few] { $sites } місцевості
    *[many] { $sites } місцевостей
    }.
oath-tale-die-1 = Після раунду { $round } кубик кінця показав { $face }, тож Імперія мусила чекати.
oath-tale-die-2 = Кубик раунду { $round } випав на { $face }: ще ні.
oath-tale-die-3 = Після раунду { $round } випало { $face }, і гра тривала.
oath-tale-end-usurper-1 = У раунді { $round } { $seat } прокинувся з титулом Узурпатора, і це був кінець.
oath-tale-end-usurper-2 = Узурпатора не спинили вчасно: { $seat } переміг у раунді { $round }.
oath-tale-end-usurper-3 = { $seat_top } утримав узяте, і в раунді { $round } почалося правління Вигнанця.
oath-tale-end-visionary-1 = У раунді { $round } для { $seat_gen } справдилося Видіння, і світ став інший.
oath-tale-end-visionary-2 = { $seat_top } прокинувся в раунді { $round }, і обіцяне збулося.
oath-tale-end-visionary-3 = Раунд { $round } вирішило Видіння, а відкрив його { $seat }.
oath-tale-end-stable-regime-1 = Кубик показав { $face }, влада встояла, і переміг { $seat }.
oath-tale-end-stable-regime-2 = Кубик кінця показав { $face }: переміг { $seat }, і Імперія зітхнула вільно.
oath-tale-end-stable-regime-3 = Випало { $face }, і цього досить: Імперія встояла, а на чолі її { $seat }.
oath-tale-end-war-exhaustion-1 = Після раунду { $round } всі втомилися від війни, і вгорі опинився { $seat }.
oath-tale-end-war-exhaustion-2 = Аж до кінця раунду { $round } нічого не вирішилося; тоді переміг { $seat }.
oath-tale-end-war-exhaustion-3 = Війна вичерпалася після раунду { $round }, і виграв { $seat }.
oath-tale-holdings-1 = Коли все скінчилося, { $seat } правив місцевостями числом { $sites } і мав реліквій та стягів { $treasures }.
oath-tale-holdings-2 = Наприкінці в { $seat_gen } було місцевостей { $sites }, а реліквій і стягів { $treasures }.
oath-tale-holdings-3 = { $seat_top } міг лічити місцевості — { $sites } — і скарби — { $treasures }.
oath-tale-vow-1 = { $seat_top } склав нову Клятву: «{ $oath }».
oath-tale-vow-2 = Клятва наступної доби — «{ $oath }»; так присягнув { $seat }.
oath-tale-vow-3 = «{ $oath }» — цим словом { $seat } замкнув стару добу.
oath-tale-built-1 = { $seat_top } звів споруду, якій стояти: «{ $card }».
oath-tale-built-2 = По цій перемозі лишається «{ $card }», яку поставив { $seat }.
oath-tale-built-3 = «{ $card }» стоїть тепер там, де схотів { $seat }.
oath-tale-lost-sites-1 = З пам’яті зникло місцевостей: { $sites }.
oath-tale-lost-sites-2 = Мапа забула { $sites ->
    [one] { $sites } місцевість
    [few] { $sites } місцевості
    *[many] { $sites } місцевостей
    }.
oath-tale-lost-sites-3 = Старих місцевостей, яких уже ніхто не знайде, стало { $sites }.
oath-tale-taken-in-1 = { $other_top } прийняв Громадянство від { $seat_gen }.
oath-tale-taken-in-2 = У новій добі { $other } стоятиме поруч із { $seat_ins } як Громадянин.
oath-tale-taken-in-3 = { $seat_top } запропонував { $other_dat } місце в новій Імперії, і той погодився.
oath-tale-rebel-1 = У раунді { $round } { $seat }, Громадянин, став проти Імперії; по другий бік був { $other }.
oath-tale-rebel-2 = У раунді { $round } пурпур бився з пурпуром: { $seat } і { $other }.
oath-tale-rebel-3 = { $seat_top }, хоч і їв хліб Імперії, зійшовся в битві з { $other_ins } у раунді { $round }.
