"""The table on screen: where things lie, how they are drawn, moved, dragged. The engine is asked what is legal."""
