"""The twelve lessons as facts: positions, their tasks, and whether a move solves them. No sentences, no screen."""
