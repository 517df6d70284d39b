"""The game as bare counts, for fast thinking ahead: positions, one way to play, whole turns. It is no referee.

Every decision leaves this package as a move, which the engine checks like any other.
"""
