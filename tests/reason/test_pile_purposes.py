"""What a pile brings, by what everybody sees of it."""

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from game.ai.brain.counted_position import DRAW, TAKE
from game.ai.search.ideas import Idea
from game.cards import Rank
from game.engine.moves import Take
from game.engine.table.view import PlayerView
from game.reason.pile_purposes import (
    _help_drawn,
    _helps_enough,
    _left_of,
    _made_with,
    _not_worth,
    _opens_as_well,
    _useless_below,
    _wilds_to_take,
    _without_threes,
    laid_with,
    left_with,
    why_draw,
    why_take,
    worth_taking,
)
from game.reason.purposes import GrowsBook, HoldsPoints, LeavesPile, MakesBook, Opens, Purpose, TakesPile
from game.rules.presets import ruleset_from
from game.rules.ruleset import RuleSet
from tests.ai.brain.counts import CLASSES, PLENTY, at, pile_of
from tests.build import CAMPUS, WEB, books, clean_book, my_view, table, take

ACES, KINGS, SIX_KINGS = "AC AD AS", "KC KD KH", clean_book("K", 6)
NEW_POINTS = ruleset_from({"new_meld_points": 30})
TAKES_ALL = replace(WEB, take_with="any_play")
THREES = ruleset_from({"meld_threes": "all"})


def before(hand: str, pile: str, melds: Sequence[str] = (ACES,), rules: RuleSet = WEB, **more: Any) -> PlayerView:
    """Before the draw; everybody saw the pile grow."""
    return my_view(
        table(hand, rules, pile=pile, watched=True, **{"stock": PLENTY, "bare": True, "melds": melds, **more})
    )


@pytest.mark.parametrize(
    ("view", "fitting", "wilds"),
    [
        (before("KC KD 4C", "KS"), {"K": 1}, 0),  # with the pair
        (before("KC 4C", "KS"), {}, 0),
        (before("KC 4C", "KH 5C KS"), {"K": 2}, 0),
        (before("4C", "AH 5C"), {"A": 1}, 0),  # onto the aces
        (before("4C", "AH AS 5C"), {"A": 2}, 0),
        (before("4C", "2C *R 3C 5C"), {}, 2),
        (before("KC KD 4C", "6C 6D 6H 6S 7C 7D 7H KS"), {"K": 1, "7": 3, "6": 3}, 0),  # seven come
        (before("4C", "5C 5D 5H", [clean_book("5")], replace(WEB, closed_book="sealed")), {}, 0),
        (before("5C 5D 4C", "5H 5S", rules=NEW_POINTS), {}, 0),  # four fives are 20 points
        (before("5C 5D 5S 4C", "5H 5S 5C", rules=NEW_POINTS), {"5": 3}, 0),
        (before("KC KD 3C 3S", "3C KS", rules=replace(WEB, meld_threes="black_last")), {"K": 1}, 0),
        (before("4C", ""), {}, 0),
    ],
)
def test_which_cards_of_a_pile_help(view: PlayerView, fitting: dict[str, int], wilds: int) -> None:
    """Given a hand and melds, these cards of the pile could be melded, and this number is wild."""
    assert worth_taking(view) == (fitting, wilds)


@pytest.mark.parametrize(
    ("view", "expected"),
    [
        (before("KC 4C", "5C 6C KS"), None),
        (before("KC KD 4C", "5C 6C KS"), LeavesPile(3, 1, "little")),
        (before("KC KD 4C", "5C KS"), None),
        (before("KC KD 4C", "KS"), None),
        (before("4C", "5C"), None),
        (before("AC KC KD 4C 4D 4H", "5C 4S", ("QC QD QS",), replace(WEB, take_with="any_play")), None),
        (before("KC KD 4C", "5C 6C 3S"), None),
        # A king that only a two takes helps nothing; one card alone isn't a pile that anybody leaves.
        (before("KC 2C 4C", "5C KS", rules=TAKES_ALL), LeavesPile(2, 0, "little")),
        (before("KC 2C 4C", "KS", rules=TAKES_ALL), None),
    ],
)
def test_a_pile_with_little_help(view: PlayerView, expected: LeavesPile | None) -> None:
    """Given a pile that may be taken, at most a third of its several cards helps, or it isn't told."""
    assert left_with(view) == expected


CLEAN_KINGS = MakesBook("clean", Rank("K"), True, by_pile=True)


