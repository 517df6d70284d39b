"""Looking back at a match: what its decisions gave away, and what its cards were worth. Facts, no sentences."""
