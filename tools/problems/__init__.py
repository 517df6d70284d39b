"""How the problems in assets/problems were found: moments of self-played matches in which one way is clearly best."""
