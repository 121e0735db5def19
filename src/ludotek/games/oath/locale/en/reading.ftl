### What can be read of Oath's piles and banks, in English.

oath-reading-bank = The favor bank of this suit: trading a secret with one of its cards brings favor from here, and spent favor comes back.
oath-reading-deck = Search it: draw three cards, keep one. The more Visions have been drawn, the more Supply it costs, from 2 to 4.
oath-reading-pile = Whoever stands in this region may search its discards for 2 Supply. What is discarded here comes on top.
oath-reading-ruler = ruled by { $seat }
