"""Matches at this screen: the next one, the current one, positions set up by hand, records looked back at."""
