"""No reason that a hint gives is contradicted by the engine: each is held against the very fact that it names, whether
or not it passed the causal test.
"""

import random
from collections import Counter
from collections.abc import Iterator

import pytest
from msgspec.structs import astuple

from game.ai.brain.counted_position import DISCARD
from game.ai.search.ideas import Idea, played_idea
from game.ai.search.playouts import LEAST_GAIN
from game.cards import Card, Rank, is_three, is_wild
from game.engine import events as happened
from game.engine.apply import apply
from game.engine.candidates import candidates
from game.engine.discard_pile.pile import takes_alone
from game.engine.discard_pile.taking import why_no_take
from game.engine.ending.going_out import late_partner, missing_books
from game.engine.legal import why_not
from game.engine.melding.melds import SEVEN, BookCounts, book_worth, card_values, count_books, meld_of, missing_for_out
from game.engine.moves import Discard, Draw, GoOut, MeldCards, Move, Take
from game.engine.refusal import Refusal
from game.engine.table.board import Board, Phase, StackName, opening_minimum
from game.engine.table.state import Table
from game.engine.table.view import PlayerView, view_of
from game.reason.hint import reason_for, settled
from game.reason.permission_opinions import near_end
from game.reason.purposes import (
    Advice,
    DoublesBook,
    GrowsBook,
    GuardsPile,
    KeepsClean,
    KeepsTogether,
    LeavesPile,
    MakesBook,
    NearsOut,
    OnlyWay,
    Opens,
    OpensCheaper,
    PlaysOn,
    Purpose,
    SavesPoints,
    ShedsCost,
    SparesPartner,
    TakesPile,
    TakesStack,
)
from game.reason.seen_effects import lay_purposes
from game.reason.weighing import PlayedOut
from game.rules.ruleset import MELD_SIZE, BookKind, decks_in_play
from game.sentences.advice.reasons import ToldReason
from tests.properties.contradictions import put_on
from tests.properties.random_play import Seating, large_seatings, preset_seatings, random_seatings, rounds_of
from tests.reason.quick_hint import hint
from tests.slow import LONG, slow_except

NAMES = ("Anna", "Walt", "Rosa", "June", "Ben", "Olga", "Tess", "Karl")
VIEWS = 120 if LONG else 12
"""Looked at in a round."""
KINDS: tuple[BookKind, ...] = ("clean", "dirty", "wild")


def seatings() -> list[Seating]:
    """The tables of the five rule sets, and random rules over the variations of the seeds and beyond them."""
    many = 400 if LONG else 14
    presets = (*preset_seatings(range(1, 6 if LONG else 2)), *large_seatings(range(1, 2)))
    return [*presets, *random_seatings(many), *random_seatings(2 * many, True)]


def takes_of(view: PlayerView) -> list[Move]:
    """The ways to take the pile."""
    return [move for move in candidates(view) if isinstance(move, Take)]


def wanted_book(board: Board, team: int, kind: BookKind, rank: Rank) -> bool:
    """Whether fewer books would be missing with one more of the kind and rank."""
    sevens = {f"{kind}_sevens": 1} if rank == SEVEN and kind != "wild" else {}
    books = count_books(board.rules, board.melds[team])
    with_it = books.plus(BookCounts(**{kind: 1}, **sevens))
    there, more = (missing_for_out(board.rules, board.round, one) for one in (books, with_it))
    return there is not None and (more is None or sum(astuple(more)) < sum(astuple(there)))


def check(table: Table, view: PlayerView, move: Move, purpose: Purpose) -> None:
    """Hold a purpose of a move against the table."""
    board, rules, team = view.board, view.board.rules, view.team
    held = Counter(card[0] for card in view.hand)
    values = card_values(rules)
    if isinstance(move, MeldCards):
        check_laid(table, view, move, purpose)
    match purpose:
        case Refusal():
            assert not takes_of(view)
            assert purpose == why_no_take(view)
        case OnlyWay("stock" | "nothing"):
            assert board.stock < board.draw_count
        case LeavesPile(cards=cards, fitting=fitting):
            assert takes_of(view)
            assert cards == board.pile_yield >= fitting
        case TakesPile(cards, fitting, wilds, unseen, ranks):
            assert cards == board.pile_yield >= fitting + wilds
            coming = Counter(card[0] for card in table.discards[-cards:])
            assert all(coming[rank] for rank in ranks)
            assert unseen or sum(coming[rank] for rank in ranks) == fitting
        case ShedsCost(card, points, is_full=is_full):
            assert move == Discard(card)
            assert not points or points == values[card]
            laid = {it for other in candidates(view) for group in getattr(other, "groups", ()) for it in group.cards}
            full = any(meld.rank == card[0] and meld.is_book(rules) for meld in board.melds[team])
            assert not is_full or (full and card not in laid)
        case GuardsPile(seat, rank, cards, how, out, of):
            assert seat == (view.seat + 1) % board.players
            assert board.team_of(seat) != team
            check_guard(view, move, rank, how, out, of)
            assert board.frozen in (None, seat) or rules.freeze == "until_taken"
            assert rules.take_first_lap or all(turns or at == view.seat for at, turns in enumerate(board.turns))
            assert cards <= board.pile + 1
        case KeepsTogether(rank, count, use, goes):
            assert count == held[rank]
            assert use != "pile" or count > 1
            assert use != "meld" or max(count, MELD_SIZE) * values[Card(f"{rank}S")] >= rules.new_meld_points
            assert use != "own" or any(meld.rank == rank for meld in board.melds[team])
            assert goes is None or (held[goes] == 1 and all(meld.rank != goes for meld in board.melds[team]))
        case KeepsClean(rank, cards):
            assert any(not meld.wilds and len(meld.cards) == cards for meld in board.melds[team] if meld.rank == rank)
        case SavesPoints(_, seat, cards):
            assert cards < 0 or (seat, cards) == near_end(view)
        case SparesPartner():
            assert board.refused or late_partner(board, view.seat) is not None
        case PlaysOn(own, theirs):
            assert (own > theirs) != isinstance(move, GoOut)
        case _:
            pass


