"""The first screen: one golden button that plays or continues, and two doors to learning and to today's deal; a first
start asks how to read it.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final, get_args

import msgspec
import pygame
from msgspec.structs import replace
from pygame import Event, Rect, Surface

from game.ai.level_names import DEFAULT_LEVEL
from game.messages.amounts import side_by_side
from game.messages.functions import people as say_people, score_pad as say_score_pad, screens as say
from game.messages.language import LANGUAGES, named, spoken
from game.sentences.grammar import first_name
from game.toolkit.boxes import (
    Box,
    Column,
    FirstThatFits,
    Grow,
    Layers,
    Pad,
    Panel,
    Picture,
    Piece,
    Reserved,
    Row,
    Share,
    Sized,
    Space,
    WidgetSlot,
    Words,
    board,
    icon,
)
from game.toolkit.drawing.paint import ROUND
from game.toolkit.drawing.theme import (
    DIM,
    FELT_EDGE,
    GOLD,
    INK,
    INK_ON_GOLD_SOFT,
    PANEL,
    QUIET,
    Colours,
)
from game.toolkit.kit import Kit
from game.toolkit.screen_preferences import TextSize
from game.toolkit.targets import Report
from game.toolkit.widgets import Button, ButtonLook, FacedButton, IconButton, LiveScene, Segmented
from game.ui.shared.game_row import Details, spoken_game, totals
from game.ui.shared.models import ListedGame, NewGame, PlayerAtTable
from game.ui.shared.ornaments import draw_company, draw_fan, draw_glow
from game.ui.shared.people.portrait_and_name import READABLE, portrait, speaker
from game.ui.shared.preferences import Announcing, Preferences
from game.ui.shared.requests import (
    Ask,
    ChangePreferences,
    InvitePhones,
    OfferVoice,
    OpenRecord,
    Quit,
    SayVoice,
    ShowGames,
    ShowHelp,
    ShowLearn,
    ShowNewGame,
    ShowPeople,
    ShowSettings,
    ShowTodaysDeal,
    StartGame,
)
from game.ui.start.title.title_tiles import (
    HIGH_WINDOW,
    DealDoor,
    Door,
    LearnDoor,
    deal_door,
    draw_dealt,
    draw_guided,
    learn_door,
)

SIZES: Final[tuple[TextSize, ...]] = ("small", "normal", "large")
SCHEMES: Final[tuple[Colours, ...]] = get_args(Colours)
ANNOUNCING: Final[tuple[Announcing, ...]] = get_args(Announcing)
OFFERS_AFTER: Final = 2.0
"""Seconds of rest on a first start before the voice announces itself."""
_OTHER_KEYS: Final = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META
FACES_APART, OVERLAP = 3, 0.36
"""This many faces fit side by side on the golden button; more overlap by this share, to leave room for the words."""


TILE_LABEL: Final = 28
"""Design pixels of a tile's letters."""
SIGN: Final = 73
"""Design pixels of the side of a sign: 52 real ones on a laptop."""
WITH_GAME: Final = 378
"""Design pixels of the golden button's height with a game to continue."""
BREATHES_AFTER, BREATH_LASTS, BREATHS = 1.2, 2.2, 2
"""Seconds of rest before the fan breathes, seconds of each breath, and the number of breaths before it sleeps."""
FAN_SIZE: Final = (940, 520)
"""Design pixels of the fan's area, wherever its cards are."""
NAME_WIDTH: Final = 850
"""Design pixels for the name: the cards begin behind it."""


class TitleModel(msgspec.Struct, frozen=True):
    """The title's data: what Play starts and with whom, the game to continue, and what is behind the doors."""

    usual: NewGame
    rules: str
    partners: tuple[PlayerAtTable, ...]
    going_on: ListedGame | None = None
    """The latest game that can be opened."""
    your_turns: int = 0
    """How many games wait for a person."""
    is_reading: bool = False
    """Whether more games may still be loading."""
    deal: DealDoor | None = None
    learn: LearnDoor | None = None
    """The doors; None if there is none."""
    first_round: NewGame | None = None
    """The offer to somebody who has never played; None if the question isn't asked."""
    is_first_match: bool = False
    """Whether nobody has played a match yet, apart from lessons or a guided round."""
    phones: str = ""
    """The note about phones while they can join."""
    for_experienced: NewGame | None = None
    """What somebody who has played before is dealt; None for the usual game."""
    you: PlayerAtTable | None = None
    """Who plays with these partners; None without a name of their own."""


