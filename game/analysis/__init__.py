"""A match looked back at: what its decisions gave away, and what its cards were worth. Facts, without a sentence."""
