"""The table on screen: where everything lies, how it is drawn, how it moves, how it is dragged. Legality is asked of the engine."""
