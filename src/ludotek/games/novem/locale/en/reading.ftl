### What can be read of Novem's rows and columns, in English.

novem-reading-row = Row { $name }
novem-reading-column = Column { $name }
novem-reading-attack = You attack: where your line meets the other’s, the open tile is yours.
novem-reading-defend = You defend: where your line meets the other’s, the other takes the open tile. Choose where it is small, or where nothing lies.
