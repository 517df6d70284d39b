"""The end of a match: who won, the places, and the whole sheet round by round, cards and books apart."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

import msgspec
from pygame import Rect

from game.text.amounts import points, signed
from game.text.messages import looking_back
from game.text.messages import scores as say
from game.text.messages import screens as say_screens
from game.text.person import Person
from game.ui.boxes import (
    Box,
    Column,
    Grow,
    Layers,
    OneOf,
    Pad,
    Panel,
    Picture,
    Piece,
    Put,
    Row,
    Share,
    Sized,
    Space,
    Words,
    paper,
    rule,
)
from game.ui.core.kit import Kit
from game.ui.core.theme import (
    INK,
    PAPER_DIM,
    PAPER_LINE,
    TEAM_INKS,
    WINE,
)
from game.ui.requests import AskInGame, Go
from game.ui.scores.match_chart import FROM_NOTHING, MatchStart, ScoreTeam, match_chart
from game.ui.scores.result import ResultScene, draw_light, winners_board
from game.ui.widgets import Button, ButtonLook
from game.ui.widgets.bar import Bar
from game.ui.widgets.portrait_and_name import Name
from game.words import scores as words

CLOSE: Final = 500
"""Points by which a match is lost that might have gone the other way."""


class RoundPoints(msgspec.Struct, frozen=True):
    """One round on the sheet at the end: for each team cards, books with bonuses, and both together."""

    cards: tuple[int, ...]
    books: tuple[int, ...]
    totals: tuple[int, ...]


class MatchEndModel(msgspec.Struct, frozen=True):
    """A finished match; `winners` are indices of `teams`."""

    name: str
    rules: str
    teams: tuple[ScoreTeam, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    rounds: tuple[RoundPoints, ...]
    can_play_again: bool = True
    start: MatchStart = FROM_NOTHING

    @property
    def message(self) -> str:
        won = [self.teams[n] for n in self.winners]
        teams = [Person(team.name, team.own) for team in won]
        return words.winner_line(teams, len(won[0].people) > 1, any(team.own for team in won))

    @property
    def lacking(self) -> int | None:
        """By how many points the one own side lost to the one that won; None where it did not lose alone."""
        mine = [n for n, team in enumerate(self.teams) if team.own]
        if len(mine) != 1 or len(self.winners) != 1 or mine[0] in self.winners:
            return None
        return abs(self.totals[self.winners[0]] - self.totals[mine[0]])

    @property
    def headline(self) -> str:
        """The great line: who won, or a kind word to whoever did not."""
        if self.lacking is None:
            return self.message
        return say.so_close() if self.lacking < CLOSE else say.their_night()

    @property
    def under(self) -> tuple[str, str]:
        """What stands below it."""
        if self.lacking is None:
            return say.match_over(), self.rules
        won = self.teams[self.winners[0]]
        team = Person(won.name, won.own)
        return say.winner_by(team, len(won.people) > 1, False, self.lacking), self.rules

    @property
    def history(self) -> list[list[int]]:
        """The totals after each round."""
        history: list[list[int]] = []
        totals = list(self.start.totals) or [0] * len(self.teams)
        for played in self.rounds:
            totals = [before + more for before, more in zip(totals, played.totals, strict=True)]
            history.append(totals)
        return history


class MatchEndScene(ResultScene[Callable[[], MatchEndModel]]):
    """Winners on a golden board, the others below, the sheet on paper beside them."""

    name = "end"
    first_focus = "button/again"
    is_spoken = True

    def __init__(self, worded: Callable[[], MatchEndModel], ask: AskInGame, joy: float = 0.0) -> None:
        """`worded` says it in the language spoken. `joy` is what durations are multiplied by of a match that has just
        ended; 0 where nothing is to move.
        """
        if not worded().can_play_again:
            self.first_focus = "button/continue"
        super().__init__(worded, joy if is_own_joy(worded()) else 0.0)
        self._ask = ask
        self.form.on_cancel = partial(ask, Go.TITLE)

    @property
    def message(self) -> str:
        return self.state().message

    # ---- picture

    def content(self, kit: Kit) -> Box:
        """Winners above, sheet and chart below, buttons at the foot."""
        model, ask = self.state(), self._ask
        history = model.history
        chart = Panel(match_chart(model.teams, history, model.start.rounds + len(history), model.start), (0, 8))
        ways = [
            Button(
                "button/look_back",
                looking_back.look_back(),
                partial(ask, Go.LOOK_BACK),
                icon="film",
                sub=looking_back.look_back_sub(),
            )
        ]
        if model.can_play_again:
            again, sub = partial(ask, Go.PLAY_AGAIN), say.play_again_sub()
            gold = ButtonLook("primary", 40, heading=True)
            on = Button("button/again", say.play_again(), again, look=gold, icon="shuffle", sub=sub)
            ways.append(Button("button/continue", say_screens.to_title(), partial(ask, Go.TITLE), icon="door"))
        else:
            gold = ButtonLook("primary", 40, heading=True)
            on = Button("button/continue", say_screens.to_title(), partial(ask, Go.TITLE), look=gold, icon="play")
        wide = 0.6 if len(model.teams) <= MOST_COLUMNS else 0.7
        buttons = Row(Grow(), *(Put(button, 96, 330) for button in ways), Put(on, 96, 520), gap=20)
        body = Column(
            winners_board(model.headline, model.under, model.teams, model.totals, model.winners, model.lacking is None),
            Space(24),
            Grow(Row(Share(self._sheet(), wide), Share(chart, 1 - wide), gap=36, across="stretch")),
            Space(26),
            buttons,
        )
        return Layers(Picture(draw_light), Column(Bar(model.name or say.match_over()), Grow(Pad(body, 60, 24, 36))))

    def _sheet(self) -> Box:
        """The rounds, and the totals below them."""
        model = self.state()
        names = [Name(team.name, 24, TEAM_INKS[team.team], "right") for team in model.teams]
        numbers = [points(total) for total in model.totals]
        sums = [Words(number, 36, INK, "index", "right", lines=1, alike=numbers) for number in numbers]
        inside = Column(
            Pad(_row(Box(), names), 0, 12),
            rule(WINE),
            Grow(_Rounds(model.rounds, model.start)),
            Pad(_row(Words(say.after(), 26, WINE, "heading", lines=1), sums), 0, 8),
        )
        return Panel(inside, (30, 8), paper)


def is_own_joy(model: MatchEndModel) -> bool:
    """Whether somebody at the screen has won; where several share it, whoever has."""
    mine = [n for n, team in enumerate(model.teams) if team.own]
    return bool(model.winners) and (not mine or any(n in model.winners for n in mine))


def _row(label: Box, cells: Sequence[Box]) -> Row:
    """A row of the sheet; a column for each team."""
    return Row(Sized(label, 170), *map(Share, cells), gap=10 if len(cells) <= MOST_COLUMNS else 6)


MOST_COLUMNS: Final = 6
"""Teams whose columns leave the chart its usual width."""


class _Rounds(Box):
    """A row for every round; of a long match the last ones."""

    def __init__(self, rounds: Sequence[RoundPoints], start: MatchStart) -> None:
        self._rounds = rounds
        self._start = start
        self._parts = [
            [say.cards_and_books(*each) for each in zip(played.cards, played.books, strict=True)] for played in rounds
        ]

    def place(self, kit: Kit, rect: Rect) -> Iterator[Piece]:
        count = len(self._rounds)
        most = max(1, rect.h // (kit.text.line(26, "number") + 2))
        begun = [self._begun_with()] if any(self._start.totals) and count < most else []
        return Column(*begun, *(self._row(n) for n in range(max(0, count - most), count))).place(kit, rect)

    def _begun_with(self) -> Box:
        """The totals that the match began with, where it goes on from another."""
        cells = [Words(points(total), 26, INK, "number", "right", lines=1) for total in self._start.totals]
        row = _row(Words(say.begun_with(), 24, INK, "strong", lines=1), cells)
        return Grow(Column(Grow(Sized(row, high=138), most=1), rule(PAPER_LINE)), most=1)

    def _row(self, n: int) -> Box:
        """The total of each team, beneath it cards and books where there is room."""
        alike = [part for parts in self._parts for part in parts]
        cells = []
        for total, part in zip(self._rounds[n].totals, self._parts[n], strict=True):
            number = Words(signed(total), 26, INK, "number", "right", lines=1)
            below = Words(part, 18, PAPER_DIM, align="right", lines=1, alike=alike, least=0.8)
            cells.append(OneOf(Column(number, below), number))
        row = _row(Words(say.round(self._start.rounds + n + 1), 24, INK, "strong", lines=1), cells)
        return Grow(Column(Grow(Sized(row, high=138), most=1), rule(PAPER_LINE)), most=1)
