"""What can vary in a game of Hand and Foot: the rule set, presets, contradictions and explanations."""
