"""The trays that replace the table: a seat, a side with its table, rules, length."""

from collections.abc import Callable, Sequence
from functools import partial
from math import cos, pi, sin
from typing import Final, get_args

import pygame
from msgspec.structs import replace
from pygame import Event, Rect, Surface

from game.ai.level_names import SEATED
from game.engine.ending.going_out import NeededBook
from game.messages.amounts import capital, side_by_side
from game.messages.functions import (
    house_rules as say_rules,
    new_game as say,
    new_game as say_new_game,
    partner_agreements as say_agreements,
    screens as say_screens,
)
from game.messages.language import named
from game.rules.clashes import clashes_of
from game.rules.presets import rule_set_name
from game.rules.ruleset import PresetId, RuleSet
from game.sentences.rules_and_scores.house_rules import clash_sentence
from game.toolkit.boxes import (
    Box,
    Column,
    FirstThatFits,
    Grow,
    Layers,
    Pad,
    Panel,
    Picture,
    Placed,
    Rigid,
    Row,
    Share,
    Sized,
    Space,
    WidgetSlot,
    Words,
    icon,
    row_board,
)
from game.toolkit.drawing.icons import STAR
from game.toolkit.drawing.text import Align
from game.toolkit.drawing.theme import BUTTON_RIM, CREAM, GOLD, OFF_REASON, PANEL_DEEP, QUIET, SMALLEST_TAP, SUIT_INKS
from game.toolkit.kit import Kit
from game.toolkit.widgets import Button, Dialog, ScrollList, Segmented, Toggle
from game.toolkit.widgets.scroll_list import RowButton
from game.toolkit.widgets.tiles import Tile, Tiles, draw_tick
from game.ui.shared.cards.card_art import RIBBONS, card_art
from game.ui.shared.marks import PIPS
from game.ui.shared.models import Length, SeatChoice
from game.ui.shared.preferences import Thinking
from game.ui.shared.requests import Ask, AskFiveQuestions, ChangePreferences, EditRules
from game.ui.start.new_game.choices import (
    ALL_SHAPES,
    FIVE_ALONE,
    RuleChoice,
    agreed_in,
    agreeing_partners,
    books_to_go_out,
    length_shown,
    lengths_of,
    made_for,
    players_of,
    seat_place,
    stock_ends_first,
    with_length,
)
from game.ui.start.new_game.face_list import FaceList
from game.ui.start.new_game.game_sentence import length_of
from game.ui.start.new_game.round_table import Chair
from game.ui.start.new_game.seat_editor import headed, level_tiles, seat_parts
from game.ui.start.new_game.shape_pictures import shape_tile, shape_words
from game.ui.start.new_game.state import NewGameState, Tray
from game.ui.table.draw.cloth import draw_met

Become = Callable[[NewGameState], None]
NUMBERS: Final = tuple(sorted(set(map(players_of, ALL_SHAPES))))
"""How many can play."""
_TITLES: Final = {
    Tray.RULES: say.whose_rules,
    Tray.LENGTH: say.how_long,
    Tray.PARTNERS: say.who_partners,
    Tray.AGAINST: say.which_table,
    Tray.PLAYERS: say.which_table,
}
FEW_FACES: Final = {False: 6, True: 14}
"""How many faces a seat shows at first: a row above how a computer player plays, more for a person."""


def seat_tray(
    state: NewGameState,
    seat: int,
    set_state: Become,
    take: Callable[[SeatChoice], None],
    done: Callable[[], None],
    open_dialog: Callable[[Dialog], None],
    more: Sequence[Box] = (),
) -> Box:
    """The person in a seat: name and face, the others who could have it, and how a computer player plays, with `more`
    of that below; while everybody is shown, only the first two. `take` is called with a face that is pressed, `done` at
    Enter after the name, `open_dialog` with the sheet of faces.
    """
    most = None if state.shows_everybody else FEW_FACES[state.seats[seat].choice.human]
    faces = FaceList(state.faces_for(seat, most), take)
    who, *parts = seat_parts(
        state.seats[seat], lambda choice: set_state(state.with_choice(seat, choice)), open_dialog, done
    )
    rest = (*([] if state.shows_everybody else [*parts, *more]), Grow(share=0.01))
    return _WithFaces(
        Column(who, Grow(_LargeFaces(faces), most=1.25), *rest, gap=16),
        Column(who, Grow(WidgetSlot(faces, 138), share=50, most=4), *rest, gap=16),
    )


