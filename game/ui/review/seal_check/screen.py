"""The seal of a round on paper: what was sealed, where it was cut and what was played; for experts its words, the salt,
the digits then and now, and the command to check it without this program.
"""

from collections.abc import Sequence
from functools import partial
from typing import Final

from msgspec import Struct
from pygame import Rect, Surface

from game.cards import Card, cards_text
from game.deals.seal import cut_at, in_groups, words
from game.messages.functions import (
    looking_back as say_back,
    printed_pages as say_pages,
    screens as say_screens,
    seals as say,
)
from game.play.honesty.round_seals import RoundSeals, SealedPack, check_command, check_command_in_short
from game.printed.seal_sheet import PrintedSeal, seal_page
from game.sentences.phrases import CardNamed
from game.toolkit.boxes import (
    Box,
    Column,
    FirstThatFits,
    Grow,
    Layers,
    Pad,
    Panel,
    Picture,
    Row,
    Share,
    Sized,
    Space,
    WidgetSlot,
    Words,
    board,
    paper,
    rule,
)
from game.toolkit.drawing.theme import (
    BAD_ON_PAPER,
    CREAM,
    GAIN,
    INK,
    INK_SOFT,
    PAPER_DIM,
    PAPER_FAINT,
    PAPER_FIELD,
    PAPER_LINE,
    WHITE,
    WINE,
)
from game.toolkit.kit import Kit
from game.toolkit.widgets import Bar, BarButton, Button, PaperLink, Scroll, ScrollBar, Segmented
from game.ui.shared.cards.packets import DEEP, PER_CARD, WIDTH, draw_packet
from game.ui.shared.moments.phrase_box import PhraseBox
from game.ui.shared.requests import AskingScene, PrintSeals, ShowFairPlay

FIRST_CARDS: Final = 10
SHOWN_CARDS: Final = 44
"""The height of both packets together, in cards: a picture for decks of any size."""
NUMBER: Final = 46
"""Design pixels of the disc with the number of a step."""


class SealCheckState(Struct, frozen=True):
    """A round's sealed packs, at least one, and the current one; `system` is this computer's, as `sys.platform` names
    it. `copied` is whether the command was, None before. Words, salt, digits and the command are only
    shown `for_experts`.
    """

    seals: RoundSeals
    system: str
    number: int = 0
    shows_all: bool = False
    copied: bool | None = None
    for_experts: bool = False

    @property
    def shown(self) -> SealedPack:
        """The current pack."""
        return self.seals.packs[self.number]

    @property
    def message(self) -> str:
        if self.shown.holds and self.shown.seal.cut and self.seals.dealt_from != "seed":
            return say.nobody_could_cheat()
        return say.holds() if self.shown.holds else say.does_not_hold()


