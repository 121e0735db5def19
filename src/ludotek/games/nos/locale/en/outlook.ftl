### Where everybody stands in Project NOS, and how it was won, in English.

nos-way-races = Races won
nos-next-win = { $seat } takes the game with one more race.
nos-next-wins =
    { $number ->
        [0] Two races take the game.
       *[other] { $number } drivers need one more race each.
    }
nos-way-road = This race
nos-next-start = Race { $race } has not begun.
nos-next-road =
    { $left ->
        [one] { $seat } leads, with one card to go.
       *[other] { $seat } leads, with { $left } cards to go.
    }
nos-next-level =
    { $left ->
        [one] { $number } cars are level, with one card to go.
       *[other] { $number } cars are level, with { $left } cards to go.
    }
nos-next-finished = { $seat } was the first to finish.
nos-next-nobody = No car can go on.
nos-way-engines = Redlines
nos-next-limit =
    { $number ->
        [0] The third redline blows the engine up.
        [1] { $seat } is at the limit: another redline blows the engine up.
       *[other] { $number } engines are at the limit: another redline blows them up.
    }

nos-rule-wins = { $seat } won { $wins } races, and two take the game.
nos-rule-time = The end of the track: { $run }.
nos-rule-breakdown = The run broke down after { $cards } of { $track } cards, so there is no time.
nos-source-race = Race { $race }