class _LargeFaces(WidgetSlot):
    """All faces large, with no gap below."""

    def __init__(self, faces: FaceList) -> None:
        super().__init__(faces)
        self._faces = faces

    def height(self, kit: Kit, width: int) -> int:
        return self._faces.large_height(kit, width)


class _WithFaces(FirstThatFits):
    """A tray whose faces become small, or scroll, before all of it does."""

    def height(self, kit: Kit, width: int) -> int:
        return self._boxes[-1].height(kit, width)


def agreement_way(state: NewGameState, seat: int, agree: Callable[[], None]) -> list[Box]:
    """The way to the agreements, if a computer partner has that seat."""
    if state.real_cards or seat not in agreeing_partners(state.chosen):
        return []
    label = say_agreements.label(len(agreed_in(state.chosen)))
    way = Button("button/agreements", label, agree, icon="stage", look=24)
    return [WidgetSlot(way.with_tip(say_agreements.tip()), 62)]


def thinking_row(state: NewGameState, seats: Sequence[int], set_state: Become, ask: Ask) -> list[Box]:
    """How long experts think, if one of these seats has one."""
    chosen = [state.chosen.seats[seat] for seat in seats]
    if not any(not one.human and one.level == "expert" for one in chosen):
        return []
    preferences, values = state.preferences, get_args(Thinking)

    def change(number: int) -> None:
        changed = replace(preferences, thinking=values[number])
        set_state(replace(state, preferences=changed))
        ask(ChangePreferences(changed))

    names = [named("screens", f"thinking_{value}") for value in values]
    label, at = say_screens.set_thinking(), values.index(preferences.thinking)
    row = Segmented("field/thinking", label, names, at, change, size=24)
    return [Row(Words(label, 24, CREAM, "strong", lines=1), Grow(WidgetSlot(row, 60)), gap=18)]


def side_tray(
    state: NewGameState, seats: Sequence[int], set_state: Become, chair: Callable[[int], Chair], ask: Ask
) -> Box:
    """The number of seats at the table, the players of a side, and how well they play together."""
    faces = Grow(Row(*(Share(WidgetSlot(chair(seat), 180)) for seat in seats), gap=10), most=1.5)
    boxes: list[Box] = (
        [faces] if seats != state.others else [_tables(state, set_state), headed(say.who_against(), faces)]
    )
    if not state.real_cards and any(not state.chosen.seats[seat].human for seat in seats):
        levels = level_tiles(
            "field/levels", state.level_of(seats), lambda level: set_state(state.with_level(SEATED[level], seats))
        )
        boxes.append(headed(say.how_well(), WidgetSlot(levels, 92)))
        boxes += thinking_row(state, seats, set_state, ask)
    return Column(*boxes, Grow(share=0.01), gap=18)


