import pygame
import pytest
from msgspec.structs import replace
from pygame.event import Event

from game.analysis.facts import JudgedDecision, MeasuredTry, TryVerdict
from game.analysis.judged.decisions import decisions_of
from game.analysis.judged.judging import judge
from game.engine.moves import Answer, Discard, Draw, MeldCards
from game.engine.table.view import SPECTATOR
from game.messages.functions import thinking_again as say
from game.sentences.phrases import spoken_text
from game.ui.review.think_again.decision_at_table import PATIENCE, SOON
from game.ui.review.think_again.presenter import OneDecision
from game.ui.review.think_again.screen import Answered, AnswerScene
from game.ui.shared.moments.film import Film
from game.ui.shared.overlay.overlaid_scene import OverlaidScene
from game.ui.shared.preferences import Preferences
from game.ui.table.followed_table import FollowedTable
from game.ui.table.screen import TableScene
from game.ui.table.table_game import TableHooks
from tests.play.analysts import TryJudgeAtOnce
from tests.ui.drive import SIZES, find, press, shared_kit
from tests.ui.looked_back_matches import going_on, match, seated
from tests.ui.thinking_again import AtPractice, Stack, judged, leading


class Thought(AtPractice):
    """Somebody who thinks about the decisions of the example again."""

    def __init__(self, decisions: tuple[JudgedDecision, ...] = (), at: int = 0) -> None:
        super().__init__()
        self.judge = TryJudgeAtOnce()
        self.played_on: list[int] = []
        self.known = decisions or judged()
        self.lead = leading(self.stack, self.judge, seated(), self.played_on.append)
        self.lead.begin(self.known[at], self.known)

    @property
    def answer(self) -> AnswerScene:
        """The answer, which must be uppermost."""
        assert isinstance(self.top, AnswerScene)
        return self.top

    def card(self, face: str) -> None:
        """Click a card of the hand."""
        hand = [target for target in self.top.report().targets if target.id.startswith("hand/")]
        self.press(next(target.id for target in hand if target.label == face))

    def discard(self, face: str) -> None:
        """Choose a card and discard it."""
        self.card(face)
        self.press("button/discard")


def test_the_answer_is_hidden_and_the_table_is_the_one_of_that_moment() -> None:
    thought = Thought()
    decision, film = thought.known[0], Film(seated())
    assert thought.table.state.view == film.view(film.moment_of(decision.line) - 1, 0)
    sheet = thought.sheet
    assert sheet.question() == say.something_better()
    assert thought.top.report().scene == "think_again"


def test_a_better_move_is_told_with_its_figures_and_leads_to_the_next_one() -> None:
    thought = Thought()
    for number, decision in enumerate(thought.known):
        thought.play(*decision.better[0].moves)
        answer = thought.answer.state
        assert answer.heading() == say.verdict("better")
        assert answer.is_found
        assert round(answer.rows[0].points) == round(decision.points)
        assert (answer.rows[-1].who(), answer.rows[-1].points) == (say.you_then(), 0)
        assert len({row.phrase for row in answer.rows}) == len(answer.rows)
        is_last = number == len(thought.known) - 1
        assert answer.gold is (Answered.BACK if is_last else Answered.NEXT)
        assert (say.all_seen() in answer.below()) == is_last
        if not is_last:
            thought.key(pygame.K_RETURN)
            assert isinstance(thought.top, FollowedTable)
    thought.key(pygame.K_RETURN)
    assert thought.stack.scenes == []


def test_the_same_move_again_is_as_good_and_may_be_tried_anew() -> None:
    thought = Thought()
    before = thought.table.state.view
    thought.play(*thought.known[0].moves)
    answer = thought.answer.state
    assert answer.heading() == say.verdict("as_good")
    assert answer.gold is Answered.TRY_AGAIN
    assert len(answer.rows) == 2
    assert not answer.moves
    assert not answer.moment.raised
    thought.key(pygame.K_RETURN)
    assert thought.table.state.view == before
    thought.play(*thought.known[0].better[0].moves)
    assert thought.answer.state.below() == "You found it on the second try."


def test_a_worse_move_is_a_good_try() -> None:
    thought = Thought(at=2)
    thought.discard("5S")
    answer = thought.answer.state
    assert answer.heading() == say.verdict("less")
    assert answer.below().startswith("What you played in the match was ")
    assert not answer.is_found
    thought.press("button/show")
    assert thought.answer.state.heading() == say.this_was_better()


