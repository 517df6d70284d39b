"""The end of a match: who won, how you played, and a chart of the rounds; the score sheet round by round if no one's
play is analysed.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import accumulate
from typing import Final, Protocol

import msgspec
from pygame import Rect

from game.messages.amounts import points, signed
from game.messages.functions import (
    evening as say_evening,
    looking_back,
    score_pad as say_score_pad,
    scores as say,
    screens as say_screens,
    todays_deal as say_todays_deal,
)
from game.rules.ruleset import BookKind
from game.sentences.grammar import sentences
from game.sentences.rules_and_scores.scores import NARROWLY
from game.toolkit.boxes import (
    Box,
    Column,
    Described,
    FirstThatFits,
    Grow,
    Layers,
    Pad,
    Panel,
    Picture,
    Piece,
    Rigid,
    Row,
    Share,
    Space,
    WidgetSlot,
    Words,
    board,
    icon,
    paper,
    rule,
)
from game.toolkit.drawing.theme import GAIN, INK, INK_SOFT, PAPER_LINE, STAR_ON_PAPER, WINE
from game.toolkit.kit import Kit
from game.toolkit.widgets import Bar, BarButton, Button, ButtonLook, Dialog, ScrollBar, ScrollRows, close_button
from game.ui.match.scores.how_played import BestRound, HowPlayed, played_paper
from game.ui.match.scores.match_chart import (
    FROM_NOTHING,
    HEAD_SIZE,
    PAIR,
    WIDE_COLUMN,
    MatchStart,
    ScoreTeam,
    alike,
    column_head,
    column_name,
    match_chart,
)
from game.ui.match.scores.result import (
    ResultScene,
    ResultTeams,
    celebration,
    draw_light,
    place_told,
    plaque,
    winners_board,
)
from game.ui.match.scores.team_sheet import Needs, SheetColumns, TeamPages, widest
from game.ui.shared.requests import AskInGame, GoToTitle, LookBackAt, PlayAgain, ShowNewGame, ShowTodaysDeal

LABEL_WIDTH, CELL_PAD, SHEET_PAD, AFTER_SIZE = 216, 10, 30, 34
"""Design pixels: the labels of the sheet's rows, the margin in a cell, the sheet's margins, and the letters of the last
label.
"""


class MatchEndModel(msgspec.Struct, frozen=True):
    """A finished match; `winners` are indices of `teams`, `rounds` each team's points round by round, `called` the
    teams' names within a sentence.
    """

    name: str
    rules: str
    teams: tuple[ScoreTeam, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    rounds: tuple[tuple[int, ...], ...]
    can_play_again: bool = True
    start: MatchStart = FROM_NOTHING
    called: tuple[str, ...] = ()
    me: str = ""
    """The only person's name, "" for none."""
    one_more: BookKind | None = None
    """One more book of this kind would have won the match for the own side."""
    is_deal: bool = False
    """Whether it was a deal that everybody can play."""
    unfinished: tuple[int, ...] = ()
    """What each team had on the table in the round in which the match was given up; it isn't counted."""
    unfinished_round: int = 0
    """The number of that round; 0 for none."""
    can_look_back: bool = True
    """Whether anybody has made a move."""

    @property
    def message(self) -> str:
        if not self.winners:
            return say_todays_deal.given_up() if self.is_given_up_deal else say.given_up()
        called = self.called or tuple(team.name for team in self.teams)
        winners, own = [self.teams[n] for n in self.winners], [self.teams[n].own for n in self.winners]
        return say.winner([called[n] for n in self.winners], own[0], len(winners[0].people) > 1, any(own))

    @property
    def is_given_up_deal(self) -> bool:
        return self.is_deal and not self.winners

    @property
    def own(self) -> int | None:
        mine = [n for n, team in enumerate(self.teams) if team.own]
        return mine[0] if len(mine) == 1 else None

    @property
    def lacking(self) -> int | None:
        if self.own is None or len(self.winners) != 1 or self.own in self.winners:
            return None
        return self.totals[self.winners[0]] - self.totals[self.own]

    @property
    def margin(self) -> int:
        """One side's winning margin; 0 if none or several won."""
        first, second, *_ = sorted(self.totals, reverse=True)
        return first - second if len(self.winners) == 1 else 0

    @property
    def headline(self) -> str:
        """The headline: who won, or a kind word to the losers."""
        if self.lacking is None:
            return self.message
        return say.so_close(self.me) if self.lacking < NARROWLY else say.their_night()

    @property
    def under(self) -> str:
        if self.is_given_up_deal:
            return say_todays_deal.given_up_told()
        if not self.winners:
            return say.nobody_wins(self.start.rounds + len(self.rounds), self.unfinished_round)
        if self.lacking is None:
            return say.by_points(self.margin) if self.margin else ""
        won = self.winners[0]
        team = (self.called or tuple(one.name for one in self.teams))[won]
        told = say.winner_by([team], False, len(self.teams[won].people) > 1, False, self.margin)
        more = say.one_more_book("clean" if self.one_more == "clean" else "dirty") if self.one_more else ""
        return sentences(told, more)

    @property
    def best_round(self) -> BestRound | None:
        teams = range(len(self.teams)) if self.own is None else (self.own,)
        rounds = [(played[team], n, team) for n, played in enumerate(self.rounds, 1) for team in teams]
        if len(self.rounds) < 2:
            return None
        points, number, team = max(rounds, key=lambda one: (one[0], -one[1]))
        return BestRound(points, self.start.rounds + number, "" if self.own is not None else self.teams[team].name)

    @property
    def history(self) -> list[tuple[int, ...]]:
        begun = self.start.totals or (0,) * len(self.teams)
        return list(accumulate(self.rounds, _sums, initial=begun))[1:]


