"""One player's arrangement in a turn, and the actions on offer. No pixels: screen, phones and screen readers use it."""
