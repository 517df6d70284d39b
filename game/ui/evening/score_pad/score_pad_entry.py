"""Entering a round that was played with real cards: a column for each team, keys with digits, the sum at any time."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Final, assert_never

import pygame
from msgspec.structs import replace
from pygame import Event

from game.cards import Card, corner
from game.engine.melding.melds import card_values
from game.messages.amounts import capital, listed, points, signed
from game.messages.functions import score_pad as say, scores as say_scores
from game.rules.presets import rule_set_name
from game.rules.ruleset import BookKind, RuleSet, has_tail, lowest_high_rank
from game.score_pad.entry import BookSort, RoundEntry
from game.score_pad.score_pad_rows import BookRow, Row, ScorePadRow, most_in, with_value
from game.score_pad.typed_sum import TypedSum
from game.sentences.grammar import seat_person
from game.sentences.rules_and_scores import score_pad as words
from game.toolkit.boxes import (
    Box,
    Column,
    FirstThatFits,
    Grow,
    Layers,
    Pad,
    Panel,
    Picture,
    Reserved,
    Rigid,
    Row as Beside,
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
    CREAM,
    INK,
    INK_SOFT,
    OFF_REASON,
    PAPER_LINE,
    TEAM_COLOURS,
    TEAM_INKS,
    WHITE,
    WINE,
)
from game.toolkit.kit import Kit
from game.toolkit.widgets import (
    Bar,
    BarButton,
    Button,
    ButtonLook,
    Dialog,
    IconButton,
    Scroll,
    ScrollBar,
    StateScene,
    Widget,
    stay,
)
from game.ui.evening.score_pad.score_pad_actions import (
    ScorePadActions,
    people_at_score_pad,
    phones_button,
    score_pad_title,
)
from game.ui.evening.score_pad.score_pad_fields import (
    DIGITS,
    ENTER,
    EQUALS,
    MINUS,
    CardKey,
    LineHooks,
    NotTaken,
    ScorePadCount,
    ScorePadNumber,
    WentOutFace,
    is_plus,
    typed_by,
)
from game.ui.evening.score_pad.state import POINTS, LineAt, RoundEntered
from game.ui.match.scores.team_sheet import Needs, SheetColumns, TeamPages, widest
from game.ui.shared.cards.laid_cards import draw_small_book
from game.ui.shared.marks import team_mark
from game.ui.shared.people.portrait_and_name import READABLE, Name, PairName, portrait

LABEL: Final = 284
NARROW_LABEL: Final = 236
SHEET_PAD: Final = 30
TITLE_SIZE: Final = 26


class ScorePadEntryScene(StateScene[RoundEntered]):
    """One round. Whatever is pressed is written at once; `Enter scores` makes the round count."""

    name = "score_pad"
    is_spoken = True

    def __init__(self, actions: ScorePadActions, round_number: int) -> None:
        evening = actions.score_pad.evening
        people = people_at_score_pad(evening, actions.faces)
        state = RoundEntered(evening, people, evening.written, round_number)
        super().__init__(replace(state, chosen=state.to_fill_in))
        self._actions = actions
        self._hooks = LineHooks(self._go_on, self._refuse)
        self.form.on_cancel = actions.show_evening

    @property
    def first_focus(self) -> str:
        if self.state.is_blank and self.state.rows[0] is ScorePadRow.OUT:
            return "field/out_0"
        return "button/write_down" if self.state.chosen is None else self.state.chosen.id

    # ---- what is entered

    def _enter(self, entry: RoundEntry, written_in: LineAt | None) -> None:
        self._actions.score_pad.enter(self.state.round, entry)
        self.set_state(written=self._actions.score_pad.evening.written, written_in=written_in, refusal="")

    def _go_out(self, seat: int) -> None:
        entry = self.state.entry
        self._enter(RoundEntry(entry.teams, None if entry.out == seat else seat), None)

    def _choose(self, at: LineAt) -> None:
        self.set_state(chosen=at, typed=self.state.settled(at), written_in=None, refusal="", seen=at.team)

    def _write(self, at: LineAt, typed: TypedSum) -> None:
        if at != self.state.chosen:
            self._choose(at)
        before = self.state.typed.number
        if (typed.number or 0) > most_in(at.row):
            self._refuse(NotTaken.TOO_MUCH)
        else:
            self.set_state(typed=typed)
            if typed.number != before:
                self._enter(with_value(self.state.entry, at.team, at.row, typed.number), at)

    def _begin(self, change: Callable[[TypedSum], TypedSum]) -> None:
        if self.state.chosen is None:
            self._choose(self.state.points_of(0))
        self._change(change)

    def _change(self, change: Callable[[TypedSum], TypedSum]) -> None:
        if self.state.chosen is not None:
            self._write(self.state.chosen, change(self.state.typed))

    def _refuse(self, why: NotTaken) -> None:
        match why:
            case NotTaken.LETTER:
                refusal = say.digits_only()
            case NotTaken.MINUS:
                refusal = say.no_minus()
            case NotTaken.TOO_MUCH:
                at = self._focused_line or self.state.chosen
                refusal = say.most_in_a_line(most_in(at.row) if at is not None else 0)
            case _:
                assert_never(why)
        self.set_state(refusal=refusal)

    # ---- leading on

    @property
    def _focused_line(self) -> LineAt | None:
        return next((at for at in self.state.lines if at.id == self.form.keys_at), None)

    def _go_on(self, by: int) -> None:
        """To the next line, or the one before; after the last one to the first face, or the golden button if it is
        known who went out.
        """
        order = self.state.lines
        here = self._focused_line or self.state.chosen
        at = order.index(here) + by if here is not None else 0
        self.set_state(written_in=None, refusal="")
        if at >= len(order):
            self.set_state(seen=0)
            self.focus_on("field/out_0" if self.state.entry.out is None else "button/write_down")
        elif at >= 0:
            self.set_state(seen=order[at].team)
            self.focus_on(order[at].id)

    def _turn_to_team(self, team: int) -> None:
        """Show the page with this team; the keys on the screen keep writing in the same line."""
        self.set_state(seen=team)
        if self.state.chosen is not None:
            self._choose(LineAt(team, self.state.chosen.row))

    def _write_down(self) -> None:
        if self.state.is_blank:
            self.set_state(refusal=say.nothing_entered())
            return
        doubts = self.state.doubts
        if not doubts:
            self._actions.write_down(self.state.round)
            return
        people = self.state.people
        told = "\n".join(words.doubt_sentence(doubt, people.persons, people.are_several) for doubt in doubts[:4])
        write = partial(self._actions.write_down, self.state.round)
        buttons = [
            Button("button/write_anyway", self.state.write_label, write),
            Button("button/look_again", say.look_again(), stay, look="primary"),
        ]
        self.open(Dialog(say.second_opinion(), told, buttons))

    def _take_back(self) -> None:
        self._actions.score_pad.undo()
        evening = self._actions.score_pad.evening
        self.set_state(written=evening.written, round=min(self.state.round, evening.next_round), written_in=None)
        if self.state.chosen is not None:
            self.set_state(typed=self.state.settled(self.state.chosen))
        self.focus_on("button/undo")

    def follow(self) -> None:
        evening, chosen = self._actions.score_pad.evening, self.state.chosen
        self.set_state(written=evening.written, round=min(self.state.round, evening.next_round))
        if chosen is not None and self.state.settled(chosen).number != self.state.typed.number:
            self.set_state(typed=self.state.settled(chosen), written_in=None)
        self.refresh()

    def take(self, event: Event) -> bool | None:
        """Digits and signs go to the chosen field unless the ring is on a line itself; Ctrl+Z takes a step back,
        Ctrl+Enter enters the scores.
        """
        if event.type == pygame.KEYDOWN and self.form.dialog is None:
            if event.key == pygame.K_z and event.mod & pygame.KMOD_CTRL:
                self._take_back()
                return True
            if event.key in ENTER and event.mod & pygame.KMOD_CTRL:
                self._write_down()
                return True
            is_typed = not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT)
            if is_typed and self._focused_line is None and self._take_sign(event):
                return True
        before = self.form.keys_at
        used = super().take(event)
        if self.state.written_in is not None and self.form.keys_at != before and not self._is_written_on:
            self.set_state(written_in=None, typed=self.state.typed.settled())
        return used

    def _take_sign(self, event: Event) -> bool:
        """A digit or a sign, typed while no line has the ring, goes to the chosen one; True if it was one."""
        if not (is_plus(event) or event.key in (*DIGITS, *MINUS, *EQUALS)):
            return False
        if self.state.chosen is None and event.key in DIGITS:
            self._choose(self.state.points_of(0))
        chosen = self.state.chosen
        if chosen is not None:
            typed = typed_by(event, self.state.typed, chosen.row not in POINTS)
            if isinstance(typed, NotTaken):
                self._refuse(typed)
            elif typed is not None:
                self._write(chosen, typed)
            self.focus_on(chosen.id)  # Enter leads on from there
        return True

    @property
    def _is_written_on(self) -> bool:
        at, chosen = self.form.keys_at, self.state.chosen
        on_screen = ("button/digit_", "button/card_", "button/plus", "button/erase")
        return not at or at.startswith(on_screen) or (chosen is not None and at == chosen.id)

    # ---- its appearance

    def content(self, kit: Kit) -> Box:
        state, actions = self.state, self._actions
        name = Words(rule_set_name(state.rules.name), 24, CREAM, lines=1)
        whole, readable, short = (
            Words(one, 32, CREAM, "heading", lines=1, least=least)
            for one, least in zip((state.headings[0], *state.headings), (1, READABLE, READABLE), strict=True)
        )
        teams = len(state.people.teams)
        left = Column(
            FirstThatFits(Beside(Rigid(whole), Grow(), Rigid(name), gap=20), readable, short),
            Space(14),
            Grow(TeamPages(teams, state.seen, self._needs, self._turn_to_team, partial(self._paper, kit))),
        )
        right = Column(Grow(self._key_panel()), Space(18), self._ways(kit))
        gap, margin, share = (26, 24, 0.67) if state.is_narrow else (40, 50, 0.63)
        page = Beside(Share(left, share), Share(right, 1 - share), gap=gap, across="stretch")
        print_ = BarButton("button/print", say.sheet_to_print(), actions.print_sheet, icon="copy")
        title = score_pad_title(state.evening.header.name)
        return Column(Bar(title, [self.way_back], [print_, phones_button(actions)]), Grow(Pad(page, margin, 20, 22)))

    def _needs(self, kit: Kit) -> Needs:
        state, theme = self.state, kit.theme
        totals = (score.total for score in state.evening.scores(state.entry))
        numbers = list(map(signed, (8888, *totals)))  # so that columns don't move with the first entry
        titles = [words.row_title(state.rules, row) for row in state.rows]
        gap, pad = self._margins
        label = widest(kit, titles, TITLE_SIZE, "strong")
        return Needs(
            widest(kit, numbers, 30, "number") + theme.u(gap) + 2 * theme.u(pad),
            max(label, theme.u(NARROW_LABEL if state.is_narrow else LABEL)) + 2 * theme.u(SHEET_PAD),
        )

    @property
    def _margins(self) -> tuple[int, int]:
        """Design pixels between two columns, and at both sides of a column's text."""
        return (4, 2) if self.state.is_narrow else (16, 12)

    def _paper(self, kit: Kit, seen: range, room: int, more: Box) -> Box:
        label: float = NARROW_LABEL if self.state.is_narrow else LABEL
        if kit.theme.is_large:
            label = self._needs(kit).label / kit.theme.k - 2 * SHEET_PAD
        gap, pad = self._margins
        cells = SheetColumns(label, pad=pad, gap=gap).row
        rows: list[Box] = []
        for row in self.state.rows:
            line = self._line(cells, row, seen)
            rows += [Grow(Sized(line, height=70), most=104 / 70), rule(PAPER_LINE, 1)]
        bar = ScrollBar("field/rows", say.title())
        lines = Scroll(Column(*rows[:-1]), bar, beside=True)
        heads = Sized(cells(more, self._heads(seen)), height=76)
        inside = Column(heads, rule(WINE, 2), Grow(lines), rule(WINE, 2), self._sums(cells, seen))
        teams = [self.state.people.teams[n] for n in seen]
        columns = [Picture(board(TEAM_COLOURS[one.team], 0.13, None, 14)) for one in teams]
        return Panel(Layers(cells(Box(), columns, "stretch", 0), inside), (SHEET_PAD, 12), paper)

    def _heads(self, seen: range) -> list[Box]:
        teams, among = self.state.people.teams, self.state.people.team_names
        cells: list[Box] = []
        for team in (teams[n] for n in seen):
            ink = TEAM_INKS[team.team]
            faces = Beside(*(portrait(person, 62) for person in team.people[:4]), gap=2)
            name = Beside(team_mark(team.team, 20, ink), Grow(PairName(team.name, 25, ink, among=among)), gap=8)
            narrow = Column(
                Beside(Grow(), team_mark(team.team, 20, ink), Grow()), Name(team.name, 24, ink, "center", among)
            )
            full = Beside(faces, Grow(Sized(name, width=176)), gap=10)
            few = (full,) if len(seen) == len(teams) else ()
            cells.append(FirstThatFits(*few, narrow) if len(teams) > 1 else full)
        return cells

    def _line(self, cells: Callable[..., Box], row: Row, seen: range) -> Box:
        state = self.state
        asked = capital(say.out_not_entered()) if row is ScorePadRow.OUT else words.row_title(state.rules, row)
        title = Words(asked, TITLE_SIZE, INK, "strong", lines=1)
        note = Words(words.row_note(state.rules, row), 24, INK_SOFT, lines=1)
        label: Box = FirstThatFits(Column(Grow(), title, note, Grow()), title)
        if isinstance(row, BookRow) and not state.is_narrow:
            drawn = Pad(Picture(partial(draw_small_book, *_BOOKS[row.sort]), 64, 58), 0, 4)
            label = FirstThatFits(Beside(drawn, Rigid(label), gap=14, across="stretch"), label)
        return cells(label, [self._cell(team, row) for team in seen], "stretch")

    def _cell(self, team: int, row: Row) -> Box:
        by_seat, teams = self.state.people.by_seat, len(self.state.people.teams)
        if row is ScorePadRow.OUT:
            faces = [self._face(seat) for seat in range(team, len(by_seat), teams)]
            side = 94 if teams <= 2 else 66
            return Beside(Grow(), *(WidgetSlot(face, 66, side) for face in faces), gap=8, across="stretch")
        field = self._field(LineAt(team, row))
        slot = Beside(Grow(), WidgetSlot(field, 58, 210)) if teams <= 2 else WidgetSlot(field, 58, 0)
        return Column(Grow(), Grow(slot, most=1), Grow())

    def _face(self, seat: int) -> WentOutFace:
        person, out = self.state.people.by_seat[seat], self.state.entry.out
        label = say_scores.who_went_out(seat_person((person.name,), 0))
        face = WentOutFace(f"field/out_{seat}", label, person, out == seat, partial(self._go_out, seat))
        face.help_key = "field/out"
        return face

    def _field(self, at: LineAt) -> Widget:
        state, is_count = self.state, at.row not in POINTS
        label = say.field(words.row_title(state.rules, at.row), state.people.team_names[at.team])
        is_chosen = at == state.chosen
        typed = state.typed if is_chosen else state.settled(at)
        write, choose = partial(self._write, at), partial(self._choose, at)
        field: Widget
        if is_count and not state.is_narrow:
            field = ScorePadCount(at.id, label, typed, most_in(at.row), is_chosen, write, choose, self._hooks)
        else:
            field = ScorePadNumber(at.id, label, typed, is_chosen, write, choose, self._hooks, is_count)
        field.help_key = f"field/{at.key}"
        return field

    def _sums(self, cells: Callable[..., Box], seen: range) -> Box:
        state, evening = self.state, self.state.evening
        scores = evening.scores(state.entry)
        before = evening.totals_before(state.round)
        lines: list[Box] = []
        for title, size, ink, numbers in (
            (say.before(), 25, INK_SOFT, [points(total) for total in before]),
            (say.this_round(), 28, INK, [signed(score.total) for score in scores]),
            (say.now(), 42, WINE, [points(had + score.total) for had, score in zip(before, scores, strict=True)]),
        ):
            head = Words(title, min(size, 32), ink, "heading" if ink == WINE else "strong", lines=1)
            shown = [Words(numbers[n], size, INK, "number", "right", lines=1, alike=numbers) for n in seen]
            lines += [rule(PAPER_LINE, 1), Pad(cells(head, shown), 0, 3)]
        return Column(*lines[1 if state.round > 1 else 5 :])  # before the first round there was nothing

    def _key_panel(self) -> Box:
        state, chosen = self.state, self.state.chosen
        if chosen is None:
            head: Box = Words(say.choose_field_to_change(), 28, CREAM, lines=1)
            shown = ""
        else:
            title = Words(words.row_title(state.rules, chosen.row), 28, CREAM, "heading", lines=1)
            team, colour = state.people.team_names[chosen.team], TEAM_COLOURS[chosen.team]
            head = Column(
                title,
                Beside(team_mark(chosen.team, 18), Grow(Name(team, 24, colour, among=state.people.team_names)), gap=8),
            )
            is_written = state.typed.number is not None or chosen.row not in POINTS
            shown = points(state.typed.number or 0) if is_written else "–"
        room = Column(Words("X", 28, face="heading", lines=1), Words("X", 24, lines=1))
        value = Words(shown, 56, WHITE, "number", "right", lines=1)
        top = Beside(Grow(Layers(Reserved(room), head)), Sized(value, width=190), gap=10)
        erase = IconButton("button/erase", say.erase(), lambda: self._change(TypedSum.erased), "erase")
        last: list[Button] = [self._digit("0"), erase]
        if state.has_cards:  # counts have a plus of their own
            add = partial(self._change, partial(TypedSum.plus, at_once=0))
            last.insert(1, Button("button/plus", say.plus(), add, sub=say.plus_sub(), look=44).shown_as("+"))
        rows: Sequence[Sequence[Widget]] = (*([*map(self._digit, row)] for row in ("789", "456", "123")), last)
        pad = [Beside(*(Share(WidgetSlot(key, 66)) for key in row), gap=12, across="stretch") for row in rows]
        keys = [
            CardKey(
                f"button/card_{worth}", card, names, worth, partial(self._begin, partial(TypedSum.more, worth=worth))
            )
            for card, names, worth in worths(state.rules)
        ]
        cards = [
            Beside(*(Share(WidgetSlot(key, 66)) for key in keys[at : at + 2]), gap=10, across="stretch")
            for at in range(0, len(keys), 2)
        ]
        digits = Column(*(Grow(row, most=3) for row in pad), gap=12)
        tapped = Column(Words(say.tap_cards(), 24, CREAM, lines=1), *(Grow(row, most=5) for row in cards), gap=8)
        return Panel(
            Column(
                top,
                Space(10),
                Grow(Beside(*map(Share, (digits, tapped) if state.has_cards else (digits,)), gap=18, across="stretch")),
                Space(8),
                self._said(),
            ),
            (26, 16),
        )

    def _digit(self, digit: str) -> Button:
        return Button(
            f"button/digit_{digit}", digit, partial(self._begin, partial(TypedSum.with_digits, digits=digit)), look=44
        )

    def _said(self) -> Box:
        """A refusal, a doubt or what counts in this line; without any of them the keys have its room."""
        state = self.state
        if warning := state.refusal or state.second_opinion:
            return Words(warning, 24, OFF_REASON, "strong")
        is_left = state.chosen is not None and state.chosen.row is ScorePadRow.LEFT
        return Words(say.left_told(has_tail(state.rules)), 24, CREAM) if is_left else Box()

    def _ways(self, kit: Kit) -> Box:
        state, actions = self.state, self._actions
        write = Button(
            "button/write_down",
            state.write_label,
            self._write_down,
            look=ButtonLook("primary", 28) if state.is_blank else ButtonLook("primary", 38, heading=True),
            icon="edit",
            why_not=say.nothing_entered() if state.is_blank else None,
        )
        other = Button("button/chart", say.chart(), actions.show_evening, icon="eye")
        if state.is_change:
            other = Button("button/drop", say.as_it_was(), partial(actions.drop, state.round), icon="undo", look=22)
        undo = Button(
            "button/undo", say.undo(), self._take_back, icon="undo", why_not=None if state.evening.can_go_back else ""
        )
        if kit.theme.is_large:
            beneath = Beside(Share(WidgetSlot(other, 62)), Share(WidgetSlot(undo, 62)), gap=12)
            return Column(WidgetSlot(write, 124), beneath, gap=12)
        beside = Column(WidgetSlot(other, 62), WidgetSlot(undo, 62), gap=12)
        return Beside(Share(WidgetSlot(write, 136), 0.62), Share(beside, 0.38), gap=18)


