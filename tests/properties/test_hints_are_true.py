"""No reason that a hint gives is contradicted by the engine: each is held against the very fact that it names."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from game.ai.advice.hint import advice_for, hint, settled
from game.ai.advice.permission_reasons import near_end
from game.ai.search.playouts import LEAST_GAIN
from game.cards import Card, Rank, is_red_three, is_three, is_wild
from game.engine import advice as facts, events as happened
from game.engine.advice import Advice, Why
from game.engine.apply import apply
from game.engine.board import Board, Phase, StackName, opening_minimum, packet_size
from game.engine.candidates import candidates
from game.engine.going_out import may_leave, missing_books, why_not_out
from game.engine.legal import why_not
from game.engine.melds import Meld, card_values
from game.engine.moves import Answer, Cut, Discard, Draw, GoOut, Group, Hold, MeldCards, Move, Pass, Take
from game.engine.refusal import FinalMeldNeeded, PartnerNotReady, Reason
from game.engine.state import Table
from game.engine.view import PlayerView, view_of
from game.rules.meld_limits import BookKind, wilds_allowed
from game.rules.ruleset import decks_in_play
from game.sentences.hints import wait_sentence
from tests.properties.random_play import Seating, preset_seatings, random_seatings, rounds_of
from tests.sentences.whole_hint import hint_sentence
from tests.slow import LONG, slow_except

NAMES = ("Anna", "Walt", "Rosa", "June", "Ben", "Olga")
VIEWS = 120 if LONG else 25
"""Looked at in a round."""


def seatings() -> list[Seating]:
    """The tables of the five rule sets, and random rules over the variations of the seeds and beyond them."""
    many = 400 if LONG else 14
    return [*preset_seatings(range(1, 6 if LONG else 2)), *random_seatings(many), *random_seatings(2 * many, True)]


def takes_of(view: PlayerView) -> list[Move]:
    """Every way to take the pile that plainly suggests itself: those of `candidates`, and plays of the upcard by hand
    that were put together without it.
    """
    found: list[Move] = [move for move in candidates(view) if isinstance(move, Take)]
    upcard = view.board.upcard
    if upcard is None:
        return found
    same = [card for card in view.hand if card[0] == upcard[0]]
    wilds = [card for card in view.hand if is_wild(card)]
    tried: list[tuple[Group, ...]] = [()]
    for naturals in range(len(same) + 1):
        for wild in range(min(3, len(wilds)) + 1):
            cards = (upcard, *same[:naturals], *wilds[:wild])
            tried.append((Group(cards),))
            tried += [(Group(cards, onto),) for onto in range(len(view.board.melds[view.team]))]
    return found + [move for move in map(Take, tried) if why_not(view, move) is None]


def laid_on(table: Table, move: Move) -> dict[int, BookKind]:
    """The melds that a move's books make, by number: their kinds."""
    events = apply(table, move).events
    return {event.meld: event.kind for event in events if isinstance(event, happened.BookCompleted)}


CLOSED = {
    "nothing": (Reason.NO_PILE,),
    "three": (Reason.THREE,),
    "too short": (Reason.SHORT_PILE,),
    "first lap": (Reason.FIRST_LAP,),
    "frozen": (Reason.NO_PILE,),
}
"""By what is said to keep everybody from the pile: how the engine refuses it."""


