"""Statistics of all finished matches, beside the list: the people on this computer, and for one of them a page at a
time: the trend and what cost points, with whom and against whom, and the house records.
"""

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from functools import partial
from typing import Final

import msgspec
from msgspec.structs import replace
from pygame import Rect, Surface

from game.analysis.strength.life_of_games import (
    COMPARED,
    LINE_FROM,
    Company,
    HouseOfKind,
    HouseRecord,
    KindOfGames,
    KindOfMatch,
    LifeOfGames,
    PersonsLife,
    RecordKind,
    Together,
)
from game.messages.amounts import capital, points
from game.messages.functions import my_games as say, nouns
from game.messages.language import named
from game.rules.presets import rule_set_name
from game.sentences import my_games as words
from game.sentences.grammar import named_person, seat_name, seat_person
from game.toolkit.boxes import (
    Box,
    Column,
    Described,
    FirstThatFits,
    Fitting,
    Grow,
    Layers,
    Located,
    Pad,
    Panel,
    Picture,
    Reserved,
    Rigid,
    Row,
    Share,
    Sized,
    Space,
    WidgetSlot,
    Words,
    board,
)
from game.toolkit.drawing.text import Face
from game.toolkit.drawing.theme import CREAM, DIM, GOLD, LOSS, PANEL, PANEL_DEEP, WHITE
from game.toolkit.kit import Kit
from game.toolkit.widgets import Button, Dialog, Dropdown, FacedButton, IconButton, Segmented, close_button, row_ground
from game.ui.review.games.trend_chart import trend_chart, trend_signs
from game.ui.shared.models import PlayerAtTable
from game.ui.shared.ornaments import draw_lit_fan
from game.ui.shared.people.portrait_and_name import Name, portrait
from game.ui.shared.people.portraits import NO_TEAM
from game.ui.shared.requests import Ask, LookAtMatches
from saves.players.people import person_key


def person_button(
    number: int, person: PersonsLife, face: int | None, chosen: bool, on_press: Callable[[], None]
) -> FacedButton:
    told, called = say.match_count(person.matches), seat_name((person.name,), 0)
    name = Name(called, 25, GOLD if chosen else CREAM)
    forms = (told, points(person.matches))
    count = FirstThatFits(*(Words(form, 20, CREAM if chosen else DIM, lines=1) for form in forms))
    lines = Grow(FirstThatFits(Sized(Column(name, count), width=0), name))
    shown = Pad(Row(Rigid(portrait(PlayerAtTable(person.name, NO_TEAM, face), 54)), lines, gap=14), 12, 2)
    id, ground = f"button/person/{number}", row_ground(chosen)
    button = FacedButton(id, called, on_press, lambda button, kit: shown, value=told, ground=ground, sub=told)
    button.help_key = "person"
    return button


PERSON_WIDTH: Final = 256
MOST_KINDS: Final = 9
"""The most kinds of match to choose from: those played most."""
PROGRESS: Final = 0
"""The page with the trend."""
HEAD: Final = 22
"""Design pixels of the headings over the numbers."""
MOST_LOOKED_AT: Final = 10
"""How many matches one press analyses."""


class LifeShown(msgspec.Struct, frozen=True):
    """Everything known about the finished matches. `is_reading` while there may be more, in `left` records;
    `looking_at` are being analysed now.
    """

    life: LifeOfGames = LifeOfGames()
    now: datetime = datetime(2026, 1, 1)
    is_reading: bool = False
    left: int = 0
    looking_at: int = 0
    faces: Mapping[str, int] = {}
    """Of the people of the house, by the keys of their names."""

    def face_of(self, name: str) -> int | None:
        """Somebody's current face, otherwise that of the latest match; None for the default of the name."""
        key = person_key(name)
        played = next((person.portrait for person in self.life.people if person_key(person.name) == key), None)
        return self.faces.get(person_key(name), played)


