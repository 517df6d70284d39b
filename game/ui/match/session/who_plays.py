"""What is done with a seat of the open game: who plays it, asked at its plate or in the menu, and a word with a
computer partner: requests for how to play, and promises taken back.
"""

from collections.abc import Callable, Collection, Sequence
from functools import partial

import pygame

from game.engine.partners.agreements import Agreement
from game.engine.table.view import SPECTATOR
from game.messages.functions import (
    joining as say_joining,
    partner_agreements as say,
    screens as say_screens,
)
from game.play.told_agreements import is_taught, told_agreements
from game.rules.ruleset import RuleSet
from game.sentences.at_table.partner_agreements import is_in_rules, name_of, use, what_it_means
from game.sentences.grammar import called, seat_person
from game.toolkit.widgets import Button, Dialog, close_button
from game.ui.match.session.open_game import OpenGame
from game.ui.phones.joining.before_phones import before_phones
from game.ui.shared.overlay.fronts import Notice, NoticeAction
from game.ui.shared.requests import Agree, AskInGame, HandOver, LetPhoneIn
from game.ui.shared.seated_players import PlayedAt
from game.ui.table.sheets.team_sheets import SeatSheet, SheetRow


def rather_button(game: OpenGame, seat: int, ask: AskInGame, show: Callable[[Dialog], None]) -> Button | None:
    """Opens the requests for that seat; None unless a computer partner of the viewer has it, and in a guided round."""
    if is_taught(game.match.header.seats, game.board.teams):
        return None
    mates = game.board.teammates(game.eyes) if game.eyes != SPECTATOR else ()
    if seat not in mates or game.played_at(seat) is not PlayedAt.COMPUTER or game.match.seats[seat].kind != "computer":
        return None
    return Button("button/rather", say.title(), lambda: show(rather_dialog(game, seat, ask)), icon="stage", look=25)


def rather_dialog(game: OpenGame, seat: int, ask: AskInGame) -> Dialog:
    """The agreements that can be made with a seat, and those it keeps, to be taken back."""
    info = game.match.seats[seat]
    return promises_dialog(info.name, seat, game.board.rules, told_agreements(game.match.header, info), ask)


def promises_dialog(name: str, seat: int, rules: RuleSet, kept: Collection[Agreement], ask: AskInGame) -> Dialog:
    """The same for the player of that name, who keeps some already. What the rules require isn't offered."""
    asked = [
        Button(
            f"button/{one.value}",
            name_of(one, rules),
            partial(ask, Agree(seat, one, True)),
            sub=use(one, rules),
            look=25,
        ).with_tip(what_it_means(one, rules))
        for one in Agreement
        if one not in kept and not is_in_rules(one, rules)
    ]
    taken_back = [
        Button(
            f"button/no_{one.value}",
            say.no_longer(name_of(one, rules)),
            partial(ask, Agree(seat, one, False)),
            icon="undo",
            look=25,
        )
        for one in kept
    ]
    return Dialog(say.title_with([name]), say.pick(), [close_button()], extra=[*asked, *taken_back])


def who_plays_dialog(
    game: OpenGame,
    seat: int,
    ask: AskInGame,
    to_phones: Callable[[], None],
    show: Callable[[Dialog], None],
    *,
    may_join: bool,
    asks: Sequence[Button] = (),
    turns: Sequence[SheetRow] = (),
) -> Dialog:
    """The `turns` that a seat has just played, and who plays it, which stays as it is unless another answer is pressed.
    `to_phones` shows how a phone joins, `show` puts up a further question: what that means, unless phones `may_join`
    already. At a computer player's own seat come first what it can be asked: `asks`, and what it keeps to.
    """
    who = seat_person(game.match.names, seat, game.me)
    at = game.played_at(seat)
    title, words = say_screens.who_plays(who), say_screens.person_has_seat(who)
    if is_own_seat := _is_computers_own(game, seat):
        title, words = game.match.names[seat], say_screens.computer_seat()
    elif at is PlayedAt.COMPUTER:
        words = say_screens.computer_has_seat(who)

    def to_phone() -> None:
        ask(LetPhoneIn(seat))
        to_phones()

    others = [to for to in (PlayedAt.COMPUTER, PlayedAt.SCREEN) if to is not at]
    ways = [_way(game, seat, to, ask) for to in others]
    phone = say_joining.new_code() if at is PlayedAt.PHONE else say_joining.on_phone()
    asking = partial(show, before_phones("button/on_phone", say_joining.before_phones(), to_phone))
    ways.append(Button("button/on_phone", phone, to_phone if may_join else asking, icon="phone", look=25))
    rather = rather_button(game, seat, ask, show)
    about = [*asks, *([] if rather is None else [rather])]
    return SeatSheet(title, words, turns, [*about, *ways] if is_own_seat else [*ways, *about])


def turns_dialog(game: OpenGame, seat: int, turns: Sequence[SheetRow]) -> Dialog:
    """Only the turns, where nobody else can play the seat."""
    return SeatSheet(game.match.names[seat], "" if turns else say_screens.nothing_yet(), turns, ())


def _is_computers_own(game: OpenGame, seat: int) -> bool:
    """Whether a computer player has that seat, and not in the place of a person."""
    return game.played_at(seat) is PlayedAt.COMPUTER and game.match.header.seats[seat].kind != "human"


def change_button(game: OpenGame, seat: int, ask: AskInGame) -> Button:
    """A button by which a person at this screen takes the seat back from a computer player, or leaves it to one: at
    once, and a note leads back.
    """
    is_away = game.played_at(seat) is PlayedAt.COMPUTER
    return _way(game, seat, PlayedAt.SCREEN if is_away else PlayedAt.COMPUTER, ask)


def is_left_alone(game: OpenGame) -> bool:
    """Whether computer players play for everybody, in front a person's seat."""
    nobody_plays = all(seat.kind != "human" for seat in game.match.seats)
    return nobody_plays and game.match.header.seats[game.base].kind == "human"


def stood_in(game: OpenGame, ask: AskInGame) -> Notice | None:
    """A note that the computer plays for the person in front, and the way back; None while nobody stands in for
    anybody.
    """
    seat = game.base
    if game.match.header.seats[seat].kind != "human" or game.played_at(seat) is not PlayedAt.COMPUTER:
        return None
    who = seat_person(game.match.names, seat, seat if is_left_alone(game) else game.me)
    back = NoticeAction(
        "button/play_here", say_screens.plays_here(who), pygame.K_F6, partial(ask, HandOver(seat, PlayedAt.SCREEN))
    )
    return Notice(say_screens.computer_has_seat(who), (back,))


def _way(game: OpenGame, seat: int, to: PlayedAt, ask: AskInGame) -> Button:
    who, press = seat_person(called(game.match.names), seat, game.me), partial(ask, HandOver(seat, to))
    look = 25
    if to is PlayedAt.COMPUTER:
        return Button("button/computer_plays", say_screens.computer_plays(who), press, icon="computer", look=look)
    label = say_screens.take_over_here() if _is_computers_own(game, seat) else say_screens.plays_here(who)
    return Button("button/play_here", label, press, icon="hand", look=look)
