"""What the screens of a score pad ask for, and who is at its table."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from msgspec import Struct

from game.messages.functions import joining as say_joining, score_pad as say, scores as say_scores
from game.messages.person import Person
from game.printed.printed_page import PrintedPage
from game.rules.presets import rule_set_name
from game.score_pad.entry import RoundEntry
from game.sentences.grammar import called, seat_person
from game.toolkit.widgets import BarButton, Button, OpenDoorButton
from game.ui.match.scores.match_chart import ScoreTeam, score_teams
from game.ui.shared.models import PlayerAtTable, people_of
from game.ui.shared.seated_players import with_current_faces
from saves.records.evening import Evening
from saves.records.journal import DiskAnswer, Failing


class ScorePadPeople(Struct, frozen=True):
    """Everybody at the table of a pad, by seat, and the headings of the teams' columns."""

    by_seat: tuple[PlayerAtTable, ...]
    teams: tuple[ScoreTeam, ...]

    @property
    def called(self) -> tuple[str, ...]:
        """Short names for everybody, by seat, all different."""
        return called(tuple(person.name for person in self.by_seat))

    @property
    def team_names(self) -> tuple[str, ...]:
        return tuple(team.name for team in self.teams)

    @property
    def are_several(self) -> bool:
        return len(self.teams[0].people) > 1

    @property
    def persons(self) -> tuple[Person, ...]:
        return tuple(self.person(team.team) for team in self.teams)

    def person(self, team: int) -> Person:
        return seat_person(self.team_names, team)

    def winner_line(self, winners: Sequence[int]) -> str:
        return say_scores.winner(
            [self.person(team).name for team in winners], self.person(winners[0]).is_you, self.are_several, True
        )


def people_at_score_pad(evening: Evening, faces: Mapping[str, int] = {}) -> ScorePadPeople:
    """`faces` are those that people have now, by the keys of their names."""
    seats, teams = with_current_faces(evening.header.seats, faces), evening.teams
    return ScorePadPeople(people_of(seats, teams), score_teams(seats, teams))


def score_pad_title(name: str) -> str:
    return say.named(rule_set_name(name)) if name else say.title()


def not_entered(failing: Failing) -> str:
    """What the screen and the phones say while the disk refuses to write."""
    if failing.is_silent:
        return say.disk_silent()
    return say.disk_still_fails(failing.reason, failing.tries) if failing.tries else say.disk_fails(failing.reason)


def phones_button(actions: "ScorePadActions") -> Button:
    """Opens the screen where phones join; green while they can."""
    if actions.phones is None:
        shut = BarButton("button/phones", say_joining.use_phones(), actions.show_phones, icon="phone")
        return shut.with_tip(say_joining.pad_phones_tip())
    lit = OpenDoorButton("button/phones", say_joining.phones(actions.phones), actions.show_phones, icon="phone")
    return lit.with_tip(say_joining.door_is_open())


class ScorePadBook(Protocol):
    """The open pad: what is entered is stored at once."""

    @property
    def evening(self) -> Evening:
        """The pad's content."""

    @property
    def kept(self) -> DiskAnswer | None:
        """Whether everything is on the device; None until the disk has answered."""

    def enter(self, round_number: int, entry: RoundEntry) -> object:
        """The current entries for a round."""

    def write_down(self, round_number: int) -> object:
        """Make the entries count."""

    def drop(self, round_number: int) -> object:
        """Leave a round unchanged."""

    def undo(self) -> object:
        """Undo the last step."""

    def announce_last_round(self) -> object:
        """The evening is over after the next round."""

    def end(self) -> object:
        """The evening is over."""


class ScorePadActions(Protocol):
    """Leads from one screen to the next; after writing, the evening is shown."""

    @property
    def score_pad(self) -> ScorePadBook:
        """Where everything is entered."""

    @property
    def faces(self) -> Mapping[str, int]:
        """Those that people have now, by the keys of their names."""

    def write_down(self, round_number: int) -> None:
        """Make the entries for a round count."""

    def drop(self, round_number: int) -> None:
        """Leave a round unchanged."""

    def again(self) -> None:
        """Another evening of the same people with the same rules."""

    def celebrate(self) -> float:
        """A sound for the end of an evening; returns the factor for motions, 0 for none."""

    def show_round(self, round_number: int) -> None:
        """The screen on which a round is entered or changed."""

    def show_evening(self) -> None:
        """The screen of the evening."""

    def print_sheet(self) -> None:
        """The score sheet of these rules, to print."""

    def show_whole_evening(self) -> None:
        """Everything that the same people played today."""

    def print_rules(self, page: PrintedPage) -> None:
        """A page that follows from the rules, to print."""

    @property
    def phones(self) -> int | None:
        """How many phones have the pad; None while the door is shut."""

    def show_phones(self) -> None:
        """The screen where phones join."""

    def back(self) -> None:
        """Go back."""
