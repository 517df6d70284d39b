"""What can be varied in a game of Hand and Foot: the rule set, the presets, the contradictions, the explanation."""
