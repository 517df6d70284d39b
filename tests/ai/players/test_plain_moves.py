"""Moves whose use everybody sees: a needed book that can be had now, an opening, and what nobody would advise."""

from typing import Any

import pytest
from msgspec.structs import replace

from game.ai.player import Think
from game.ai.players.expert import ideas_of
from game.ai.players.plain_moves import (
    is_idle,
    is_last_turn,
    odd_ideas,
    plain_ideas,
    stops_short,
)
from game.ai.players.tuned_player import Habits
from game.engine.moves import MeldCards, Move
from game.engine.table.view import PlayerView
from game.reason.hint import settled
from game.reason.purposes import Opens, SavesPoints
from game.rules.ruleset import RuleSet
from tests.ai.brain.counts import CLASSES, as_idea, at
from tests.build import CAMPUS, FAMILY, WEB, clean_book, dirty_book, lay, my_view, table, throw

FULL = " ".join(clean_book(rank, 8) for rank in "5TQA")
"""A stock with which no round is near its end."""
FEW = "4C 4D 5C 5D"
TENS, KINGS, SIX_KINGS, JACKS = "TC TD TH TS TC 2D", "KC KD KH KS KC", clean_book("K", 6), "JC JD JS"
SIX_QUEENS, SEVENS = clean_book("Q", 6), replace(WEB, out_sevens=1)
FOOT: dict[str, Any] = {"in_foot": (0,)}


def turn(hand: str, melds: list[str], **more: Any) -> PlayerView:
    """After the draw, with such a stock."""
    return my_view(table(hand, **{"phase": "play", "melds": melds, "stock": FULL, "bare": True, **more}))


def plain(view: PlayerView) -> list[Move]:
    """The plain moves beside the habit of `hard`."""
    return [idea.move for idea in plain_ideas(view, ideas_of(view, Habits().decide(view, Think())))]


@pytest.mark.parametrize(
    ("hand", "melds", "more", "expected"),
    [
        # A two on tens that lack a card and are the dirty book that is needed, even with the stock at its end.
        ("2C 9D 7C 6H 4S", [TENS, KINGS], {}, lay("2C > 0")),
        ("2C 9D 7C 6H 4S", [TENS, KINGS], {"stock": FEW}, lay("2C > 0")),
        # None that spoils the clean meld that is needed.
        ("2C 9D 7C 6H 4S", [SIX_KINGS], {}, None),
        # With what the habit lays, not instead of it; and nothing is plainer than picking up the foot.
        ("2C KD 9D 7C 6H 4S", [TENS, KINGS], {}, lay("KD > 1", "2C > 0")),
        ("2C 9D 9C 4S", [TENS, KINGS], {}, None),
        # A two on six clean kings made a book once no clean one was needed; it must be the one that lacks.
        ("2C 8D 7C 6H 4S", [SIX_KINGS, clean_book("J"), dirty_book("9")], {}, None),
        ("2C 8D 7C 6H 4S", [SIX_KINGS, clean_book("J"), "9C 9D 9H 2D"], {}, lay("2C > 0")),
    ],
)
def test_beside_the_habit(hand: str, melds: list[str], more: dict[str, Any], expected: Move | None) -> None:
    """Given a hand and melds, this is the plainest move beside the habit."""
    assert next(iter(plain(turn(hand, melds, **more))), None) == expected


NINES, FIVES, FOUR_SIXES = lay("9C 9D 2D"), lay("2C > 0"), lay("6S 6H 6H 6D > 0")
KING_AND_TENS, KING_AND_BOOK = lay("KS > 1", "TH TC 2C"), lay("KS > 1", "2C > 0")
RICH = "9C 9D 9H 9S 2D KD JH 7C 6H 4S 8D"


