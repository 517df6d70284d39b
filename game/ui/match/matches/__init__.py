"""Matches at this screen: the next one, the one at the table, positions set up by hand, records looked back at."""
