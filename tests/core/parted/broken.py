import no_such_library  # type: ignore[import-not-found]  # what a typing error in a game's folder looks like

BOARD = no_such_library.Board
