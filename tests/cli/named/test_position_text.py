"""A position as `show` prints it: every card, whose turn it is, and how far the match is."""

from types import SimpleNamespace
from typing import Any, Literal

import pytest
from msgspec.structs import replace

from game.cli.named.position_text import position_lines
from game.engine.table.state import Table
from game.messages.functions import cli as say
from game.messages.person import Person
from game.rules.ruleset import most_rounds
from tests.build import COUPLES, PARTNERS, WEB, dealt, table

NAMES = ("Anna", "Walt", "Lea", "Rosa")


def printed(now: Table, end: str | None = None) -> list[str]:
    """The lines of a position."""
    seats = [SimpleNamespace(name=name) for name in NAMES]
    header = SimpleNamespace(name="At the lake", seats=seats)
    replay: Any = SimpleNamespace(table=now, header=header, end=end and SimpleNamespace(reason=end))
    return list(position_lines(replay, 40))


def test_every_card_is_listed_in_its_place() -> None:
    now = table(
        "KH 4S",
        replace(WEB, red_threes="lay_down", freeze="until_taken"),
        seat=1,
        phase="play",
        stock="9C 9D",
        pile="5C 2S",
        frozen=3,
        melds=["8S 8H 8D"],
        their_melds=["QS QH QD QC QS QH 2D"],
        in_foot=(2,),
        red_threes=["3H 3D", ""],
        totals=(120, -45),
    )
    first, *others = printed(now)
    assert first == say.position("At the lake", "40", "Web Classic", say.stage_round(1, 4, Person("Walt"), "play"))
    stock, pile, *rest = others
    assert stock.endswith(" 2: 9C 9D")
    assert pile.endswith(f" 2: 5C 2S {say.position_upcard('Rosa')}")
    one, red, queens, other, eights, *hands = rest
    assert one.endswith(say.position_total("Anna, Lea", "120"))
    assert red == f"  {say.position_red_threes()} 3H 3D"
    assert queens == f"  {say.position_meld(0):8} QS QH QD QC QS QH 2D {say.position_kind('dirty', True, 7)}"
    assert other.endswith(say.position_total("Walt, Rosa", "-45"))
    assert eights == f"  {say.position_meld(0):8} 8S 8H 8D {say.position_kind('clean', False, 3)}"
    hand, foot = (say.position_stack(name) for name in ("hand", "foot"))
    taken = say.position_stack("foot_taken")
    dull = ("2: 7C 6C", "2: 7D 6D")
    assert hands == [
        *(f"{say.seat(0)}   Anna", f"  {hand} {dull[0]}", f"  {foot} {dull[1]}"),
        *(f"{say.seat(1)} * Walt", f"  {hand} 2: KH 4S", f"  {foot} {dull[1]}"),
        *(f"{say.seat(2)}   Lea", f"  {taken} {dull[0]}"),
        *(f"{say.seat(3)}   Rosa", f"  {hand} {dull[0]}", f"  {foot} {dull[1]}"),
    ]


@pytest.mark.parametrize(
    ("now", "end", "stage"),
    [
        (table("KH 4S"), None, "draw"),
        (dealt(PARTNERS, settled=False), None, "cut"),
        (dealt(COUPLES, settled=False), None, "choose"),
        (table("KH 4S"), "finished", ""),
    ],
    ids=["draw", "cut", "choose", "over"],
)
def test_the_first_line_says_what_the_game_waits_for(
    now: Table, end: str | None, stage: Literal["draw", "cut", "choose", ""]
) -> None:
    mover = NAMES[now.board.mover]
    rounds = most_rounds(now.board.rules)
    assert printed(now, end)[0].endswith(
        say.stage_round(1, rounds, Person(mover), stage) if stage else say.stage_match("finished")
    )


def test_stacks_to_choose_from_are_not_called_hand_and_foot() -> None:
    lines = printed(dealt(COUPLES, settled=False))
    for stack in (say.position_stack("first"), say.position_stack("second")):
        assert sum(line.startswith(f"  {stack} ") for line in lines) == 4
    assert not any(line.startswith(f"  {say.position_stack('foot')} ") for line in lines)
