### Oath's board at the terminal, in English.

oath-board-keeper = kept by { $seat }
oath-board-usurper = { $seat } is the Usurper
oath-board-discards = discards: { $cards }
oath-board-bandits-of = Bandits of { $seat }
oath-board-inert = inert
oath-board-pools = attack dice { $attack }; defense dice { $defense } and warbands { $defending }
oath-board-targets = Targets: { $names }
oath-board-plans = Plans: { $names }
oath-board-hand = Cards drawn:
oath-board-round = Round { $round } of 8 · Visions drawn: { $visions }
oath-board-citizen = · Citizen
oath-board-warbands = {" "}· warbands { $board } ({ $bank } in bank)
oath-board-bound = Bound by: { $names }
oath-board-signs = ▰ Supply  ○ favor  ◆ secret  ◇ facedown secret  ♟ pawn  ♱ relic  ▒ facedown
