"""The buttons at the table's edge: high enough to be hit, and their words within them."""

from typing import get_args

import pytest
from msgspec.structs import replace
from pygame import Rect

from game.cards import Card, Rank
from game.engine.refusal import BooksMissing, CardsLeftOver, OpeningTooLow, PairNeeded, PileTooShort
from game.engine.table.state import Table
from game.messages.functions import nouns, table as say_table
from game.messages.language import LANGUAGES, speaking
from game.sentences.at_table.refusals import short_refusal
from game.toolkit.drawing.text import Drawn
from game.toolkit.drawing.theme import SMALLEST_TEXT
from game.toolkit.screen_preferences import TextSize
from game.turn.offered_buttons import SLOTS, Action, controls
from tests.build import FAMILY, WEB, table
from tests.sentences.every_refusal import every_refusal
from tests.slow import slow_except
from tests.ui.drive import there
from tests.ui.table.table_games import NAMES, Sitting

MELDS = ("KS KH KD", "8C 8S 8D 8H")
MOMENTS = {
    "before drawing": table(hand="KC 4S", pile="5D KS"),
    "the stock used up": table(hand="KC 4S", stock="5C", pile="5D KS"),
    "not open": table(hand="KC KD 4S 9C", phase="play"),
    "in the foot": table(hand="KC 4S", phase="play", melds=MELDS, in_foot=(0,)),
    "one card left": table(hand="KC", phase="play", melds=MELDS, in_foot=(0,), rules=FAMILY),
}


@pytest.mark.parametrize("moment", MOMENTS.values(), ids=MOMENTS.keys())
def test_buttons_can_be_hit_and_read_in_a_small_window(moment: Table) -> None:
    """At 1280x720 none is lower than 44 pixels, and nothing on them is cut short."""
    seen: list[Drawn] = []
    sitting = Sitting(moment, watch=seen.append)
    buttons = [target for target in sitting.scene.report().targets if target.rect[0] > 1080 and target.rect[1] > 400]
    buttons = [target for target in buttons if target.id.startswith("button/")]
    assert len(buttons) >= 2
    assert min(target.rect[3] for target in buttons) >= 44
    assert not [drawn.text for drawn in seen if "…" in drawn.text and drawn.rect[1] > 400]


def buttons_of(sitting: Sitting) -> dict[str, tuple[int, int, int, int]]:
    """Where each button of the turn lies, by its place."""
    view, arrangement = sitting.scene.state.view, sitting.scene.state.arrangement
    offered = {f"button/{control.action}": control.slot for control in controls(view, arrangement, 0, NAMES)}
    return {offered[target.id]: target.rect for target in sitting.scene.report().targets if target.id in offered}


WINDOWS = ((1024, 600), (1280, 668), (1280, 720), (1326, 668), (1366, 768), (1920, 1080), (2560, 1440), (1280, 960))


@pytest.mark.parametrize("text_size", ["normal", "large"])
@pytest.mark.parametrize("size", slow_except([(1024, 600)], WINDOWS))
def test_every_button_has_its_place_in_every_moment(size: tuple[int, int], text_size: TextSize) -> None:
    """While others play, before and after the draw, with a draft, in the foot, with one card left: each button has its
    own place whenever it is there, none lies on another, and all of them are high enough to be hit where the window is
    not tiny. Going out is offered only once it can be done, and Meld and Discard keep their places while others play.
    """
    others = table(hand="KC 4S", seat=1, hands={0: "KC KD 4S"}, phase="play")
    sittings = [Sitting(now, size, text_size=text_size) for now in (*MOMENTS.values(), others)]
    melded = Sitting(table(hand="KC KD 4S 9C", phase="play", melds=MELDS), size, text_size=text_size)
    for king in ("KC", "KD"):  # with two to take back, both Undos are there
        melded.double(melded.card(king))
    sittings.append(melded)
    drafting = Sitting(table(hand="KC KD KS 4S", phase="play"), size, text_size=text_size)
    drafting.click(drafting.card("KC"))
    drafting.click("new_pile")
    assert drafting.scene.state.arrangement.draft is not None
    seen = [buttons_of(sitting) for sitting in sittings]
    waits = seen.pop(len(MOMENTS))
    assert set(waits) == {"act", "other", "sort", "hint"}
    every = {slot: rect for places in seen for slot, rect in places.items()}
    assert set(every) == set(SLOTS)
    laid_out = buttons_of(drafting)
    take_back = laid_out.pop("all")
    assert tuple(Rect(every["undo"]).union(every["all"])) == take_back, "it has the room of Undo, which is gone"
    seen.append(laid_out)
    assert all({"act", "other", "hint"} <= set(places) for places in seen)
    assert all(every[slot] == rect for places in (waits, *seen) for slot, rect in places.items())
    rects = [Rect(rect) for rect in every.values()]
    assert all(not one.colliderect(other) for n, one in enumerate(rects) for other in rects[n + 1 :])
    assert min(rect.h for rect in rects) >= (44 if size != (1024, 600) else 43)


