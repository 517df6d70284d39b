"""One game in a list: star, name, where it stands, the points of its teams."""

from collections.abc import Sequence

from pygame import Rect, Surface

from game.ui.core.kit import Kit
from game.ui.core.theme import CREAM, DIM, GOLD, LINE_LIGHT, OFF_REASON, ROW, ROW_CHOSEN, TEAM_COLOURS, WHITE
from game.ui.screens.models import ListedGame
from game.words import grammar
from game.words.grammar import shorter_names

LIKE_ITS_NEIGHBOURS = 0.85
"""The share of its size to which a long name may shrink before its end is cut off."""
MOST_TEAMS = 3  # more are told by the people who play


def row_height(kit: Kit) -> int:
    """What a row needs that names the teams, in real pixels."""
    return kit.text.line(24) + kit.text.line(20) + kit.theme.u(10)


def draw_game_row(
    kit: Kit, surface: Surface, rect: Rect, game: ListedGame, current: bool, hover: bool = False, spare: int = 0
) -> None:
    """Draw it into `rect`; `current` marks the one the keys are on. `spare` real pixels stay free at the right end.

    A row of `row_height` has a second line with the teams by name; a lower one has their points alone.
    """
    theme, text = kit.theme, kit.text
    kit.paint.panel(surface, rect, ROW_CHOSEN if hover else ROW, 0.9, GOLD if hover else LINE_LIGHT, 12, 1.5)
    pad = theme.u(14)
    left = rect.left + pad
    side = theme.u(28)
    if game.your_turn:
        kit.paint.icon(surface, "star", (left + side // 2, rect.centery), side, GOLD)
    left += side + theme.u(16)
    right = rect.right - pad - spare
    y = rect.centery
    if game.teams and rect.h >= row_height(kit):
        y = rect.top + (rect.h - text.line(20) + theme.u(2)) // 2
        _draw_teams(
            kit, surface, game, Rect(left, rect.bottom - theme.u(4) - text.line(20), right - left, text.line(20))
        )
    elif game.teams and len(game.teams) <= MOST_TEAMS:
        for team in reversed(game.teams):
            words = grammar.points(team.total)
            wide = max(text.width(words, 23, "number"), text.width("4,444", 23, "number"))
            text.draw(surface, words, (right, rect.centery), 23, WHITE, "number", "right")
            right -= wide + theme.u(18)
            kit.paint.team_mark(surface, team.team, (right, rect.centery), theme.u(15))
            right -= theme.u(22)
    room = right - left
    name_room = min(text.width(game.name, 24, "strong"), round(room * 0.55) if room > theme.u(360) else room)
    ink = CREAM if not current else WHITE
    text.draw(surface, game.name, (left, y), 24, ink, "strong", room=name_room, shrink=LIKE_ITS_NEIGHBOURS)
    left += max(name_room, min(round(room * 0.45), theme.u(300))) + theme.u(18)
    detail, colour = fitting(kit, game.details, 20, right - left), DIM
    if game.trouble:
        detail = fitting(kit, game.in_short.split(", "), 20, right - left) if game.in_short else game.trouble
        colour = OFF_REASON
    if detail and right - left > theme.u(90):
        text.draw(surface, detail, (left, y), 20, colour, room=right - left)


def _draw_teams(kit: Kit, surface: Surface, game: ListedGame, box: Rect) -> None:
    """Every team with its mark, its name and its points, each in an equal share of a line."""
    theme, text = kit.theme, kit.text
    each = min(box.w // len(game.teams), theme.u(520))
    for n, team in enumerate(game.teams):
        left, mark = box.left + n * each, theme.u(15)
        kit.paint.team_mark(surface, team.team, (left + mark // 2, box.centery), mark)
        left += mark + theme.u(8)
        told = grammar.points(team.total)
        room = each - mark - theme.u(30) - text.width(told, 20, "number")
        forms = (team.name, *shorter_names(team.name))
        name = next((form for form in forms if text.width(form, 19) <= room), forms[-1])
        at = text.draw(surface, name, (left, box.centery), 19, TEAM_COLOURS[team.team % 6], room=room)
        text.draw(surface, told, (at.right + theme.u(10), box.centery), 20, WHITE, "number")


def fitting(kit: Kit, details: Sequence[str], size: float, room: int) -> str:
    """As many details as fit into one line of `room` real pixels, at least the first."""
    for count in range(len(details), 1, -1):
        line = " · ".join(details[:count])
        if kit.text.width(line, size) <= room:
            return line
    return details[0] if details else ""


def draw_totals(kit: Kit, surface: Surface, game: ListedGame, box: Rect) -> None:
    """All teams of a game with their points: below each other, and in columns where the box is too low for that."""
    theme, text = kit.theme, kit.text
    step = _step(kit)
    rows, columns = _grid(kit, game, box)
    wide, mark = box.w // columns, theme.u(18)
    for n, team in enumerate(game.teams):
        cell = Rect(box.left + n // rows * wide, box.top + n % rows * step, wide, step)
        left = cell.left + round(mark * 1.75)
        kit.paint.team_mark(surface, team.team, (cell.left + mark * 2 // 3, cell.centery), mark)
        room = cell.right - theme.u(6) - left
        points = text.draw(surface, grammar.points(team.total), (left, cell.centery), 27, WHITE, "number", room=room)
        left = points.right + theme.u(18)
        room = cell.right - theme.u(8 if columns > 1 else 0) - left
        if room > theme.u(60):
            text.draw(surface, team.name, (left, cell.centery), 20, TEAM_COLOURS[team.team % 6], room=room)


def totals_fit(kit: Kit, game: ListedGame, box: Rect) -> bool:
    """Whether `draw_totals` has room in the box for the points of every team."""
    _, columns = _grid(kit, game, box)
    widest = max((kit.text.width(grammar.points(team.total), 27, "number") for team in game.teams), default=0)
    return columns * (round(kit.theme.u(18) * 1.75) + widest + kit.theme.u(6)) <= box.w


def _grid(kit: Kit, game: ListedGame, box: Rect) -> tuple[int, int]:
    """Rows and columns of the totals."""
    rows = max(1, box.h // _step(kit))
    return rows, max(1, -(-len(game.teams) // rows))


def _step(kit: Kit) -> int:
    return max(kit.theme.u(32), kit.text.line(26, "number"))
