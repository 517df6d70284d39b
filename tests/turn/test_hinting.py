"""Hints on the table: the move with its purpose, then its cards laid out, never a move by itself."""

from itertools import count

import pygame
import pytest
from msgspec.structs import replace

from game.ai.player import Think
from game.cards import Card, parse_cards
from game.engine.draft import Draft
from game.engine.moves import Discard, Draw, GoOut, Group, Hold, MeldCards, Move, Pass, Peek, Take
from game.engine.table.state import Table
from game.engine.table.view import SPECTATOR
from game.messages.functions import table as say_table
from game.reason.hint import EFFORT, advice_while_thinking, reason_for
from game.reason.purposes import Advice, Instead, OpensCheaper, ShedsCost
from game.sentences.advice.reasons import reason_sentence
from game.sentences.at_table.table import short_of_opening
from game.toolkit.widgets.button import Button
from game.turn import hinting
from game.turn.arrangement import Arrangement, chosen_cards, settle, with_draft
from game.turn.gesture_outcomes import Outcome, Prompt
from game.turn.hint_words import hint_words
from game.turn.hinting import Hint, HintThinker, hinted_spots, next_hint
from game.turn.spots import HandCard, LaidMeld, Spot, Zone
from game.ui.table.gestures import Banded, Click
from game.ui.table.inputs import Advised, ChooseFaces
from tests.build import WEB, clean_book, dirty_book, go_out, lay, my_view, table, throw
from tests.reason.quick_hint import hint
from tests.sentences.coach_truth import can_open_with
from tests.ui.drive import find
from tests.ui.table.table_games import NAMES, Sitting

ACES = ("AC AD AS",)


def marked(sitting: Sitting) -> list[str]:
    """The cards of the hand that have the rim of a hint."""
    sprites = sitting.scene.state.layout.sprites
    return [str(sprite.card) for sprite in sprites if sprite.mark == "hint"]


def lit(sitting: Sitting) -> frozenset[Spot]:
    """What glows."""
    return sitting.scene.frames.scenery.lit


def test_one_press_says_the_move_and_what_for_and_the_next_lays_it_out() -> None:
    """The bug: three presses, and the first said no more than to look at a card. H marks the red three, says why it
    goes and lights the pile; H again chooses it alone, so that Discard plays it, and plays nothing itself. The purpose
    can still be read then, and a third press changes nothing.
    """
    sitting = Sitting(table(hand="3H 5C 9D QS", phase="play", melds=ACES))
    sitting.key(pygame.K_h)
    assert marked(sitting) == ["3H"]
    assert "Discard the three of hearts" in sitting.message
    assert "300" in sitting.message
    assert lit(sitting) & {Zone.DISCARD, Zone.PILE, Zone.UPCARD}
    sitting.click(sitting.card("9D"))
    happened = sitting.game.event_count
    for _ in range(2):
        sitting.key(pygame.K_h)
        assert sitting.message.endswith("costs 300 points. Press Discard.")
    assert sitting.game.event_count == happened
    assert [str(card) for card in chosen_cards(sitting.scene.state.view, sitting.scene.state.arrangement)] == ["3H"]
    sitting.click("button/discard")
    assert sitting.game.event_count > happened


def test_a_hint_to_draw_says_what_to_press() -> None:
    """Given a hint to draw, a press more says what to press, and draws nothing."""
    sitting = Sitting(table(hand="KC 4S 9D", pile="5D 3S"))
    for _ in range(2):
        sitting.key(pygame.K_h)
    assert "Press Draw" in sitting.message
    assert Zone.STOCK in lit(sitting)
    assert sitting.game.event_count == 0


BOOKS = ("AC AD AS AH AC AD AS", "KC KD KS KH KC KD 2C")
NO_ASKING = replace(WEB, permission=False)
WAITS = replace(WEB, hold_last_card=True, partners_foot="picked_up")


