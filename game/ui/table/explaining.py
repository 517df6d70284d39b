"""Which word of the game belongs to a place on the table. Pure; what it means is said by `words.glossary`."""

from typing import Final

from game.cards import Card, is_wild
from game.engine.view import PlayerView
from game.ui.table.layout import Layout
from game.words.glossary import Term

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