def check_guard(view: PlayerView, move: Move, rank: Rank, how: str, out: int, of: int) -> None:
    """What is said of the next player and the pile."""
    board = view.board
    follower = (view.seat + 1) % board.players
    match how:
        case "three":
            assert isinstance(move, Discard)
            assert is_three(move.card)
        case "collects":
            assert rank in [meld.rank for meld in board.melds[board.team_of(follower)]]
            assert takes_alone(board.rules)
            assert board.frozen is None or board.rules.freeze == "one_lap"
        case "theirs":
            assert rank in [meld.rank for meld in board.melds[board.team_of(follower)]]
        case "gone":
            lying = [card for melds in board.melds for meld in melds for card in meld.cards] + list(board.pile_seen)
            assert out == sum(card[0] == rank for card in lying)
            assert of == 4 * decks_in_play(board.rules, board.players)
            assert 2 * out >= of
        case "threw":
            assert rank in [card[0] for card in board.pile_seen]
        case _:
            assert how == "likely"


def check_laid(table: Table, view: PlayerView, move: MeldCards, purpose: Purpose) -> None:
    """What is said of cards laid down."""
    board, step = view.board, apply(table, move)
    after = step.table.board
    made = {event.meld: event.kind for event in step.events if isinstance(event, happened.BookCompleted)}
    melds = after.melds[view.team]
    match purpose:
        case TakesStack(stack, left, how):
            assert board.next_stack(view.seat) is (StackName.TAIL if stack == "tail" else StackName.FOOT)
            if how in ("at_once", "next_turn", "book"):
                assert after.next_stack(view.seat) is not board.next_stack(view.seat)
            elif how == "discard":
                assert after.hands[view.seat] == 1
            else:
                assert after.hands[view.seat] - 1 == left
        case Opens(points, need):
            (opened,) = [event for event in step.events if isinstance(event, happened.TeamOpened)]
            assert points == opened.points >= need == opening_minimum(board, view.team)
        case MakesBook(kind, rank, is_needed, missing, also=also, is_part=is_part):
            turned = {
                at for at, meld in enumerate(board.melds[view.team]) if (meld.kind, melds[at].kind) == ("clean", kind)
            }
            made |= {at: kind for at in turned if melds[at].is_book(board.rules) and purpose.is_turned}
            assert (kind, rank) in [(its, melds[number].rank) for number, its in made.items()]
            assert set(also) <= {melds[number].rank for number in made if melds[number].rank != rank}
            assert is_part == (len(after_lays(move)) > 1 + len(also))
            assert not is_needed or wanted_book(board, view.team, kind, rank)
            assert not is_needed or missing == missing_books(after, melds)
            if purpose.brings is not None:
                check_laid(table, view, move, purpose.brings)
        case DoublesBook(rank, worth):
            had = {at: len(meld.cards) for at, meld in enumerate(board.melds[view.team])}
            now = [(meld.kind, had.get(at, 0), len(meld.cards)) for at, meld in enumerate(melds) if meld.rank == rank]
            its = [(kind, was, cards) for kind, was, cards in now if was < board.rules.double_book <= cards]
            scores = [book_worth(board.rules, kind, rank, of) for kind, was, cards in its for of in (was, cards)]
            assert worth == scores[1] - scores[0]
        case GrowsBook(kind, rank, cards, short, is_needed):
            assert (kind, rank, cards) in [(meld.kind, meld.rank, len(meld.cards)) for meld in melds]
            assert cards + short == board.rules.book_size
            assert not is_needed or wanted_book(after, view.team, kind, rank)
        case NearsOut(left, missing):
            assert after.hands[view.seat] - 1 == left
            assert missing == missing_books(after, melds)
        case _:
            pass


def after_lays(move: MeldCards) -> set[tuple[int | None, str]]:
    """The melds that a move lays on."""
    return {(group.onto, "" if group.onto is not None else meld_of(group.cards).rank) for group in move.groups}


