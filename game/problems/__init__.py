"""Problems: moments of matches with one clearly best move to find. Facts, no sentences."""
