"""What a computer player knew: what is shown of a move, what stays secret, and a proof from the press to its end."""

from collections.abc import Callable, Sequence
from functools import partial

import pygame
import pytest
from msgspec.structs import replace

from game.cards import cards_text
from game.engine.moves import Choose, Discard
from game.engine.table.view import SPECTATOR
from game.messages.functions import proof as say
from game.play.honesty.proof import moves_to_ask
from game.play.results.proving import AnswerAgain, RunningProof, answers_again
from game.sentences.at_table.spoken_text import open_read
from game.toolkit.speed import POLLED
from game.ui.review.proof.presenter import WhatItKnew, known_move
from game.ui.review.proof.screen import DEALS_SHOWN, ProofScene, ProofStage
from game.ui.shared.moments.film import Film
from game.ui.shared.requests import ShowFairPlay
from saves.records.lines import EndLine, GameLine, Line, ScoreLine, SeatInfo
from tests.toolkit.waiting import wait_until
from tests.ui.drive import Picture, find, key, press, send
from tests.ui.looked_back_matches import going_on, match, seated
from tests.ui.proofs_shown import line_of, shown
from tests.ui.thinking_again import Stack


class ProofHere(RunningProof):
    """Proves without a process, so many answers each time it is asked; after `fails_at` of them it fails once."""

    def __init__(self, lines: Sequence[Line], line: int, opens: bool, at_once: int = 20, fails_at: int = 1000) -> None:
        super().__init__(lines, line, opens)
        self._all = list(answers_again(lines, line, opens))
        self._at_once, self._fails_at, self._runs = at_once, fails_at, False

    def start(self) -> None:
        """From the beginning."""
        self._runs, self.came, self.has_failed = True, (), False

    def poll(self) -> bool:
        """The next answers."""
        if not self._runs:
            return False
        self.came = tuple(self._all[: len(self.came) + self._at_once])
        self.has_failed = len(self.came) >= self._fails_at
        self.is_done = not self.has_failed and len(self.came) == len(self._all)
        if self.has_failed:
            self._fails_at = 1000
        self._runs = not (self.is_done or self.has_failed)
        return True


def opened(
    lines: Sequence[Line], line: int, make: Callable[..., RunningProof] = ProofHere
) -> tuple[ProofScene, list[object]]:
    """The screen of a move, laid over nothing, and what it asks for."""
    asked: list[object] = []
    stack = Stack()
    known = WhatItKnew(stack, lines, line, asked.append, make)  # type: ignore[arg-type]  # as much of it as is needed
    stack.push(known.scene)
    return known.scene, asked


def passing(scene: ProofScene, seconds: float = POLLED) -> None:
    """One pass of the loop."""
    scene.update(seconds)
    scene.report()


def test_a_proof_goes_from_the_press_to_three_deals() -> None:
    """Given a move of a match that is over: P begins, the tally grows with each pass, at its end three deals are opened
    with other cards and the same move, M shows three others, and Esc leads back.
    """
    lines = seated()
    line = line_of(lines, Discard, 30)
    scene, asked = opened(lines, line)
    assert find(scene, "button/prove").enabled
    send(scene.handle, key(pygame.K_p))
    tallies = []
    for _ in range(4):
        passing(scene)
        tallies.append(scene.message)
    assert [say.tally(n, n) in told for n, told in zip((20, 40, 50, 50), tallies, strict=True)] == [True] * 4
    assert scene.state.stage is ProofStage.DONE
    first = scene.state.opened
    assert len({deal.hands for deal in first}) == DEALS_SHOWN
    assert {deal.move for deal in first} == {scene.state.known.move}
    send(scene.handle, key(pygame.K_m))
    assert not {deal.deal for deal in first} & {deal.deal for deal in scene.state.opened}
    press(scene, "button/how")
    assert asked == [ShowFairPlay()]


def test_the_table_is_that_of_the_players_eyes() -> None:
    """Given a move in a round that is over, the hand is the seat's own before the move, and the others' are backs. A
    stack is chosen at the deal, in nobody's first turn.
    """
    lines = seated()
    line = line_of(lines, Discard, 30)
    known = known_move(Film(lines), line)
    (asked,) = [one for one in moves_to_ask(lines) if one.line == line]
    assert known.is_open
    assert sorted(known.moment.view.hand) == sorted(asked.table.hands[asked.seat])
    assert (known.seat, known.move) == (asked.seat, asked.move)
    assert isinstance(known.move, Discard)
    assert known.moment.raised == (known.move.card,)
    lines = seated(match("match-family-4"))
    scene, _ = opened(lines, line_of(lines, Choose, 0))
    assert "Round 1, the deal." in " ".join(Picture(scene, (1920, 1080)).words)


