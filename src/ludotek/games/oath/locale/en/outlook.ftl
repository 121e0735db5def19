### Where everybody stands in Oath, and how it was won, in English.

oath-way-oath =
    { $oath ->
        [supremacy] Supremacy: sites ruled
        [people] The People: People’s Favor
        [protection] Protection: relics and banners
       *[devotion] Devotion: Darkest Secret
    }
oath-next-empire = { $seat } keeps the Oath for the Empire.
oath-next-keeper = { $seat } turns Usurper at its next waking, unless it loses the Oath.
oath-next-usurper = Usurper: { $seat } wins at its next waking, unless it loses the Oath.
oath-way-vision =
    { $goal ->
        [supremacy] { $vision } ({ $seat }): sites ruled
        [people] { $vision } ({ $seat }): People’s Favor
        [protection] { $vision } ({ $seat }): relics and banners
       *[devotion] { $vision } ({ $seat }): Darkest Secret
    }
oath-next-vision =
    { $missing ->
        [0] { $seat } wins by waking with more than anybody else.
        [one] { $seat } needs more than anybody else, and one more Vision drawn.
       *[other] { $seat } needs more than anybody else, and { $missing } more Visions drawn.
    }
oath-next-vision-early =
    { $missing ->
        [one] { $seat } meets it; one more Vision must be drawn.
       *[other] { $seat } meets it; { $missing } more Visions must be drawn.
    }
oath-next-vision-met = { $seat } wins at its next waking, unless somebody draws level.
oath-way-regime = Round { $round } of 8
oath-next-calm = From round 5 on a die may end the game for an Empire that keeps the Oath.
oath-next-die =
    { $least ->
        [6] After round { $round } a 6 of the end die ({ $chance } %) ends it: { $seat } wins.
       *[other] After round { $round } { $least }–6 of the end die ({ $chance } %) end it: { $seat } wins.
    }
oath-next-no-die = No die ends round { $round }: an Exile keeps the Oath.
oath-next-exhaustion = The last round: if the Empire keeps the Oath, { $seat } wins after it.
oath-next-exhaustion-exile = The last round: the Usurper wins after it, or a Vision come true, or else the Empire.
oath-way-successor =
    { $oath ->
        [supremacy] Successor: relics and banners
        [people] Successor: Darkest Secret
        [protection] Successor: People’s Favor
       *[devotion] Successor: Grand Scepter
    }
oath-next-successor = { $seat } would win for the Empire.

oath-rule-usurper =
    { $oath ->
        [supremacy] Usurper: { $seat } kept the Oath of Supremacy from one waking to the next, and so wins on waking.
        [people] Usurper: { $seat } kept the Oath of the People from one waking to the next, and so wins on waking.
        [protection] Usurper: { $seat } kept the Oath of Protection from one waking to the next, and so wins on waking.
       *[devotion] Usurper: { $seat } kept the Oath of Devotion from one waking to the next, and so wins on waking.
    }
oath-rule-visionary = { $vision }: on waking { $seat } alone met its goal, with { $drawn } Visions drawn.
oath-rule-regime =
    { $heir ->
        [1] Stable Regime: the die showed { $face }, after round { $round } the Empire wins on { $least ->
            [6] 6
           *[other] { $least }–6
        }, and { $seat } is its Successor.
       *[other] Stable Regime: the die showed { $face }, and after round { $round } rulers of the realm win on { $least ->
            [6] 6
           *[other] { $least }–6
        }.
    }
oath-rule-exhaustion =
    { $by ->
        [empire] War exhaustion: after the eighth round the Empire still kept the Oath, and { $seat } wins for it.
        [usurper] War exhaustion: after the eighth round { $seat } was the Usurper.
        [vision] War exhaustion: after the eighth round { $seat } alone met the goal of its Vision ({ $vision }).
       *[nobody] War exhaustion: after the eighth round there was no Usurper and no Vision come true, so { $seat } wins for the Empire.
    }
oath-source-sites = Sites ruled
oath-source-treasures = Relics and banners
