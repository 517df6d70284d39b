"""A friend's match of the same deal beside the own one."""
