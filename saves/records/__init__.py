"""Records of matches and score pads: their lines, how they are written, read and replayed."""
