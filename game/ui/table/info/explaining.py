"""Which word of the game belongs to a place on the table. Pure; `words.glossary` has its meaning."""

from typing import Final, assert_never

from game.cards import Card, is_wild
from game.engine.refusal import Reason
from game.engine.table.view import PlayerView
from game.sentences.learning.glossary import Term
from game.sentences.rules_and_scores.rule_page import Chapter
from game.turn.spots import HandCard, LaidMeld, RedThrees, RivalLine, SeatPlate, Spot, StagedCard, Zone
from game.ui.table.layout.table_layout import Layout

CHAPTERS: Final = {
    Reason.THREE: Chapter.THREES,
    Reason.TOO_FEW_CARDS: Chapter.MELDS,
    Reason.TOO_FEW_NATURALS: Chapter.MELDS,
    Reason.MIXED_RANKS: Chapter.MELDS,
    Reason.WILD_LIMIT: Chapter.MELDS,
    Reason.WILD_ONLY: Chapter.MELDS,
    Reason.SECOND_MELD: Chapter.MELDS,
    Reason.CLOSED_BOOK: Chapter.BOOKS,
    Reason.OPENING_MINIMUM: Chapter.OPENING,
    Reason.NO_PILE: Chapter.PILE,
    Reason.SHORT_PILE: Chapter.PILE,
    Reason.FIRST_LAP: Chapter.PILE,
    Reason.NEED_PAIR: Chapter.PILE,
    Reason.UPCARD_NOT_PLAYED: Chapter.PILE,
    Reason.STOCK_EMPTY: Chapter.STOCK,
    Reason.STOCK_NOT_EMPTY: Chapter.STOCK,
    Reason.KEEP_CARDS: Chapter.FOOT,
    Reason.NOT_IN_FOOT: Chapter.FOOT,
    Reason.BOOKS_MISSING: Chapter.OUT,
    Reason.FINAL_DISCARD: Chapter.OUT,
    Reason.SEVEN_KEPT: Chapter.OUT,
    Reason.NO_PEEK: Chapter.PILE,
    Reason.PARTNERS_FOOT: Chapter.OUT,
    Reason.REFUSED: Chapter.OUT,
    Reason.MUST_USE_ALL: Chapter.OUT,
    Reason.CANNOT_HOLD: Chapter.OUT,
    Reason.WRONG_PHASE: Chapter.TURN,
}
"""Where the rules explain a refusal."""
PANELS: Final = {"GoingOut": Term.GOING_OUT, "Opening": Term.OPENING, "Tip": Term.TURN}
_BOOKS: Final = {"clean": Term.CLEAN_BOOK, "dirty": Term.DIRTY_BOOK, "wild": Term.WILD_BOOK}
"""Books of sevens or of any kind are explained as books."""


def term_at(pos: tuple[int, int], layout: Layout, view: PlayerView, is_opening: bool) -> Term:
    """The word for what is at a point; on the bare cloth, the word for the whole turn.

    `is_opening`: whether the opening meter is shown.
    """
    spot = layout.hit(pos)
    if spot is not None:
        return term_of(spot, layout, view)
    for role, term in PANELS.items():
        if layout.places.rect(role).collidepoint(pos) and (term != Term.OPENING or is_opening):
            return term
    for band in layout.bands.values():
        if band.heading.collidepoint(pos):
            return Term.SCORE
        for kind, place in band.wanted:
            if place.collidepoint(pos):
                return _BOOKS.get(kind, Term.BOOK)
        if band.rect.collidepoint(pos):
            return Term.BOOK if band.shelf is not None and band.shelf.collidepoint(pos) else Term.MELD
    return Term.TURN


def term_of(spot: Spot, layout: Layout, view: PlayerView) -> Term:
    """The word for something on the table."""
    board = view.board
    match spot:
        case HandCard(position):
            return _card_term(layout.hand[position])
        case LaidMeld(team, number, is_book=True):
            return _BOOKS[board.melds[team][number].kind]
        case LaidMeld() | StagedCard() | Zone.NEW_PILE:
            return Term.MELD
        case Zone.STOCK:
            return Term.STOCK
        case Zone.PILE | Zone.UPCARD | Zone.DISCARD:
            return Term.PILE if board.frozen is None else Term.FROZEN
        case Zone.FOOT:
            return Term.TAIL if board.plays_foot(layout.base) else Term.FOOT
        case SeatPlate(seat):
            return Term(board.plays_from(seat).value)
        case RivalLine():
            return Term.BOOK
        case RedThrees():
            return Term.THREE
        case _:
            assert_never(spot)


def _card_term(card: Card) -> Term:
    if is_wild(card):
        return Term.WILD
    return Term.THREE if card[0] == "3" else Term.HAND
