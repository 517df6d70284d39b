"""Which word of the game belongs to a place on the table. Pure; what it means is said by `words.help`."""

from typing import Final

from game.cards import Card, is_wild
from game.engine.refusal import Reason
from game.engine.view import PlayerView
from game.ui.table.layout.table_layout import Layout
from game.words.help import Term
from game.words.rule_page import Chapter

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
    Reason.PARTNERS_FOOT: Chapter.OUT,
    Reason.REFUSED: Chapter.OUT,
    Reason.MUST_USE_ALL: Chapter.OUT,
    Reason.CANNOT_HOLD: Chapter.OUT,
    Reason.WRONG_PHASE: Chapter.TURN,
}
"""Where the rules say what a refusal goes back to."""
PANELS: Final = {"Score": Term.SCORE, "GoingOut": Term.GOING_OUT, "Opening": Term.OPENING, "Tip": Term.TURN}
_BOOKS: Final = {"clean": Term.CLEAN_BOOK, "dirty": Term.DIRTY_BOOK, "wild": Term.WILD_BOOK}


def term_at(pos: tuple[int, int], layout: Layout, view: PlayerView, is_opening: bool) -> Term:
    """The word for what lies at a point; that of the turn as a whole on the bare cloth.

    `is_opening`: whether the opening meter is shown.
    """
    target = layout.hit(pos)
    if target is not None:
        return term_of(target, layout, view)
    for role, term in PANELS.items():
        if layout.places.rect(role).collidepoint(pos) and (term != Term.OPENING or is_opening):
            return term
    for band in layout.bands.values():
        for kind, place in band.wanted:
            if place.collidepoint(pos):
                return _BOOKS[kind]
        if band.rect.collidepoint(pos):
            return Term.BOOK if band.shelf is not None and band.shelf.collidepoint(pos) else Term.MELD
    return Term.TURN


def term_of(target: str, layout: Layout, view: PlayerView) -> Term:
    """The word for a target of the table."""
    board = view.board
    kind, *rest = target.split("/")
    match kind:
        case "hand":
            return _card_term(layout.hand[int(rest[0])])
        case "book":
            return _BOOKS[board.melds[int(rest[0])][int(rest[1])].kind]
        case "meld" | "new_pile" | "staged":
            return Term.MELD
        case "stock":
            return Term.STOCK
        case "pile" | "upcard" | "discard":
            return Term.PILE if board.frozen is None else Term.FROZEN
        case "foot":
            return Term.FOOT
        case "seat":
            return Term.FOOT if board.in_foot[int(rest[0])] else Term.HAND
    return Term.TURN


def _card_term(card: Card) -> Term:
    if is_wild(card):
        return Term.WILD
    return Term.THREE if card[0] == "3" else Term.HAND
