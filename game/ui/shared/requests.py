"""What a screen can ask for.

A screen knows no other: presses become one of these values. `answer` in `game.ui.routes` handles requests to the
program, `Session.ask` those to the open game.
"""

from collections.abc import Callable
from datetime import date
from functools import partial
from typing import TYPE_CHECKING

from msgspec import Struct

from game.engine.moves import Choose, Cut
from game.engine.partners.agreements import Agreement
from game.rules.ruleset import PresetId, RuleSet, Value
from game.toolkit.widgets import State, StateScene
from game.ui.shared.models import NewGame, SeatChoice
from game.ui.shared.preferences import Preferences
from game.ui.shared.seated_players import PlayedAt
from saves.records.lines import Line

if TYPE_CHECKING:
    from game.printed.printed_page import PrintedPage
    from game.sentences.rules_and_scores.rule_page import Chapter


class GoBack(Struct, frozen=True):
    """Close the current screen; from the lowest one go to the title."""


class GoToTitle(Struct, frozen=True):
    """The open game is left, once it is safe."""


class LeaveAnyway(Struct, frozen=True):
    """The open game is left though its last moves are in memory only."""


class Quit(Struct, frozen=True):
    """The program is closed."""


class ShowNewGame(Struct, frozen=True):
    """A new game is put together, or an evening with `real_cards`; the open game is left, once it is safe. `rules` is
    the choice to begin with, `person` somebody who is to have a seat.
    """

    rules: str = ""
    real_cards: bool = False
    person: str = ""


class ShowGames(Struct, frozen=True):
    """All games on this computer."""


class ShowChances(Struct, frozen=True):
    """Who got which cards in all games, and what chance explains."""


class ShowMenu(Struct, frozen=True):
    """The menu of the table."""


class InvitePhones(Struct, frozen=True):
    """Phones may take seats of the current game; the code of the `seat` is shown, if one is named."""

    seat: int | None = None


class UsePhones(Struct, frozen=True):
    """The same, after the question what that means where phones can't join yet."""


class ShowLog(Struct, frozen=True):
    """All that happened in the open game."""


class BackUp(Struct, frozen=True):
    """A copy of everything, in one file."""


class ImportFiles(Struct, frozen=True):
    """A game or a backup from elsewhere."""


class ExportMatches(Struct, frozen=True):
    """A table of all finished matches, for other programs."""


class AskFiveQuestions(Struct, frozen=True):
    """Which preset is closest to how somebody plays."""


class ShowSettings(Struct, frozen=True):
    """The settings of the program."""


class OfferVoice(Struct, frozen=True):
    """Tell a newcomer who can't see that the game can be heard."""


class SayVoice(Struct, frozen=True):
    """The new setting of spoken announcements."""


class ShowHelp(Struct, frozen=True):
    """How to use the current screen."""


class ShowControls(Struct, frozen=True):
    """How to play with the current device."""


class ShowPossible(Struct, frozen=True):
    """What you can do now at the table below."""


class ShowTour(Struct, frozen=True):
    """The controls of the screen below, one after the other."""


class ShowKeys(Struct, frozen=True):
    """The keys of a screen, by its word; without one those of the current screen, and requested again there, none."""

    screen: str = ""


class ShowOwnKeys(Struct, frozen=True):
    """Other keys for what keys do."""


class ShowAbout(Struct, frozen=True):
    """Which program this is, and where it stores its files."""


class ShowLicences(Struct, frozen=True):
    """Under which terms its parts may be passed on."""


class ShowYourTable(Struct, frozen=True):
    """Cloth and cards."""


class ShowTodaysDeal(Struct, frozen=True):
    """The deal of today, before it is played; the open game is left, once it is safe."""


class SolveProblemOf(Struct, frozen=True):
    """The problem of a day."""

    day: date


class ShowLearn(Struct, frozen=True):
    """Lessons, and problems to solve."""


class ShowPeople(Struct, frozen=True):
    """The people of the house, to be added and changed."""


class ShowOtherProgram(Struct, frozen=True):
    """Help's page for people who know another program."""


class ShowFairPlay(Struct, frozen=True):
    """How cards are dealt, and what computer players see."""


class StartGame(Struct, frozen=True):
    """A new match, put together like this; by default as usual."""

    new: NewGame | None = None


class StartGuidedRound(Struct, frozen=True):
    """A newcomer's one round, explained as it goes, whatever was played before."""


class BeginScorePad(Struct, frozen=True):
    """An evening with real cards, put together like this."""

    new: NewGame


class OpenRecord(Struct, frozen=True):
    """A saved game, to continue it or to see its result; `path` is that of its record."""

    path: str


class SalvageRecord(Struct, frozen=True):
    """Salvage the intact part of a damaged record as a new game, and open it."""

    path: str


class LookBackAt(Struct, frozen=True):
    """Look back at a saved game, by the path of its record; without one at the open game, as far as it was played."""

    path: str | None = None


class ShowEvening(Struct, frozen=True):
    """All that the same people played on the day of a saved game; `path` is that of its record."""

    path: str


class PlayAgain(Struct, frozen=True):
    """The table of a saved game with new cards, or another pad for its people, by the path of its record; without one
    the match that is over.
    """

    path: str | None = None


class SaveCopy(Struct, frozen=True):
    """A copy of a saved game, wherever it is wanted; without a path of the open one, whose last moves may be in memory
    only.
    """

    path: str | None = None


class PlayOn(Struct, frozen=True):
    """A new game from a moment of a match that is looked back at, after that line of its record (1 is the header). Who
    plays it, and with which hidden cards, is asked on a screen of its own.
    """

    lines: tuple[Line, ...]
    line: int


