"""The end of a round as an event on the table."""

from functools import partial

import pygame
import pytest
from msgspec.structs import replace
from pygame import Rect, Surface
from pygame.event import Event

from game.cards import Card, parse_cards
from game.engine.apply import apply
from game.engine.moves import Answer, GoOut
from game.engine.score import left_over
from game.messages.functions import first_round as say_first_round, scores as say
from game.rules.ruleset import RuleSet
from game.toolkit.drawing.text import Drawn
from game.toolkit.drawing.theme import SMALLEST_TEXT
from game.toolkit.speed import DEAF
from game.ui.shared.preferences import Preferences
from game.ui.shared.seated_players import make_people
from game.ui.table.sheets.round_end import RoundEnd, RoundEndSheet, round_end
from tests.build import WEB, clean_book, dirty_book, go_out, table
from tests.slow import slow_except
from tests.ui.drive import Picture, click, key, kit_at, there
from tests.ui.every_screen import DialogScene

NAMES = ("Anna-Katharina Bergstrom", "Walt", "Rosa", "June")
COMPANY = make_people(NAMES, (True,) * 4)


def out(move: GoOut, me: int | None = 0, seat: int = 0, rules: RuleSet = WEB) -> RoundEnd:
    """What is told of a round that a seat ends."""
    melds = (clean_book("K"), dirty_book("Q"))
    both = (seat, (seat + 2) % 4)
    now = table(hand="9C 7H 7D 7S", rules=rules, seat=seat, phase="play", in_foot=both, played_foot=both, melds=melds)
    step = apply(now, move)
    return there(round_end(step.events, step.table.board, COMPANY, me))


def test_it_says_who_with_what_and_what_it_brings() -> None:
    """Given three sevens and a last nine, the sevens stand before the nine, and the team gets its hundred."""
    ended = out(go_out("7H 7D 7S", discard="9C"))
    assert (ended.title, ended.ends) == ("You went out!", "Round 1 is over.")
    assert (ended.laid, ended.discard, ended.bonus) == (parse_cards("7H 7D 7S"), Card("9C"), 100)
    assert ended.with_what == "Last cards: three sevens, then the nine of clubs."
    assert ended.own


def test_the_only_round_has_no_number_and_what_leads_on_says_where() -> None:
    """The bug: after the guided round "Round 1 is over", and "Score the round" led to what was achieved."""
    ended = out(go_out("7H 7D 7S", discard="9C"), rules=replace(WEB, rounds=1))
    assert ended.ends == "The round is over."
    sheet = RoundEndSheet(ended, lambda: None, label=say_first_round.go_on())
    assert [button.label for button in sheet.buttons] == ["Continue"]


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


@pytest.mark.parametrize("ends", [*click((5, 5))[1:2], key(pygame.K_SPACE), key(pygame.K_RETURN), key(pygame.K_ESCAPE)])
def test_a_click_or_any_key_leads_on_at_once_but_not_the_one_that_went_out(ends: Event) -> None:
    """Given the second click of a double one, nothing; a moment later the same click leads to the score."""
    done: list[bool] = []
    sheet = RoundEndSheet(out(go_out("7H 7D 7S", discard="9C")), lambda: done.append(True))
    sheet.lay_out(kit_at())
    assert sheet.take(ends)
    assert done == []
    sheet.pass_time(DEAF + 0.01)
    assert sheet.take(ends)
    assert done == [True]
    assert not sheet.take(Event(pygame.MOUSEMOTION, pos=(4, 4), rel=(1, 1), buttons=(0, 0, 0)))


def test_a_newcomer_goes_on_with_the_button_alone() -> None:
    """The bug: a click beside the box skipped the end. Given a sheet that waits, only its button leads on."""
    done: list[bool] = []
    sheet = RoundEndSheet(out(go_out("7H 7D 7S", discard="9C")), lambda: done.append(True), waits=True)
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


def test_the_last_cards_are_below_their_own_words() -> None:
    """The bug: eleven cards that Rosa had played last were right below "Walt is caught with eleven cards", and taken
    for his. Given few or many, their words are above them, and what others were caught with is below.
    """
    caught = ("Walt is caught with eleven cards: that costs 385.", "June is caught with four cards: that costs 55.")
    for laid in ("", "7H 7D 7S", "AC AD QD TH 9C 8S 6D 5C 2S 2H"):
        ended = RoundEnd(
            "Rosa went out!", "The round is over.", 0, (1, 2), parse_cards(laid), Card("KS"), caught=caught
        )
        picture = Picture(DialogScene(partial(RoundEndSheet, ended, lambda: None)), (1366, 768))
        tops = {drawn.text: drawn.rect[1] for drawn in picture.texts}
        words = ended.with_what if ended.with_what in tops else say.played_last()
        order = [tops[ended.ends], tops[words], tops[caught[0]], tops[caught[1]]]
        assert order == sorted(order)
        assert tops[caught[0]] - tops[words] > 60


