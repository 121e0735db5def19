### Why a Directive of The North cannot be chosen, a card not pay, an Ancient not be had, in English.

north-refused-twice = Used twice in this turn already.
north-refused-discharged = The Node is Discharged.
north-refused-hand = You have no card in your hand.
north-refused-no-facility = No Facility is left in the Wastes Deck.
north-refused-reprogram = No card of yours could pay for an Ancient of another Value in The Wastes.
north-refused-wastes = The Wastes are empty.
north-refused-value = It has the Value { $value } too: you Reprogram an Ancient of another Value than the card you discarded.
north-refused-card = Every Ancient in The Wastes has the Value { $value } too; it takes one of another Value.
