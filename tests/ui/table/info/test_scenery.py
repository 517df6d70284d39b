"""What the table says around the cards."""

from collections.abc import Callable, Sequence
from functools import partial

import pygame
import pytest
from msgspec.structs import replace

from game.cards import parse_cards
from game.engine.draft import Draft
from game.engine.moves import Group
from game.engine.table.view import SPECTATOR, PlayerView, view_of
from game.turn.arrangement import Arrangement, settle, with_draft
from game.turn.gesture_outcomes import completing_cards
from game.turn.spots import LaidMeld, Spot, Zone
from game.ui.shared.seated_players import make_people
from game.ui.table.draw.cloth import draw_band, draw_new_pile
from game.ui.table.draw.picture import Scenery, cloth_parts
from game.ui.table.info.scenery import meter, scenery
from game.ui.table.memo import Memo
from tests.build import WEB, after, clean_book, dirty_book, go_out, my_view, table
from tests.ui.table.table_games import NAMES, OPENED, Sitting

COMPANY = make_people(NAMES[:4], (True, False, False, False))
KINGS = Draft("meld", (Group(parse_cards("KC KD KH")),))


def told(view: PlayerView, draft: Draft | None = None, me: int | None = 0, **more: object) -> Scenery:
    """The words of this moment for seat 0."""
    arrangement = with_draft(settle(Arrangement(), view), draft)
    return scenery(view, arrangement, COMPANY, 0, me, **more)  # type: ignore[arg-type]


def test_it_always_says_what_it_waits_for() -> None:
    """At the start of a turn, in the middle, with a draft, while another plays."""
    assert told(my_view(table(hand="KC 4S", pile="5D KS"))).head == "Your turn: draw"
    for hand, melds, head in (
        ("KC KD KH 4S", ["9C 9D 9H"], "Your turn: meld, then discard"),
        ("KC KD KH 4S", [], "Your turn: discard"),
        ("KC 4S", ["9C 9D 9H"], "Your turn: discard"),
    ):
        assert told(my_view(table(hand=hand, phase="play", melds=melds))).head == head
    assert told(my_view(table(hand="KC KD KH 4S", phase="play")), KINGS).head == "Not enough to play"
    assert told(my_view(table(hand="KC KD KH AC AD AH 4S", phase="play")), KINGS).head == "Meld more cards"
    away = told(view_of(table(hand="KC 4S", seat=1), 0))
    assert (away.head, away.body) == ("Walt's turn", "You play after June.")


def test_who_is_asked_for_permission_is_followed_by_nobody() -> None:
    """Given a partner who is asked, the rival after her isn't next: Walt plays if she says no; the bug: June was."""
    rules = replace(WEB, permission=True, partners_foot="none")
    now = table("QC", rules, phase="play", melds=(clean_book("K"), dirty_book("8")), played_foot=(0,))
    for table_now, following in ((now, [1]), (after(now, go_out(discard="QC")), [])):
        plates = told(view_of(table_now, 0)).plates
        assert [near for near, plate in plates.items() if plate.is_next] == following


def test_a_refusal_stands_in_the_place_of_the_hint() -> None:
    """And it is marked."""
    scene = told(my_view(table(hand="KC 4S", phase="play")), refusal="That does not fit.")
    assert scene.body == "That does not fit."
    assert scene.refused


def test_the_meter_counts_the_draft_against_the_minimum() -> None:
    """Three kings are thirty of fifty; an ace or a two would not be enough, a joker would."""
    view = my_view(table(hand="KC KD KH *R AC 4S", phase="play"))
    now = meter(view, KINGS)
    assert now is not None
    assert (now.have, now.need) == (30, 50)
    assert "joker" in now.line
    assert completing_cards(view, KINGS) == ("*R",)


def test_the_meter_is_gone_once_the_team_has_opened() -> None:
    """And nobody who only looks on has one."""
    assert meter(my_view(table(hand="KC 4S", phase="play", melds=("QS QH QD",))), None) is None
    assert meter(view_of(table(hand="KC 4S"), SPECTATOR), None) is None


def moment(keys: str = "", chosen: str = "", melds: Sequence[str] = OPENED, **more: object) -> Sitting:
    """A table after these keys, with these cards chosen."""
    sitting = Sitting(table(hand="KC 8H 5C 9D 9S", melds=melds, rules=WEB, **more))  # type: ignore[arg-type]
    for key in keys:
        sitting.key(pygame.key.key_code(key))
    for card in chosen.split():
        sitting.click(sitting.card(card))
    return sitting


@pytest.mark.parametrize(
    ("at", "lit", "is_band_lit", "is_new_pile_lit"),
    [
        (partial(moment, phase="play", seat=1, hands={0: "KC"}), set(), False, False),
        (partial(moment, pile="5D 4S"), {Zone.STOCK}, False, False),
        (partial(moment, pile="5D 4S", chosen="KC"), {Zone.STOCK}, False, False),
        (partial(moment, pile="5D 9H"), {Zone.STOCK, Zone.PILE}, False, False),
        (partial(moment, pile="5D 9H", keys="p"), set(), True, True),
        (partial(moment, phase="play"), set(), True, True),
        (partial(moment, phase="play", chosen="KC"), {LaidMeld(0, 0), Zone.DISCARD, Zone.PILE}, True, False),
        (partial(moment, phase="play", chosen="KC 8H"), set(), True, False),
        (partial(moment, phase="play", melds=()), set(), True, True),
        (partial(moment, phase="ended"), set(), False, False),
    ],
)
def test_only_what_is_possible_now_is_lit(
    at: Callable[[], Sitting], lit: set[Spot], is_band_lit: bool, is_new_pile_lit: bool
) -> None:
    """The bug: before the draw the own band and New pile were as golden as the stock, but nothing can be melded. While
    cards are chosen, New pile is golden only if they may go there.
    """
    scene = at().scene
    there = scene.frames.scenery
    pieces = cloth_parts(scene.frames.kit, scene.state.layout, there, Memo())
    parts = {piece.how: piece.given for piece in reversed(pieces)}  # of bands, the own one is the first
    assert there.lit == lit
    assert (parts[draw_band][2] == "yours") == is_band_lit
    assert parts[draw_new_pile][1:3] == (Zone.NEW_PILE in lit, not is_new_pile_lit)


FOUR_BOOKS = ("5H 5H 5D 5D 5S 5S 5C", "7H 7H 7D 7D 7S 7S 7C", "6H 6H 6D 6D 6S 2C 2D", "8H 8H 8D 8D 8S 2S 2H")
