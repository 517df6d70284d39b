"""What every screen needs: the loop, the window, text, paint, cards, sound. It knows no screen and no game."""
