"""How the game is handed out: wheel and source for people with Python, a folder for people without, and the pages of
docs/ that are made from the code. The game knows nothing of this room.
"""
