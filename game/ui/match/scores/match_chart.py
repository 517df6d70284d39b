"""The match so far: totals in boxes and a line for each team, round by round. Teams by colour and shape."""

from collections.abc import Sequence
from functools import partial
from itertools import accumulate, pairwise
from typing import Final

import msgspec
from pygame import Rect, Surface

from game.messages.amounts import points, signed
from game.messages.functions import scores as say
from game.sentences.grammar import called, members, shorter_names, team_name
from game.sentences.rules_and_scores import scores as words
from game.toolkit.boxes import (
    Box,
    Column,
    Described,
    FirstThatFits,
    Grow,
    Pad,
    Panel,
    Picture,
    Placed,
    Row,
    Share,
    Sized,
    Space,
    Words,
    board,
)
from game.toolkit.drawing.theme import (
    ADDED,
    CREAM,
    DIM,
    GOLD,
    LINE_LIGHT,
    PANEL,
    PANEL_DEEP,
    TEAM_COLOURS,
    TEAM_INKS,
    WHITE,
)
from game.toolkit.kit import Kit
from game.toolkit.plot import Plot, Sketch, Spot, points_scale
from game.ui.shared.marks import TEAM_MARKS, team_mark
from game.ui.shared.models import PlayerAtTable, people_of
from game.ui.shared.people.portrait_and_name import READABLE, Name, PairName, portrait
from saves.records.lines import SeatInfo

PAIR: Final = 2
HEAD_SIZE: Final = 28
WIDE_COLUMN: Final = 180
"""Design pixels from which a column fits a team's mark beside its name."""
LEADER, AXIS_SIZE = 26, 24
"""Design pixels of the leader's name in a chart of a lead, and of words and figures along a chart."""


class ScoreTeam(msgspec.Struct, frozen=True):
    """The head of a column; `own` for the viewer's team."""

    team: int
    name: str
    people: tuple[PlayerAtTable, ...]
    own: bool = False


def score_teams(seats: Sequence[SeatInfo], teams: int, me: int | None = None) -> tuple[ScoreTeam, ...]:
    """The teams of a table, the reader's own seat first in its team."""
    names, everybody = called(tuple(seat.name for seat in seats)), people_of(seats, teams)
    return tuple(
        ScoreTeam(
            team,
            team_name(names, teams, team, me),
            tuple(everybody[seat] for seat in members(len(seats), teams, team, me)),
            me is not None and me % teams == team,
        )
        for team in range(teams)
    )


class MatchStart(msgspec.Struct, frozen=True):
    """The start of a match that continues from another: after this many rounds, with these totals; none if it began
    with its first round.
    """

    rounds: int = 0
    totals: tuple[int, ...] = ()


FROM_NOTHING: Final = MatchStart()


def shortest_names(teams: Sequence[ScoreTeam]) -> list[str]:
    names = names_of(teams)
    return [(name, *shorter_names(name, names))[-1] for name in names]


def names_of(teams: Sequence[ScoreTeam]) -> tuple[str, ...]:
    return tuple(team.name for team in teams)


def alike(kit: Kit, teams: Sequence[ScoreTeam], room: int) -> float:
    """The design size in which all of them fit into this many real pixels."""
    return kit.text.common(shortest_names(teams), HEAD_SIZE, room, "strong")


