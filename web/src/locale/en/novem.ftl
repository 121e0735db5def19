### Novem's board in English.

web-novem-board = The board
web-novem-choose-row = Choose row { $name }
web-novem-choose-column = Choose column { $name }
web-novem-square = { $where }: { $tile }, below it { $below }
web-novem-square-last = { $where }: { $tile }, the last tile
web-novem-square-empty = { $where }: empty
