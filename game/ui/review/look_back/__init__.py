"""Looking back at a match: its replay and its review."""
