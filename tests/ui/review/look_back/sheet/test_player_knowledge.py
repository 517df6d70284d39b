"""What a player knew at a move of a match looked back at: the own view, nothing more, and why the move was made."""

import re

import pygame
import pytest

from game.ai.player import Think
from game.ai.players.easy import remembered
from game.ai.players.hard import Hard
from game.engine.moves import Discard, Draw
from game.engine.partners.agreements import Agreement
from game.engine.table.board import Phase
from game.engine.table.view import view_of
from game.messages.functions import looking_back as say
from game.reason.purposes import Advice
from game.sentences.grammar import seat_person
from game.ui.review.look_back.sheet.player_knowledge import (
    AgreedReason,
    OwnReason,
    SpeaksFor,
    knowledge_at,
    memory_of,
    reason_of_turn,
    reason_told,
)
from game.ui.shared.moments.film import Film
from saves.records.lines import EndLine, MoveLine
from tests.build import lay, my_view, table, throw
from tests.play.test_told_agreements import GUIDED, record_of
from tests.ui.drive import Picture, find, key, send
from tests.ui.looked_back_matches import LEVELS, going_on, looked_back as scene, seated

NAMES = ("Anna", "Walt", "Rosa", "June")


def test_the_view_is_the_one_before_the_move() -> None:
    """Given any move at all, what its player knew is the own view then; the hand is there, no other card is."""
    film = Film(seated())
    told = [moment for moment in range(len(film)) if film.may_tell(moment)]
    assert {film.shots[moment].by for moment in told} == {0, 1, 2, 3}
    assert len(told) == sum(shot.move is not None for shot in film.shots)
    for moment in told[::21]:
        view = film.decided_from(moment)
        assert view == view_of(film._tables[moment - 1], view.seat)
        assert view.board.mover == view.seat
        shown = knowledge_at(film, moment).view
        assert shown.hand == view.hand
        if LEVELS[view.seat] == "easy":
            assert len(shown.board.pile_seen) <= 4
            assert not any(shown.board.taken)


@pytest.mark.parametrize("people", [(0,), (0, 2)])
def test_nothing_is_told_of_other_people_or_of_a_round_that_goes_on(people: tuple[int, ...]) -> None:
    """Given a match in its second round, moves of the first are told, later ones are not; nor those of two people who
    share the screen.
    """
    film = Film(going_on(people))
    assert not film.is_finished
    for moment in range(len(film)):
        shot = film.shots[moment]
        is_told = film.may_tell(moment)
        is_hidden = shot.by in people and len(people) > 1
        assert is_told == (shot.by is not None and not is_hidden and film.round_at(moment) == 1)
        if not is_told:
            with pytest.raises(ValueError, match="once the round is over"):
                film.decided_from(moment)


def test_a_persons_own_move_is_told_by_what_speaks_for_it() -> None:
    """Given the person's own discards in a round that is over, K shows the hand each came from; what speaks for it is
    told where hard would have thrown that rank.
    """
    replay = scene(going_on())
    film = replay.film
    mine = [n for n in range(1, len(film)) if film.shots[n].by == 0 and film.may_tell(n)]
    thrown = [n for n in mine if isinstance(film.shots[n].move, Discard)]
    told = set()
    send(replay.handle, key(pygame.K_k))
    for moment in thrown:
        replay.go_to(moment)
        view, move = film.decided_from(moment), film.shots[moment].move
        own = Hard().decide(view, Think())
        assert replay.shown.view.hand == view.hand
        is_same = isinstance(move, Discard) and isinstance(own, Discard) and move.card[0] == own.card[0]
        assert ("would have done the same" in replay.message) == is_same
        assert bool(knowledge_at(film, moment).reason) == is_same
        told.add(is_same)
    assert told == {True, False}
    assert f"What {film.names[0]} knew" in Picture(replay, (1280, 720)).words


def test_nobody_names_another_move_that_was_not_weighed() -> None:
    """The bug: "No better move was found here", and behind it "A Hard player would have chosen to meld a queen"."""
    film, seen = scene(going_on()).film, set[bool]()
    for moment in [n for n in range(1, len(film)) if film.shots[n].by == 0 and film.may_tell(n)]:
        known, move = knowledge_at(film, moment), film.shots[moment].move
        is_same = isinstance(known.reason, SpeaksFor) and known.reason.advice.move == move
        assert (known.said[1] != "") == is_same
        seen.add(is_same)
        if len(seen) == 2:
            break
    assert seen == {True, False}


def test_what_supports_a_turn_supports_all_of_it() -> None:
    """The bug: "A Hard player would have done the same" below a turn whose discard the hint had advised against."""
    film = scene(going_on()).film
    lone = set[bool]()
    for turn in film.turns:
        if film.shots[turn.start + 1].by != 0:
            continue
        moves = [n for n in film.moves_of(turn) if film.may_tell(n) and not isinstance(film.shots[n].move, Draw)]
        for telling in moves:
            told = [knowledge_at(film, moment).reason for moment in moves]
            assert (reason_of_turn(film, telling, moves) is not None) == all(told)
            lone.add(any(told) and not all(told))
        if len(lone) == 2:
            break
    assert lone == {True, False}


def test_reasons_are_told_in_whole_sentences() -> None:
    """Given moves of computer players and of a person, no reason ends twice, says nothing or begins in the middle."""
    for film in (Film(seated()), Film(going_on())):
        reasons = [knowledge_at(film, n).reason for n in range(0, len(film), 25) if film.may_tell(n)]
        told = [reason_told(reason) for reason in reasons if reason is not None]
        assert told
        assert [text for text in told if re.search(r"\.\.|[“ ]\.|, [A-Z]\w+ the \w+:|[.:] *$(?<!\.)", text)] == []


