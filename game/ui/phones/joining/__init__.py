"""The big screen on which phones join a game."""
