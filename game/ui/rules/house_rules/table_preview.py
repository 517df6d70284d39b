"""What a rule set looks like at the table, beside the editor: books with their points, openings that are enough."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from pygame import Rect, Surface

from game.cards import Card
from game.messages.amounts import points
from game.messages.functions import house_rules as say
from game.messages.language import named
from game.rules.meld_limits import BookKind
from game.rules.preview import BookPreview, OpeningPreview, books, minimums_shown
from game.rules.ruleset import RuleSet
from game.toolkit.boxes import Box, Column, Fitting, Grow, Picture, Row, Share, Sized, Space, Words
from game.toolkit.drawing.theme import CREAM, DIM, GOLD, WHITE
from game.toolkit.kit import Kit
from game.ui.shared.cards import card_art as cardart, card_shapes as cardshapes
from game.ui.shared.cards.card_art import card_art
from game.ui.shared.cards.laid_cards import draw_row

BOOK, LARGE_BOOK = 118, 210
"""The height of a book's picture in design pixels, beside many others and beside few."""
KINDS: Final[dict[str, BookKind]] = {"dirty": "dirty", "wild": "wild"}


def books_shown(rules: RuleSet) -> Box:
    """Each kind of book, with its points and contents below."""
    shown = books(rules)
    columns = len(shown) if len(shown) < 5 else 3
    cells = [Share(_book(rules, book, BOOK if columns > 3 else LARGE_BOOK)) for book in shown]
    cells += [Share()] * (-len(cells) % columns)
    rows = [Row(*cells[at : at + columns], gap=6) for at in range(0, len(cells), columns)]
    return Column(*rows, gap=2)


def _book(rules: RuleSet, book: BookPreview, height: float) -> Box:
    return Column(
        Picture(partial(_draw_book, book), height=height),
        Words(points(book.points), 24, GOLD, "number", "center", lines=1),
        Words(named("house_rules", "book", book, rules), 19, DIM, align="center", lines=1),
    )


def openings_shown(rules: RuleSet, openings: Sequence[OpeningPreview]) -> Box:
    found = {opening.minimum: opening for opening in openings}
    lines = []
    for minimum in minimums_shown(rules):
        key = Sized(Words(points(minimum), 26, GOLD, "number", lines=1), width=78)
        cards = _opening(found[minimum]) if minimum in found else Box()
        lines.append(Grow(Sized(Row(key, Share(cards), across="stretch"), height=50), most=2))
    return Column(Words(say.what_opens(), 24, CREAM, "strong", lines=1), Space(6), Grow(Fitting(*lines, gap=4)))


def _draw_book(book: BookPreview, kit: Kit, surface: Surface, rect: Rect) -> None:
    """As large as the place allows; simplified if very small."""
    kind = KINDS.get(book.name, "clean")
    top = _top(book.cards, kind)
    width = next(width for width in range(rect.w, 0, -1) if _fits(card_art(kit).book_size(width), rect) or width < 20)
    picture = (
        card_art(kit).small_book(top, kind, width) if width < 60 else card_art(kit).book(top, kind, book.wilds, width)
    )
    surface.blit(picture, picture.get_rect(center=rect.center))


def _fits(size: tuple[int, int], rect: Rect) -> bool:
    return size[0] <= rect.w and size[1] <= rect.h


def _opening(opening: OpeningPreview) -> Box:
    """The cards that are enough, and their points if they are more than needed."""
    if not opening.melds:
        return Words(say.nothing_opens(), 20, DIM, lines=1)
    worth = [Words(points(opening.points), 24, WHITE, "number", "right", lines=1)]
    is_more = opening.points > opening.minimum
    return Row(Share(Picture(partial(_draw_melds, opening))), *worth[: int(is_more)], gap=26, across="stretch")


def _draw_melds(opening: OpeningPreview, kit: Kit, surface: Surface, rect: Rect) -> None:
    """Melds from the left, overlapping as much as necessary."""
    melds, gap = opening.melds, kit.theme.u(14)
    width = round(min(rect.h, kit.theme.u(92)) / 1.4)
    room = rect.w - gap * (len(melds) - 1) - width * len(melds)
    lap = min(round(width * 0.62), room // max(1, sum(map(len, melds)) - len(melds)))
    x, y = rect.left, rect.centery - cardshapes.height(width) // 2
    for meld in melds:
        draw_row(kit, surface, meld, (x, y), width, lap)
        x += width + lap * (len(meld) - 1) + gap


def _top(cards: Sequence[Card], kind: BookKind) -> str:
    wanted = {"clean": "HD", "dirty": "SC", "wild": ""}[kind]
    names = [str(card) for card in cards]
    naturals = [name for name in names if not cardart.is_wild(name)] or names
    return next((name for name in naturals if name[-1] in wanted), naturals[0])