def _tables(state: NewGameState, set_state: Become) -> Box:
    """How many play, and as what teams; rules made for another number stay, but those made for this one are offered."""
    players = len(state.chosen.seats)
    how_many = Segmented(
        "field/players",
        say.which_table(),
        list(map(str, NUMBERS)),
        NUMBERS.index(players),
        lambda at: set_state(state.choosing_players(NUMBERS[at])),
    )
    how_many.help_key = "button/shape"
    shapes = [shape for shape in ALL_SHAPES if players_of(shape) == players]
    tables = Tiles(
        "field/table",
        say.which_table(),
        [Tile(" ".join(shape_words(one)), shape_tile(one), f"button/{one}") for one in shapes],
        shapes.index(state.chosen.shape),
        lambda at: set_state(state.choosing_shape(shapes[at])),
        columns=len(shapes),
    )
    about: list[Box] = []
    if state.suits:
        suits = say.suits(rule_set_name(state.choice.rules.name), list(map(str, state.suits)))
        clash = next(iter(clashes_of(state.choice.rules, players)), None)
        told = Words(clash_sentence(clash), 23, OFF_REASON) if clash is not None else Words(suits, 23, QUIET)
        about.append(told)
        if fitting := next((one for one in state.choices if made_for(one.rules, players)), None):
            label, change = say.made_for(rule_set_name(fitting.rules.name), players), state.with_rules(fitting.id)
            way = Button("button/fitting_rules", label, partial(set_state, change), icon="learn", look=21)
            about.append(WidgetSlot(way, 52))
    if state.asks_uneven:
        pad = partial(set_state, state.two_teams_on_paper())
        way = Button("button/pad_for_two", say.pad_for_two(), pad, icon="edit", look=21)
        about = [Words(say.teams_are_equal(), 23, GOLD), WidgetSlot(way, 60)]
    elif state.chosen.shape == FIVE_ALONE and not state.real_cards:
        ask = partial(set_state, replace(state, asks_uneven=True))
        way = Button("button/uneven", say.three_against_two(), ask, icon="help", look=21)
        about.append(WidgetSlot(way, 52))
    shown: Box = Grow(WidgetSlot(tables, 170), most=1.5)
    if len(shapes) == 1:
        shown = Row(Share(WidgetSlot(tables, 170), 0.3), Share(Column(*about, gap=8), 0.7), gap=16)
        about = []
    return Column(WidgetSlot(how_many, 64), shown, *about, gap=8)


def rules_tray(state: NewGameState, set_state: Become, ask: Ask) -> Box:
    choices, choice = state.choices, state.choice
    rules = RuleList(
        choices,
        choice,
        state.row,
        lambda row: set_state(state.with_rules(choices[row].id)),
        lambda row: ask(EditRules(choices[row].id)),
        lambda row: set_state(replace(state, row=row)),
    )
    label = say_rules.change_of(rule_set_name(choice.rules.name))
    change = Button("button/change_rules", label, lambda: ask(EditRules(choice.id)), icon="edit", look=21)
    which = partial(ask, AskFiveQuestions())
    questions = Button("button/questions", say_rules.which_fits(), which, icon="help", look=21)
    return Column(
        Grow(WidgetSlot(rules, 200)),
        FirstThatFits(
            Row(Grow(WidgetSlot(change, 66)), Grow(WidgetSlot(questions, 66)), gap=12),
            Column(WidgetSlot(change, 66), WidgetSlot(questions, 66), gap=8),
        ),
        gap=12,
    )


def length_tray(state: NewGameState, set_state: Become) -> Box:
    """The length of the match: a number of rounds or a target score, and about how long that takes; below, whether a
    round goes on when the stock runs out.
    """
    lengths = lengths_of(state.choice.rules)
    at = lengths.index(length_shown(state.choice.rules, state.chosen.length))
    choice = Tiles(
        "field/length",
        say.how_long(),
        [_length(state, length) for length in lengths],
        at,
        lambda at: set_state(state.choosing(length=lengths[at])),
        columns=1,
    )
    reshuffle = () if state.real_cards else _reshuffle(state, set_state)
    return Column(Grow(WidgetSlot(choice, 120 * len(lengths)), most=1.6), *reshuffle, Grow(share=0.01), gap=12)


def _length(state: NewGameState, length: Length) -> Tile:
    rules = with_length(state.choice.rules, length)
    minutes = state.minutes(rules)
    title, takes = capital(length_of(rules)), say.open_ended() if rules.target_score else say.about_minutes(minutes)
    if rules == state.choice.rules:
        takes = say.as_rules_say(takes)
    picture = icon("flag", 60, GOLD) if rules.target_score else Picture(partial(_draw_clock, minutes), 60, 60)
    told = Column(Words(title, 28, CREAM, "strong", lines=1), Words(takes, 24, QUIET, lines=1))
    return Tile(title, Row(Space(12), picture, Grow(told), gap=20), about=takes)


