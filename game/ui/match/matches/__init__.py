"""Matches at this screen: the next one, the current one, records looked back at."""
