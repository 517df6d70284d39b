"""Who sits where: seats and shapes of tables as typed, and the header of a new match."""

import re
from collections.abc import Sequence
from typing import Final, Literal

from msgspec import Struct

from game.ai.level_names import DEFAULT_LEVEL, SEATED, YARDSTICK, is_level
from game.ai.player import BALANCED, STYLES, Style
from game.ai.players.style import style_text
from game.engine.partners.agreements import Agreement, agreements_of
from game.messages.functions import command_line as say_command_line, phones as say_phones
from game.messages.language import UserError
from game.play.dealer import Seed
from game.rules.fields import is_uneven
from game.rules.presets import ruleset_fields
from game.rules.ruleset import RuleSet
from saves.records.lines import FORMAT, GameLine, SeatInfo

MOST_PLAYERS: Final = 8
PHONE: Final = "phone"
_TEAM_SIZES: Final = {
    "1v1": (2, 2),
    "2v2": (4, 2),
    "3v3": (6, 2),
    "2v2v2": (6, 3),
    "4v4": (8, 2),
    "2v2v2v2": (8, 4),
}


class BadSeats(UserError):
    """Impossible seats or shape of table."""


class SeatPlan(Struct, frozen=True):
    """Who is to sit at a seat; `text` is how it was typed."""

    text: str
    kind: Literal["human", "computer"]
    level: str | None = None
    style: Style = BALANCED
    agreements: tuple[Agreement, ...] = ()
    on_phone: bool = False

    def named(self, name: str) -> SeatInfo:
        """The player as recorded, with that name."""
        words = tuple(agreement.value for agreement in self.agreements)
        return SeatInfo(name=name, kind=self.kind, level=self.level, style=style_text(self.style), agreements=words)


class TablePlan(Struct, frozen=True):
    """How many players in how many teams, and who they are."""

    players: int
    teams: int
    seats: tuple[SeatPlan, ...]


def seat_plan(text: str, phones: bool = False) -> SeatPlan:
    """The seat typed as `human`, a level, a level with its style and agreements or, with `phones`, `phone`. Raises
    BadSeats.

    >>> seat_plan("hard:careful").style
    'careful'
    >>> [one.value for one in seat_plan("hard:lay_down:wait_for_foot").agreements]
    ['lay_down', 'wait_for_foot']
    """
    if text == "human":
        return SeatPlan(text, "human")
    if text == PHONE:
        if not phones:
            raise BadSeats(say_phones.only_host())
        return SeatPlan(text, "human", on_phone=True)
    if is_level(text) or text == YARDSTICK:
        return SeatPlan(text, "computer", level=text)
    level, _, more = text.partition(":")
    if is_level(level):
        return _in_its_way(text, level, more.split(":"))
    raise BadSeats(
        say_command_line.no_player(repr(text), ", ".join(SEATED), f"{DEFAULT_LEVEL}:{STYLES[0]}", f":{STYLES[-1]}")
    )


def _in_its_way(text: str, level: str, words: Sequence[str]) -> SeatPlan:
    """The level with an optional style and agreements, in any order. Raises BadSeats for other words."""
    styles = [style for style in STYLES if style in words]
    for word in words:
        if word not in (*STYLES, *Agreement):
            raise BadSeats(say_command_line.no_style(repr(word), ", ".join((*STYLES, *Agreement))))
    if len(styles) > 1:
        raise BadSeats(say_command_line.two_styles(styles))
    return SeatPlan(text, "computer", level=level, style=(*styles, BALANCED)[0], agreements=agreements_of(words))


def seat_plans(text: str, phones: bool = False) -> tuple[SeatPlan, ...]:
    """Seats separated by commas. Raises BadSeats.

    >>> [seat.kind for seat in seat_plans("normal,human")]
    ['computer', 'human']
    """
    return tuple(seat_plan(entry.strip(), phones) for entry in text.split(","))


def team_plans(text: str) -> tuple[tuple[SeatPlan, ...], ...]:
    """Teams separated by commas, with `+` between players who share one. Raises BadSeats.

    >>> [[seat.text for seat in team] for team in team_plans("expert+normal,normal")]
    [['expert', 'normal'], ['normal']]
    """
    return tuple(tuple(seat_plan(one.strip()) for one in team.split("+")) for team in text.split(","))


def table_plan(
    rules: RuleSet, shape: str | None, seats: Sequence[SeatPlan] | None, filler: Sequence[SeatPlan] = ()
) -> TablePlan:
    """The table for a shape such as `2v2` or `3:solo` and these seats; both are optional. Raises BadSeats.

    Without a shape it is the rule set's first table with as many seats, otherwise its first. Without seats the `filler`
    sits down first and the default level takes the rest.
    """
    if shape is None:
        fitting = [table for table in rules.tables if seats is not None and shape_of(table)[0] == len(seats)]
        shape = (fitting or list(rules.tables))[0]
    players, teams = shape_of(shape)
    if seats is None:
        others = [SeatPlan(DEFAULT_LEVEL, "computer", level=DEFAULT_LEVEL)] * players
        return TablePlan(players, teams, (*filler, *others)[:players])
    if len(seats) != players:
        raise BadSeats(say_command_line.seats_do_not_fit(len(seats), shape, players))
    return TablePlan(players, teams, tuple(seats))


def shape_of(text: str) -> tuple[int, int]:
    """Players and teams of a shape, with or without the number of players in front. Raises BadSeats.

    >>> shape_of("2v2"), shape_of("4:2v2"), shape_of("3:solo")
    ((4, 2), (4, 2), (3, 3))
    """
    word = re.fullmatch(r"(?:(\d):)?(solo|1v1|2v2|3v3|4v4|2v2v2|2v2v2v2)", text)
    if word is not None:
        number = int(word[1]) if word[1] else None
        if word[2] == "solo" and number is not None and 2 <= number <= MOST_PLAYERS:
            return number, number
        if word[2] in _TEAM_SIZES and number in (None, _TEAM_SIZES[word[2]][0]):
            return _TEAM_SIZES[word[2]]
    if is_uneven(text):
        raise BadSeats(say_command_line.uneven_teams(repr(text)))
    raise BadSeats(say_command_line.no_shape(repr(text)))


def header_of(
    rules: RuleSet,
    seats: Sequence[SeatInfo],
    teams: int,
    *,
    seed: Seed | None,
    game_id: str,
    created: str,
    app: str,
    name: str,
    deal: str | None = None,
) -> GameLine:
    """The first line of a new match's record. `created` is an ISO 8601 time in UTC.

    The cards come from the seed or, if given, from the code of a deal.
    """
    return GameLine(
        format=FORMAT,
        id=game_id,
        created=created,
        app=app,
        name=name,
        rules=ruleset_fields(rules),
        seats=tuple(seats),
        teams=tuple(tuple(range(team, len(seats), teams)) for team in range(teams)),
        seed=seed,
        deal=deal,
    )
