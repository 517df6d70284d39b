"""Single decisions in counts: opening, laying, leaving, taking, discarding."""

import pytest
from msgspec.structs import replace

from game.ai.brain.card_classes import BLACK_THREE, JOKER, RED_THREE, THREE_MELD, TWO, WILD_MELD
from game.ai.brain.counted_position import NEW, NOBODY, CountedPosition, position_of
from game.ai.brain.discarding import discarding, keep_values
from game.ai.brain.laying_down import lay_down
from game.ai.brain.opening import opening, wilds_allowed_to_open
from game.ai.brain.quick_ways_out import way_out
from game.ai.brain.taking_pile import may_be_taken, pile_worth, ways_to_play
from game.ai.brain.threats import has_books, is_threatened, partners_ready
from game.ai.brain.tuning import Tuning
from tests.build import CAMPUS, FAMILY, WEB, my_view, table

FOUR, FIVE, NINE, QUEEN, KING, ACE = 0, 1, 5, 8, 9, 10
TUNING = Tuning()
BOOKS = ["KC KD KH KS KC KD KH", "QC QD QH QS QC 2C 2D"]


def at(hand: str, **more: object) -> CountedPosition:
    """A position in which the seat holds these cards."""
    return position_of(my_view(table(hand, **more)))  # type: ignore[arg-type]  # passed on as they are


def test_an_opening_uses_no_wild_it_does_not_need() -> None:
    """Given sixty points of naturals, no wild goes down; given forty, one does, with the dearest pair."""
    assert opening(at("KC KD KH QC QD QH 2C"), 0, 9) == [(NEW, KING, 3, 0, 0), (NEW, QUEEN, 3, 0, 0)]
    assert opening(at("KC KD KH AC AD 4C 2C"), 0, 9) == [(NEW, ACE, 2, 0, 1), (NEW, KING, 3, 0, 0)]
    assert opening(at("KC KD KH AC AD 4C 2C"), 0, 0) == []


def test_more_wilds_are_allowed_the_longer_one_has_waited() -> None:
    """Given the first turn none, given the fifth some."""
    assert wilds_allowed_to_open(at("4C", turns=0), 0, Tuning()) == 0
    assert wilds_allowed_to_open(at("4C", turns=5), 0, Tuning()) == 3


def test_a_hand_that_can_be_emptied_is_emptied() -> None:
    """Given seven cards that all fit but one, all are laid; given two that do not fit, wilds are kept."""
    position = at("KC KD KH 9C 9D 2C 4H", melds=["AC AD AS 2D"], phase="play")
    lay_down(position, 0, TUNING, False)
    assert position.held[0] == 1
    position = at("KC KD KH 9C 4D 2C 5H", melds=["AC AD AS 2D"], phase="play")
    lay_down(position, 0, TUNING, False)
    assert (position.held[0], position.hands[0][TWO]) == (4, 1)


def test_two_cards_of_the_foot_are_kept() -> None:
    """Given a foot that fits its melds, two cards stay for the discard and to hold."""
    position = at("KC KD QC QD 2C", melds=["KH KS KC", "QH QS QC 2D"], phase="play", in_foot=(0,))
    lay_down(position, 0, TUNING, True)
    assert position.held[0] == 2


def test_a_book_is_completed_though_pairs_are_kept_for_the_pile() -> None:
    """Given pairs kept from any pile, the two kings that a book lacks go down if that is wanted, two aces stay."""
    melds = ["KC KD KH KS KC", "AC AD AS"]
    keeping = replace(TUNING, keep_pair_pile=0)
    for gap, kings_left in ((0, 2), (2, 0)):
        position = at("KH KS AH AD 4C 5D 6H", melds=melds, pile="4D", phase="play")
        lay_down(position, 0, replace(keeping, complete_gap=gap), False)
        assert (position.hands[0][KING], position.hands[0][ACE]) == (kings_left, 2)


def test_a_small_foot_completes_its_book_before_it_lays_lower_cards() -> None:
    """Given four cards of which two stay, the two that make a book of kings go down instead of two fours."""
    position = at("4C 4D KH KS", melds=["4S 4H 4C", "KC KD KH KS KC"], phase="play", in_foot=(0,))
    lay_down(position, 0, replace(TUNING, complete_gap=9), False)
    assert (position.hands[0][KING], position.hands[0][FOUR]) == (0, 2)