class TitleState(msgspec.Struct, frozen=True):
    model: TitleModel
    preferences: Preferences
    has_skipped: bool = False
    """Whether a first start's question was passed by for everything else."""

    @property
    def first_round(self) -> NewGame | None:
        """What the question offers while it is asked."""
        return None if self.has_skipped else self.model.first_round


def play_button(model: TitleModel, on_press: Callable[[], None]) -> FacedButton:
    """The golden button without a game to continue: names its rules and players; if it is disabled, why."""
    is_on, rules, reason = not model.is_reading, model.rules, say.reading_games()
    label, people = say.your_first_match() if model.is_first_match else say.play(), model.partners if is_on else ()
    names = [person.name for person in people]
    first = [first_name(name) for name in names]
    shortest = say.with_others(len(names)) if len(names) > 1 else say.with_players(first)
    ways = (say.with_players(names), say.with_players(first), shortest)

    def face(button: Button, kit: Kit) -> Box:
        play = Words(label, 58, button.ink, "heading", lines=1)
        beside = (Words(rules, size, INK_ON_GOLD_SOFT, "strong", lines=1) for size in (25, 20))
        forms = (
            *(Column(Row(play, one, gap=22), _Forms(ways)) for one in beside),
            Column(play, _Forms([*(side_by_side((rules, way)) for way in ways), rules])),
        )
        told = FirstThatFits(*forms) if is_on else Column(play, Words(reason, 26, button.ink, lines=1))
        side = 60 if kit.theme.compact else 68
        there = [*filter(None, [model.you]), *people] if is_on else []
        gap = -OVERLAP * side if len(there) > FACES_APART else 0 if kit.theme.compact else 6
        faces = Row(*(portrait(person, side) for person in there), gap=gap)
        return Pad(Row(icon("play", 56, button.ink), Space(36), Grow(told), Space(14), faces), 29)

    return FacedButton(
        "button/play",
        label,
        on_press,
        face,
        value=rules,
        look=ButtonLook("primary", 58, sub_size=26, heading=True),
        icon="play",
        sub=say.with_players([person.name for person in model.partners]),
        why_not=None if is_on else reason,
    )


def played_before_button(
    id: str, label: str, sub: str, spoken_text: str, on_press: Callable[[], None], is_gold: bool, shown: Box
) -> FacedButton:
    """An answer to a first start's question, below a picture of what follows. `spoken_text` says more than its second
    line.
    """

    def face(button: Button, kit: Kit) -> Box:
        below = Words(sub, 25, INK_ON_GOLD_SOFT if is_gold else DIM, "strong", lines=1)
        said = Pad(Column(Grow(), Words(label, 46, button.ink, "heading", lines=1), below, Grow()), 14, 0)
        board_ = Panel(shown, (20, 12), board(FELT_EDGE, 1, None, 14))
        return Pad(Column(Sized(board_, height=0.6 * button.rect.h / kit.theme.k), Grow(said)), 16, 16, 10)

    look = ButtonLook("primary" if is_gold else "plain", 46, heading=True)
    button = FacedButton(id, label, on_press, face, value=spoken_text, look=look, sub=sub)
    button.radius = 22
    return button


class _Forms(Words):
    """The first of these that fits on its line, else the last."""

    def __init__(self, forms: Sequence[str]) -> None:
        super().__init__(forms[0], 26, INK_ON_GOLD_SOFT, lines=1)
        self._forms = forms

    def width(self, kit: Kit) -> int:
        return 0

    def shown(self, kit: Kit, room: int) -> str:
        """The longest that needs little shrinking."""
        fitting = (form for form in self._forms if kit.text.fit(form, self.size, room, shrink=READABLE)[0] == form)
        return next(fitting, self._forms[-1])


