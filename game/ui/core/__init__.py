"""What every screen needs: the loop, the window, letters, paint, cards, sound. It knows no screen and no game."""
