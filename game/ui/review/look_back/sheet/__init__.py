"""The sheet of a decision: what was found, and how."""