def continue_button(game: ListedGame, on_press: Callable[[], None]) -> FacedButton:
    """The golden button with a game to continue: its action on gold; below, on a board, a picture of the table beside
    the state of the latest game. With many teams the points matter more.
    """

    def draw_table(kit: Kit, surface: Surface, rect: Rect) -> None:
        draw_company(kit, surface, rect, game.people, game.table)

    def face(button: Button, kit: Kit) -> Box:
        points = [next(totals(game, 35)), *totals(game)]
        table, details = Pad(Picture(draw_table, 324), 0, 4), Details(game.details, 25)
        forms = [
            *(Row(table, Grow(_stands(details, total)), gap=24, across="stretch") for total in points),
            *(Row(table, Grow(_stands(Box(), total)), gap=24, across="stretch") for total in points),
            *(_stands(Box(), total) for total in points),
        ]
        below = Panel(FirstThatFits(*forms), (18, 8), board(PANEL, 1, None, 12))
        return Pad(Column(_head(game, button.ink), Grow(below), gap=10), 14, 12, 14)

    look, spoken_text = ButtonLook("primary", 58, heading=True), spoken_game(game)
    return FacedButton("button/continue", say.continue_(), on_press, face, value=spoken_text, look=look, sub=game.name)


def _head(game: ListedGame, ink: str) -> Box:
    """Which game waits, and whose turn it is."""
    label = Words(say.continue_(), 58, ink, "heading", lines=1)
    turn, star = Words(say.your_turn(), 27, ink, "strong", lines=1), icon("star", 30, ink)
    heads = [Row(label, Grow(), turn, star, gap=8), Row(label, Grow(), star, gap=8)]
    name = Words(game.name, 26, INK_ON_GOLD_SOFT, "strong", lines=1)
    told = Column(*(Sized(box, width=0) for box in (FirstThatFits(*heads) if game.your_turn else label, name)))
    return Pad(Row(icon("play", 56, ink), Grow(told), gap=36), 15)


class TileRow(Row):
    """Tiles of one width, with letters of one size."""

    def __init__(self, tiles: Sequence[Button], gap: float = 12) -> None:
        super().__init__(*(Share(WidgetSlot(tile)) for tile in tiles), gap=gap, across="stretch")
        self._tiles = tiles

    def place(self, kit: Kit, rect: Rect) -> Iterator[Piece]:
        yield from super().place(kit, rect)
        sizes = [kit.text.common([one.caption], one.size, one.room(kit), one.face) for one in self._tiles]
        for one in self._tiles:
            one.size = min(sizes)


class GamesTile(Button):
    """The way to all games; a golden badge shows in how many of them it's a person's turn."""

    def __init__(self, your_turns: int, on_press: Callable[[], None]) -> None:
        super().__init__("button/games", say.games(), on_press, look=ButtonLook("tile", TILE_LABEL), icon="list")
        self.your_turns = your_turns
        self.tooltip = self.value

    @property
    def value(self) -> str:
        return say.your_turn_in(self.your_turns) if self.your_turns else ""

    def draw(self, kit: Kit, surface: Surface) -> None:
        """The badge is inside the tile, so that no ring touches it."""
        super().draw(kit, surface)
        if not self.your_turns:
            return
        text, number = kit.text, str(self.your_turns)
        side = max(kit.theme.u(34), text.line(20, "strong"), text.width(number, 20, "strong") + kit.theme.u(14))
        badge = Rect(0, 0, side, side)
        badge.topright = (self.rect.right - kit.theme.u(4), self.rect.top + kit.theme.u(4))
        kit.paint.panel(surface, badge, GOLD, 1, None, ROUND)
        text.draw(surface, number, badge.center, 20, INK, "strong", "center")