class SealCheckScene(AskingScene[SealCheckState]):
    """Three steps, or four for experts, on a sheet of paper that scrolls if necessary."""

    name = "seal_check"
    first_focus = "button/show_all"
    is_spoken = True

    def _choose(self, number: int) -> None:
        self.set_state(number=number, shows_all=False, copied=None)

    def _copy(self) -> None:
        shown = self.state.shown
        self.set_state(copied=self.copy(check_command(self.state.system, shown.pack, shown.seal.salt)))

    # ---- picture

    def content(self, kit: Kit) -> Box:
        state = self.state
        ways = [
            BarButton("button/how", say.how_this_works(), partial(self._ask, ShowFairPlay()), icon="help"),
            BarButton("button/print", say_pages.print(), partial(self._ask, PrintSeals(state.seals)), icon="print"),
        ]
        bar = ScrollBar(f"sheet/{state.number}", say.the_seal())
        choice: list[Box] = []
        if len(state.seals.packs) > 1:
            names = [say.reshuffle(n) if pack.is_reshuffle else say.deck() for n, pack in enumerate(state.seals.packs)]
            packs = Segmented("field/pack", say.the_seal(), names, state.number, self._choose, size=24)
            choice = [WidgetSlot(packs, 66), Space(20)]
        sheet = Panel(Scroll(Pad(self._sheet(), 14), bar), (36, 24), paper)  # the focus ring has room
        inside = Column(*choice, Grow(sheet))
        title = say.seal_of_round(state.seals.round)
        return Column(Bar(title, [self.way_back], ways), Grow(Pad(Sized(inside, most_width=1800), 60, 30, 44)))

    def _sheet(self) -> Box:
        shown, for_experts = self.state.shown, self.state.for_experts
        shuffled = say.pack_as_shuffled(), self._pack()
        if for_experts:
            digits = say.digits_then_and_now() if shown.holds else say.digits_differ(), self._digits()
            salt = say.pinch_of_salt(), Words(in_groups(shown.seal.salt), 25, INK_SOFT, "number")
            steps: list[tuple[str, Box]] = [shuffled, salt, (self._lifted(), Box()), digits]
        else:
            lifted = self._lifted(), self._packets() if shown.seal.cut else Box()
            sign = Picture(partial(_draw_sign, shown.holds), NUMBER, NUMBER)
            played = Row(self._first_cards(cut_at(shown.pack, shown.seal.cut)), sign, gap=20)
            steps = [shuffled, lifted, (say.deck_as_played(), played)]
        label = say_back.why_less() if for_experts else say.for_experts()
        press = partial(self.set_state, for_experts=not for_experts)
        link = WidgetSlot(PaperLink("button/experts", label, press, look=26), 58)
        return Column(
            self._verdict(),
            Space(self._size(14)),
            *(self._step(n, *step, is_last=n == len(steps)) for n, step in enumerate(steps, 1)),
            *((rule(PAPER_LINE),) if for_experts else ()),
            *(self._command(link) if for_experts else (link,)),
        )

    def _size(self, size: float) -> float:
        """Larger if the rest doesn't show."""
        return size if self.state.for_experts else 1.65 * size

    def _verdict(self) -> Box:
        shown = self.state.shown
        told = say.holds_why() if shown.holds else say.does_not_hold_why()
        heading = Words(self.state.message, self._size(42), WINE if shown.holds else INK, "heading")
        name = Words(" ".join(words(shown.seal.hash)), 29, INK, "heading")
        what = name if self.state.for_experts else Words(say.what_it_is(), 29, INK_SOFT)
        lines = [Words(told, self._size(25), INK_SOFT), what]
        if shown.seal.again:
            lines.append(Words(say.sealed_again_why(), 23, PAPER_DIM))
        if self.state.seals.dealt_from == "seed":
            lines.append(Words(say.dealt_from_seed_why(), 23, PAPER_DIM))
        sign = Picture(partial(_draw_sign, shown.holds), self._size(96), self._size(96))
        return Row(sign, Grow(Column(heading, *lines)), gap=26)

    def _step(self, number: int, title: str, what: Box, is_last: bool = False) -> Box:
        thread, number_of_it = Picture(partial(_draw_thread, is_last)), Picture(partial(_draw_number, number))
        told = Column(Words(title, self._size(28), INK, "strong"), Space(self._size(4)), what, Space(self._size(16)))
        return Row(Sized(Layers(thread, number_of_it), NUMBER), Grow(told), gap=22, across="stretch")

    def _pack(self) -> Box:
        pack, shows_all = self.state.shown.pack, self.state.shows_all
        label = say.show_first() if shows_all else say.show_all(len(pack))
        show = Button("button/show_all", label, partial(self.set_state, shows_all=not shows_all), look=22)
        return Row(Grow(self._first_cards(pack)), WidgetSlot(show, 60), gap=20)

    def _first_cards(self, pack: Sequence[Card]) -> Box:
        """The first cards of a pack and how many follow, or all."""
        shown = pack if self.state.shows_all else pack[:FIRST_CARDS]
        more = (say.and_more(len(pack) - len(shown)),) if len(shown) < len(pack) else ()
        return PhraseBox((*map(CardNamed, shown), *more), self._size(22), PAPER_DIM, "text")

    def _lifted(self) -> str:
        cut = self.state.shown.seal.cut
        return say.lifted(cut) if cut else say.nothing_lifted()

    def _packets(self) -> Box:
        """What went under, and what came to the top, each beside its packet."""
        cut, cards = self.state.shown.seal.cut, len(self.state.shown.pack)
        boxes: list[Box] = []
        for count, told in ((cut, say.went_under(cut)), (cards - cut, say.came_to_top(cards - cut))):
            shown = max(1, round(SHOWN_CARDS * count / cards))
            picture = Picture(partial(_draw_packet, shown), WIDTH, DEEP + PER_CARD * shown)
            boxes.append(Share(Row(picture, Grow(Words(told, 32, INK, "strong")), gap=20)))
        return Pad(Row(*boxes, gap=20, across="end"), 0, 4)

    def _digits(self) -> Box:
        """The digits shown before the cut, and those computed now; differences are underlined."""
        shown = self.state.shown
        then = _digit_board(say.before_cut(), shown.seal.hash, shown.found, PAPER_DIM)
        now_ink = GAIN if shown.holds else BAD_ON_PAPER
        now = _digit_board(say.worked_out_now(), shown.found, shown.seal.hash, now_ink)
        sign = Words("=" if shown.holds else "≠", 40, now_ink, "strong")
        return FirstThatFits(Row(Share(then), sign, Share(now), gap=22), Column(then, Space(10), now))

    def _command(self, less: Box) -> Sequence[Box]:
        state = self.state
        tried = say_screens.text_copied() if state.copied else say_screens.no_clipboard()
        label = say_screens.copy_text() if state.copied is None else tried
        copy = Button("button/copy", label, self._copy, icon="copy")
        below = say.copied_has_both_powershell if state.system == "win32" else say.copied_has_both
        told = Panel(Words(check_command_in_short(state.system), 22, CREAM), (20, 14), board(INK, 1, None, 10))
        return (
            Row(Grow(Words(say.check_without_program(), 24, PAPER_DIM, "strong")), less, gap=20),
            Row(Grow(told), WidgetSlot(copy, 66, 300), gap=20),
            Space(8),
            Words(below(), 21, PAPER_DIM),
        )


