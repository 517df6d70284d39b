"""Card animations. Skipping them changes nothing."""