class TitleScene(LiveScene[TitleState]):
    """The title. New preferences take effect at once."""

    name = "title"

    def __init__(self, model: TitleModel, preferences: Preferences, ask: Ask) -> None:
        super().__init__(TitleState(model, preferences))
        self._ask = ask
        self._has_offered = False  # that all this can be heard
        self._rested = 0.0  # seconds since the last input
        self._fan = Rect(0, 0, 0, 0)
        self._is_fan_alone = False  # nothing else looks different

    @property
    def first_focus(self) -> str:
        model = self.state.model
        return (
            "button/continue" if model.going_on else "button/first_round" if self.state.first_round else "button/play"
        )

    def _choose(self, preferences: Preferences) -> None:
        self.set_state(preferences=preferences)
        self._ask(ChangePreferences(preferences))

    def _answer(self, new: NewGame, coached: bool) -> None:
        """Whether you have played before: newcomers get the coach and easy players, others neither."""
        preferences = replace(self.state.preferences, coach=coached, tips=coached)
        if preferences != self.state.preferences:
            self._choose(preferences)
        self._ask(StartGame(new))

    def _choose_voice(self) -> None:
        """The next of the three settings; somebody who can't see the title hears it."""
        chosen = ANNOUNCING[(ANNOUNCING.index(self.state.preferences.voice) + 1) % len(ANNOUNCING)]
        self._choose(replace(self.state.preferences, voice=chosen))
        self._ask(SayVoice())

    def take(self, event: Event) -> bool | None:
        if event.type == pygame.KEYDOWN and self.form.dialog is None and not event.mod & _OTHER_KEYS:
            if event.key == pygame.K_v:
                self._choose_voice()
                return True
            for door in self._doors():
                if door.keycode == event.key:
                    door.press()
                    return True
        return super().take(event)

    def handle(self, event: Event) -> bool | None:
        self._rested = 0.0
        return super().handle(event)

    @property
    def _breath(self) -> float:
        """How far a breath of the fan is, from 0 to 1; 0 between them. After a few it sleeps."""
        since = self._rested - BREATHES_AFTER
        if (
            self.state.first_round is not None
            or self.state.preferences.motion_scale <= 0
            or not 0 < since < BREATHS * BREATH_LASTS
        ):
            return 0.0
        return since / BREATH_LASTS % 1

    @property
    def busy(self) -> bool:
        return self._breath > 0

    def update(self, dt: float) -> bool:
        was_breathing = self.busy
        self._rested += dt
        if self.state.first_round is not None and not self._has_offered and self._rested >= OFFERS_AFTER:
            self._has_offered = True
            self._ask(OfferVoice())
        changed = super().update(dt)
        self._is_fan_alone = not changed and (was_breathing or self.busy)
        return changed or self._is_fan_alone

    def draw(self, surface: Surface, whole: bool = True) -> Sequence[Rect] | None:
        if whole or not self._is_fan_alone or self.form.dialog is not None:
            return super().draw(surface, whole)
        surface.set_clip(self._fan)
        self.kit.ground(surface)
        if self._placed is not None:
            self._placed.draw(self.kit, surface, self._fan.inflate(self._fan.w, 0))  # the name reaches into it
        self.form.draw(self.kit, surface, self.form.near(self.kit, self._fan))
        surface.set_clip(None)
        return [self._fan]

    def report(self) -> Report:
        return replace(super().report(), busy=False)

    # ---- picture

    def _doors(self) -> list[Door]:
        model = self.state.model
        deal = [] if model.deal is None else [deal_door(model.deal, partial(self._ask, ShowTodaysDeal()))]
        return deal if model.learn is None else [*deal, learn_door(model.learn, partial(self._ask, ShowLearn()))]

    def content(self, kit: Kit) -> Box:
        """The name over the buttons on the left, a fan over the doors on the right, signs below both; in a nearly
        square window, the doors have their own row. Spare height moves the name up and the signs down.
        """
        first_round = self.state.first_round
        if first_round is not None:
            return self._first_start(first_round)
        there = self._doors()
        doors = TileRow(there, 16)
        is_high = kit.theme.design_size[1] > HIGH_WINDOW and bool(there)
        beside = [] if is_high or not there else [Sized(doors, height=284)]
        below = [Space(32), Sized(doors, height=216), Space(32)] if is_high else [Space(40)]
        left, right = self._left(), Column(Grow(), *beside)
        fan = Column(Grow(Picture(self._draw_fan)), *map(Reserved, beside))
        signs = [WidgetSlot(sign, SIGN, SIGN) for sign in self._signs()]
        lowest = Column(*below, Row(Grow(), *signs, gap=12))
        screen = _in_places(left, right, lowest)
        behind = _in_places(Reserved(left), fan, Reserved(lowest))
        return Layers(behind, Picture(lambda kit, surface, _: kit.paint.rim(surface)), screen)

    def _draw_fan(self, kit: Kit, surface: Surface, rect: Rect) -> None:
        self._fan = Rect(0, 0, kit.theme.u(FAN_SIZE[0]), kit.theme.u(FAN_SIZE[1]))
        self._fan.center = rect.center
        draw_glow(kit, surface, rect.center, kit.theme.u(620))
        draw_fan(kit, surface, rect.center, 1.0, self._breath)

    def _left(self) -> Box:
        state, ask = self.state, self._ask
        model, game = state.model, state.model.going_on
        is_full = game is not None or model.is_reading
        if game is None:
            play = play_button(model, partial(ask, StartGame(model.usual)))
            gold: Box = Sized(WidgetSlot(play), height=132 if is_full else 168)
            if is_full:
                gold = Column(gold, Sized(Box(), height=WITH_GAME - 132))
        else:
            gold = Sized(WidgetSlot(continue_button(game, partial(ask, OpenRecord(game.id)))), height=WITH_GAME)
        return Column(
            Grow(Space(28), 0.6),
            Picture(_name, height=150),
            Grow(Space(39), 0.4),
            *([] if is_full else [Space(108)]),
            gold,
            Space(20 if is_full else 122),
            Sized(TileRow(self._tiles()), height=134),
        )

    def _tiles(self) -> list[Button]:
        ask, tile = self._ask, partial(Button, look=ButtonLook("tile", TILE_LABEL))
        phones = self.state.model.phones
        return [
            tile("button/new_game", say.new_game_short(), partial(ask, ShowNewGame()), icon="plus"),
            GamesTile(self.state.model.your_turns, partial(ask, ShowGames())),
            tile("button/score_pad", say_score_pad.short(), partial(ask, ShowNewGame(real_cards=True)), icon="edit"),
            tile("button/people", say_people.people(), partial(ask, ShowPeople()), icon="person"),
            *([tile("button/phones", phones, partial(ask, InvitePhones()), icon="phone")] if phones else []),
        ]

    def _signs(self) -> list[Button]:
        ask = self._ask
        return [
            IconButton("button/settings", say.settings(), partial(ask, ShowSettings()), "gear"),
            IconButton("button/help", say.help(), partial(ask, ShowHelp()), "help"),
            IconButton("button/quit", say.quit(), partial(ask, Quit()), "door"),
        ]

    def _first_start(self, first_round: NewGame) -> Box:
        """A first start's question and its two answers; below, what helps to read it, each under its name, and quieter
        ways to everything else.
        """
        model = self.state.model
        partner = [one for one in model.partners if one.team == 0][:1]
        no = played_before_button(
            "button/first_round",
            say.never_played(),
            say.one_guided_round(),
            say.one_guided_round(),
            partial(self._answer, first_round, True),
            True,
            Picture(draw_guided),
        )
        level = say.no_tips(named("screens", DEFAULT_LEVEL))
        yes = played_before_button(
            "button/play",
            say.deal_me_in(),
            level,
            level,
            partial(self._answer, model.for_experienced or model.usual, False),
            False,
            Picture(draw_dealt),
        )
        answers = Row(Share(WidgetSlot(no)), Share(WidgetSlot(yes)), gap=28, across="stretch")
        chosen_here = (self._text_sizes(), self._schemes(), self._languages())
        headed = [_headed(chosen, width) for chosen, width in zip(chosen_here, (250, None, None), strict=True)]
        quiet = [WidgetSlot(way, 66) for way in self._quiet_ways()]
        small = FirstThatFits(
            Row(*headed, Grow(), *quiet, gap=26, across="end"),
            Column(Row(*headed, gap=26), Row(Grow(), *quiet, gap=26), gap=8),
        )
        whole = Column(
            Grow(),
            Picture(partial(_name, is_centred=True), height=140),
            Grow(Space(14)),
            _asked(partner),
            Grow(Space(30)),
            Grow(Sized(answers, height=390), 3),
            Space(28),
            small,
            Grow(),
        )
        return Layers(
            Picture(lambda kit, surface, _: kit.paint.rim(surface)), Pad(Sized(whole, most_width=1704), 100, 60)
        )

    def _quiet_ways(self) -> list[Button]:
        """What a first match doesn't need, without frames, so that only the two answers ask for a press."""
        voice, look = say.voice_now(self.state.preferences.voice), ButtonLook("quiet", 24)
        return [
            Button("button/voice", voice, self._choose_voice, look=look, icon="sound"),
            Button("button/main_menu", say.to_title(), lambda: self.set_state(has_skipped=True), look=look),
        ]

    def _text_sizes(self) -> Segmented:
        return Segmented(
            "field/text_size",
            say.set_text_size(),
            [named("screens", f"text_size_{size}") for size in SIZES],
            SIZES.index(self.state.preferences.text_size),
            lambda index: self._choose(replace(self.state.preferences, text_size=SIZES[index])),
            sizes=(21, 27, 34),
        )

    def _languages(self) -> Segmented:
        names = [language.name for language in LANGUAGES.values()]
        return Segmented(
            "field/language",
            say.set_language(),
            names,
            list(LANGUAGES).index(spoken().partition("-")[0]),  # also where it is the system's; "en-XA" is English
            lambda index: self._choose(replace(self.state.preferences, language=list(LANGUAGES)[index])),
            size=24,
        )

    def _schemes(self) -> Segmented:
        return Segmented(
            "field/colours",
            say.set_colours(),
            [named("screens", f"colours_{colours}") for colours in SCHEMES],
            SCHEMES.index(self.state.preferences.colours),
            lambda index: self._choose(replace(self.state.preferences, colours=SCHEMES[index])),
            size=23,
        )