def check_draw(view: PlayerView, advice: Advice) -> None:
    """What is said of a pile that is left alone."""
    board, takes = view.board, takes_of(view)
    match advice.why:
        case facts.PileClosed(by, have, need):
            assert not takes
            refusal = why_not(view, Take())
            assert refusal is not None
            assert refusal.code in CLOSED[by]
            assert have < need or by != "too short"
        case facts.NoPairForPile(rank) | facts.NoCardsForPile(rank):
            assert not takes
            assert board.upcard is not None
            assert board.upcard[0] == rank
            assert sum(card[0] == rank for card in view.hand) < 2
        case facts.PileOpensTooLittle(have, need):
            assert not takes
            assert have < need == opening_minimum(board, view.team)
        case facts.TeamIsNotOpen():
            assert not takes
            assert not board.melds[view.team]
        case facts.WildOnPile():
            assert not takes
            assert board.upcard is not None
            assert is_wild(board.upcard)
        case facts.BookIsClosed(rank):
            assert not takes
            assert any(meld.rank == rank and meld.is_book(board.rules) for meld in board.melds[view.team])
        case facts.PileOutOfReach():
            assert not takes
        case facts.PileBringsThrees(threes, red, points):
            assert takes
            assert 0 < threes <= sum(map(is_three, board.pile_seen))
            assert red <= min(threes, sum(map(is_red_three, board.pile_seen)))
            assert points == (board.rules.red_three if red else 0)
        case facts.PileDelays(cards, left, before):
            assert takes
            assert (cards, left) == (board.pile_yield, len(view.hand))
            check_stack_before(board, view.seat, before)
        case facts.PileCostsWilds(wilds):
            assert takes
            assert not board.melds[view.team]
            assert 0 < wilds <= sum(map(is_wild, (*view.hand, *board.pile_seen)))
        case why:
            assert isinstance(why, facts.PileHelpsLittle)
            assert takes, "the pile is said to be poor, and it cannot be taken"
            assert why.cards == board.pile_yield
            check_pile(view, why.unseen, why.helping)


def check_stack_before(board: Board, seat: int, before: str) -> None:
    """Which stack is said to come once the cards are gone: none where a book brings the foot, or the last is played."""
    stack = board.next_stack(seat)
    by_book = board.rules.foot_when == "first_book" and stack is StackName.FOOT
    assert before == ("none" if by_book or stack is None else stack)


def check_pile(view: PlayerView, unseen: int, helps: int) -> None:
    """How many cards of the pile are said to help: no more than can be laid, and none that can is left out."""
    board = view.board
    seen = board.pile_seen[-board.pile_yield :]
    assert unseen == max(0, board.pile_yield - len(seen))
    together = Counter(card[0] for card in (*view.hand, *seen))
    ranks = {meld.rank for meld in board.melds[view.team]}
    most = sum(is_wild(card) or card[0] in ranks or together[card[0]] >= 3 for card in seen)
    assert 0 <= helps <= most
    if board.rules.closed_book == "any" and board.rules.second_meld == "anytime":
        naturals = [card for card in seen if not is_three(card)]
        values, least_worth = card_values(board.rules), board.rules.new_meld_points
        melds = {card[0] for card in naturals if together[card[0]] >= 3}
        new = {card[0] for card in naturals if card[0] in melds and values[card] * together[card[0]] >= least_worth}
        least = sum(not is_wild(card) and card[0] in ranks | new for card in naturals)
        assert helps >= least


def check_take(table: Table, view: PlayerView, advice: Advice) -> None:
    """What is said of a pile that is taken."""
    board, events = view.board, apply(table, advice.move).events
    why = advice.why
    if isinstance(advice.beside, facts.RedThreesCome):
        assert 0 < advice.beside.threes <= sum(map(is_red_three, table.discards[-board.pile_yield :]))
        assert advice.beside.points == board.rules.red_three
    if isinstance(why, facts.PileMakesBook):
        of_rank = [card for card in (*view.hand, *table.discards[-board.pile_yield :]) if card[0] == why.rank]
        own = [meld for meld in board.melds[view.team] if (meld.rank, meld.kind) == (why.rank, why.kind)]
        assert any(len(meld.cards) < board.rules.book_size <= len(meld.cards) + len(of_rank) for meld in own)
        assert why.is_needed == lacks(board, view.team, why.kind)
        return
    if isinstance(why, facts.StockIsUsedUp):
        assert board.stock < board.draw_count
        return
    assert isinstance(why, facts.PileOpens | facts.PileHasWilds | facts.PileFits)
    assert why.cards == board.pile_yield
    if isinstance(why, facts.PileHasWilds | facts.PileFits):
        assert why.opens == any(isinstance(event, happened.TeamOpened) for event in events)
    match why:
        case facts.PileOpens():
            assert any(isinstance(event, happened.TeamOpened) for event in events)
        case facts.PileHasWilds():
            taken = table.discards[-board.pile_yield :]
            wilds = sum(map(is_wild, taken))
            assert why.wilds <= wilds if why.unseen else why.wilds == wilds
        case facts.PileFits():
            check_pile(view, why.unseen, why.fitting)
            has = {card[0] for card in view.hand} | {meld.rank for meld in board.melds[view.team]}
            coming = Counter(card[0] for card in table.discards[-board.pile_yield :])
            assert set(why.ranks) <= has, "cards of the pile are said to be held"
            assert has.isdisjoint(why.new)
            assert all(coming[rank] >= 3 for rank in why.new)


