"""The score pad for real cards at this screen: begins an evening or takes it up, writes what is entered, leads from one
of its screens to the next, and prints.
"""

from collections.abc import Callable
from datetime import datetime
from functools import partial
from pathlib import Path

import msgspec
import pygame
from msgspec.structs import replace

from game import VERSION
from game.plain_text import plain
from game.play.seats import shape_of, shape_word
from game.rules.ruleset import RuleSet
from game.score_pad.entry import RoundEntry
from game.text.messages import errors as say_errors
from game.text.messages import score_pad as say_score_pad
from game.text.said import saying
from game.ui.games.known_games import trouble
from game.ui.models import NewGame, people_of
from game.ui.named_file.printing import Printing
from game.ui.new_game.new_games import seat_infos
from game.ui.overlay.notice import Notice, NoticeAction
from game.ui.overlay.overlaid_scene import OverlaidScene
from game.ui.score_pad.pad_desk import PadPeople
from game.ui.score_pad.pad_entry import PadEntryScene
from game.ui.score_pad.pad_evening import PadEveningScene
from game.ui.scores.match_chart import ScoreTeam
from game.ui.shell import Shell
from game.words.dates import date_of_year
from game.words.grammar import members, team_name
from game.words.printed_evening import PlayedEvening, evening_sheet
from game.words.printed_pages import PrintedPage, page_to_print
from saves.bad_record import BadRecord
from saves.evening import Evening
from saves.files import with_reason
from saves.lock import GameIsOpen
from saves.open_pad import OpenPad
from saves.pad_lines import PAD_FORMAT, PadHeader


