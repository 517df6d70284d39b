"""The score pad for real cards: entering a round, and the evening so far."""
