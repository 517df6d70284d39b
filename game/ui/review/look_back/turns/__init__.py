"""The list of turns, and the lead from one to the next."""
