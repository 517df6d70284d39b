"""What `normal` lays down once its team is open, and when it would rather keep its cards."""

from typing import Any

from msgspec.structs import replace

from game.ai.brain.tuning import Tuning
from game.ai.player import Think
from game.ai.players.tuned_player import TunedPlayer
from game.ai.tunings.fixed_tunings import NORMAL
from game.engine.legal import why_not
from game.engine.moves import MeldCards
from game.engine.table.state import Table
from game.rules.presets import ruleset_from
from tests.build import WEB, books, clean_book, my_view, table

STOCK = "4C 4D 4H 4S 5C 5D 5H 5S 8C 8D 8H 8S 9C 9D 9H 9S TC TD"
KINGS = "KC KD KH"


def at(hand: str, melds: Any = (KINGS,), **more: Any) -> Table:
    """An opened team's turn, after the draw."""
    return table(hand=hand, phase="play", melds=melds, **{"stock": STOCK, **more})


def laid(now: Table, tuning: Tuning = NORMAL) -> list[tuple[str, int | None]]:
    """What is laid and where; always legal."""
    view = my_view(now)
    move = TunedPlayer(tuning).decide(view, Think())
    assert why_not(view, move) is None
    groups = move.groups if isinstance(move, MeldCards) else ()
    return sorted((" ".join(sorted(group.cards)), group.onto) for group in groups)


def test_naturals_go_to_their_meld_and_triples_begin_one() -> None:
    """A king joins the kings; three queens are a new meld; a lone jack stays."""
    assert laid(at("KS QC QD QH JC 4C 7S")) == [("KS", 0), ("QC QD QH", None)]


def test_clean_melds_are_kept_clean() -> None:
    """A joker is not laid on an open clean meld, nor on a clean book."""
    assert laid(at("*R JC 4C 7S", melds=["KC KD KH KS KC"])) == []
    assert laid(at("*R JC 4C 7S", melds=[clean_book("K")])) == []


def test_a_pair_and_a_wild_begin_a_dirty_meld_when_wilds_abound() -> None:
    """With two wilds the dearest pair gets one of them; with one wild it is kept."""
    assert laid(at("2C 2D AC AD JC 4C 7S 9S")) == [("2D AC AD", None)] or laid(at("2C 2D AC AD JC 4C 7S 9S")) == [
        ("2C AC AD", None)
    ]
    assert laid(at("2C AC AD JC 4C 7S 9S")) == []


def test_wilds_complete_a_dirty_book() -> None:
    """A dirty meld of five becomes a book with two wilds."""
    assert laid(at("2C 2D JC 4C 7S 9S", melds=["QC QD QH QS 2H"])) == [("2C 2D", 0)]


def test_wilds_complete_the_first_book_where_it_brings_the_foot() -> None:
    """The meld that lacks fewest gets them, clean or not, up to three; nowhere else, and once the foot is there nothing
    is otherwise.
    """
    rules = ruleset_from({"foot_when": "first_book"})
    queens, jacks = "QC QD QH QS QC", "JC JD JH JS"
    hand = "2C 2D *R 4C 7S 9S"
    assert {onto for _, onto in laid(at(hand, melds=[jacks, queens], rules=rules))} == {1}
    assert laid(at(hand, melds=[jacks], rules=rules)) == [("*R 2C 2D", 0)]
    assert laid(at("2C 2D 4C 7S 9S", melds=[jacks], rules=rules)) == []
    assert laid(at(hand, melds=[jacks, queens])) == []
    in_foot = at(hand, melds=[jacks, queens], rules=rules, in_foot=[0])
    assert laid(in_foot) == laid(in_foot, replace(NORMAL, first_book_wilds=0))


def test_the_hand_is_emptied_when_that_takes_up_the_foot() -> None:
    """What would be kept otherwise is laid when at most the discard stays."""
    assert laid(at("2C AC AD 9S")) == [("2C AC AD", None)]
    assert laid(at("2C AC AD")) == [("2C AC AD", None)]


def test_in_the_foot_two_cards_are_kept() -> None:
    """A player who cannot go out yet keeps a card to discard and one to hold."""
    for hand in ("KS KC KD", "KS KC", "QC QD QH", "QC QD QH QS", "2C QC QD 2D"):
        now = at(hand, in_foot=[0])
        held = len(hand.split()) - sum(len(cards.split()) for cards, _ in laid(now))
        assert held >= 2, hand


def test_in_the_foot_a_spare_clean_meld_is_dirtied_for_the_book_that_lacks() -> None:
    """The clean book is there and no dirty meld: wilds go onto an open clean meld."""
    now = at("2C 2D JC 4C 7S", melds=[clean_book("K"), "QC QD QH QS QC"], in_foot=[0])
    assert laid(now) == [("2C 2D", 1)]


def test_pairs_of_melded_ranks_may_be_kept_for_the_pile() -> None:
    """With such weights a pair of kings stays in the hand while the pile is worth taking with it."""
    keeping = replace(NORMAL, keep_pair_pile=2)
    assert laid(at("KS KC JC 4C 7S", pile="9C 9D"), keeping) == []
    assert laid(at("KS KC JC 4C 7S", pile="9C"), keeping) == [("KC KS", 0)]


def test_no_pair_is_kept_any_more_when_a_rival_has_his_foot_and_the_stock_is_low() -> None:
    """Given two laps of draws left and weights that ask for three, the pair is laid once a rival plays his foot."""
    keeping = replace(NORMAL, keep_pair_pile=2, keep_pair_laps=3)
    assert laid(at("KS KC JC 4C 7S", pile="9C 9D"), keeping) == []
    assert laid(at("KS KC JC 4C 7S", pile="9C 9D", in_foot=[1]), keeping) == [("KC KS", 0)]
    assert laid(at("KS KC JC 4C 7S", pile="9C 9D", in_foot=[1]), replace(keeping, keep_pair_laps=2)) == []


def test_under_threat_everything_goes_down() -> None:
    """A rival who may go out at once: wilds and pairs are laid rather than paid for."""
    rival = {"their_melds": books(WEB, 1, 1), "played_foot": [1, 3]}
    down = laid(at("2C AC AD JC 4C 7S 9S", melds=["8C 8D 8H"], **rival))
    assert down == [("2C AC AD", None)]


def test_wilds_are_saved_for_the_book_of_wilds_that_is_needed() -> None:
    """Where a book of wilds is required three wilds begin it, and further ones go there and nowhere else."""
    rules = ruleset_from({"wild_melds": "required"})
    assert laid(at("2C 2D *R AC AD JC 4C", rules=rules)) == [("*R 2C 2D", None)]
    assert laid(at("2C AC AD JC 4C 7S", rules=rules, melds=[KINGS, "2D 2H 2S"])) == [("2C", 1)]


def test_a_second_meld_begins_once_the_first_is_closed() -> None:
    """Where a rank may be begun again after closing, one king closes the book and three more begin the next."""
    rules = ruleset_from({"second_meld": "after_closing"})
    now = at("KC KD KH KS JC 4C", rules=rules, melds=["KC KD KH KS KC KD"])
    assert [(len(cards.split()), onto) for cards, onto in laid(now)] == [(3, None), (1, 0)]
