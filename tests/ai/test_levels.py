"""What sets the levels apart, in single positions."""

from collections.abc import Callable

import pytest

from game.ai.brain.tuning import Tuning
from game.ai.fallback_move import fallback_move
from game.ai.level_names import DEFAULT_LEVEL, LEVELS, YARDSTICK
from game.ai.player import Player, Think
from game.ai.players.easy import Easy
from game.ai.players.expert import Expert
from game.ai.players.hard import Hard
from game.ai.players.tuned_player import Normal, tuning_of
from game.ai.roster import player_of
from game.ai.tunings.fixed_tunings import BEGINNER, fixed_tuning_for
from game.ai.tunings.learned_weights import learned_tuning_for
from game.engine.apply import apply
from game.engine.legal import why_not
from game.engine.moves import Answer, Cut, Discard, Draw, GoOut, MeldCards, Move, Pass, Take
from game.engine.table.board import Board, Phase
from game.engine.table.state import Table
from game.engine.table.view import view_of
from game.rules.presets import PRESET_IDS, preset
from tests.build import (
    CAMPUS,
    COUPLES,
    FAMILY,
    PARTNERS,
    WEB,
    after,
    books,
    dealt,
    go_out,
    my_view,
    refusal,
    table,
    throw,
)
from tests.slow import slow_except

THINK = Think(effort=60)
PLENTY = " ".join(rank + suit for rank in "459TJQA" for suit in "CDHS")
LADDER = ("easy", "normal", "hard", "expert")


def decided(player: Player, now: Table) -> Move:
    """The player's move, which must be legal."""
    move = player.decide(my_view(now), THINK)
    assert refusal(now, move) is None
    return move


def test_the_levels_stand_weakest_first() -> None:
    assert [level for level in LEVELS if level in LADDER] == list(LADDER)


def test_easy_spoils_a_clean_meld_to_have_its_book() -> None:
    now = table("2C 2D 4C 5H 6S 9C JD", phase="play", melds=["KC KD KH KS KC"], stock=PLENTY)
    hasty = decided(Easy(), now)
    assert isinstance(hasty, MeldCards)
    assert [(set(group.cards), group.onto) for group in hasty.groups] == [({"2C", "2D"}, 0)]
    move = decided(Hard(), now)
    assert not (isinstance(move, MeldCards) and any(group.onto == 0 for group in move.groups))


def test_easy_forgets_what_lies_deep_in_the_pile() -> None:
    pile = "2C 2D 2H 3C 3S 3C KS"
    view = my_view(table("KC KD 4C 5C 6C 7C 8C", pile=pile, melds=["AC AD AS"], turns=3, stock=PLENTY, watched=True))
    assert isinstance(Hard().decide(view, THINK), Take)
    assert isinstance(Normal().decide(view, THINK), Take)
    assert Easy().decide(view, THINK) == Draw()


def test_hard_waits_with_an_opening_that_costs_many_wilds() -> None:
    now = table("2C 2D 4C 4D 8C 8H 9C JD QS 5C 6C", phase="play", turns=0)
    assert isinstance(decided(Easy(), now), MeldCards)
    assert isinstance(decided(Hard(), now), Discard)


def test_hard_empties_its_hand_in_one_go() -> None:
    now = table("KC KD KH 9C 9D 2C 4H", phase="play", melds=["AC AD AS 2D"])
    move = decided(Hard(), now)
    assert isinstance(move, MeldCards)
    assert sum(len(group.cards) for group in move.groups) == 6


@pytest.mark.parametrize("player", [Easy(), Normal(), Hard(), Expert()], ids=LADDER)
def test_every_level_discards_a_red_three_first(player: Player) -> None:
    now = table("3H 5C 9D QS", phase="play", melds=["AC AD AS"])
    assert decided(player, now) == throw("3H")


