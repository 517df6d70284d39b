"""Problems: moments of matches in which one move is clearly the best, to be found. Facts, without a sentence."""
