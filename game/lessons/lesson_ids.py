"""The lessons that exist."""

from enum import StrEnum


class LessonId(StrEnum):
    """The twelve lessons in their order."""

    WHAT_WINS = "what_wins"
    DEAL = "deal"
    TURN = "turn"
    MELDS = "melds"
    WILDS = "wilds"
    OPENING = "opening"
    PILE = "pile"
    BOOKS = "books"
    FOOT = "foot"
    THREES = "threes"
    PARTNER = "partner"
    GOING_OUT = "going_out"
