"""Which screen follows which: from the title through the rounds of a match to its end. Scenes know nothing of it."""
