"""The end of a round: who may go out, and how."""
