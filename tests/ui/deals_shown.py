"""Deals as their screens may get them: an ordinary day, the longest names, results that are near each other."""

from collections.abc import Callable
from datetime import date
from functools import partial

import pygame
from msgspec.structs import replace

from game.engine.score import ScoreKind
from game.messages.functions import deals as say_deals, todays_deal as say_todays_deal
from game.messages.language import saying
from game.play.results.par import LEVELS, LevelPar
from game.problems.problem_facts import ProblemTheme
from game.rules.presets import preset, rule_set_name
from game.sentences.rules_and_scores.rule_page import not_quite_like, unlike
from game.toolkit.scene import Scene
from game.ui.match.scores.match_chart import ScoreTeam
from game.ui.match.scores.round_score import ScoreSheetRow
from game.ui.shared.models import PlayerAtTable
from game.ui.shared.preferences import Preferences
from game.ui.shared.seats_round_table import SeatShown
from game.ui.start.todays_deal.deal_result import DealOutcome, DealResultScene, GivenAway
from game.ui.start.todays_deal.screen import TodaysDealScene
from game.ui.start.todays_deal.view_model import (
    CodeReply,
    DaysProblem,
    DealShown,
    DealStanding,
    DealState,
    EarlierDeal,
)
from tests.ui.drive import key, press, send, shared_kit, typed
from tests.ui.samples import FOUR, LONG, PAIRS

FRIDAY = date(2026, 11, 20)
CODE = ("K7QM", "4TRA", "HX9C")
STANDINGS = (
    DealStanding(DealState.PLAYED, lead=420),
    DealStanding(),
    DealStanding(DealState.PLAYED, lead=1105),
    DealStanding(DealState.PLAYED, lead=-160),
    DealStanding(DealState.GOING_ON, turn=12),
    DealStanding(DealState.PLAYED, lead=-12_345),
)
WEEK = tuple(EarlierDeal(date(2026, 11, 19 - n), standing) for n, standing in enumerate(STANDINGS))


class Clipboard:
    """One that takes everything, and holds it."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def __call__(self, text: str) -> bool:
        """Taken."""
        self.texts.append(text)
        return True


class ActionsOfDeal:
    """Notes what is asked; `reply` is what comes of a code."""

    def __init__(self, no_voice: str = "", reply: CodeReply | None = None) -> None:
        self.no_voice = no_voice
        self.reply = reply
        self.did: list[str] = []
        self.shown = FRIDAYS

    def choose_rules(self, index: int) -> DealShown:
        """The same deal by those rules."""
        self.did.append(f"rules {index}")
        return replace(self.shown, chosen=index)

    def choose_easy(self, is_easy: bool) -> DealShown:
        """The same deal with other computer players."""
        self.did.append(f"easy {is_easy}")
        return replace(self.shown, is_easy=is_easy)

    def read_rules(self) -> None:
        """Noted."""
        self.did.append("rules")

    def solve(self) -> None:
        """Noted."""
        self.did.append("problem")

    def play(self) -> None:
        """Noted."""
        self.did.append("play")

    def open_day(self, day: date) -> None:
        """Noted."""
        self.did.append(f"day {day}")

    def say_slowly(self) -> None:
        """Noted."""
        self.did.append("say")

    def play_code(self, typed: str) -> CodeReply | None:
        """Noted."""
        self.did.append(f"code {typed}")
        return self.reply

    def enter_rules(self) -> None:
        """Noted."""
        self.did.append("rules code")

    def back(self) -> None:
        """Noted."""
        self.did.append("back")


def seats(people: tuple[PlayerAtTable, ...] = FOUR) -> tuple[SeatShown, ...]:
    """The person in front, everybody else plays Hard."""
    return tuple(SeatShown(person, "hard" if n else "") for n, person in enumerate(people))


FRIDAYS = DealShown(
    title=say_todays_deal.todays_deal(),
    day=FRIDAY,
    rules=tuple(rule_set_name(preset(id).name) for id in ("web", "family", "campus", "couples", "partners")),
    chosen=0,
    length_note=say_todays_deal.first_melds(120),
    code=CODE,
    seats=seats(),
    standing=DealStanding(),
    earlier=WEEK,
    unlike=unlike(preset("web"), preset("couples"), is_last=True),
    differs=not_quite_like(preset("web"), preset("couples")),
    is_easy=False,
    problem=DaysProblem(ProblemTheme.WILDS, rule_set_name(preset("campus").name)),
)


def before(shown: DealShown = FRIDAYS, actions: ActionsOfDeal | None = None) -> TodaysDealScene:
    """The screen of a deal."""
    scene = TodaysDealScene(shown, actions or ActionsOfDeal())
    scene.copy = Clipboard()
    return scene


def crowded_before() -> TodaysDealScene:
    """The longest names, no voice, a damaged game, and a friend's code for other rules."""
    people = tuple(PlayerAtTable(name, n % 2) for n, name in enumerate(LONG[:4]))
    shown = replace(
        FRIDAYS,
        day=date(2026, 9, 30),
        title=say_todays_deal.deal_of(date(2026, 9, 30), date(2026, 9, 30) == FRIDAY),
        is_today=False,
        rules=("W" * 40, rule_set_name("Web Classic")),
        seats=seats(people),
        standing=DealStanding(DealState.GOING_ON, turn=12),
        note=say_todays_deal.damaged(),
    )
    told = say_deals.rules_not_here("4T")
    return _with_code(
        before(shown, ActionsOfDeal(say_todays_deal.no_voice(), CodeReply(lambda: told, needs_rules=True)))
    )


