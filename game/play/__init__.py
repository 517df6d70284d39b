"""Running a match: dealing, the match itself, computer players' thinking, tournaments."""
