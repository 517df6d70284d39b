"""Positions as a line of a record (record-format, section 2.3), to and from tables."""

from collections.abc import Sequence
from typing import Any, Final

from msgspec.structs import replace

from game.cards import Card, NotACard, cards_text, parse_cards
from game.engine.melding.melds import meld_of
from game.engine.moves import GoOut
from game.engine.refusal import Reason
from game.engine.table.board import Board, Phase
from game.engine.table.position import BadPosition, Position, position_of, table_at
from game.engine.table.seat_history import SeatHistory
from game.engine.table.state import Table
from game.misfit import BadShape, Letters, Misfit, MisfitKind, as_json, no_card
from game.rules.ruleset import RuleSet
from saves.disk.file_faults import NoTeammate, RecordFault, WrongEntries
from saves.records.lines import BadRecord, HistoryFields, PositionLine, ProposalFields
from saves.records.move_json import groups_from, one_card, wire_groups

_HOLDINGS: Final = ("hands", "feet", "tails", "red_threes", "taken")
"""Keys of the line that hold cards for each seat or team, as text there and as cards in a position."""

_BY_SEAT: Final = (
    *("hands", "feet", "tails", "in_foot", "played_foot", "melded", "turns", "chosen", "answered"),
    *("taken", "bottoms", "history"),
)
_BY_TEAM: Final = ("melds", "totals", "cut", "red_threes", "at_once")
"""Keys whose lists, unless omitted or empty, have an entry for every seat, or for every team."""

_ALIKE: Final = (
    *("dealer", "seat", "in_foot", "played_foot", "melded", "turns", "chosen", "answered"),
    *(
        "frozen",
        "peeked",
        "totals",
        "cut",
        "refused",
        "reshuffles",
        "first",
        "out",
        "pile_seen",
        "at_once",
        "wilds_added",
    ),
)
"""Keys that are the same in both."""


def table_from(line: PositionLine, number: int, rules: RuleSet, players: int, teams: int) -> Table:
    """The table of a position on line `number` of a record. Raises BadRecord."""
    try:
        position = _position(line)
    except NotACard as error:
        raise BadRecord(number, no_card(error.text)) from None
    except BadShape as error:
        raise BadRecord(number, error.misfit) from None
    wrong = _why_not_lists(line, players, teams) or _why_not_phase(line, rules, players, teams)
    if wrong is not None:
        raise BadRecord(number, wrong, Reason.BAD_DEAL)
    try:
        return table_at(rules, players, teams, position)
    except BadPosition as error:
        raise BadRecord(number, error.why, Reason.BAD_DEAL) from None


def _position(line: PositionLine) -> Position:
    """Raises NotACard, and BadShape for the wrong number of bottoms."""
    proposal = None
    if line.proposal is not None:
        last = line.proposal.discard
        proposal = GoOut(groups_from(line.proposal.melds), None if last is None else one_card(last))
    alike: dict[str, Any] = {name: getattr(line, name) for name in _ALIKE}
    held: dict[str, Any] = {name: _cards(getattr(line, name)) for name in _HOLDINGS}
    return Position(
        round=line.n,
        phase=Phase(line.phase),
        melds=tuple(_cards(melds) for melds in line.melds),
        stock=parse_cards(line.stock),
        discards=parse_cards(line.discards),
        aside=parse_cards(line.aside),
        last_round=bool(line.last),
        bottoms=tuple(_bottoms(text) for text in line.bottoms),
        history=tuple(map(_history, line.history)),
        asker=None if line.proposal is None else line.proposal.seat,
        proposal=proposal,
        **held,
        **alike,
    )


def _history(fields: HistoryFields) -> SeatHistory:
    """Raises NotACard."""
    melds = tuple(meld_of(cards) for cards in _cards(fields.melds))
    return SeatHistory(fields.ended, parse_cards(fields.discards), parse_cards(fields.declined), melds)


def _history_fields(history: SeatHistory) -> HistoryFields:
    return HistoryFields(
        ended=history.ended,
        discards=cards_text(history.discards),
        declined=cards_text(history.declined),
        melds=_texts([meld.cards for meld in history.melds]),
    )


def _bottoms(text: str) -> tuple[Card, Card] | None:
    """Raises NotACard, and BadShape for anything but two cards or none."""
    cards = parse_cards(text)
    if len(cards) not in (0, 2):
        raise BadShape(Misfit(MisfitKind.VALUE, "bottoms", as_json(text), (Letters(example="KH 4C"),)))
    return (cards[0], cards[1]) if cards else None


