"""One open game at the screen: the match with its record and who may look, which scene comes next, and what its screens
show. It knows nothing of the program around it but what it may ask.
"""