@pytest.mark.parametrize(
    ("start", "move", "button"),
    [
        (table("KC 4S 9D", pile="5D 3S"), Draw(), "draw"),
        (table("KC KD 4S 9D", replace(WEB, take_peek=True), pile="5D KS", melds=ACES), Peek(), "peek"),
        (table("KC 4S 9D", pile="5D 3S", stock=""), Pass(), "pass"),
        (table("KC KD 4S 9D", pile="5D KS", melds=ACES), Take((Group(parse_cards("KS KC KD")),)), "play"),
        (table("AC AD 5C 6C", phase="play", melds=ACES), MeldCards((Group(parse_cards("AC AD"), 0),)), "meld"),
        (table("AC AD AS 5C 6C", phase="play"), MeldCards((Group(parse_cards("AC AD AS")),)), "play"),
        (table("KC 4S 9D", phase="play", melds=ACES), Discard(Card("4S")), "discard"),
        (
            table("4S", NO_ASKING, phase="play", melds=BOOKS, in_foot=(0, 2), played_foot=(0, 2)),
            GoOut((), Card("4S")),
            "play",
        ),
        (
            table("AC 4S", NO_ASKING, phase="play", melds=BOOKS, in_foot=(0, 2), played_foot=(0, 2)),
            GoOut((Group(parse_cards("AC"), 0),), Card("4S")),
            "play",
        ),
        (table("4S", WAITS, phase="play", melds=BOOKS, in_foot=(0,)), Hold(), "hold"),
    ],
)
def test_the_second_press_shows_any_move(start: Table, move: Move, button: str) -> None:
    """Given a hint of whatever kind, one more press plays nothing, and then one button plays it."""
    sitting = Sitting(start)
    sitting.scene.feed(Advised(reason_for(sitting.game.view, move)))
    sitting.key(pygame.K_h)
    assert sitting.game.event_count == 0
    assert (
        button in ("play", "meld", "discard")
        or f"Press {find(sitting.scene, f'button/{button}').label}" in sitting.message
    )
    sitting.click(f"button/{button}")
    assert sitting.game.event_count > 0


def test_a_hint_to_hold_back_offers_no_opening_beside_it() -> None:
    """The bug: the hint said to discard, and "Lay it out: enough to open" stayed lit below it. Given an opening in the
    hand and advice to discard, its button is gone until the hint is, and its key still answers.
    """
    sitting = Sitting(table(hand="AC AD AH QC QD QH 4S 5S", phase="play", pile="9D"))
    assert "button/stage" in sitting.enabled()
    sitting.scene.feed(Advised(reason_for(sitting.game.view, Discard(Card("4S")))))
    assert "button/stage" not in sitting.enabled()
    sitting.key(pygame.K_o)
    assert sitting.scene.state.arrangement.draft is not None


def test_a_hint_to_discard_says_by_how_much_the_opening_is_missed() -> None:
    """The bug: "Discard the four", and nobody knew how far off the opening was. It is true of each of these hands; with
    an opening, or no meld, nothing is said of it.
    """
    hands = {"KC KD KH 4S 5C 9D": 30, "8C 8D 2C 4S 6H": 40, "AC AD AS 4S": None, "KC QD 9S 4S": None}
    for cards, most in hands.items():
        view = my_view(table(cards, phase="play"))
        said = hint_words(Hint(reason_for(view, Discard(Card("4S")))), view, settle(Arrangement(), view), NAMES, 0)
        sentence = f"You can't open yet: your melds come to {most} of 50 points."
        assert (sentence in said.body) == (most is not None) == ("can't open" in said.body)
        assert most is None or (can_open_with(view, most) and not can_open_with(view, most + 1))
    view = my_view(table("KC KD KH 4S", phase="play", melds=ACES))
    assert short_of_opening(view) == ""


def test_a_hint_comes_after_what_is_laid_out() -> None:
    """Given cards laid out, neither is another hint worked out nor is a card chosen beside them."""
    view = my_view(table(hand="3H 5C 5D 9D QS", phase="play", melds=ACES))
    laid = with_draft(settle(Arrangement(), view), Draft(groups=(Group(parse_cards("5C 5D")),)))
    for told in (None, Hint(hint(view))):
        assert next_hint(told, view, laid) == Outcome(prompt=Prompt.HINT_LATER)