def _comes(why: Why) -> StackName:
    """The stack that a reason says comes next."""
    return StackName.TAIL if isinstance(why, facts.ReachesTail | facts.BringsTail) else StackName.FOOT


def check_meld(table: Table, view: PlayerView, advice: Advice) -> None:
    """What is said of cards laid down."""
    board, rules = view.board, view.board.rules
    step = apply(table, advice.move)
    after, books = step.table.board, laid_on(table, advice.move)
    melds = after.melds[view.team]
    check_spoilt(view, advice, melds)
    if isinstance(advice.why, facts.EmptiesHand | facts.LeavesTheDiscard | facts.ReachesTail):
        needed = [(book.kind, book.rank) for book in advice.why.needed]
        assert not Counter(needed) - Counter((kind, melds[number].rank) for number, kind in books.items())
        made = Counter(kind for kind, _ in needed)
        assert all(
            made[kind] == min(lacking_of(board, view.team)[kind], [*books.values()].count(kind)) for kind in KINDS
        )
    match advice.why:
        case facts.EmptiesHand() | facts.ReachesTail(0):
            assert board.next_stack(view.seat) is _comes(advice.why)
            assert after.next_stack(view.seat) is not _comes(advice.why)
        case facts.LeavesTheDiscard() | facts.ReachesTail():
            assert board.next_stack(view.seat) is _comes(advice.why)
            assert after.hands[view.seat] == 1
            (last,) = view_of(step.table, view.seat).hand
            assert why_not(view_of(step.table, view.seat), Discard(last)) is None
            assert apply(step.table, Discard(last)).table.board.next_stack(view.seat) is not _comes(advice.why)
        case facts.OpensTeam(have, need):
            (opened,) = [event for event in step.events if isinstance(event, happened.TeamOpened)]
            assert have == opened.points >= need == opening_minimum(board, view.team)
        case facts.CompletesBook(kind, rank, is_needed, brings_foot, others, is_ready, lacking):
            assert brings_foot == (rules.foot_when == "first_book" and board.next_stack(view.seat) is StackName.FOOT)
            assert not brings_foot or after.next_stack(view.seat) is not StackName.FOOT
            named = {(kind, rank), *((book.kind, book.rank) for book in others)}
            assert is_needed == any(lacks(board, view.team, made) for made, _ in named)
            assert named == {(made, melds[number].rank) for number, made in books.items()}
            assert lacking == (missing_books(after, melds) if is_needed else None)
            assert is_ready == (is_needed and missing_books(after, melds) is None)
        case facts.StayClean(ranks):
            assert all(not meld.wilds for meld in melds[: len(board.melds[view.team])] if meld.rank in ranks)
        case facts.KeepsWilds(count) | facts.LaysWilds(count):
            assert 0 < count <= sum(map(is_wild, view.hand))
        case facts.LaysMore(cards, points):
            assert isinstance(advice.move, MeldCards)
            assert 0 < cards <= sum(not is_wild(card) for group in advice.move.groups for card in group.cards)
            assert points > 0
        case facts.LaysMany(cards, left, before, points, is_ready, lacking):
            assert isinstance(advice.move, MeldCards)
            laid = [card for group in advice.move.groups for card in group.cards]
            assert (cards, left) == (len(laid), len(view.hand) - len(laid))
            assert points == sum(card_values(rules)[card] for card in laid)
            check_stack_before(board, view.seat, before)
            is_last = before == "none" and may_leave(board, view.seat)
            assert lacking == (missing_books(after, melds) if is_last else None)
            assert is_ready == (is_last and missing_books(after, melds) is None)
        case facts.HoldsBack(cards):
            assert 0 < cards <= len(view.hand)
        case facts.SavesPoints(saved, seat, cards):
            check_end_is_near(view, seat, cards)
            values = card_values(rules)
            assert isinstance(advice.move, MeldCards)
            laid = [card for group in advice.move.groups for card in group.cards]
            assert saved == sum(values[card] for card in laid)
            dearer = {card for card in view.hand if values[card] > max(values[it] for it in laid)}
            own = range(len(board.melds[view.team]))
            refusals = [why_not(view, MeldCards((Group((card,), at),))) for card in dearer for at in own]
            assert all(refusal is not None for refusal in refusals), "a dearer card stays that counts against the seat"
        case why:
            assert isinstance(why, facts.BeginsMeld | facts.MeldGrows)
            new = isinstance(why, facts.BeginsMeld)
            begun = len(board.melds[view.team])
            told = [
                meld
                for number, meld in enumerate(melds)
                if (number >= begun) == new and (meld.rank, len(meld.cards)) == (why.rank, why.cards)
            ]
            assert why.short == rules.book_size - why.cards > 0
            if isinstance(why, facts.MeldGrows) and why.with_wild:
                clean = next(meld for meld in told if meld.kind == "clean")
                assert why.kind == "dirty"
                assert wilds_allowed(rules, clean.naturals) > 0
                assert any(map(is_wild, view_of(step.table, view.seat).hand))
                assert not lacks(board, view.team, "clean")
            else:
                assert any(meld.kind == why.kind for meld in told)
                assert why.short <= may_come(after, view.team, why.kind, why.rank)
            nearer = [
                meld
                for meld in melds
                if meld.kind == why.kind and 0 < (short := rules.book_size - len(meld.cards)) < why.short
                if short <= may_come(after, view.team, meld.kind, meld.rank)
            ]
            assert why.is_needed == (len(nearer) < lacking_of(board, view.team)[why.kind])


