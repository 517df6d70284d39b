"""The score of a round and the end of a match as values for the score sheets, made from what happened."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import astuple

from game.ai.level_names import LEVELS
from game.cards import Card, in_hand_order
from game.engine.events import Event, Melded, PacketCut, Passed, RoundBegan, RoundEnded
from game.engine.melding.melds import book_worth, card_values, meld_of, top_card
from game.engine.score import (
    BOOK_KINDS,
    LEFT_KINDS,
    LeftOver,
    ScoreItem,
    ScoreKind,
    counted_kinds,
    score_items,
    unfinished_round,
)
from game.engine.table.board import Board, StackName, minimum_to_open, packet_size
from game.engine.table.view import SPECTATOR
from game.messages.amounts import capital, listed
from game.messages.functions import nouns, scores as say
from game.messages.person import Person
from game.play.match import Match
from game.play.thinking.round_par import TeamPar
from game.play.told_agreements import is_taught, levels_against_people
from game.rules.presets import rule_set_name
from game.rules.ruleset import BookKind
from game.sentences.grammar import called, first_name, members, seat_name, seat_person, team_name
from game.sentences.rules_and_scores import scores as words
from game.ui.match.scores.cards_left import CardsLeft, LeftStack
from game.ui.match.scores.figures import FigurePart
from game.ui.match.scores.match_chart import FROM_NOTHING, MatchStart, score_teams
from game.ui.match.scores.match_end import MatchEndModel
from game.ui.match.scores.round_score import RoundScoreModel, ScoreSheetRow, SmallBook
from game.ui.shared.models import people_of
from saves.records.lines import GameLine, Line, MoveLine, SeatInfo

_KIND_OF_BOOK: Final = {kind: book for book, kind in BOOK_KINDS.items()}
_STACK_LEFT: Final = {kind: stack for stack, kind in LEFT_KINDS.items()}


class PlayedSoFar(Struct, frozen=True):
    """The data for score sheets: the table, what was left over at the end of the round, and everything public."""

    header: GameLine
    board: Board
    left_over: tuple[LeftOver, ...]
    seen: tuple[Event, ...]
    winners: tuple[int, ...] | None
    lines: tuple[Line, ...]

    @property
    def names(self) -> tuple[str, ...]:
        """One form for everybody, by seat."""
        return called(tuple(seat.name for seat in self.header.seats))

    @property
    def of_round(self) -> Sequence[Event]:
        """The events of the current round, as everybody saw them."""
        return self.seen[max((n for n, event in enumerate(self.seen) if isinstance(event, RoundBegan)), default=0) :]


def parts_of(match: PlayedSoFar, me: int | None, team: int, item: ScoreItem) -> Iterator[FigurePart]:
    """The parts of an item in a team's score; the round must be over. They add up to its amount."""
    match item.what:
        case ScoreKind.MELDED:
            yield FigurePart(capital(nouns.ranks(meld_of(item.cards).rank)), *_counted(match, item))
        case ScoreKind.CLEAN_BOOKS | ScoreKind.DIRTY_BOOKS | ScoreKind.WILD_BOOKS:
            rank, kind = meld_of(item.cards).rank, _KIND_OF_BOOK[item.what]
            single = book_worth(match.board.rules, kind, rank, 0)
            how = say.twice(single) if item.amount != single else ""
            yield FigurePart(capital(nouns.book(kind, rank)), item.amount, item.cards, how)
        case ScoreKind.BOOKS_AT_ONCE:
            yield from _books_at_once(match, team, item.amount)
        case ScoreKind.UNFINISHED_BOOKS:
            yield FigurePart(capital(nouns.ranks(meld_of(item.cards).rank)), item.amount, item.cards)
        case ScoreKind.GOING_OUT:
            yield FigurePart(say.who_went_out(_person(match, me, item)), item.amount)
        case ScoreKind.CUT:
            yield from _cuts(match, me, team, item.amount)
        case ScoreKind.RED_THREES if item.cards:
            how = words.sum_of([item.amount // len(item.cards)] * len(item.cards))
            yield FigurePart(say.red_threes_on_table(), item.amount, item.cards, how)
        case ScoreKind.RED_THREES:
            yield FigurePart(say.every_red_three(), item.amount)
        case ScoreKind.LEFT_IN_HAND | ScoreKind.LEFT_IN_FOOT | ScoreKind.LEFT_IN_TAIL:
            yield _left(match, me, team, item)


def _counted(match: PlayedSoFar, item: ScoreItem) -> tuple[int, tuple[Card, ...], str]:
    """Cards that count their values, and how these add up."""
    values = card_values(match.board.rules)
    return item.amount, item.cards, words.sum_of([values[card] for card in item.cards])


def _person(match: PlayedSoFar, me: int | None, item: ScoreItem) -> Person:
    if item.who is None:
        raise ValueError(f"{item.what} belongs to a team, not a seat")
    return seat_person(match.names, item.who, me)


def _left(match: PlayedSoFar, me: int | None, team: int, item: ScoreItem) -> FigurePart:
    stack = _STACK_LEFT[item.what]
    who, held = _person(match, me, item), match.left_over[item.who or 0].stack(stack)
    amount, cards, how = _counted(match, item)
    note = ""
    if len(cards) < len(held):
        is_free = match.board.rules.winner_takes and match.board.out_of(team) is not None
        note = say.winners_pay_nothing() if is_free else say.red_threes_cost_nothing()
    called = _called(match.board, item.who or 0, stack) if held else stack
    return FigurePart(say.held(who, called.value, len(held)), amount, in_hand_order(cards), how, note)


def _called(board: Board, seat: int, stack: StackName) -> StackName:
    """What a stack with cards left is for its player: what was played from may have been the foot."""
    return board.plays_from(seat) if stack is StackName.HAND else stack


def _books_at_once(match: PlayedSoFar, team: int, points: int) -> Iterator[FigurePart]:
    """The books whose cards were laid down all at once. If a record begins in the middle of a round, earlier ones are
    listed without their cards.
    """
    board, each = match.board, match.board.rules.book_at_once
    begun = {
        event.meld: event.cards
        for event in match.of_round
        if isinstance(event, Melded) and event.begun and event.team == team
    }
    for number, cards in begun.items():
        if points >= each and number < len(board.melds[team]) and len(cards) >= board.rules.book_size:
            meld = board.melds[team][number]
            points -= each
            yield FigurePart(say.laid_at_once(meld.kind, meld.rank), each, cards)
    if points:
        yield FigurePart(say.of_before(), points)


def _cuts(match: PlayedSoFar, me: int | None, team: int, points: int) -> Iterator[FigurePart]:
    for event in match.of_round:
        if isinstance(event, PacketCut) and event.bonus and match.board.team_of(event.seat) == team:
            points -= event.bonus
            who = seat_person(match.names, event.seat, me)
            yield FigurePart(say.lifted_exactly(who, packet_size(match.board)), event.bonus)
    if points:
        yield FigurePart(say.of_before(), points)


def so_far(match: Match, header: GameLine | None = None) -> PlayedSoFar:
    """The match as it can be scored, with the faces of this `header` if given."""
    seen = match.events_since(0, SPECTATOR)
    return PlayedSoFar(header or match.header, match.board, match.left_over, seen, match.winners, match.lines)


def ended_rounds(match: PlayedSoFar) -> tuple[RoundEnded, ...]:
    return tuple(event for event in match.seen if isinstance(event, RoundEnded))


def round_score(match: PlayedSoFar, me: int | None, rounds_over: int = 0) -> RoundScoreModel:
    """The round that has just ended; `me` is the seat that is "You". The match must be between two rounds."""
    board, names = match.board, match.names
    rounds = ended_rounds(match)
    ended = rounds[-1]
    items = _items(match, me)
    left = [item for team in items for item in team if item.who is not None and item.what in LEFT_KINDS.values()]
    last = board.is_match_over
    dealer = (board.dealer + 1) % board.players
    return RoundScoreModel(
        round=ended.round,
        rounds=min(board.rules.rounds, ended.round) if last else board.rules.rounds,
        headline=_headline(match, ended, me),
        teams=score_teams(match.header.seats, board.teams, me),
        lines=_lines(match, items, me),
        totals=tuple(score.total for score in ended.scores),
        before=tuple(total - score.total for total, score in zip(ended.totals, ended.scores, strict=True)),
        history=tuple(played.totals for played in rounds),
        next_label=say.see_result_now() if last else say.next_round(),
        next_sub="" if last else words.next_deal(seat_person(names, dealer, me), _next_minimum(board, me)),
        target=board.rules.target_score,
        left=_cards_left(match, left, me),
        start=match_start(rounds[0]),
        rounds_over=rounds_over,
        was_announced=board.last_round,
    )


def _next_minimum(board: Board, me: int | None) -> int:
    """What it takes to open in the next round: for the only person's team, or for every team; 0 if it depends on the
    team's total.
    """
    totals = board.totals if me is None else (board.totals[board.team_of(me)],)
    first, *others = {minimum_to_open(board.rules, board.round + 1, total) for total in totals}
    return 0 if others else first


def _items(match: PlayedSoFar, me: int | None) -> tuple[list[ScoreItem], ...]:
    """By team everything that was counted, the reader's own cards before a partner's."""
    first = 0 if me is None else me
    return tuple(
        sorted(team, key=lambda item: 0 if item.who is None else (item.who - first) % match.board.players)
        for team in score_items(match.board, match.left_over)
    )


def match_start(first: RoundEnded) -> MatchStart:
    before = tuple(total - score.total for total, score in zip(first.totals, first.scores, strict=True))
    return MatchStart(first.round - 1, before)


def par_of_round(infos: Sequence[SeatInfo], me: int | None, pars: Sequence[TeamPar]) -> str:
    """How `hard` does in the round, `pars` by team, with the cards of the only person or the only team of people; "" if
    there are several such teams, or it isn't compared.
    """
    own, *others = _teams_of_people(infos, me, len(pars))
    return "" if others or not _is_compared(infos, len(pars)) else say.par_in_short(pars[own].made, pars[own].mean)


def _is_compared(infos: Sequence[SeatInfo], teams: int) -> bool:
    """Whether somebody is compared with `hard`: nobody new, as those in a guided round or against Easy players."""
    return levels_against_people(infos, teams) != {LEVELS[0]} and not is_taught(infos, teams)


def par_details(
    infos: Sequence[SeatInfo], me: int | None, pars: Sequence[TeamPar], turns: Mapping[int, float] | None
) -> str:
    """The par, and what the only person's `turns` gave away, if known; the par of each team if several have people.
    Nothing if computers play on for everybody. Newcomers aren't compared: only the turn that gave most away against
    Easy players, and nothing of a guided round.
    """
    if me is None and all(info.kind != "human" for info in infos):
        return ""
    own, *others = _teams_of_people(infos, me, len(pars))
    if others:
        names = [info.name for info in infos]
        if len(pars) == 2:
            ahead = max((own, *others), key=lambda team: pars[team].mean)
            return say.par_of_two(team_name(names, len(pars), ahead), pars[ahead].mean, pars[ahead].made)
        each = (say.par_of(team_name(names, len(pars), team), pars[team].mean) for team in (own, *others))
        return "\n".join((say.par_of_several(), *each))
    if is_taught(infos, len(pars)):
        return ""
    if not _is_compared(infos, len(pars)):
        return words.look_again(turns) if turns is not None else ""
    par = pars[own]
    cost = [words.turns_that_cost(turns, par.mean - par.made)] if turns is not None else []
    return "\n\n".join((words.par(*astuple(par)), *cost))


def _teams_of_people(infos: Sequence[SeatInfo], me: int | None, teams: int) -> list[int]:
    """All teams once computers play on for everybody."""
    people = [seat for seat, info in enumerate(infos) if info.kind == "human"] if me is None else [me]
    return sorted({seat % teams for seat in people or range(len(infos))})


def _cards_left(match: PlayedSoFar, items: Sequence[ScoreItem], me: int | None) -> tuple[CardsLeft, ...]:
    people = people_of(match.header.seats, match.board.teams)
    costs = {(item.what, item.who): -item.amount for item in items}
    rows = [
        CardsLeft(
            people[seat],
            seat_name(match.names, seat, me),
            tuple(
                LeftStack(stack, in_hand_order(left.stack(stack)), costs[kind, seat])
                for stack, kind in LEFT_KINDS.items()
                if left.stack(stack)
            ),
            seat == match.board.out,
        )
        for seat, left in enumerate(match.left_over)
    ]
    return tuple(sorted(rows, key=lambda row: (not row.out, row.cost)))


def _headline(match: PlayedSoFar, ended: RoundEnded, me: int | None) -> str:
    if ended.out is not None:
        return say.who_went_out(seat_person(match.names, ended.out, me))
    passed = any(isinstance(event, Passed) for event in match.of_round)
    return say.stock_ended() if passed else say.nobody_out()


def _lines(match: PlayedSoFar, items: Sequence[Sequence[ScoreItem]], me: int | None) -> tuple[ScoreSheetRow, ...]:
    shown = {item.what for team in items for item in team if item.amount or item.cards}
    shown = shown or set(counted_kinds(match.board))
    left = [*LEFT_KINDS.values()]
    rows = [[kind] for kind in ScoreKind if kind in shown and kind not in left]
    rows += [left] if shown.intersection(left) else []
    return tuple(_row(match, kinds, items, me) for kinds in rows)


def _row(
    match: PlayedSoFar, kinds: Sequence[ScoreKind], items: Sequence[Sequence[ScoreItem]], me: int | None
) -> ScoreSheetRow:
    """A row under the first of these kinds, with the items of all of them."""
    each = [[item for item in team if item.what in kinds] for team in items]
    books = tuple(tuple(map(_small_book, team)) for team in each) if kinds[0] in BOOK_KINDS.values() else ()
    parts = tuple(
        tuple(
            part
            for item in team
            for part in parts_of(match, me, number, item)
            if item.what is kinds[0] or part.cards or part.note  # an empty hand is worth a word, an empty foot isn't
        )
        for number, team in enumerate(each)
    )
    amounts = tuple(sum(item.amount for item in team) for team in each)
    return ScoreSheetRow(kinds[0], amounts, books, parts)


def _small_book(item: ScoreItem) -> SmallBook:
    meld = meld_of(item.cards)
    return SmallBook(top_card(meld), meld.kind)


def match_end(match: PlayedSoFar, me: int | None) -> MatchEndModel:
    ended = ended_rounds(match)
    board, winners = match.board, match.winners or ()
    unfinished = () if winners else unfinished_round(board)
    seats = [members(board.players, board.teams, team, me) for team in range(board.teams)]
    return MatchEndModel(
        name=rule_set_name(match.header.name),
        rules=rule_set_name(board.rules.name),
        teams=score_teams(match.header.seats, board.teams, me),
        totals=board.totals,
        winners=winners,
        rounds=tuple(tuple(score.total for score in played.scores) for played in ended),
        start=match_start(ended[0]) if ended else FROM_NOTHING,
        can_play_again=all(seat.kind != "bot" for seat in match.header.seats),
        called=tuple(listed([seat_name(match.names, seat, me) for seat in team]) for team in seats),
        me="" if me is None or seat_person(match.names, me).is_you else first_name(match.names[me]),
        one_more=None if me is None else one_more_book(board, winners, board.team_of(me)),
        is_deal=match.header.deal is not None,
        unfinished=unfinished,
        unfinished_round=board.round if unfinished else 0,
        can_look_back=any(isinstance(line, MoveLine) for line in match.lines),
    )


def one_more_book(board: Board, winners: Sequence[int], team: int) -> BookKind | None:
    """The cheapest kind of book that would have put a team ahead of the only winner by itself; None if it won, or even
    a clean one would not have been enough.
    """
    rules = board.rules
    if len(winners) != 1 or team in winners or rules.winner_takes:
        return None
    lacks = board.totals[winners[0]] - board.totals[team]
    kinds: tuple[tuple[BookKind, int], ...] = (("dirty", rules.dirty_book), ("clean", rules.clean_book))
    return next((kind for kind, worth in kinds if lacks < worth), None)
