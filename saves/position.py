"""Positions as a line of a record (record-format, section 2.3), to and from tables."""

from collections.abc import Sequence

from game.cards import Card, cards_text, parse_cards
from game.engine.board import Phase
from game.engine.moves import GoOut
from game.engine.position import BadPosition, Position, position_of, table_at
from game.engine.refusal import Reason
from game.engine.state import Table
from game.rules.ruleset import RuleSet
from saves.bad_record import BadRecord, shortened
from saves.lines import PositionLine, ProposalFields
from saves.moves import groups_from, one_card, wire_groups


def table_from(line: PositionLine, number: int, rules: RuleSet, players: int, teams: int) -> Table:
    """The table of a position that stands on line `number` of a record. Raises BadRecord."""
    try:
        position = _position(line)
    except ValueError as error:
        raise BadRecord(number, f"{shortened(str(error), 200)}.") from None
    wrong = _why_not_phase(line, rules, players, teams)
    if wrong is not None:
        raise BadRecord(number, wrong, Reason.BAD_DEAL)
    try:
        return table_at(rules, players, teams, position)
    except BadPosition as error:
        raise BadRecord(number, f"The position cannot be: {error}.", Reason.BAD_DEAL) from None


def _position(line: PositionLine) -> Position:
    """Raises ValueError for text that is no cards."""
    proposal = None
    if line.proposal is not None:
        last = line.proposal.discard
        proposal = GoOut(groups_from(line.proposal.melds), None if last is None else one_card(last))
    return Position(
        round=line.n,
        dealer=line.dealer,
        seat=line.seat,
        phase=Phase(line.phase),
        hands=_cards(line.hands),
        feet=_cards(line.feet),
        in_foot=line.in_foot,
        played_foot=line.played_foot,
        melded=line.melded,
        turns=line.turns,
        melds=tuple(_cards(melds) for melds in line.melds),
        stock=parse_cards(line.stock),
        discards=parse_cards(line.discards),
        totals=line.totals,
        cut=line.cut,
        refused=line.refused,
        chosen=line.chosen,
        answered=line.answered,
        red_threes=_cards(line.red_threes),
        frozen=line.frozen,
        reshuffles=line.reshuffles,
        asker=None if line.proposal is None else line.proposal.seat,
        proposal=proposal,
    )


def _why_not_phase(line: PositionLine, rules: RuleSet, players: int, teams: int) -> str | None:
    """What the rules or the open question have against the phase."""
    if line.phase == "cut" and rules.deal != "cut":
        return "Nobody cuts under these rules."
    if line.phase == "choose" and rules.stacks == "dealt":
        return "Nobody chooses a stack under these rules."
    if (line.phase == "answer") != (line.proposal is not None):
        return "A proposal belongs to the phase answer and to no other."
    if line.proposal is not None:
        if not rules.permission:
            return "Nobody asks to go out under these rules."
        asker = line.proposal.seat
        if not 0 <= asker < players or asker == line.seat or (asker - line.seat) % teams:
            return f"Seat {line.seat} is no teammate of seat {asker}, who asks to go out."
    if any(line.red_threes) and rules.red_threes == "penalty":
        return "Nobody lays down red threes under these rules."
    if line.frozen is not None and rules.freeze == "no":
        return "Nobody freezes the pile under these rules."
    return None


def position_line(table: Table) -> PositionLine:
    """The table as a position, with every key that these rules can fill."""
    position = position_of(table)
    proposal = None
    if position.proposal is not None and position.asker is not None:
        asked = position.proposal
        proposal = ProposalFields(seat=position.asker, melds=wire_groups(asked.groups), discard=asked.discard)
    return PositionLine(
        n=position.round,
        dealer=position.dealer,
        seat=position.seat,
        phase=position.phase.value,
        hands=_texts(position.hands),
        feet=_texts(position.feet),
        in_foot=position.in_foot,
        played_foot=position.played_foot,
        melded=position.melded,
        turns=position.turns,
        chosen=position.chosen,
        answered=position.answered,
        melds=tuple(_texts(melds) for melds in position.melds),
        stock=cards_text(position.stock),
        discards=cards_text(position.discards),
        red_threes=_texts(position.red_threes),
        frozen=position.frozen,
        totals=position.totals,
        cut=position.cut,
        refused=position.refused,
        reshuffles=position.reshuffles,
        proposal=proposal,
    )


def _cards(texts: Sequence[str]) -> tuple[tuple[Card, ...], ...]:
    return tuple(parse_cards(text) for text in texts)


def _texts(holdings: Sequence[Sequence[Card]]) -> tuple[str, ...]:
    return tuple(cards_text(cards) for cards in holdings)