@pytest.mark.parametrize(
    ("hand", "melds", "more", "ideas", "expected"),
    [
        # What nearly empties the hand for the foot, beside a nine alone.
        ("2S 9H 8S 8D JD 4C", [KINGS, "9C 9D 2C"], {}, [lay("9H > 1"), lay("9H > 1", "8S 8D 2S")],
         [lay("9H > 1", "8S 8D 2S")]),
        # No card that takes the pile alone, beside another single one; no rule, no danger.
        ("JC 5D 8H 8C", [KINGS], {"rules": CAMPUS, "their_melds": ["JD JH JS"]}, [throw("JC")], [throw("5D")]),
        ("JC 5D 8H 8C", [KINGS], {"their_melds": ["JD JH JS"]}, [throw("JC")], []),
        # A five that could be laid down isn't discarded.
        ("KS KC TH 5S 4C", ["5C 5D 5H", "9C 9D 9H"], {}, [throw("5S"), lay("5S > 0")], [lay("5S > 0"), throw("4C")]),
        # What goes along without another wild card: in the last stack, and in the hand; most of it first.
        ("2H AH QH 9H 9C 6S 6H 8C", [KINGS, "QC QD QS", "6C 6D 2C"], FOOT,
         [lay("QH > 1", "9H 9C 2H"), lay("QH > 1", "9H 9C 2H", "6S 6H > 2")], [lay("QH > 1", "9H 9C 2H", "6S 6H > 2")]),
        (RICH, [KINGS, JACKS], {}, [lay("KD > 0"), lay("KD > 0", "JH > 1"), lay("9C 9D 9H 9S 2D")],
         [lay("KD > 0", "JH > 1")]),
        (RICH, [KINGS, JACKS], {}, [NINES, lay("KD > 0", "JH > 1"), lay("9C 9D 9H 9S 2D")], [lay("9C 9D 9H 9S 2D")]),
        ("KD QH JH TC 9D 8C 7D 6H", [KINGS, "QC QD QS", JACKS], FOOT,
         [throw("TC"), lay("JH > 2"), lay("KD > 0", "QH > 1", "JH > 2")],
         [lay("KD > 0", "QH > 1", "JH > 2"), lay("JH > 2")]),
        # But not if fewer than two cards are left of the last stack.
        ("AH QH QC", [KINGS, "QD QS QC"], FOOT, [lay("QH > 1"), lay("QH QC > 1")], []),
        # A pair isn't broken up beside single cards: beside all that were compared, or else one.
        ("9H 9C 7C 4H 4D 4C", [KINGS], {}, [throw("9H")], [throw("7C")]),
        ("9H 9C 7C JD QD 4H 4D 4C", [KINGS], {}, [throw("9H"), throw("JD")], [throw("JD"), throw("7C")]),
        ("9H 9C 7C JD 4H 4D 4C", [KINGS], {}, [throw("9H"), throw("7C"), throw("JD")], [throw("7C"), throw("JD")]),
        # A book without wild cards, where the habit lays more.
        ("2S 2S 2H AD KH QD TH TC 8S 8D 6S 6H 6H 6D 5S 5H", ["6C 6D 6S", KINGS], {"stock": FULL.replace("8", "9")},
         [lay("6S 6H 6H 6D > 0", "TH TC 2S"), FOUR_SIXES], [FOUR_SIXES]),
        # Nothing for which three kings, or sevens that are needed, must be broken up; four sevens are a meld next turn.
        ("7D KH KD KC", ["7C 7H 7S"], FOOT, [lay("7D > 0"), throw("KH"), throw("7D")], [throw("7D")]),
        ("7H 7C 6S 6D 6C", [KINGS], {**FOOT, "rules": replace(SEVENS, sevens_kept=True)},
         [lay("6S 6D 6C"), throw("6S")], [throw("6S")]),
        ("7H 7C 6S 6D 6C", [KINGS], FOOT, [lay("6S 6D 6C"), throw("6S")], []),
        ("7H 7C 7D 7S 6S 6D 6C", [KINGS], {**FOOT, "rules": replace(SEVENS, sevens_kept=True)},
         [lay("6S 6D 6C"), throw("6S")], []),
        # Of two cards that fit, the one that is nearer to a book, worth more.
        ("QH JH 7C", [dirty_book("K"), "7C 7S 7H 2D", "QC QD QS QH 2C"], FOOT, [lay("7C > 1"), lay("QH > 2")],
         [lay("QH > 2")]),
        ("QH JH 7C", [dirty_book("K"), "7C 7S 7H 2D", "QC QD QS QH 2C"], FOOT, [lay("QH > 2"), lay("7C > 1")], []),
        # What nears the foot, beside a needed book.
        ("2C KS JS TH TC 6H", ["AC AD AH AS AC AD 2D", "KC KD 2H"], {"rules": CAMPUS, "stock": FULL.replace("T", "4")},
         [lay("KS > 1"), KING_AND_TENS, KING_AND_BOOK], [KING_AND_BOOK, KING_AND_TENS]),
        # In the last turn the card that costs most is discarded, whatever else that brings.
        ("3S AD TH KC KD", ["9C 9D 9H"], {"rules": FAMILY, "stock": FEW}, [throw("3S")], [throw("AD")]),
        ("3S AD TH KC KD", ["9C 9D 9H"], {"rules": FAMILY}, [throw("3S")], []),
        ("3S AD TH KC KD", ["9C 9D 9H"], {"rules": replace(FAMILY, black_three=100), "stock": FEW}, [throw("3S")], []),
        ("3S AD TH KC KD", ["9C 9D 9H"], {"rules": FAMILY, "stock": FEW}, [throw("TH")], [throw("AD")]),
        ("3S AD TH KC KD", ["9C 9D 9H"], {"rules": FAMILY, "stock": FEW}, [throw("AD")], []),
        # No wild card goes on sevens of which only a clean book counts.
        ("2C 7H 7D QH QC QS 9D 9C", [KINGS], {"rules": SEVENS, "stock": FULL.replace("Q", "6")},
         [lay("7H 7D 2C"), lay("QH QC QS")], [lay("QH QC QS")]),
        ("2C 7H 7D QH QC QS 9D 9C", [KINGS], {"rules": replace(SEVENS, sevens_kind="any"),
         "stock": FULL.replace("Q", "6")}, [lay("7H 7D 2C"), lay("QH QC QS")], []),
        # A book that the hand completes isn't left a wild card short.
        ("2C 2D 9D JC 4S", ["5C 5D 5H 5S 5C"], FOOT, [FIVES, lay("2C 2D > 0")], [lay("2C 2D > 0")]),
    ],
)  # fmt: skip
def test_beside_another_idea(
    hand: str, melds: list[str], more: dict[str, Any], ideas: list[Move], expected: list[Move]
) -> None:
    """Given a hand, melds and ideas, the first of them chosen, these are plainer, the plainest first."""
    found = plain_ideas(turn(hand, melds, **more), [as_idea(move) for move in ideas])
    assert [idea.move for idea in found] == expected


