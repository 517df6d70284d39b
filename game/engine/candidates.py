"""The moves worth thinking about in a position: what computer players, hints and fuzzing choose from.

Deterministic and complete in kind: every draw, pass, discard by face, choice and answer; every single group by rank,
naturals, jokers and twos; every pile take by its smallest plays; openings and goings-out whenever any exist.
"""

from collections.abc import Iterator
from itertools import islice

from game.cards import Rank, is_red_three
from game.engine.discard_pile.taking import takes
from game.engine.ending.ways_out import ways_out, whole_hands
from game.engine.legal import reaches_minimum, seven_stays, why_not, why_not_group, why_not_meld
from game.engine.melding.cards_by_rank import CardsByRank, cards_by_rank
from game.engine.melding.melds import WILD_RANK, meldable_threes
from game.engine.melding.openings import openings
from game.engine.moves import Answer, Choose, Cut, Discard, Draw, Group, Hold, MeldCards, Move, Pass, Peek
from game.engine.table.board import Phase, opening_minimum, packet_size
from game.engine.table.view import PlayerView
from game.rules.ruleset import MELD_SIZE, NEW_MELD_NATURALS

MOST_CANDIDATES = 400
_CUT_REACH = 6
"""Cuts offered on either side of the exact one."""


def candidates(view: PlayerView) -> tuple[Move, ...]:
    """Legal moves of the seat that must act, at most 400, in a fixed order; () for any other seat."""
    board = view.board
    if not view.is_mine or board.shuffle_due:
        return ()
    match board.phase:
        case Phase.CUT:
            exact = packet_size(board)
            counts = range(max(1, exact - _CUT_REACH), min(board.stock, exact + _CUT_REACH) + 1)
            return tuple(Cut(count) for count in counts) or (Cut(board.stock),)
        case Phase.CHOOSE:
            return (Choose(0), Choose(1))
        case Phase.ANSWER:
            return (Answer(True), Answer(False))
        case Phase.DRAW:
            start: Move = Draw() if board.stock >= board.draw_count else Pass()
            peek = (Peek(),) if board.rules.take_peek and why_not(view, Peek()) is None else ()
            return (start, *takes(view), *peek)
        case _:
            return tuple(_plays(view))


def _plays(view: PlayerView) -> Iterator[Move]:
    """Goings-out, discards, holding, then melds; melds are dropped if there are too many."""
    board = view.board
    given = 0
    if not board.refused:
        for out in ways_out(view):
            given += 1
            yield out
    if not board.in_foot[view.seat] or len(view.hand) > 1 or board.rules.floating:
        laid, kept = board.rules.red_threes == "lay_down", board.rules.sevens_kept
        for card in dict.fromkeys(view.hand):
            is_last = board.in_foot[view.seat] and len(view.hand) == 1
            if is_last and why_not(view, Discard(card)) is not None:
                continue
            if not (laid and is_red_three(card)) and not (kept and seven_stays(view, card)):
                given += 1
                yield Discard(card)
    if len(view.hand) <= 1 and why_not(view, Hold()) is None:
        yield Hold()
    yield from map(MeldCards, islice(_melds(view), MOST_CANDIDATES - given))


def _melds(view: PlayerView) -> Iterator[tuple[Group, ...]]:
    board = view.board
    threes = meldable_threes(board.rules, board.in_foot[view.seat], goes_out=False)
    if len(view.hand) < 2 and board.in_foot[view.seat] and not board.rules.floating:
        return
    single = _single_groups(view, cards_by_rank(view.hand, threes))
    if board.has_opened(view.team):
        melds, spare = board.melds[view.team], len(view.hand) - 2
        for group in single:
            if len(group.cards) <= spare:  # then no rule asks for more cards to be kept
                refusal = why_not_group(board, melds, group, threes, dict(board.wilds_added))
            else:
                refusal = why_not_meld(view, (group,))
            if refusal is None:
                yield (group,)
        return
    least = opening_minimum(board, view.team)
    several = openings(board.rules, view.hand, least, threes=threes, book_opens=board.book_opens)
    several += [groups for groups in islice(whole_hands(view, view.hand), 1) if groups not in several]
    if several:
        worth = ((group,) for group in single if reaches_minimum(view, (group,)))
        several += [groups for groups in worth if groups not in several]
    yield from (groups for groups in several if why_not_meld(view, groups) is None)


def _single_groups(view: PlayerView, holding: CardsByRank) -> Iterator[Group]:
    """Each way to begin or add to one meld, fewest wilds first."""
    melds = view.board.melds[view.team]
    targets: list[tuple[Rank, int | None]] = [(meld.rank, number) for number, meld in enumerate(melds)]
    begun = {meld.rank for meld in melds} if view.board.rules.second_meld == "never" else set()
    targets += [(rank, None) for rank, cards in holding.naturals.items() if len(cards) > 1 and rank not in begun]
    if view.board.rules.wild_melds != "no" and WILD_RANK not in begun:
        targets.append((WILD_RANK, None))
    held, jokers, twos = holding.naturals, holding.jokers, holding.twos
    for wilds in range(holding.wilds + 1):
        fewest_jokers, most_jokers = max(0, wilds - len(twos)), min(wilds, len(jokers))
        kinds = [(*jokers[:count], *twos[: wilds - count]) for count in range(fewest_jokers, most_jokers + 1)]
        for rank, onto in targets:
            naturals = held.get(rank, ())
            fewest = 0 if onto is not None or rank == WILD_RANK else NEW_MELD_NATURALS
            for count in range(len(naturals), max(fewest, (1 if onto is not None else MELD_SIZE) - wilds) - 1, -1):
                for kind in kinds:
                    yield Group((*naturals[:count], *kind), onto)