def purposes_of(view: PlayerView, move: Move) -> Iterator[Purpose]:
    """What is told of a move, and of a lay-down all that is put to the test."""
    if not isinstance(move, MeldCards):
        advice = reason_for(view, move)
        yield from (
            purpose for purpose in (advice.purpose, *(one.because for one in advice.answers)) if purpose is not None
        )
        return
    laid = played_idea((move,))
    assert laid is not None
    ways = PlayedOut(view, laid, Idea(move, DISCARD))
    yield from (purpose for purpose, _ in lay_purposes(ways, move.groups))


def worth_explaining(rng: random.Random, view: PlayerView) -> list[Move]:
    """Moves of every kind that could be advised here."""
    kinds: dict[type[Move], list[Move]] = {}
    for move in candidates(view):
        kinds.setdefault(type(move), []).append(move)
    return [move for moves in kinds.values() for move in rng.sample(moves, min(len(moves), 3))]


QUICK = (
    *("FamilyTable-4in2-1", "WebClassic-4in2-1", "Partnership-5in5-1", "CampusBooks-8in4-1"),
    *("random13-4in4-13", "house28-2in2-28", "house97-3in3-97"),
)


@pytest.mark.usefixtures("reasons_weighed_briefly")
@pytest.mark.parametrize("match_", slow_except(QUICK, seatings(), every=4), ids=lambda match_: match_.name)
def test_no_reason_is_contradicted_by_the_engine(match_: Seating) -> None:
    rng = random.Random(f"true hints {match_.name} {match_.seed}")
    for moments in rounds_of(match_):
        tables = [moment.before for moment in moments[1:] if not moment.before.board.shuffle_due]
        tables = [table for table in tables if table.board.phase != Phase.ENDED]
        for table in rng.sample(tables, min(len(tables), VIEWS)):
            view = view_of(table, table.board.mover)
            for move in worth_explaining(rng, view):
                for purpose in purposes_of(view, move):
                    said = ToldReason(purpose, NAMES, view.seat, "you", not view.board.has_partners).sentence
                    try:
                        check(table, view, move, purpose)
                        assert all(len(part.split()) <= 20 for part in said.split(". "))
                        assert table.board.players > table.board.teams or "team" not in said
                    except AssertionError as error:
                        raise AssertionError(f"{said}\n{move}\n{purpose}\nhand {view.hand}\n{error}") from error


@pytest.mark.slow
def test_the_cards_named_first_are_in_the_hand() -> None:
    rng = random.Random(5)
    for seating in preset_seatings(range(2, 3))[:: 1 if LONG else 2]:
        for moments in rounds_of(seating):
            for moment in rng.sample(moments[1:], min(len(moments) - 1, 20)):
                if moment.before.board.phase in (Phase.DRAW, Phase.PLAY):
                    view = view_of(moment.before, moment.before.board.mover)
                    marked: Counter[Card] = Counter(hint(view).cards)
                    assert marked <= Counter(view.hand)


def contradictions(view: PlayerView, advice: Advice) -> Iterator[str]:
    """Where a hint argues against itself: a tally of a move that is not clearly better, or a reason for another one."""
    move = advice.move
    if advice.worlds and advice.worse >= advice.better:
        yield "worse at least as often as better"
    if advice.worlds and advice.others and advice.others[0].points < LEAST_GAIN:
        yield "a tally though the next best move is about as good"
    moved = [card for group in getattr(move, "groups", ()) for card in group.cards]
    moved += [move.card] if isinstance(move, Discard) else []
    for purpose in (advice.purpose, *(one.because for one in advice.answers)):
        match purpose:
            case KeepsTogether(rank) if any(card[0] == rank for card in moved):
                yield "cards stay that are played"
            case KeepsClean(rank) if any(map(is_wild, put_on(view, move, rank))):
                yield "a meld stays clean that gets a wild card"
            case OpensCheaper() if any(map(is_wild, moved)):
                yield "a wild card is kept by a move that plays one"
            case OpensCheaper() if not isinstance(move, Discard) or view.board.has_opened(view.team):
                yield "an opening waits under something else"
            case LeavesPile() if not isinstance(move, Draw):
                yield "a pile is left by another move"
            case _:
                pass


@pytest.mark.usefixtures("reasons_weighed_briefly")
@pytest.mark.parametrize(
    "match_",
    slow_except(
        ["FamilyTable-4in2-1", "CampusBooks-2in2-1", "WebClassic-2in2-1", "Partnership-6in2-1"],
        preset_seatings(range(1, 4 if LONG else 2)),
    ),
    ids=lambda it: it.name,
)
def test_no_hint_argues_against_itself(match_: Seating) -> None:
    """Given decisions of careless players, thought out as at the table: the move is legal and never worse more often
    than better where that is counted, and no reason speaks for another move.
    """
    rng = random.Random(f"arguing hints {match_.name} {match_.seed}")
    tables = [moment.before for moments in rounds_of(match_) for moment in moments[1:]]
    tables = [table for table in tables if not table.board.shuffle_due and table.board.phase != Phase.ENDED]
    for table in rng.sample(tables, min(len(tables), VIEWS // 2)):
        view = view_of(table, table.board.mover)
        advice = settled(view)
        assert why_not(view, advice.move) is None
        for wrong in contradictions(view, advice):
            raise AssertionError(f"{wrong}\n{advice}")
