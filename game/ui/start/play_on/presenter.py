"""A new game from a moment of another one: its choices, and its first lines."""

from collections.abc import Collection

from game.ai.level_names import seated_level
from game.ai.players.style import style_of
from game.engine.partners.agreements import agreements_and_habits
from game.engine.table.board import Phase
from game.messages.functions import looking_back as say_looking_back, play_on as say
from game.play.branching import BranchPoint, NoBranch, branch_name, branch_point, branched
from game.rules.editing import free_name
from game.sentences.grammar import seat_person
from game.ui.shared.models import SeatChoice
from game.ui.shared.requests import BeginBranch, PlayOn
from game.ui.start.new_game.new_games import NewGameHeaders, seat_infos
from game.ui.start.play_on.screen import PlayOnModel, knower_first
from saves.records.lines import BadRecord, EndLine, GameLine, PositionLine, people_in


def play_on_model(start: PlayOn, taken: Collection[str]) -> PlayOnModel:
    """The choices; `taken` are the names of all games.

    Raises NoBranch with a sentence saying why it is impossible. The cards of an unfinished match are nobody's to see:
    they are re-dealt as its one person knew them; if it has several people, nobody can play on from it yet.
    """
    point = _point(start)
    infos = point.header.seats
    people = people_in(start.lines)
    goes_on = bool(people) and not isinstance(start.lines[-1], EndLine)
    if goes_on and len(people) > 1:
        raise NoBranch(say.match_goes_on)
    first = people[0] if people else point.board.turn
    knowers = people if goes_on else knower_first(range(len(infos)), first)
    return PlayOnModel(
        start=start,
        name=free_name(branch_name(point), taken),
        moment=_moment(point, people[0] if len(people) == 1 else None),
        seats=tuple(
            SeatChoice(
                info.name,
                info.kind == "human",
                seated_level(info.level),
                info.portrait,
                style_of(info.style),
                agreements_and_habits(info.agreements),
            )
            for info in infos
        ),
        teams=len(point.header.teams),
        knowers=() if point.board.phase is Phase.ENDED else tuple(knowers),  # nothing is hidden between two rounds
        may_stay=not goes_on,
    )


def branch_lines(request: BeginBranch, headers: NewGameHeaders) -> tuple[GameLine, PositionLine]:
    """The first two lines of the new game. Raises NoBranch."""
    fresh = headers.fresh()
    return branched(
        _point(request.start),
        seat_infos(request.seats),
        seed=fresh.seed,
        game_id=fresh.game_id,
        created=fresh.created,
        app=fresh.app,
        name=request.name,
        anew_for=request.anew_for,
    )


def _point(start: PlayOn) -> BranchPoint:
    try:
        return branch_point(start.lines, start.line)
    except BadRecord:
        raise NoBranch(say.unreadable) from None


def _moment(point: BranchPoint, me: int | None) -> str:
    match point.board.phase:
        case Phase.ENDED:
            return say.after_round(point.board.round)
        case Phase.CUT | Phase.CHOOSE:
            return say.before_turns(point.board.round)
        case _:
            seat = point.board.turn
            names = [info.name for info in point.header.seats]
            return say_looking_back.moment(point.board.round, seat_person(names, seat, me), point.turn)
