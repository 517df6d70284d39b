"""What the table says around the cards."""

from collections.abc import Callable, Sequence
from functools import partial

import pygame
import pytest
from msgspec.structs import replace

from game.cards import Card, parse_cards
from game.engine.apply import apply
from game.engine.draft import Draft
from game.engine.events import RoundEnded
from game.engine.moves import GoOut, Group, MeldCards
from game.engine.table.view import SPECTATOR, PlayerView, view_of
from game.messages.amounts import points, signed
from game.reason.purposes import Advice
from game.sentences.at_table.going_out_texts import effect_of_yes
from game.sentences.at_table.log import log_lines
from game.turn.arrangement import Arrangement, choose_faces, settle, with_draft
from game.turn.gesture_outcomes import completing_cards
from game.turn.hinting import Hint
from game.turn.spots import LaidMeld, Spot, Zone
from game.ui.shared.seated_players import make_people
from game.ui.table.draw.cloth import draw_band, draw_new_pile
from game.ui.table.draw.picture import Scenery, cloth_parts
from game.ui.table.draw.plates import LyingStack
from game.ui.table.info.scenery import meter, scenery, scenery_of
from game.ui.table.memo import Memo
from tests.build import PARTNERS, WEB, my_view, table
from tests.ui.table.table_games import NAMES, OPENED, Sitting, opened

COMPANY = make_people(NAMES[:4], (True, False, False, False))
KINGS = Draft("meld", (Group(parse_cards("KC KD KH")),))


def told(view: PlayerView, draft: Draft | None = None, me: int | None = 0, **more: object) -> Scenery:
    """The words of this moment for seat 0."""
    arrangement = with_draft(settle(Arrangement(), view), draft)
    return scenery(view, arrangement, COMPANY, 0, me, **more)  # type: ignore[arg-type]


def test_below_your_turn_stands_what_can_be_done() -> None:
    """The bug: "Choose cards", also where nothing could be melded; two newcomers didn't know that they could simply
    discard.
    """
    for hand, task in (("KC KD KH 4S", "Choose your cards"), ("KC QD 4S", "Choose a discard")):
        sitting = Sitting(table(hand=hand, phase="play", melds=["9C 9D 9H"]))
        sitting.scene.prefer(replace(sitting.scene.state.preferences, tips=False))
        there = sitting.scene.frames.scenery
        assert (there.line, there.task) == ("Your turn", task)


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
    assert told(my_view(table(hand="KC KD KH AC AD AH 4S", phase="play")), KINGS).head == "Lay out more cards"
    away = told(view_of(table(hand="KC 4S", seat=1), 0))
    assert (away.head, away.body) == ("Walt's turn", "You play after June.")


def test_a_pile_within_reach_is_offered_and_of_one_out_of_reach_only_its_button_says_why() -> None:
    """The note doesn't say again what stands on the button."""
    for hand in ("KC 4S", "KC KD 4S"):
        assert told(my_view(table(hand=hand, pile="5D KS"))).body == "Draw two from the stock."
    assert told(my_view(table(hand="KC KD AC AD AH", pile="5D KS"))).body.endswith(
        "or take two from the discard pile: you hold two kings."
    )


def test_a_refusal_stands_in_the_place_of_the_hint() -> None:
    """And it is marked."""
    scene = told(my_view(table(hand="KC 4S", phase="play")), refusal="That does not fit.")
    assert scene.body == "That does not fit."
    assert scene.refused


def test_beside_a_hint_chosen_cards_light_only_where_they_may_go() -> None:
    """Given a hint that puts a king and an eight on their melds, and two eights chosen: "+2" is on the eights alone."""
    sitting = opened("KC 8H 8S 5C 5D QH 2C")
    laid = MeldCards((Group(parse_cards("KC"), 0), Group(parse_cards("8H"), 1)))
    state = replace(sitting.scene.state, hint=Hint(Advice(move=laid)))
    assert {LaidMeld(0, 0), LaidMeld(0, 1)} <= scenery_of(state).lit
    eights = replace(state, arrangement=choose_faces(state.arrangement, state.view, parse_cards("8H 8S")))
    assert scenery_of(eights).lit & {LaidMeld(0, 0), LaidMeld(0, 1)} == {LaidMeld(0, 1)}


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


def test_the_plate_of_whoever_must_act_is_lit() -> None:
    """Only that one, and its team's band with it."""
    scene = told(view_of(table(hand="KC 4S", seat=1), 0))
    assert [near for near, plate in scene.plates.items() if plate.active] == [1]
    assert scene.acting_team == 1


