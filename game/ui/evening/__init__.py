"""Real cards and whole evenings: the score pad, and all matches of a day."""