def test_a_button_does_the_same() -> None:
    """At the start of a turn the button marks no card but lights the stock."""
    sitting = Sitting(table(hand="KC 4S 9D", pile="5D 3S"))
    sitting.click("button/hint")
    assert Zone.STOCK in lit(sitting)
    assert sitting.message.count("Draw") >= 1
    advice = hint(sitting.game.view)
    assert sitting.message == f"Draw. {reason_sentence(advice, NAMES, 0)}"
    assert sitting.game.event_count == 0


def test_the_box_says_the_move_and_what_it_is_for_and_keeps_figures_for_those_who_ask() -> None:
    """Given a hint that deals were played out for, the box has the move and its purpose; how the tries went and other
    moves come with Show more, nothing lies over what going out takes, and the next move puts it away.
    """
    sitting = Sitting(table(hand="3H 5C 9D QS", phase="play", melds=ACES), pinned=True)
    others = (Instead(Discard(Card("5C")), 143), Instead(Discard(Card("9D")), 0))
    sitting.scene.feed(Advised(replace(hint(sitting.game.view), better=9, worse=4, worlds=20, others=others)))
    box = sitting.scene.frames.scenery.hint_box
    assert box is not None
    assert (box.head, box.what_for) == ("Discard the three of hearts", "To save points")
    assert "button/needs" in sitting.enabled()
    assert box.opened == ""
    sitting.click("button/hint_more")
    box = sitting.scene.frames.scenery.hint_box
    assert box is not None
    assert box.opened == "more"
    for said in ("Tried in 20 deals", "the same in 7", "Discard the five of clubs: 140 points worse", "About as good"):
        assert said in " ".join(box.figures)
    sitting.click(sitting.card("3H"))
    sitting.click("discard")
    assert sitting.scene.frames.scenery.hint_box is None


def golden(sitting: Sitting) -> list[str]:
    """The golden buttons."""
    buttons = (one for one in sitting.scene.tools.form.widgets if isinstance(one, Button) and one.enabled)
    return [one.id for one in buttons if one.kind == "primary"]


def test_the_box_offers_to_lay_the_move_out_instead_of_the_bulb() -> None:
    """Given a discard as advice, the golden button chooses its card, and Discard is golden then; over the buttons it
    still says whose turn it is. The bugs: nothing led on; "Your turn" went while the hint stood; below the hint was a
    link, and no button was golden; the bulb in the bar did the same as the golden button.
    """
    sitting = Sitting(table(hand="3H 5C 9D QS", phase="play", melds=ACES))
    sitting.scene.feed(Advised(hint(sitting.game.view)))
    assert "button/hint" not in sitting.enabled()
    assert sitting.scene.frames.scenery.line == "Your turn"
    assert golden(sitting) == ["button/coach_show"]
    assert "button/hint_lay" not in {target.id for target in sitting.scene.report().targets}
    sitting.click("button/coach_show")
    assert [str(card) for card in chosen_cards(sitting.scene.state.view, sitting.scene.state.arrangement)] == ["3H"]
    assert golden(sitting) == ["button/discard"]


def test_why_says_why_not_the_move_that_everybody_would_think_of() -> None:
    """Given an opening that would take wild cards, the box says so on request only, under a discard."""
    sitting = Sitting(table(hand="3H 5C 9D QS", phase="play", melds=ACES))
    sitting.scene.feed(Advised(replace(hint(sitting.game.view), not_now=OpensCheaper(2))))
    box = sitting.scene.frames.scenery.hint_box
    assert box is not None
    assert "wild" not in box.reason
    sitting.click("button/hint_why")
    box = sitting.scene.frames.scenery.hint_box
    assert box is not None
    assert (box.opened, box.why) == ("why", ("To open later: opening now would take two wild cards.",))


