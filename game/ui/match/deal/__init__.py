"""The ceremonies of a deal: drawing for the first turn, cutting, dealing by two, choosing the hand."""
