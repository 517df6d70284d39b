"""The end of a round as an event on the table."""

import pytest
from msgspec.structs import replace
from pygame import Rect, Surface

from game.cards import Card, parse_cards
from game.engine.apply import apply
from game.engine.moves import GoOut
from game.engine.score import left_over
from game.rules.ruleset import RuleSet
from game.toolkit.drawing.text import Drawn
from game.toolkit.drawing.theme import SMALLEST_TEXT
from game.toolkit.speed import DEAF
from game.ui.shared.preferences import Preferences
from game.ui.shared.seated_players import make_people
from game.ui.table.sheets.round_end import RoundEnd, RoundEndSheet, round_end
from tests.build import WEB, clean_book, dirty_book, go_out, table
from tests.slow import slow_except
from tests.ui.drive import click, kit_at, there

NAMES = ("Anna-Katharina Bergstrom", "Walt", "Rosa", "June")
COMPANY = make_people(NAMES, (True,) * 4)


def out(move: GoOut, me: int | None = 0, seat: int = 0, rules: RuleSet = WEB) -> RoundEnd:
    """What is told of a round that a seat ends."""
    melds = (clean_book("K"), dirty_book("Q"))
    both = (seat, (seat + 2) % 4)
    now = table(hand="9C 7H 7D 7S", rules=rules, seat=seat, phase="play", in_foot=both, played_foot=both, melds=melds)
    step = apply(now, move)
    return there(round_end(step.events, step.table.board, COMPANY, me))


def test_of_rivals_it_says_the_same_in_their_colour() -> None:
    """Given somebody of the other team, the ribbon is not one's own."""
    ended = out(go_out("7H 7D 7S", discard="9C"), seat=1)
    assert (ended.title, ended.team, ended.own) == ("Walt went out!", 1, False)


def test_with_nobody_out_the_stock_is_said_to_be_used_up() -> None:
    """Given too few cards to draw, passing ends the round, and nobody's face is shown."""
    from game.engine.moves import Pass

    step = apply(table(hand="9C 4S", rules=WEB, stock="5C"), Pass())
    ended = there(round_end(step.events, step.table.board, COMPANY, 0))
    assert (ended.team, ended.looks, ended.bonus) == (None, (), 0)
    assert "stock has run out" in ended.ends


def test_during_a_round_there_is_nothing_to_tell() -> None:
    """Given any other move, no event ends the round."""
    from tests.build import throw

    step = apply(table(hand="9C 4S", rules=WEB, phase="play"), throw("9C"))
    assert round_end(step.events, step.table.board, COMPANY, 0) is None


@pytest.mark.parametrize("preferences", [Preferences(), Preferences(text_size="large", interface=150)])
@pytest.mark.parametrize(
    "size", slow_except([(1024, 600)], [(1024, 600), (1366, 668), (1280, 720), (1920, 1080), (1280, 960), (2560, 1440)])
)
def test_everything_on_it_is_in_the_window_and_readable(size: tuple[int, int], preferences: Preferences) -> None:
    """Given a long name, no word is cut, none lies outside the window, and the button can be hit."""
    kit = kit_at(size, preferences)
    sheet = RoundEndSheet(out(go_out("7H 7D 7S", discard="9C"), me=None), lambda: None)
    sheet.lay_out(kit)
    drawn: list[Drawn] = []
    kit.text.watch = drawn.append
    sheet.draw(kit, Surface(size))
    window = Rect((0, 0), size)
    assert {"Anna-Katharina Bergstrom went out!", "+100 for going out", "Score the round"} <= {
        text.text for text in drawn
    }
    for text in drawn:
        assert window.contains(Rect(text.rect)), text
        assert text.px >= SMALLEST_TEXT
    assert window.contains(sheet.buttons[0].rect)
    assert sheet.buttons[0].rect.h >= 44


def test_a_newcomer_goes_on_with_the_button_alone() -> None:
    """The bug: a click beside the box skipped the end. Given a sheet that waits, only its button leads on."""
    done: list[bool] = []
    sheet = RoundEndSheet(out(go_out("7H 7D 7S", discard="9C")), lambda: done.append(True), seconds=0)
    sheet.lay_out(kit_at())
    sheet.pass_time(DEAF + 0.01)
    for at, is_done in (((5, 5), []), (sheet.buttons[0].rect.center, [True])):
        assert sheet.take(click(at)[1])
        assert done == is_done


def test_the_last_cards_are_never_cut() -> None:
    """Given thirteen last cards of ten ranks, and twenty, whose names are too long for a line, nothing ends in dots."""
    for more in ("", " KC KD KH AC AD AH 4C"):
        laid = parse_cards(f"QC JC JD TS 9H 9S 8H 7H 6D 5H 2C 2S{more}")
        sheet = RoundEndSheet(
            RoundEnd("You went out!", "Round 1 is over.", 0, (1, 2), laid, Card("3C"), 100), lambda: None
        )
        kit = kit_at((1366, 768))
        sheet.lay_out(kit)
        drawn: list[Drawn] = []
        kit.text.watch = drawn.append
        sheet.draw(kit, Surface(kit.size))
        assert not [text.text for text in drawn if "…" in text.text]


@pytest.mark.parametrize(
    ("feet", "tails", "yours", "hers"),
    [
        ({0: "", 2: ""}, {}, "", ""),
        ({0: "8C", 2: ""}, {}, " and a whole foot", ""),
        ({0: "8C", 2: "TC"}, {0: "9H"}, ", a whole foot and a whole tail", " and a whole tail"),
    ],
)
def test_everybody_of_the_own_side_who_was_caught_is_told(
    feet: dict[int, str], tails: dict[int, str], yours: str, hers: str
) -> None:
    """Given Walt went out while you hold two cards and Rosa, whose card is dearer, one: first of yours, then of hers,
    each with what was never picked up, and what is drawn below says what the small cards are. The bug: a tail cost
    points, but nobody was told of it.
    """
    now = table(
        hand="9C", rules=replace(WEB, tail_cards=5 if tails else 0), phase="play", seat=1, in_foot=(1, 3),
        played_foot=(1, 3), melds=(clean_book("K"), dirty_book("Q")), hands={0: "4C 5C", 2: "AC", 3: "6C"},
        feet=feet, tails=tails,
    )  # fmt: skip
    step = apply(now, go_out(discard="9C"))
    ended = there(round_end(step.events, step.table.board, COMPANY, 0, left_over(step.table)))
    assert [one.split(":")[0] for one in ended.caught] == [
        f"You're caught with two cards{yours}",
        f"Rosa is caught with one card{hers}",
    ]
    kit = kit_at((1366, 768))
    sheet = RoundEndSheet(ended, lambda: None)
    sheet.lay_out(kit)
    drawn: list[Drawn] = []
    kit.text.watch = drawn.append
    sheet.draw(kit, Surface((1366, 768)))
    assert {*ended.caught, ended.with_what} <= {text.text for text in drawn}
