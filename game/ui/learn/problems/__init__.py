"""A problem: its answer, with the small table and every way with its figures."""
