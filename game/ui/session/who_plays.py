"""Who is to play a seat of the open game from now on: the question at its plate, and the shortcut in the menu."""

from collections.abc import Callable

from game.text.messages import looking_back as say_back
from game.text.messages import screens as say_screens
from game.ui.requests import AskInGame, HandOver, SeeWhatItKnew
from game.ui.seated_players import PlayedAt
from game.ui.session.open_game import OpenGame
from game.ui.widgets.button import Button, ButtonLook
from game.ui.widgets.form import Dialog
from game.words.grammar import seat_person
from saves.lines import Line, MoveLine


def who_plays_dialog(game: OpenGame, seat: int, ask: AskInGame, close: Callable[[], None]) -> Dialog:
    """Asks it; the seat stays as it is unless another answer is pressed."""
    who = seat_person(game.match.names, seat, game.me)
    is_computer = game.played_at(seat) is PlayedAt.COMPUTER
    words = say_screens.computer_has_seat(who) if is_computer else say_screens.person_has_seat(who)
    stay = Button("button/close", say_screens.close(), close, look=ButtonLook("primary"))
    known = _known_button(game, seat, ask, close)
    buttons = [change_button(game, seat, ask, close), *([known] if known is not None else []), stay]
    return Dialog(say_screens.who_plays(who), words, buttons)


def _known_button(game: OpenGame, seat: int, ask: AskInGame, close: Callable[[], None]) -> Button | None:
    """Leads to what the computer player of that seat knew at its last move; None where it has not moved."""
    if game.played_at(seat) is not PlayedAt.COMPUTER:
        return None
    lines = game.match.lines
    line = next((n for n in range(len(lines), 0, -1) if _is_move_of(lines[n - 1], seat)), None)
    if line is None:
        return None

    def press() -> None:
        close()
        ask(SeeWhatItKnew(lines, line))

    return Button("button/what_known", say_back.what_known(), press, icon="eye", look=ButtonLook(size=25))


def _is_move_of(line: Line, seat: int) -> bool:
    return isinstance(line, MoveLine) and line.seat == seat


def change_button(game: OpenGame, seat: int, ask: AskInGame, close: Callable[[], None]) -> Button:
    """The other of a computer player and a person at this screen takes the seat over."""
    who = seat_person(game.match.names, seat, game.me)
    is_computer = game.played_at(seat) is PlayedAt.COMPUTER
    to = PlayedAt.SCREEN if is_computer else PlayedAt.COMPUTER

    def press() -> None:
        close()
        ask(HandOver(seat, to))

    label = say_screens.plays_here(who) if is_computer else say_screens.computer_plays(who)
    id = "button/play_here" if is_computer else "button/computer_plays"
    return Button(id, label, press, icon="hand" if is_computer else "computer", look=ButtonLook(size=25))