def test_in_the_last_turn_wilds_are_laid_where_they_make_a_book() -> None:
    """Given two wilds that need not stay, a clean meld of five becomes a dirty book and the three tens wait."""
    melds = ["TC TD TH", "KC KD KH KS KC"]
    position = at("2C 2D 4C 5D 6H", melds=melds, phase="play")
    lay_down(position, 0, replace(TUNING, last_turn=1), True)
    assert position.tables[0].wilds == [0, 2]
    position = at("2C 2D 4C 5D 6H", melds=melds, phase="play")
    lay_down(position, 0, TUNING, True)
    assert position.hands[0][TWO] == 2


def test_in_the_last_turn_a_clean_book_stays_clean() -> None:
    """Given only clean books to put them on, wilds stay in the hand."""
    position = at("2C 2D 4C 5D 6H", melds=BOOKS[:1], phase="play")
    lay_down(position, 0, replace(TUNING, last_turn=1), True)
    assert position.hands[0][TWO] == 2


def test_the_end_of_the_stock_is_seen_a_lap_ahead() -> None:
    """Given four players who draw two each, seven cards last no lap and eight do."""
    wary = replace(TUNING, danger_stock=0, danger_laps=1)
    stock = "8C 8D 8H 8S 9C 9D 9H"
    assert is_threatened(at("AC", stock=stock), 0, wary)
    assert not is_threatened(at("AC", stock=stock + " 9S"), 0, wary)


def test_what_the_next_player_threw_away_is_safe_to_discard() -> None:
    """Given a nine and a king that he may be waiting for alike, the rank that he discarded himself goes."""
    trusting = replace(TUNING, deny=200, deny_discarded=0.2, discard_value=0, discard_seen=0)
    for thrown in (NINE, KING):
        position = at("9C KC", melds=["AC AD AS"], phase="play")
        # Seat 1 comes next; the seats 1, 2 and 3 have discarded these.
        position.pile = [thrown, FOUR, FIVE]
        assert discarding(position, 0, trusting, False) == thrown
        position.pile = [FOUR, thrown, FIVE]
        assert discarding(position, 0, trusting, False) == NINE


@pytest.mark.parametrize(
    ("hand", "last"), [("AC 5D", FIVE), ("AC AD 3S", BLACK_THREE), ("AC 2C", TWO), ("AC AD", ACE), ("5D 6D", None)]
)
def test_a_way_out_keeps_one_card_to_discard(hand: str, last: int | None) -> None:
    """Given both books, the foot goes down but for its last card; with two strays there is no way."""
    found = way_out(at(hand, melds=[*BOOKS, "AH AS AC"], phase="play", played_foot=(0, 2)), 0)
    assert (found[1] if found else None) == last


def test_nobody_leaves_before_the_partner_plays_the_foot() -> None:
    """Given a partner still in the hand, Web Classic knows no way out and Family Table's partners are ready."""
    assert way_out(at("AC 5D", melds=[*BOOKS, "AH AS AC"], phase="play", in_foot=(0,)), 0) is None
    assert partners_ready(at("AC 5D", rules=FAMILY, in_foot=(0,)), 0)


def test_danger_is_a_rival_who_may_leave() -> None:
    """Given a rival in the foot with few cards, his team's books make the danger."""
    there = {"in_foot": (1,), "played_foot": (1, 3), "hands": {1: "4C 5C", 3: "4D 5D 6D 7D 8D 9D"}}
    stock = "8C 8D 8H 8S 9C 9D 9H 9S JC JD JH JS 8C 8D 8H 8S"
    assert is_threatened(at("AC", their_melds=BOOKS, stock=stock, **there), 0, TUNING)
    assert not is_threatened(at("AC", their_melds=BOOKS[:1], stock=stock, **there), 0, TUNING)
    assert has_books(at("AC", their_melds=BOOKS), 1)