def test_nothing_secret_is_shown_while_the_round_goes_on() -> None:
    """Given moves of a round that goes on, there is no hand behind the picture; the proof tells of each deal whether
    the answer was the same and nothing else, and neither cards nor deals can be read, pointed at or heard.
    """
    lines = going_on()
    line = line_of(lines, Discard, -2)
    known = known_move(Film(lines), line)
    assert known.moment.view.seat == SPECTATOR
    assert known.moment.view.hand == ()
    answers = list(answers_again(lines, line, known.is_open, 5))
    assert answers == [AnswerAgain(deal, True) for deal in range(1, 6)]
    scene = shown(is_over=False, nth=-2)
    picture = Picture(scene, (1280, 720))
    assert scene.state.opened == ()
    assert say.opened_later() in " ".join(picture.words)
    (asked,) = [one for one in moves_to_ask(lines) if one.line == line]
    hand = asked.table.hands[asked.seat]
    told = " ".join([*picture.words, scene.message, *(words for one in scene.told for words in (one.words,) if words)])
    assert cards_text(hand) not in told
    assert {target.id for target in scene.report().targets} == {
        "button/back",
        "button/all_cards",
        "button/done",
        "button/how",
    }


@pytest.mark.parametrize("ending", [ScoreLine, EndLine])
def test_the_deals_are_opened_once_the_round_is_over(ending: type[Line]) -> None:
    """Given a record up to the line before and after the one that ends the round, or the match, deals open then."""
    lines = seated()
    at = next(n for n, line in enumerate(lines) if isinstance(line, ending))
    line = line_of(lines[:at], Discard, -1)
    assert known_move(Film(lines[: at + 1]), line).is_open


def test_a_differing_answer_stands_first_and_is_called_a_fault() -> None:
    """Given a player whose answer changes in some deals, these come first in the tally and among the opened deals."""
    scene = shown(other=3)
    changed = [answer.deal for answer in scene.state.answers if not answer.is_same]
    assert [answer.deal for answer in scene.state.opened] == changed[:DEALS_SHOWN]
    assert say.tally(50 - len(changed), 50) in scene.message
    assert "bug in the program" in scene.message
    assert say.proved() not in Picture(scene, (1280, 720)).words


def test_a_proof_that_breaks_off_can_be_tried_again() -> None:
    """Given a process that is lost, the screen says so, and the same button begins anew."""
    lines = seated()
    line = line_of(lines, Discard, 3)
    scene, _ = opened(lines, line, partial(ProofHere, fails_at=40))
    press(scene, "button/prove")
    for _ in range(3):
        passing(scene)
    assert say.stopped() in scene.message
    press(scene, "button/prove")
    for _ in range(5):
        passing(scene)
    assert say.tally(50, 50) in scene.message


def test_a_bot_cannot_be_asked() -> None:
    """Given a move of a bot, the screen says that we can't look into it, and there is nothing to press but the way
    back and what is read.
    """
    header, *rest = seated()
    assert isinstance(header, GameLine)
    lines: list[Line] = [header, *rest]
    line = line_of(lines, Discard, 5)
    seat = next(one.seat for one in moves_to_ask(lines) if one.line == line)
    seats = (*header.seats[:seat], SeatInfo(name="Zed", kind="bot"), *header.seats[seat + 1 :])
    scene, _ = opened([replace(header, seats=seats), *rest], line, RunningProof)
    assert say.bot() in scene.message
    assert {target.id for target in scene.report().targets} == {
        "button/back",
        "button/all_cards",
        "button/done",
        "button/how",
    }


@pytest.mark.slow
def test_the_real_process_proves_it() -> None:
    """Given the process itself, fifty answers come, all the same, and leaving ends it."""
    lines = seated()
    line = line_of(lines, Discard, 3)
    scene, _ = opened(lines, line, RunningProof)
    press(scene, "button/prove")
    wait_until(lambda: scene.state.stage is ProofStage.DONE, lambda: passing(scene))
    assert scene.state.same == len(scene.state.answers) == 50
    scene.leave()


def test_everybodys_cards_are_there_once_the_match_is_over() -> None:
    """Given a match that is over, A tells what each of the others held, and hides it again; before, neither A nor the
    button does anything.
    """
    scene = shown()
    Picture(scene, (1280, 720))
    known = scene.state.known
    others = {open_read(name, known.hands[seat], ()) for seat, name in ((2, "Rosa"), (3, "June"))}
    assert not others & {one.words for one in scene.told}
    send(scene.handle, key(pygame.K_a))
    assert others <= {one.words for one in scene.told}
    send(scene.handle, key(pygame.K_a))
    assert not others & {one.words for one in scene.told}
    scene = shown(is_over=False, nth=-2)
    Picture(scene, (1280, 720))
    assert scene.state.known.hands == ()
    assert not find(scene, "button/all_cards").enabled
    send(scene.handle, key(pygame.K_a))
    assert not scene.state.shows_all