def test_a_plate_tells_hand_and_foot_by_number() -> None:
    """Once the foot is taken up, no number of it is left."""
    scene = told(my_view(table(hand="KC 4S", in_foot=(1,))))
    assert (scene.plates[1].hand, scene.plates[1].lying) == (2, ())
    assert scene.plates[2].lying == (LyingStack("foot", 2),)


def test_what_going_out_takes_is_listed_by_the_rules_of_the_game() -> None:
    """Partnership asks for books, the partner's foot and a yes; Web Classic for no yes."""
    asked = {need.what: need.how for need in told(my_view(table(hand="KC", rules=PARTNERS))).needs}
    assert asked["Clean books"] == "0/2"
    assert asked["Rosa agrees"] == "ask"
    assert not any("agrees" in need.what for need in told(my_view(table(hand="KC", rules=WEB))).needs)


def test_teams_are_called_you_only_where_one_person_plays() -> None:
    """With several at the screen everybody has a name; what only whoever looks sees so, is still yours."""
    view = my_view(table(hand="KC 4S"))
    assert told(view).bands[0].title == "You & Rosa"
    assert told(view, me=None).bands[0].title == "Anna & Rosa"
    assert told(view, me=None).foot_words == "Your foot"
    assert told(view, me=None).needs[2].what == "Anna picks up the foot"
    assert told(view_of(table(hand="KC"), SPECTATOR), me=None).foot_words == "Anna's foot"


def test_a_sign_says_that_the_own_foot_is_played() -> None:
    """Rivals had "in foot" on their plates, but nothing said it of the player in front once the foot was gone."""
    assert told(my_view(table(hand="KC 4S"))).in_last_stack == ""
    assert told(my_view(table(hand="KC 4S", in_foot=(0,)))).in_last_stack == "In foot"


def test_once_the_round_is_over_the_bands_show_what_it_was_scored() -> None:
    """Not what lies on the table: the bonus counts, and so do cards left in hands."""
    books = ("KC KD KH KS KC KD KH", "QC QD QH QS QC QD 2C")
    now = table(hand="4S", hands={1: "5C 5D"}, phase="play", melds=books, in_foot=(0, 2), played_foot=(0, 2), rules=WEB)
    step = apply(now, GoOut((), Card("4S")))
    (ended,) = [event for event in step.events if isinstance(event, RoundEnded)]
    log = log_lines(step.events, step.table.board, NAMES[:4])
    rows = told(view_of(step.table, 0), log=log).bands.values()
    assert [row.now for row in rows] == [signed(score.total) for score in ended.scores]
    assert [row.total for row in rows] == [points(total) for total in ended.totals]
    assert {row.now for row in told(view_of(step.table, 0)).bands.values()} == {""}


def test_the_plate_of_a_partner_says_so() -> None:
    """Opposite sits the partner; nobody is one where everybody plays alone."""
    scene = told(my_view(table(hand="KC 4S")))
    assert [near for near, plate in scene.plates.items() if plate.is_partner] == [2]
    alone = told(my_view(table(hand="KC 4S", teams=4)))
    assert not any(plate.is_partner for plate in alone.plates.values())


FOUR_BOOKS = ("5H 5H 5D 5D 5S 5S 5C", "7H 7H 7D 7D 7S 7S 7C", "6H 6H 6D 6D 6S 2C 2D", "8H 8H 8D 8D 8S 2S 2H")


def test_who_is_asked_sees_what_the_asker_needs_and_what_the_own_hand_costs() -> None:
    """Given a question of seat 2 to seat 0: the list is about seat 2, and the answer is the reader's. What it costs is
    said in the bubble that asks, and not again in the note.
    """
    before = table(
        hand="KH KD KS 9C", seat=2, phase="play", melds=FOUR_BOOKS, rules=PARTNERS, pile="4S", in_foot=(0, 2),
        played_foot=(2, 0), hands={0: "QC 5D AS"},
    )  # fmt: skip
    asking = apply(before, GoOut((Group(parse_cards("KH KD KS")),), Card("9C"))).table
    scene = told(view_of(asking, 0))
    lines = {need.what: need.how for need in scene.needs}
    assert lines["You agree"] == "asked"
    assert lines["Rosa picks up the foot"] == "yes"
    assert lines["You play from the foot"] == "yes"
    assert effect_of_yes(view_of(asking, 0)).endswith("Your three cards would cost you 35 points.")
    assert not scene.body
    assert "May I go out" not in scene.head
    asker = {need.what: need.how for need in told(view_of(before, 2)).needs}
    assert "You agree" not in asker