def test_no_link_leads_to_nothing_new() -> None:
    """The bugs: Why? gave the same sentence again, also where another red three costs as much, and Show more only a
    move that is about as good. Given no more to say than that, the box has no links.
    """
    sitting = Sitting(table(hand="3H 5C 9D QS", phase="play", melds=ACES))
    others = (Instead(Discard(Card("5C")), 0),)
    advice = hint(sitting.game.view)
    assert isinstance(advice.purpose, ShedsCost)
    for same in (advice.purpose, replace(advice.purpose, card=Card("3D"))):
        sitting.scene.feed(Advised(replace(advice, others=others, not_now=same)))
        assert sitting.scene.frames.scenery.hint_box is not None
        assert not {"button/hint_why", "button/hint_more"} & {target.id for target in sitting.scene.report().targets}


def test_a_move_ends_the_hint() -> None:
    """After the discard nothing is marked, and what the table says is its own again."""
    sitting = Sitting(table(hand="3H 5C 9D QS", phase="play", melds=ACES))
    sitting.key(pygame.K_h)
    sitting.click(sitting.card("3H"))
    sitting.click("discard")
    assert sitting.game.event_count > 0
    assert marked(sitting) == []
    assert "marked" not in sitting.message


def test_a_meld_is_told_with_where_it_goes() -> None:
    """Two aces for the meld of aces: they are marked, then their meld glows."""
    sitting = Sitting(table(hand="AC AD 5C 6C 7C", phase="play", melds=ACES))
    sitting.key(pygame.K_h)
    assert sorted(marked(sitting)) == ["AC", "AD"]
    assert LaidMeld(0, 0) in lit(sitting)


def test_nobody_gets_a_hint_who_does_not_play_now() -> None:
    """Neither while somebody else acts nor while nobody looks."""
    waiting = Sitting(table(hand="4C 5D", seat=1, hands={0: "3H 5C 9D QS"}, phase="play", melds=ACES))
    nobody = Sitting(table(hand="3H 5C 9D QS", phase="play", melds=ACES), eyes=SPECTATOR)
    for sitting in (waiting, nobody):
        assert "button/hint" not in sitting.enabled()
        sitting.key(pygame.K_h)
        assert marked(sitting) == []
    assert "It's Walt's turn" in waiting.message


def test_other_eyes_see_no_hint() -> None:
    """When the screen is passed on with a hint on it, nothing of it is left."""
    sitting = Sitting(table(hand="3H 5C 9D QS", phase="play", melds=ACES))
    sitting.key(pygame.K_h)
    sitting.game.eyes = SPECTATOR
    sitting.pass_time()
    assert marked(sitting) == []
    assert "marked" not in sitting.message


def test_a_refusal_is_said_over_a_hint() -> None:
    """Whoever tries something else hears why it cannot be, and the marks stay."""
    sitting = Sitting(table(hand="3H 5C 9D QS", phase="play", melds=ACES))
    sitting.key(pygame.K_h)
    sitting.key(pygame.K_p)
    sitting.key(pygame.K_m)
    assert "marked" not in sitting.message
    assert marked(sitting) == ["3H"]


def test_nothing_of_a_hint_is_shown_before_it_is_settled() -> None:
    """Given deals still being played out, no card is marked, no move or number told, however often H is pressed; once
    they are done the hint is there, and no later frame changes it.
    """
    sitting = Sitting(table("KC KD KH 9C 9D 2C 4H 5S JD", phase="play", melds=["AC AD AS 2D"]))
    sitting.scene.thinker.clock = map(float, count()).__next__  # one slice between two frames
    sitting.key(pygame.K_h)
    frames = 0
    while sitting.scene.busy:
        assert sitting.message.startswith(say_table.hint_thinking().rstrip("."))
        assert marked(sitting) == []
        assert sitting.scene.frames.scenery.hint_box is None
        sitting.key(pygame.K_h) if frames == 2 else sitting.pass_time(0.02)
        frames += 1
    assert frames > 4
    *_, settled = advice_while_thinking(sitting.game.view, Think(effort=EFFORT))
    assert sitting.scene.state.hint == hinting.Hint(settled)
    assert "Meld" in sitting.message
    said = sitting.message
    for _ in range(20):
        sitting.pass_time(0.1)
    assert sitting.message == said


