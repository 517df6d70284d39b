"""How the game is handed out: wheel and source for people with Python, a folder for people without."""