def test_a_nudge_is_a_sentence_then_lights_cards_then_there_is_no_more() -> None:
    thought = Thought()
    thought.key(pygame.K_h)
    sheet = thought.sheet
    assert sheet.question() not in (say.something_better(), "")
    assert not sheet.marked
    thought.press("button/nudge")
    sheet = thought.sheet
    assert sheet.marked
    marked = [sprite for sprite in thought.table.state.layout.sprites if sprite.mark == "hint"]
    assert len(marked) == len(sheet.marked)
    assert not find(thought.top, "button/nudge").enabled


def test_all_that_was_tried_can_be_taken_back() -> None:
    thought = Thought()
    before = thought.table.state.view
    meld = next(move for way in thought.known[0].better for move in way.moves if isinstance(move, MeldCards))
    for back in ("button/undo", "button/undo_turn", pygame.K_u):
        assert not {"button/undo", "button/undo_turn"} & {thing.id for thing in thought.top.report().targets}
        assert thought.table.game.play(meld) is None
        thought.pass_time()
        assert thought.table.state.view != before
        thought.key(back) if isinstance(back, int) else thought.press(back)
        assert thought.table.state.view == before
    thought.card("5S")
    thought.key(pygame.K_m)
    assert thought.table.state.refusal


def test_a_judge_that_is_silent_is_waited_for_and_then_given_up() -> None:
    thought = Thought()
    thought.judge.silent = True
    thought.discard("5S")
    assert thought.table.busy
    thought.pass_time(SOON)
    sheet = thought.sheet
    assert sheet.heading() == say.a_moment()
    thought.pass_time(PATIENCE)
    assert not thought.table.busy
    sheet = thought.sheet
    assert sheet.heading() == say.no_answer()
    assert not find(thought.top, "button/show").enabled
    thought.judge.silent = False
    thought.key(pygame.K_u)
    assert find(thought.top, "button/show").enabled
    thought.play(*thought.known[0].better[0].moves)
    assert thought.answer.state.is_found


def test_another_try_before_the_answer_counts_instead() -> None:
    thought = Thought()
    thought.judge.silent = True
    thought.discard("5S")
    thought.judge.silent = False
    thought.key(pygame.K_u)
    thought.pass_time(PATIENCE)
    assert isinstance(thought.top, FollowedTable)
    assert thought.sheet.question() == say.something_better()


def test_a_decision_with_nothing_better_can_be_tried_too() -> None:
    plain = replace(judged((0,))[0], better=(), points=0.0)
    thought = Thought((plain,))
    sheet = thought.sheet
    assert sheet.question() == say.nothing_better()
    assert not find(thought.top, "button/nudge").enabled
    thought.press("button/show")
    assert thought.answer.state.heading() == say.nothing_found()
    assert thought.answer.state.gold is Answered.BACK


def test_play_on_begins_right_before_the_decision() -> None:
    thought = Thought()
    thought.key(pygame.K_a)
    thought.press("button/play_on")
    assert thought.played_on == [thought.known[0].line - 1]
    assert thought.stack.scenes == []


@pytest.mark.parametrize("back", [pygame.K_ESCAPE, "button/back"])
def test_the_way_back(back: int | str) -> None:
    """Given the table or the answer, Esc and the button lead back to where one came from."""
    for shown in (False, True):
        thought = Thought()
        if shown:
            thought.key(pygame.K_a)
        if isinstance(back, str):
            press(thought.stack.scenes[-1], back)
        else:
            thought.stack.scenes[-1].handle(Event(pygame.KEYDOWN, key=back, mod=0, unicode=""))
        assert thought.stack.scenes == []


def test_only_a_match_that_is_over_is_thought_about_again() -> None:
    with pytest.raises(ValueError, match="over"):
        leading(Stack(), TryJudgeAtOnce(), going_on())


