"""One evening: who leads; below that the chart, and the matches in order with what can be done with them."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from pygame import Rect, Surface

from game.messages.amounts import capital, points
from game.messages.functions import evening as say, score_pad as say_score_pad, todays_deal as say_days
from game.toolkit.boxes import (
    Box,
    Column,
    FirstThatFits,
    Grow,
    Layers,
    Pad,
    Placed,
    Reserved,
    Rigid,
    Row,
    Share,
    Sized,
    Space,
    WidgetSlot,
    Words,
    icon,
)
from game.toolkit.drawing.theme import CREAM, DIM, GOLD, TEAM_COLOURS, WHITE
from game.toolkit.kit import Kit
from game.toolkit.widgets import Bar, Button, ButtonLook, LiveScene, ScrollList
from game.ui.evening.summary.state import EveningPage
from game.ui.match.scores.match_chart import PAIR, match_panel
from game.ui.shared.empty_room import empty_room
from game.ui.shared.game_row import Details, GameName, Teams, Trouble, row_ground, spoken_game
from game.ui.shared.marks import team_mark
from game.ui.shared.models import ListedGame, TeamTotal
from game.ui.shared.people.portrait_and_name import AlikeName, portrait
from game.ui.shared.requests import Ask, GoBack, OpenRecord, PlayAgain

FACES: Final = (76, 56, 44, 34)
"""Design pixels across a face: the first size that fits is used."""


class EveningScene(LiveScene[EveningPage]):
    """It fills while the matches are read."""

    name = "evening"
    is_spoken = True

    def __init__(self, state: EveningPage, ask: Ask, on_print: Callable[[], None]) -> None:
        super().__init__(state)
        self._ask, self._print = ask, on_print
        self.form.on_cancel = partial(ask, GoBack())

    @property
    def first_focus(self) -> str:
        return "button/again" if self.state.again is not None else "button/back"

    def content(self, kit: Kit) -> Box:
        state = self.state
        title = capital(say_days.day_of_year(state.day)) if state.day is not None else say.whole()
        rows = MatchRows(state.rows, lambda game: self._ask(OpenRecord(game.id)))
        headline = (
            [] if state.is_reading or not state.history else [Words(state.message, 40, CREAM, "heading"), Space(16)]
        )
        right = Column(Grow(WidgetSlot(rows)), Space(14), *self._ways())
        page = Row(Share(self._chart()), Share(right), gap=36, across="stretch")
        return Column(Bar(title, [self.way_back]), Grow(Pad(Column(*headline, Grow(page)), 50, 20, 26)))

    def _chart(self) -> Box:
        state = self.state
        notes = [Words(" ".join(state.notes), 24, DIM)] if state.notes else []
        if state.history and not state.is_reading:
            won = [side.won for side in state.sides]
            history = state.history
            return match_panel(state.teams, history, len(history), notes=notes, won=won, matches=state.matches)
        why = state.message if state.is_reading else say.no_round()
        return Column(Grow(empty_room(why)), *notes)

    def _ways(self) -> list[Box]:
        state = self.state
        paper = Button(
            "button/print",
            say_score_pad.print_evening(),
            self._print,
            icon="print",
            sub=say_score_pad.print_evening_sub(),
            why_not="" if state.is_reading or not state.games else None,
        )
        if state.again is None:
            return [WidgetSlot(paper, 84)]
        again = Button(
            "button/again",
            say.again(),
            partial(self._ask, PlayAgain(str(state.again.path))),
            look=ButtonLook("primary", 40, sub_size=24, heading=True),
            icon="shuffle",
            sub=state.again_sub,
        )
        return [WidgetSlot(again, 108), Space(12), WidgetSlot(paper, 84)]


class MatchRows(ScrollList):
    """A press opens a match."""

    def __init__(self, games: Sequence[ListedGame], on_open: Callable[[ListedGame], None]) -> None:
        labels = [game.name for game in games]
        super().__init__("list", say.whole(), labels, self._draw_match, lambda row: on_open(games[row]))
        self._games = games

    def spoken_text(self, number: int) -> str:
        return spoken_game(self._games[number])

    def fit_into(self, kit: Kit, rect: Rect) -> None:
        """The fullest form in which all rows are in sight, otherwise whole low ones from edge to edge."""
        gap, count = kit.theme.u(12), max(1, len(self._games))
        forms = zip(*(_forms(game) for game in self._games), strict=True)
        highs = [max(form.height(kit, rect.w) for form in each) + gap for each in forms]
        least = max([kit.theme.tap(84), *highs[-1:]])
        fitting = (height for height in highs if height * count <= rect.h + gap)
        self.place(rect, next(fitting, (rect.h + gap) // max(1, (rect.h + gap) // least)), gap)

    def _draw_match(self, kit: Kit, surface: Surface, rect: Rect, index: int, current: bool) -> None:
        row_ground(kit, surface, rect)
        Placed(FirstThatFits(*_forms(self._games[index])), kit, rect).draw(kit, surface)


def _forms(game: ListedGame) -> list[Box]:
    """With faces in ever smaller sizes, then with the teams on one line."""
    told = Trouble(game) if game.trouble else Details(game.details, 24)
    forms = [Column(_head(game, 29), told, _teams(game, face), gap=7) for face in FACES]
    low = Row(*(Share(_team(game, team, 0, 24)) for team in game.teams), gap=30)
    forms.append(Column(_head(game, 24), told, low if len(game.teams) <= PAIR else Teams(game.teams)))
    return [Pad(Sized(form, width=0), 20, 9 if n < len(FACES) else 6) for n, form in enumerate(forms)]


def _head(game: ListedGame, size: float) -> Box:
    return GameName(game.name, size, CREAM, "strong", lines=1)


def _teams(game: ListedGame, face: float) -> Box:
    """A line for each of two teams, otherwise two teams on a line."""
    cells = [_team(game, team, face) for team in game.teams]
    columns = 1 if len(cells) <= PAIR else 2
    cells += [Box()] * (-len(cells) % columns)  # as wide as the others
    lines = [Row(*map(Share, cells[n : n + columns]), gap=30) for n in range(0, len(cells), columns)]
    return Column(*lines, gap=4)


def _team(game: ListedGame, team: TeamTotal, face: float, size: float = 26) -> Box:
    people = [person for person in game.people if person.team == team.team and face]
    faces = [Row(*(portrait(person, face) for person in people), gap=2)] if people else []
    name = AlikeName(team.name, size, TEAM_COLOURS[team.team], among=[one.name for one in game.teams])
    star = icon("star", size, GOLD)
    numbers = {one.total: Words(points(one.total), size * 1.2, WHITE, "number", "right", lines=1) for one in game.teams}
    total = Rigid(Layers(*map(Reserved, numbers.values()), numbers[team.total]))  # as wide as the widest
    return Row(team_mark(team.team, 20), *faces, Grow(name), Rigid(star if team.won else Reserved(star)), total, gap=10)