def _draw_clock(minutes: int, kit: Kit, surface: Surface, rect: Rect) -> None:
    side = min(rect.size)
    turn = 2 * pi * min(minutes, 59.99) / 60
    x, y, large = 50 + 38 * sin(turn), 50 - 38 * cos(turn), int(turn > pi)
    clock = kit.paint.drawing(
        (side, side),
        f'<circle cx="50" cy="50" r="46" fill="{PANEL_DEEP}" stroke="{BUTTON_RIM}" stroke-width="5"/>'
        f'<path d="M50 50V12A38 38 0 {large} 1 {x} {y}Z" fill="{GOLD}"/>',
        (0, 0, 100, 100),
    )
    surface.blit(clock, clock.get_rect(center=rect.center))


def _reshuffle(state: NewGameState, set_state: Become) -> list[Box]:
    """What happens when the stock runs out, if the rules leave a choice."""
    rules, shape = state.choice.rules, state.chosen.shape
    if rules.stock_out != "end":
        return []
    ends_first = stock_ends_first(rules, shape)
    told = say_screens.stock_ends_first() if ends_first else say_screens.stock_lasts()
    reshuffle = Toggle(
        "field/reshuffle",
        say_screens.reshuffle(),
        state.chosen.reshuffle,
        lambda on: set_state(state.choosing(reshuffle=on)),
        (say_screens.on(), say_screens.off()),
    )
    label = Row(Share(Words(say_screens.reshuffle(), 24, face="strong", lines=1), 0.66), Share(share=0.34))
    return [Layers(WidgetSlot(reshuffle, 60), label), Words(told, 24, OFF_REASON if ends_first else QUIET)]


def title_of(state: NewGameState, tray: int | Tray) -> str:
    if isinstance(tray, Tray):
        return _TITLES[tray]()
    is_partner = state.partners == (tray,)
    return say.who_partner() if is_partner else say.who_sits(seat_place(tray, len(state.seats), partner=False))


ROWS_WISHED: Final = 6
"""Rows of rule sets that should be visible at once."""
BESIDE_LINE, BESIDE_OWN_LINE = 112, 176
"""Design pixels beside the text of a rule set: emblem and margins; with the pencil of an own set."""
LINE: Final = 24
"""The letter size of the lines about a rule set."""
BOOK_WIDTH: Final = 40
"""The width of a book needed to go out, in design pixels."""
FEW_SETS: Final = 5
"""Up to this many rule sets are always in one column; more are in two if their text fits."""
MOST_ROW: Final = 190
"""The most design pixels from one row to the next, if there are few."""
EMBLEMS: Final[dict[PresetId, tuple[str, str]]] = {
    "family": (PIPS["H"], SUIT_INKS["four"]["H"]),
    "campus": (PIPS["S"], SUIT_INKS["four"]["S"]),
    "web": (STAR, RIBBONS["wild"]),
    "couples": (PIPS["D"], SUIT_INKS["four"]["D"]),
    "partners": (PIPS["C"], SUIT_INKS["four"]["C"]),
}


def rule_card(choice: RuleChoice, chosen: bool, is_wide: bool) -> Box:
    """A small card with the emblem of a rule set, its name and character, and a pencil for an own one. If there is
    room, it has a second line and the books needed to go out: beside it on a wide card, otherwise below.
    """
    ground = row_board(chosen, 14, 3 if chosen else 1.5)
    name = Words(rule_set_name(choice.rules.name), 26, GOLD if chosen else CREAM, "strong", lines=1)
    ink = CREAM if chosen else QUIET
    line, more = Words(choice.line, LINE, ink, lines=1), Words(choice.more, LINE, ink, lines=1)
    pencil = [] if choice.is_preset else [Pad(icon("edit", 32, GOLD), 6)]
    emblem = Picture(partial(draw_emblem, choice.rules.base), 58, 82)
    side: Align = "right" if is_wide else "left"
    needed = (
        [Words(say_new_game.books_to_go_out(), 24, ink, align=side, lines=1)] if books_to_go_out(choice.rules) else []
    )
    told = Column(name, line)
    ways = [Column(name, line, more), told] if choice.more else [told]
    if is_wide:
        beside = Rigid(Column(Row(Grow(), books_needed(choice.rules, BOOK_WIDTH)), *needed, gap=4))
        forms = [Row(emblem, Grow(one), *some, *pencil, gap=16) for some in ([beside], []) for one in ways]
    else:
        below = Row(books_needed(choice.rules, 0.75 * BOOK_WIDTH), *map(Grow, needed), gap=10)
        columns = *(Column(one, below, gap=6) for one in ways), told
        forms = [Row(emblem, Grow(Sized(one, width=0)), *pencil, gap=16) for one in columns]
    return Panel(FirstThatFits(*forms), (14, 4), ground)


