from typing import Any

import pytest
from msgspec.structs import replace

from game.ai.player import STYLES, Player, Style, Think
from game.ai.players.clean_habit import kept_clean, spoils_clean
from game.ai.players.easy import Easy
from game.ai.players.expert import Expert
from game.ai.players.hard import Hard
from game.ai.players.style import style_of, style_text, tuning_in
from game.ai.players.tuned_player import Normal
from game.ai.tunings.fixed_tunings import BEGINNER, NORMAL
from game.ai.tunings.learned_weights import learned_tuning_for
from game.engine.moves import Discard, GoOut, MeldCards, Move
from game.engine.table.state import Table
from tests.build import WEB, books, clean_book, dirty_book, lay, my_view, refusal, table
from tests.reason.test_permission_opinions import HEAVY, before

STOCK = " ".join(clean_book(rank, 8) for rank in "458TJ")
"""So much that the round does not end by itself soon."""

LEVELS = pytest.mark.parametrize("player", [Normal(), Hard()], ids=["normal", "hard"])


def decided(player: Player, now: Table, style: Style) -> Move:
    """The player's move in that style, which must be legal."""
    move = player.decide(my_view(now), Think(effort=40, style=style))
    assert refusal(now, move) is None
    return move


def opens_in_turn(player: Player, style: Style) -> int:
    """The first turn in which a pair of kings and a joker are laid down to open."""
    for turns in range(12):
        now = table("KC KD *R 4C 6S 8S 9H JC QD 7H", phase="play", turns=turns, stock=STOCK)
        if isinstance(decided(player, now, style), MeldCards):
            return turns
    return 12


def with_lead(points: int) -> Table:
    """Seat 0 can go out in the last round, its team ahead by so many points before the round, and by more in it."""
    melds = [*books(WEB, 1, 1), clean_book("A", 3)]
    total = (points, 0) if points > 0 else (0, -points)
    more: dict[str, Any] = {"melds": melds, "their_melds": [clean_book("9", 6)], "played_foot": (0, 2), "totals": total}
    return table("AS 4C", phase="play", n=4, stock=STOCK, **more)


@LEVELS
def test_a_careful_player_opens_later(player: Player) -> None:
    assert opens_in_turn(player, "careful") > opens_in_turn(player, "balanced")


def test_a_racing_player_opens_earlier() -> None:
    assert opens_in_turn(Hard(), "racing") < opens_in_turn(Hard(), "balanced")


@LEVELS
def test_a_careful_player_goes_out_only_well_ahead(player: Player) -> None:
    assert isinstance(decided(player, with_lead(-900), "balanced"), GoOut)
    assert not isinstance(decided(player, with_lead(-900), "careful"), GoOut)
    assert isinstance(decided(player, with_lead(4000), "careful"), GoOut)


@pytest.mark.parametrize(
    ("player", "behind"),
    [(Normal(), with_lead(-3000)), (Hard(), before(hands={1: "9C 9D", 3: "TC TD", 2: HEAVY}, n=4, totals=(0, 1500)))],
    ids=["normal", "hard"],
)
def test_a_racing_player_goes_out_whenever_it_can(player: Player, behind: Table) -> None:
    assert not isinstance(decided(player, behind, "balanced"), GoOut)
    assert isinstance(decided(player, behind, "racing"), GoOut)


@pytest.mark.parametrize("player", [Easy(), Expert()], ids=["easy", "expert"])
def test_every_level_has_every_style(player: Player) -> None:
    for style in STYLES:
        decided(player, with_lead(500), style)


def test_balanced_is_the_level_as_it_is() -> None:
    assert tuning_in("balanced", NORMAL) is NORMAL
    assert tuning_in("careful", BEGINNER).danger_cards == 0
    assert [tuning_in("careful", replace(NORMAL, danger_cards=few)).danger_cards for few in (7, 20)] == [16, 20]
    waits = [tuning_in("careful", replace(NORMAL, open_wilds=most, open_wilds_turn=0.2)) for most in (49, 50)]
    assert [tuning.open_wilds_turn for tuning in waits] == [0.2, 0.5]
    assert [tuning_in("careful", replace(NORMAL, open_wilds=most)).open_wilds for most in (49, 50)] == [48, 0]
    tuning = learned_tuning_for(with_lead(0).board)
    assert tuning_in("balanced", tuning) is tuning


def test_a_word_of_another_program_is_no_style() -> None:
    assert [style_of(word) for word in ("racing", "reckless", "", None)] == ["racing", *["balanced"] * 3]
    assert [style_text(style) for style in ("balanced", "careful")] == [None, "careful"]


SIX = "8S 8H 8C 8H 8C 8D"


@pytest.mark.parametrize(
    ("move", "kept"),
    [
        (lay("2C > 0", "QH > 1"), lay("QH > 1")),
        (lay("8S 2C > 0"), lay("8S > 0")),
        (lay("2C > 1"), lay("2C > 1")),
    ],
)
def test_a_wild_card_stays_off_six_clean_eights(move: Move, kept: Move) -> None:
    view = my_view(table("2C QH 8S 9S 5D", phase="play", melds=[SIX, dirty_book("Q")], bare=True, stock="8C 8D"))
    assert kept_clean(view, move) == kept


def test_with_nothing_else_to_lay_a_card_is_discarded() -> None:
    view = my_view(table("2C QH 9S 5D", phase="play", melds=[SIX], bare=True, stock="8C 8D"))
    assert isinstance(kept_clean(view, lay("2C > 0")), Discard)


def test_a_rival_who_may_go_out_ends_the_habit() -> None:
    books = [clean_book("K"), dirty_book("J")]
    now = table(
        "2C QH 9S 5D", phase="play", melds=[SIX], their_melds=books, played_foot=(1, 3), hands={1: "4C 4D"}, bare=True
    )
    assert not spoils_clean(my_view(now), lay("2C > 0"))
