"""What a person types instead of a thing: a deal, rules, a table, a seed, a position."""