@pytest.mark.parametrize("player", [Normal(), Hard(), Expert()], ids=LADDER[1:])
def test_who_leads_goes_out_when_he_can(player: Player) -> None:
    melds = ["KC KD KH KS KC KD KH", "QC QD QH QS QC 2C 2D", "AC AD AS"]
    now = table("AC 5D", phase="play", melds=melds, played_foot=(0, 2))
    assert isinstance(decided(player, now), GoOut)


@pytest.mark.parametrize("rules", [FAMILY, CAMPUS, WEB, COUPLES, PARTNERS], ids=lambda rules: rules.base)
def test_every_level_has_a_legal_answer_to_an_awkward_hand(rules: object) -> None:
    now = table("*R 2C 2D 3C 3H", phase="play", melds=["KC KD KH KS KC KD KH"], in_foot=(0,), rules=rules)  # type: ignore[arg-type]  # parametrized
    for player in (Easy(), Normal(), Hard(), Expert()):
        decided(player, now)


def test_the_expert_thinks_the_same_thought_twice() -> None:
    now = table("KC KD KH 9C 9D 2C 4H 5S JD", phase="play", melds=["AC AD AS 2D"])
    assert decided(Expert(), now) == decided(Expert(), now)


def test_the_expert_shows_what_it_compared() -> None:
    now = table("KC KD KH 9C 9D 2C 4H 5S JD", phase="play", melds=["AC AD AS 2D"])
    *_, last = Expert().thoughts(my_view(now), THINK)
    assert len(last.ideas) > 3
    assert last.ideas[0].move == Hard().decide(my_view(now), THINK)
    assert last.verdict.playouts >= THINK.effort // 2
    assert last.move == last.ideas[last.verdict.choice].move


@pytest.mark.parametrize(
    ("level", "tuning"),
    [
        ("easy", lambda board: BEGINNER),
        ("hard", learned_tuning_for),
        ("expert", learned_tuning_for),
        ("normal", fixed_tuning_for),
        (None, fixed_tuning_for),
        ("wizard", fixed_tuning_for),
    ],
)
def test_the_weights_of_each_level(level: str | None, tuning: Callable[[Board], Tuning]) -> None:
    board = table("4C", rules=CAMPUS).board
    assert tuning_of(level, board) == tuning(board)


def test_every_level_has_a_player() -> None:
    assert DEFAULT_LEVEL in LEVELS
    now = dealt()
    for level in LEVELS:
        view = view_of(now, now.board.mover)
        assert why_not(view, player_of(level).decide(view, Think())) is None
    with pytest.raises(KeyError):
        player_of("genius")


def test_the_yardstick_is_no_level() -> None:
    assert YARDSTICK not in LEVELS
    player_of(YARDSTICK)


@pytest.mark.parametrize("preset_id", slow_except(["family", "partners"], PRESET_IDS))
def test_the_simplest_play_is_legal_to_the_end_of_a_round(preset_id: str) -> None:
    now = dealt(preset(next(known for known in PRESET_IDS if known == preset_id)), settled=False)
    while now.board.phase != Phase.ENDED:
        now = apply(now, fallback_move(view_of(now, now.board.mover))).table
    assert now.board.stock < now.board.draw_count


def test_it_draws_and_throws_the_low_end_of_the_hand() -> None:
    assert fallback_move(my_view(table(hand="*R KC 4C"))) == Draw()
    discard = fallback_move(my_view(table(hand="*R KC 4C", phase="play")))
    assert isinstance(discard, Discard)
    assert discard.card == "4C"
    assert fallback_move(my_view(table(hand="*R KC 4C", stock="4C"))) == Pass()


def test_it_cuts_exactly_and_says_yes() -> None:
    assert fallback_move(my_view(dealt(PARTNERS, settled=False))) == Cut(22)
    ready = table(hand="KS 4C", phase="play", rules=CAMPUS, melds=books(CAMPUS, 1, 1), played_foot=[0, 2])
    assert fallback_move(my_view(after(ready, go_out("KS > 0", discard="4C")))) == Answer(True)
