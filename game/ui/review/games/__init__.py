"""My games: the list of all games, and beside it what the finished ones tell."""
