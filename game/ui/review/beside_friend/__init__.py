"""A friend's match of the same deal compared with the own one."""
