### Novem in the lobby, in English: what the browser says before anybody sits at a table.

novem-title = Novem
novem-about = Two secret markers cross on a board of stacked tiles. Read your opponent, take the nine.
