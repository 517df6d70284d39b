"""The lessons of one rule set: made one at a time while the program is idle, because each sets up positions and tries
its answers.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from game.lessons.lesson_ids import LessonId
from game.play.results.firsts import FirstTime
from game.rules.presets import PRESET_IDS, preset
from game.rules.ruleset import RuleSet
from saves.library.match_summary import same_rules
from saves.players.people import Learned

if TYPE_CHECKING:
    from game.lessons.lesson_facts import Lesson


_BASICS: Final = frozenset(
    {LessonId.WHAT_WINS, LessonId.DEAL, LessonId.TURN, LessonId.MELDS, LessonId.WILDS, LessonId.OPENING}
)
"""What nobody gets through a round without, guided or not."""
_TAUGHT_BY: Final[Mapping[FirstTime, frozenset[LessonId]]] = {
    FirstTime.TEAM_BOOK: frozenset({LessonId.BOOKS}),
    FirstTime.PILE_TAKEN: frozenset({LessonId.PILE}),
    FirstTime.THREES_EXPLAINED: frozenset({LessonId.THREES}),
    FirstTime.CLEAN_BOOK: frozenset({LessonId.BOOKS}),
    FirstTime.FOOT_TAKEN: frozenset({LessonId.FOOT}),
    FirstTime.OUT: frozenset({LessonId.BOOKS, LessonId.FOOT, LessonId.GOING_OUT}),
    FirstTime.WIN: frozenset(),
}


def learned_at_table(learned: Learned) -> frozenset[LessonId]:
    """The lessons whose subject somebody knows from a guided round or a match, by what they did there."""
    found = [_BASICS | lessons for first, lessons in _TAUGHT_BY.items() if first in learned.firsts]
    return frozenset[LessonId]().union(*found)


def known_lessons(learned: Learned) -> frozenset[LessonId]:
    """The lessons that were done, or learned at the table."""
    return learned_at_table(learned) | {id_ for id_ in LessonId if learned.lesson(id_).done}


class LessonCourse:
    """The lessons that these rules have, in order. A lesson not made yet is assumed to exist."""

    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules
        wanted = same_rules(rules)
        self.preset: Final = next((id_ for id_ in PRESET_IDS if same_rules(preset(id_)) == wanted), None)
        """The game's rule set that plays the same; None if there is none."""
        self._known: dict[LessonId, Lesson | None] = {}

    def make_one(self) -> LessonId | None:
        """Makes one missing lesson, and returns which; None if there is none."""
        made = next((id_ for id_ in LessonId if not self.is_known(id_)), None)
        if made is not None:
            self.lesson(made)
        return made

    def is_known(self, id_: LessonId) -> bool:
        """Whether that lesson was made, or found to be absent."""
        return id_ in self._known

    def lesson(self, id_: LessonId) -> "Lesson | None":
        """That lesson, made now if necessary; None if its subject isn't in these rules."""
        if id_ not in self._known:
            from game.lessons.course import lesson_of

            self._known[id_] = lesson_of(self.rules, id_)
        return self._known[id_]

    def is_absent(self, id_: LessonId) -> bool:
        """Whether these rules are known to have no such lesson."""
        return id_ in self._known and self._known[id_] is None

    def steps(self, id_: LessonId) -> int:
        """How many steps it has; 0 if not known yet."""
        known = self._known.get(id_)
        return len(known.steps) if known is not None else 0

    def following(self, id_: LessonId) -> "Lesson | None":
        """The next lesson that these rules have; None after the last."""
        order = list(LessonId)
        later = (self.lesson(other) for other in order[order.index(id_) + 1 :])
        return next((lesson for lesson in later if lesson is not None), None)

    def next_for(self, learned: Learned) -> LessonId | None:
        """The first lesson with something new for somebody that is not known to be absent; None after the last."""
        known = known_lessons(learned)
        return next((id_ for id_ in LessonId if id_ not in known and not self.is_absent(id_)), None)
