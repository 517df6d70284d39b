"""The deal of a day: what it is before it is played, and how it went."""
