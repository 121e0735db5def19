### Questions and log lines of cards that are played, and of those that bear on Search, in English.

oath-placed-favor = { $seat } places favor on a card: { $number }.
oath-ask-card-blackmail = { $what }: do you give { $seat } three favor, or the relic?
oath-ask-card-fabled-feast = { $what }: which bank gives favor? Up to: { $number }.
oath-ask-card-salad-days = { $what }: which bank gives a favor? Still to come: { $number }.
oath-ask-card-bracken =
    { $number ->
        [0] { $what }: you discard at { $site }. All of it may go to the discards of one region; a site stands for its region. Which?
       *[other] { $what }: onto the discards of the region of { $site }? If not, under them.
    }
