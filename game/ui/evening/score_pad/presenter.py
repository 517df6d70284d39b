"""The score pad for real cards at this screen: begins or resumes an evening, writes what is entered, leads from screen
to screen, and prints.
"""

from collections.abc import Callable, Collection, Mapping
from functools import partial
from pathlib import Path

import msgspec
import pygame
from msgspec.structs import replace

from game import VERSION
from game.deals.tables import shape_word
from game.messages.functions import (
    errors as say_errors,
    joining as say_joining,
    phones as say_phones,
    score_pad as say_score_pad,
)
from game.messages.language import saying
from game.plain_text import plain
from game.play.seats import shape_of
from game.printed.printed_page import PrintedPage, page_to_print
from game.rules.ruleset import RuleSet
from game.ui.evening.score_pad.score_pad_actions import not_entered, people_at_score_pad
from game.ui.evening.score_pad.score_pad_entry import ScorePadEntryScene
from game.ui.evening.score_pad.score_pad_evening import ScorePadEveningScene
from game.ui.phones.joining.before_phones import before_phones
from game.ui.review.games.known_games import trouble
from game.ui.review.games.left_when_safe import LeftWhenSafe
from game.ui.shared.models import NewGame
from game.ui.shared.overlay.fronts import Notice, NoticeAction, Offer
from game.ui.shared.overlay.overlaid_scene import OverlaidScene
from game.ui.shared.requests import GameRequest, GoBack, ProgramRequest, ShowEvening
from game.ui.start.new_game.new_games import FreshGame, name_again, seat_infos
from game.ui.system.file_chooser.file_page import RiskWords
from game.ui.system.file_chooser.printing import Printing
from game.ui.system.people.presenter import PeopleAtHome
from game.ui.system.services import Services
from saves.disk.files import with_reason
from saves.disk.lock import GameIsOpen
from saves.records.evening import Evening, evening_of
from saves.records.lines import BadRecord
from saves.records.open_score_pad import OpenScorePad, read_score_pad, remove_if_untouched
from saves.records.score_pad_lines import SCORE_PAD_FORMAT, ScorePadHeader


