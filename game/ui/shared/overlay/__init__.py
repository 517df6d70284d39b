"""Things that may be in front of a scene."""
