"""The score of a round and the end of a match, on paper."""