class ScorePads:
    """At most one pad is open. `leave` shows the screen one came from."""

    def __init__(self, shell: Shell, leave: Callable[[], None]) -> None:
        self._environment, self._screens, self._leave = shell.environment, shell.screens, leave
        self._play_sound = shell.play_sound
        self._printing = Printing(shell.environment, shell.screens, shell.ask)
        self._pad: OpenPad | None = None
        self._people = PadPeople((), ())

    def begin(self, new: NewGame, rules: RuleSet, pad_id: str, created: str) -> None:
        """A new evening, put together as a game is; `new.dealer` deals first. `created` is ISO 8601, UTC."""
        _, teams = shape_of(new.shape)
        seats = tuple(
            replace(seat, kind="human", level=None, style=None, agreements=()) for seat in seat_infos(new.seats)
        )
        header = PadHeader(
            format=PAD_FORMAT,
            id=pad_id,
            created=created,
            app=VERSION,
            name=plain(new.name) or rules.name,
            rules=msgspec.to_builtins(rules),
            seats=seats,
            teams=teams,
            dealer=new.dealer,
        )
        self._take(partial(self._environment.library.create_pad, header), header.name)

    def open(self, path: Path) -> None:
        """An evening that was begun before."""
        self._take(partial(self._environment.library.open_pad, path), path.name)

    def _take(self, opened: Callable[[], OpenPad], name: str) -> None:
        self.close()
        try:
            self._pad = opened()
        except GameIsOpen:
            self._screens.say(say_errors.open_elsewhere)
        except BadRecord as bad:
            self._screens.say(saying(trouble, bad))
        except OSError as error:
            self._screens.say(saying(with_reason, say_errors.unreadable, error, name))
        else:
            self._people = people_at_pad(self.evening)
            self._screens.notice_of_game = self._notice
            if self.evening.can_go_back:
                self.show_evening()
            else:
                self.show_round(1)
            return
        self._leave()

    @property
    def is_open(self) -> bool:
        """Whether an evening is on screen."""
        return self._pad is not None

    def close(self) -> bool:
        """The pad is put away; False where its last lines could not be written."""
        pad, self._pad = self._pad, None
        if pad is None:
            return True
        self._screens.notice_of_game = None
        is_safe = pad.close()
        if not is_safe:
            self._screens.say(say_errors.not_all_saved)
        return is_safe

    def _notice(self) -> Notice | None:
        """What stands on the strip: that the disk takes nothing, else what the program has to say."""
        pad = self._pad
        if pad is not None and pad.failing is not None:
            retry = NoticeAction("button/retry", say_errors.try_again(), pygame.K_F5, pad.retry)
            if pad.failing.is_silent:
                return Notice(say_score_pad.disk_silent(), (), grave=True)
            return Notice(say_score_pad.disk_fails(pad.failing.reason), (retry,), grave=True)
        return self._screens.notice()

    # ---- for the screens

    @property
    def _open_pad(self) -> OpenPad:
        assert self._pad is not None
        return self._pad

    @property
    def evening(self) -> Evening:
        """What stands on the pad."""
        return self._open_pad.evening

    @property
    def people(self) -> PadPeople:
        """Who plays."""
        return self._people

    def enter(self, round_number: int, entry: RoundEntry) -> None:
        """What stands there for a round now."""
        self._open_pad.enter(round_number, entry)

    def write_down(self, round_number: int) -> None:
        """Have it count, and show the evening."""
        was_finished = self.evening.is_finished
        self._open_pad.write_down(round_number)
        self._show(PadEveningScene(self, has_just_ended=not was_finished))

    def drop(self, round_number: int) -> None:
        """Leave a round as it was, and show the evening."""
        self._open_pad.drop(round_number)
        self.show_evening()

    def undo(self) -> None:
        """Take back the last step."""
        self._open_pad.undo()

    def end(self) -> None:
        """The evening is over."""
        self._open_pad.end()

    def celebrate(self) -> float:
        """The sound of a match that ends; what durations of motions are multiplied by."""
        self._play_sound("match")
        chosen = self._screens.preferences
        return 0.0 if chosen.reduced_motion else chosen.time_scale

    def show_round(self, round_number: int) -> None:
        """The screen on which a round is entered or changed."""
        self._show(PadEntryScene(self, round_number))

    def show_evening(self) -> None:
        """The screen of the evening."""
        self._show(PadEveningScene(self))

    def _show(self, scene: PadEntryScene | PadEveningScene) -> None:
        """Under a strip that tells of the disk."""
        self._screens.show(OverlaidScene(scene, self._screens.notice_shown))

    def back(self) -> None:
        """The pad is put away."""
        self.close()
        self._leave()

    # ---- printing

    def print_sheet(self) -> None:
        """The evening as far as it was played; a sheet to fill in before its first round."""
        evening, names = self.evening, self._people.team_names
        page = PrintedPage.SCORE_SHEET
        if not evening.written.rounds:
            self._printing.print(page, page_to_print(evening.rules, page, sides=evening.teams, names=names))
            return
        played = PlayedEvening(
            name=evening.header.name,
            date=date_of_year(datetime.fromisoformat(evening.header.created).astimezone()),
            people=tuple(seat.name for seat in evening.header.seats),
            teams=names,
            rounds=evening.written.rounds,
            totals=evening.totals,
            result=self._people.winner_line(evening.leaders) if evening.is_finished else "",
        )
        self._printing.print(page, evening_sheet(evening.rules, played))

    def print_hint_cards(self) -> None:
        """Hint cards for everybody."""
        self._printing.print_rules(self.evening.rules, PrintedPage.HINT_CARDS)

    def print_setup(self) -> None:
        """Decks, seats and the deal of this table."""
        evening = self.evening
        table = replace(evening.rules, tables=(shape_word(evening.players, evening.teams),))
        self._printing.print_rules(table, PrintedPage.SET_UP)


def people_at_pad(evening: Evening) -> PadPeople:
    """Who sits at the table of an evening."""
    names = [seat.name for seat in evening.header.seats]
    everybody = people_of(evening.header.seats, evening.teams)
    teams = tuple(
        ScoreTeam(
            team,
            team_name(names, evening.teams, team),
            tuple(everybody[seat] for seat in members(evening.players, evening.teams, team)),
        )
        for team in range(evening.teams)
    )
    return PadPeople(everybody, teams)