@pytest.mark.parametrize(
    ("hand", "melds", "more", "ideas", "expected"),
    [
        # A two that only makes clean sixes dirty while clean books lack, unless it makes a book or brings the foot.
        ("2C 9D 7C 6H 4S", [KINGS, clean_book("Q", 6)], {}, [lay("2C > 0"), lay("2C > 1")], [lay("2C > 0")]),
        ("2C 9D 7C", [KINGS], {}, [lay("2C > 0")], []),
        ("2C 9D 7C 4S", [KINGS], {}, [lay("2C > 0")], [lay("2C > 0")]),
        ("2C 9D 7C 6H 4S", [KINGS, clean_book("Q")], {}, [lay("2C > 0")], []),
        # A joker on six clean fours makes the book of them, where tens make one as well.
        ("*R TC TH 9D JC 8S", [clean_book("4", 6), "TC TD TS 2S"], FOOT, [lay("*R > 0"), lay("TC TH *R > 1")],
         [lay("*R > 0")]),
        ("*R TC TH 9D JC 8S", [clean_book("4", 6), "TC TD TS 2S"], FOOT, [lay("*R > 0")], []),
        ("2C 7H 7D QH QC QS 9D 9C", [KINGS], {"rules": SEVENS, "stock": FULL.replace("Q", "6")},
         [lay("QH QC QS"), lay("7H 7D 2C")], [lay("7H 7D 2C")]),
        ("2C 2D 9D JC 4S", ["5C 5D 5H 5S 5C"], FOOT, [FIVES, lay("2C 2D > 0")], [FIVES]),
    ],
)  # fmt: skip
def test_odd_lay_downs(
    hand: str, melds: list[str], more: dict[str, Any], ideas: list[Move], expected: list[Move]
) -> None:
    """Given lay-downs, these of them spoil what the team needs for little, or stop short of a book."""
    found = odd_ideas(turn(hand, melds, **more), [as_idea(move) for move in ideas])
    assert [idea.move for idea in found] == expected


