"""A seat's plate: portrait, name, team, cards in hand and foot, whether it is their turn. Drawing only."""

from collections.abc import Iterable
from typing import Final, Literal, NamedTuple

import msgspec
from pygame import Rect, Surface

from game.cards import Card
from game.engine.table.board import StackName
from game.messages.functions import nouns, table as say_table, turns_ahead as say_turns
from game.messages.person import Person
from game.toolkit.drawing.paint import ROUND
from game.toolkit.drawing.text import Face
from game.toolkit.drawing.theme import (
    CREAM,
    DIM,
    FOOT_TEXT,
    GOLD,
    GOOD,
    GOOD_RIM,
    INK,
    PANEL,
    PANEL_ACTIVE,
    PAPER,
    PAPER_RIM,
    QUIET,
    TAIL_TEXT,
    TEAM_COLOURS,
    UNMET,
    VEIL,
    WHITE,
)
from game.toolkit.kit import Kit
from game.ui.shared.cards.card_art import BACKS, Back, card_art, height
from game.ui.shared.cards.card_chips import chip_width, draw_card_chip
from game.ui.shared.marks import draw_team_mark
from game.ui.shared.people import portraits
from game.ui.shared.people.portrait_and_name import name_in

NAME, NUMBER = 28.0, 34.0
"""Design pixels of the letters of names and of card counts, the things people look at."""
ALERT, PARTNER = 24, 24
"""Design pixels of the letters of such a sign, and of the word for a partner."""
TURN, CHIP = 26, 21
"""Design pixels of the letters of the line under a plate, and on the card in it."""
SIGN: Final = 28
"""Design pixels of the sign where somebody plays."""
LARGE_FACE, SMALL_FACE = 72, 46
"""Design pixels of a portrait that leaves room for a long name."""
LEAST_FACE: Final = 0.7
"""The share of its size that a portrait keeps there."""
ON_FACE: Final = 0.42
"""The most of a portrait that the team's mark on it may cover."""
LEAST_WITH_FACE: Final = 165
"""Design pixels of the narrowest plate with a portrait, with letters of the usual size."""
LEAST_NAME: Final = 0.9
"""The share of its size that a name keeps beside the word "partner", or in its team's band."""
LEAST_WHOLE: Final = 0.8
"""The share of its size that a name keeps before its portrait shrinks or goes for it."""
LEAST_LARGE: Final = (0.95, 0.9, 0.85)
"""The shares that it keeps in a large interface, as far as a smaller portrait is enough for one of them."""
BACK_HEIGHT: Final = 0.86
"""The height of a back with a number on it, as a share of the line of that number."""
BETWEEN: Final = 12
"""Design pixels from one stack to the next."""
TIGHT: Final = 1.1
"""How much higher lines may be than their place in a large interface: their letters are lower."""


STACK_INK: Final = {"foot": FOOT_TEXT, "tail": TAIL_TEXT}
"""The colour of a stack's label."""


class LyingStack(msgspec.Struct, frozen=True):
    """A foot or a tail that nobody has picked up."""

    back: Back
    cards: int

    @property
    def called(self) -> StackName:
        """Its kind; a stack that nobody has chosen yet is called a foot."""
        return StackName.TAIL if self.back == "tail" else StackName.FOOT


class Plate(msgspec.Struct, frozen=True):
    """The stacks on a plate: the one the seat plays from, and those it hasn't picked up yet."""

    name: str
    team: int
    look: int
    hand: int
    plays: Back
    lying: tuple[LyingStack, ...]
    active: bool
    is_partner: bool = False
    """Whether it plays with the seat in front."""
    alert: str = ""
    """That this seat may soon end the round."""
    dealt: bool = True
    """Whether it has its cards: until then they aren't counted."""
    sign: str = ""
    """An icon that says where the cards are."""
    answer: bool | None = None
    """Its answer in this turn, if it was asked."""
    in_band: bool = False
    """Whether it is in its team's band."""
    is_next: bool = False
    """Whether it says that it plays next."""
    order: int = 0
    """Its place in the order of play, counted from the viewer, where plates aren't in that order; otherwise 0."""
    shows_stacks_beside: bool = False
    """Whether the stacks it hasn't picked up are also visible beside it."""
    shows_hand_beside: bool = False
    """Whether the stack it plays from is also visible beside it, with the number of cards."""


