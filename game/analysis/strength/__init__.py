"""How well somebody plays, over matches and evenings."""
