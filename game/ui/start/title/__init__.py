"""The first screen, with what an update brought."""
