"""One open game on screen: the match with its record and its viewers, which scene comes next, and what its screens
show. Of the surrounding program it only knows what it may request.
"""
