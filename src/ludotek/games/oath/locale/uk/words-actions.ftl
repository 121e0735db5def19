### Що питають і кажуть дії з архіву «Клятви», українською.

oath-move-give-site = Віддати місцевість: { $slot }
oath-move-ask-site = Попросити місцевість: { $slot }
oath-paid-to-bank = Фавор іде в запас «{ $suit }» ({ $seat }): { $number }.
oath-ask-reinforce = Скільки ще загонів розмістити: { $site }?
oath-ask-card-terror-spells = { $what }: де гине загін? Ще вбити: { $number }.
oath-ask-card-blood-pact = { $what }: скільки загонів загине, парами? На планшеті: { $number }.
oath-ask-card-forgotten-vault = { $what }: скільки секретів має бути на Найтемнішому Секреті? Зараз: { $number }.
oath-ask-card-witchs-bargain = { $what }: що взяти ({ $seat })?
oath-ask-card-gambling-hall = { $what }: з якого запасу взяти фавор? Виграно: { $number }.
oath-ask-card-enchantress = { $what }: який радник піде? Зайвих: { $number }.
oath-ask-card-messenger = { $what }: скільки загонів має стояти: { $site }?
oath-ask-card-palanquin = { $what }: куди нести ({ $seat })?
oath-ask-card-resettle = { $what }: яка карта спершу піде: { $site }?
oath-ask-card-memory-of-nature = { $what }: який запас дає фавор? Ще перелити: { $number }.
oath-ask-card-captains = { $what }: проти кого, ніби звідси: { $site }?
oath-ask-card-wild-allies = { $what }: проти кого, ніби звідси: { $site }?
