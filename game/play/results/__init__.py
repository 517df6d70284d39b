"""What a match or a move is worth, played out beside the window: analysis, par, duels, many matches."""
