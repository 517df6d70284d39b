"""Why the rules read an unclear place of their source as they do, and where each preset comes from."""

from typing import Final

from msgspec import Struct

from game.rules.ruleset import PresetId

WHY: Final = "Why this reading?"


class Told(Struct, frozen=True):
    """What is unclear, how it is read here, and why."""

    unclear: str
    read: str
    why: str


READINGS: Final[dict[int, Told]] = {
    1: Told(
        "The source seems to deal stacks of 111 cards and to take 82 from the pile.",
        "Eleven cards are dealt, and eight are taken.",
        "The last figure of each is the mark of a footnote that ran into the number.",
    ),
    2: Told(
        "The source charges 300 for a red three in two places and 500 in a list at its end.",
        "A red three left over costs 300; 500 can be set.",
        "It says 300 twice, in full sentences; the list gives the other value once, as one of several.",
    ),
    3: Told(
        "A meld is said to end at seven cards, yet cards may be played on finished piles.",
        "Seven cards make a book that takes naturals but no more wilds; a second meld of the rank may be begun then.",
        "Only then are both sentences true, and the wilds stay within the limit that the source sets for a pile.",
    ),
    4: Told(
        "It does not say whether a finished clean book may still become dirty.",
        "It may, at any time.",
        "The author says so when readers ask.",
    ),
    5: Told(
        "The pile may be taken after the first round.",
        "That means the first lap of every round: once everyone has had a turn.",
        "Read as the first of the four deals, a whole deal would have no use for its discard pile.",
    ),
    6: Told(
        "Remaining cards count against a team; it does not say whether a red three does, too.",
        "A red three left over costs its 500.",
        "It is listed at minus 500, and cards that remain are counted as negative.",
    ),
    7: Told(
        "You may keep the last discard while your partner has not got going.",
        "That goes for a player who could go out and waits, and for one who cannot go out yet.",
        "The purpose is the same in both cases: not to end the round, or be stuck, before the partner plays.",
    ),
    8: Told(
        "Players must have the opening points in their own hands; does the upcard count?",
        "The sets laid down by that one player count, the upcard among them; the other cards taken do not.",
        "The pair and the upcard are one play, and two other sources count the upcard in so many words.",
    ),
    9: Told(
        "The sources speak of a new pile, and of six further cards with the upcard.",
        "The upcard may also join a meld that lies there, and five cards are taken in all.",
        "Nothing forbids adding to a meld, and five is the number that both give for the pile.",
    ),
    10: Told(
        "It does not say whether the discards lie spread out.",
        "You see only the top card, but you may remember what went by.",
        "One source forbids looking under it, and no other allows it.",
    ),
    11: Told(
        "To take the pile you hold two cards like the top one. Are two threes, or two twos, such a pair?",
        "No: two naturals of a rank that is melded, going into one meld with the upcard.",
        "One source says so outright; it makes threes and wilds safe to discard everywhere a pair is asked.",
    ),
    12: Told(
        "Cards left over are mentioned only for the team that did not go out.",
        "The partner of the player who went out pays for them, too.",
        "The other sources do so, and so does this one with threes.",
    ),
    13: Told(
        "Does everyone shuffle a deck, or all of them one heap; and when do you pick up the foot after a discard?",
        "All decks are shuffled together, and you pick up the foot right after the discard that empties your hand.",
        "Who mixes what is ceremony; the cards are the same, and looking at the foot early changes no play.",
    ),
    14: Told(
        "Can you meld your very last card, or must you discard it?",
        "Where you may empty hand and foot either way, you may meld it; where a turn ends with a discard, you may not.",
        "Each source is taken at its word about how a turn ends.",
    ),
    15: Told(
        "A source is silent about something that every table must know.",
        "The usual way is followed, and you can change each such rule.",
        "Among them: short piles, permission, the partner's foot, who begins, the stock running out, shared wins.",
    ),
    16: Told(
        "Completed books stay open if they are clean, or if they are dirty. Is a book of wilds one or the other?",
        "Neither: under both options a complete book of wilds takes no more cards.",
        "Clean is without wilds and dirty is wilds beside naturals; the option opens the kind it names and no other.",
    ),
}
"""By number, in the order of the rules page."""

SOURCES: Final[dict[PresetId, tuple[str, str]]] = {
    "family": ("000_aeb9df99c13b294c", "a family's article on its favourite card game, last changed in 2019"),
    "campus": ("001_752b917170d65392", "rules as they were learned at college, with variations in footnotes"),
    "web": ("002_3a6e005acbffd030", "the rules of an online version with a draw pile and shared piles"),
    "couples": ("003_23441141a1dac062", "a sheet of rules for couples, two decks to each"),
    "partners": ("004_682defb8926d77db", "a page on playing with four as two partnerships"),
}
"""The document that each preset follows: its name among the sources, and what it is."""


def source(base: PresetId) -> str:
    """Where a preset comes from, as a sentence."""
    _, what = SOURCES[base]
    return f"These rules follow {what}."


def reading_lines(number: int) -> tuple[str, str, str]:
    """A reading as three sentences: what is unclear, how it is read, and why."""
    told = READINGS[number]
    return told.unclear, told.read, told.why