class LifeChosen(msgspec.Struct, frozen=True):
    """The finished matches with the current choices: `name` is the person's key, `kinds` the kind of match for each
    person, `first` the first visible person, `page` the page shown.
    """

    shown: LifeShown
    name: str = ""
    kinds: Mapping[str, KindOfMatch] = {}
    house: int = 0
    first: int = 0
    page: int = PROGRESS
    who: int = 0

    @property
    def person(self) -> PersonsLife | None:
        """The person whose matches are shown; None if nobody has finished one."""
        people = self.shown.life.people
        return next((one for one in people if person_key(one.name) == self.name), people[0] if people else None)

    @property
    def kind(self) -> KindOfGames | None:
        if self.person is None:
            return None
        wanted = self.kinds.get(person_key(self.person.name))
        return next((kind for kind in self.person.kinds if kind.kind == wanted), self.person.kinds[0])

    @property
    def of_house(self) -> HouseOfKind | None:
        house = self.shown.life.house
        return house[self.house % len(house)] if house else None

    @property
    def to_look_at(self) -> tuple[str, ...]:
        """Matches that could be analysed."""
        return () if self.kind is None or self.shown.looking_at else self.kind.to_look_at[:MOST_LOOKED_AT]

    @property
    def sentence(self) -> str:
        person, kind = self.person, self.kind
        if person is None or kind is None:
            return ""
        who, played = seat_person((person.name,), 0), words.kind(rule_set_name(kind.rules_name), kind.kind)
        told = [say.whose_trend(who.name, played, kind.matches)]
        if kind.change is not None:
            told.append(named("my_games", "change", kind.change))
        levels = [level.level for level in kind.levels]
        if kind.rating is not None and levels:
            told.append(words.plays_like(who, kind.rating, levels)[0])
        if kind.hinted:
            told.append(say.left_out(kind.hinted))
        if len(person.kinds) > 1:
            told.append(say.of_all(person.matches))
        return " ".join(told)

    def of_kind(self, number: int) -> "LifeChosen":
        person = self.person
        if person is None:
            return self
        return replace(self, kinds={**self.kinds, person_key(person.name): person.kinds[number].kind})

    def of_person(self, number: int, in_sight: int) -> "LifeChosen":
        first = self.first if self.first <= number < self.first + in_sight else number
        return replace(self, name=person_key(self.shown.life.people[number].name), first=first)


