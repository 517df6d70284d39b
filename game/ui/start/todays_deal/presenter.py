"""The daily deal: fills its screen from the games on disk, and does what is asked for there.

A deal is known by its code, never by the clock: setting that back doesn't make a played deal new again.
"""

from collections.abc import Callable, Sequence
from datetime import date, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from game.ai.level_names import LEVELS
from game.deals.deal_code import BadDealCode, grouped, signs_kept
from game.deals.shared_deal import NoSuchDay, OtherRules, SharedDeal, deal_of_code, rules_of_day, todays_deal
from game.engine.table.board import Phase
from game.messages.amounts import capital
from game.messages.functions import deals as say_deals, todays_deal as say_todays_deal
from game.messages.language import saying
from game.play.shared_deals import deal_header, plan_of
from game.problems.bundled import problem_of_day
from game.problems.coming_back import is_learned
from game.rules.clashes import clashes_of
from game.rules.presets import DEFAULT_PRESET, preset, rule_set_name
from game.rules.rule_code import mark_signs
from game.rules.ruleset import RuleSet, minimum_of_round
from game.sentences import deals as code_words
from game.sentences.grammar import PERSON_NAMES
from game.sentences.rules_and_scores.house_rules import read_aloud
from game.sentences.rules_and_scores.rule_page import not_quite_like, unlike
from game.toolkit.widgets import StateScene
from game.ui.review.games.presenter import GamesOnDisk
from game.ui.rules.house_rules.presenter import HouseRules
from game.ui.shared.models import people_of
from game.ui.shared.requests import GoBack, OpenRecord, ReadRules, SolveProblemOf
from game.ui.shared.seated_players import with_current_faces
from game.ui.shared.seats_round_table import SeatShown
from game.ui.start.new_game.new_games import FreshGame, plays_easy, seats_from
from game.ui.start.todays_deal.own_deals import DealGames, OwnDeals, is_eased, record_of
from game.ui.start.todays_deal.view_model import CodeReply, DaysProblem, DealShown, DealState, EarlierDeal
from game.ui.system.services import Services
from saves.library.library import GameEntry
from saves.players.people import Learned
from saves.records.lines import GameLine, SeatInfo

if TYPE_CHECKING:
    from game.ui.match.session.open_game import OpenGame
    from game.ui.review.look_back.running_analysis import RunningAnalysis

EARLIER_DAYS: Final = 6
"""Shown beside the day itself: together a week."""


