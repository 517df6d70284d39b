"""When `normal` takes the pile, and what a pile is worth to it."""

from typing import Any

from msgspec.structs import replace

from game.ai.brain.counted_position import position_of
from game.ai.brain.taking_pile import pile_worth
from game.ai.player import Think
from game.ai.players.tuned_player import TunedPlayer
from game.ai.tunings.fixed_tunings import NORMAL
from game.engine.moves import Take
from game.engine.table.state import Table
from game.rules.presets import ruleset_from
from tests.build import CAMPUS, COUPLES, FAMILY, WEB, cards, clean_book, my_view, table, take


def taken(now: Table) -> Take | None:
    """How the pile is taken, if it is."""
    move = TunedPlayer(NORMAL).decide(my_view(now), Think())
    return move if isinstance(move, Take) else None


def worth(now: Table) -> float:
    """What the pile is worth to the seat to move."""
    return pile_worth(position_of(my_view(now)), now.board.turn, NORMAL)


def with_pile(*discards: str, hand: str, **more: Any) -> Table:
    """A table whose pile everybody saw grow: these cards were discarded one after the other."""
    now = table(hand=hand, pile="", **more)
    seen = cards(" ".join(discards))
    board = replace(now.board, pile=len(seen), upcard=seen[-1], pile_seen=seen)
    return replace(now, board=board, discards=seen)


def test_a_pair_takes_a_good_pile() -> None:
    """Two queens take a pile with a joker in it onto the team's queens."""
    now = with_pile("*R", "KC", "QS", hand="QC QD 4C 5D", melds=["QH QC QD"])
    assert taken(now) == take("QS QD QC > 0")


def test_threes_spoil_a_pile() -> None:
    """A pile of red threes under the upcard is not worth it."""
    now = with_pile("3H", "3D", "3H", "QS", hand="QC QD 4C 5D", melds=["KH KC KD"])
    assert taken(now) is None


def test_without_a_pair_there_is_nothing_to_take() -> None:
    """One queen takes no pile in web."""
    assert taken(with_pile("*R", "KC", "QS", hand="QC 4C 5D", melds=["QH QC QD"])) is None


def test_the_pile_opens_for_the_team() -> None:
    """The upcard counts: with it three aces are 60, enough for the first round."""
    now = with_pile("4C", "AS", hand="AC AD 4C 5D")
    assert taken(now) == take("AS AD AC")


def test_any_play_of_the_upcard_takes_the_pile_where_the_rules_say_so() -> None:
    """In campus one card onto a meld is enough, and a pair with the upcard as well as with a wild."""
    assert taken(with_pile("*R", "QS", hand="4C 5D 6H", rules=CAMPUS, melds=["QH QC QD"])) == take("QS > 0")
    wild = with_pile("*R", "*R", "QS", hand="2C QC 5D 6H", rules=CAMPUS, melds=["KH KC KD"])
    assert taken(wild) == take("QS QC 2C")


def test_a_wild_upcard_goes_to_a_dirty_meld_first() -> None:
    """In campus a wild on the pile is laid where it does least harm."""
    now = with_pile("KC", "2S", hand="4C 5D 6H", rules=CAMPUS, melds=["KH KC KD", "QH QC QS 2D"])
    assert taken(now) == take("2S > 1")


def test_holding_the_pair_is_enough_once_open_in_couples() -> None:
    """There the upcard may go to the hand: where it cannot be laid, the pile is taken all the same."""
    rules = replace(COUPLES, closed_book="sealed", second_meld="never")
    now = with_pile("*R", "KC", "KD", "KH", "QS", hand="QC QD 4C 5D", rules=rules, melds=[clean_book("Q")])
    assert taken(now) == Take(())


def test_nobody_takes_in_the_first_lap_where_that_is_forbidden() -> None:
    """Family forbids it, however good the pile."""
    now = with_pile("*R", "QS", hand="QC QD 4C 5D", rules=FAMILY, melds=["QH QC QD"], turns=0)
    assert taken(now) is None


def test_the_pile_is_taken_rather_than_the_round_given_up() -> None:
    """Without stock to draw from even a poor pile is taken."""
    poor: dict[str, Any] = {"hand": "QC QD 4C 5D", "melds": ["QH QC QD"]}
    assert taken(with_pile("3H", "3H", "QS", stock="", **poor)) is not None
    assert taken(with_pile("3H", "3H", "3D", "3D", "QS", **poor)) is None


def test_only_cards_that_would_be_taken_and_were_seen_count() -> None:
    """Web takes seven: a joker under them is worth nothing, and neither is what nobody saw."""
    deep = ["*R", "4C", "5C", "6C", "7C", "8C", "9C"]
    with_joker = with_pile(*deep, hand="QC")
    without = with_pile(*deep[1:], "TC", hand="QC")
    assert worth(with_joker) > worth(without)
    below = with_pile("*R", *deep, hand="QC")
    assert worth(below) == worth(with_joker)


def test_laid_red_threes_make_a_pile_better() -> None:
    """Where red threes are laid for a bonus one in the pile is welcome."""
    rules = ruleset_from({"red_threes": "lay_down"})
    assert worth(with_pile("3H", "QS", hand="QC", rules=rules)) > 0
    assert worth(with_pile("3H", "QS", hand="QC", rules=WEB)) < 0