def _sums(before: Sequence[int], more: Sequence[int]) -> tuple[int, ...]:
    return tuple(had + made for had, made in zip(before, more, strict=True))


class MatchEndShown(msgspec.Struct, frozen=True):
    """A finished match, in the current language, with the results found so far."""

    worded: Callable[[], MatchEndModel]
    played: Callable[[], HowPlayed] | None = None
    """None if nobody's decisions are analysed."""
    seen: int = 0
    """A team whose column of the sheet is visible."""

    @property
    def model(self) -> MatchEndModel:
        return self.worded()

    @property
    def message(self) -> str:
        return self.model.message


class EndActions(Protocol):
    """Serves the screen of a finished match, and answers its requests."""

    def poll(self) -> None:
        """Called while the screen is open: show new results."""

    def look_back(self) -> None:
        """Look back at the match."""

    @property
    def has_evening(self) -> bool:
        """Whether the match is among the saved games."""

    def show_evening(self) -> None:
        """Show everything the same people played today."""

    def close(self) -> None:
        """Screen closed."""


class MatchEndScene(ResultScene[MatchEndShown]):
    """Headline and teams above, play and the chart of the rounds below them, one golden button."""

    name = "end"
    is_spoken = True

    def __init__(
        self,
        worded: Callable[[], MatchEndModel],
        ask: AskInGame,
        joy: float = 0.0,
        actions: EndActions | None = None,
        back: Callable[[], None] | None = None,
    ) -> None:
        """`worded` words it in the current language. `joy` multiplies durations if the match has just ended; 0 for no
        motion. `back` leads to the list where the match was found.
        """
        model = worded()
        super().__init__(MatchEndShown(worded, seen=model.own or 0), joy if is_own_joy(model) else 0.0)
        self._ask, self._actions, self._is_from_list = ask, actions, back is not None
        if actions is not None:
            self.poll, self.on_leave = actions.poll, actions.close
        self.form.on_cancel = back or partial(ask, GoToTitle())

    @property
    def first_focus(self) -> str:
        if self.state.model.is_given_up_deal:
            return "button/todays_deal"
        return "button/again" if self.state.model.can_play_again else "button/continue"

    # ---- picture

    def content(self, kit: Kit) -> Box:
        state = self.state
        model = state.model
        told = model.headline, model.under
        shines = bool(model.winners) and model.lacking is None
        many = len(model.teams) > MOST_COLUMNS
        if state.played is None:
            winners = [person for n in model.winners for person in model.teams[n].people]
            is_great = shines and len(winners) <= PAIR and len(model.rounds) <= FEW_ROUNDS
            top = celebration(*told, winners) if is_great else plaque(*told, shines)
            sheet = partial(self._sheet, kit, not is_great)
            count, see = len(model.teams), lambda team: self.set_state(seen=team)
            left: Box = TeamPages(count, state.seen, self._needs, see, sheet)
            few = 0.56 if kit.theme.is_large else 0.5  # large names of a pair stay on one line, for large figures
            width = 0.7 if many else few if count == PAIR else 0.6
        else:
            top = winners_board(*told, ResultTeams(model.teams, model.totals, model.winners), shines)
            left = played_paper(state.played(), model.best_round)
            width = 0.5 if len(model.teams) == PAIR else 0.4
        rounds = model.start.rounds + len(model.history)
        right = Panel(Grow(match_chart(model.teams, model.history, rounds, model.start)), (0, 14))
        if model.history:
            panels = Row(Share(left, width), Share(right, 1 - width), gap=36, across="stretch")
        else:  # given up in its first round: there is nothing to draw yet
            panels = Row(Share(Box(), 0.5), Share(left, 2 * width), Share(Box(), 0.5), across="stretch")
        ways = self._ways()
        if state.played is None:
            body = Column(Grow(), top, Space(24), Grow(panels, most=1.2), Space(24), Grow(), ways)
        else:
            body = Column(top, Space(24), Share(panels), Space(24), ways)
        return Layers(Picture(draw_light), Column(self._bar(), Grow(Pad(body, 40, 20, 30))))

    def _bar(self) -> Bar:
        model = self.state.model
        left = [self.way_back] if self._is_from_list else []
        right = [BarButton("button/more", say_screens.more(), self._open_more, icon="menu")]
        ways = self._more()
        if len(ways) < 2:
            right = [BarButton(way.id, way.label, way.on_press, icon=way.icon) for way in ways]
        return Bar(model.name or say.match_over(), left, right)

    def _more(self) -> list[Button]:
        actions, ways = self._actions, list[Button]()
        if self.state.model.can_look_back and not self._leads_back:
            ways.append(self._look_back_button())
        if self.state.model.can_play_again:
            another, sub = partial(self._ask, ShowNewGame()), say.another_table_sub()
            ways.append(Button("button/new_game", say.another_table(), another, icon="plus", sub=sub))
        if actions is not None and actions.has_evening:
            ways.append(Button("button/evening", say_evening.whole(), actions.show_evening, icon="list"))
        return ways

    def _open_more(self) -> None:
        rules = self.state.model.rules
        self.form.open(Dialog(say_screens.more(), rules, [close_button()], extra=self._more()), self.kit)

    def _ways(self) -> Box:
        model, ask, gold = self.state.model, self._ask, ButtonLook("primary", 46, sub_size=24, heading=True)
        on = Button("button/again", say.play_again(), partial(ask, PlayAgain()), look=gold, icon="shuffle")
        if model.is_given_up_deal:
            deal = partial(ask, ShowTodaysDeal())
            on = Button("button/todays_deal", say_todays_deal.todays_deal(), deal, look=gold, icon="play")
        ways = [self._look_back_button()] if self._leads_back else []
        title = partial(ask, GoToTitle())
        if model.can_play_again:
            ways.append(Button("button/continue", say.that_is_it(), title, look=32, icon="door"))
        else:
            on = Button("button/continue", say_screens.to_title(), title, look=gold, icon="play")
        return Row(WidgetSlot(on, 116, 800), *(Share(WidgetSlot(way, 116)) for way in ways), gap=16)

    @property
    def _leads_back(self) -> bool:
        """Whether Look back is in the open: where play was analysed, and where a match that was given up has a turn."""
        model = self.state.model
        return self.state.played is not None or (not model.winners and model.can_look_back)

    def _look_back_button(self) -> Button:
        look = partial(self._ask, LookBackAt()) if self._actions is None else self._actions.look_back
        return Button("button/look_back", looking_back.look_back(), look, look=32, icon="film")

    def _needs(self, kit: Kit) -> Needs:
        model = self.state.model
        played = [signed(made) for one in model.rounds for made in one]
        numbers = [*played, *map(points, model.totals), *map(points, model.start.totals)]
        label = widest(kit, [say.after()], AFTER_SIZE, "heading")
        return Needs(
            widest(kit, numbers, LISTED, "number") + 2 * kit.theme.u(CELL_PAD),
            max(kit.theme.u(LABEL_WIDTH), label) + 2 * kit.theme.u(SHEET_PAD),
        )

    def _sheet(self, kit: Kit, faces: bool, seen: range, room: int, more: Box) -> Box:
        """Teams and their rounds, with the totals at the foot; the winners' with a star."""
        model = self.state.model
        count = len(model.teams)
        label: float = LABEL_WIDTH
        pad = CELL_PAD * 4 if count == PAIR else CELL_PAD if count <= MOST_COLUMNS else CELL_PAD / 3
        if kit.theme.is_large:
            label, pad = self._needs(kit).label / kit.theme.k - 2 * SHEET_PAD, min(pad, CELL_PAD)
        row = SheetColumns(label, pad=pad).row
        column = room / kit.theme.k if room else {2: 240, 3: 260, 4: 170}.get(count, 130)
        letters = alike(kit, model.teams, room) if room else HEAD_SIZE
        heads = [
            column_head(model.teams, n, min(column, WIDE_COLUMN - 1) if room else column, 76, letters)
            if faces
            else column_name(model.teams, n)
            for n in seen
        ]
        told = [points(total) for total in model.totals]
        totals: list[Box] = []
        size = 60 if count == PAIR else 38 if count <= MOST_COLUMNS else LISTED
        for n in seen:
            number = Words(told[n], size, INK, "index", "right", lines=1, alike=told)
            place = Words(place_told(model.totals, n), 24, INK_SOFT, "strong", "right", lines=1)
            sign = [icon("star", 36, STAR_ON_PAPER)] if n in model.winners and count <= MOST_COLUMNS else []
            starred = FirstThatFits(Row(Grow(), *sign, Rigid(number), gap=10), number) if sign else number
            totals.append(Column(starred, place) if count > PAIR else starred)
        tint = [Picture(board(GAIN, 0.13, None, 14)) if n in model.winners else Box() for n in seen]
        after = Words(say.after(), AFTER_SIZE, WINE, "heading", lines=1)
        lines = Column(
            Pad(row(more, heads), 0, 0 if faces else 12),
            Space(8),
            rule(WINE),
            Grow(_Rounds(list(_round_rows(row, model, seen))), most=1.6),
            *([Pad(row(after, totals), 0, 16 if count == PAIR else 8)] if model.rounds or not model.unfinished else []),
        )
        return Panel(Layers(row(Box(), tint, "stretch", 0), lines), (SHEET_PAD, 10), paper)


