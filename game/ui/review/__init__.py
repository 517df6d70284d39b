"""Matches that were played: the list of games, Look back, proofs, souvenirs."""
