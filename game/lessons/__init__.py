"""The twelve lessons as facts: positions, what is asked in them, and whether a move does it. No sentence, no screen."""
