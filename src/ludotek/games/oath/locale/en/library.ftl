### What is said of a card of Oath that is looked up, in English.

oath-fact-effect = Effect
oath-fact-suit = Suit
oath-fact-where = Faceup
oath-fact-dice = Defense dice
oath-fact-cost = Cost
oath-fact-number = { $number }