class BeginBranch(Struct, frozen=True):
    """That new game, now that its players are known; whatever the seat `anew_for` couldn't see is re-dealt."""

    start: PlayOn
    seats: tuple[SeatChoice, ...]
    name: str
    anew_for: int | None = None


class ChangePreferences(Struct, frozen=True):
    """Other choices, at once and for the next time."""

    preferences: Preferences


class ReadRules(Struct, frozen=True):
    """The rule page of a set; `as_settings` if it is what Game settings shows."""

    rules: RuleSet
    as_settings: bool = False


class CompareRules(Struct, frozen=True):
    """A set beside its preset, or beside any other."""

    rules: RuleSet
    choice: str = ""
    """The rule set that is played under these rules, whatever length one match was given; "" for none."""


class PrintRules(Struct, frozen=True):
    """A page of a set, to print."""

    rules: RuleSet
    page: "PrintedPage"


class EditRules(Struct, frozen=True):
    """The editor: on an own set itself, on a preset with a new one; `choice` is the id of either."""

    choice: str


class EditAnswers(Struct, frozen=True):
    """The editor, on a new set with these values on that preset."""

    preset: PresetId
    values: tuple[tuple[str, Value], ...]


class ChoosePreset(Struct, frozen=True):
    """The answers to the five questions lead to this one."""

    preset: PresetId


class LeaveEditor(Struct, frozen=True):
    """Back from the editor, with the name of the set that was saved last."""

    saved: str | None


class ShareRules(Struct, frozen=True):
    """How to pass rules on, and take some in."""

    rules: RuleSet


class ImportRules(Struct, frozen=True):
    """Rules from a code or a file, into the editor."""

    rules: RuleSet


class ReadChapter(Struct, frozen=True):
    """One chapter of the rules in force."""

    rules: RuleSet
    chapter: "Chapter"


class GoOn(Struct, frozen=True):
    """From a score, a draw for high card or two dealers to the next screen."""


class Skip(Struct, frozen=True):
    """Skip the current animation."""


class LiftCurtain(Struct, frozen=True):
    """The next person may see their cards."""


class SeeTable(Struct, frozen=True):
    """The table as everybody may see it, from the curtain or a score."""


class CloseDoor(Struct, frozen=True):
    """Phones can't play any more: everybody who had one plays at the screen."""


class TryDoorAgain(Struct, frozen=True):
    """It could not be opened."""


class HandOver(Struct, frozen=True):
    """A seat of the open game is to be played elsewhere from now on."""

    seat: int
    to: PlayedAt


class Agree(Struct, frozen=True):
    """A computer partner is asked to keep to something from now on, or no longer."""

    seat: int
    agreement: Agreement
    keeps: bool


class CutDeck(Struct, frozen=True):
    """The deck is cut: this many cards are lifted off, 0 for none. From now on nobody is asked to cut unless it
    `asks_again`.
    """

    lifted: int
    asks_again: bool = True


class LetPhoneIn(Struct, frozen=True):
    """A phone may take this seat of the open game, by a fresh code."""

    seat: int


class ShowAddress(Struct, frozen=True):
    """Phones are to be told that address of this computer."""

    address: str


MatchRequest = (
    GoBack
    | GoToTitle
    | LeaveAnyway
    | Quit
    | ShowNewGame
    | StartGame
    | StartGuidedRound
    | BeginScorePad
    | PlayAgain
    | PlayOn
    | BeginBranch
    | OpenRecord
    | SalvageRecord
    | ShowMenu
    | InvitePhones
    | UsePhones
)
"""A match starts, continues or ends, or the player leaves for the title."""
PlayedRequest = (
    ShowLog | LookBackAt | ShowGames | ShowChances | ShowEvening | SaveCopy | BackUp | ImportFiles | ExportMatches
)
"""What was played."""
RulesRequest = (
    AskFiveQuestions
    | ReadRules
    | ReadChapter
    | CompareRules
    | PrintRules
    | EditRules
    | EditAnswers
    | ChoosePreset
    | LeaveEditor
    | ShareRules
    | ImportRules
)
"""Rules to read, to edit and to share."""
PageRequest = (
    ShowTodaysDeal
    | SolveProblemOf
    | ShowLearn
    | ShowPeople
    | ShowSettings
    | ChangePreferences
    | OfferVoice
    | SayVoice
    | ShowYourTable
    | ShowKeys
    | ShowControls
    | ShowPossible
    | ShowTour
    | ShowOwnKeys
    | ShowHelp
    | ShowAbout
    | ShowOtherProgram
    | ShowFairPlay
    | ShowLicences
)
"""Pages of their own, and choices made there."""
ProgramRequest = MatchRequest | PlayedRequest | RulesRequest | PageRequest
GameRequest = (
    GoOn
    | Skip
    | LiftCurtain
    | SeeTable
    | CloseDoor
    | TryDoorAgain
    | HandOver
    | Agree
    | CutDeck
    | LetPhoneIn
    | ShowAddress
    | Cut
    | Choose
)
"""A cut and a choice of stacks are moves."""

Ask = Callable[[ProgramRequest], None]
AskInGame = Callable[[ProgramRequest | GameRequest], None]


class AskingScene(StateScene[State]):
    """A screen over others: presses become requests, Esc asks to go back."""

    def __init__(self, state: State, ask: Ask) -> None:
        super().__init__(state)
        self._ask = ask
        self.form.on_cancel = partial(ask, GoBack())