def _in_places(left: Box, right: Box, below: Box) -> Box:
    """The three parts of the title."""
    upper = Row(Sized(left, width=800), Grow(), Sized(right, width=856), across="stretch")
    whole = Column(Grow(upper), Grow(Space(24), 0.4), below, Grow(share=0.6))
    return Pad(Sized(whole, most_width=1704), 100, 60)


def _stands(details: Box, points: Box) -> Box:
    """The state of a game."""
    return Column(Grow(), Sized(details, width=0), points, Grow())


def _headed(choice: Segmented, width: int | None) -> Box:
    """A choice below its name."""
    return Column(Words(choice.label, 22, QUIET, "strong", lines=1), Sized(WidgetSlot(choice, 66), width=width), gap=4)


def _asked(partner: Sequence[PlayerAtTable]) -> Box:
    """The first start's question on paper, asked by the future partner."""
    hello = say.played_before("".join(one.name for one in partner))
    promise = say.partner_either_way() if partner else ""
    return Row(Grow(), speaker(next(iter(partner), None), hello, 44, 164, promise), Grow())


def _name(kit: Kit, surface: Surface, rect: Rect, *, is_centred: bool = False) -> None:
    px = min(kit.theme.font_px(132), rect.h)
    width = kit.text.at_px(say.game(), px, GOLD, "heading").get_width()
    px = min(px, px * kit.theme.u(NAME_WIDTH) // width)
    for colour, shift in ((FELT_EDGE, kit.theme.u(4)), (GOLD, 0)):
        image = kit.text.at_px(say.game(), px, colour, "heading")
        place = rect.move(shift, shift)
        surface.blit(
            image, image.get_rect(center=place.center) if is_centred else image.get_rect(midleft=place.midleft)
        )