def may_come(board: Board, team: int, kind: BookKind, rank: Rank) -> int:
    """How many cards can still come for the team's meld of a rank: those that don't lie open, and the wilds that it has
    room for.
    """
    rules = board.rules
    if kind == "wild":
        return rules.book_size
    lying = [card for melds in board.melds for meld in melds for card in meld.cards] + list(board.pile_seen)
    naturals = 4 * decks_in_play(rules, board.players) - sum(card[0] == rank for card in lying)
    if kind == "clean":
        return naturals
    of_rank = [meld for meld in board.melds[team] if meld.rank == rank and meld.wilds]
    return naturals + max(wilds_allowed(rules, meld.naturals + naturals) - meld.wilds for meld in of_rank)


def check_spoilt(view: PlayerView, advice: Advice, after: tuple[Meld, ...]) -> None:
    """A clean meld said to be spoilt gets a wild and could have become the clean book that is missing; another one said
    to be as near still can.
    """
    if not isinstance(advice.beside, facts.SpoilsClean):
        return
    board, rank, size = view.board, advice.beside.rank, view.board.rules.book_size
    before = next(meld for meld in board.melds[view.team] if meld.rank == rank and not meld.wilds)
    (spoilt,) = [meld for meld, was in zip(after, board.melds[view.team], strict=False) if was == before]
    assert spoilt.wilds
    assert not before.is_book(board.rules)
    assert size - spoilt.naturals <= may_come(board, view.team, "clean", rank) - spoilt.naturals + before.naturals
    lacking = missing_books(board, after)
    assert lacking is not None
    assert lacking.clean
    for other in advice.beside.nearer:
        (nearer,) = [meld for meld in after if meld.rank == other and not meld.wilds and not meld.is_book(board.rules)]
        assert nearer.naturals >= spoilt.naturals
        assert size - nearer.naturals <= may_come(board, view.team, "clean", other)


def lacks(board: Board, team: int, kind: BookKind) -> bool:
    """Whether a team needs one more book of the kind to go out."""
    return lacking_of(board, team)[kind] > 0


KINDS: tuple[BookKind, ...] = ("clean", "dirty", "wild")