def asked_out(answer: bool = True) -> RoundEnd:
    """What is told of a round that ends after the partner was asked, with these cards left to the others."""
    melds = (clean_book("K"), dirty_book("Q"))
    now = table(
        hand="9C", rules=replace(WEB, permission=True), phase="play", in_foot=(0, 2), played_foot=(0, 2),
        melds=melds, hands={1: "4C 5C", 3: "3H KC"}, feet={3: "9S 9D TD"},
    )  # fmt: skip
    step = apply(now, go_out(discard="9C"))
    events = [*step.events]
    if step.table.board.phase.value == "answer":
        step = apply(step.table, Answer(answer))
        events += step.events
    return there(round_end(events, step.table.board, COMPANY, 0, left_over(step.table)))


def test_a_partner_who_was_asked_is_seen_to_nod() -> None:
    """Given Rosa, who was asked and agreed, the end says that she nodded, and her face has the tick; without a question
    nobody nodded.
    """
    ended = asked_out()
    assert "Rosa nodded." in ended.ends
    assert ended.agreed == frozenset({1})
    assert out(go_out("7H 7D 7S", discard="9C")).agreed == frozenset()


def test_it_says_who_was_caught_with_what() -> None:
    """Given June with a red three, a king and a whole foot, and Walt and Rosa with two small cards, the end tells of
    June, then of the others. The bugs: Walt was left out, and later the partner, whose cards cost the own team.
    """
    caught, *others = asked_out().caught
    assert {one.split(" is ")[0] for one in others} == {"Walt", "Rosa"}
    assert caught.startswith("June is caught with two cards and a whole foot: that costs ")
    assert caught.endswith(" (300 for the red three).")
    assert out(go_out("7H 7D 7S", discard="9C")).caught == ()


def test_a_computer_that_stood_in_is_not_called_you() -> None:
    """The bug: "You went out!" when the computer had played the round for a person who had asked it to."""
    melds = (clean_book("K"), dirty_book("Q"))
    now = table(
        hand="9C 7H 7D 7S", rules=WEB, phase="play", in_foot=(0, 2), played_foot=(0, 2), melds=melds
    )  # fmt: skip
    step = apply(now, go_out("7H 7D 7S", discard="9C"))
    away = make_people(COMPANY.names, (False,) * 4)
    for people, title in ((COMPANY, "You went out!"), (away, "The computer went out for you!")):
        ended = there(round_end(step.events, step.table.board, people, 0))
        assert ended.title == title


def test_everybody_of_the_own_side_who_was_caught_is_told() -> None:
    """Given Walt went out while you hold two cards and Rosa, whose card is dearer, one: first of yours, then of hers,
    and what is drawn below says what the small cards are.
    """
    now = table(
        hand="9C", rules=WEB, phase="play", seat=1, in_foot=(1, 3), played_foot=(1, 3),
        melds=(clean_book("K"), dirty_book("Q")), hands={0: "4C 5C", 2: "AC", 3: "6C"}, feet={0: "", 2: ""},
    )  # fmt: skip
    step = apply(now, go_out(discard="9C"))
    ended = there(round_end(step.events, step.table.board, COMPANY, 0, left_over(step.table)))
    assert [one.split(":")[0] for one in ended.caught] == [
        "You're caught with two cards",
        "Rosa is caught with one card",
    ]
    kit = kit_at((1366, 768))
    sheet = RoundEndSheet(ended, lambda: None)
    sheet.lay_out(kit)
    drawn: list[Drawn] = []
    kit.text.watch = drawn.append
    sheet.draw(kit, Surface((1366, 768)))
    assert {*ended.caught, ended.with_what} <= {text.text for text in drawn}


def test_what_was_caught_is_as_large_as_the_rest() -> None:
    """The bug: beside the ribbon the sentences that say what it cost the others were hard to read. Given them, with the
    red three's share, they are as large as what ended, and none is cut.
    """
    kit = kit_at((1366, 696))
    sheet = RoundEndSheet(asked_out(), lambda: None)
    sheet.lay_out(kit)
    drawn: list[Drawn] = []
    kit.text.watch = drawn.append
    sheet.draw(kit, Surface((1366, 696)))
    sizes = {one.text: one.px for one in drawn}
    assert {sizes[caught] for caught in sheet.ended.caught} == {sizes[sheet.ended.ends]}
