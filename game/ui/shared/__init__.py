"""What several screens show or ask for: cards, people, moments of a match, questions."""
