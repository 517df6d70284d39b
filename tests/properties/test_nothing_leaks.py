"""Deal everything again that a seat has not seen, play the same moves, and nothing that reaches the seat may differ."""

import random
from collections.abc import Sequence
from itertools import pairwise

from msgspec.structs import replace

from game.ai.player import Think
from game.ai.roster import player_of
from game.cards import FACES, Card
from game.engine.apply import IllegalMove, apply
from game.engine.candidates import candidates
from game.engine.events import Event, events_for
from game.engine.legal import why_not
from game.engine.moves import (
    Answer,
    Choose,
    Cut,
    Discard,
    Draw,
    GoOut,
    Group,
    Hold,
    MeldCards,
    Move,
    Pass,
    Take,
)
from game.engine.table.board import Phase
from game.engine.table.deal import Deal, deal_round, reshuffle
from game.engine.table.imagine import Guess, table_from
from game.engine.table.state import Table
from game.engine.table.view import PlayerView, view_of
from tests.properties.random_play import Moment, Seating, rounds_of
from tests.properties.test_second_count import ledger_of
from tests.slow import LONG


def dealt_again(rng: random.Random, seating: Seating, moments: list[Moment], seat: int) -> list[Moment]:
    """The same entries with everything shuffled, within the deck and within each new stock, that the seat can neither
    have seen nor concluded: everybody hears which stacks the bottom cards marked, and a red three that came up would
    have been laid down.
    """
    ledger = ledger_of(seating, moments)
    known = {card for bottoms in ledger.bottoms.values() for card in bottoms}
    if seating.rules.red_threes == "lay_down":
        known |= {card for card, face in enumerate(ledger.face) if face in ("3H", "3D")}
    deal = moments[0].entry
    assert isinstance(deal, Deal)
    faces = [Card(printed) for printed in ledger.face]
    hidden = sorted(card for card in ledger.hidden_from(seat) if card not in known)
    stocks = [moment.entry for moment in moments if type(moment.entry) is tuple]
    bounds = [0, len(deal.deck)]
    for stock in stocks:
        bounds.append(bounds[-1] + len(stock))
    for start, end in pairwise(bounds):  # new stock holds what was discarded, so each on its own
        here = [place for place in hidden if start <= place < end]
        moved = [faces[place] for place in rng.sample(here, len(here))]
        for place, card in zip(here, moved, strict=True):
            faces[place] = card
    again: list[Moment] = []
    piles = iter(tuple(faces[start:end]) for start, end in pairwise(bounds[1:]))
    for moment in moments:
        if isinstance(moment.entry, Deal):
            again.append(moment._replace(entry=replace(deal, deck=tuple(faces[: len(deal.deck)]))))
        elif type(moment.entry) is tuple:
            again.append(moment._replace(entry=next(piles)))
        else:
            again.append(moment)
    return again


def told(moments: Sequence[Moment], seat: int) -> tuple[Table, list[Event]]:
    """The table after the entries are played anew, and what the seat hears meanwhile. Raises IllegalMove."""
    now = moments[0].before
    heard: list[Event] = []
    for moment in moments:
        match moment.entry:
            case Deal():
                now, events = deal_round(now, moment.entry)
            case tuple():
                now, events = reshuffle(now, tuple(map(Card, moment.entry)))
            case _:
                step = apply(now, moment.entry)
                now, events = step.table, step.events
        heard += events_for(events, seat)
    return now, heard


def odd_moves(rng: random.Random, view: PlayerView) -> list[Move]:
    """Moves a person might try, most of them illegal."""
    cards = [*view.hand, *(() if view.board.upcard is None else (view.board.upcard,))]
    moves: list[Move] = [Draw(), Pass(), Hold(), Choose(1), Cut(22), Answer(True), Take(), MeldCards(()), GoOut()]
    for _ in range(8):
        some = tuple(rng.sample(cards, min(len(cards), rng.randint(1, 5))))
        group = Group(some, rng.choice((None, 0, 1, 7)))
        last = rng.choice(FACES)
        moves += [MeldCards((group,)), Take((group,)), GoOut((group,), last), Discard(last)]
    return moves


def test_nothing_hidden_reaches_a_seat(seating: Seating) -> None:
    rng = random.Random(f"leak {seating.seed}")
    normal, compared = player_of("normal"), 0
    for moments in rounds_of(seating):
        for _ in range(12 if LONG else 3):
            seat = rng.randrange(seating.players)
            upto = moments[: rng.randrange(1, len(moments))]
            true_table, true_heard = told(upto, seat)
            try:
                other_table, other_heard = told(dealt_again(rng, seating, upto, seat), seat)
            except IllegalMove:  # somebody's unseen cards were needed for his move, as the pair under `to_open` is
                continue
            compared += 1
            assert other_heard == true_heard
            view, other = view_of(true_table, seat), view_of(other_table, seat)
            assert other == view
            assert candidates(other) == candidates(view)
            for move in odd_moves(rng, view):
                assert why_not(other, move) == why_not(view, move)
            if view.is_mine and view.board.phase != Phase.CUT and not view.board.shuffle_due:
                assert normal.decide(other, Think()) == normal.decide(view, Think())
    assert compared >= max(1, seating.rules.rounds)


def test_a_view_and_any_guess_make_a_table_that_looks_the_same(any_seating: Seating) -> None:
    rng = random.Random(f"guess {any_seating.seed}")
    for moments in rounds_of(any_seating):
        for moment in rng.sample(moments, min(len(moments), 40 if LONG else 8)):
            table = moment.before
            if not isinstance(moment.entry, Move) or table.board.phase not in ("draw", "play", "answer"):
                continue
            view = view_of(table, table.board.mover)
            imagined = table_from(view, guess(rng, table, view))
            assert view_of(imagined, view.seat) == view
            if isinstance(moment.entry, Answer) or moment.after.board.phase == "ended":
                continue  # the asker's cards are laid down; a round's score shows all that is left
            if any_seating.rules.red_threes == "lay_down":
                continue  # red threes that come up are shown to everybody
            others = (view.seat + 1) % any_seating.players
            assert events_for(apply(imagined, moment.entry).events, others) == events_for(moment.events, others)


def guess(rng: random.Random, table: Table, view: PlayerView) -> Guess:
    """Everything the view does not show, dealt at random into the places that it counts."""
    board = view.board
    unseen_below = len(table.discards) - len(board.pile_seen)
    pool = [*table.stock, *table.discards[:unseen_below]]
    for seat in range(board.players):
        pool += [*(() if seat == view.seat else table.hands[seat]), *table.feet[seat]]
    pool += [card for tail in table.tails for card in tail]
    if view.foot_card is not None:  # the one card of the own foot that the seat knows
        pool.remove(view.foot_card)
    rng.shuffle(pool)
    deal = iter(pool)
    known = {view.seat: (view.foot_card,) if view.foot_card is not None else ()}
    return Guess(
        hands=tuple(
            () if seat == view.seat else tuple(next(deal) for _ in range(count))
            for seat, count in enumerate(board.hands)
        ),
        feet=tuple(
            (*known.get(seat, ()), *[next(deal) for _ in range(count - len(known.get(seat, ())))])
            for seat, count in enumerate(board.feet)
        ),
        stock=tuple(next(deal) for _ in range(board.stock)),
        buried=tuple(next(deal) for _ in range(unseen_below)),
        tails=tuple(tuple(next(deal) for _ in range(count)) for count in board.tails),
    )
