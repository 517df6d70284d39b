"""My games: games in progress, with a star if it is a person's turn; finished ones, with a star if a person won, and
beside them how many each person has played and won; removed ones.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final, Protocol

import pygame
from msgspec import Struct
from msgspec.structs import replace
from pygame import Event

from game.messages.functions import (
    evening as say_evening,
    game_files as say_game_files,
    my_games as say_my_games,
    score_pad as say_score_pad,
    screens as say_screens,
)
from game.toolkit.boxes import (
    Box,
    Column,
    Grow,
    Pad,
    Panel,
    Row,
    Share,
    Sized,
    Space,
    WidgetSlot,
    Words,
    board,
)
from game.toolkit.drawing.theme import CREAM, DIM, LINE, PANEL
from game.toolkit.kit import Kit
from game.toolkit.widgets import (
    Bar,
    BarButton,
    Button,
    ButtonLook,
    ButtonRow,
    Dialog,
    Segmented,
    TextField,
    close_button,
    stay,
)
from game.ui.review.games.game_list import Act, GameCards, GameList, RowAction
from game.ui.review.games.known_games import chips_for, fits
from game.ui.review.games.people_panel import PANEL_WIDTH, PeopleShown, people_panel
from game.ui.shared.empty_room import empty_room
from game.ui.shared.models import ListedGame
from game.ui.shared.requests import (
    Ask,
    AskingScene,
    BackUp,
    ImportFiles,
    LookBackAt,
    OpenRecord,
    SalvageRecord,
    SaveCopy,
    ShowEvening,
    ShowNewGame,
)
from saves.players.people import LONGEST_NAME, LONGEST_PERSON, GameLabel


class LabelDialog(Dialog):
    """Two fields; `save` gets their contents, an empty one for the record's own text."""

    first_focus = "field/name"

    def __init__(self, game: ListedGame, save: Callable[[GameLabel], None]) -> None:
        name = TextField(
            "field/name", say_my_games.name_it(), game.name, _unheard, most=LONGEST_NAME, placeholder=game.own_name
        )
        by = " & ".join(game.played_by)
        person = TextField(
            "field/person", say_my_games.who_played(), game.person, _unheard, most=LONGEST_PERSON, placeholder=by
        )

        def submit() -> None:
            called = name.text.strip()
            save(GameLabel("" if called == game.own_name else called, person.text.strip()))

        name.on_submit = person.on_submit = self.closing(submit)
        self._fields = (name, person)
        buttons = [
            Button("button/save", say_my_games.save_label(), submit, look="primary", icon="tick"),
            close_button("button/continue", "plain"),
        ]
        super().__init__(say_my_games.name_and_person(), say_my_games.what_a_label_is(), buttons)

    def body(self, kit: Kit) -> Box:
        fields = [
            Column(Words(field.label, 22, CREAM, "strong"), WidgetSlot(field, 60), gap=8) for field in self._fields
        ]
        return Column(Words(self.words, 22, DIM), Space(18), *fields, gap=10)


def _unheard(text: str) -> None:
    """What is written is read when it is saved."""


class SavedGames(Protocol):
    """The list's requests about games on disk. Changes return why they failed, in a sentence."""

    @property
    def is_reading(self) -> bool:
        """Whether more games may still be loading."""

    @property
    def people(self) -> PeopleShown:
        """What each person has played and won, as far as loaded."""

    def refresh(self) -> Sequence[ListedGame]:
        """All games as they are now, except removed ones."""

    def look_for_removed(self) -> Sequence[ListedGame]:
        """Load the removed games."""

    def remove(self, path: str) -> str | None:
        """Take a game off the list."""

    def put_back(self, path: str) -> str | None:
        """Put it back on the list."""

    def label(self, path: str, label: GameLabel) -> str | None:
        """Set its name and players."""


