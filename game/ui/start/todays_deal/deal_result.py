"""How a deal went: the result beside what each level makes of the same cards, what the cards were worth, and what was
given away.
"""

from collections.abc import Sequence
from statistics import fmean
from typing import Protocol

from msgspec import Struct

from game.messages.amounts import in_tens, listed, points
from game.messages.functions import (
    looking_back,
    nouns,
    screens as say_screens,
    todays_deal as say,
)
from game.play.results.par import TRIES, LevelPar, told_apart
from game.sentences.my_games import level_name
from game.toolkit.boxes import (
    Box,
    Column,
    FirstThatFits,
    Grow,
    Pad,
    Panel,
    Rigid,
    Row,
    Share,
    Sized,
    Space,
    WidgetSlot,
    Words,
    paper,
)
from game.toolkit.drawing.theme import CREAM, DIM, GOLD, INK_SOFT, PAPER_DIM, WINE
from game.toolkit.kit import Kit
from game.toolkit.widgets import Button, ButtonLook
from game.toolkit.widgets.bar import Bar
from game.toolkit.widgets.state_scene import StateScene
from game.ui.shared.models import PlayerAtTable
from game.ui.start.todays_deal.par_scale import ParFlag, ParScale, level_with


class GivenInDeal(Struct, frozen=True):
    """What was given away in `turns` turns."""

    given: float | None = None
    turns: int = 0
    hinted: int = 0
    """Decisions left out because they followed a hint."""
    is_given_coming: bool = True


class DealOutcome(Struct, frozen=True, kw_only=True):
    """A deal that was played, as far as is known; `is_copied`: whether copying it for a friend worked, None before."""

    title: str
    team: str
    is_alone: bool = False
    """Whether the person is the whole team."""
    person: PlayerAtTable
    lead: int
    first_lead: int | None = None
    """The lead of the first game, if this is a later one."""
    note: str = ""
    """Why a result is shown instead of a game."""
    is_seen: bool = False
    """Whether its cards were known before, so that it neither counts nor is compared."""
    levels: tuple[LevelPar, ...] = ()
    """What is known so far about the levels' results in this deal."""
    waiting: tuple[str, ...] = ()
    """Levels that are still playing."""
    figures: GivenInDeal = GivenInDeal()
    is_copied: bool | None = None

    @property
    def headline(self) -> str:
        return say.came_out(self.team, self.is_alone, self.lead)

    @property
    def flags(self) -> list[ParFlag]:
        """The levels with a known average; those whose order may be due to chance share a flag."""
        return [_flag(group) for group in told_apart(self.levels)]

    @property
    def is_compared(self) -> bool:
        """Whether the comparison is complete."""
        return bool(self.levels) and not self.waiting

    @property
    def compared(self) -> str:
        """What the flags mean."""
        if self.levels:
            error = max(10, _tens(max(one.se or 0 for one in self.levels)))
            return say.compared(TRIES, error, any(one.games < TRIES for one in self.levels))
        if self.is_seen:
            return say.seen()
        return say.comparing(TRIES) if self.waiting else say.no_comparison()

    @property
    def message(self) -> str:
        told = f"{self.headline}."
        return f"{told} {scale_sentence(self.lead, self.flags)}" if self.is_compared else told


class ResultActions(Protocol):
    """What the result screen calls."""

    def poll(self) -> None:
        """The screen is there: whatever has been found out is shown."""

    def look_back(self) -> None:
        """The match, turn by turn."""

    def told_to_friends(self) -> str:
        """The lines that tell a friend about it."""

    def play_again(self) -> None:
        """The same deal, for fun."""

    def beside_friend(self) -> None:
        """The screen that compares a friend's game of this deal with this one."""

    def back(self) -> None:
        """Go back to where the player came from."""


