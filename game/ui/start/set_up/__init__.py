"""Setting up a position: cards put by hand into hands, feet, melds, stock and pile."""
