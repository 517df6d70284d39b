"""Tests for what the coach goes by: a move that costs next to nothing, and tips found by the worker."""

import random

import pytest

from game.analysis.coaching.tips import CanGoOut, CanOpen, DrawFirst, EndTurn, KeepPair, MeldWorth, OpeningRule
from game.analysis.facts import LEAST_POINTS
from game.analysis.judged.decisions import Decision
from game.analysis.judged.judging import DEEP, judge
from game.cards import Card, Rank
from game.engine.moves import Discard, Draw, GoOut, Group, MeldCards
from game.engine.table.board import Phase
from game.engine.table.view import PlayerView, view_of
from game.play.thinking.coach_tips import coaching, turn_with
from game.play.thinking.match_coach import MatchCoach
from game.play.thinking.taught_moves import TAUGHT, lit_opening, needed_book, taught
from game.play.thinking.thinker_messages import CoachRequest
from game.play.thinking.thinker_process import coach_answer
from game.reason.hint import reason_for, settled
from game.rules.presets import preset
from game.sentences.advice.coach import coach_words
from tests.build import cards, clean_book, dirty_book, my_view, table, there
from tests.play.matches_in_memory import fresh
from tests.play.thinking.test_thinker import thinker
from tests.properties.random_play import Seating, preset_seatings, rounds_of
from tests.slow import LONG, slow_except
from tests.toolkit.waiting import wait_for


def some_views(seating: Seating, count: int) -> list[PlayerView]:
    """So many views of a match in which somebody draws, lays down or discards."""
    rng = random.Random(f"coached {seating.name}")
    tables = [moment.before for moments in rounds_of(seating) for moment in moments[1:]]
    asked = [now for now in tables if now.board.phase in (Phase.DRAW, Phase.PLAY) and not now.board.shuffle_due]
    return [view_of(now, now.board.mover) for now in rng.sample(asked, min(count, len(asked)))]


@pytest.mark.slow
@pytest.mark.parametrize("seating", preset_seatings(range(4, 5))[:: 1 if LONG else 6], ids=lambda seating: seating.name)
def test_the_coach_goes_by_nothing_that_gives_sixty_points_away(seating: Seating) -> None:
    """Given views of a match, a longer look in other worlds finds nothing better by sixty points beyond its error."""
    for view in some_views(seating, 8):
        coached = coaching(view, ())
        if coached is not None and coached.advice is not None:
            way = turn_with(view, coached.advice.move)
            found = judge(Decision(0, view.seat, way, view), DEEP)
            assert found.points <= LEAST_POINTS + 2 * found.error, f"{view.hand}\n{way}\n{found}"


