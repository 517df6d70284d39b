"""One evening on screen: all matches of the same people, at the screen and with real cards."""
