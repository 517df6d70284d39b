"""How a deal went: the result compared with each level's on the same cards, what the cards were worth, and what was
given away.
"""

from collections.abc import Sequence
from statistics import fmean
from typing import Final, Protocol

from msgspec import Struct

from game.engine.score import lead_of
from game.messages.amounts import in_tens, listed, points, signed
from game.messages.functions import (
    looking_back,
    nouns,
    screens as say_screens,
    todays_deal as say,
)
from game.play.results.par import TRIES, LevelPar, grouped_by_result
from game.sentences.my_games import level_name
from game.toolkit.boxes import (
    Box,
    Column,
    FirstThatFits,
    Grow,
    Pad,
    Panel,
    Rigid,
    Row,
    Share,
    Sized,
    Space,
    WidgetSlot,
    Words,
    board,
    icon,
    paper,
    rule,
)
from game.toolkit.drawing.theme import (
    BAD_ON_PAPER,
    GAIN,
    INK,
    INK_SOFT,
    PAPER,
    PAPER_DIM,
    PAPER_LINE,
    PAPER_SHADE,
    STAR_ON_PAPER,
    TEAM_INKS,
    WINE,
)
from game.toolkit.kit import Kit
from game.toolkit.widgets import Bar, Button, ButtonLook, StateScene
from game.ui.match.scores.match_chart import ScoreTeam, names_of
from game.ui.match.scores.round_score import ScoreSheetRow
from game.ui.shared.marks import team_mark
from game.ui.shared.people.portrait_and_name import Name, portrait
from game.ui.start.todays_deal.par_scale import FACES, ParFlag, ParScale, level_looks, level_with

SMALL: Final = 90
"""The size of the result's figure in tight places: there are no faces beside it."""


class GivenAway(Struct, frozen=True):
    """Points given away in `turns` turns; None while unknown, or if it can't be known."""

    given: float | None = None
    turns: int = 0


class DealOutcome(Struct, frozen=True, kw_only=True):
    """A played deal, with what is known so far; `is_copied`: whether copying it for a friend worked, None before."""

    title: str
    teams: tuple[ScoreTeam, ...]
    """The reader's team is one's own."""
    totals: tuple[int, ...]
    rows: tuple[ScoreSheetRow, ...] = ()
    """How the totals came about."""
    first_lead: int | None = None
    """The lead of the first game, if this is a later one."""
    note: str = ""
    """Why a result is shown instead of a game."""
    is_seen: bool = False
    """Whether its cards were known before, so that it neither counts nor is compared."""
    is_easy: bool = False
    """Whether it was played with the easiest level, which isn't compared either."""
    is_imported: bool = False
    """Whether its record came from elsewhere: then it is a friend's, and says nothing of the reader."""
    was_away: bool = False
    """Whether the computer played for the person for a while."""
    levels: tuple[LevelPar, ...] = ()
    """What is known so far about the levels' results in this deal."""
    waiting: tuple[str, ...] = ()
    """Levels that are still playing."""
    figures: GivenAway = GivenAway()
    is_copied: bool | None = None

    @property
    def own(self) -> ScoreTeam:
        return next(team for team in self.teams if team.own)

    @property
    def lead(self) -> int:
        return lead_of(self.totals, self.own.team)

    @property
    def headline(self) -> str:
        """With the difference, unless it is shown beside the levels' to come."""
        told = say.came_out if self.levels or self.waiting else say.came_out_by
        return told(self.own.name, len(self.own.people) == 1, self.lead)

    @property
    def flags(self) -> list[ParFlag]:
        """The levels with a known average; those whose order may be due to chance share a flag. No level has a face
        that sits at the table.
        """
        taken = [one.look for team in self.teams for one in team.people if one.look is not None]
        return [_flag(group, taken) for group in grouped_by_result(self.levels)]

    @property
    def is_compared(self) -> bool:
        return bool(self.levels) and not self.waiting

    @property
    def compared(self) -> str:
        if self.levels:
            error = max(10, in_tens(max(one.se or 0 for one in self.levels)))
            return say.compared(TRIES, error, any(one.games < TRIES for one in self.levels))
        if self.is_easy:
            return say.easy_not_compared()
        if self.is_seen:
            return say.seen()
        return say.comparing(TRIES) if self.waiting else say.no_comparison()

    @property
    def message(self) -> str:
        told = f"{self.headline}."
        return f"{told} {scale_sentence(self.lead, self.flags)}" if self.is_compared else told