@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize("text", get_args(TextSize))
@pytest.mark.parametrize("code", LANGUAGES)
def test_game_settings_says_what_they_are(size: tuple[int, int], text: TextSize, code: str) -> None:
    """The bug: five of five newcomers didn't find the rules behind it. The rules you play, below its name or beside it,
    and whole, in letters no smaller than those of the name, of another colour.
    """
    seen: list[Drawn] = []
    with speaking(code):
        Sitting(MOMENTS["not open"], size, text_size=text, watch=seen.append)
        _says_what_they_are(seen)


def _says_what_they_are(seen: list[Drawn]) -> None:
    name, what = (
        next(drawn for drawn in seen if drawn.text == words)
        for words in (say_table.game_settings(), say_table.rules_you_play())
    )
    is_below = Rect(name.rect).bottom <= Rect(what.rect).top + 1
    assert is_below or Rect(name.rect).right < Rect(what.rect).left
    assert what.px >= max(name.px, SMALLEST_TEXT)
    assert what.colour != name.colour


RANKS = "456789TJQKA"
SHORTS = (
    *every_refusal(),
    *(OpeningTooLow(have, need, 1) for have, need in ((49, 50), (0, 120), (0, 1110))),
    *(PairNeeded(Card(f"{rank}H"), have=0, need=2) for rank in RANKS),
    *(BooksMissing(books=books) for books in range(1, 11)),
    *(PileTooShort(have, need) for need in range(1, 13) for have in range(need)),
    *(CardsLeftOver(have) for have in range(1, 31)),
)
"""Every reason with whatever facts the rule sets give it; names may be as long as they like, and are shortened."""


def second_lines() -> list[str]:
    """Everything that may stand below the words of a button: what it does, or why it is not to be had."""
    own = [
        say_table.choose_one(),
        say_table.choose_cards(),
        say_table.cards_laid_out(),
        say_table.drop_on_meld(),
    ]
    own += [
        say_table.draw_first(),
        say_table.from_last_stack_only("foot"),
        say_table.from_last_stack_only("tail"),
        say_table.cheapest(),
        say_table.keep_last(),
        say_table.no_cards_left(),
        say_table.as_draft(),
        say_table.no_opening(),
    ]
    own += [
        say_table.as_last(),
        say_table.to_go_out(),
        say_table.new_meld(),
        say_table.ends_turn(),
        say_table.round_over(),
        say_table.answer_first(),
    ]
    own += [nouns.cards(count) for count in range(1, 5)] + [say_table.cards_come(count) for count in range(1, 21)]
    ways = ((False, False, 4), (False, True, 9), (True, True, 16))
    own += [say_table.adds_to(Rank(rank), *way, 7) for rank in RANKS for way in ways]
    return own + [short_refusal(refusal) for refusal in SHORTS]


ACTIONS: tuple[Action, ...] = ("meld", "discard", "stage", "play")


@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize("size", slow_except([(1280, 720)], [(1280, 720), (1600, 900), (1920, 1080)]))
def test_no_reason_on_a_button_is_cut(size: tuple[int, int], players: int) -> None:
    """Given each button that has a key beside its words, every second line there is stands on it whole."""
    seen: list[Drawn] = []
    now = table(hand="AC AD AS AH 4S", phase="play", players=players)
    sitting = Sitting(now, size, watch=seen.append)
    tools = sitting.scene.frames.kit
    sitting.click("hand/0")  # until then the line above the buttons says what Meld and Discard lack
    for action in ACTIONS:
        if action in ("stage", "play"):  # a card that is chosen puts "Lay it out" away
            sitting.click({"stage": "hand/0", "play": "button/stage"}[action])
        button = there(sitting.scene.tools.button(action))
        seen.clear()
        for line in second_lines():
            button.enable(False, line)
            button.draw(tools, sitting.surface)
        assert not {drawn.text for drawn in seen if "…" in drawn.text}, action
        assert set(second_lines()) <= {drawn.text for drawn in seen}


def test_a_button_that_a_three_keeps_off_says_what_the_three_does() -> None:
    """Given a three on the pile, the pile can't be taken for it; given a red three that must be laid down, it can't be
    discarded.
    """
    closed = there(Sitting(table(hand="KC 4S", pile="9C 3D")).scene.tools.button("take"))
    assert closed.reason == "top card: a three"
    laid = Sitting(table(hand="3D 4S", phase="play", rules=replace(WEB, red_threes="lay_down")))
    laid.click("hand/1")
    drop = there(laid.scene.tools.button("discard"))
    assert drop.reason == "lay it down"


def test_the_two_names_that_newcomers_misread_are_plain() -> None:
    """The bug: Game settings and Active games were misread. Each has a tooltip of at most five words."""
    sitting = Sitting(MOMENTS["before drawing"])
    tips = {
        widget.id: widget.tooltip
        for widget in sitting.scene.tools.form.widgets
        if widget.id in ("button/settings", "button/games")
    }
    assert tips == {"button/settings": "All rules of this match", "button/games": "Your other matches"}