class DealResultScene(StateScene[DealOutcome]):
    """A sheet with the scale above, two panels below it, and three ways on."""

    name = "deal_result"
    is_spoken = True
    first_focus = "button/look_back"

    def __init__(self, outcome: DealOutcome, actions: ResultActions) -> None:
        super().__init__(outcome)
        self._actions = actions
        self.poll = actions.poll
        self.form.on_cancel = actions.back

    def content(self, kit: Kit) -> Box:
        """The sheet fills what the panels leave."""
        actions, outcome, copied = self._actions, self.state, self.state.is_copied
        figures = outcome.figures
        look_back = Button(
            "button/look_back",
            looking_back.look_back(),
            actions.look_back,
            look=ButtonLook("primary", 40, sub_size=23, heading=True),
            icon="film",
            sub=say.look_back_sub() if figures.given is None else say.worth_a_look(figures.turns),
        )
        tried = say.tell_friend_done() if copied else say_screens.no_clipboard()
        told = say.tell_friend_sub() if copied is None else tried
        small = ButtonLook(sub_size=21)
        tell = Button("button/tell", say.tell_friend(), self._tell, icon="share", sub=told, look=small)
        for_fun = say.play_again_for_fun() if outcome.is_seen else say.play_again_sub()
        again = Button("button/again", say.play_again(), actions.play_again, icon="undo", sub=for_fun, look=small)
        panels = Row(Share(self._given_away(), 3), Share(self._beside_friend(), 2), gap=28, across="stretch")
        ways = Row(*(Share(WidgetSlot(way, 104)) for way in (look_back, tell, again)), gap=28)
        body = Column(Grow(self._sheet()), Space(22), panels, Space(22), ways)
        return Column(Bar(outcome.title, [self.way_back]), Grow(Pad(body, 60, 24, 30)))

    def _tell(self) -> None:
        self.set_state(is_copied=self.copy(self._actions.told_to_friends()))

    def _sheet(self) -> Box:
        """The result sheet; with large text on a low screen, only the scale under the headline."""
        state = self.state
        head = Words(state.headline, 50, WINE, "heading", lines=1)
        told_again = say.this_time(state.first_lead) if state.first_lead is not None else state.note
        again = [Words(told_again, 23, INK_SOFT, "strong")] if told_again else []
        playing = say.still_playing(list(map(level_name, state.waiting))) if state.waiting else ""
        coming = [Rigid(Words(playing, 23, PAPER_DIM, "strong", "right", lines=1))] if playing else []
        compared = Row(Grow(Words(state.compared, 23, INK_SOFT)), *coming, gap=30)
        said = among(state.lead, state.flags) if state.is_compared else ""
        scale, low_scale = (ParScale(state.lead, state.person, state.flags, said, is_low=low) for low in (False, True))
        low_head = Words(state.headline, 38, WINE, "heading", lines=1)
        forms = (
            Column(head, *again, Space(4), compared, Space(6), Grow(scale)),
            Column(head, *again, compared, Grow(scale)),
            Column(head, Grow(scale)),
            Column(head, Grow(low_scale)),
            *([Column(low_head, Grow(low_scale))] if self.kit.theme.is_large else []),
        )
        return Panel(FirstThatFits(*(Sized(form, width=0) for form in forms)), (44, 18), paper)

    def _given_away(self) -> Box:
        """What the turns gave away."""
        figures = self.state.figures
        given, given_told = say.not_known_yet(), say.looking() if figures.is_given_coming else say.not_looked_at()
        if figures.given is not None:
            given, given_told = points(_tens(figures.given)), say.given(figures.turns, figures.hinted)
        return Panel(_figure(say.given_away(), given, given_told), (28, 16))

    def _beside_friend(self) -> Box:
        look = Button("button/friend", say.open_file(), self._actions.beside_friend, icon="folder", look=23)
        heading, why = Words(say.compare(), 30, face="heading", lines=1), Words(say.compare_why(), 21, DIM)
        return Panel(Column(heading, Space(6), Grow(why), Space(8), Row(WidgetSlot(look, 66), Grow())), (28, 16))


def _figure(what: str, number: str, told: str) -> Box:
    """A label, a number and a sentence."""
    head = Row(Words(what, 23, CREAM, "strong", lines=1), Grow(), Words(number, 34, GOLD, "number", "right", lines=1))
    return Column(head, Space(2), Words(told, 21, DIM))


def _tens(amount: float) -> int:
    return int(round(amount, -1))


def _flag(group: Sequence[LevelPar]) -> ParFlag:
    """One flag for a group of levels; its bounds are two standard errors beyond their averages."""
    lower = min(par.mean - 2 * (par.se or 0) for par in group)
    upper = max(par.mean + 2 * (par.se or 0) for par in group)
    names = [level_name(par.level) for par in group]
    return ParFlag(listed(names), fmean(par.mean for par in group), lower, upper)


def among(lead: int, flags: Sequence[ParFlag]) -> str:
    """A result's position among the averages, which are given in ascending order.

    >>> easy, others = ParFlag("Easy", 130, 10, 250), ParFlag("Normal and Hard", 600, 420, 760)
    >>> among(640, [easy, others])
    'about what Normal and Hard players make'
    >>> among(300, [easy, others]), among(1000, [easy, others]), among(0, [easy, others])
    ('above Easy, below Normal and Hard', 'above Normal and Hard', 'below Easy')
    """
    alike = level_with(lead, flags)
    if alike is not None:
        return say.about(alike.name)
    lower = next((flag.name for flag in reversed(flags) if flag.average <= lead), "")
    return say.among(lower, next((flag.name for flag in flags if flag.average > lead), ""))


def scale_sentence(lead: int, flags: Sequence[ParFlag]) -> str:
    """The scale for screen readers.

    >>> scale_sentence(640, [ParFlag("Easy", 130.2), ParFlag("Expert", 906)])
    'You: +640. Easy: +130. Expert: +910.'
    """
    places = [(nouns.you(), lead), *((flag.name, in_tens(flag.average)) for flag in flags)]
    return " ".join(f"{say.on_scale(name, lead)}." for name, lead in places)
