"""Tests for game/play/asked_view.py."""

import json

import msgspec
import pytest

from game.engine.candidates import candidates
from game.engine.table.board import Phase
from game.engine.table.view import view_of
from game.play.action_words import observed
from game.play.asked_view import view_asked
from game.play.bot_lines import bot_seen, bot_view
from game.rules.presets import ruleset_from
from tests.properties.random_play import Seating, play, preset_seatings, random_seatings
from tests.slow import slow_except

PEEK = Seating(ruleset_from({"name": "peek", "take_peek": True}), 4, 2, 1)
FREE = Seating(ruleset_from({"name": "free", "first_upcard": "natural", "first_take_free": True}), 4, 2, 1)
"""The bug: only seat 0 saw that the turned card is free, whoever plays first."""

SEATINGS = [*preset_seatings(range(1)), *random_seatings(12, True), PEEK, FREE]
QUICK = [PEEK, FREE, *SEATINGS[:-2:10]]


@pytest.mark.parametrize(
    "seating", slow_except([one.name for one in QUICK], SEATINGS, every=4), ids=lambda one: one.name
)
def test_a_trained_bot_sees_the_numbers_that_it_was_trained_with(seating: Seating) -> None:
    """At every decision of a careless match, the ask as JSON gives back what the environment observes and its moves."""
    for moment in play(seating):
        board = moment.before.board
        if board.phase is Phase.ENDED or board.shuffle_due:
            continue
        view = view_of(moment.before, board.mover)
        ask = json.loads(msgspec.json.encode({"view": bot_view(view), "seen": bot_seen(view)}))
        again = view_asked(board.rules, board.teams, ask)
        assert observed(again) == observed(view)
        assert candidates(again) == candidates(view)
