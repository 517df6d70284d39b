"""Nothing that the coach says is untrue: every number and card is worked out anew from the view, by any rules."""

import random
import re
from typing import get_args

import pytest

from game.ai.player import Think
from game.ai.players.tuned_player import Habits
from game.analysis.coaching.tip_finder import tips_for
from game.analysis.coaching.tips import KeepPair, MadeDirty, PileWasFrozen, Tip
from game.cards import Rank, is_wild, rank_of
from game.engine.events import events_for
from game.engine.moves import Discard, GoOut, MeldCards, Move
from game.engine.table.board import Phase
from game.engine.table.view import PlayerView, view_of
from game.play.practising.practice import Practice
from game.sentences.advice.coach import coach_words
from tests.properties.random_play import Moment, Seating, large_seatings, preset_seatings, random_seatings, rounds_of
from tests.sentences.coach_truth import NAMES, plays_of, untrue_in
from tests.slow import LONG, slow_except

VIEWS = 60 if LONG else 6
"""Looked at in a round."""


def seatings() -> list[Seating]:
    """The tables of the five rule sets, and random rules over the variations of the seeds and beyond them."""
    many = 200 if LONG else 10
    presets = (*preset_seatings(range(1, 6 if LONG else 2)), *large_seatings(range(1, 2)))
    return [*presets, *random_seatings(many), *random_seatings(2 * many, True)]


def hinted(view: PlayerView) -> Move:
    """The move of a hint, without the reason, which is found by playing on."""
    return Habits().decide(view, Think())


def said_in(moments: list[Moment], rng: random.Random) -> list[tuple[Tip, PlayerView, Move]]:
    """All tips of some views of a round, by what would be advised there and by other moves that could be made."""
    found: list[tuple[Tip, PlayerView, Move]] = []
    numbers = [n for n, moment in enumerate(moments) if moment.before.board.phase in (Phase.DRAW, Phase.PLAY)]
    for number in rng.sample(numbers, min(len(numbers), VIEWS)):
        table = moments[number].before
        if table.board.shuffle_due:
            continue
        view = view_of(table, table.board.mover)
        since = [event for moment in moments[max(0, number - 12) : number] for event in moment.events]
        for move in dict.fromkeys((hinted(view), *plays_of(view))):
            found += [(tip, view, move) for tip in tips_for(view, move, events_for(since, view.seat))]
    return found


QUICK = (
    *("FamilyTable-4in2-1", "CampusBooks-5in5-1", "Partnership-6in2-1", "Couples-8in4-1"),
    *("random5-6in3-5", "house15-3in3-15", "house18-3in3-18", "house64-4in2-64"),
)


@pytest.mark.parametrize("match_", slow_except(QUICK, seatings()), ids=lambda match_: match_.name)
def test_every_number_and_card_that_the_coach_says_is_right(match_: Seating) -> None:
    rng = random.Random(f"true tips {match_.name} {match_.seed}")
    for moments in rounds_of(match_):
        for tip, view, move in said_in(moments, rng):
            said = coach_words(tip, view, NAMES).sentences
            assert 1 <= len(said) <= 2
            assert view.board.players > view.board.teams or "team" not in " ".join(said), said
            untrue = untrue_in(" ".join(said), view, move)
            assert not untrue, f"{untrue}\n{said}\n{tip}\n{move}\nhand {view.hand}"


def kept_and_played(view: PlayerView) -> tuple[set[Rank], set[Rank]]:
    """What the coach would have kept in a turn that follows every hint, and what that turn lays down and discards."""
    practice, kept = Practice(view), set[Rank]()
    move = hinted(view)
    while True:
        tips = tips_for(practice.view, move)
        kept |= {rank_of(card) for tip in tips if isinstance(tip, KeepPair) for card in tip.cards}
        if practice.play(move) is not None or practice.is_decided:
            break
        move = hinted(practice.view)
    played = [move.card for move in practice.moves if isinstance(move, Discard)]
    for move in practice.moves:
        if isinstance(move, MeldCards | GoOut):
            played += [card for group in move.groups for card in group.cards]
    return kept, {rank_of(card) for card in played if not is_wild(card)}


@pytest.mark.parametrize("match_", slow_except(QUICK, seatings()), ids=lambda match_: match_.name)
def test_no_tip_keeps_cards_that_the_hinted_turn_plays(match_: Seating) -> None:
    rng = random.Random(f"kept tips {match_.name} {match_.seed}")
    for moments in rounds_of(match_):
        tables = [moment.before for moment in moments if moment.before.board.phase is Phase.PLAY]
        for table in rng.sample(tables, min(len(tables), VIEWS)):
            kept, played = kept_and_played(view_of(table, table.board.mover))
            assert not kept & played


@pytest.mark.slow
def test_all_kinds_of_tips_come_up_and_any_other_number_in_them_would_be_found() -> None:
    rng = random.Random(7)
    kinds: set[type[Tip]] = set()
    for seating in preset_seatings(range(1, 3)):
        for moments in rounds_of(seating):
            for tip, view, move in said_in(moments, rng):
                kinds.add(type(tip))
                said = " ".join(coach_words(tip, view, NAMES).sentences)
                for number in re.finditer(r"\b\d[\d,]*\b|(?<=and )(?:four|six|nine)\b", said):
                    other = str(int(number.group().replace(",", "")) + 5) if number.group()[0].isdigit() else "thirteen"
                    changed = said[: number.start()] + other + said[number.end() :]
                    assert untrue_in(changed, view, move), changed
    assert kinds >= set(get_args(Tip)) - {PileWasFrozen, MadeDirty}
