"""Learn: the learner's progress on its screen, the lessons it opens, and their results."""

from collections.abc import Callable, Mapping, Sequence
from datetime import date
from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace

from game.lessons.lesson_ids import LessonId
from game.messages.functions import learn_screen as say_learn, screens as say_screens
from game.messages.language import Message
from game.problems.coming_back import coming_for_second_time, in_order, is_learned, own_waiting
from game.problems.problem_facts import Problem, ProblemTheme
from game.rules.presets import rule_set_name
from game.rules.ruleset import PresetId, RuleSet
from game.ui.learn.lessons.lesson_course import LessonCourse, known_lessons, learned_at_table
from game.ui.learn.lessons.view_model import LearnShown, LessonShown, LessonState, OwnShown, ThemeShown
from game.ui.shared.requests import ChangePreferences, ReadChapter, ShowNewGame
from game.ui.start.new_game.choices import RuleChoice, choice_of
from game.ui.start.title.title_tiles import LearnDoor
from game.ui.system.people.learning_players import LearningPlayers
from game.ui.system.services import Services
from saves.players.people import OwnProblem
from saves.records.lines import GameLine

if TYPE_CHECKING:
    from game.lessons.lesson_facts import Lesson
    from game.play.practising.lesson_run import LessonRun
    from game.ui.learn.lessons.screen import LearnScene


