"""What all finished matches tell, beside the list: the people of this computer, the trend of one of them, what points
went for, with whom and against whom, and the records of the house.
"""

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from functools import partial

import msgspec
from pygame import Rect, Surface

from game.analysis.life import (
    COMPARED,
    LINE_FROM,
    Change,
    Company,
    HouseOfKind,
    HouseRecord,
    KindOfGames,
    KindOfMatch,
    LifeOfGames,
    PersonsLife,
    Together,
    name_key,
)
from game.ui.boxes import (
    Box,
    Column,
    Described,
    Fitting,
    Grow,
    Layers,
    Located,
    OneOf,
    Panel,
    Picture,
    Put,
    Row,
    Share,
    Sized,
    Space,
    Unseen,
    Whole,
    Words,
    board,
)
from game.ui.core.kit import Kit
from game.ui.core.targets import Target, target
from game.ui.core.theme import (
    CREAM,
    DIM,
    GOLD_DARK,
    GOLD_LIGHT,
    GOOD,
    GOOD_RIM,
    LINE_LIGHT,
    PANEL,
    PANEL_DEEP,
    ROW,
    WHITE,
)
from game.ui.games.person_button import PersonButton
from game.ui.games.trend_chart import trend_chart
from game.ui.models import SeatedPerson
from game.ui.requests import Ask, LookAtMatches
from game.ui.widgets import Button, Dropdown, IconButton, Segmented, Widget
from game.ui.widgets.ornaments import draw_fan, draw_glow
from game.ui.widgets.portrait_and_name import Name, portrait
from game.words import my_games as words
from game.words.grammar import points, sentences
from saves.people import person_key

PERSON_WIDE = 256
KIND_WIDE = 540
MOST_KINDS = 9
"""Kinds of match that can be chosen: those that were played most."""
MOST_LOOKED_AT = 10
"""Matches that one press has looked at."""


class LifeShown(msgspec.Struct, frozen=True):
    """All that is known of the finished matches. `is_reading` while there may be more; `looking_at` as many are being
    looked at now; `may_look` where that can be asked for.
    """

    life: LifeOfGames = LifeOfGames()
    now: datetime = datetime(2026, 1, 1)
    is_reading: bool = False
    looking_at: int = 0
    may_look: bool = False
    faces: Mapping[str, int] = {}
    """Of the people of the house, by the keys of their names."""

    def face_of(self, name: str) -> int | None:
        """The face that somebody has now, else the one of the latest match; None for that of the name."""
        key = name_key(name)
        played = next((person.portrait for person in self.life.people if name_key(person.name) == key), None)
        return self.faces.get(person_key(name), played)