@pytest.mark.parametrize(
    ("view", "groups", "made", "laid"),
    [
        # Four kings there, two held and one on the pile; not if the hand alone would do.
        (before("KH KD 4C", "5C KC", ["KC KD KH KS"]), take("KC KH KD > 0"), 0, CLEAN_KINGS),
        (before("KH KD 4C", "5C KC", ["KC KD KH KS KC"]), take("KC KH KD > 0"), None, CLEAN_KINGS),
        (before("KH KD 4C", "5C KC"), take("KC KH KD"), None, GrowsBook("clean", Rank("K"), 3, 4, True)),
        # Of two books the one that is needed.
        (before("KH KD 4C", "AH KC", [clean_book("A", 6), "KC KD KH 2S", clean_book("Q")]), take("KC KH KD > 1"), 1,
         MakesBook("dirty", Rank("K"), True, by_pile=True)),
        (before("KH KD 4C", "AH KC", [clean_book("A", 6), "KC KD KH 2S", *books(WEB, 0, 1)]), take("KC KH KD > 1"), 0,
         MakesBook("clean", Rank("A"), True, by_pile=True)),
        (before("KH KD 4C", "9C KC", [clean_book("K")]), take("KC KH KD > 0"), None, None),
        # Of two melds that grow the one nearer to a book, wherever it stands.
        (before("KH KD 9H 4C", "9C KC", ["9D 9S 9H", "KC KD KH"]), take("KC KH > 1", "9H > 0"), None,
         GrowsBook("clean", Rank("K"), 5, 2, True)),
        (before("KH KD 9H 4C", "9C KC", ["KC KD KH", "9D 9S 9H"]), take("KC KH > 0", "9H > 1"), None,
         GrowsBook("clean", Rank("K"), 5, 2, True)),
    ],
)  # fmt: skip
def test_which_book_the_pile_makes(view: PlayerView, groups: Take, made: int | None, laid: object) -> None:
    """Given a hand and a pile, this meld is completed only by both together, and this is the effect."""
    found = _made_with(view)
    assert (None if found is None else found[1]) == made
    assert laid_with(view, groups.groups) == laid


@pytest.mark.parametrize(("stock", "expected"), [("", HoldsPoints(35)), ("8C", HoldsPoints(35)), ("8C 8D", None)])
def test_nothing_can_be_drawn_instead(stock: str, expected: HoldsPoints | None) -> None:
    """Given a stock with fewer cards than a draw brings, the round would end with 35 points in the hand."""
    view = before("KC KD 4C 5C 6C", "9C 8H KS", stock=stock)
    assert why_take(view, take("KC KD KS").groups) == expected


@pytest.mark.parametrize(
    ("hand", "rules", "expected"),
    [
        ("KC KD KH QC QD QH 4C", WEB, True),
        ("KC KD 2C AC AD 4C", WEB, False),
        ("KC 4C 5C", WEB, False),
        ("KC KD 2C 4C", replace(WEB, opening=(0, 0, 0, 0)), True),
    ],
)
def test_the_hand_opens_as_well(hand: str, rules: RuleSet, expected: bool) -> None:
    """Given a hand that opens without wild cards, or with any where no points are needed, the pile isn't for that."""
    assert _opens_as_well(before(hand, "9C", (), rules)) == expected


@pytest.mark.parametrize(
    ("hand", "melds", "turns", "expected"),
    [
        ("KC KD AC AD 2C 4C 5C", (), 0, 1),
        ("KC KD KH AC AD AH 4C", (), 0, 0),
        ("KC KD AC AD 2C 4C 5C", (ACES,), 0, 0),
        ("KC AC AD 2C 4C 5C", (), 0, 0),
    ],
)
def test_taking_it_to_open_costs_wild_cards(hand: str, melds: Sequence[str], turns: int, expected: int) -> None:
    """Given a hand that would take the pile only with more wild cards than it spends so early, their number."""
    assert _wilds_to_take(before(hand, "9C KS", melds, turns=turns)) == expected


@pytest.mark.parametrize(("threes", "expected"), [("", 0), ("3", 0), ("h", 0), ("33", 5), ("3h", 5), ("hh", 300)])
def test_the_cost_of_threes_left_after_the_discard(threes: str, expected: int) -> None:
    """Given threes of five and of 300 points, the dearest is this turn's discard."""
    assert _left_of(at(), pile_of(threes)) == expected


@pytest.mark.parametrize(
    ("rules", "pile", "useless", "without"),
    [
        (replace(WEB, take_count=3), "453hK", "4533K", "45K"),
        (replace(THREES, take_count=8), "453hK", "K", "45K"),
        (replace(CAMPUS, take_count=8), "4539hK", "33333K", "459K"),
    ],
)
def test_worlds_without_what_the_pile_brings(rules: RuleSet, pile: str, useless: str, without: str) -> None:
    """In imagination the cards taken below the upcard are useless, or the threes of the pile are gone."""
    piles = []
    for take_away in (_useless_below, _without_threes):
        position = at(rules=rules)
        position.pile = pile_of(pile)
        take_away(position)
        piles.append("".join(CLASSES[kind] for kind in position.pile))
    assert piles == [useless, without]