class TodaysDeals:
    """Shows deals and begins them."""

    def __init__(
        self,
        services: Services,
        games: GamesOnDisk,
        rules: HouseRules,
        own: OwnDeals,
        begin: Callable[[Callable[[FreshGame], GameLine]], None],
        usual_rules: Callable[[], RuleSet],
        learned: Callable[[], Learned],
    ) -> None:
        """`begin` starts a match with the header made for it, whatever is open. `learned` is what the current learner
        has solved.
        """
        self._usual_rules, self.learned = usual_rules, learned
        self._services = services
        self.environment, self.screens, self.ask = services.environment, services.screens, services.ask
        self.rules = rules
        self.games, self.own = games, own
        self._begin = begin
        self._named = ""  # the code typed last of a deal already played

    def rules_of(self, day: date) -> RuleSet:
        """Those of the day; a newcomer who hasn't played by them begins with the ones that are known."""
        rules = rules_of_day(day)
        return (self.known_beside(rules) if self.plays_easy else None) or rules

    def known_beside(self, rules: RuleSet) -> RuleSet | None:
        """Those that are usual here; None if a game here had the given ones."""
        return None if rules.name in self.played else self.usual_beside(rules)

    def usual_beside(self, rules: RuleSet) -> RuleSet | None:
        """The rules of the last match, or Web Classic; None if they are the given ones."""
        usual = self._usual_rules()
        usual = usual if usual.name in self.played else preset(DEFAULT_PRESET)
        return None if rules.name == usual.name else usual

    @property
    def played(self) -> set[str]:
        """The names of the rules that games here had."""
        return {entry.rules_name for entry in self.games.entries if not entry.deal}

    @property
    def plays_easy(self) -> bool:
        """Whether the easiest level is the right one to begin with."""
        return plays_easy(self.games.entries)

    # ---- screens

    def show(self) -> None:
        """Show today's deal in place of all screens; says so if the calendar has none."""
        scene = self._scene(self.own.today)
        if scene is not None:
            self.screens.show(scene)

    def push(self, day: date) -> None:
        scene = self._scene(day)
        if scene is not None:
            self.screens.push(scene)

    def _scene(self, day: date) -> StateScene[Any] | None:
        from game.ui.start.todays_deal.screen import TodaysDealScene  # imported late for a faster start

        self.games.entries_within(self.environment.patience)
        try:
            actions = DealOnPaper(self, day)
        except NoSuchDay:
            self.screens.say(saying(say_todays_deal.no_such_day, day))
            return None
        scene = TodaysDealScene(actions.shown, actions)

        def tell() -> None:
            actions.look_again()
            scene.set_state(shown=actions.shown)

        self.screens.subscribe(scene, tell)
        return scene

    # ---- a match of a deal

    def end_of(
        self, game: "OpenGame", record: Path | None, analysis: "Callable[[], RunningAnalysis]"
    ) -> StateScene[Any] | None:
        """The result screen of a finished match of a deal; None if it was abandoned or isn't of a deal."""
        if game.match.header.deal is None:
            return None
        from game.ui.start.todays_deal.deal_outcome import EndOfDeal, outcome_of, played_deal, result_title

        played = played_deal(game.match.header)
        if played is None or game.board.phase != Phase.ENDED:
            return None
        self.games.entries_within(self.environment.patience)
        deal, own = played.deal, record_of(game)
        was_named, self._named = self._named == deal.code, ""
        is_imported = record is not None and self.games.label_of(record).imported
        first_lead = None if is_imported else self.own.first_time(deal.code, own)
        is_easy = is_eased(deal.code, game.match.header.seats)
        is_first = not is_imported and first_lead is None
        outcome = replace(
            outcome_of(game, played.seat, result_title(deal.day, self.own.today)),
            first_lead=first_lead,
            is_seen=is_easy or (is_first and self.own.is_seen(deal.code, own)),
            is_easy=is_easy,
            is_imported=is_imported,
            note=say_todays_deal.played_already() if was_named else "",
        )
        return EndOfDeal(self._services, game, played, outcome, analysis, self.begin).scene

    # ---- playing

    def play(self, deal: SharedDeal, seats: tuple[SeatInfo, ...] = ()) -> None:
        """Begin a deal, with `seats` at the table if given; go on with it, or show its result."""
        found = self.own.of_code(deal.code)
        if found.record:
            self.ask(OpenRecord(found.record))
        else:
            self.begin(deal, say_todays_deal.game_name(deal.day, deal.code), seats)

    def play_named(self, deal: SharedDeal) -> None:
        self.games.entries_within(self.environment.patience)
        if self.own.of_code(deal.code).standing.state is DealState.PLAYED:
            self._named = deal.code
        self.play(deal)

    def begin(self, deal: SharedDeal, name: str, seats: tuple[SeatInfo, ...] = ()) -> None:
        """Begin a match of a deal, with `seats` at the table if given."""

        def header(fresh: FreshGame) -> GameLine:
            there = seats or seats_at(deal)
            return deal_header(deal, there, game_id=fresh.game_id, created=fresh.created, app=fresh.app, name=name)

        self._begin(header)

    def play_code(self, typed: str) -> CodeReply | None:
        """Open the deal of a typed code; None if that worked."""
        own = [choice.rules for choice in self.rules.choices]
        try:
            deal = deal_of_code(typed, own)
        except BadDealCode as bad:
            return CodeReply(saying(code_words.why_not_deal_code, bad), bad.slip == "code_of_rules")
        except OtherRules as other:
            return CodeReply(saying(say_deals.rules_not_here, mark_signs(other.mark)), needs_rules=True)
        self.play_named(deal)
        return None