ACTIVE, FINISHED, REMOVED = 0, 1, 2
"""The parts: in progress, finished, and removed."""
FIND: Final = "field/find"
CONTINUE: Final = "button/continue"
CHIPS_WIDTH: Final = 1200
"""Design pixels that search words may take."""
FIND_FROM: Final = 7
"""Games in a part from which there is something to find: fewer are seen at once."""


class GamesShown(Struct, frozen=True):
    """The loaded games, and `gone`, those removed since; `taken_off` are the removed games; `last` is the last one
    removed, with its place among `games`.
    """

    games: tuple[ListedGame, ...]
    people: PeopleShown
    is_reading: bool
    part: int = ACTIVE
    typed: str = ""
    gone: frozenset[str] = frozenset()
    taken_off: tuple[ListedGame, ...] = ()
    last: tuple[int, ListedGame] | None = None
    start: str = ""
    """The game that the list goes to."""
    loaded: int = 0
    """How often all games were reloaded: the list then starts at its top."""

    @property
    def shows_people(self) -> bool:
        """Whether people are shown beside the list."""
        return self.part == FINISHED and bool(self.parts[FINISHED] or self.people.people)

    @property
    def parts(self) -> tuple[list[ListedGame], list[ListedGame], list[ListedGame]]:
        there = [game for game in self.games if game.id not in self.gone]
        removed = [replace(game, your_turn=False, turn="") for game in self.taken_off]
        return [g for g in there if not g.finished], [g for g in there if g.finished], removed

    @property
    def has_parts(self) -> bool:
        """Whether there is more to choose from than the games in progress."""
        _, finished, removed = self.parts
        return self.part != ACTIVE or self.is_reading or bool(finished or removed or self.gone)

    @property
    def can_find(self) -> bool:
        return bool(self.typed) or len(self.parts[self.part]) >= FIND_FROM

    @property
    def rows(self) -> list[ListedGame]:
        """The rows of this part that match the search."""
        return [game for game in self.parts[self.part] if fits(game, self.typed)]