def lacking_of(board: Board, team: int) -> Counter[BookKind]:
    """How many books of each kind a team needs to go out."""
    lacking = missing_books(board, board.melds[team])
    return Counter({kind: getattr(lacking, kind) for kind in KINDS} if lacking else {})


def takes_alone(view: PlayerView, rank: str) -> bool:
    """Whether the next player is a rival whose team has a meld that takes the pile with one card of the rank."""
    board, follower = view.board, (view.seat + 1) % view.board.players
    theirs = board.melds[board.team_of(follower)] if board.team_of(follower) != view.team else ()
    return board.rules.take_with in ("any_play", "pair_or_meld") and any(meld.rank == rank for meld in theirs)


def is_burden(view: PlayerView, rank: str) -> bool:
    """Whether a card of a rank that the team does not meld is better gone: near the end, or alone in the last stack."""
    is_lone = [held[0] for held in view.hand].count(rank) == 1
    counts = near_end(view) is not None or (is_lone and view.board.next_stack(view.seat) is None)
    return counts and all(meld.rank != rank for meld in view.board.melds[view.team])


def check_only(view: PlayerView, rank: Rank, is_only: bool) -> None:
    """A card is said to be the only one where every other that the team has no meld of is held twice."""
    own = {meld.rank for meld in view.board.melds[view.team]}
    held = Counter(one[0] for one in view.hand if not is_wild(one) and not is_three(one) and one[0] not in own)
    assert is_only == ([one for one in held if held[one] == 1] == [rank])


def check_end_is_near(view: PlayerView, seat: int | None, cards: int) -> None:
    """Who is said to be near going out is a rival in the foot with so many cards; else so many are left to draw."""
    board = view.board
    if seat is None:
        assert cards == board.stock
        assert board.rules.stock_out != "reshuffle"
        return
    assert cards <= 5
    assert board.in_foot[seat]
    assert board.hands[seat] == cards
    assert board.team_of(seat) != view.team
    assert missing_books(board, board.melds[board.team_of(seat)]) is None


def lies_open(view: PlayerView, rank: Rank) -> int:
    """How many cards of the rank lie in melds, and in the pile as far as it was seen."""
    board = view.board
    melded = [card for melds in board.melds for meld in melds for card in meld.cards]
    return sum(card[0] == rank for card in (*melded, *board.pile_seen)) + (
        board.pile - len(board.pile_seen) if rank == "4" else 0
    )


def known_of(view: PlayerView, rank: Rank) -> int:
    """How many cards of the rank are not still to come: those that lie open, and those held."""
    return lies_open(view, rank) + sum(held[0] == rank for held in view.hand)