class LifePanels:
    """Everything in a place this many design pixels wide; `change` gets other choices, `trend_lies` the graph's
    place.
    """

    def __init__(
        self,
        life: LifeChosen,
        width: float,
        change: Callable[[LifeChosen], None],
        ask: Ask,
        open_dialog: Callable[[Dialog], None],
        trend_lies: Callable[[Rect], None],
    ) -> None:
        self._life, self._shown, self._width = life, life.shown, width
        self._change, self._ask, self._open, self._trend_lies = change, ask, open_dialog, trend_lies

    @property
    def _in_sight(self) -> int:
        """How many people fit."""
        room, count = self._width - 32, len(self._shown.life.people)
        in_sight = max(1, int((room + 12) // (PERSON_WIDTH + 12)))
        return in_sight if count <= in_sight else max(1, int((room - 84 + 12) // (PERSON_WIDTH + 12)))

    @property
    def _first(self) -> int:
        return min(self._life.first, max(0, len(self._shown.life.people) - self._in_sight))

    def choose_person(self, number: int) -> None:
        if 0 <= number < len(self._shown.life.people):
            self._change(replace(self._life, first=self._first).of_person(number, self._in_sight))

    def _next_people(self) -> None:
        first = self._first + self._in_sight
        self._change(replace(self._life, first=first if first < len(self._shown.life.people) else 0))

    def _face(self, one: Together) -> PlayerAtTable:
        return PlayerAtTable(one.name, NO_TEAM, self._shown.face_of(one.name))

    # ---- boxes

    def content(self) -> Box:
        person, kind = self._life.person, self._life.kind
        if person is None or kind is None:
            return self._empty()
        pages = Segmented(
            "field/page", say.what_is_told(), (say.progress(), say.with_and_against(), say.records()), self._life.page,
            lambda number: self._change(replace(self._life, page=number)), size=24,
        )  # fmt: skip
        match self._life.page:
            case 0:
                page = _panel(self._trend(person, kind))
            case 1:
                page = self._company(person, kind)
            case _:
                page = self._records()
        people = [self._strip(person)] if len(self._shown.life.people) > 1 else []
        left = [Words(self._loading, 22, DIM, lines=1)] if self._shown.left else []
        return Column(*people, WidgetSlot(pages, 60), Grow(page), *left, gap=16)

    @property
    def _loading(self) -> str:
        return say.still_loading(self._shown.left) if self._shown.left else say.reading()

    def _empty(self) -> Box:
        told = self._loading if self._shown.is_reading else say.nobody_yet()
        inside = Column(
            Grow(),
            Picture(partial(draw_lit_fan, 400, 0.58), height=400),
            Sized(Words(told, 26, CREAM, align="center"), most_width=760),
            Grow(),
        )
        return _panel(inside)

    def _strip(self, chosen: PersonsLife) -> Box:
        people, first = self._shown.life.people, self._first
        seen = [
            person_button(n, one, self._shown.face_of(one.name), one is chosen, partial(self.choose_person, n))
            for n, one in enumerate(people)
        ][first : first + self._in_sight]
        more = IconButton("button/more_people", say.more_people(), self._next_people, "right")
        row = Row(
            *(WidgetSlot(button, 72, PERSON_WIDTH) for button in seen),
            Grow(),
            *([WidgetSlot(more, 66)] if len(people) > len(seen) else []),
            gap=12,
        )
        return Panel(row, (16, 10), board(PANEL, 0.86))

    def _with_choice(self, title: Box, person: PersonsLife, kind: KindOfGames) -> Box:
        kinds = [words.kind(rule_set_name(one.rules_name), one.kind) for one in person.kinds[:MOST_KINDS]]
        at = min(person.kinds.index(kind), MOST_KINDS - 1)
        field = Dropdown("field/kind", say.kind_field(), kinds, at, lambda n: self._change(self._life.of_kind(n)))
        if len(kinds) == 1:
            return title
        of_all = Words(say.of_all(person.matches), 22, DIM)
        return Column(Row(Grow(title), WidgetSlot(field, 56, 540), gap=16), of_all, gap=4)

    def _trend(self, person: PersonsLife, kind: KindOfGames) -> Box:
        """How somebody plays, in one sentence; the evidence, smaller."""
        if kind.kind.real_cards:
            return self._real_cards(person, kind)
        heading, told = _in_a_word(person, kind)
        hinted = [say.left_out(kind.hinted)] if kind.hinted else []
        means = {level.level: level.mean for level in kind.levels}
        spoken_text = words.spoken_trend([point.points for point in kind.trend], means)
        chart = Described(trend_chart(kind.trend, kind.levels), *spoken_text)
        return Column(
            self._with_choice(Words(heading, 42, CREAM, "heading"), person, kind),
            Space(6),
            Words(" ".join((told, *hinted)), 25, CREAM),
            Words(say.fewer(), 22, DIM),
            Space(20),
            trend_signs(kind.trend, kind.levels),
            Space(10),
            Located(Grow(chart), self._trend_lies),
            Space(14),
            self._foot(kind),
        )

    def _real_cards(self, person: PersonsLife, kind: KindOfGames) -> Box:
        """Matches with real cards: how many, and why there is no trend."""
        title = self._with_choice(Words(say.with_real_cards(), 42, CREAM, "heading", lines=1), person, kind)
        told = Sized(Words(say.real_cards(), 24, CREAM, align="center"), most_width=900)
        count = Words(say.matches_won(kind.matches, kind.won), 31, WHITE, "number", "center", lines=1)
        return Column(title, Located(Grow(Column(Grow(), count, Space(10), told, Grow())), self._trend_lies))

    def _foot(self, kind: KindOfGames) -> Box:
        """What cost points, in short, and what is still to be analysed."""
        boxes: list[Box] = [Grow(Words(say.no_themes(), 24, DIM))]
        if kind.themes:
            most = " · ".join(say.cost(words.THEMES[theme](), round(100 * share)) for theme, share in kind.themes[:2])
            show = partial(self._open, CostsDialog(kind))
            costs = Button("button/costs", say.where_they_went(), show, icon="list", look="calm", sub=most)
            boxes = [Grow(WidgetSlot(costs, 84))]
        if self._shown.looking_at:
            boxes.append(Words(say.looking_at(self._shown.looking_at), 22, DIM, lines=1))
        elif records := self._life.to_look_at:
            ask = partial(self._ask, LookAtMatches(records))
            boxes.append(
                Rigid(WidgetSlot(Button("button/look_at", say.look_at(len(records)), ask, icon="search", look=25), 84))
            )
        return Row(*boxes, gap=16)

    def _company(self, person: PersonsLife, kind: KindOfGames) -> Box:
        rows: list[Box] = []
        match self._life.who:
            case 0:
                for company in Company:
                    those = [_counts(one, self._face(one)) for one in kind.people if one.company is company]
                    rows += _under(words.COMPANY[company](), those, is_first=not rows)
            case 1:
                rows = _under(say.against(), [_counts(one) for one in kind.against_levels])
            case _:
                rows = _under("", [_counts(one) for one in person.kinds])
        who = Segmented(
            "field/company", say.with_and_against(), (say.people(), say.levels(), say.rules()), self._life.who,
            lambda number: self._change(replace(self._life, who=number)), size=22,
        )  # fmt: skip
        heading = Words(say.won_of(named_person(person.name), kind.won, kind.matches), 42, CREAM, "heading")
        head = self._with_choice(heading, person, kind)
        return _panel(
            Column(head, Space(18), Row(WidgetSlot(who, 56, 700), Grow()), Space(20), Grow(_spread(rows, 24, 14)))
        )

    def _records(self) -> Box:
        house, count = self._life.of_house, len(self._shown.life.house)
        if house is None:
            return _panel(Column())
        name = rule_set_name(house.rules_name)
        told: Box = FirstTextThatFits((words.kind(name, house.kind), name), 42, CREAM, "heading")
        if count > 1:
            turn = partial(self._change, replace(self._life, house=(self._life.house + 1) % count))
            told = _beside(told, WidgetSlot(Button("button/other_rules", say.other_rules(), turn, look=24), 56))
        rows = [self._record(record) for record in house.records]
        return _panel(Column(told, Space(22), Grow(_spread(rows, 44, 32, 20))))

    def _record(self, record: HouseRecord) -> Box:
        is_turns = record.kind in (RecordKind.FEWEST_TURNS, RecordKind.LONGEST)
        value = say.turns(record.value) if is_turns else points(record.value)
        number = Words(value, 42, WHITE, "number", "right", lines=1)
        who = FirstTextThatFits(words.by_whom(record.names, record.created.astimezone(), self._shown.now), 23, DIM)
        name = Words(words.RECORD_NAMES[record.kind](), 26, CREAM, "strong", lines=1)
        return _beside(Column(name, Sized(who, width=0)), number)


def _beside(left: Box, right: Box) -> Box:
    return Row(Grow(left), Rigid(right), gap=10)


def _panel(box: Box) -> Box:
    return Panel(box, (24, 18), board(PANEL, 0.86))


class FirstTextThatFits(Words):
    """One line: the first of these texts that fits, otherwise the last."""

    def __init__(self, forms: Sequence[str], size: float, colour: str = CREAM, face: Face = "text") -> None:
        super().__init__(forms[0], size, colour, face, lines=1)
        self._forms = forms

    def shown(self, kit: Kit, room: int) -> str:
        fitting = (form for form in self._forms if kit.text.width(form, self.size, self.face) <= room)
        return next(fitting, self._forms[-1])


def _spread(rows: Sequence[Box], *gaps: float) -> Box:
    """Rows with the first of these gaps that fits; as many as fit if none does."""
    return FirstThatFits(*(Column(*rows, Grow(), gap=gap) for gap in gaps), Fitting(*rows, gap=10))


def _in_a_word(person: PersonsLife, kind: KindOfGames) -> tuple[str, str]:
    """How somebody plays as a heading, with the evidence, or when it will be known."""
    known = sum(point.points is not None for point in kind.trend)
    levels = [level.level for level in kind.levels]
    heading = say.won_of(named_person(person.name), kind.won, kind.matches)
    if known < LINE_FROM:
        return heading, say.line_later() if len(kind.trend) < LINE_FROM else say.line_later_looked_at()
    if kind.rating is not None and levels:
        heading = words.plays_like(seat_person((person.name,), 0), kind.rating, levels)[1]
    return heading, named("my_games", "change", kind.change) if kind.change is not None else say.trend()


class CostsDialog(Dialog):
    """What cost points in the last matches."""

    def __init__(self, kind: KindOfGames) -> None:
        known = sum(point.points is not None for point in kind.trend)
        super().__init__(say.where_they_went(), say.last_matches(min(known, COMPARED)), [close_button()])
        self._themes = kind.themes

    def body(self, kit: Kit) -> Box:
        most = self._themes[0][1]
        names = [words.THEMES[theme]() for theme, _ in self._themes]
        percents = [nouns.percent(round(100 * share)) for _, share in self._themes]
        rows = [
            Row(
                Rigid(Words(name, 26, CREAM, lines=1, alike=names)),
                Share(_bar(share / most)),
                Rigid(Words(percent, 26, CREAM, "number", "right", lines=1, alike=percents)),
                gap=20,
            )
            for name, percent, (_, share) in zip(names, percents, self._themes, strict=True)
        ]
        return Column(Words(capital(self.words), 24, DIM), Space(20), *rows, gap=12)


def _bar(share: float) -> Box:
    """A part of the largest share, in the colour of points given away."""

    def paint(kit: Kit, surface: Surface, rect: Rect) -> None:
        kit.paint.panel(surface, rect, PANEL_DEEP, 1, None, 5)
        part = Rect(rect.left, rect.top, max(rect.h, round(rect.w * share)), rect.h)
        kit.paint.panel(surface, part, LOSS, 1, None, 5)

    return Picture(paint, height=10)


def _counts(of: Together | KindOfGames, face: PlayerAtTable | None = None) -> Box:
    """Matches with or against somebody or a level, or of a kind."""
    picture = [portrait(face, 60)] if face is not None else []
    numbers = (_below(say.matches(), _number(of.matches)), _below(say.wins(), _number(of.won)))
    if isinstance(of, KindOfGames):
        name = words.kind(rule_set_name(of.rules_name), of.kind)
    else:
        name = seat_name((of.name,), 0) if face is not None else words.level_name(of.name)
    return Row(*picture, Grow(Name(name, 27)), *numbers, gap=24)


def _under(told: str, rows: Sequence[Box], is_first: bool = True) -> list[Box]:
    return [Column(_counts_head(told, is_first), rows[0], gap=8), *rows[1:]] if rows else []


def _counts_head(told: str, is_first: bool) -> Box:
    """The rows' common heading; above the first of them the meaning of their numbers."""
    about = Words(told, 24, DIM, lines=1)
    over = [Rigid(Words(word, HEAD, DIM, align="right", lines=1)) for word in (say.matches(), say.wins())]
    return _beside(about, Row(*over, gap=24)) if is_first else about


def _number(count: int) -> Box:
    return Words(points(count), 27, WHITE, "number", "right", lines=1)


def _below(word: str, number: Box) -> Box:
    """A number as wide as the word over it."""
    return Layers(Reserved(Rigid(Words(word, HEAD, lines=1))), Rigid(number))
