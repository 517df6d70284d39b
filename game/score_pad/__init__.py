"""A score pad for real cards: what a round is counted by, what people write down of it, what an evening comes to."""
