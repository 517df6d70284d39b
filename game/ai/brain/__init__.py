"""The game as bare counts, for thinking ahead fast: positions, one way to play, whole turns. It is no referee.

Whatever is decided here leaves this room as a move, which the engine judges as any other.
"""
