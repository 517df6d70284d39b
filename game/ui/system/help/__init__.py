"""Help: large cards that lead on, and a tour of the controls."""