def test_no_card_of_others_is_at_the_table() -> None:
    film = Film(seated())
    for at in range(len(judged())):
        thought = Thought(at=at)
        view = thought.table.state.view
        board = film.view(film.moment_of(thought.known[at].line) - 1, SPECTATOR).board
        laid = [card for team in board.melds for meld in team for card in meld.cards]
        known = {*view.hand, *laid, *(card for cards in board.red_threes for card in cards), board.upcard}
        for _ in range(2):
            for target in thought.top.report().targets:
                if target.id.split("/")[0] in ("hand", "meld", "book", "upcard", "staged", "foot", "stock", "pile"):
                    faces = {word for word in target.label.split() if len(word) == 2 and word[1] in "CDHSRB"}
                    assert faces <= known, target
            thought.judge.silent = True
            last = thought.known[at].better[0].moves[-1]
            if isinstance(last, Discard):
                thought.table.game.play(last)
            thought.table.hooks.on_decided()
            thought.pass_time()
        practice = thought.table.game.run  # type: ignore[attr-defined]  # of the practice game
        assert practice.start.hand == view.hand


def test_a_question_for_permission_is_answered_at_the_seat_that_asks() -> None:
    lines = seated(match("match-partners-4"))
    asked = next(
        (seat, one) for seat in range(4) for one in decisions_of(lines, [seat]) if isinstance(one.moves[0], Answer)
    )
    stack, judging = Stack(), TryJudgeAtOnce()
    seat, decision = asked
    lead = leading(stack, judging, lines, seat=seat)
    known = judge(decision)
    lead.begin(known, [known])
    front = stack.scenes[-1]
    for again in range(2):
        front.update(0.1)
        ids = {target.id for target in front.report().targets}
        assert {"button/yes", "button/no"} <= ids
        assert isinstance(front, OverlaidScene)
        assert isinstance(front.inner, TableScene)
        for size in SIZES:
            front.resize(shared_kit(size, Preferences()))
            places = front.inner.state.places
            read = [places.rect(role) for role in ("GoingOut", "Hand", "Tip", "Log")]
            assert front.bubble.rect.collidelist(read) < 0, size
        first = decision.moves[0]
        assert isinstance(first, Answer)
        press(front, "button/no" if first.yes else "button/yes")
        front.update(0.1)
        front.update(0.1)
        answer = stack.scenes[-1]
        assert isinstance(answer, AnswerScene)
        assert judging.asked[again][0] == (Answer(not first.yes),)
        assert spoken_text(answer.state.rows[0].phrase()) == ("Say no" if first.yes else "Say yes")
        if Answered.TRY_AGAIN is not answer.state.gold:
            return
        press(answer, "button/try_again")


def test_an_analysis_that_does_not_fit_the_match_breaks_nothing() -> None:
    good = judged()[0]
    odd = replace(good.better[0], moves=(Draw(), Discard(good.moves[0].groups[0].cards[0])))  # type: ignore[union-attr]  # it melds
    thought = Thought((replace(good, better=(odd, replace(odd, moves=()))),))
    sheet = thought.sheet
    assert sheet.question() == say.nothing_better()
    lead = leading(Stack(), TryJudgeAtOnce())
    for wrong in (
        replace(good, moves=()),
        replace(good, moves=(Draw(),)),
        replace(good, line=1),
        replace(good, line=10_000),
        replace(good, seat=2),
    ):
        assert not lead.begin(wrong, [wrong])


def test_the_next_one_is_the_next_of_the_match_and_then_those_before() -> None:
    thought = Thought(at=1)
    told = [thought.sheet.title()]
    for _ in range(2):
        thought.key(pygame.K_a)
        thought.key(pygame.K_n)
        told.append(thought.sheet.title())
    assert told == [say.title(thought.known[at].round, thought.known[at].turn) for at in (1, 2, 0)]
    thought.key(pygame.K_a)
    assert Answered.NEXT not in (thought.answer.state.gold, *thought.answer.state.others)


@pytest.mark.parametrize(("points", "called"), [(192.0, say.also_good()), (120.0, say.better_still())])
def test_only_what_counts_is_called_better_than_the_try(points: float, called: str) -> None:
    decision = judged()[0]
    other = replace(decision.better[0], points=200.0)
    stack, judging = Stack(), TryJudgeAtOnce()
    lead = leading(stack, judging, seated(), lambda line: None)
    lead.begin(decision, judged())
    view = Film(seated()).view(Film(seated()).moment_of(decision.line) - 1, 0)
    one = OneDecision(lead, stack, judging, decision, view, lead.people, TableHooks())  # type: ignore[arg-type]  # a stack without a window
    tried = MeasuredTry(replace(decision.better[-1], points=points, better=95), TryVerdict.BETTER)
    assert one.answer_to(tried, [other]).rows[1].who() == called