def test_a_move_that_gives_points_away_is_not_gone_by(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a hint that throws a joker away, the coach says nothing."""
    view = my_view(table("*R *B KC QD JS 9S 5D 4H", phase="play", melds=["AC AD AS"]))
    assert coaching(view, ()) is not None
    monkeypatch.setattr("game.play.thinking.coach_tips.settled", lambda *_: reason_for(view, Discard(Card("*R"))))
    assert coaching(view, ()) is None


@pytest.mark.usefixtures("reasons_weighed_briefly")
@pytest.mark.parametrize(
    "seating",
    slow_except(["FamilyTable-4in2-5"], preset_seatings(range(5, 8)), every=8),
    ids=lambda seating: seating.name,
)
def test_the_coach_never_contradicts_the_hint(seating: Seating) -> None:
    """Given views of a match, the coach shows the hint's own move or what is taught instead, as the hint does, and
    keeps no pair that is laid or discarded.
    """
    spoken = 0
    for view in some_views(seating, 6):
        coached = coaching(view, ())
        if coached is None or coached.advice is None:
            continue
        advice = settled(view, TAUGHT)
        spoken += 1
        assert coached.advice == advice or coached.advice.move == taught(view, advice.move)
        advice = coached.advice
        played = [card for group in getattr(advice.move, "groups", ()) for card in group.cards]
        played += [advice.move.card] if isinstance(advice.move, Discard) else []
        kept = [card for tip in coached.tips if isinstance(tip, KeepPair) for card in tip.cards]
        assert not set(kept) & set(played)
    assert spoken > 3


def test_an_opening_is_told_by_its_melds() -> None:
    """Given three jacks and two eights with a two, the tip is to open with 30 and 40 points of the 50 needed."""
    found = there(coaching(my_view(table("2H AC KS JS JD JC 9D 8H 8D 6D 5C 4S", phase="play", foot="4C 5D 6H 7S")), ()))
    assert found.advice is not None
    assert isinstance(found.advice.move, MeldCards)
    opening = next(tip for tip in found.tips if isinstance(tip, CanOpen))
    assert opening == CanOpen((MeldWorth(cards("8H 8D 2H"), 40), MeldWorth(cards("JS JD JC"), 30)), 70, 50)


def test_a_book_that_is_needed_is_completed() -> None:
    """The bug: with a two in the hand, the queens one card short of a dirty book and none yet, a newcomer was told to
    discard a nine. A clean meld is left clean, and a kind of book that isn't needed waits.
    """
    hand = "2D AH AC 9S 8D 8C 7S 5S 5C"
    for melds, card in (
        (["QC QD QH QS QC 2S", "JC JD JH"], Card("2D")),
        (["QC QD QH QS QC QD"], None),
        (["QC QD QH QS QC 2S", dirty_book("J"), "TS TD TH"], None),
    ):
        book = needed_book(my_view(table(hand, phase="play", melds=melds, foot="4C 5D 6H")))
        assert (book and book.groups) == (card and (Group((card,), 0),))
    view = my_view(table(hand, phase="play", melds=["QC QD QH QS QC 2S", "JC JD JH"], foot="4C 5D 6H"))
    found = there(coaching(view, ()))
    assert found.advice is not None
    assert found.advice.move == MeldCards((Group((Card("2D"),), 0),))


def test_the_coach_never_says_no_to_an_opening_that_is_lit(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a hand that opens with one wild card, the coach lays the opening out, whatever the hint would do."""
    view = my_view(table("2H KS KC JS JD JC 9D 7S 6H 5D 4C", phase="play", foot="4C 5D 6H 7S"))
    assert lit_opening(view) is not None
    for hint in (settled(view, TAUGHT), reason_for(view, Discard(Card("4C")))):
        monkeypatch.setattr("game.play.thinking.coach_tips.settled", lambda *_, hint=hint: hint)
        found = there(coaching(view, ()))
        assert found.advice is not None
        assert isinstance(found.advice.move, MeldCards)
        assert not any(isinstance(tip, EndTurn) for tip in found.tips)


def test_of_a_dear_opening_that_is_lit_the_rule_alone_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given one that takes two wild cards and a hint to discard, the coach says neither yes nor no. The bug: it was
    silent, and a newcomer met "50 points to open" without a word.
    """
    view = my_view(table("2S 2H QH QD JC JH 9C 8S 6S 5D 4C 3S", phase="play", foot="4C 5D 6H 7S"))
    monkeypatch.setattr("game.play.thinking.coach_tips.settled", lambda *_: reason_for(view, Discard(Card("3S"))))
    found = there(coaching(view, ()))
    assert found.advice is None
    assert found.tips == (OpeningRule(50, ((Rank("2"), 20), (Rank("Q"), 10), (Rank("6"), 5))),)
    assert coach_words(found.tips[0], view, ("You", "Walt", "Rosa", "June")).lines == (
        "Together, your first melds must reach the points to open.",
        "Twos 20, queens 10, sixes 5.",
    )


def test_nobody_is_coached_out_of_turn() -> None:
    """Given a view of somebody who waits, or has been asked, there is nothing to say."""
    now = table("KC KD KH", phase="play")
    assert coaching(view_of(now, 1), ()) is None


def test_the_worker_is_asked_about_the_table_as_it_is() -> None:
    """Given a match whose first seat is to draw, the worker tells its tips by and by, and none for another moment."""
    match = fresh()
    view = match.view(match.board.mover)
    with thinker() as thinking:
        coach = MatchCoach(match, thinking)
        assert coach.received() is None
        assert coach.ask(view, ())
        said = wait_for(coach.received)
        assert said == coaching(view, ())
        assert thinking.coached(match.header.id, match.event_count + 1) is None


def test_nobody_waits_for_a_worker_that_was_lost() -> None:
    """Given a worker that ends over a question, an answer may come until then, and not afterwards."""
    match = fresh()
    with thinker() as thinking:
        coach = MatchCoach(match, thinking)
        assert coach.ask(match.view(match.board.mover), ())
        assert coach.is_waiting()
        thinking.close()
        assert not coach.is_waiting()
        assert coach.received() is None


def test_a_question_that_cannot_be_answered_is_answered_with_nothing() -> None:
    """Given a view in which everything is at odds, the worker lives on and says nothing."""
    view = my_view(table("KC KD KH"))
    said = coach_answer(CoachRequest("game", 1, PlayerView(view.board, 0), (object(),)))  # type: ignore[arg-type]  # wrong on purpose
    advice = said.coaching.advice if said.coaching is not None else None
    assert advice is None or isinstance(advice.move, Draw)


def test_a_turn_begins_with_as_many_cards_as_the_rules_say() -> None:
    """Given the start of a turn without a pile, the first tip is to draw two."""
    found = there(coaching(my_view(table("KC KD 5H 9S")), ()))
    assert found.tips[0] == DrawFirst(2)


def test_whoever_can_go_out_is_told_so() -> None:
    """The bug: Go out was there, and the coach said to meld a four and then to discard another."""
    melds = [clean_book("K"), dirty_book("Q"), "9S 9H 9C"]
    view = my_view(table("9D 4D", preset("web"), phase="play", melds=melds, in_foot=(0, 2), played_foot=(0, 2)))
    told = there(coaching(view, ()))
    assert isinstance(told.tips[0], CanGoOut)
    assert told.advice is not None
    assert isinstance(told.advice.move, GoOut)