class ResultActions(Protocol):
    """What the result screen calls."""

    def poll(self) -> None:
        """Called while the screen is open: show new results."""

    def look_back(self) -> None:
        """The match, turn by turn."""

    def text_for_friends(self) -> str:
        """The lines that tell a friend about it."""

    def play_again(self) -> None:
        """The same deal, for fun."""

    def back(self) -> None:
        """Go back to where the player came from."""


class DealResultScene(StateScene[DealOutcome]):
    """A sheet with the result over the scale, and its ways on."""

    name = "deal_result"
    is_spoken = True
    first_focus = "button/look_back"

    def __init__(self, outcome: DealOutcome, actions: ResultActions) -> None:
        super().__init__(outcome)
        self._actions = actions
        self.poll = actions.poll
        self.form.on_cancel = actions.back

    def content(self, kit: Kit) -> Box:
        actions, outcome, copied = self._actions, self.state, self.state.is_copied
        figures = outcome.figures
        look_back = Button(
            "button/look_back",
            looking_back.look_back(),
            actions.look_back,
            look=ButtonLook("primary", 40, sub_size=26, heading=True),
            icon="film",
            sub=say.look_back_sub() if figures.given is None else say.worth_a_look(figures.turns),
        )
        tried = say.tell_friend_done() if copied else say_screens.no_clipboard()
        told = say.tell_friend_sub() if copied is None else tried
        small = ButtonLook(size=28, sub_size=24)
        tell = Button(
            "button/tell",
            say.tell_friend(),
            lambda: self.set_state(is_copied=self.copy(actions.text_for_friends())),
            icon="share",
            sub=told,
            look=small,
        )
        for_fun = say.play_again_for_fun() if outcome.is_seen else say.play_again_sub()
        again = Button("button/again", say.play_again(), actions.play_again, icon="undo", sub=for_fun, look=small)
        own = [] if outcome.is_imported else [tell]
        others = (Share(WidgetSlot(way, 122)) for way in (*own, again))
        ways = Row(Share(WidgetSlot(look_back, 122), 1.4), *others, gap=24)
        body = Column(Share(self._sheet()), Space(20), ways)
        return Column(Bar(outcome.title, [self.way_back]), Grow(Pad(body, 60, 20, 26)))

    def _sheet(self) -> Box:
        """The result large, its rank among the levels and how that is known, faces; the scale below."""
        state = self.state
        told_again = say.this_time(state.first_lead) if state.first_lead is not None else state.note
        again = [Words(told_again, 26, INK_SOFT, "strong")] if told_again else []
        playing = say.still_playing(list(map(level_name, state.waiting))) if state.waiting else ""
        coming = [Words(playing, 28, PAPER_DIM, "strong")] if playing else []
        rank = Words(among(state.lead, state.flags), 42, GAIN, "heading")
        verdict = [Row(icon("tick", 44, GAIN), Grow(rank), gap=14)] if state.is_compared else []
        away = [Words(say.was_away(), 28, INK_SOFT)] if state.was_away else []
        how = (Words(state.compared, 28, INK_SOFT), *away)
        people, flags = state.own.people, state.flags
        faces = Row(*(portrait(one, 168, lit=True) for one in people), gap=4)

        def form(size: float, face: int, *, whole: bool = True) -> Box:
            head = Words(state.headline, size / 3.6 + 8, WINE, "heading", lines=1)
            number = Rigid(Words(signed(state.lead), size, INK, "number", lines=1))
            beside = Column(Grow(), *verdict, *((*how, *coming) if whole else ()), Grow())
            if not flags and not state.waiting:  # the totals say it all
                told = (*again, Space(8), *how, Space(14)) if whole else ()
                return Column(head, *told, rule(PAPER_LINE), Grow(self._points(face)))
            parts = [number, Grow(beside), *([Rigid(faces)] if whole and flags and size > SMALL else [])]
            scale = ParScale(state.lead, people[0], flags, face) if flags else self._points(face)
            return Column(
                head, *(again if whole else ()), Row(*parts, gap=44), Space(6), rule(PAPER_LINE), Space(6), Grow(scale)
            )

        forms = (form(170, FACES[0]), form(150, FACES[1]), *(form(SMALL, face) for face in FACES[1:]))
        least = form(60, FACES[-1], whole=False)
        return Panel(FirstThatFits(*(Sized(one, width=0) for one in (*forms, least))), (52, 24), paper)

    def _points(self, face: int) -> Box:
        """In place of the scale while nothing is on it: what each team has, and for what if there is room."""
        teams, totals, rows = self.state.teams, self.state.totals, self.state.rows
        size, is_wide = round(face * 1.4), len(teams) * max(len(one.people) for one in teams) < 6
        edge = 20 if self.state.waiting else 36

        def team(one: ScoreTeam, total: int, *, has_rows: bool) -> Box:
            is_first, ink = total == max(totals) > min(totals), TEAM_INKS[one.team]
            side = size if is_wide else min(size, 84)
            faces = [Row(*(portrait(person, side, is_first) for person in one.people), gap=-14)] if face else []
            name = Row(team_mark(one.team, 24, ink), Name(one.name, 38, ink, among=names_of(teams)), gap=12)
            number = Words(points(total), 104 if face and is_wide else 44, INK, "number", lines=1)
            account = [Space(10), *(_account(row, one.team) for row in rows)] if has_rows else []
            told = Column(Grow(), name, number, *account, Grow())
            ground = board(PAPER, 1, STAR_ON_PAPER, 18) if is_first else board(PAPER_SHADE, 0.6, None, 18)
            return Panel(Row(*faces, Grow(told), gap=32), (32, edge if face else 4), ground)

        def form(has_rows: bool) -> Box:
            each = [Share(team(*one, has_rows=has_rows)) for one in zip(teams, totals, strict=True)]
            pairs = [Row(*each[n : n + 2], gap=28, across="stretch") for n in range(0, len(each), 2)]
            return Column(Grow(), *pairs, Grow(), gap=14)

        return FirstThatFits(*map(form, (True, False) if rows and face else (False,)))