def books_needed(rules: RuleSet, width: float) -> Box:
    """The books needed to go out, as they look at the table when complete."""
    return Row(
        *(Picture(partial(_draw_book, kind), width, width * 1.3) for kind in books_to_go_out(rules)), gap=width / 10
    )


def _draw_book(kind: NeededBook, kit: Kit, surface: Surface, rect: Rect) -> None:
    draw_met(kit, surface, kind, rect)


def draw_emblem(base: PresetId, kit: Kit, surface: Surface, rect: Rect) -> None:
    card = card_art(kit).blank(min(rect.w, round(rect.h / 1.4)))
    surface.blit(card, card.get_rect(center=rect.center))
    path, colour = EMBLEMS[base]
    emblem = kit.paint.path(path, round(card.get_width() * 0.62), colour)
    surface.blit(emblem, emblem.get_rect(center=rect.center))


class RuleList(ScrollList):
    """The rule sets, in two columns if there are many and they fit. An own set has a pencil at its end; E presses that
    of the current one.
    """

    sign_tenths = 6

    def __init__(
        self,
        choices: Sequence[RuleChoice],
        chosen: RuleChoice,
        current: int,
        on_open: Callable[[int], None],
        on_edit: Callable[[int], None],
        on_move: Callable[[int], None],
    ) -> None:
        """`chosen` has a tick; the keys are on `current`."""
        names = [rule_set_name(choice.rules.name) for choice in choices]
        super().__init__(
            "rules", say_new_game.whose_rules(), names, self._draw_card, on_open, current=current, on_move=on_move
        )
        self._choices = choices
        self._chosen = chosen
        self._on_edit = on_edit

    def _draw_card(self, kit: Kit, surface: Surface, rect: Rect, number: int, current: bool) -> None:
        choice = self._choices[number]
        is_chosen = choice is self._chosen
        Placed(rule_card(choice, is_chosen, self.columns == 1), kit, rect).draw(kit, surface)
        if is_chosen:
            draw_tick(kit, surface, rect)

    def _is_own(self, number: int) -> bool:
        return not self._choices[number].is_preset

    def spoken_text(self, number: int) -> str:
        choice = self._choices[number]
        return side_by_side([line for line in (choice.line, choice.more) if line])

    def fit_into(self, kit: Kit, rect: Rect) -> None:
        """Rows are never cut off; `ROWS_WISHED` of them are visible at once if their text fits."""
        width = max(
            max(kit.text.width(choice.line, LINE), kit.text.width(choice.more, LINE))
            + kit.theme.u(BESIDE_LINE if choice.is_preset else BESIDE_OWN_LINE)
            for choice in self._choices
        )
        gap = kit.theme.u(10)
        self.columns = 1 if len(self.labels) <= FEW_SETS or rect.w // 2 < width else 2
        count = -(-len(self.labels) // self.columns)
        least = max(kit.text.line(26) + kit.text.line(LINE) + kit.theme.u(8), SMALLEST_TAP)
        wished = (rect.h + gap) // min(count, ROWS_WISHED)
        step = max(least + gap, min(kit.theme.u(MOST_ROW), wished))
        shown = max(1, min(count, (rect.h + gap) // step))
        if shown < count:
            step = min(kit.theme.u(MOST_ROW), (rect.h + gap) // shown)
        self.place(Rect(rect.left, rect.top, rect.w, shown * step - gap), step, gap)
        self.move_to(self.current)

    def sign_of(self, number: int) -> RowButton | None:
        """The pencil of an own set."""
        if not self._is_own(number):
            return None
        return RowButton("button/edit", say_rules.edit(self.labels[number]), partial(self._on_edit, number))

    def key(self, event: Event) -> bool:
        """Besides the usual keys of a list, E edits."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_e and self._is_own(self.current):
            self._on_edit(self.current)
            return True
        return super().key(event)