class Learning:
    """Handles the Learn screen and keeps what is learned. Slow work is done a little in every pass."""

    def __init__(
        self,
        services: Services,
        learning_players: LearningPlayers,
        names: Callable[[], Sequence[str]],
        faces: Callable[[], Mapping[str, int]],
        is_first_match: Callable[[], bool],
        usual_beside: Callable[[RuleSet], RuleSet | None],
        called_now: Callable[[GameLine], GameLine],
    ) -> None:
        """`names` are the people of the known games, `faces` those of the house by the keys of their names;
        `is_first_match` says whether nobody has played a match yet; `usual_beside` and `called_now` are those of
        problems.
        """
        self._usual_beside, self._called_now = usual_beside, called_now
        self._learning_players, self._screens, self._ask = learning_players, services.screens, services.ask
        self._sound, self._make_judge = services.play_sound, services.environment.make_try_judge
        self._names, self._faces, self._is_first_match = names, faces, is_first_match
        self._choices: tuple[RuleChoice, ...] = ()
        self._chosen = ""
        self._courses: list[LessonCourse] = []
        self._scene: LearnScene | None = None
        self._problems: dict[PresetId, tuple[Problem, ...]] = {}
        self._unreadable: set[str] = set()  # moments of own games; they stay where they are kept
        self._seen = -1
        self._known: tuple[int, RuleSet] | None = None  # how much, by which rules, in the last pass
        self._is_done = False

    # ---- what there is

    def expect(self, choices: Sequence[RuleChoice], rules: str, person: str) -> None:
        """The available rule sets; the usual ones and the usual person are used until others are chosen."""
        self._choices = tuple(choices)
        if self._scene is None or self._chosen not in [choice.id for choice in choices]:
            self._chosen = rules
        self._learning_players.expect(person)

    @property
    def knows_rules(self) -> bool:
        """Whether the rule sets are known: not yet if a match began without a title."""
        return bool(self._choices)

    @property
    def door(self) -> LearnDoor:
        if not self._learning_players.is_read:
            return LearnDoor(is_known=False)
        learned = self._learning_players.learned
        next_ = self._course.next_for(learned) if self.knows_rules else None
        return LearnDoor(known_lessons(learned), next_, len(self._waiting))

    @property
    def _waiting(self) -> tuple[OwnProblem, ...]:
        waiting = own_waiting(self._learning_players.learned, self._learning_players.today())
        return tuple(one for one in waiting if one.id not in self._unreadable)

    def has_news(self) -> bool:
        """Whether something new is known or chosen since this was last called."""
        seen, self._seen = self._seen, self._learning_players.changes
        return seen != self._seen

    @property
    def _rules(self) -> RuleSet:
        return next(choice.rules for choice in self._choices if choice.id == self._chosen)

    @property
    def _course(self) -> LessonCourse:
        """The lessons of the chosen rules, the last few kept."""
        rules = self._rules
        found = next((course for course in self._courses if course.rules == rules), None)
        if found is None:
            found = LessonCourse(rules)
            self._courses = [found, *self._courses[:5]]
        return found

    def pass_time(self) -> None:
        """Makes one more lesson; an open screen shows the new results."""
        if self._choices and self._may_do_more() and (self._make_lesson() or self._read_problems()):
            self._learning_players.changes += 1
        trouble = self._learning_players.take_trouble()
        if trouble is not None:
            self._screens.say(trouble)

    def _may_do_more(self) -> bool:
        """Whether the screen is open, or more is known than in the last pass: the title needs at most one lesson."""
        before, self._known = self._known, (self._learning_players.changes, self._rules)
        return self._scene is not None or before != self._known

    def _make_lesson(self) -> bool:
        """Whether another lesson is known, so that the display changes: for the title the next one, once the first is
        done; for the screen all of them.
        """
        course, learned = self._course, self._learning_players.learned
        if self._scene is not None:
            made = course.make_one()
            return made is not None and (course.is_absent(made) or bool(learned.lesson(made).steps))
        next_ = None if self.door.is_new else course.next_for(learned)
        return next_ is not None and not course.is_known(next_) and course.lesson(next_) is None

    def _read_problems(self) -> bool:
        id_ = self._preset if self._scene is not None else None
        if id_ is None or id_ in self._problems:
            return False
        from game.problems.bundled import problems_for

        self._problems[id_] = problems_for(id_)
        return True

    # ---- the screen

    def show(self, played: RuleSet | None = None) -> None:
        """By the rules that are being `played`, if any."""
        if played is not None:
            self._chosen = choice_of(played, self._choices)
        self._learning_players.refresh()
        from game.ui.learn.lessons.screen import LearnScene

        self._scene = LearnScene(self, self._ask)
        self._screens.push(self._scene)

    def show_more(self) -> None:
        if self._scene is None or self._scene not in self._screens.scenes:
            self._scene = None
        elif self._is_done:
            self._is_done = False
            self._scene.come_back()
        else:
            self._scene.receive(self.shown)

    @property
    def shown(self) -> LearnShown:
        return LearnShown(
            person=self._learning_players.person,
            people=self._learning_players.known(self._names()),
            faces=self._faces(),
            rules=tuple(rule_set_name(choice.rules.name) for choice in self._choices),
            chosen=[choice.id for choice in self._choices].index(self._chosen),
            done=len(known_lessons(self._learning_players.learned)),
            lessons=self._lessons(),
            own=self._own(),
            themes=self._themes(),
            is_reading=self._preset is not None and self._preset not in self._problems,
        )

    def _own(self) -> OwnShown:
        waiting = self._waiting
        places = tuple(dict.fromkeys((one.game, one.round) for one in waiting))
        return OwnShown(len(waiting), coming_for_second_time(waiting, self._learning_players.learned), places)

    @property
    def _preset(self) -> PresetId | None:
        return self._course.preset

    @property
    def _bundled(self) -> tuple[Problem, ...]:
        return self._problems.get(self._preset, ()) if self._preset is not None else ()

    def _themes(self) -> tuple[ThemeShown, ...]:
        learned = self._learning_players.learned
        shown: list[ThemeShown] = []
        for theme in ProblemTheme:
            problems = self._ordered(theme)
            if problems:
                solved = sum(is_learned(learned.problem(one.id), is_own=False) for one in problems)
                before = self._solved_before(theme)
                shown.append(ThemeShown(theme, problems[0].grade, solved + before, len(problems) + before))
        return tuple(shown)

    def _solved_before(self, theme: ProblemTheme) -> int:
        """How many solved problems are no longer in the game: they still count."""
        from game.problems.bundled import retired_problems

        learned = self._learning_players.learned
        return sum(
            one.theme is theme
            and one.id.startswith(f"{self._preset}-")
            and is_learned(learned.problem(one.id), is_own=False)
            for one in retired_problems()
        )

    def _ordered(self, theme: ProblemTheme | None = None) -> tuple[Problem, ...]:
        by_id = {one.id: one for one in self._bundled if theme in (None, one.theme)}
        return tuple(
            by_id[id_] for id_ in in_order(by_id, self._learning_players.learned, self._learning_players.today())
        )

    def _unsolved(self, problems: Sequence[Problem]) -> tuple[Problem, ...]:
        """The unsolved ones, or all of them again if nothing else is left."""
        learned = self._learning_players.learned
        left = tuple(one for one in problems if not is_learned(learned.problem(one.id), is_own=False))
        return left or tuple(problems)

    def _lessons(self) -> tuple[LessonShown, ...]:
        learned, course = self._learning_players.learned, self._course
        now, known = course.next_for(learned), learned_at_table(learned)
        shown: list[LessonShown] = []
        for id_ in LessonId:
            progress, steps = learned.lesson(id_), course.steps(id_)
            if course.is_absent(id_):
                state = LessonState.ABSENT
            elif progress.done:
                state = LessonState.DONE
            elif id_ in known:
                state = LessonState.KNOWN
            else:
                state = LessonState.NOW if id_ is now else LessonState.OPEN
            shown.append(LessonShown(id_, course.rules, state, progress.steps, steps))
        return tuple(shown)

    def choose_rules(self, number: int) -> None:
        self._chosen = self._choices[number].id
        self._learning_players.changes += 1

    def choose_person(self, name: str) -> None:
        self._learning_players.choose(name)
        self._learning_players.changes += 1

    # ---- lessons

    def open_lesson(self, lesson: LessonId) -> None:
        """Where the learner left it; from the beginning if it was done."""
        course = self._course
        found = course.lesson(lesson)
        if found is None:
            return
        from game.ui.learn.lessons.lesson import Teaching
        from game.ui.table.table_game import TableHooks

        hooks = TableHooks(on_sound=self._sound, on_rule=lambda chapter: self._ask(ReadChapter(course.rules, chapter)))
        teaching = Teaching(self._screens, self._note_steps, partial(self._next_lesson, course), hooks, self._play)
        teaching.is_first_match = self._is_first_match()
        teaching.begin(self._run(found))

    def _run(self, lesson: "Lesson") -> "LessonRun":
        progress = self._learning_players.learned.lesson(lesson.id)
        is_begun = not progress.done and progress.steps < len(lesson.steps)
        from game.play.practising.lesson_run import LessonRun

        return LessonRun(lesson, progress.steps if is_begun else 0)

    def _next_lesson(self, course: LessonCourse, lesson: LessonId) -> "LessonRun | None":
        following = course.following(lesson)
        return self._run(following) if following is not None else None

    def _play(self) -> None:
        self._ask(ShowNewGame(self._chosen))

    def _note_steps(self, lesson: LessonId, steps: int, is_done: bool) -> None:
        self._is_done = self._is_done or is_done
        is_first_time = not self._learning_players.learned.lesson(lesson).done
        self._learning_players.change(lambda known: known.with_lesson(lesson, steps, done=is_done))
        if is_done and is_first_time and self._course.next_for(self._learning_players.learned) is None:
            self._ask(ChangePreferences(replace(self._screens.preferences, coach=False)))  # nothing is left to tell

    # ---- problems

    def open_own(self) -> None:
        self._solve(self._waiting)

    def _solve(self, problems: Sequence[Problem | OwnProblem], back: Message = say_learn.learn) -> None:
        from game.ui.learn.problems.presenter import ProblemSeries

        series = ProblemSeries(
            self._screens,
            problems,
            self._make_judge(),
            tried=self._learning_players.tried,
            play_on=self._ask,
            left=self._come_back,
            sound=self._sound,
            read_rule=lambda rules, chapter: self._ask(ReadChapter(rules, chapter)),
        )
        series.usual_beside, series.called_now = self._usual_beside, self._called_now
        if not series.begin(back=back):  # none of them can be read, as the player was told: nothing more to press
            self._unreadable |= {problem.id for problem in problems}
            self._learning_players.changes += 1

    def _come_back(self) -> None:
        self._learning_players.changes += 1  # the keys stay where they were: on the theme

    def open_problem_of(self, day: date) -> None:
        """The problem that everybody has that day."""
        from game.problems.bundled import problem_of_day

        self._solve([problem_of_day(day)], say_screens.back)

    def open_theme(self, theme: ProblemTheme) -> None:
        self._solve(self._unsolved(self._ordered(theme)))

    def open_any(self) -> None:
        self._solve((*self._waiting, *self._unsolved(self._ordered())))