def column_head(
    teams: Sequence[ScoreTeam], number: int, width: float, largest: float, letters: float = HEAD_SIZE
) -> Box:
    """Faces and name of a team over its column of a sheet, in this width; a single player's name in letters of this
    size.
    """
    team, among = teams[number], names_of(teams)
    side = min(largest, (width - 20) // max(1, len(team.people)))
    faces = Row(*(portrait(person, side) for person in team.people), gap=2)
    if width < WIDE_COLUMN:  # the name needs all of it: the mark goes beside the face
        ink = TEAM_INKS[team.team]
        pair = PairName(team.name, 24, ink, "right", among)
        whole = pair if len(team.people) == PAIR else Name(team.name, letters, ink, "right", among)
        return Column(Space(8), Row(Grow(), team_mark(team.team, 18, ink), faces, gap=9), whole)
    return Column(Space(8), Row(Grow(), faces), column_name(teams, number))


def column_name(teams: Sequence[ScoreTeam], number: int) -> Box:
    team = teams[number]
    ink = TEAM_INKS[team.team]
    mark, forms = team_mark(team.team, 18, ink), (team.name, *shorter_names(team.name, names_of(teams)))
    names = (
        Words(form, HEAD_SIZE, ink, "strong", "right", lines=1, least=least)
        for form in forms
        for least in (1, READABLE)
    )
    return FirstThatFits(*(Row(Grow(), mark, name, gap=8) for name in names))


def match_panel(
    teams: Sequence[ScoreTeam],
    history: Sequence[Sequence[int]],
    rounds: int,
    start: MatchStart = FROM_NOTHING,
    notes: Sequence[Box] = (),
    won: Sequence[int] = (),
    matches: Sequence[tuple[int, int]] = (),
    has_totals: bool = True,
) -> Box:
    """A panel with the totals so far, unless a sheet beside it has them, and the chart, over quiet `notes`; `history`
    has the totals after each round since the start. For an evening, `won` are the matches each has won, which count
    more than points: the chart shows one team's lead over the other, or how far each is ahead of the others, and the
    leader's margin is given elsewhere. `matches` are those in the chart: each one's number and rounds.
    """
    totals = history[-1]
    standing = [*zip(won or [0] * len(teams), totals, strict=True)]
    first, *others = sorted(standing, reverse=True)
    lead = "" if won or not others else say.leads_by(first[1] - others[0][1])
    told = won if len(teams) > PAIR else ()  # with two, the headline says it
    columns = 2 if len(teams) in (2, 4, 7, 8) else 3
    boxes = [
        Share(
            _total(
                team,
                names_of(teams),
                totals[n],
                lead if standing[n] == first and first not in others else None,
                34 if len(teams) in (2, 4) else 32,
                len(teams) > PAIR,
                told[n] if told else 0,
            )
        )
        for n, team in enumerate(teams)
    ]
    boxes += [Share()] * (-len(boxes) % columns)
    rows = [Row(*boxes[n : n + columns], gap=8, across="stretch") for n in range(0, len(boxes), columns)]
    forms = (
        Column(
            Space(18),
            *shown,
            Grow(match_chart(teams, history, rounds, start, matches, bool(won) and len(teams) > 1)),
            *(Pad(note, 28, 8) for note in notes),
            Space(14),
        )
        for shown in (((Pad(Column(*rows, gap=8), 20), Space(14)),) if has_totals else ()) + ((),)
    )
    return Panel(FirstThatFits(*(Sized(form, width=0) for form in forms)), (0, 0))


LEAD_SIZES: Final = (116, 60, 42)
"""Design pixels of the lead, the largest that fits."""
LINES_HEIGHT: Final = 190
"""Design pixels of the lines of a lead."""


def lead_panel(
    teams: Sequence[ScoreTeam],
    history: Sequence[Sequence[int]],
    rounds: int,
    start: MatchStart = FROM_NOTHING,
    par: str = "",
) -> Box:
    """Who leads and by how much, what `par` says of it, and a line for each team without an axis."""
    totals = history[-1]
    first, second, *_ = sorted(totals, reverse=True) if len(totals) > 1 else (totals[0], 0)
    leader = teams[totals.index(first)]
    number = points(first - second)
    who = Words(say.lead_of(leader.own, leader.name, first == second), 28, CREAM, "strong", "center")
    large = FirstThatFits(*(Words(number, size, GOLD, "number", "center", lines=1) for size in LEAD_SIZES))
    lines = Sized(Picture(partial(_draw_lines, teams, history, rounds, start)), height=LINES_HEIGHT)
    spoken = words.spoken_chart([team.name for team in teams], history, start.rounds, rounds)
    said = [Space(10), Words(par, 28, CREAM, align="center")] if par else []
    shown = [] if first == second else [large]
    return Panel(Column(Grow(), who, *shown, *said, Grow(), Described(lines, *spoken), Grow()), (24, 14))


def _draw_lines(
    teams: Sequence[ScoreTeam],
    history: Sequence[Sequence[int]],
    rounds: int,
    start: MatchStart,
    kit: Kit,
    surface: Surface,
    box: Rect,
) -> None:
    """The totals from the start on; a level line where the points are 0."""
    after = [start.totals or [0] * len(teams), *history]
    values = [0, *(total for one in after for total in one)]
    count = max(rounds, start.rounds + len(history))
    u = kit.theme.u
    place = box.inflate(-u(40), -u(40))
    plot = Plot(kit, place, min(values), max(values) or 1)
    surface.fill(kit.theme.ink(LINE_LIGHT), Rect(place.left, plot.y_of(0), place.w, 1))
    xs = [place.left + place.w * n // count for n in range(count + 1)]
    for n in sorted(range(len(teams)), key=lambda n: teams[n].own):  # the own line is over the others
        _draw_line(surface, plot, [(xs[at], plot.y_of(one[n])) for at, one in enumerate(after, start.rounds)], teams[n])


def _total(
    team: ScoreTeam, among: Sequence[str], total: int, lead: str | None, size: float, is_close: bool, won: int
) -> Box:
    colour = TEAM_COLOURS[team.team]
    number = Words(points(total), size, WHITE, "number", lines=1)
    told = [(lead, ADDED)] if lead else []
    told += [(say.matches_won(won), CREAM), (say.matches_won_short(won), CREAM)] if won else []
    kind = PairName if is_close and len(team.people) == PAIR else Name
    name = kind(team.name, 24, colour, "left", among)
    inside = Column(
        Row(Pad(team_mark(team.team, 20), 0, 4, 0), Grow(name), gap=8, across="start"),
        Grow(),
        FirstThatFits(
            *(Row(number, Grow(), Words(words, 24, ink, "strong", lines=1), gap=10) for words, ink in told), number
        ),
    )
    return Panel(inside, (16, 4), board(colour, 0.14, ADDED if lead is not None else None, 14, 2))


def match_chart(
    teams: Sequence[ScoreTeam],
    history: Sequence[Sequence[int]],
    rounds: int,
    start: MatchStart = FROM_NOTHING,
    matches: Sequence[tuple[int, int]] = (),
    from_others: bool = False,
) -> Box:
    """Lines from the start to the totals after each round, or to the distance `from_others` on average, or for two
    teams the first one's lead; rounds still to play are shaded. Several `matches` each have their own part, separated
    by vertical lines.
    """
    shown = [[_from_others(after, n) for n in range(len(after))] for after in history] if from_others else history
    chart = Picture(partial(_draw_chart, teams, shown, rounds, start, matches, from_others))
    return Described(chart, *words.spoken_chart([team.name for team in teams], history, start.rounds, rounds))


def _from_others(totals: Sequence[int], team: int) -> int:
    """By how much a team's total is above the average of the others."""
    return totals[team] - (sum(totals) - totals[team]) // (len(totals) - 1)


def _draw_chart(
    teams: Sequence[ScoreTeam],
    history: Sequence[Sequence[int]],
    rounds: int,
    start: MatchStart,
    matches: Sequence[tuple[int, int]],
    from_others: bool,
    kit: Kit,
    surface: Surface,
    box: Rect,
) -> None:
    u, text = kit.theme.u, kit.text
    if not history or box.h <= u(150):  # no room
        return
    is_lead = from_others and len(teams) == PAIR
    lines = [[total] for total, _ in history] if is_lead else history
    figure = (lambda value: points(abs(value))) if is_lead else signed if from_others else points
    values = [0, *start.totals, *(total for after in lines for total in after)]
    played = start.rounds + len(lines)
    label = text.line(AXIS_SIZE) + u(6)
    over, under = (text.line(LEADER) if is_lead and is_there else 0 for is_there in (max(values) > 0, min(values) < 0))
    tall = box.h - label - u(26) - over - under
    scale = points_scale(min(values), max(values), tall, text.line(AXIS_SIZE))
    sides = ((say.ahead(), scale.step), (say.behind(), -scale.step)) if from_others and not is_lead else ()
    axis = max(text.width(figure(v), AXIS_SIZE, "number") for v in (scale[0], scale[-1]))
    axis = max(axis, *(text.width(side, AXIS_SIZE) for side, _ in sides), 0) + u(34)
    count = max(rounds, played)
    half = text.width(say.round(count), AXIS_SIZE, "strong") // 2
    place = Rect(box.left + axis, box.top + u(16) + over, box.w - axis - half - u(28), tall)
    plot, xs = Plot(kit, place, scale[0], scale[-1]), [place.left + place.w * n // count for n in range(count + 1)]
    _draw_future(kit, surface, place, xs, played, half)
    plot.draw_levels(surface, scale, figure, beyond=half)
    for side, value in sides:
        if value in scale and plot.y_of(0) - plot.y_of(scale.step) > 3 * text.line(AXIS_SIZE):
            at = (place.left - u(12), (plot.y_of(0) + plot.y_of(value)) // 2)
            text.draw(surface, side, at, AXIS_SIZE, CREAM, align="right")
    middle = place.bottom + under + u(8) + label // 2
    if len(matches) > 1:
        bounds = [xs[n] for n in accumulate((rounds for _, rounds in matches), initial=0)]
        for x in bounds[1:-1]:
            surface.fill(kit.theme.ink(LINE_LIGHT), Rect(x, place.top, 1, place.h))
        _name_matches(kit, surface, [number for number, _ in matches], bounds, middle)
    else:
        _name_rounds(kit, surface, xs, played, middle)
    if is_lead:
        _draw_lead(surface, plot, [(x, lead) for x, (lead,) in zip(xs, [(0,), *lines], strict=False)], teams)
        for team, height, y in ((teams[0], over, place.top - over), (teams[1], under, place.bottom)):
            if height:
                name = Words(say.team_ahead(team.name), LEADER, TEAM_COLOURS[team.team], "strong", lines=1)
                shown = Row(team_mark(team.team, 20), Grow(name), gap=8)
                Placed(shown, kit, Rect(place.left, y, place.w, height)).draw(kit, surface)
        return
    after = [start.totals or [0] * len(teams), *lines]
    for n in sorted(range(len(teams)), key=lambda n: teams[n].own):  # the own line is over the others
        _draw_line(surface, plot, [(xs[at], plot.y_of(one[n])) for at, one in enumerate(after, start.rounds)], teams[n])


def _name_matches(kit: Kit, surface: Surface, numbers: Sequence[int], bounds: Sequence[int], y: int) -> None:
    """By their names if all have room, otherwise by their numbers, or by some that keep apart."""
    text, fields = kit.text, list(pairwise(bounds))
    named = [(say.match(number), (left + right) // 2) for number, (left, right) in zip(numbers, fields, strict=True)]
    widths = [text.width(name, AXIS_SIZE, "strong") for name, _ in named]
    if any(width > right - left for width, (left, right) in zip(widths, fields, strict=True)):
        least, middles = text.width(str(max(numbers)), AXIS_SIZE, "strong") + kit.theme.u(6), [x for _, x in named]
        for every in (1, 2, 5, 10):
            named = [(str(number), x) for number, x in zip(numbers, middles, strict=True) if number % every == 0]
            if all(right - left >= least for (_, left), (_, right) in pairwise(named)):
                break
    for name, x in named:
        text.draw(surface, name, (x, y), AXIS_SIZE, CREAM, "strong", "center")


def _name_rounds(kit: Kit, surface: Surface, xs: Sequence[int], played: int, y: int) -> None:
    text, count, width = kit.text, len(xs) - 1, xs[-1] - xs[0]
    least = text.width("00", AXIS_SIZE, "strong") + kit.theme.u(24)
    every = next((n for n in (1, 2, 5) if width * n // count >= least), 10)
    for n in range(every, count + 1, every):
        text.draw(surface, str(n), (xs[n], y), AXIS_SIZE, CREAM if n <= played else DIM, "strong", "center")


def _draw_future(kit: Kit, surface: Surface, place: Rect, xs: Sequence[int], played: int, beyond: int) -> None:
    u = kit.theme.u
    if played >= len(xs) - 1:
        return
    rest = Rect(xs[played], place.top - u(10), place.right - xs[played] + beyond, place.h + u(10))
    kit.paint.panel(surface, rest, PANEL_DEEP, 0.4, None, 8)


def _draw_lead(surface: Surface, plot: Plot, lead: Sequence[Spot], teams: Sequence[ScoreTeam]) -> None:
    """The first of two teams' lead: each part in the leader's colour."""
    sketch = Sketch(plot.kit, plot.place)
    for (x, value), (then_x, then) in pairwise(lead):
        turns = [(x + round((then_x - x) * value / (value - then)), 0)] if value * then < 0 else []
        for (left, before), (right, after) in pairwise([(x, value), *turns, (then_x, then)]):
            colour = TEAM_COLOURS[teams[before + after < 0].team]
            ends = [(left, plot.y_of(before)), (right, plot.y_of(after))]
            sketch.field(ends, plot.y_of(0), colour)
            sketch.line(ends, colour, plot.kit.theme.k * 5)
    sketch.draw(surface)
    for x, value in lead[1:]:
        if value:
            _draw_mark(plot.kit, surface, teams[value < 0], (x, plot.y_of(value)))


def _draw_line(surface: Surface, plot: Plot, spots: Sequence[Spot], team: ScoreTeam) -> None:
    sketch, k = Sketch(plot.kit, plot.place), plot.kit.theme.k
    sketch.line(spots, PANEL, k * 10)
    sketch.line(spots, TEAM_COLOURS[team.team], k * 5)
    sketch.draw(surface)
    for spot in spots[1:]:
        _draw_mark(plot.kit, surface, team, spot)


def _draw_mark(kit: Kit, surface: Surface, team: ScoreTeam, at: Spot) -> None:
    mark = kit.paint.path(TEAM_MARKS[team.team], kit.theme.u(26), TEAM_COLOURS[team.team], rim=PANEL)
    surface.blit(mark, mark.get_rect(center=at))