def check_discard(table: Table, view: PlayerView, advice: Advice) -> None:
    """What is said of a discard."""
    board, rules = view.board, view.board.rules
    assert isinstance(advice.move, Discard)
    card = advice.move.card
    same = [held for held in view.hand if held[0] == card[0]]
    melds = range(len(board.melds[view.team]))
    held_back = facts.HeldOnce | facts.MissedLeast
    kept = advice.why.kept if isinstance(advice.why, held_back) else None
    match advice.beside:
        case facts.FitsOwnMeld(rank, is_book):
            assert rank == card[0]
            assert any(meld.rank == rank and meld.is_book(rules) == is_book for meld in board.melds[view.team])
        case facts.CardsWait(rank, cards):
            assert 0 < cards == sum(held[0] == rank for held in view.hand)
    apart = facts.RankIsOut | facts.RivalsMeldIt | facts.NextMayTake | facts.WorthLess
    others = [rank for rank in (advice.why.kept, *advice.why.also) if rank] if isinstance(advice.why, apart) else []
    assert all(any(held[0] == other for held in view.hand) for other in others)
    if kept is not None:
        assert sum(held[0] == kept for held in view.hand) > 1
        assert kept != card[0]
    match advice.why:
        case facts.RedThreeCosts(cost):
            assert card in ("3H", "3D")
            assert cost == rules.red_three
        case facts.ThreeIsNoUse() | facts.ThreeBlocksPile():
            assert card in ("3C", "3S")
            after = apply(table, advice.move).table
            if after.board.phase == Phase.DRAW and after.board.upcard == card:
                mover = view_of(after, after.board.mover)
                assert not takes_of(mover)
            if isinstance(advice.why, facts.ThreeIsNoUse):
                assert why_not(view, MeldCards((Group((card, card, card)),))) is not None
                assert rules.meld_threes == "no"
        case facts.NoRoomForWild():
            for number in melds:
                refusal = why_not(view, MeldCards((Group((card,), number),)))
                assert refusal is not None
                assert refusal.code != Reason.KEEP_CARDS
        case facts.BringsFoot() | facts.BringsTail():
            assert len(view.hand) == 1
            assert board.next_stack(view.seat) is _comes(advice.why)
            after = apply(table, advice.move).table
            assert after.board.next_stack(view.seat) is not _comes(advice.why)
        case facts.NothingElse(has_wilds, onto, several):
            same = [held for held in view.hand if held[0] == card[0] and not is_wild(card)]
            assert several == ((card[0],) if len(same) > 1 else ())
            open_melds = [it for it in board.melds[view.team] if it.rank in onto and not it.is_book(rules)]
            assert not onto or any(wilds_allowed(rules, it.naturals) > it.wilds for it in open_melds)
            assert onto or not has_wilds or not board.melds[view.team], "wilds are told of that go nowhere"
            assert all(it.wilds for it in open_melds) or not lacks(board, view.team, "clean")
            assert any(map(is_wild, view.hand)) == has_wilds or is_wild(card)
            assert len({held[0] for held in view.hand if not is_wild(held)}) <= 1
        case facts.FitsOwnMeld():
            assert advice.why.rank == card[0]
            assert any(meld.rank == card[0] and meld.is_book(rules) for meld in board.melds[view.team])
            assert any(map(is_wild, view.hand))
        case facts.NoMeldTakesIt(rank, other):
            own = {meld.rank for meld in board.melds[view.team]}
            assert rank == card[0]
            assert rank not in own
            assert other in own
        case facts.RankIsOut(rank, lying, cards, _, is_only, by_pairs=by_pairs):
            assert rank == card[0]
            assert not takes_alone(view, rank), "how few are still to come is no matter where one takes the pile"
            check_only(view, rank, is_only)
            assert lying == lies_open(view, rank) > max(lies_open(view, other) for other in others)
            assert known_of(view, rank) > max(known_of(view, other) for other in others)
            follower = (view.seat + 1) % board.players
            if by_pairs:
                assert rules.take_with == "pair"
                assert board.team_of(follower) != view.team
                assert board.hands[follower] > 1
            assert cards == 4 * decks_in_play(rules, board.players)
        case facts.RivalsMeldIt(rank, is_only):
            assert rank == card[0]
            check_only(view, rank, is_only)
            assert rules.take_with == "pair"
            theirs = [melds for team, melds in enumerate(board.melds) if team != view.team]
            assert any(meld.rank == rank for melds in theirs for meld in melds)
            assert all(meld.rank not in others for melds in theirs for meld in melds)
        case facts.NextMayTake(_, seat, cards, has_meld):
            may_join = rules.take_with == "any_play"
            theirs_of = {meld.rank for meld in board.melds[board.team_of(seat)]}
            for other in others:
                assert has_meld == (may_join and other in theirs_of)
                assert has_meld or known_of(view, Rank(card[0])) > known_of(view, other)
            assert seat == (view.seat + 1) % board.players
            assert board.team_of(seat) != view.team
            assert card[0] not in others
            assert not takes_alone(view, card[0])
            assert cards <= board.pile + 1
        case facts.NextThrewOne(rank):
            assert any(held[0] == rank for held in board.pile_seen)
        case facts.CountsAgainst(cost, seat, cards):
            check_end_is_near(view, seat, cards)
            assert cost == -card_values(rules)[card] or cost == card_values(rules)[card]
        case facts.WorthLess(rank):
            assert not any(is_burden(view, other) for other in others)
            values = card_values(rules)
            assert values[Card(f"{rank}C")] < min(values[Card(f"{other}C")] for other in others)
        case facts.HeldOnce(rank, _, lone_others, is_least):
            assert len(same) == 1
            held = Counter(one[0] for one in view.hand if not is_wild(one) and not is_three(one))
            lone = [one for one in held if held[one] == 1 and all(meld.rank != one for meld in board.melds[view.team])]
            assert lone_others == len([one for one in lone if one != rank])
            worth = {one: card_values(rules)[Card(f"{one}C")] for one in lone}
            is_cheapest = worth[rank] == min(worth.values()) < max(worth.values())
            assert is_least == (is_cheapest and not any(is_burden(view, other) for other in lone))
        case facts.MissedLeast(level_with=(other,)):
            assert kept is None
            assert other != card[0]
            assert any(held[0] == other for held in view.hand)
        case why:
            assert why == facts.MissedLeast(Rank(card[0]), len(same), kept)