def _account(row: ScoreSheetRow, team: int) -> Box:
    """What a team scored for one thing."""
    value = row.values[team]
    ink = BAD_ON_PAPER if value < 0 else INK
    number = Words(signed(value) if value else " ", 33, ink, "number", "right", lines=1)
    line = Row(Grow(Words(row.label, 28, INK_SOFT, lines=1)), number, gap=14)
    return Column(rule(PAPER_LINE, 1), Grow(Sized(line, height=50), most=1))


def _flag(group: Sequence[LevelPar], taken: Sequence[int]) -> ParFlag:
    """One flag for a group of levels; its bounds are two standard errors beyond their averages."""
    lower = min(par.mean - 2 * (par.se or 0) for par in group)
    upper = max(par.mean + 2 * (par.se or 0) for par in group)
    names, looks_of_levels = [level_name(par.level) for par in group], level_looks(taken)
    looks = tuple(looks_of_levels[par.level] for par in group)
    return ParFlag(listed(names), fmean(par.mean for par in group), lower, upper, looks)


def among(lead: int, flags: Sequence[ParFlag]) -> str:
    """A result's position among the averages, which are given in ascending order.

    >>> easy, others = ParFlag("Easy", 130, 10, 250), ParFlag("Normal and Hard", 600, 420, 760)
    >>> among(640, [easy, others])
    'As good as Normal and Hard'
    >>> among(300, [easy, others]), among(1000, [easy, others]), among(0, [easy, others])
    ('Between Easy and Normal and Hard', 'Better than Normal and Hard', 'A little under Easy')
    """
    alike = level_with(lead, flags)
    if alike is not None:
        return say.about(alike.name)
    lower = next((flag.name for flag in reversed(flags) if flag.average <= lead), "")
    return say.among(lower, next((flag.name for flag in flags if flag.average > lead), ""))


def scale_sentence(lead: int, flags: Sequence[ParFlag]) -> str:
    """The scale for screen readers.

    >>> scale_sentence(640, [ParFlag("Easy", 130.2), ParFlag("Expert", 906)])
    'You: +640. Easy: +130. Expert: +910.'
    """
    places = [(nouns.you(), lead), *((flag.name, in_tens(flag.average)) for flag in flags)]
    return " ".join(f"{say.on_scale(name, lead)}." for name, lead in places)
