"""A friend's match beside the own one: from the file to both tables, on and back, and to a new game."""

from pathlib import Path

import pygame
import pytest

from game.analysis.judged.decisions import decisions_of
from game.messages.amounts import points
from game.messages.functions import beside_friend as say
from game.play.results.beside import Record
from game.ui.review.beside_friend.presenter import FRIENDS_FILE, BesideFriend, why_no_friend, with_friends_name
from game.ui.review.beside_friend.screen import BesideFriendScene
from game.ui.shared.preferences import Preferences
from game.ui.shared.requests import GoBack, PlayOn, ProgramRequest
from game.ui.system.file_chooser.screen import FileChooserScene
from game.ui.system.keys.key_lists import KEYS_BY_SCREEN
from saves.records.lines import EndLine, header_in
from tests.play.analysts import TryJudgeAtOnce
from tests.play.deals_played import played, text_of
from tests.play.results.test_beside import TROUBLES, ida
from tests.toolkit.waiting import wait_until
from tests.ui.drive import key, send, shared_kit
from tests.ui.friends_beside import JudgeWithAnswer, actions
from tests.ui.thinking_again import Stack


def my_match() -> Record:
    """The own match, played when it is needed."""
    return played("hard")


def led(stack: Stack) -> tuple[BesideFriend, list[ProgramRequest]]:
    """Who leads there, and what the program is asked."""
    asked: list[ProgramRequest] = []
    leads = BesideFriend(stack, my_match(), "Today's deal", asked.append, TryJudgeAtOnce)  # type: ignore[arg-type]  # without a window
    return leads, asked


def open_file(stack: Stack, path: Path) -> None:
    """The name typed, the button pressed, and the answer waited for."""
    scene = stack.scenes[-1]
    assert isinstance(scene, FileChooserScene)
    scene.take_file(path)
    wait_until(lambda: not scene.busy or stack.scenes[-1] is not scene, lambda: scene.update(0.01))


def shown(stack: Stack) -> BesideFriendScene:
    """The screen with both tables."""
    scene = stack.scenes[-1]
    assert isinstance(scene, BesideFriendScene)
    return scene


def test_a_friends_file_leads_to_both_tables(tmp_path: Path) -> None:
    """A good file takes the question away and lays both tables there, at the turn in which they parted."""
    path = tmp_path / "ida.handfoot.jsonl"
    path.write_text(text_of(ida()), encoding="utf-8")
    stack = Stack()
    leads, _ = led(stack)
    leads.ask_for_file()
    open_file(stack, path)
    assert len(stack.scenes) == 1
    message = shown(stack).message
    assert "Turn 1: first difference" in message
    for name, record in (("You", my_match()), ("Ida", ida())):
        end = record[-1]
        assert isinstance(end, EndLine)
        assert f"{name}, {points(end.totals[0] - end.totals[1])} in the end" in message


@pytest.mark.parametrize("name", TROUBLES)
def test_a_file_that_will_not_do_is_told_where_it_was_named(tmp_path: Path, name: str) -> None:
    """One sentence or two, the question stays, and the file stays as it is."""
    make, trouble = TROUBLES[name]
    path = tmp_path / "ida.handfoot.jsonl"
    path.write_text(make(), encoding="utf-8")
    before = path.read_bytes()
    stack = Stack()
    leads, _ = led(stack)
    leads.ask_for_file()
    open_file(stack, path)
    assert isinstance(stack.scenes[-1], FileChooserScene)
    assert stack.scenes[-1].message == why_no_friend(trouble)
    assert path.read_bytes() == before


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    """A name that leads nowhere is a sentence, too."""
    stack = Stack()
    leads, _ = led(stack)
    leads.ask_for_file()
    open_file(stack, tmp_path / "nobody.handfoot.jsonl")
    assert stack.scenes[-1].message.startswith("That file can't be read")  # type: ignore[attr-defined]  # a form's


def test_two_people_called_you_are_told_apart() -> None:
    """A friend who is "You" there, or has the own name, is called "Your friend"; another name stays."""
    for name, called in (("You", say.your_friend()), ("Ida", "Ida")):
        header = header_in(with_friends_name(played("normal", name=name), my_match()))
        assert header.seats[0].name == called


def test_stepping_goes_through_both_and_back() -> None:
    """Each step is one turn on in both; where one is over the other goes on; First difference leads back."""
    there = actions(my_match(), ida())
    first = there.shown
    assert first.is_parting
    seen = [first]
    while not seen[-1].is_over:
        seen.append(there.step(1))
    turns = [
        len({(one.seat, one.round, one.turn) for one in decisions_of(lines, range(4))}) for lines in (my_match(), ida())
    ]
    assert len(seen) == max(turns)
    assert there.step(1) == seen[-1]
    assert there.step(-1) == seen[-2]
    assert there.to_parting() == first
    while not there.shown.is_first:
        there.step(-1)
    assert there.step(-1) == there.shown


def test_playing_on_begins_after_the_turn_that_is_shown() -> None:
    """My way and hers are lines of their own records, each after the turn at hand; at the end neither can be had."""
    there = actions(my_match(), ida())
    asked: list[ProgramRequest] = there.asked  # type: ignore[attr-defined]  # noted for tests
    there.play_on(True)
    there.play_on(False)
    mine, theirs = asked
    assert isinstance(mine, PlayOn)
    assert isinstance(theirs, PlayOn)
    assert (mine.lines, theirs.lines[1:]) == (my_match(), ida()[1:])
    header = header_in(theirs.lines)
    assert header.seats[0].name == "You"  # whoever plays on sits in the friend's chair
    for on, way in ((mine, "hard"), (theirs, "normal")):
        last = on.lines[on.line - 1]
        assert "discard" in str(type(last.move)).lower(), way  # type: ignore[union-attr]  # a move
    while not there.shown.is_over:
        there.step(1)
    there.play_on(True)
    assert len(asked) == 2
    assert not there.shown.may_play_mine


def test_it_is_played_by_keys_alone() -> None:
    """Enter steps on, Page up back, Home leads to the parting and Esc back."""
    there = actions(my_match(), ida())
    scene = BesideFriendScene(there.shown, there)
    scene.resize(shared_kit((1280, 720), Preferences()))
    send(scene.handle, key(pygame.K_RETURN), key(pygame.K_RETURN))
    assert scene.message.startswith("Two turns after the first difference")
    send(scene.handle, key(pygame.K_PAGEUP))
    assert scene.message.startswith("One turn after the first difference")
    send(scene.handle, key(pygame.K_HOME))
    assert "first difference" in scene.message
    send(scene.handle, key(pygame.K_ESCAPE))
    assert there.asked == [GoBack()]  # type: ignore[attr-defined]  # noted for tests


def test_its_keys_are_told() -> None:
    """F1 tells what the keys do on both screens."""
    assert {BesideFriendScene.name, FRIENDS_FILE.name} <= set(KEYS_BY_SCREEN)


def test_nothing_runs_on_when_nobody_looks() -> None:
    """Leaving the screen ends the judge."""
    judge = JudgeWithAnswer()
    closed = []
    judge.close = lambda: closed.append(True)  # type: ignore[method-assign]  # noted
    there = actions(my_match(), ida(), judge)
    scene = BesideFriendScene(there.shown, there)
    scene.leave()
    assert closed
    assert there.poll() is None
