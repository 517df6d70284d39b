"""Starts Hand and Foot: the game in a window, or one of the commands of the command line."""

if __name__ == "__main__":
    import sys

    if hasattr(sys, "frozen"):  # a packaged program may be one of its own processes
        from multiprocessing import freeze_support

        freeze_support()
    else:
        import tools  # noqa: F401  makes stale message modules anew

    from game.cli import main

    raise SystemExit(main())