class ScorePads(LeftWhenSafe):
    """At most one pad is open. `leave` shows the screen from which it was opened."""

    risk_words = RiskWords(say_score_pad.saved_again, say_score_pad.copy_is_whole)

    def __init__(
        self,
        services: Services,
        fresh: Callable[[], FreshGame],
        leave: Callable[[], None],
        faces: Callable[[], Mapping[str, int]],
        names: Callable[[], Collection[str]],
        people: PeopleAtHome,
    ) -> None:
        """`faces` are those that people have now, by the keys of their names; `names` are those of all games."""
        super().__init__(services.screens, services.ask)
        self._environment, self._leave = services.environment, leave
        self._fresh, self._faces, self._names, self._people = fresh, faces, names, people
        self._play_sound = services.play_sound
        self._printing = Printing(services.environment, services.screens)
        self.open_score_pad: OpenScorePad | None = None
        self._evening_room = services.evening_room
        self._offer: Offer | None = None
        self._scene: ScorePadEntryScene | ScorePadEveningScene | None = None
        self._ends: bool | None = None  # a round was written down on a phone, and whether that may have ended it all
        self._seconds = 0.0  # how long the pad has been open in all
        self._is_time_called = False

    @property
    def faces(self) -> Mapping[str, int]:
        return self._faces()

    def begin(self, new: NewGame, rules: RuleSet, score_pad_id: str, created: str) -> None:
        """A new evening, set up like a game; `new.dealer` deals first. `created` is ISO 8601, UTC."""
        _, teams = shape_of(new.shape)
        seats = tuple(
            replace(seat, kind="human", level=None, style=None, agreements=()) for seat in seat_infos(new.seats)
        )
        header = ScorePadHeader(
            format=SCORE_PAD_FORMAT,
            id=score_pad_id,
            created=created,
            app=VERSION,
            name=plain(new.name) or rules.name,
            rules=msgspec.to_builtins(rules),
            seats=seats,
            teams=teams,
            dealer=new.dealer,
        )
        self._take(partial(self._environment.library.create_score_pad, header), header.name)

    def again(self, of: Path | None = None) -> None:
        """Another pad for the same people under the same rules: those of the open one, or of one in a file."""
        if of is None:
            header = self.evening.header
            self._take(lambda: self._begin_like(header), header.name)
        else:
            self._take(lambda: self._begin_like(evening_of(read_score_pad(of).lines).header), of.name)

    def _begin_like(self, header: ScorePadHeader) -> OpenScorePad:
        fresh = self._fresh()
        again = replace(
            self._people.called_now(header),
            id=fresh.game_id,
            created=fresh.created,
            app=fresh.app,
            name=name_again(header.name, self._environment.now(), self._names()),
        )
        return self._environment.library.create_score_pad(again)

    def open(self, path: Path) -> None:
        self._take(partial(self._environment.library.open_score_pad, path), path.name)

    def _take(self, opened: Callable[[], OpenScorePad], name: str) -> None:
        self.close()
        try:
            self.open_score_pad = opened()
        except GameIsOpen:
            self._screens.say(say_errors.open_elsewhere)
        except BadRecord as bad:
            self._screens.say(saying(trouble, bad))
        except OSError as error:
            self._screens.say(saying(with_reason, say_errors.unreadable, error, name))
        else:
            self._seconds, self._is_time_called = self.open_score_pad.seconds, self.open_score_pad.was_announced
            self._screens.seat(seat.name for seat in self.evening.header.seats)
            self._screens.notice_of_game = self._notice
            self._follow_phones()
            if self.evening.can_go_back:
                self.show_evening()
            else:
                self.show_round(1)
            return
        self._leave()

    def close(self) -> bool:
        score_pad, self.open_score_pad = self.open_score_pad, None
        self._scene = None
        if score_pad is None:
            return True
        if self._offer is not None:
            self._screens.withdraw(self._offer)
        if self._evening_room.room is not None:
            self._evening_room.room.clear(say_phones.pad_put_away, say_phones.keep_this_page)
        self._screens.notice_of_game = None
        is_safe = score_pad.close()
        if not is_safe:
            self._screens.say(say_errors.not_all_saved)
        return is_safe

    def _notice(self) -> Notice | None:
        """The strip's text: that the disk has failed, otherwise the program's notice."""
        score_pad = self.open_score_pad
        if score_pad is not None and self.is_copying:
            return None
        if score_pad is not None and score_pad.failing is not None:
            retry = NoticeAction("button/retry", say_errors.try_again(), pygame.K_F5, score_pad.retry)
            actions = () if score_pad.failing.is_silent else (retry,)
            return Notice(not_entered(score_pad.failing), actions, grave=True)
        return self._screens.notice()

    # ---- for the screens

    @property
    def score_pad(self) -> OpenScorePad:
        assert self.open_score_pad is not None
        return self.open_score_pad

    @property
    def evening(self) -> Evening:
        return self.score_pad.evening

    def write_down(self, round_number: int) -> None:
        was_finished = self.evening.is_finished
        self.score_pad.write_down(round_number)
        self._show(ScorePadEveningScene(self, has_just_ended=not was_finished))

    def drop(self, round_number: int) -> None:
        """Leave a round unchanged, and show the evening."""
        self.score_pad.drop(round_number)
        self.show_evening()

    def celebrate(self) -> float:
        self._play_sound("match")
        chosen = self._screens.preferences
        return 0.0 if chosen.reduced_motion else chosen.time_scale

    def show_round(self, round_number: int) -> None:
        self._show(ScorePadEntryScene(self, round_number))

    def show_evening(self) -> None:
        self._show(ScorePadEveningScene(self))

    def _show(self, scene: ScorePadEntryScene | ScorePadEveningScene) -> None:
        self._scene = scene
        self._screens.show(OverlaidScene(scene, self._screens.notice_shown))

    def put_away(self) -> bool:
        """Close it; a pad on which nothing is entered leaves nothing behind. False if the last entries aren't saved."""
        left = self.open_score_pad
        is_safe = self.close()
        if is_safe and left is not None:
            remove_if_untouched(left.path)
        return is_safe

    def back(self) -> None:
        self.leave_for(self._go_back)

    def _go_back(self) -> None:
        self.put_away()
        self._leave()

    # ---- left once it is safe

    @property
    def saved(self) -> OpenScorePad | None:
        return self.open_score_pad

    @property
    def name(self) -> str:
        return self.evening.header.name

    @property
    def is_settled(self) -> bool:
        return self.open_score_pad is None or self.open_score_pad.kept is not None

    @property
    def is_unsafe(self) -> bool:
        """A pad on which nothing is entered leaves nothing behind."""
        return super().is_unsafe and self.evening.can_go_back

    # ---- phones

    @property
    def phones(self) -> int | None:
        return len(self._evening_room.on_phones) if self._evening_room.is_open else None

    def _follow_phones(self) -> None:
        """Everybody with a phone this evening sees the pad on it; after a crash, the question comes once."""
        room = self._evening_room.room
        if room is None and not self._evening_room.may_offer_again:
            return
        from game.ui.evening.score_pad.score_pad_door import behind_door

        table, serve = behind_door(self.score_pad, self._before_writing, self.faces)
        if room is not None:
            room.put_on(table, serve, range(len(table.seats)), ())
        else:
            self._offer = self._evening_room.offer_again(table, lambda: serve, self._follow)
            if self._offer is not None:
                self._screens.offer(self._offer)

    def show_phones(self) -> None:
        """The screen where phones join; asks before it opens a closed door."""
        if self._evening_room.room is None and self._scene is not None:
            told = say_joining.before_pad_phones()
            self._scene.open(before_phones("button/phones", told, self._let_phones_in))
        else:
            self._let_phones_in()

    def _let_phones_in(self) -> None:
        from game.ui.evening.score_pad.score_pad_door import behind_door, score_pad_joining

        evening_room = self._evening_room
        if evening_room.room is None:
            table, serve = behind_door(self.score_pad, self._before_writing, self.faces)
            if not evening_room.open(table, serve, range(len(table.seats))):
                return
        scene = score_pad_joining(evening_room, people_at_score_pad(self.evening, self.faces), self._ask_of_phones)
        self._screens.push(scene, scene.follow)

    def _before_writing(self) -> None:
        """A round is about to be entered on a phone: the evening is shown if nothing covers it."""
        self._ends = not self.evening.is_finished

    def _ask_of_phones(self, request: ProgramRequest | GameRequest) -> None:
        if not self._evening_room.ask(request) and isinstance(request, GoBack):
            self._screens.pop()
            self._follow()

    def pass_time(self, dt: float) -> None:
        """Once per pass of the loop: handles the phones' entries and shows them."""
        self._evening_room.pass_time(dt)
        self._call_time(dt)
        if not self._evening_room.is_open or not self._screens.is_lowest_shown:
            return
        if self._ends is not None:
            may_end, self._ends = self._ends, None
            self._show(ScorePadEveningScene(self, has_just_ended=may_end))
        elif self._scene is not None and self._scene.state.written is not self.evening.written:
            self._follow()

    def _call_time(self, dt: float) -> None:
        self._seconds += dt
        if self.open_score_pad is None or self._is_time_called or not self._screens.is_lowest_shown:
            return
        self._is_time_called = self._screens.preferences.is_time_up(self._seconds)
        if self._is_time_called and self.evening.may_announce:
            self.score_pad.announce_last_round()
            self._follow()

    def _follow(self) -> None:
        if self._scene is not None:
            self._scene.follow()

    # ---- printing

    def print_sheet(self) -> None:
        page, names = PrintedPage.SCORE_SHEET, people_at_score_pad(self.evening).team_names
        self._printing.print(page, page_to_print(self._table, page, sides=self.evening.teams, names=names))

    def show_whole_evening(self) -> None:
        """Everything that these people played today."""
        self._ask(ShowEvening(str(self.score_pad.path)))

    def print_rules(self, page: PrintedPage) -> None:
        self._printing.print_rules(self._table, page)

    @property
    def _table(self) -> RuleSet:
        return replace(self.evening.rules, tables=(shape_word(self.evening.players, self.evening.teams),))
