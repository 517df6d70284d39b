"""Computer players and the coach think in a process of their own."""