def test_the_pile_is_worth_its_cards() -> None:
    """Given wilds under a king that pairs, the pile is worth more than with threes there; under a three it stays."""
    position = at("KC KD 4C 5C", pile="KS", melds=["AC AD AS"])
    assert may_be_taken(position)
    assert ways_to_play(position, 0, TUNING) == [(NEW, KING, 3, 0, 0)]
    plain = pile_worth(position, 0, TUNING)
    position.pile = [TWO, TWO, KING]
    with_wilds = pile_worth(position, 0, TUNING)
    position.pile = [BLACK_THREE, RED_THREE, KING]
    assert pile_worth(position, 0, TUNING) < plain < with_wilds
    assert not may_be_taken(at("KC KD", pile="KS 3C"))


def test_any_play_takes_with_a_wild_or_onto_a_meld() -> None:
    """Given Campus Books, one king and a two take a king, and a meld of kings takes it with none."""
    assert ways_to_play(at("KC 2C 4C 5C", pile="KS", melds=["AC AD AS"], rules=CAMPUS), 0, TUNING) == [
        (NEW, KING, 2, 0, 1)
    ]
    assert ways_to_play(at("4C 5C 6C", pile="KS", melds=["KC KD KH"], rules=CAMPUS), 0, TUNING) == [(0, KING, 1, 0, 0)]


def test_more_wilds_may_go_into_an_opening_that_takes_the_pile() -> None:
    """Given an opening with the upcard that costs a wild, it is made in the first turn only where that is allowed."""
    position = at("KC KD AC AD 2C 4C", pile="KS", turns=0)
    assert ways_to_play(position, 0, TUNING) is None
    lays = ways_to_play(position, 0, replace(TUNING, open_wilds_take=2.5))
    assert lays == [(NEW, ACE, 2, 0, 1), (NEW, KING, 3, 0, 0)]


def test_threes_go_first_and_wilds_last() -> None:
    """Given threes, the red one goes; given wilds and a lone four, the four; given wilds alone, a two."""
    assert discarding(at("3H 3S 4C 2C", phase="play"), 0, TUNING, False) == RED_THREE
    assert discarding(at("4C 2C *R", phase="play"), 0, TUNING, False) == FOUR
    assert discarding(at("2C *R", phase="play"), 0, TUNING, False) == TWO


def test_worths_to_keep_come_least_first() -> None:
    """Given a lone four, a pair and a triple, they are worth more in this order, and the hand is left as it was."""
    position = at("4C 9C 9D KC KD KH", phase="play")
    before = position.hands[0].copy()
    assert [rank for _, rank in keep_values(position, 0, TUNING, False)] == [FOUR, NINE, KING]
    assert position.hands[0] == before


def test_reading_counts_what_is_seen() -> None:
    """Given melds, a pile and a hand, the position has their counts, and other hands only their sizes."""
    position = at("KC 2C *R 3H", pile="4C 5C", melds=["AC AD AS 2D"], their_melds=["QC QD QH"])
    assert (position.hands[0][KING], position.hands[0][TWO], position.hands[0][JOKER]) == (1, 1, 1)
    assert (position.seen[ACE], position.seen[TWO], position.seen[QUEEN], position.seen[FIVE]) == (3, 1, 3, 1)
    assert position.pile[-1] == FIVE
    assert sum(position.hands[1]) == 0
    assert position.held[1] == 2
    assert position.out == NOBODY


def test_melds_of_wilds_and_threes_are_read_card_by_card() -> None:
    """Given a meld of a joker and two twos and one of four threes, points and cards seen add up."""
    rules = replace(WEB, wild_melds="allowed", meld_threes="all")
    position = at("KC", melds=["*R 2C 2D", "3H 3D 3C 3H"], rules=rules)
    assert position.tables[0].ranks == [WILD_MELD, THREE_MELD]
    assert position.tables[0].points == rules.joker + 2 * rules.two + 3 * rules.red_three + rules.black_three
    assert [position.seen[kind] for kind in (JOKER, TWO, RED_THREE, BLACK_THREE)] == [1, 2, 3, 1]


def test_a_copy_is_independent() -> None:
    """Given a copy, whatever is done to it leaves the original alone."""
    position = at("KC KD KH 4C", phase="play", melds=["AC AD AS"])
    twin = position.copy()
    twin.lay(0, NEW, KING, 3, 0, 0)
    twin.discard(FOUR)
    assert (position.held[0], len(position.tables[0].ranks), len(position.pile)) == (4, 1, 0)
    assert (len(twin.tables[0].ranks), len(twin.pile)) == (2, 1)
    assert WEB.book_size == position.book.size
