from ludotek.core.extras import extra

with extra("solve"):
    import no_such_library  # type: ignore[import-not-found]  # an extra that is not installed

SOLVER = no_such_library.SOLVER
