"""The list of games: each row opens its game, and has icons at its end for other actions."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import partial
from typing import Any, Self

import msgspec
from pygame import KEYDOWN, KMOD_ALT, KMOD_CTRL, Event, Rect, Surface

from game.messages.functions import (
    errors as say_errors,
    game_files as say_game_files,
    my_games as say,
)
from game.toolkit.boxes import (
    Box,
    Column,
    FirstThatFits,
    Grow,
    Pad,
    Picture,
    Piece,
    Placed,
    Rigid,
    Row,
    Sized,
    Space,
    Words,
    board,
    icon,
    row_board,
)
from game.toolkit.drawing.theme import CREAM, DIM, GOLD, LINE, OFF_REASON, PANEL
from game.toolkit.kit import Kit
from game.toolkit.widgets import Button, ButtonLook, IconButton, ScrollList, stay
from game.toolkit.widgets.scroll_list import RowButton
from game.ui.shared.game_row import (
    MOST_TEAMS,
    TALL_ROW,
    Details,
    GameName,
    Teams,
    game_row,
    row_height,
    spoken_game,
    team_with_faces,
    totals,
)
from game.ui.shared.models import ListedGame
from game.ui.shared.ornaments import draw_company
from game.ui.shared.people.portrait_and_name import portrait

CARD_PAD, PLATE_HEIGHT = 28, 84


class CardPlate(Box):
    """A button only to look at: the whole card is pressed."""

    def __init__(self, button: Button, is_square: bool = False) -> None:
        self._button, self._is_square = button, is_square

    def width(self, kit: Kit) -> int:
        return self.height(kit, 0) if self._is_square else 0

    def height(self, kit: Kit, width: int) -> int:
        return kit.theme.tap(PLATE_HEIGHT)

    def place(self, kit: Kit, rect: Rect) -> Iterator[Piece]:
        self._button.rect = rect
        yield Piece(rect, lambda kit, surface, _: self._button.draw(kit, surface))


def game_cards(game: ListedGame, plate: Box) -> list[Box]:
    forms: list[Box] = [_told(game, plate, 60), _told(game, plate, 36)]
    if game.table is not None and not game.trouble:
        table = Picture(partial(_draw_table, game), height=300)
        standing = FirstThatFits(*totals(game, 42))
        forms = [Sized(Column(_head(game), Grow(table), standing, plate, gap=12), width=0), *forms]
    return [Pad(form, CARD_PAD, CARD_PAD) for form in forms]


def _told(game: ListedGame, plate: Box, face: float) -> Box:
    return Column(_head(game), Grow(), *_standing(game, face), Grow(), plate, gap=10)


def _head(game: ListedGame) -> Box:
    name = GameName(game.name, 31, CREAM, "heading", lines=1)
    where = Details([told for told in game.details if told != game.when], 23, DIM)
    turn = Words(game.turn, 34, GOLD if game.your_turn else CREAM, "strong", lines=1)
    star = [icon("star", 34, GOLD)] if game.your_turn else []
    told = Column(where, Words(game.when, 23, DIM, lines=1))
    return Column(Sized(name, width=0), Space(4), Row(Grow(Sized(told, width=0)), turn, *star, gap=10))


def _standing(game: ListedGame, face: float) -> list[Box]:
    if game.trouble:
        return [
            Row(icon("warning", 40, OFF_REASON), Grow(Words(game.in_short or game.trouble, 24, OFF_REASON)), gap=14)
        ]
    if len(game.teams) > MOST_TEAMS:
        faces = Row(*(portrait(person, min(face, 50)) for person in game.people), gap=4)
        return [Sized(faces, width=0), Sized(Teams(game.teams), width=0)]
    is_over = any(team.won for team in game.teams)
    return [Sized(team_with_faces(game, team, is_over, face), width=0) for team in game.teams]


def _draw_table(game: ListedGame, kit: Kit, surface: Surface, rect: Rect) -> None:
    draw_company(kit, surface, rect, game.people, game.table, are_named=True)


CARD_WIDTH, WIDEST, CARD_HEIGHT, WITH_TABLE, CARDS_APART = 560, 1100, 440, 840, 24
"""Design pixels: the least and the greatest width of a card, the greatest height of one without and with a table, and
the gap.
"""

Act = Callable[[ListedGame], None]


class RowAction(msgspec.Struct, frozen=True):
    """Another action for a game, with a key for the current one; `cap` is the name of that key."""

    id: str
    icon: str
    key: int
    label: str
    act: Act
    cap: str = ""


class GameList(ScrollList):
    """A column of games; a press opens one.

    Each has an action's `sign` at its end, and `about` names it for a game. The actions in `more` have only keys. The
    focused row stays on its game. A list of another `topic` starts at the top; one with another `start`, the id of a
    game, goes there.
    """

    opens_at_once = False
    _side = 44

    def __init__(
        self,
        games: Sequence[ListedGame],
        sign: RowAction,
        about: Callable[[str], str],
        more: Sequence[RowAction],
        on_open: Act,
        topic: Hashable,
        start: str,
    ) -> None:
        labels = [game.name for game in games]
        super().__init__("list", say.my_games(), labels, self._draw_game, lambda row: on_open(games[row]))
        self.games = games
        self._sign, self._about, self._more = sign, about, more
        self._topic, self._start = topic, start

    def adopt(self, old: Self) -> None:
        if old._topic != self._topic:
            return
        super().adopt(old)
        is_sent = self._start not in ("", old._start)
        wanted = self._start if is_sent else old.games[old.current].id if old.games else ""
        self.current = next((n for n, game in enumerate(self.games) if game.id == wanted), old.current)
        self.current = max(0, min(self.current, len(self.games) - 1))
        self._comes_into_sight = is_sent or all(game.id != wanted for game in self.games)

    def fit_into(self, kit: Kit, rect: Rect) -> None:
        """Tall rows if all of them fit."""
        self._side, gap = kit.theme.tap(60), kit.theme.u(10)
        tall, least = kit.theme.tap(TALL_ROW) + gap, max(kit.theme.tap(84), 54, row_height(kit) + gap)
        usual = (rect.h + gap) // max(1, (rect.h + gap) // least)  # whole ones from edge to edge
        self.place(rect, tall if usual < tall <= (rect.h + gap) // max(1, len(self.games)) else usual, gap)

    def spoken_text(self, number: int) -> str:
        return spoken_game(self.games[number])

    def sign_at(self, row: Rect) -> Rect:
        """In the middle of its end."""
        return Rect(row.right - self._side - 4, row.centery - self._side // 2, self._side, self._side)

    def sign_of(self, number: int) -> RowButton:
        sign, game = self._sign, self.games[number]
        return RowButton(f"button/{sign.id}", self._about(game.name), partial(sign.act, game))

    def key(self, event: Event) -> bool:
        """The keys of every list, and those of the actions."""
        if event.type == KEYDOWN and self.games and not event.mod & (KMOD_CTRL | KMOD_ALT):
            act = next((act for act in (self._sign, *self._more) if act.key == event.key), None)
            if act is not None:
                act.act(self.games[self.current])
                return True
        return super().key(event)

    def _draw_game(self, kit: Kit, surface: Surface, rect: Rect, index: int, current: bool) -> None:
        sign = self.sign_at(rect)
        row_board(current)(kit, surface, rect)
        left = Rect(rect.left, rect.top, sign.left - rect.left, rect.h)
        Placed(game_row(self.games[index], current), kit, left).draw(kit, surface)
        kit.paint.icon(surface, self._sign.icon, sign.center, kit.theme.u(30), DIM)


class GameCards(GameList):
    """The same games as large cards in rows; each says the `act` of a press."""

    radius = 20
    opens_at_once = True
    _inset = 0  # real pixels between a sign and the edge of its card

    def __init__(self, act: str, *given: Any) -> None:
        super().__init__(*given)
        self._act = act

    def spoken_text(self, number: int) -> str:
        return "; ".join((super().spoken_text(number), self._told_action(self.games[number])))

    def _told_action(self, game: ListedGame) -> str:
        if game.trouble:
            return say_game_files.save_good_part() if game.has_good_part else say_errors.why_not_opened()
        return self._act

    def fit_into(self, kit: Kit, rect: Rect) -> None:
        """Two rows of them are visible; a row of a few is higher, with a table to see, in the middle of the page."""
        gap, count = kit.theme.u(CARDS_APART), len(self.games)
        self._side, self._inset = kit.theme.tap(PLATE_HEIGHT), kit.theme.u(CARD_PAD)
        self.columns = max(1, min(count, rect.w // kit.theme.u(CARD_WIDTH)))
        lines = min(2, -(-count // self.columns)) or 1
        width = (rect.w - self.bar) // self.columns - gap
        least = max((self._forms(n, False)[-1].height(kit, width) for n in range(count)[:12]), default=0)
        most = kit.theme.u(WITH_TABLE if any(game.table for game in self.games) else CARD_HEIGHT)
        row = max(min((rect.h + gap) // lines, most + gap), least + gap)
        widest = min(self.columns * kit.theme.u(WIDEST), rect.w - (2 * kit.theme.u(CARD_PAD) if lines == 1 else 0))
        middle = Rect(0, 0, widest, min(rect.h, lines * row - gap)).move_to(center=rect.center)
        self.place(middle, row, gap)

    def sign_at(self, row: Rect) -> Rect:
        """In the lower corner; across the lower edge if it is the only action."""
        width = row.w - 2 * self._inset if self._sign.label else self._side
        return Rect(row.right - self._inset - width, row.bottom - self._inset - self._side, width, self._side)

    def _forms(self, index: int, current: bool) -> list[Box]:
        sign, look = self._sign, ButtonLook("primary" if current else "plain", 28)
        if sign.label:
            return game_cards(self.games[index], CardPlate(Button("", sign.label, stay, icon=sign.icon, look=look)))
        plate = CardPlate(Button("", self._told_action(self.games[index]), stay, look=look))
        menu = CardPlate(IconButton("", "", stay, sign.icon), is_square=True)
        return game_cards(self.games[index], Row(Grow(plate), Rigid(menu), gap=CARDS_APART))

    def _draw_game(self, kit: Kit, surface: Surface, rect: Rect, index: int, current: bool) -> None:
        board(PANEL, 0.9, GOLD if current else LINE, self.radius)(kit, surface, rect)
        Placed(FirstThatFits(*self._forms(index, current)), kit, rect).draw(kit, surface)