def worths(rules: RuleSet) -> Iterator[tuple[Card, str, int]]:
    """Cards that count alike: one of them, all of them by name, and what each counts; the highest first."""
    values = card_values(rules)
    lowest, below = lowest_high_rank(rules)
    height, low = say.ranks(corner(lowest), "K"), say.ranks("4", corner(below))
    cards = (
        *((("*R", say.joker()),) if rules.jokers else ()),
        *(("2D", say.two()), ("AS", say.ace())),
        *(("KD", height), ("5C", low), ("3S", say.black_three())),
    )
    by_worth: dict[int, list[tuple[Card, str]]] = {}
    for card, name in cards:
        if values[Card(card)]:
            by_worth.setdefault(values[Card(card)], []).append((Card(card), name))
    for worth in sorted(by_worth, reverse=True):
        alike = by_worth[worth]
        yield alike[0][0], listed([name for _, name in alike], "or"), worth


_BOOKS: Final[Mapping[BookSort, tuple[str, BookKind]]] = {
    BookSort.CLEAN: ("9H", "clean"),
    BookSort.DIRTY: ("8S", "dirty"),
    BookSort.WILD: ("*R", "wild"),
    BookSort.SEVENS: ("7D", "clean"),
    BookSort.SPECIAL: ("AD", "clean"),
    BookSort.THREES: ("3C", "clean"),
}
"""A top card and the kind, to draw a book of that kind."""