def test_thinking_is_done_in_slices_and_ends_with_the_last_advice() -> None:
    """Given a decision to think about, the slices come to what all the thinking at once does."""
    view = my_view(table("KC KD KH 9C 9D 2C 4H 5S JD", phase="play", melds=["AC AD AS 2D"]))
    thinker = HintThinker()
    settled = thinker.start(view)
    for _ in range(5000):
        settled = settled or thinker.think()
    *_, last = advice_while_thinking(view, Think(effort=EFFORT))
    assert settled == last


def test_a_told_meld_is_raised_and_not_played_by_itself() -> None:
    """H again raises the aces for their meld, which the golden button plays as with cards of one's own choice. The bug:
    they were laid out instead, and Play came into it, which own cards never need.
    """
    sitting = Sitting(table(hand="AC AD 5C 6C 7C", phase="play", melds=ACES))
    sitting.key(pygame.K_h)
    button = sitting.scene.tools.button("hint")
    assert button is not None
    assert button.label == "Show me how"
    sitting.key(pygame.K_h)
    state = sitting.scene.state
    assert state.arrangement.draft is None
    assert sorted(chosen_cards(state.view, state.arrangement)) == ["AC", "AD"]
    assert lit(sitting) == {LaidMeld(0, 0)}
    assert sitting.game.event_count == 0
    sitting.click("button/meld")
    assert sitting.game.event_count > 0


def test_every_hint_that_can_be_staged_is_a_move_that_play_accepts() -> None:
    """Twenty cards over several melds, a going-out: each group lies where the hint means it, and Play is open."""
    melds = ("AC AD AS", "KC KD KS", "9C 9D 9S 9H")
    sitting = Sitting(table(hand="AC AD KC KH 9C 9D 2C TC TD TS *R 5C", phase="play", melds=melds))
    for _ in range(2):
        sitting.key(pygame.K_h)
    draft = sitting.scene.state.arrangement.draft
    assert draft is not None
    assert sum(len(group.cards) for group in draft.groups) == 11
    assert len({group.onto for group in draft.groups if group.onto is not None}) == 3
    assert len(draft.groups) == 4  # the wilds lie with the naturals of their meld
    play = sitting.scene.tools.button("play")
    assert play is not None
    assert play.enabled


@pytest.mark.parametrize("act", ["key", "drag"])
def test_cards_laid_out_end_a_hint_that_a_press_would_not_go_on_with(act: str) -> None:
    """Given a hint to discard, and then an opening laid out or a card staged, the table says what these cards need or
    that Play plays them, and nothing of the hint, which is not to be had until they are gone.
    """
    sitting = Sitting(table(hand="AC AD AH QC QD QH 4S 5S", phase="play", pile="9D"))
    sitting.scene.feed(Advised(reason_for(sitting.game.view, Discard(Card("4S")))))
    assert "Discard the four" in sitting.message
    if act == "drag":
        sitting.drag(sitting.card("QC"), "new_pile")
    else:
        sitting.key(pygame.K_o)
    assert sitting.scene.state.arrangement.draft is not None
    assert "button/hint" not in sitting.enabled()
    assert "Discard the four" not in sitting.message
    assert marked(sitting) == []
    if act != "drag":
        assert say_table.press_play() in sitting.message


def test_a_hint_goes_once_cards_are_laid_out() -> None:
    """The bug: "Meld two aces and a joker" stood there while the joker lay with three kings, and the meter asked for
    other cards.
    """
    sitting = Sitting(table(hand="AC AD AH QC 4S 5S", phase="play", pile="9D"))
    sitting.key(pygame.K_h)
    assert sitting.scene.frames.scenery.hint_box is not None
    sitting.drag(sitting.card("QC"), "new_pile")
    assert sitting.scene.state.hint is None
    assert sitting.scene.frames.scenery.hint_box is None


