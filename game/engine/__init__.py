"""The game itself: frozen tables, moves judged from the mover's own view, events. No chance, clock, files or screen."""
