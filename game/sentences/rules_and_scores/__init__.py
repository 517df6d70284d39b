"""Rule sets and what a round counts."""