def test_one_button_is_golden_also_with_a_single_card() -> None:
    """The bugs: with one card left Show me how and Discard were golden both; going out, which a hint advised, had a
    green button beside the golden one, or none.
    """
    books = [clean_book("K"), dirty_book("Q"), "9S 9H 9C"]
    last = Sitting(table(hand="4D", phase="play", melds=books, in_foot=(0, 2), played_foot=(0, 2), rules=WEB))
    last.scene.feed(Advised(reason_for(last.game.view, GoOut((), Card("4D")))))
    assert golden(last) == ["button/discard"]
    out = Sitting(table(hand="9D 4D", phase="play", melds=books, in_foot=(0, 2), played_foot=(0, 2), rules=WEB))
    way = GoOut((Group(parse_cards("9D"), 2),), Card("4D"))
    out.scene.feed(Advised(reason_for(out.game.view, way)))
    assert golden(out) == ["button/go_out"]


@pytest.mark.parametrize(
    ("move", "places"),
    [
        (Draw(), {Zone.STOCK}),
        (Take(()), {Zone.PILE}),
        (throw("4S"), {Zone.DISCARD}),
        (lay("AH > 0"), {LaidMeld(0, 0)}),
        (lay("KC > 1", "AH > 0"), {LaidMeld(0, 0), LaidMeld(0, 1, True)}),
        (lay("QC QD QH"), {Zone.NEW_PILE}),
        (lay("QC QD QH", "2C > 2"), {Zone.NEW_PILE}),
        (go_out("AH > 0", "QC QD QH", discard="4S"), {LaidMeld(0, 0), Zone.NEW_PILE}),
        (Pass(), set()),
    ],
)
def test_a_hint_lights_the_places_of_its_cards(move: Move, places: set[Spot]) -> None:
    """A meld that the move itself begins is on New pile as well."""
    view = my_view(table("AH KC QC QD QH 2C 4S", phase="play", melds=("AC AD AS", "KS KH KD KC KS KH KD")))
    assert hinted_spots(Hint(Advice(move=move, purpose=None)), view) == places
    assert hinted_spots(Hint(None), view) == hinted_spots(None, view) == frozenset()


def test_another_card_takes_the_place_of_raised_ones() -> None:
    """The bug: aces were raised for a meld; a queen chosen instead was raised beside them, and "kinds don't mix". One
    more ace goes along.
    """
    sitting = Sitting(table(hand="AC AD AH AS QC QD 5C", phase="play", melds=["KS KD KH"]))
    view, aces = sitting.game.view, parse_cards("AC AD AH")
    for other, chosen in (("AS", ["AC", "AD", "AH", "AS"]), ("QC", ["QC"])):
        sitting.key(pygame.K_ESCAPE)
        sitting.scene.feed(Advised(reason_for(view, MeldCards((Group(aces),)))))
        sitting.scene.feed(ChooseFaces(aces))
        sitting.scene.feed(Click(HandCard(sitting.scene.state.layout.hand.index(Card(other)))))
        assert sorted(chosen_cards(view, sitting.scene.state.arrangement)) == sorted(chosen)


def test_a_place_named_for_cards_is_forgotten_with_another_choice() -> None:
    """The bug: a band drawn round other cards kept the place that a hint had named, and Meld put them there."""
    sitting = Sitting(table(hand="AC AD QC QD QH 5C", phase="play", melds=["KS KD KH", "AS AH AC"]))
    sitting.scene.feed(ChooseFaces(parse_cards("AC AD"), LaidMeld(0, 1)))
    hits = sitting.scene.state.layout.hits
    queens = [hits[HandCard(at)] for at, card in enumerate(sitting.scene.state.layout.hand) if card[0] == "Q"]
    band = queens[0].unionall(queens[1:]).inflate(-20, 0)
    sitting.scene.feed(Banded(band.topleft, band.bottomright))
    arrangement = sitting.scene.state.arrangement
    assert {card[0] for card in chosen_cards(sitting.game.view, arrangement)} == {"Q"}
    assert arrangement.goal is None
