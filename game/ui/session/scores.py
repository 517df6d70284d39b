"""The score of a round and the end of a match as values for the score sheets, made from what happened."""

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from game.cards import in_hand_order, is_red, is_three
from game.engine.board import Board, StackName, packet_size, points_at_once
from game.engine.books import book_points
from game.engine.events import Passed, RoundBegan, RoundEnded
from game.engine.melds import card_values, top_card
from game.engine.view import SPECTATOR
from game.play.match import Match
from game.rules.meld_limits import BookKind
from game.rules.ruleset import minimum_of_round
from game.ui.screens.models import people_of
from game.ui.screens.scores.cards_left import CardsLeft
from game.ui.screens.scores.match_chart import FROM_NOTHING, MatchStart, ScoreTeam
from game.ui.screens.scores.match_end import MatchEndModel, RoundPoints
from game.ui.screens.scores.round_score import CardsWorth, RoundScoreModel, ScoreSheetRow, SmallBook
from game.ui.session.figure_parts import charged_cards, figure_parts
from game.words import scores as words
from game.words.grammar import members, seat_name, team_name
from game.words.scores import NEXT_ROUND, SEE_RESULT_NOW, ScoreItem, next_deal, red_threes_cost


def ended_rounds(match: Match) -> tuple[RoundEnded, ...]:
    """Every round that has been played to its end, in order."""
    return tuple(event for event in match.events_since(0, SPECTATOR) if isinstance(event, RoundEnded))


def score_teams(match: Match, me: int | None) -> tuple[ScoreTeam, ...]:
    """The heads of the columns, the own team tinted."""
    board, names = match.board, match.names
    everybody = people_of(match.header.seats, board.teams)
    return tuple(
        ScoreTeam(
            team,
            team_name(names, board.teams, team, me),
            tuple(everybody[seat] for seat in members(board.players, board.teams, team, me)),
            me is not None and board.team_of(me) == team,
        )
        for team in range(board.teams)
    )


def round_score(match: Match, me: int | None) -> RoundScoreModel:
    """The round that has just ended; `me` is the seat that is "You". The match must be between two rounds."""
    board, names = match.board, match.names
    rounds = ended_rounds(match)
    ended = rounds[-1]
    last = board.is_match_over
    dealer = (board.dealer + 1) % board.players
    return RoundScoreModel(
        round=ended.round,
        rounds=board.rules.rounds,
        headline=_headline(match, ended, me),
        teams=score_teams(match, me),
        lines=_lines(match, ended, me),
        totals=tuple(score.total for score in ended.scores),
        before=tuple(total - score.total for total, score in zip(ended.totals, ended.scores, strict=True)),
        history=tuple(played.totals for played in rounds),
        next_label=SEE_RESULT_NOW if last else NEXT_ROUND,
        next_sub=""
        if last
        else next_deal(seat_name(names, dealer, me), minimum_of_round(board.rules, board.round + 1)),
        target=board.rules.target_score,
        left=_cards_left(match, ended, me),
        threes=_threes_left(match, me),
        start=match_start(rounds[0]),
    )


def match_start(first: RoundEnded) -> MatchStart:
    """What lay before the first round that this record tells of."""
    before = tuple(total - score.total for total, score in zip(first.totals, first.scores, strict=True))
    return MatchStart(first.round - 1, before)


def cards_worth(match: Match, me: int | None, luck: Sequence[float]) -> CardsWorth:
    """What the cards of the round were worth, by team as in `RoundLuck`."""
    board = match.board
    if board.teams > 2:
        return CardsWorth(words.CARDS_WORTH, tuple(int(round(worth, -1)) for worth in luck))
    one, other = (team_name(match.names, board.teams, team, me) for team in range(2))
    return CardsWorth(words.cards_worth((one, other), luck[0], None if me is None else board.team_of(me)))


def _cards_left(match: Match, ended: RoundEnded, me: int | None) -> tuple[CardsLeft, ...]:
    """Everybody's cards, whoever held least first."""
    values = card_values(match.board.rules)
    people = people_of(match.header.seats, match.board.teams)
    rows = [
        CardsLeft(
            people[seat],
            seat_name(match.names, seat, me),
            in_hand_order(left.hand),
            in_hand_order(left.foot),
            sum(values[card] for card in charged_cards(match, seat, StackName.HAND)),
            sum(values[card] for card in charged_cards(match, seat, StackName.FOOT)),
            seat == ended.out,
            in_hand_order(left.tail),
            sum(values[card] for card in charged_cards(match, seat, StackName.TAIL)),
        )
        for seat, left in enumerate(match.left_over)
    ]
    return tuple(sorted(rows, key=lambda row: (not row.out, row.cost)))


def _threes_left(match: Match, me: int | None) -> str:
    values = card_values(match.board.rules)
    each = []
    for seat in range(match.board.players):
        charged = (card for stack in StackName for card in charged_cards(match, seat, stack))
        cost = sum(values[card] for card in charged if is_three(card) and is_red(card))
        if cost:
            each.append((seat_name(match.names, seat, me), cost))
    return red_threes_cost(each) if each else ""


