### The words of Shoal in English.

shoal-title = Shoal
shoal-about = Stones thrown in secret into shallow water. Two players, two minutes.
shoal-rules =
    Both throw a stone in secret. Together lighter than the depth: the heavier takes both. As heavy as the depth or heavier:
    the lighter does. Whoever has taken more weight in the end wins; one stone is left over, and nobody knows which.

shoal-seat-left = Left bank
shoal-seat-right = Right bank

## Options

option-shoal-stones = Stones
    .about = How many there are; one of them is left over.
option-shoal-stones-seven = seven
option-shoal-stones-nine = nine
option-shoal-depth = Depth
    .about = From this weight on, the lighter of two stones takes both.

## Moves

shoal-choose = Throw a stone. From { $depth } on, the lighter takes both.
shoal-move-deal = deal the { $stone }
shoal-move-throw = throw the { $stone }

## What happens

shoal-dealt = { $seat } is dealt the { $stone }.
shoal-thrown = The { $left } from the left meets the { $right } from the right.
shoal-took = { $seat } takes both: { $weight }.
shoal-left-over = The { $stone } was left over.
shoal-won = { $seat } wins by { $margin }.
shoal-tied = A tie: { $weight } each.

shoal-ending-weight = more weight taken
shoal-ending-tie = the same weight on both banks

## Talk

shoal-say-heavy = Here comes a heavy one.
shoal-say-light = Just a pebble.
shoal-say-well-thrown = Well thrown.

## What can be seen, where no board draws it

shoal-view-depth = Depth
shoal-view-hand = Your stones
shoal-view-thrown = Thrown in this round
shoal-view-spent = Thrown before
shoal-view-taken = Weight taken
shoal-view-left-over = Left over

## Refusals

error-shoal-no-such-depth = The depth must be more than the two lightest stones weigh together, and no more than the two heaviest do.

## Where both stand, and how it was won

shoal-way-weight = Weight
shoal-next-lead = { $seat } leads by { $margin }.
shoal-next-level = Level.
shoal-rule = More weight wins: { $most } against { $least }.
shoal-rule-tie = As much weight on both banks: { $weight }.
shoal-source-round = Throw { $round }