class DealOnPaper:
    """The deal of a day on its screen, by the rules chosen there. Handles what is pressed."""

    def __init__(self, deals: TodaysDeals, day: date) -> None:
        """Raises NoSuchDay."""
        self._deals = deals
        self._day = day
        self.no_voice = "" if deals.environment.voice.is_there else say_todays_deal.no_voice()
        self._sets: tuple[RuleSet, ...] = ()
        self._gone: GameEntry | None = None  # the day's game by rules that no longer exist: offered first
        self._chosen: str | None = None
        self._is_easy = deals.plays_easy
        self.look_again()
        self._deal()

    # ---- what is shown

    def look_again(self) -> None:
        """Update the rule sets to choose from, and the chosen one."""
        found, game = self._deals.own.of_day(self._day)
        sets = (choice.rules for choice in self._deals.rules.choices)
        self._sets = tuple(rules for rules in sets if not clashes_of(rules, self._deal_by(rules).table.players))
        if not self._sets:
            self._sets = (rules_of_day(self._day),)
        mine = None
        if game is not None and found.standing.state is not DealState.OPEN:
            signs = signs_kept(game.deal)
            mine = next((one for one in self._sets if signs_kept(self._deal_by(one).code) == signs), None)
            self._gone = game if mine is None else None
        names = [rules.name for rules in self._sets]
        if self._chosen is None or (self._chosen not in names and self._gone is None):
            usual = self._deals.rules_of(self._day).name
            chosen = mine.name if mine is not None else None
            self._chosen = chosen or ("" if self._gone is not None else usual if usual in names else names[0])

    def _deal_by(self, rules: RuleSet) -> SharedDeal:
        return todays_deal(self._day, rules)

    def _rules(self) -> RuleSet | None:
        """The chosen rules; None if they no longer exist."""
        return next((rules for rules in self._sets if rules.name == self._chosen), None)

    def _deal(self) -> SharedDeal:
        return self._deal_by(self._rules() or self._sets[0])

    @property
    def shown(self) -> DealShown:
        deals, day, rules, deal = self._deals, self._day, self._rules(), self._deal()
        gone = self._gone if rules is None else None
        code = deal.code if gone is None else grouped(signs_kept(gone.deal) or "")
        found = deals.own.of_code(code)
        names = tuple(one.name for one in self._sets)
        if self._gone is not None:
            names = (self._gone.rules_name, *names)
        is_open = found.standing.state is DealState.OPEN and gone is None
        infos = (gone.seats if gone is not None else found.seats) or seats_at(deal)
        infos = eased(infos) if is_open and self._is_easy else infos
        teams = deal.table.teams if gone is None else gone.teams
        people = people_of(with_current_faces(infos, deals.games.faces()), teams)
        is_today = day == deals.own.today
        known = None if rules is None else deals.known_beside(rules)
        opens = minimum_of_round(deal.whole_rules, deal.like_round) if gone is None else 0
        return DealShown(
            title=say_todays_deal.deal_of(day, day == deals.own.today),
            day=day,
            rules=tuple(map(rule_set_name, names)),
            chosen=0 if rules is None else names.index(rules.name, 1 if self._gone is not None else 0),
            rules_note="" if rules is not None else say_todays_deal.rules_gone(),
            is_whole=not deal.like_round,
            length_note=say_todays_deal.first_melds(opens) if gone is None else "",
            code=tuple(code.split()),
            seats=tuple(SeatShown(person, info.level or "") for person, info in zip(people, infos, strict=True)),
            standing=found.standing,
            earlier=self._earlier() if deals.own.has_played_any else (),
            note=_note(found),
            is_today=is_today,
            unlike="" if rules is None or known is None else unlike(rules, known, known.name in deals.played),
            differs="" if rules is None or known is None else not_quite_like(rules, known),
            is_easy=self._is_easy if is_open else None,
            problem=self._problem(),
        )

    def _earlier(self) -> tuple[EarlierDeal, ...]:
        days = [self._deals.own.today - timedelta(days=back) for back in range(EARLIER_DAYS + 1)]
        others = [day for day in days if day != self._day][:EARLIER_DAYS]
        return tuple(EarlierDeal(day, self._deals.own.of_day(day)[0].standing) for day in others if _has_deal(day))

    def _problem(self) -> DaysProblem:
        problem = problem_of_day(self._day)
        is_solved = is_learned(self._deals.learned().problem(problem.id), is_own=False)
        return DaysProblem(problem.theme, rule_set_name(problem.rule_set.name), is_solved)

    # ---- actions

    def choose_easy(self, is_easy: bool) -> DealShown:
        self._is_easy = is_easy
        return self.shown

    def read_rules(self) -> None:
        self._deals.ask(ReadRules(self._rules() or self._sets[0]))

    def solve(self) -> None:
        self._deals.ask(SolveProblemOf(self._day))

    def choose_rules(self, index: int) -> DealShown:
        place = index - (1 if self._gone is not None else 0)
        self._chosen = self._sets[place].name if place >= 0 else ""
        return self.shown

    def play(self) -> None:
        if self._rules() is None and self._gone is not None:
            self._deals.ask(OpenRecord(str(self._gone.path)))
        else:
            deal = self._deal()
            self._deals.play(deal, eased(seats_at(deal)) if self._is_easy else ())

    def open_day(self, day: date) -> None:
        found, _ = self._deals.own.of_day(day)
        if found.standing.state is DealState.PLAYED:
            self._deals.ask(OpenRecord(found.record))
        elif day == self._deals.own.today:
            self._deals.show()
        else:
            self._deals.push(day)

    def say_slowly(self) -> None:
        """Read the code aloud, interrupting any other speech."""
        voice = self._deals.environment.voice
        voice.hush()
        for sentence in code_slowly(self.shown.code):
            voice.say(sentence)

    def play_code(self, typed: str) -> CodeReply | None:
        """Open the deal of a friend's code."""
        return self._deals.play_code(typed)

    def enter_rules(self) -> None:
        """Open the page that takes in a code of rules; rules saved there can be chosen here afterwards."""
        self._deals.rules.share(self._rules() or self._sets[0])

    def back(self) -> None:
        self._deals.ask(GoBack())