def is_own_joy(model: MatchEndModel) -> bool:
    """Whether somebody at the screen has won; if several share it, any of them."""
    mine = [n for n, team in enumerate(model.teams) if team.own]
    return bool(model.winners) and (not mine or any(n in model.winners for n in mine))


MOST_COLUMNS: Final = 6
"""Teams up to which the chart keeps its usual width."""


SIZES: Final = (40, 26)
"""Design pixels of the numbers, with few rounds and teams and with many."""
LISTED: Final = SIZES[1]
FEW_ROUNDS: Final = 4
AT_END: Final = 100_000
"""Real pixels: further than any rows reach."""
ROW_HEIGHT, LOW_ROW_HEIGHT = 76, 60
"""Design pixels of a round's row, with few and with many."""


class _Rounds(Box):
    """A row for every round; a long match scrolls, starting at the last ones."""

    def __init__(self, rows: Sequence[Box]) -> None:
        self._rows = rows

    def height(self, kit: Kit, width: int) -> int:
        return kit.theme.u(ROW_HEIGHT if len(self._rows) <= FEW_ROUNDS else LOW_ROW_HEIGHT) * len(self._rows)

    def place(self, kit: Kit, rect: Rect) -> Iterator[Piece]:
        if len(self._rows) * (kit.text.line(LISTED, "number") + 2) <= rect.h:
            return Column(*self._rows).place(kit, rect)
        bar = ScrollBar("field/rounds", say_score_pad.rounds())
        bar.top = AT_END
        return ScrollRows(self._rows, bar, 0, beside=True).place(kit, rect)


