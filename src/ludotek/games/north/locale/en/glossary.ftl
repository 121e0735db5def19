### The North's words, to be read where they stand, in English.

north-glossary = value, protocol, spark, node, zone, wastes, facility

north-word-value = Value
    .forms = Value, Values
    .about = 0, I or II. It is what an Ancient in your Deck scores at the end, and an Ancient is only ever reprogrammed with a card of another Value.
north-word-protocol = Protocol
    .forms = Protocol, Protocols
    .about = What a card does when it comes to a Zone, or is flipped there. It must be done as far as it can be; the third use of one in a turn is ignored.
north-word-spark = Spark
    .forms = Spark, Sparks
    .about = What an Ancient does once, when it is reprogrammed.
north-word-node = Node
    .forms = Node, Nodes
    .about = Charged by a level after every turn, up to 4. Discharge uses it at its level, and after that turn it is back at 1.
north-word-zone = Zone
    .forms = Zone, Zones
    .about = The cards before you. They stay until something moves them, and score 1 each at the end.
north-word-wastes = The Wastes
    .forms = Wastes
    .about = Four Ancients that both may reprogram; what is taken is refilled from the Wastes Deck after the turn.
north-word-facility = Facility
    .forms = Facility, Facilities
    .about = The other side of every Ancient, with a Protocol of its own. The uppermost one of the Wastes Deck can be built.
