"""How cards get from where they lay to where they lie. Skipping it changes nothing."""
