### Поле Novem українською.

web-novem-board = Поле
web-novem-choose-row = Обрати ряд { $name }
web-novem-choose-column = Обрати стовпець { $name }
web-novem-square = { $where }: { $tile }, під нею { $below }
web-novem-square-last = { $where }: { $tile }, остання плитка
web-novem-square-empty = { $where }: порожньо
