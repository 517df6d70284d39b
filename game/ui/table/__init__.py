"""The table on screen: where things are, and how they are drawn, moved and dragged. It asks the engine what is
legal.
"""
