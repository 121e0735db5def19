### Oath's board at the terminal, in English.

oath-board-keeper = kept by { $seat }
oath-board-usurper = { $seat } is the Usurper
oath-board-discards = discards: { $cards }
oath-board-bandits-of = Bandits of { $seat }
oath-board-pools = attack dice { $attack }; defense dice { $defense } and warbands { $defending }
oath-board-targets = Targets: { $names }
oath-board-plans = Plans: { $names }
oath-board-hand = Cards drawn:
oath-board-round = Round { $round } of 8 · Visions drawn: { $visions }
oath-board-citizen = · Citizen
oath-board-warbands = {" "}· warbands { $board } ({ $bank } in bank)
oath-board-bound = Bound by: { $names }
oath-board-signs = ▰ Supply  ○ favor  ◆ secret  ◇ facedown secret  ♟ pawn  ♱ relic  ▒ facedown

## Keys of the terminal

oath-keys =
    Up and down, Enter: choose from the list of what can be done now; Rest stands last
    Tab: to the prompt, where a move can be typed in its words, such as “search the world deck”
    Home, End, PgUp, PgDn: through a long list
oath-board-contract = { $a } owes { $b_dat }: { $what }; { $time }; forfeit: favor { $favor }, secrets { $secrets }
oath-board-owes-0 = favor { $number }
oath-board-owes-1 = secrets { $number }
oath-board-owes-2 = no campaign against { $seat_dat }
oath-board-owes-3 = not to target { $site }
oath-board-owes-4 = not to recover the { $banner }
oath-board-owes-5 = to come to { $site }
oath-board-owes-6 = to offer { $seat_dat } Citizenship
oath-board-owes-7 = not to offer { $seat_dat } Citizenship
oath-board-left-turns =
    { $count ->
        [0] due at the end of this turn
        [one] due after { $count } more turn
       *[other] due after { $count } more turns
    }
oath-board-left-rounds = rounds left: { $count }