def test_the_button_says_why_it_is_off() -> None:
    """Given a round that goes on, the button is off and tells why."""
    replay = scene(going_on())
    replay.go_to(next(n for n in range(len(replay.film) - 20, len(replay.film)) if replay.film.shots[n].by == 1))
    assert not find(replay, "button/knew").enabled
    assert replay.shown.knew_button.why_not == "once the round is over"


def test_before_a_turns_first_move_it_is_that_turn_that_is_explained() -> None:
    """Given the first moment of each turn of a round, K tells what the player of that turn knew, not who moved last,
    and shows that player's turn; K again leads back into the same turn.
    """
    replay = scene(seated())
    film = replay.film
    for turn in film.turns[:12]:
        replay.go_to(turn.start)
        mover, number = film.seat_of(turn), replay.shown.turn
        send(replay.handle, key(pygame.K_k))
        memory, row = replay.shown.memory, replay.shown.row
        assert memory is not None
        assert row is not None
        assert memory.title == say.what_knew(seat_person(film.names, mover))
        assert row.seat == mover
        send(replay.handle, key(pygame.K_k))
        assert replay.shown.turn == number


def test_stepping_on_goes_on_showing_what_each_knew() -> None:
    """Given the view of one player, the next move shows that of whoever made it, the person's own among them."""
    replay = scene(seated())
    replay.go_to(next(n for n in range(40, len(replay.film)) if replay.film.shots[n].by == 1))
    send(replay.handle, key(pygame.K_k))
    seen = set[int]()
    while seen != {0, 1, 2, 3}:
        send(replay.handle, key(pygame.K_RIGHT))
        by = replay.film.shots[replay.state.moment].by
        if by is not None:
            assert replay.shown.view.seat == by
            seen.add(by)
        else:
            assert replay.shown.memory is None


def test_memory_tells_the_pile_and_what_others_took_openly() -> None:
    """Given a view late in a round, the sheet holds its pile by rank, cards known in hands, and how many never seen."""
    film = Film(seated())
    moment = next(
        n
        for n in range(100, len(film))
        if film.may_tell(n) and film.shots[n].by == 2 and any(film.decided_from(n).board.taken[1])
    )
    view = film.decided_from(moment)
    memory = memory_of(view, NAMES)
    told = dict(memory.paragraphs)
    assert memory.title == "What Rosa knew"
    assert "Walt: " in told["Taken from the discard pile, still held"]
    assert "Rosa" not in told["Taken from the discard pile, still held"]
    board = view.board
    unknown = board.stock + sum(board.feet) + sum(board.tails) + sum(board.hands) - len(view.hand)
    unknown -= sum(len(cards) for seat, cards in enumerate(board.taken) if seat != 2)
    assert told["Never seen"].startswith(f"{unknown} ")


def test_what_a_beginner_forgot_was_seen() -> None:
    """Given a pile of face-up discards of which a beginner remembers the last lap, the rest is forgotten, and what was
    never seen is the same for both.
    """
    film = Film(seated())
    view = next(
        view
        for view in (film.decided_from(n) for n in range(100, len(film)) if film.may_tell(n))
        if len(view.board.pile_seen) > view.board.players
    )
    memory, whole = memory_of(remembered(view), NAMES, "", view), memory_of(view, NAMES)
    assert "forgotten" in dict(memory.paragraphs)["In the discard pile"]
    assert "not seen" not in dict(memory.paragraphs)["In the discard pile"]
    assert dict(memory.paragraphs)["Never seen"] == dict(whole.paragraphs)["Never seen"]


def test_a_move_without_a_purpose_is_explained_by_what_is_true() -> None:
    """Given moves that no purpose explains: "I had no special reason" was no answer."""
    view = my_view(table("KC KD 5C 9D 9H", phase="play", melds=["9C 9S 9D"]))
    told = [
        reason_told(OwnReason(Advice(move=move), NAMES, None, view))
        for move in (throw("5C"), throw("KC"), lay("9D > 0"), Draw())
    ]
    assert told == [
        "“I had only one five, and no meld for it.”",
        "“Of all my cards, I could best spare the king.”",
        "“That put ten points on the table.”",
        "“I expected more from the stock than from the pile.”",
    ]


def test_a_moment_is_found_by_the_line_of_the_record() -> None:
    """Given the number of a line, the moment it led to shows that very move."""
    record = seated()
    film = Film(record)
    for number, line in enumerate(record, 1):
        if isinstance(line, MoveLine):
            shot = film.shots[film.moment_of(number)]
            assert (shot.number, shot.by, shot.move) == (number, line.seat, line.move)
    assert isinstance(record[-1], EndLine)
    assert film.moment_of(len(record)) == len(film) - 1
    assert film.view(0, 0).board.phase != Phase.ENDED


def test_a_guided_round_quotes_no_agreement() -> None:
    """The bug: "We agreed I'd finish books first", of a round in which nobody had agreed on anything."""
    for quotes, players in ((False, GUIDED), (True, ((), (), (Agreement.FINISH_BOOKS,), ()))):
        film = Film(record_of(*players))
        told = (knowledge_at(film, n).reason for n in range(0, len(film), 1 if quotes else 4) if film.may_tell(n))
        assert any(isinstance(reason, AgreedReason) for reason in told) is quotes