class TurnLine(msgspec.Struct, frozen=True):
    """The line under a plate: when that seat plays, or what it did and discarded."""

    words: str
    """The text without the card."""
    team: int
    card: Card | None = None
    before_card: str = ""
    """The text before a discard's sign and card; `words` replace it if they don't fit."""
    is_now: bool = False
    coming: str = ""
    """That it plays next, before the words."""
    alert: str = ""
    """That this seat may soon end the round, after the words."""
    brief: str = ""
    """What is left if that doesn't fit."""


def draw_turn_line(kit: Kit, surface: Surface, rect: Rect, line: TurnLine) -> None:
    """On the lower part of the plate; whose turn it is appears on a pill in the team's colour. Nothing if the letters
    are too high.
    """
    text, u = kit.text, kit.theme.u
    face: Face = "strong" if line.is_now else "text"
    size = text.within(TURN, rect.h, face)
    if text.line(size, face) > rect.h:
        return
    if line.is_now:
        pill = rect.inflate(-2 * u(18), 0)
        pill.h = min(rect.h, text.line(size, face) + u(8))
        pill.centery = rect.centery - u(3)  # off the rim, as the words of others
        kit.paint.panel(surface, pill, TEAM_COLOURS[line.team], 1, None, 15)
        text.draw(surface, line.words, pill.center, size, INK, face, "center", rect.w - 2 * u(30))
        return
    x, y, inside = rect.x + u(14), rect.centery - u(3), rect.w - 2 * u(14)  # the card keeps off the rim
    if line.alert:
        beside = tag_size(kit, next_word(), 1)[0] if line.coming else 0  # in the smallest letters
        room = rect.w - u(7) - beside - u(6) - u(10)
        letters = text.common([line.alert], min(ALERT, size), room - u(16), "strong")
        box = alert_box(kit, line.alert, 0, y, letters)
        box.w = box.w if box.w <= room else _sign_width(box)
        box.right = rect.right - u(10)
        draw_alert(kit, surface, line.alert, box, letters)
        inside = box.left - u(6) - x
    sign = u(SIGN)
    if line.coming:
        x, inside = x - u(7), inside + u(7)  # its words are in line with others
        coming = next((one for one in (line.coming, next_word()) if tag_size(kit, one)[0] <= inside), next_word())
        letters = text.common([coming], min(ALERT, size), inside - 2 * u(7), "strong")
        tag = Rect((0, 0), tag_size(kit, coming, letters)).move_to(midleft=(x, y))
        draw_tag(kit, surface, tag, coming, letters)
        x, inside = tag.right + u(8), inside - tag.w - u(8)
    width = 0 if line.card is None else sign + u(6) + chip_width(kit, line.card, CHIP)
    gap = u(10) if line.before_card else 0
    if line.card is None or text.width(line.before_card, size) + gap + width > inside:
        forms = line.words, line.before_card, line.brief
        whole = (form for form in forms if form and text.fit(form, size, inside)[0] == form)
        said = next(whole, "" if line.alert or line.coming else line.words)
        text.draw(surface, said, (x, y), size, QUIET, face, room=inside)
        return
    if line.before_card:
        x = text.draw(surface, line.before_card, (x, y), size, QUIET, face).right + gap
    kit.paint.icon(surface, "discard", (x + sign // 2, y), sign, QUIET)
    draw_card_chip(kit, surface, line.card, (x + sign + u(6), y), CHIP)


def draw_arrow(kit: Kit, surface: Surface, rect: Rect, lit: bool) -> None:
    side = min(rect.size)
    arrow = kit.paint.path("M30 18L74 50L30 82Z", side, GOLD if lit else CREAM, rim=VEIL)
    surface.blit(arrow, arrow.get_rect(center=rect.center))


class Alike(NamedTuple):
    """What several plates have in common: the side of their portraits and the design size of their names."""

    face: int
    name: float


class _Upper(NamedTuple):
    """What a plate shows beside and above its numbers: the design sizes of name and numbers, the side of its portrait
    (0 for none), and where the name begins and ends.
    """

    size: float
    number: float
    face: int
    left: int
    end: int
    partner: int
    """How wide the word for a partner is, 0 if it doesn't fit beside the name."""
    has_tag_below: bool
    """Whether the tag "next" is below the name, which it would cut short beside it."""


def alike(kit: Kit, plates: Iterable[tuple[Rect, Plate]]) -> Alike:
    """The sizes at which these plates look like one row: those of the tightest plate. Without portraits if
    most have no room for one.
    """
    plates = tuple(plates)
    sides = [_lay_upper(kit, rect, plate).face for rect, plate in plates]
    with_face = [side for side in sides if side]
    face = min(with_face, default=0) if 2 * len(with_face) >= len(sides) else 0
    size = NAME
    for rect, plate in plates:
        upper = _lay_upper(kit, rect, plate, face)
        room = upper.end - upper.left - upper.partner
        size = kit.text.common([name_in(kit.text, plate.name, size, room)], min(size, upper.size), room, "strong")
    return Alike(face, size)


def _lay_upper(kit: Kit, rect: Rect, plate: Plate, most: int | None = None) -> _Upper:
    """Portrait at the left if it fits, its side at most `most` real pixels."""
    text, u = kit.text, kit.theme.u
    tight = TIGHT if kit.theme.is_large else 1.0
    size = text.within(NAME, round(rect.h * tight / 2), "strong")
    number = text.within(NUMBER, round(rect.h * tight) - text.line(size, "strong"), "number")
    mark = max(12, u(21)) + u(6)
    rim = 2 if plate.in_band else 8 if kit.theme.is_large else 14
    end = rect.right - u(rim) - (max(18, u(SIGN)) + u(4) if plate.sign else 0)
    left = rect.x + u(10)
    partner = text.width(say_table.is_partner(), PARTNER) + u(6) if plate.is_partner else 0
    least = LEAST_NAME if plate.in_band else LEAST_WHOLE
    side = 0
    if rect.w >= u(LEAST_WITH_FACE) * max(1.0, kit.theme.interface):
        beside = end - left - u(12)
        side = _face(kit, plate, rect, size, number, beside, least)
        if partner:  # the word may cost neither face nor name: the team's colour shows it, too
            smaller = _face(kit, plate, rect, size, number, beside - partner, LEAST_NAME)
            is_whole = _is_whole(kit, plate.name, size, beside - partner - smaller, LEAST_NAME)
            if is_whole and smaller >= LEAST_FACE * side:
                side = smaller
            else:
                partner = 0
    elif partner and not _is_whole(kit, plate.name, size, end - left - u(4) - mark - partner, LEAST_NAME):
        partner = 0
    side = min(side, side if most is None else most)
    if plate.answer is not None and not side:
        end -= max(18, u(SIGN)) + u(4)
        partner *= _is_whole(kit, plate.name, size, end - left - u(4) - mark - partner, LEAST_NAME)
    tag = plate.is_next * (tag_size(kit, next_word())[0] + u(6))
    mark *= not side  # otherwise it is on the portrait
    start = left + (side + u(12) if side else mark)
    has_room = _is_whole(kit, plate.name, size, end - start - partner - tag, 1)
    is_below = not has_room and start - mark + _counts_width(kit, plate, number) + tag <= rect.right - u(4)
    if plate.is_next and side and not has_room and not is_below:  # finally the face gives way to the name
        return _lay_upper(kit, rect, plate, 0)
    return _Upper(size, number, side, start, end, partner, is_below)


def tag_size(kit: Kit, words: str, letters: float = ALERT) -> tuple[int, int]:
    """The size of the tag for the player who is next."""
    return kit.text.width(words, letters, "strong") + 2 * kit.theme.u(7), kit.text.line(letters, "strong")


def next_word() -> str:
    return say_turns.is_next(False, Person(""))


def draw_tag(kit: Kit, surface: Surface, tag: Rect, words: str, letters: float = ALERT) -> None:
    """The same sign at every table."""
    kit.paint.panel(surface, tag, PAPER, 1, PAPER_RIM, ROUND)
    kit.text.draw(surface, words, tag.center, letters, INK, "strong", "center")


def draw_plate(
    kit: Kit, surface: Surface, rect: Rect, plate: Plate, sizes: Alike | None = None, below: int = 0
) -> None:
    """The seat that must act has a thick, glowing rim; plates next to each other have the same `sizes`. It extends this
    many real pixels `below` its numbers. A plate in its team's band has neither ground nor rim, except for the seat
    that must act.
    """
    text, u = kit.text, kit.theme.u
    whole = Rect(rect.x, rect.y, rect.w, rect.h + below)
    _draw_ground(kit, surface, whole, plate)
    if not whole.colliderect(surface.get_clip()):
        return  # only its shadow or glow is visible there
    laid = _lay_upper(kit, rect, plate, None if sizes is None else sizes.face)
    size, number = laid.size, laid.number
    upper, lower = text.line(size, "strong"), text.line(number, "number")
    gap, mark = max(0, (rect.h - upper - lower) // 3), max(12, u(21))
    says_partner_below = plate.is_partner and not laid.partner
    is_one_line = plate.shows_hand_beside and plate.shows_stacks_beside and not says_partner_below
    y = rect.centery if is_one_line else rect.y + gap + upper // 2
    width, x = max(18, u(SIGN)), laid.end + u(4)
    tag = Rect((0, 0), tag_size(kit, next_word()))
    if laid.face:
        face = Rect(rect.x + u(10), rect.centery - laid.face // 2, laid.face, laid.face)
        portraits.draw(kit.paint, surface, plate.look, plate.team, face.topleft, laid.face, plate.active)
        if plate.answer is not None:
            badge = round(laid.face * 0.42)
            draw_answer(kit, surface, plate.answer, (face.right - badge // 2, face.bottom - badge // 2), badge)
    elif plate.answer is not None:
        draw_answer(kit, surface, plate.answer, (x + width // 2, y), width)
        x += width + u(4)
    if plate.sign:
        kit.paint.icon(surface, plate.sign, (x + width // 2, y), width, GOOD_RIM)
    left, low, right = laid.left, rect.bottom - gap - lower // 2, rect.right - u(4)
    if laid.face:
        disc = round(min(1.5 * mark, ON_FACE * laid.face))
        mark, spot = round(disc / 1.5), (face.left + disc // 3, face.bottom - disc // 3)
        kit.paint.icon(surface, "disc", spot, disc, PANEL)
    else:
        left -= mark + u(6)
        spot = left + mark // 2, y
    draw_team_mark(kit, surface, plate.team, spot, mark)
    at, room = (laid.left, y), laid.end - laid.left - laid.partner
    shown = size if sizes is None else min(size, sizes.name)
    if plate.is_next and laid.has_tag_below:
        right -= tag.w + u(6)
    elif plate.is_next:
        room -= tag.w + u(6)
    ink = TEAM_COLOURS[plate.team] if plate.in_band else CREAM
    name = text.draw(surface, name_in(text, plate.name, shown, room), at, shown, ink, "strong", room=room)
    if laid.partner:
        name = text.draw(surface, say_table.is_partner(), (name.right + u(6), y), PARTNER, DIM)
    counted = draw_counts(kit, surface, plate, (left, right, low), number) if plate.dealt else left
    word, x = say_turns.of_partner(), counted + u(12) * (counted > left)
    if says_partner_below and text.width(word, PARTNER) <= right - x:
        text.draw(surface, word, (x, low), PARTNER, DIM)
    if plate.is_next:
        tag.midleft = (right + u(6), low) if laid.has_tag_below else (name.right + u(6), y)
        draw_tag(kit, surface, tag, next_word())


def _draw_ground(kit: Kit, surface: Surface, rect: Rect, plate: Plate) -> None:
    colour = TEAM_COLOURS[plate.team]
    if plate.active:
        glow = rect.inflate(2 * kit.theme.u(7), 2 * kit.theme.u(7))
        kit.paint.panel(surface, glow, colour, 0.34, None, 24)
        kit.paint.panel(surface, rect, PANEL_ACTIVE, 0.92, colour, 18, 3.5)
    elif not plate.in_band:
        kit.paint.panel(surface, rect, PANEL, 0.82, colour, 18, 1.5, shadow=True)


def draw_answer(kit: Kit, surface: Surface, yes: bool, center: tuple[int, int], side: int) -> None:
    """A tick for a yes, a cross for a no."""
    kit.paint.icon(surface, "disc", center, side, GOOD if yes else UNMET)
    kit.paint.icon(surface, "tick" if yes else "cross", center, round(side * 0.62), WHITE if yes else INK)


def _face(kit: Kit, plate: Plate, rect: Rect, size: float, number: float, beside: int, least: float = 0) -> int:
    """The size of the portrait if a name in letters of this size, or of its `least` share, has this much room `beside`
    it.
    """
    u = kit.theme.u
    side = min(rect.h - 2 * u(10), u(LARGE_FACE))
    smaller = min(side, u(SMALL_FACE))
    faces = (*range(side, smaller, -2), smaller)
    shares = *(share for share in LEAST_LARGE if kit.theme.is_large and share > least), least
    whole = (face for share in shares for face in faces if _is_whole(kit, plate.name, size, beside - face, share))
    none = 0 if _is_whole(kit, plate.name, size, beside, least) else side
    side = next(whole, none)  # a whole name is worth more than a large face, or than any
    spare = rect.w - u(18) - u(12) - _counts_width(kit, plate, number)  # its numbers are worth more, too
    side = side if side <= spare else min(side, smaller, spare)
    return side if side >= round(LEAST_FACE * smaller) else 0


def _is_whole(kit: Kit, name: str, size: float, room: int, least: float = 0) -> bool:
    """Whether some form of the name fits there unshortened, in letters of at least this share of their size."""
    shown = name_in(kit.text, name, size, room)
    fitting, px = kit.text.fit(shown, size, room, "strong")
    return fitting == shown and px >= least * kit.text.fit("", size, room, "strong")[1]


def draw_counts(kit: Kit, surface: Surface, plate: Plate, place: tuple[int, int, int], size: float) -> int:
    """Its stacks, and the words on them, from here to there and this far down. Returns where that ends."""
    left, right, y = place
    end = draw_stacks(kit, surface, plate, (left, y), size)
    x = left if plate.shows_hand_beside else end + kit.theme.u(BETWEEN)
    return draw_stack_words(kit, surface, plate, (x, right, y)) or end


def draw_stacks(kit: Kit, surface: Surface, plate: Plate, at: tuple[int, int], size: float) -> int:
    """The cards it plays from as one back with their number, and the back of each stack yet to be picked up; those have
    letters, so colour is never the only clue. Returns where they end.
    """
    u, (x, y) = kit.theme.u, at
    box = Rect(x, 0, *_number_box(kit, plate, size)).move_to(centery=y)
    end = x
    if not plate.shows_hand_beside:
        kit.paint.panel(surface, box, BACKS[plate.plays][0], 1, PAPER, 6, 2)
        kit.text.draw(surface, str(plate.hand), box.center, size, WHITE, "number", "center")
        end, x = box.right, box.right + u(BETWEEN)
    w = round(box.h / 1.4)
    for stack in () if plate.shows_stacks_beside else plate.lying:
        surface.blit(card_art(kit).back(stack.back, w), (x, y - height(w) // 2))
        end, x = x + w, x + w + u(BETWEEN) // 2
    return end


def draw_stack_words(
    kit: Kit, surface: Surface, plate: Plate, place: tuple[int, int, int], letters: float = ALERT
) -> int:
    """That it plays its last stack, and may soon end the round: from here to there and this far down, in words or, if
    there is no room, a picture. Returns where they end, 0 without any.
    """
    if plate.lying:
        return 0
    x, right, y = place
    text, u, end = kit.text, kit.theme.u, 0
    alert = alert_box(kit, plate.alert, x + u(8), y, letters)
    is_whole, taken = alert.right <= right, 0
    if plate.alert:
        alert.w = alert.w if is_whole else _sign_width(alert)
        taken = alert.w
    named: Literal["foot", "tail"] = "tail" if plate.plays == "tail" else "foot"
    words = say_table.in_stack(named), nouns.stack(named)
    room = right - x - taken
    word = next((word for word in words if text.width(word, letters + 2, "strong") <= room), "")
    if word:  # otherwise the back alone shows it
        end = text.draw(surface, word, (x, y), letters + 2, STACK_INK[plate.plays], "strong").right
        alert.left = end + u(8)
    if not plate.alert:
        return end
    draw_alert(kit, surface, plate.alert, alert, letters)
    return alert.right


def stacks_width(kit: Kit, plate: Plate, size: float) -> int:
    """The width of the hand's number and the backs of all stacks."""
    number, height = _number_box(kit, plate, size)
    lying = (not plate.shows_stacks_beside) * len(plate.lying)
    return (not plate.shows_hand_beside) * number + lying * (round(height / 1.4) + kit.theme.u(BETWEEN))


def _number_box(kit: Kit, plate: Plate, size: float) -> tuple[int, int]:
    height = round(BACK_HEIGHT * kit.text.line(size, "number"))
    return max(round(height / 1.4), kit.text.width(str(plate.hand), size, "number") + kit.theme.u(14)), height


def _counts_width(kit: Kit, plate: Plate, size: float) -> int:
    """The least width of its stacks and the words on them."""
    u = kit.theme.u
    alert = u(BETWEEN) + kit.text.width(plate.alert, ALERT, "strong") + 2 * u(8)
    return stacks_width(kit, plate, size) + (alert if plate.alert and not plate.lying else 0)


def alert_box(kit: Kit, alert: str, left: int, y: int, letters: float = ALERT) -> Rect:
    """What the sign of a seat that may soon end the round fills, with its words starting there."""
    text, u = kit.text, kit.theme.u
    return Rect(
        left - u(8), 0, text.width(alert, letters, "strong") + u(16), text.line(letters, "strong") + u(2)
    ).move_to(centery=y)


def draw_alert(kit: Kit, surface: Surface, alert: str, box: Rect, letters: float) -> None:
    """Dark on gold, so that it cannot be overlooked; a picture if the box is too narrow for its words."""
    kit.paint.panel(surface, box, GOLD, 1, None, 12)
    if box.w >= alert_box(kit, alert, 0, 0, letters).w:
        kit.text.draw(surface, alert, (box.left + kit.theme.u(8), box.centery), letters, INK, "strong")
    else:
        kit.paint.icon(surface, "flag", box.center, round(0.8 * box.h), INK)


def _sign_width(box: Rect) -> int:
    """That of an alert which shows only its picture."""
    return round(1.3 * box.h)
