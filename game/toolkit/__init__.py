"""What every screen needs: the loop, the window, text, paint, input, widgets, sound. It knows no screen and no game."""
