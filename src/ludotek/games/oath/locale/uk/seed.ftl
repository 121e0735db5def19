### Зерно Oath: світ між двома іграми, українською.

oath-seed-title = { $name }: перед грою { $count } (зерно { $version })
oath-seed-oath = Клятва
oath-seed-oath-supremacy = Верховенство
oath-seed-oath-people = Народ
oath-seed-oath-protection = Захист
oath-seed-oath-devotion = Відданість
oath-seed-oath-leftover = така, з якою не грають
oath-seed-citizens = Громадяни
oath-seed-nobody = нікого
oath-seed-facedown = закрита: { $site }
oath-seed-by-chance = за жеребом
oath-seed-first-game = як у першій грі, перетасована
oath-seed-world = Колода світу, { $number ->
        [one] { $number } карта
        [few] { $number } карти
       *[many] { $number } карт
    } згори
oath-seed-suits = За мастями
oath-seed-of-suit = { $suit } { $number }
oath-seed-dispossessed = Знедолені, { $number ->
        [one] { $number } карта
        [few] { $number } карти
       *[many] { $number } карт
    }
oath-seed-archive = Архів, { $number ->
        [one] { $number } карта
        [few] { $number } карти
       *[many] { $number } карт
    }
oath-seed-relics = Колода реліквій, { $number ->
        [one] { $number } реліквія
        [few] { $number } реліквії
       *[many] { $number } реліквій
    } згори
oath-seed-players = Грали попередню гру
oath-seed-previous-citizens = Почали її Громадянами
oath-seed-winner = Перемога в ній

## Що виправлено в зерні

oath-repair-version = Версію { $old } записано як { $new }.
oath-repair-players = Хто грав попередню гру, не сказано: старий байт нічого не означає.
oath-repair-oath = Клятва — Верховенство: з тією, що записана, не грають.
oath-repair-region = { $region }: жодна місцевість не відкрита, тож відкрито { $site }.
oath-repair-ground = { $site }: для третьої реліквії немає місця, тож { $card } йде під низ колоди реліквій.
oath-repair-vision = { $card }: карти бракує, її додано до колоди світу.
oath-repair-layers = Видіння переміщено: два лежать серед перших 12 карт, три — серед наступних 18.
oath-repair-relic-twice = { $card }: реліквія лежить на мапі, тож із колоди реліквій її прибрано.
oath-repair-relic = { $card }: реліквії бракує, її покладено на верх колоди реліквій.

## Налаштування

option-oath-world = Світ (зерно)
    .about = Вставте зерно, щоб грати в його світі: його мапа, колоди, Клятва та Громадяни замінять налаштування вище.
option-oath-as-written = Колоди як записано
    .about = Лишити колоди зерна в їхньому порядку, який тоді може прочитати кожен за столом. Інакше все закрите тасують.