class LifePanels:
    """Keeps what was chosen while more becomes known; `on_change` is called when something else was chosen."""

    def __init__(self, shown: LifeShown, ask: Ask, on_change: Callable[[], None], person: str = "") -> None:
        self._ask, self._on_change = ask, on_change
        self._name = name_key(person)  # the key of the person chosen
        self._kinds: dict[str, KindOfMatch] = {}  # chosen for a person
        self._house = 0
        self._first = 0  # of the people that are in sight
        self._in_sight = 1
        self._who = 0
        self._trend_at = Rect(0, 0, 0, 0)
        self.show(shown)

    def show(self, shown: LifeShown) -> None:
        """These matches from now on."""
        self._shown = shown
        self._make_widgets()

    # ---- what is chosen

    @property
    def person(self) -> PersonsLife | None:
        """Whose matches are told; None where nobody has finished one."""
        people = self._shown.life.people
        return next((one for one in people if name_key(one.name) == self._name), people[0] if people else None)

    @property
    def _kind(self) -> KindOfGames | None:
        if self.person is None:
            return None
        wanted = self._kinds.get(name_key(self.person.name))
        return next((kind for kind in self.person.kinds if kind.kind == wanted), self.person.kinds[0])

    @property
    def _of_house(self) -> HouseOfKind | None:
        house = self._shown.life.house
        return house[self._house % len(house)] if house else None

    def choose_person(self, number: int) -> bool:
        """That one, counted from 0; False where there are fewer."""
        people = self._shown.life.people
        if not 0 <= number < len(people):
            return False
        self._name = name_key(people[number].name)
        if not self._first <= number < self._first + self._in_sight:
            self._first = number
        self._change()
        return True

    def _face(self, one: Together) -> SeatedPerson:
        team = 0 if one.company is Company.PARTNER else 1
        return SeatedPerson(one.name, team, self._shown.face_of(one.name))

    def _press_person(self, number: int) -> None:
        self.choose_person(number)

    def _choose_kind(self, number: int) -> None:
        if self.person is not None:
            self._kinds[name_key(self.person.name)] = self.person.kinds[number].kind
            self._change()

    def _choose_who(self, number: int) -> None:
        self._who = number
        self._change()

    def _next_house(self) -> None:
        self._house = (self._house + 1) % max(1, len(self._shown.life.house))
        self._change()

    def _next_people(self) -> None:
        self._first += self._in_sight
        if self._first >= len(self._shown.life.people):
            self._first = 0
        self._change()

    def _look(self) -> None:
        if self._kind is not None:
            self._ask(LookAtMatches(self._kind.to_look_at[:MOST_LOOKED_AT]))

    def _change(self) -> None:
        self._make_widgets()
        self._on_change()

    # ---- widgets

    def _make_widgets(self) -> None:
        life, person, kind = self._shown.life, self.person, self._kind
        self._people = [
            PersonButton(n, one, self._shown.face_of(one.name), one is person, partial(self._press_person, n))
            for n, one in enumerate(life.people)
        ]
        self._more = IconButton("button/more_people", words.MORE_PEOPLE, self._next_people, "right")
        kinds = (
            [words.kind(one.rules_name, one.kind) for one in person.kinds[:MOST_KINDS]] if person is not None else []
        )
        at = person.kinds.index(kind) if person is not None and kind is not None else 0
        self._kind_field = Dropdown("field/kind", words.KIND, kinds or [""], min(at, MOST_KINDS - 1), self._choose_kind)
        left = len(kind.to_look_at[:MOST_LOOKED_AT]) if kind is not None and self._shown.may_look else 0
        self._look_button = Button("button/look_at", words.look_at(left), self._look, icon="search", size=21)
        self._who_field = Segmented(
            "field/company", words.WITH_AND_AGAINST, words.WHO, self._who, self._choose_who, size=20
        )
        self._other = Button("button/other_rules", words.OTHER_RULES, self._next_house, kind="quiet", size=21)
        self._has_choice = len(kinds) > 1
        self._to_look_at = left
        self.widgets: list[Widget] = []
        if kind is not None:
            self.widgets = [*self._people, self._more]
            self.widgets += [self._kind_field] if self._has_choice else []
            self.widgets += [self._look_button] if self._may_ask else []
            self.widgets += [self._who_field]
            self.widgets += [self._other] if len(life.house) > 1 else []

    @property
    def _may_ask(self) -> bool:
        return self._to_look_at > 0 and not self._shown.looking_at

    @property
    def sentence(self) -> str:
        """What the graph shows, for whoever listens."""
        person, kind = self.person, self._kind
        if person is None or kind is None:
            return ""
        told = words.kind(kind.rules_name, kind.kind)
        sentence = words.trend_sentence(person.name, told, kind.matches, kind.change, self._rating(kind))
        return sentences(sentence, words.left_out(kind.hinted) if kind.hinted else "")

    def targets(self) -> list[Target]:
        """The graph as a sentence."""
        return [target("chart/trend", self.sentence, self._trend_at, False)] if self.sentence else []

    # ---- boxes

    def content(self, kit: Kit, wide: float) -> Box:
        """All panels, so many design pixels wide."""
        person, kind = self.person, self._kind
        if person is None or kind is None:
            return self._empty()
        columns = (self._themes(kind), self._company(person, kind), self._records())
        return Column(
            self._strip(kit, wide),
            Share(_panel(self._trend(kind)), 4.1),
            Share(Row(*(Share(_panel(column)) for column in columns), gap=16, across="stretch"), 4.5),
            gap=16,
        )

    def _empty(self) -> Box:
        told = words.READING if self._shown.is_reading else words.NOBODY_YET
        inside = Column(
            Grow(), Picture(_fan, high=400), Sized(Words(told, 26, CREAM, align="center"), most_wide=760), Grow()
        )
        return _panel(inside)

    def _strip(self, kit: Kit, wide: float) -> Box:
        """The people, as many as there is room for."""
        people = self._people
        room = wide - 32
        self._in_sight = max(1, int((room + 12) // (PERSON_WIDE + 12)))
        if len(people) > self._in_sight:
            self._in_sight = max(1, int((room - 84 + 12) // (PERSON_WIDE + 12)))
        self._first = min(self._first, max(0, len(people) - self._in_sight))
        seen = people[self._first : self._first + self._in_sight]
        for button in people:
            button.visible = button in seen
        self._more.visible = len(people) > len(seen)
        told = [
            Words(sentence, 20, DIM, align="right", lines=1) for sentence in (words.PLAYED_HERE, words.NOTHING_LEAVES)
        ]
        row = Row(
            *(Put(button, 72, PERSON_WIDE) for button in seen),
            Grow(OneOf(*told, Box()), share=1),
            *([Put(self._more, 66)] if self._more.visible else []),
            gap=12,
        )
        return Panel(row, (16, 10), board(PANEL, 0.86))

    def _trend(self, kind: KindOfGames) -> Box:
        if kind.kind.real_cards:
            return self._real_cards(kind)
        title, fewer = Words(words.TREND, 31, CREAM, "heading", lines=1), Words(words.FEWER, 22, DIM, lines=1)
        head: Box = OneOf(Row(title, fewer, gap=18), title)
        if self._has_choice:
            head = Row(Grow(head), Put(self._kind_field, 56, KIND_WIDE), gap=16)
        else:
            head = Row(Grow(head))
        means = {level.level: level.mean for level in kind.levels}
        heard = words.trend_heard([point.points for point in kind.trend], means)
        described = Described(trend_chart(kind.trend, kind.levels), *heard)
        chart = Located(Grow(described), self._trend_lies)
        hinted = [Words(sentences(words.left_out(kind.hinted)), 21, DIM, lines=1)] if kind.hinted else []
        return Column(head, Space(6), self._below_head(kind), *hinted, Space(8), Grow(chart))

    def _real_cards(self, kind: KindOfGames) -> Box:
        """Evenings with real cards: how many, and why there is no trend."""
        title: Box = Words(words.WITH_REAL_CARDS, 31, CREAM, "heading", lines=1)
        if self._has_choice:
            title = Row(Grow(title), Put(self._kind_field, 56, KIND_WIDE), gap=16)
        told = Sized(Words(words.REAL_CARDS, 24, CREAM, align="center"), most_wide=900)
        count = Words(words.evenings(kind.matches, kind.won), 31, GOLD_LIGHT, "number", "center", lines=1)
        return Column(title, Located(Grow(Column(Grow(), count, Space(10), told, Grow())), self._trend_lies))

    def _trend_lies(self, rect: Rect) -> None:
        self._trend_at = rect

    def _below_head(self, kind: KindOfGames) -> Box:
        """The word for it, the change, and what is still to be looked at."""
        after: list[Box] = []
        if self._shown.looking_at:
            after = [Words(words.looking_at(self._shown.looking_at), 21, DIM, lines=1)]
        elif self._may_ask:
            after = [Whole(Put(self._look_button, 48))]
        pills: tuple[tuple[Box, ...], ...] = ((),)
        if kind.change is not None:
            pills = tuple((_pill(kind.change, line),) for line in words.changes(kind.change))
        rows = [
            Row(Words(told, 22, lines=1), Grow(), *pill, *after, gap=16) for pill in pills for told in self._told(kind)
        ]
        return OneOf(*rows, Row(Grow(), *(after or pills[-1])))

    def _told(self, kind: KindOfGames) -> tuple[str, ...]:
        """The word for what was given away, or when there will be one; the fullest form first."""
        known = sum(point.points is not None for point in kind.trend)
        if known < LINE_FROM:
            later = words.LINE_LATER if len(kind.trend) < LINE_FROM else words.LINE_ONCE_LOOKED_AT
            return (f"{later} {words.HOLLOW_DOT}", later) if known < len(kind.trend) else (later,)
        told = self._rating(kind)
        return tuple(dict.fromkeys((told, told.partition(",")[0])))

    def _rating(self, kind: KindOfGames) -> str:
        levels = [level.level for level in kind.levels]
        return words.plays_like(kind.rating, levels) if kind.rating is not None and levels else ""

    def _themes(self, kind: KindOfGames) -> Box:
        known = sum(point.points is not None for point in kind.trend)
        title = Words(words.WHERE_THEY_WENT, 28, CREAM, "heading", lines=1)
        if not kind.themes:
            told = words.NO_THEMES_REAL_CARDS if kind.kind.real_cards else words.NO_THEMES
            return Column(title, Space(8), Words(told, 22, DIM))
        most = kind.themes[0][1]
        rows = [
            Column(
                Row(
                    Grow(Words(words.THEMES[theme], 22, lines=1)),
                    Whole(Words(words.share(share), 22, CREAM, "number", "right", lines=1)),
                    gap=10,
                ),
                _bar(share / most),
                gap=4,
            )
            for theme, share in kind.themes
        ]
        over = Words(words.last_matches(min(known, COMPARED)), 20, DIM, lines=1)
        return Column(title, over, Space(10), Grow(Fitting(*rows, gap=14)))

    def _company(self, person: PersonsLife, kind: KindOfGames) -> Box:
        rows: list[Box] = []
        match self._who:
            case 0:
                for company in Company:
                    those = [one for one in kind.people if one.company is company]
                    rows += [_counts_head(words.COMPANY[company], is_first=not rows)] if those else []
                    rows += [_counts(one.name, one.matches, one.won, self._face(one)) for one in those]
            case 1:
                rows = [_counts_head(words.COMPANY[Company.AGAINST], is_first=True)]
                rows += [_counts(words.level_name(one.name), one.matches, one.won) for one in kind.against_levels]
            case _:
                rows = [_counts_head("", is_first=True)]
                rows += [_counts(words.kind(one.rules_name, one.kind), one.matches, one.won) for one in person.kinds]
        return Column(
            Words(words.WITH_AND_AGAINST, 28, CREAM, "heading", lines=1),
            Space(6),
            Put(self._who_field, 48),
            Space(6),
            Grow(Fitting(*rows, gap=6)),
        )

    def _records(self) -> Box:
        house = self._of_house
        title = Words(words.RECORDS, 28, CREAM, "heading", lines=1)
        if house is None:
            return title
        told: Box = FirstThatFits((words.kind(house.rules_name, house.kind), house.rules_name), 20, DIM)
        if len(self._shown.life.house) > 1:
            told = Row(Grow(told), Put(self._other, 48), gap=8)
        rows = [self._record(record) for record in house.records]
        return Column(title, told, Space(6), Grow(Fitting(*rows, gap=8)))

    def _record(self, record: HouseRecord) -> Box:
        value = words.record_value(record.kind, record.value)
        number = Whole(Words(value, 30, GOLD_LIGHT, "number", "right", lines=1))
        who = FirstThatFits(words.by_whom(record.names, record.created.astimezone(), self._shown.now), 20, DIM)
        lines = Column(Words(words.RECORD_NAMES[record.kind], 22, CREAM, "strong", lines=1), who)
        return Row(Grow(lines), number, gap=10)


def _panel(box: Box) -> Box:
    return Panel(box, (24, 18), board(PANEL, 0.86))


class FirstThatFits(Words):
    """One line: the first of these texts that has room, else the last."""

    def __init__(self, forms: Sequence[str], size: float, colour: str = CREAM) -> None:
        super().__init__(forms[0], size, colour, lines=1)
        self._forms = forms

    def shown(self, kit: Kit, room: int) -> str:
        """The fullest that fits."""
        return next((form for form in self._forms if kit.text.width(form, self.size) <= room), self._forms[-1])


def _pill(change: Change, line: str) -> Box:
    """A gain is green; anything else has no colour."""
    is_gain = change.last < change.before and not change.is_same
    ground = board(GOOD, 1, GOOD_RIM, 18) if is_gain else board(ROW, 1, LINE_LIGHT, 18)
    return Whole(Panel(Words(line, 21, WHITE, "strong", lines=1), (16, 4), ground))


def _bar(share: float) -> Box:
    """A part of the largest share."""

    def paint(kit: Kit, surface: Surface, rect: Rect) -> None:
        kit.paint.panel(surface, rect, PANEL_DEEP, 1, None, 5)
        part = Rect(rect.left, rect.top, max(rect.h, round(rect.w * share)), rect.h)
        kit.paint.panel(surface, part, opacity=1, line=None, radius=5, gradient=(GOLD_LIGHT, GOLD_DARK))

    return Picture(paint, high=10)


def _counts(name: str, matches: int, won: int, face: SeatedPerson | None = None) -> Box:
    picture = [portrait(face, 44)] if face is not None else []
    return Row(*picture, Grow(Name(name, 23)), _number(words.MATCHES, matches), _number(words.WON, won), gap=10)


def _counts_head(told: str, is_first: bool) -> Box:
    """What the rows below have in common; above the first of them what their numbers are."""
    over = [Whole(Words(word, 20, DIM, align="right", lines=1)) for word in (words.MATCHES, words.WON)]
    return Row(Grow(Words(told, 21, GOLD_LIGHT, lines=1)), *(over if is_first else ()), gap=10)


def _number(word: str, count: int) -> Box:
    """A number below its word, as wide as that."""
    number = Words(points(count), 22, WHITE, "number", "right", lines=1)
    return Layers(Unseen(Whole(Words(word, 20, lines=1))), Whole(number))


def _fan(kit: Kit, surface: Surface, rect: Rect) -> None:
    """Some cards in a quiet light."""
    draw_glow(kit, surface, rect.center, kit.theme.u(400))
    draw_fan(kit, surface, rect.center, 0.58)