def _headline(match: Match, ended: RoundEnded, me: int | None) -> str:
    name = match.board.rules.name
    if ended.out is not None:
        return words.went_out(seat_name(match.names, ended.out, me), name)
    events = match.events_since(0, SPECTATOR)
    began = max((index for index, event in enumerate(events) if isinstance(event, RoundBegan)), default=0)
    passed = any(isinstance(event, Passed) for event in events[began:])
    return words.stock_ended(name) if passed else words.nobody_out(name)


def _lines(match: Match, ended: RoundEnded, me: int | None) -> tuple[ScoreSheetRow, ...]:
    board, scores = match.board, ended.scores
    rules = board.rules
    left = [
        ScoreSheetRow(ScoreItem.LEFT_IN_HAND, _hand_note(match, me), _left(match, StackName.HAND)),
        ScoreSheetRow(ScoreItem.LEFT_IN_FOOT, _lying_note(match, me, StackName.FOOT), _left(match, StackName.FOOT)),
    ]
    if board.tails:
        note = _lying_note(match, me, StackName.TAIL)
        left.append(ScoreSheetRow(ScoreItem.LEFT_IN_TAIL, note, _left(match, StackName.TAIL)))
    if rules.winner_takes:
        return tuple(replace(line, parts=figure_parts(match, me, line.item)) for line in left)
    lines = [ScoreSheetRow(ScoreItem.MELDED, words.MELDED_NOTE, tuple(score.melded for score in scores))]
    kinds: list[tuple[BookKind, ScoreItem, int]] = [
        ("clean", ScoreItem.CLEAN_BOOKS, rules.clean_book),
        ("dirty", ScoreItem.DIRTY_BOOKS, rules.dirty_book),
    ]
    if rules.wild_melds != "no":
        kinds.append(("wild", ScoreItem.WILD_BOOKS, rules.wild_book))
    lines += [_books(board, kind, item, worth) for kind, item, worth in kinds]
    if any(board.at_once):
        at_once = tuple(points_at_once(board, team) for team in range(board.teams))
        lines.append(ScoreSheetRow(ScoreItem.AT_ONCE, words.each(rules.book_at_once), at_once))
    if rules.go_out_bonus:
        lines.append(ScoreSheetRow(ScoreItem.GOING_OUT, words.GOING_OUT_NOTE, tuple(score.bonus for score in scores)))
    if rules.deal == "cut":
        note = words.cut_note(packet_size(board), rules.cut_bonus)
        lines.append(ScoreSheetRow(ScoreItem.CUT, note, tuple(score.cut for score in scores)))
    if any(score.threes for score in scores):
        lines.append(ScoreSheetRow(ScoreItem.RED_THREES, "", tuple(score.threes for score in scores)))
    return tuple(replace(line, parts=figure_parts(match, me, line.item)) for line in (*lines, *left))


def _books(board: Board, kind: BookKind, item: ScoreItem, worth: int) -> ScoreSheetRow:
    books, values = [], []
    for melds in board.melds:
        done = [meld for meld in melds if meld.is_book(board.rules) and meld.kind == kind]
        books.append(tuple(SmallBook(top_card(meld), kind) for meld in done))
        values.append(sum(book_points(board.rules, meld) for meld in done))
    return ScoreSheetRow(item, words.each(worth), tuple(values), tuple(books))


def _worth(match: Match, stack: StackName = StackName.HAND) -> Callable[[int], int]:
    """What a seat pays for the cards of its hand, its foot or its tail."""
    values = card_values(match.board.rules)
    return lambda seat: sum(values[card] for card in charged_cards(match, seat, stack))


def _left(match: Match, stack: StackName) -> tuple[int, ...]:
    """Points by team, below 0, for what was left in the stack."""
    board, worth = match.board, _worth(match, stack)
    return tuple(-sum(worth(seat) for seat in range(team, board.players, board.teams)) for team in range(board.teams))


def _hand_note(match: Match, me: int | None) -> str:
    worth = _worth(match)
    parts = []
    for seat in range(match.board.players):
        held = charged_cards(match, seat, StackName.HAND)
        if held:
            threes = sum(is_three(card) and is_red(card) for card in held)
            parts.append(words.left_with(seat_name(match.names, seat, me), worth(seat), threes))
    return words.side_by_side(parts) or words.NOBODY_HAS_CARDS


def _lying_note(match: Match, me: int | None, stack: StackName) -> str:
    is_foot = stack is StackName.FOOT
    lying = [bool(left.foot if is_foot else left.tail) for left in match.left_over]
    names = [seat_name(match.names, seat, me) for seat, lies in enumerate(lying) if lies]
    return words.never_taken_up(names) if names else words.EVERY_FOOT_TAKEN if is_foot else words.EVERY_TAIL_TAKEN


def match_end(match: Match, me: int | None) -> MatchEndModel:
    """The whole sheet of a match that is over."""
    ended = ended_rounds(match)
    rounds = tuple(
        RoundPoints(
            cards=tuple(score.melded - score.left for score in played.scores),
            books=tuple(score.books + score.bonus + score.cut + score.threes for score in played.scores),
            totals=tuple(score.total for score in played.scores),
        )
        for played in ended
    )
    return MatchEndModel(
        name=match.header.name,
        rules=match.board.rules.name,
        teams=score_teams(match, me),
        totals=match.board.totals,
        winners=match.winners or (),
        rounds=rounds,
        start=match_start(ended[0]) if ended else FROM_NOTHING,
        can_play_again=all(seat.kind != "bot" for seat in match.header.seats),
    )
