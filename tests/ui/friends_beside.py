"""Two matches of one deal beside each other, as their screen may get them."""

from collections.abc import Callable

from game.analysis.facts import MeasuredTry
from game.deals.shared_deal import new_deal
from game.deals.tables import DealTable
from game.messages.functions import todays_deal as say_todays_deal
from game.play.results.beside import Record
from game.play.results.try_judge import Moves, TryJudge
from game.rules.presets import preset
from game.toolkit.scene import Scene
from game.ui.review.beside_friend.presenter import FRIENDS_FILE, BesideFriend, BothLookedAt, both_matches
from game.ui.review.beside_friend.screen import BesideFriendScene
from game.ui.shared.requests import ProgramRequest
from tests.play.analysts import TryJudgeAtOnce
from tests.play.deals_played import played
from tests.ui.dealing_ceremonies import file_chooser
from tests.ui.samples import LONG
from tests.ui.thinking_again import Stack


class JudgeWithAnswer(TryJudge):
    """Starts no process; answers with `found` when it is polled, or never."""

    def __init__(self, found: tuple[MeasuredTry | None, ...] | None = None) -> None:
        super().__init__()
        self.found = found
        self.asked: list[tuple[Moves, tuple[Moves, ...]]] = []

    def ask(self, view: object, played: Moves, tries: object) -> None:
        """Notes it."""
        self.asked.append((played, tuple(tries)))  # type: ignore[arg-type]  # as TryJudge has it

    def poll(self) -> tuple[MeasuredTry | None, ...] | None:
        """What was found."""
        return self.found


def actions(mine: Record, theirs: Record, judge: TryJudge | None = None, stack: Stack | None = None) -> BothLookedAt:
    """Who answers the screen; what is asked for is noted in the stack."""
    screens = stack or Stack()
    asked: list[ProgramRequest] = []
    deal = say_todays_deal.todays_deal()
    leads = BesideFriend(screens, mine, deal, asked.append)  # type: ignore[arg-type]  # without a window
    both = BothLookedAt(both_matches(mine, theirs, deal), judge or TryJudgeAtOnce(), asked.append, leads.ask_for_file)
    both.asked = asked  # type: ignore[attr-defined]  # for whoever looks
    return both


def beside(mine: Record, theirs: Record, steps: int = 0) -> Scene:
    """The screen, so many turns after they parted."""
    there = actions(mine, theirs)
    for _ in range(abs(steps)):
        there.step(1 if steps > 0 else -1)
    there.poll()
    return BesideFriendScene(there.shown, there)


def six_players() -> Scene:
    """Six at a table, with the longest names."""
    table = DealTable(3, ("human", "hard", "hard", "hard", "hard", "hard"))
    code = new_deal(preset("web"), table, 2, 1).code
    return beside(played("normal", code, LONG[0]), played("easy", code, LONG[1]), 2)


def before_the_end() -> Scene:
    """Nothing more to step to."""
    return beside(played("hard"), played("easy", name=LONG[3]), 500)


BESIDE: dict[str, Callable[[], Scene]] = {
    "beside a friend": lambda: beside(played("hard"), played("normal", name="Ida")),
    "beside a friend, later": lambda: beside(played("easy"), played("normal", name=LONG[2]), 9),
    "beside a friend, six": six_players,
    "beside a friend, at the end": before_the_end,
    "beside a friend, alike": lambda: beside(played("hard"), played("hard", name="Ida")),
    "friend's file": lambda: file_chooser(FRIENDS_FILE, ""),
}
