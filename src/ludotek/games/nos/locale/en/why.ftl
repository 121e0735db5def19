### Why a die of Project NOS cannot be placed, or a part not be taken, in English.

nos-refused-spent = One die is placed a roll: roll again.
nos-refused-fit =
    { $under ->
        [1] A { $value } does not go on a { $card }: it must match, be one under, or be over.
       *[other] A { $value } does not go on a { $card }: it must match, be at most { $under } under, or be over.
    }
nos-refused-redline = A { $value } on a { $card } would be a redline, and you have { $most } already: a third blows the engine.
nos-refused-exchange = You are exchanging: take a part of the third colour.
nos-refused-dice = No dice are left for this part: { $part }.
nos-refused-colour = You have a part of this colour already; no car has two.
nos-refused-cards = You have { $most } parts; no car has more. Add a die to one of them.
nos-refused-gone = No card of this part is left: { $part }.
