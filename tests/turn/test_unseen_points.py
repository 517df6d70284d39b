"""What hidden cards are worth on an average, from what a seat can see."""

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from game.cards import is_red_three
from game.engine.events import MeldsTakenBack
from game.engine.melding.melds import card_values
from game.engine.moves import Draw, Move
from game.engine.table.state import Table
from game.sentences.at_table.log import LogLine, log_lines
from game.turn.undo_words import undo_words
from game.turn.unseen_points import average_hidden, red_three_hidden
from tests.build import WEB, after, full_deck, lay, my_view, table, throw, told


def test_what_lies_open_is_left_out() -> None:
    values = card_values(WEB)
    deck = full_deck(4)
    plain = [card for card in deck if not is_red_three(card)]
    all_of_them = sum(values[card] for card in plain) / len(plain)
    rich = average_hidden(my_view(table(hand="*R *B AC AD AH AS 2C 2D 2H 2S", rules=WEB)))
    assert 0 < rich < all_of_them
    poor = average_hidden(my_view(table(hand="4C 4D 4H 4S 5C 5D 5H 5S", rules=WEB)))
    assert poor > all_of_them


@pytest.mark.parametrize(
    ("red_threes", "there", "cost"),
    [
        ("penalty", {"hand": "3H 3D 4C"}, 300),
        ("penalty", {"hand": "3H 3D 3H 4C"}, 300),
        ("penalty", {"hand": "3H 3D 3H 3D 4C"}, 0),
        ("penalty", {"hand": "3H 3D 3H", "pile": "4C 3D"}, 0),
        ("penalty", {"hand": "3H 3D 3H", "pile": "3D 4C"}, 300),
        ("lay_down", {"hand": "4C"}, 0),
    ],
)
def test_a_red_three_may_be_hidden_until_all_are_seen(red_threes: Any, there: dict[str, Any], cost: int) -> None:
    rules = replace(WEB, decks=2, red_threes=red_threes)
    assert red_three_hidden(my_view(table(rules=rules, bare=True, **there))) == cost


NAMES = ("Anna", "Walt", "Rosa", "June")


def steps(now: Table, *moves: Move) -> Sequence[Sequence[LogLine]]:
    """The lines of these moves, one step each."""
    found = []
    for move in moves:
        events, now = told(now, move), after(now, move)
        found.append(log_lines(events, now.board, NAMES, 0))
    return found


def start() -> Table:
    """Anna is to draw; her team has kings."""
    return table(hand="KC 8C 8D 8H 5C", melds=("KS KH KD",), rules=WEB, pile="9D", stock="AS AD 5H 6H")


def test_one_step_is_the_last_move_and_the_turn_all_of_them() -> None:
    said = undo_words(steps(start(), Draw(), lay("KC > 0"), lay("8C 8D 8H")), 0, 2)
    assert "three eights" in said.one
    assert "king" not in said.one
    assert "king" in said.turn
    assert "three eights" in said.turn
    assert said.tip_one.endswith("Undo only goes so far: you've seen what you drew.")


def test_without_a_turn_nothing_can_be_taken_back() -> None:
    said = undo_words(steps(start(), Draw(), lay("KC > 0"), throw("5C")), 0, 0)
    assert said.stop == "turn"
    assert said.nothing() == ("There's nothing to undo: you can only undo what you play on your own turn.")


def test_after_taking_back_it_does_not_sound_as_if_nothing_had_been_taken_back() -> None:
    taken = MeldsTakenBack(0, 1)
    played = steps(start(), Draw(), lay("KC > 0"))
    back = [*played, log_lines((taken,), start().board, NAMES, 0)]
    said = undo_words(back, 0, 0)
    assert said.nothing() == "Everything's back in your hand. Undo can't go any further: you've seen what you drew."
    again = undo_words([*back, *steps(start(), Draw(), lay("KC > 0"))[1:]], 0, 1)
    assert "king" in again.one
    assert not again.is_all_back
