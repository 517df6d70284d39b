"""The header of a new record."""

import os
from collections.abc import Sequence
from datetime import UTC, datetime

from game import VERSION
from game.play.dealer import Seed
from game.play.seats import header_of
from game.rules.ruleset import RuleSet
from saves.records.lines import GameLine, SeatInfo


def id_and_time() -> tuple[str, str]:
    """The id of a new game, and its start time."""
    now = datetime.now(UTC)
    return f"{now:%Y%m%d-%H%M%S}-{os.urandom(4).hex()}", f"{now:%Y-%m-%dT%H:%M:%SZ}"


def fresh_header(
    rules: RuleSet, seats: Sequence[SeatInfo], teams: int, seed: Seed | None, deal: str | None = None
) -> GameLine:
    """The first line of a match with the cards of a seed or of a deal."""
    game_id, created = id_and_time()
    return header_of(
        rules, seats, teams, seed=seed, game_id=game_id, created=created, app=VERSION, name=rules.name, deal=deal
    )
