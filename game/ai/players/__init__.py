"""How each level plays."""