@pytest.mark.parametrize(
    ("hand", "meld", "move", "more", "expected"),
    [
        ("2C 2D 9D JC", KINGS, FIVES, FOOT, True),
        ("2C 2D JC", KINGS, FIVES, FOOT, False),  # two cards of the foot must stay
        ("2C 2D JC", KINGS, FIVES, {}, True),
        ("2C KD 9D JC", KINGS, FIVES, FOOT, True),  # a king is the rest
        ("2C 9D JC 8S", KINGS, FIVES, {}, False),
        ("2C 2D 9D JC", "KC KD KH KS", FIVES, {}, False),  # two more would not be enough
        ("2C 2D 9D JC", SIX_KINGS, FIVES, {}, False),  # it is a book by then
        ("KD 2D 9D JC", KINGS, lay("KD > 0"), {}, False),  # no wild card was spent
        ("2C 2D 9D JC", "KC KD 2H 2S", lay("9D > 0"), {}, False),
    ],
)
def test_a_book_stays_a_wild_card_short(hand: str, meld: str, move: Move, more: dict[str, Any], expected: bool) -> None:
    position = at(hand, melds=[meld], phase="play", **more)
    assert stops_short(position, 0, as_idea(move)) == expected


@pytest.mark.parametrize(
    ("cards", "rules", "expected"), [(7, WEB, True), (8, WEB, False), (7, replace(WEB, stock_out="reshuffle"), False)]
)
def test_the_last_turn(cards: int, rules: RuleSet, expected: bool) -> None:
    """Given four players who draw two each, fewer than eight cards leave the seat no other turn."""
    assert is_last_turn(turn("4C", [], rules=rules, stock=" ".join(FULL.split()[:cards]))) == expected


@pytest.mark.parametrize(
    ("card", "rules", "their_melds", "expected"),
    [("4", WEB, (), True), ("A", WEB, (), True), ("9", WEB, (), False), ("K", WEB, (), False), ("2", WEB, (), False),
     ("4", WEB, ("4D 4H 4S",), True), ("4", CAMPUS, ("4D 4H 4S",), False), ("4", CAMPUS, ("5D 5H 5S",), True)],
)  # fmt: skip
def test_a_single_card_that_fits_nothing(
    card: str, rules: RuleSet, their_melds: tuple[str, ...], expected: bool
) -> None:
    """Given a pair of nines, a king for the team's kings, and a lone four and ace, the lone ones are idle unless they
    take the pile for the next player.
    """
    position = at("4C 9C 9D KD AC 2C", melds=[KINGS], their_melds=their_melds, rules=rules)
    assert is_idle(position, 0, CLASSES.index(card)) == expected


def test_an_opening_that_is_about_as_good_is_advised() -> None:
    """Given two queens, a joker, three kings and four sixes for an opening of 120 that leaves two cards: the
    hint said to wait, and that it would cost one wild card.
    """
    view = my_view(table("*B KD KD KD QS QH 8D 6S 6S 6H 6C 5H 4S", phase="play", pile="6S 3C"))
    told = settled(replace(view, board=replace(view.board, round=3)))
    assert isinstance(told.move, MeldCards)
    assert isinstance(told.purpose, Opens)


def test_naturals_that_could_be_laid_are_plain_beside_a_discard() -> None:
    """The bug: "you have no single card to discard", with three fives and three tens that could be laid down."""
    view = turn("AH AD KD KD TH TD TD 8D 8C 6H 6D 5S 5S 5D", ["AC AD AS", "QC QD QS"])
    found = plain_ideas(view, (as_idea(throw("6H")), *ideas_of(view, throw("6H"))))
    laid = [idea for idea in found if isinstance(idea.move, MeldCards)]
    assert laid
    assert not any(idea.wilds for idea in laid)


def test_the_hint_says_what_the_dearest_card_costs() -> None:
    told = settled(turn("3S AD TH KC KD", ["9C 9D 9H"], rules=FAMILY, stock=FEW))
    assert (told.move, told.purpose) == (throw("AD"), SavesPoints(20, None, 4, is_discard=True))
