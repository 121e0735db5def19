### Where both stand in The North, and how it was won, in English.

north-way-total = If it ended now
north-next-total = { $seat } would win by { $margin }.
north-next-level = Level: more cards would decide.
north-way-points = Points left
north-next-points =
    { $number ->
        [1] { $seat } has { $points } left; at 0 the round is the last.
       *[other] Both have { $points } left; at 0 the round is the last.
    }
north-way-deck = Wastes Deck: { $number }
north-next-deck =
    { $cards ->
        [one] One more card from it, and the round is the last.
       *[other] { $cards } more cards from it, and the round is the last.
    }
north-next-last = The game ends after the next turn of { $seat }.
north-next-end = The game ends with this round.

north-rule =
    { $ending ->
        [points] Somebody had no points left
        [deck] The Wastes Deck had run low
       *[both] Somebody had no points left, and the Wastes Deck had run low
    }{ $decided ->
        [points] : the most points in all win, { $most } against { $least }.
        [cards] , with as many points each: the most cards win, { $most } against { $least }.
       *[tie] , with as many points and cards each: victory is shared.
    }
north-source-points = Points left
north-source-zone = Cards in the Zone
north-source-values = Values of the other cards
north-source-array = Tower Array
