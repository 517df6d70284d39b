"""A word with a computer partner: requests for how to play, offered by its last turn, and taken back."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from game.engine.agreements import Agreement, agreements_of
from game.engine.fitting_agreements import OpenStep, fitting_agreements
from game.engine.view import SPECTATOR
from game.messages.functions import partner_agreements as say
from game.rules.ruleset import RuleSet
from game.sentences.partner_agreements import name_of, price, with_measure
from game.toolkit.widgets import Button, Dialog, close_button
from game.ui.match.session.open_game import OpenGame
from game.ui.shared.requests import Agree, AskInGame
from game.ui.shared.seated_players import PlayedAt

MOST_KEPT: Final = 3
"""The most promises that can be taken back at a time."""


def rather_button(game: OpenGame, seat: int, ask: AskInGame, show: Callable[[Dialog], None]) -> Button | None:
    """Opens the requests for that seat; None unless a computer partner of the viewer has it."""
    mates = game.board.teammates(game.eyes) if game.eyes != SPECTATOR else ()
    if seat not in mates or game.played_at(seat) is not PlayedAt.COMPUTER or game.match.seats[seat].kind != "computer":
        return None
    return Button("button/rather", say.rather(), lambda: show(rather_dialog(game, seat, ask)), icon="stage", look=25)


def rather_dialog(game: OpenGame, seat: int, ask: AskInGame) -> Dialog:
    """Two or three agreements that its last turn suggests, each with its price, and those that it keeps."""
    rules, info = game.board.rules, game.match.seats[seat]
    kept = agreements_of(info.agreements)
    turn = [OpenStep(one.before.board, one.events, one.after.board) for one in game.partner_turn]
    offered = fitting_agreements(turn, seat, kept) or tuple(
        one for one in (Agreement.OPEN_EARLY, Agreement.KEEP_CLEAN, Agreement.WAIT_FOR_FOOT) if one not in kept
    )
    return promises_dialog(info.name, seat, rules, offered, kept, ask)


def promises_dialog(
    name: str, seat: int, rules: RuleSet, offered: Sequence[Agreement], kept: Sequence[Agreement], ask: AskInGame
) -> Dialog:
    """The requests for the player of that name, and some of the promises that it keeps: a small window has no room for
    all of them. When one is taken back, the next appears.
    """
    asked = [
        Button(
            f"button/{one.value}",
            name_of(one, rules),
            partial(ask, Agree(seat, one, True)),
            sub=price(one, rules),
            look=25,
        )
        for one in offered
    ]
    taken_back = [
        Button(
            f"button/no_{one.value}",
            say.no_longer(name_of(one, rules)),
            partial(ask, Agree(seat, one, False)),
            icon="undo",
            look=25,
        )
        for one in kept[:MOST_KEPT]
    ]
    return Dialog(
        say.word_with_partner(), with_measure(say.pick(name), rules), [close_button()], extra=[*asked, *taken_back]
    )