class GamesScene(AskingScene[GamesShown]):
    """A long list in three parts. A row that can't be opened says why when you try."""

    name = "games"

    def __init__(self, saved: SavedGames, ask: Ask) -> None:
        games, removed = tuple(saved.refresh()), tuple(saved.look_for_removed())
        super().__init__(GamesShown(games, saved.people, saved.is_reading, taken_off=removed), ask)
        self._saved = saved
        self._news: dict[str, Any] = {}

    @property
    def first_focus(self) -> str:
        return "list" if self.state.rows else "field/part" if self.state.has_parts else "button/new_game"

    def reload(self) -> None:
        """Show the games as they are now, after an import or a return to the list."""
        self.set_state(games=self._look(), gone=frozenset(), last=None, loaded=self.state.loaded + 1)
        self.show_part(self.state.part)
        self.focus_on(self.first_focus)

    def _look(self) -> tuple[ListedGame, ...]:
        """The games as they are now; any news that waited for a dialog to close is older."""
        self._news = {}
        return tuple(self._saved.refresh())

    def show_part(self, part: int) -> None:
        self.set_state(part=part, taken_off=tuple(self._saved.look_for_removed()))

    # ---- news

    def show(
        self,
        games: Sequence[ListedGame],
        is_reading: bool,
        removed: Sequence[ListedGame] = (),
        people: PeopleShown | None = None,
    ) -> None:
        """New results: shown at the next pass without a press or an open question."""
        self._news = {"games": tuple(games), "is_reading": is_reading, "removed": removed, "people": people}

    def update(self, dt: float) -> bool:
        if self._news and not self.form.is_pressed and self.form.dialog is None:
            self._take_news(**self._news)
            self._news = {}
        return super().update(dt)

    def _take_news(self, removed: Sequence[ListedGame], people: PeopleShown | None, **fields: object) -> None:
        self.set_state(taken_off=tuple(removed), people=people or self.state.people, **fields)

    def _type(self, text: str) -> None:
        self.set_state(typed=text)

    # ---- keys

    def take(self, event: Event) -> bool | None:
        """The keys of all screens, and F for the other part, Ctrl+F for search."""
        if event.type == pygame.KEYDOWN and self.form.dialog is None and self._has_key(event):
            return True
        return super().take(event)

    def _has_key(self, event: Event) -> bool:
        is_finding = self.form.keys_at == FIND
        if event.key == pygame.K_f and event.mod & pygame.KMOD_CTRL:
            self.focus_on(FIND)
            return True
        if event.key == pygame.K_ESCAPE and is_finding and self.state.typed:
            self._type("")
            return True
        if is_finding or event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            return False
        if event.key == pygame.K_f:
            self.show_part(FINISHED if self.state.part != FINISHED else ACTIVE)
            return True
        return False

    # ---- opening

    def _open(self, game: ListedGame) -> None:
        if self.state.part == REMOVED:
            self._ask_to_put_back(game)
        elif game.trouble:
            self.open(self.trouble_of(game))
        else:
            self._ask(OpenRecord(game.id))

    def _save_copy(self, game: ListedGame) -> None:
        self._ask(SaveCopy(game.id))

    def _look_back(self, game: ListedGame) -> None:
        if game.trouble and not game.has_good_part:
            self._open(game)
        else:
            self._ask(LookBackAt(game.id))

    def _show_evening(self, game: ListedGame) -> None:
        self._ask(ShowEvening(game.id))

    @property
    def _more(self) -> tuple[RowAction, ...]:
        """Everything else you can do with a game."""
        return (
            RowAction("look_back", "film", pygame.K_l, say_my_games.look_back(), self._look_back, "L"),
            RowAction("evening", "list", pygame.K_e, say_evening.whole(), self._show_evening, "E"),
            RowAction("name", "edit", pygame.K_n, say_my_games.name_and_person(), self._ask_for_label, "N"),
            RowAction("save_copy", "copy", pygame.K_s, say_game_files.save_copy(), self._save_copy, "S"),
            RowAction("remove", "bin", pygame.K_DELETE, say_game_files.remove(), self._ask_to_remove, "Del"),
        )

    @property
    def _list(self) -> GameList:
        state = self.state
        sign, about = (
            RowAction("more", "menu", pygame.K_m, "", lambda game: self.open(self.menu_of(game))),
            say_my_games.more_about,
        )
        if state.part == REMOVED:
            sign, about = (
                RowAction("bring_back", "undo", pygame.K_p, say_game_files.put_it_back(), self._bring_back),
                say_game_files.put_back,
            )
        more = self._more if state.part < REMOVED else ()
        topic = (state.part, state.typed, state.loaded)
        make = GameList if state.shows_people else partial(GameCards, self._act)
        return make(state.rows, sign, about, more, self._open, topic, state.start)

    @property
    def _act(self) -> str:
        return say_screens.continue_() if self.state.part == ACTIVE else say_game_files.put_it_back()

    def menu_of(self, game: ListedGame) -> Dialog:
        row, extra = self.state.rows.index(game), []
        for act in self._more:
            do = partial(act.act, game)
            button = Button(f"button/{act.id}/{row}", act.label, do, icon=act.icon, key=act.cap, look=25)
            button.help_key = f"button/{act.id}"
            extra.append(button)
        return Dialog(game.name, "", [close_button(CONTINUE, "plain")], extra=extra)

    # ---- names

    def _ask_for_label(self, game: ListedGame) -> None:
        def save(label: GameLabel) -> None:
            if self._tell(game, self._saved.label(game.id, label)):
                self.set_state(games=self._look(), people=self._saved.people, start=game.id)

        self.open(LabelDialog(game, save))

    # ---- removing

    def _ask_to_remove(self, game: ListedGame) -> None:
        buttons = [
            Button("button/remove", say_game_files.remove(), partial(self._remove, game), icon="bin"),
            Button("button/continue", say_game_files.keep_it(), stay, look="primary"),
        ]
        self.open(Dialog(say_game_files.remove_it(game.name), say_game_files.what_removing_is(), buttons))

    def _remove(self, game: ListedGame) -> None:
        if self._tell(game, self._saved.remove(game.id)):
            at = next((n for n, one in enumerate(self.state.games) if one.id == game.id), 0)
            self.set_state(gone=self.state.gone | {game.id}, last=(at, game), start="")
            self.focus_on(self.first_focus)

    def _put_back(self) -> None:
        if self.state.last is not None:
            at, game = self.state.last
            if self._tell(game, self._saved.put_back(game.id)):
                games = self.state.games
                if all(one.id != game.id for one in games):  # meanwhile the game's removal has become known
                    games = (*games[:at], game, *games[at:])
                self.set_state(games=games, gone=self.state.gone - {game.id}, last=None, start=game.id)
                self.show_part(FINISHED if game.finished else ACTIVE)
                self.focus_on(self.first_focus)

    def _ask_to_put_back(self, game: ListedGame) -> None:
        put_back = partial(self._bring_back, game)
        back = Button("button/bring_back", say_game_files.put_it_back(), put_back, look="primary", icon="undo")
        self.open(Dialog(game.name, say_game_files.is_removed(), [close_button(CONTINUE, "plain"), back]))

    def _bring_back(self, game: ListedGame) -> None:
        if self._tell(game, self._saved.put_back(game.id)):
            self.reload()

    def _tell(self, game: ListedGame, trouble: str | None) -> bool:
        """Whether it worked; if not, says why, in front."""
        if trouble is not None:
            self.open(Dialog(game.name, trouble, [close_button(CONTINUE)]))
        return trouble is None

    def trouble_of(self, game: ListedGame) -> Dialog:
        in_short = f"{game.in_short}. " if game.in_short else ""
        if not game.has_good_part:
            return Dialog(game.name, in_short + game.trouble, [close_button(CONTINUE)])
        save = partial(self._ask, SalvageRecord(game.id))
        good = Button("button/good_part", say_game_files.save_good_part(), save, look="primary")
        return Dialog(
            game.name, f"{in_short}{say_game_files.good_part()} {game.trouble}", [good, close_button(CONTINUE, "plain")]
        )

    # ---- picture

    def content(self, kit: Kit) -> Box:
        ways = [BarButton("button/ways", say_my_games.more(), lambda: self.open(self.more_ways()), icon="menu")]
        if self.state.part == ACTIVE and not self._is_first:
            new_game = partial(self._ask, ShowNewGame())
            ways.insert(0, BarButton("button/new_game", say_screens.new_game(), new_game, icon="plus"))
        both = self._finished(kit) if self.state.shows_people else self._cards(kit)
        return Column(Bar(say_my_games.my_games(), [self.way_back], ways), Grow(Pad(both, 16, 16)))

    def more_ways(self) -> Dialog:
        ways = (
            ("score_pad", say_score_pad.title(), say_my_games.pad_about(), ShowNewGame(real_cards=True), "edit"),
            ("bring_in", say_game_files.bring_in(), say_my_games.import_about(), ImportFiles(), "tray"),
            ("back_up", say_game_files.back_up(), say_my_games.backup_about(), BackUp(), "save"),
        )
        look = ButtonLook(size=26, sub_size=23)
        extra = [
            Button(f"button/{id}", label, partial(self._ask, to), icon=picture, look=look, sub=about)
            for id, label, about, to, picture in ways
        ]
        return Dialog(say_my_games.more(), "", [close_button(CONTINUE, "calm")], extra=extra)

    def _finished(self, kit: Kit) -> Box:
        """A list, and actions for the focused row; beside it the people."""
        acts = (
            Button("button/look_back", say_my_games.look_back(), self._of_current(self._look_back), look="primary"),
            Button("button/result", say_my_games.result(), self._of_current(self._open)),
            Button("button/evening", say_evening.whole_short(), self._of_current(self._show_evening)),
        )
        under = [ButtonRow(acts, 66, 10, 25)] if self.state.rows else []
        left = Column(*self._tabs_and_find, *self._list_boxes(kit), *under, gap=10)
        return Row(
            Grow(Panel(left, (16, 14), board(PANEL, 0.86, LINE, 20))),
            Sized(people_panel(self.state.people, self._ask), width=PANEL_WIDTH),
            gap=16,
            across="stretch",
        )

    def _of_current(self, act: Act) -> Callable[[], None]:
        """Applied to the game selected at the moment of the press."""

        def do() -> None:
            games = next(widget for widget in self.form.widgets if isinstance(widget, GameList))
            act(games.games[games.current])

        return do

    def _cards(self, kit: Kit) -> Box:
        head = [Share(box) for box in self._tabs_and_find]
        above = [Panel(Row(*head, gap=12), (16, 14), board(PANEL, 0.86, LINE, 20))] if head else []
        return Column(*above, *self._list_boxes(kit), gap=16)

    @property
    def _is_first(self) -> bool:
        """Whether a new game is the only way on."""
        return self.state.part == ACTIVE and not (self.state.parts[ACTIVE] or self.state.is_reading)

    @property
    def _tabs_and_find(self) -> list[Box]:
        """What chooses among the games, as far as there is a choice."""
        state = self.state
        names = (say_screens.active(), say_screens.finished(), say_game_files.removed())
        tabs = Segmented("field/part", say_my_games.my_games(), names, state.part, self.show_part, size=22)
        find = TextField(
            FIND, say_my_games.find(), state.typed, self._type, most=40, placeholder=say_my_games.find_by()
        )
        find.is_quiet = True
        return [
            *([WidgetSlot(tabs, 60)] if state.has_parts else []),
            *([WidgetSlot(find, 60)] if state.can_find else []),
        ]

    def _list_boxes(self, kit: Kit) -> list[Box]:
        """Search words, the games, and the button that returns the last one removed."""
        state, games = self.state, self._list
        chips = chips_for(state.parts[state.part])[:3] if state.can_find else ()
        boxes = [self._row_of_chips(kit, chips)] if chips else []
        boxes.append(Grow(WidgetSlot(games) if games.games else self._empty()))
        if state.last is not None and state.part < REMOVED:
            label = say_game_files.put_back(state.last[1].name)
            boxes.append(WidgetSlot(Button("button/put_back", label, self._put_back, icon="undo", look=22), 56))
        return boxes

    def _row_of_chips(self, kit: Kit, chips: Sequence[str]) -> Box:
        room = kit.theme.u(CHIPS_WIDTH)
        fitting: list[Button] = []
        for n, word in enumerate(chips):
            is_taken = word == self.state.typed
            find = partial(self._type, "" if is_taken else word)
            chip = Button(f"button/chip/{n}", word, find, look=ButtonLook("primary" if is_taken else "plain", 20))
            chip.help_key = "chip"
            taken = sum(other.wanted(kit) for other in fitting) + kit.theme.u(10) * len(fitting)
            if taken + chip.wanted(kit) <= room:
                fitting.append(chip)
        return Row(*(WidgetSlot(chip, 48) for chip in fitting), Grow(), gap=10)

    def _empty(self) -> Box:
        """Why there is no row."""
        why = (say_screens.no_active_games(), say_screens.no_finished_games(), say_game_files.no_removed_games())[
            self.state.part
        ]
        if self.state.typed:
            why = say_my_games.nothing_fits()
        elif self.state.is_reading:
            why = say_screens.reading_games()
        way = None
        if self._is_first:
            look = ButtonLook("primary", 42, heading=True)
            ask = partial(self._ask, ShowNewGame())
            way = Button("button/new_game", say_screens.new_game(), ask, icon="plus", look=look)
        return empty_room(why, way)
