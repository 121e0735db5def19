### What is asked about tolls, and by cards that bear on Muster, Trade, Travel, Recover and Rest, or persist, in English.

oath-ask-agree-to-toll = Pay toll ({ $number } favor) and go to { $site }? Otherwise you stay.
oath-ask-card-relic-thief = { $what }: roll for what { $seat } has taken?
