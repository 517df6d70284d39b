"""The deal of a day, before and after it is played."""
