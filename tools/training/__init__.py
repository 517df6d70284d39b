"""How the weights of computer players in assets/ai were found; LOG.md records what was tried."""
