"""How the table looks, piece by piece. It knows no rules."""
