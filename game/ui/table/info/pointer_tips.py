"""A few words for a pointer resting on something on the table: count, points, what is missing. Judges nothing."""

from collections.abc import Sequence

from game.cards import Card, is_red_three, rank_of
from game.engine.discard_pile.pile import why_no_pile
from game.engine.discard_pile.taking import why_no_take
from game.engine.legal import why_not
from game.engine.melding.melds import Meld, card_values
from game.engine.moves import Take
from game.engine.refusal import Refusal
from game.engine.table.board import Phase
from game.engine.table.view import PlayerView
from game.messages.functions import spoken_text as say_spoken_text, table as say_table
from game.rules.ruleset import decks_in_play, red_three_laid, red_threes_for_bonus
from game.sentences.at_table import spoken_text as spoken, table as words
from game.sentences.at_table.refusals import refusal_sentence
from game.sentences.grammar import seat_name
from game.turn.spots import HandCard, LaidMeld, RedThrees, Spot, Zone
from game.ui.table.layout.table_layout import Layout


def tip_of(spot: Spot, layout: Layout, view: PlayerView, names: Sequence[str]) -> str:
    """Its tip; "" for nothing."""
    board = view.board
    values = card_values(board.rules)
    match spot:
        case HandCard(position):
            card = layout.hand[position]
            own = (meld for meld in board.melds[view.team] if meld.rank == card[0])
            if is_red_three(card) and board.rules.red_threes == "penalty" and board.rules.meld_threes != "all":
                return say_table.red_three_tip(card, values[card])
            joins = min(own, key=lambda meld: meld.is_book(board.rules), default=None)  # the one that still grows
            return card_tip(card, values[card], joins, board.rules.book_size)
        case Zone.STOCK:
            has_begun = view.is_mine and board.phase != Phase.DRAW
            return say_table.stock_tip(board.stock, 0 if has_begun else board.draw_count, _why_no_pile(view) is None)
        case Zone.PILE | Zone.UPCARD | Zone.DISCARD:
            lack = _why_no_pile(view)
            if lack is None and view.is_mine and board.phase != Phase.DRAW:
                lack = why_not(view, Take(()))
            why = refusal_sentence(lack, view, names) if lack is not None else ""
            told = say_table.pile_tip(board.pile, board.upcard, board.pile_yield, why)
            return " ".join(filter(None, (told, closer_look(spot, view))))
        case Zone.FOOT if view.seat != layout.base:  # nobody looks, and the hand in front is covered
            lying = spoken.stacks_listed(board.lying_stacks(layout.base))
            return say_spoken_text.holding(seat_name(names, layout.base), "; ".join(lying))
        case Zone.FOOT:
            stack, seat = board.next_stack(layout.base) or board.last_stack, layout.base
            tail = board.tails[seat] if board.tails else 0
            return say_table.foot_tip(stack.value, board.feet[seat], words.stack_comes(board, seat), tail)
        case Zone.NEW_PILE:
            return say_table.drop_here()
        case _:
            return closer_look(spot, view)


def closer_look(spot: Spot, view: PlayerView) -> str:
    """Its tip when it is also shown large: a meld's cards, its worth, what it lacks."""
    board, rules = view.board, view.board.rules
    match spot:
        case LaidMeld(team, number):
            meld, values = board.melds[team][number], card_values(rules)
            return meld_tip(meld, rules.book_size, sum(values[card] for card in meld.cards))
        case RedThrees(team):
            laid, every = len(board.red_threes[team]), red_threes_for_bonus(rules, board.players)
            each, not_out = (red_three_laid(rules, is_out) for is_out in (True, False))
            points, is_other, is_all = laid * each, not_out != each, laid >= every
            is_least = every < 2 * decks_in_play(rules, board.players)
            return say_table.threes_laid(
                laid, points, laid * not_out, is_other, is_all, every, is_least, rules.red_three_all
            )
        case Zone.PILE | Zone.UPCARD | Zone.DISCARD:
            if view.is_mine and board.peeked:
                return words.would_bring(board.peeked_cards)
            return "" if board.pile_bottom is None else say_table.bottom_of_pile(board.pile_bottom)
        case _:
            return ""


def card_tip(card: Card, worth: int, meld: Meld | None, size: int) -> str:
    """A card of the hand: its points, and the own meld of its rank with what that lacks.

    >>> card_tip("KH", 10, None, 7)
    'King of hearts: 10 points.'
    """
    if meld is None:
        return say_table.card_tip(card, worth, rank_of(card), 0, size, 0, "clean")
    return say_table.card_tip(card, worth, meld.rank, len(meld.cards), size, max(0, size - len(meld.cards)), meld.kind)


def meld_tip(meld: Meld, size: int, worth: int) -> str:
    """A meld's or book's cards, its worth, what it lacks."""
    wilds, short = meld.wilds if meld.naturals else 0, max(0, size - len(meld.cards))
    return say_table.meld_tip(len(meld.cards), meld.rank, wilds, worth, meld.kind, short)


def _why_no_pile(view: PlayerView) -> Refusal | None:
    """Why the players who draw, or anybody during others' turns, can't take the pile."""
    draws = view.is_mine and view.board.phase == Phase.DRAW
    return why_no_take(view) if draws else why_no_pile(view.board)