def check(table: Table, view: PlayerView, advice: Advice) -> None:
    """Holds the reason against the engine. Raises AssertionError where it is not true."""
    board = view.board
    if isinstance(advice.beside, facts.PartnerIsLate):
        refusal = why_not_out(board, view.seat, board.melds[view.team], discards_last=True)
        assert isinstance(refusal, PartnerNotReady | FinalMeldNeeded)
        assert advice.beside.picked_up == (board.rules.partners_foot == "picked_up")
    match advice.move:
        case Draw():
            check_draw(view, advice)
        case Take():
            check_take(table, view, advice)
        case MeldCards():
            check_meld(table, view, advice)
        case Discard():
            check_discard(table, view, advice)
        case GoOut():
            match advice.why:
                case facts.LeadByGoingOut(lead):
                    assert lead > 0
                    assert board.round >= board.rules.rounds or board.rules.target_score
                case facts.RivalIsNear(seat, cards):
                    check_end_is_near(view, seat, cards)
                case why:
                    assert isinstance(why, facts.RestBrings | facts.EndsFirst)
        case Pass():
            assert advice.why == facts.NothingToDraw()
            assert board.stock < board.draw_count
        case Hold():
            waits = any(not board.in_foot[mate] and not board.melded[mate] for mate in board.teammates(view.seat))
            assert advice.why == (facts.PartnerWaits() if waits else facts.CardIsStuck())
            if not waits:
                assert all(why_not(view, Discard(card)) is not None for card in view.hand)
                assert all(why_not(view, GoOut((), card)) is not None for card in (*view.hand, None))
        case Cut(count):
            assert advice.why == (facts.ExactCutWithTail() if board.tails else facts.ExactCut())
            assert count == packet_size(board) or board.stock < packet_size(board)
        case _:
            if advice.why == facts.StacksUnknown():
                assert view.bottoms is None
            if isinstance(advice.why, facts.TeamIsBehind | facts.HeldWouldCount):
                values = card_values(board.rules)
                assert advice.why.points == sum(values[card] for card in view.hand)


def worth_explaining(rng: random.Random, view: PlayerView) -> list[Move]:
    """Moves of every kind that could be advised here, and what would be advised."""
    kinds: dict[type[Move], list[Move]] = {}
    for move in candidates(view):
        kinds.setdefault(type(move), []).append(move)
    return [move for moves in kinds.values() for move in rng.sample(moves, min(len(moves), 3)) if type(move) is not Cut]


QUICK = (
    *("FamilyTable-4in2-1", "WebClassic-4in2-1", "Partnership-5in5-1"),
    *("random13-4in4-13", "house28-2in2-28", "house97-3in3-97"),
)


@pytest.mark.parametrize("match_", slow_except(QUICK, seatings(), every=4), ids=lambda match_: match_.name)
def test_no_reason_is_contradicted_by_the_engine(match_: Seating) -> None:
    """Given any view, the reason of the hint, and of any move that might be advised, is what the engine finds."""
    rng = random.Random(f"true hints {match_.name} {match_.seed}")
    for moments in rounds_of(match_):
        tables = [moment.before for moment in moments[1:] if not moment.before.board.shuffle_due]
        tables = [table for table in tables if table.board.phase != Phase.ENDED]
        for table in rng.sample(tables, min(len(tables), VIEWS)):
            view = view_of(table, table.board.mover)
            for advice in (hint(view), *(advice_for(view, move) for move in worth_explaining(rng, view))):
                said = hint_sentence(advice, NAMES, me=view.seat)
                try:
                    check(table, view, advice)
                    assert " no of " not in said
                    assert table.board.players > table.board.teams or "team" not in said
                    assert "one of them fit." not in said
                except AssertionError as error:
                    raise AssertionError(f"{said}\n{advice}\nhand {view.hand}\n{error}") from error