def printed_seals(seals: RoundSeals, system: str) -> str:
    """The seals of a round as a page to print: HTML text in UTF-8, with the command for a system, as `sys.platform`
    names it.
    """
    printed = (
        PrintedSeal(
            name=say.reshuffle(number) if pack.is_reshuffle else say.deck(),
            words=" ".join(words(pack.seal.hash)),
            pack=cards_text(pack.pack),
            salt=pack.seal.salt,
            cut=pack.seal.cut,
            digits=pack.seal.hash,
            found=pack.found,
            command=check_command(system, pack.pack, pack.seal.salt),
        )
        for number, pack in enumerate(seals.packs)
    )
    return seal_page(say.seal_of_round(seals.round), tuple(printed))


def _digit_board(told: str, digits: str, other: str, ink: str) -> Box:
    rows = [_Digits(digits[n : n + 16], other[n : n + 16]) for n in range(0, len(digits), 16)]
    return Panel(Column(Words(told, 22, ink, "strong"), Space(4), *rows), (20, 12), board(PAPER_FIELD, 1, ink, 12, 1.5))


class _Digits(Words):
    """A row of digits, underlined where another row differs."""

    def __init__(self, digits: str, other: str) -> None:
        super().__init__(in_groups(digits), 25, INK, "number", lines=1)
        self._differs = [n for n, (mine, its) in enumerate(zip(digits, other, strict=True)) if mine != its]

    def draw_line(self, kit: Kit, surface: Surface, rect: Rect) -> None:
        super().draw_line(kit, surface, rect)
        for n in self._differs:
            at = n + n // 4 * 2  # the blanks between groups
            left = kit.text.width(self.text[:at], self.size, "number")
            right = kit.text.width(self.text[: at + 1], self.size, "number")
            under = Rect(rect.left + left, rect.bottom - kit.theme.u(4), right - left, max(2, kit.theme.u(4)))
            surface.fill(kit.theme.ink(BAD_ON_PAPER), under)


def _draw_sign(holds: bool, kit: Kit, surface: Surface, rect: Rect) -> None:
    kit.paint.panel(surface, rect, GAIN if holds else PAPER_FAINT, 1, None, rect.w)
    kit.paint.icon(surface, "tick" if holds else "cross", rect.center, round(rect.w * 0.6), WHITE)


def _draw_thread(is_last: bool, kit: Kit, surface: Surface, rect: Rect) -> None:
    if not is_last:
        width = max(2, kit.theme.u(3))
        surface.fill(kit.theme.ink(PAPER_LINE), Rect(rect.centerx - width // 2, rect.top, width, rect.h))


def _draw_number(number: int, kit: Kit, surface: Surface, rect: Rect) -> None:
    side = kit.theme.u(NUMBER)
    disc = Rect(rect.left, rect.top, side, side)
    kit.paint.panel(surface, disc, WINE, 1, None, 40)
    kit.text.draw(surface, str(number), disc.center, kit.text.within(24, side, "number"), WHITE, "number", "center")


def _draw_packet(shown: int, kit: Kit, surface: Surface, rect: Rect) -> None:
    draw_packet(kit, surface, shown, rect.topleft)