def _round_rows(row_of: Callable[..., Row], model: MatchEndModel, seen: range) -> Iterator[Box]:
    """The totals that the match began with, where it goes on from another; then for each round its number, of which the
    first says what it is, and what it brought each team. Numbers are large where there are few of them.
    """
    start, is_large = model.start, len(model.rounds) <= FEW_ROUNDS and len(model.teams) <= PAIR
    if any(start.totals):
        begun = [Words(points(start.totals[n]), LISTED, INK, "number", "right", lines=1) for n in seen]
        yield _ruled(row_of(Words(say.begun_with(), 24, INK, "strong", lines=1), begun))
    for number, played in enumerate(model.rounds, start.rounds + 1):
        cells = [
            FirstThatFits(
                *(Words(signed(played[n]), size, INK, "number", "right", lines=1) for size in SIZES[not is_large :])
            )
            for n in seen
        ]
        size = 28 if is_large else 24
        told = [str(number)] if number > start.rounds + 1 else [say.round(number), str(number)]
        names = (Words(name, size, INK, "strong", lines=1, least=0.7) for name in told)
        yield _ruled(row_of(Described(FirstThatFits(*names), say.round(number)), cells))
    if model.unfinished:
        on_table = [Words(points(model.unfinished[n]), LISTED, INK_SOFT, "number", "right", lines=1) for n in seen]
        name = say.unfinished_round(model.unfinished_round)
        yield _ruled(row_of(Words(name, 24, INK_SOFT, "strong", lines=1, least=0.7), on_table))


def _ruled(row: Box) -> Box:
    return Share(Column(Grow(row), rule(PAPER_LINE)))
