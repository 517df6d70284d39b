"""About the game."""
