### A seed of Oath: the world between two games, in English.

oath-seed-title = { $name }: before game { $count } (seed { $version })
oath-seed-oath = Oath
oath-seed-oath-supremacy = Supremacy
oath-seed-oath-people = The People
oath-seed-oath-protection = Protection
oath-seed-oath-devotion = Devotion
oath-seed-oath-leftover = one that no game is played with
oath-seed-citizens = Citizens
oath-seed-nobody = nobody
oath-seed-facedown = facedown: { $site }
oath-seed-by-chance = chosen by chance
oath-seed-first-game = as in the first game, shuffled
oath-seed-world = World deck, { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } from the top
oath-seed-suits = By suit
oath-seed-of-suit = { $suit } { $number }
oath-seed-dispossessed = Dispossessed, { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
oath-seed-archive = Archive, { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
oath-seed-relics = Relic deck, { $number ->
        [one] { $number } relic
       *[other] { $number } relics
    } from the top
oath-seed-players = Played the game before
oath-seed-previous-citizens = Began it as Citizens
oath-seed-winner = Won it

## What is repaired in a seed

oath-repair-version = Version { $old } is written as { $new }.
oath-repair-players = Who played the game before is not told: the old byte means nothing.
oath-repair-oath = The Oath is Supremacy, instead of one that no game is played with.
oath-repair-region = { $region }: no site is faceup, so { $site } is turned up.
oath-repair-ground = { $site }: there is no room for a third relic, so { $card } goes under the relic deck.
oath-repair-vision = { $card } is missing, and joins the world deck.
oath-repair-layers = Visions are moved, so that two lie among the first 12 cards and three among the next 18.
oath-repair-relic-twice = { $card } lies on the map, so it leaves the relic deck.
oath-repair-relic = { $card } is missing, and comes on top of the relic deck.

## Options

option-oath-world = A world (seed)
    .about = Paste a seed to play in its world: its map, decks, Oath and Citizens take the place of the settings above.
option-oath-as-written = Decks as written
    .about = Leave the seed’s decks in their order, which everybody at the table can then read. Otherwise all that lies facedown is shuffled.
