"""What may lie in front of a scene."""