@pytest.mark.parametrize(("hand", "melds", "pile", "worth"), [
    ("KH KD 4C", ["KC KD KH KS"], "5C KC", 500), ("4C", ["KC KD KH KS KC KD"], "5C KC KH", 1000),
])  # fmt: skip
def test_what_the_book_with_the_pile_counts(hand: str, melds: list[str], pile: str, worth: int) -> None:
    """Given a book of seven kings, or of eight where eight count double, that is what it is worth."""
    rules = ruleset_from({"double_book": 8, "out_clean": 0})
    found = _made_with(before(hand, pile, melds, rules))
    assert found is not None
    assert found[0].worth == worth


@pytest.mark.parametrize(("helping", "cards", "expected"), [
    (1, 1, True), (1, 2, True), (1, 3, False), (2, 4, True), (2, 5, False), (3, 6, True), (2, 8, False),
    (3, 12, True), (3, 13, False), (4, 16, True), (4, 17, False), (5, 40, True), (0, 1, False),
])  # fmt: skip
def test_how_many_helpful_cards_are_worth_a_pile(helping: int, cards: int, expected: bool) -> None:
    """Half of up to six cards, at least three of more and one in four, or five of any number: “it has four that help”
    of twenty is no reason to take it.
    """
    assert _helps_enough(helping, cards) == expected


@pytest.mark.parametrize(("hand", "pile", "expected"), [
    ("KC KD 4C", "KS", []),  # all of it helps
    ("KC KD 4C", "5C KS", ["little"]),
    ("KC KD 4C", "AH KS", []),
])  # fmt: skip
def test_a_pile_all_of_which_helps_is_not_called_little_help(hand: str, pile: str, expected: list[str]) -> None:
    """Given a pile of a card or two, only one with a useless card may be left for that."""
    assert [one.why for one, _ in _not_worth(before(hand, pile)) if one.why == "little"] == expected


def test_how_many_of_the_cards_drawn_help() -> None:
    """Given a pair of kings and a single five, a king, an ace for the meld or a wild helps, and no five: of two cards
    drawn as many as their share of those unseen in four decks.
    """
    kings, aces, wilds, seen = 16 - 2, 16 - 3, 4 * 6, 3 + 3 + 1
    expected = 2 * (kings + aces + wilds) / (4 * 54 - seen)
    assert _help_drawn(before("KC KD 5C", "9S")) == pytest.approx(expected)


@pytest.mark.parametrize(("red_three", "is_told"), [(100, True), (95, False)])
def test_a_pile_left_for_a_second_red_three(red_three: int, is_told: bool) -> None:
    """Given a red three in the hand and one in the pile, of which only one can go, it costs enough to be named."""
    view = before("KC KD 3D 4C", "3H 5C 6C KS", rules=replace(WEB, red_three=red_three))
    assert ("red" in [one.why for one, _ in _not_worth(view)]) == is_told


@pytest.mark.parametrize(("pile", "expected"), [
    ("KS", Opens(90, 50)),
    ("AH 2C KS", Opens(90, 50)),
    ("AH AS 2C KS", TakesPile(4, 3, 1, 0, (Rank("A"), Rank("K")), opens=True)),
    ("5C 6C 9C 2C *R KS", Opens(90, 50)),
    ("5C 6C 9C AH 2C *R KS", TakesPile(7, 2, 2, 0, (Rank("A"), Rank("K")), opens=True)),
])  # fmt: skip
def test_a_pile_taken_to_open(pile: str, expected: Purpose | None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a pile that opens, that is all it is taken for where at most a meld's worth of its cards helps, the wild
    ones among them; else it is for those, if they are enough. Nothing is weighed.
    """
    monkeypatch.setattr("game.reason.pile_purposes.PlayedOut.whole", 0.0)
    view = before("KC KD AC AD 2H 4C 7C", pile, ())
    assert why_take(view, take("KC KD KS", "AC AD 2H").groups) == expected


@pytest.mark.parametrize(("is_cause", "expected"), [(True, LeavesPile(2, 1, "little")), (False, None)])
def test_a_pile_is_left_only_for_what_is_the_cause(
    is_cause: bool, expected: LeavesPile | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a pile that could be taken, drawing is weighed against taking it: what isn't the cause isn't told."""
    weighed = []

    class Weighed:
        """A gain that goes with whatever is taken away, or stays."""

        whole = 100.0

        def __init__(self, _: PlayerView, better: Idea, other: Idea) -> None:
            weighed.append((better.kind, other.kind))

        def gain(self, _: object) -> float:
            """What is left."""
            return 0.0 if is_cause else self.whole

    monkeypatch.setattr("game.reason.pile_purposes.PlayedOut", Weighed)
    assert why_draw(before("KC KD 4C", "5C KS")) == expected
    assert weighed == [(DRAW, TAKE)]