def seats_at(deal: SharedDeal) -> tuple[SeatInfo, ...]:
    """Everybody at a deal's table with their names; a person in the first seat if the code has none."""
    plans = list(plan_of(deal).seats)
    infos = seats_from(plans)
    if all(info.kind != "human" for info in infos):
        infos = (SeatInfo(name=PERSON_NAMES[0], kind="human"), *infos[1:])
    return infos


def eased(seats: Sequence[SeatInfo]) -> tuple[SeatInfo, ...]:
    """The same people with computer players of the easiest level."""
    return tuple(seat if seat.kind == "human" else replace(seat, level=LEVELS[0]) for seat in seats)


def _note(found: DealGames) -> str:
    """What there is to know before one begins."""
    if found.standing.state is DealState.PLAYED:
        return say_todays_deal.played_already()
    if found.is_damaged:
        return say_todays_deal.damaged()
    if found.standing.is_easy:
        return say_todays_deal.easy_not_compared()
    return say_todays_deal.seen() if found.standing.seen else ""


def _has_deal(day: date) -> bool:
    try:
        todays_deal(day)
    except NoSuchDay:
        return False
    return True


def code_slowly(groups: Sequence[str]) -> tuple[str, ...]:
    """What to read aloud, with a pause after each sentence.

    >>> code_slowly(["K7QM"])
    ('First group: kitchen. Seven. Queen. Mountain.',)
    """
    spoken = ([read_aloud(sign) for sign in group] for group in groups)
    return tuple(
        say_todays_deal.slowly(place, ". ".join([first, *map(capital, later)]))
        for place, (first, *later) in enumerate(spoken, 1)
    )
