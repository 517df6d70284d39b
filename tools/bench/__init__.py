"""Speed measurements, the strength of the levels, and a player that sees every hand."""
