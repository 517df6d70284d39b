"""The people of the house, and what each of them has learned."""