@pytest.mark.slow
def test_most_views_with_a_draw_have_another_reason_than_a_poor_pile() -> None:
    """Of all hints to draw where the pile cannot be had, none speaks of what lies in it: it was half of them."""
    said: Counter[type[Why]] = Counter()
    for seating in preset_seatings(range(3, 5))[:: 1 if LONG else 3]:
        for moments in rounds_of(seating):
            for moment in moments[1::5]:
                if isinstance(moment.entry, Draw):
                    view = view_of(moment.before, moment.before.board.mover)
                    said[type(advice_for(view, Draw()).why)] += 1
    assert said[facts.NoPairForPile] > said[facts.PileHelpsLittle]
    poor = {facts.PileHelpsLittle, facts.PileBringsThrees, facts.PileCostsWilds, facts.PileDelays}
    hers = {facts.NoPairForPile, facts.NoCardsForPile, facts.PileOpensTooLittle, facts.TeamIsNotOpen, facts.WildOnPile}
    assert set(said) <= poor | hers | {facts.PileClosed, facts.BookIsClosed, facts.PileOutOfReach}


@pytest.mark.slow
def test_the_cards_named_first_are_in_the_hand() -> None:
    """Whatever is marked for a person can be found where it is marked."""
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
    if advice.worlds and advice.worse >= advice.better:
        yield "worse at least as often as better"
    if advice.worlds and advice.others and advice.others[0].points < LEAST_GAIN:
        yield "a tally though the next best move is about as good"
    move = advice.move
    moved = [card for group in getattr(move, "groups", ()) for card in group.cards]
    moved += [move.card] if isinstance(move, Discard) else []
    for why in (advice.why, advice.beside):
        match why:
            case facts.WildsWait() | facts.KeepsWilds() if any(map(is_wild, moved)):
                yield "wilds are kept by a move that plays some"
            case facts.BookCanWait(rank, wilds, points):
                meld = next(meld for meld in view.board.melds[view.team] if meld.rank == rank)
                if meld.is_book(view.board.rules) or sum(map(is_wild, view.hand)) < wilds or points < LEAST_GAIN:
                    yield "a book could not be made, or would cost nothing"
            case facts.CardsWait(rank) if any(card[0] == rank for card in moved):
                yield "cards wait that are played"
            case facts.RestBrings(own, theirs):
                ends = isinstance(move, GoOut) or move == Answer(True)
                if (theirs > own) != ends:
                    yield "the rest of the round speaks for the other answer"


@pytest.mark.parametrize(
    "match_",
    slow_except(
        ["FamilyTable-4in2-1", "CampusBooks-2in2-1", "WebClassic-2in2-1", "Partnership-6in2-1"],
        preset_seatings(range(1, 4 if LONG else 2)),
    ),
    ids=lambda it: it.name,
)
def test_no_hint_argues_against_itself(match_: Seating) -> None:
    """Given decisions of careless players, thought out as at the table: the move is never worse more often than better
    where that is counted, and no reason speaks for another move.
    """
    rng = random.Random(f"arguing hints {match_.name} {match_.seed}")
    tables = [moment.before for moments in rounds_of(match_) for moment in moments[1:]]
    tables = [table for table in tables if not table.board.shuffle_due and table.board.phase != Phase.ENDED]
    for table in rng.sample(tables, min(len(tables), VIEWS // 2)):
        view = view_of(table, table.board.mover)
        advice = settled(view)
        for wrong in contradictions(view, advice):
            raise AssertionError(f"{wrong}\n{hint_sentence(advice, NAMES)} {wait_sentence(advice)}\n{advice}")