def refused_code() -> Scene:
    """A friend's code that was mistyped."""
    return _with_code(before(actions=ActionsOfDeal(reply=CodeReply(saying(say_deals.wrong_in_group, 2, "4TRB")))))


def _with_code(scene: TodaysDealScene) -> TodaysDealScene:
    """A code is typed, and Play that deal is pressed."""
    scene.resize(shared_kit((1280, 720), Preferences()))
    press(scene, "button/with_friend")
    send(scene.handle, *typed("K7QM 4TRB HX9C"), key(pygame.K_RETURN))
    return scene


class ResultAsked:
    """Notes what is asked; `news` is what becomes known at the next look."""

    scene: DealResultScene

    def __init__(self, news: DealOutcome | None = None) -> None:
        self.news = news
        self.did: list[str] = []

    def poll(self) -> None:
        """Shows the news."""
        if self.news is not None:
            self.scene.set_state(self.news)

    def look_back(self) -> None:
        """Noted."""
        self.did.append("look back")

    def text_for_friends(self) -> str:
        """Three lines."""
        return "Today's deal, Friday, 20 November\nK7QM 4TRA HX9C\n640 ahead"

    def play_again(self) -> None:
        """Noted."""
        self.did.append("again")

    def back(self) -> None:
        """Noted."""
        self.did.append("back")


def averages(*of: int) -> tuple[LevelPar, ...]:
    """Of the levels, weakest first. Each has a standard error of 148 points, half of it the cards that all had."""
    luck = [600 if n % 2 else -600 for n in range(20)]
    other = [230 if n // 2 % 2 else -230 for n in range(20)]
    return tuple(
        LevelPar(
            level,
            tuple(mean + cards + (chance if at % 2 else -chance) for cards, chance in zip(luck, other, strict=True)),
        )
        for at, (level, mean) in enumerate(zip(LEVELS, of, strict=False))
    )


OUTCOME = DealOutcome(
    title=f"{say_todays_deal.todays_deal()} · {say_todays_deal.day(FRIDAY)}",
    teams=PAIRS,
    totals=(5400, 4760),
    levels=averages(130, 515, 680, 1105),
    figures=GivenAway(118.0, 2),
)
COMING = replace(OUTCOME, levels=averages(130, 515), waiting=LEVELS[2:], figures=GivenAway(), totals=(4760, 5400))
NEAR = replace(
    OUTCOME,
    totals=(-5240, 7105),
    first_lead=640,
    levels=averages(-11_950, -11_900, -11_990, -11_960),
    teams=(
        ScoreTeam(0, f"{LONG[0]} & {LONG[1]}", (PlayerAtTable(LONG[0], 0), PlayerAtTable(LONG[1], 0)), True),
        PAIRS[1],
    ),
    title=say_todays_deal.deal_of(date(2026, 9, 30), date(2026, 9, 30) == FRIDAY),
)

ROWS = (
    ScoreSheetRow(ScoreKind.MELDED, (360, 445)),
    ScoreSheetRow(ScoreKind.CLEAN_BOOKS, (1000, 1500)),
    ScoreSheetRow(ScoreKind.DIRTY_BOOKS, (600, 300)),
    ScoreSheetRow(ScoreKind.GOING_OUT, (0, 100)),
    ScoreSheetRow(ScoreKind.LEFT_IN_HAND, (-550, -80)),
)


def result(outcome: DealOutcome = OUTCOME, asked: ResultAsked | None = None) -> DealResultScene:
    """How a deal went."""
    actions = asked or ResultAsked()
    scene = actions.scene = DealResultScene(outcome, actions)
    scene.copy = Clipboard()
    return scene


DEALS_SHOWN: dict[str, Callable[[], Scene]] = {
    "todays deal": before,
    "todays deal, an earlier one": partial(
        before,
        replace(
            FRIDAYS,
            title=say_todays_deal.deal_of(FRIDAY, False),
            chosen=2,
            is_today=False,
            is_easy=True,
            unlike=unlike(preset("campus"), preset("family"), is_last=True),
        ),
    ),
    "todays deal, first": partial(before, replace(FRIDAYS, earlier=())),
    "todays deal, played": partial(before, replace(FRIDAYS, standing=DealStanding(DealState.PLAYED, lead=-1640))),
    "todays deal, one rule set": partial(before, replace(FRIDAYS, rules=("W" * 40,), chosen=0)),
    "crowded todays deal": crowded_before,
    "todays deal, code refused": refused_code,
    "deal result": result,
    "deal result, levels playing": partial(result, COMING),
    "deal result, nobody yet": partial(
        result, replace(COMING, levels=(), waiting=LEVELS, totals=(4760, 4760), figures=GivenAway(None, False))
    ),
    "deal result, no comparison": partial(result, replace(COMING, levels=(), waiting=())),
    "deal result, easy": partial(
        result,
        replace(COMING, levels=(), waiting=(), totals=(1410, 2265), rows=ROWS, is_easy=True, was_away=True),
    ),
    "crowded deal result": partial(result, NEAR),
}