def _why_not_lists(line: PositionLine, players: int, teams: int) -> RecordFault | None:
    """What is wrong with a list that covers only some seats or teams."""
    for names, count in ((_BY_SEAT, players), (_BY_TEAM, teams)):
        for name in names:
            entries = len(getattr(line, name))
            if entries not in (0, count):
                return WrongEntries(name, entries, count, names is _BY_TEAM)
    return None


def _why_not_phase(line: PositionLine, rules: RuleSet, players: int, teams: int) -> RecordFault | None:
    """Why the rules or the open question don't allow the phase."""
    is_asked = line.proposal is not None
    asker = line.seat if line.proposal is None else line.proposal.seat
    is_teammate = 0 <= asker < players and asker != line.seat and (asker - line.seat) % teams == 0
    faults: tuple[tuple[bool, RecordFault], ...] = (
        (line.phase == "cut" and rules.deal != "cut", "nobody_cuts"),
        (line.phase == "choose" and rules.stacks == "dealt", "nobody_chooses"),
        (is_asked != (line.phase == "answer"), "proposal_out_of_phase"),
        (is_asked and not rules.permission, "nobody_asks"),
        (is_asked and not is_teammate, NoTeammate(line.seat, asker)),
        (rules.red_threes == "penalty" and any(line.red_threes), "nobody_lays_red_threes"),
        (rules.freeze == "no" and line.frozen is not None, "nobody_freezes"),
    )
    return next((fault for is_true, fault in faults if is_true), None)


def numbered_from(line: PositionLine, seat: int, players: int, teams: int) -> PositionLine:
    """The same position with this seat, of `players` in `teams`, as seat 0 and the others in their order after it."""

    def turned(number: int | None) -> int | None:
        return None if number is None else (number - seat) % players

    lists: dict[str, Any] = {}
    for names, by in ((_BY_SEAT, seat), (_BY_TEAM, seat % teams)):
        lists |= {name: getattr(line, name)[by:] + getattr(line, name)[:by] for name in names}
    proposal = line.proposal
    if proposal is not None:
        proposal = replace(proposal, seat=(proposal.seat - seat) % players)
    return replace(
        line,
        dealer=(line.dealer - seat) % players,
        seat=(line.seat - seat) % players,
        first=turned(line.first),
        frozen=turned(line.frozen),
        out=turned(line.out),
        proposal=proposal,
        **lists,
    )


def position_line(table: Table) -> PositionLine:
    """The table as a position; what was seen and remembered is included only if it isn't the default."""
    position = position_of(table)
    board = table.board
    usual_first = position.first == (position.dealer + 1) % board.players
    proposal = None
    if position.proposal is not None and position.asker is not None:
        asked = position.proposal
        proposal = ProposalFields(seat=position.asker, melds=wire_groups(asked.groups), discard=asked.discard)
    alike: dict[str, Any] = {name: getattr(position, name) for name in _ALIKE}
    held: dict[str, Any] = {name: _texts(getattr(position, name)) for name in _HOLDINGS}
    alike["first"] = None if usual_first else position.first
    alike["pile_seen"] = None if _is_usual_memory(board) else position.pile_seen
    held["taken"] = held["taken"] if any(position.taken) else ()
    return PositionLine(
        n=position.round,
        phase=position.phase.value,
        melds=tuple(_texts(melds) for melds in position.melds),
        stock=cards_text(position.stock),
        discards=cards_text(position.discards),
        aside=cards_text(position.aside),
        last=position.last_round or None,
        proposal=proposal,
        bottoms=tuple("" if cards is None else cards_text(cards) for cards in position.bottoms),
        history=tuple(map(_history_fields, position.history)),
        **held,
        **alike,
    )


def _is_usual_memory(board: Board) -> bool:
    """Whether exactly as much of the pile was seen as a line means by default."""
    return len(board.pile_seen) == (
        board.pile if board.rules.take_bottom or board.rules.take_peek else min(1, board.pile)
    )


def _cards(texts: Sequence[str]) -> tuple[tuple[Card, ...], ...]:
    return tuple(parse_cards(text) for text in texts)


def _texts(holdings: Sequence[Sequence[Card]]) -> tuple[str, ...]:
    return tuple(cards_text(cards) for cards in holdings)
