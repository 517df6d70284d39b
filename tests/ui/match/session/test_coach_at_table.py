from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import get_args

import pygame
import pytest
from msgspec.structs import replace

from game.analysis.coaching.tip_finder import tips_for
from game.analysis.coaching.tips import CanOpen, Coaching, DrawFirst, EndTurn, PartnerOpened, Tip, topic_of
from game.cards import Card, parse_cards
from game.engine.events import Event, TurnBegan
from game.engine.moves import Discard, Draw, Group, MeldCards
from game.engine.table.board import Phase
from game.engine.table.view import PlayerView, view_of
from game.engine.undo import TurnHistory
from game.play.thinking.coach_tips import coaching
from game.play.thinking.thinker_messages import CoachRequest, ParRequest, TrialRequest
from game.play.thinking.thinker_process import coach_answer
from game.reason.hint import reason_for
from game.reason.purposes import TakesStack
from game.rules.presets import preset
from game.sentences.advice.coach import CoachWords, MayIGo
from game.ui.match.session.coach_at_table import MOST_ROUTINE, TableCoach, happened_before
from game.ui.match.session.person_memory import MATCHES, PersonMemory
from game.ui.shared.preferences import Preferences
from game.ui.shared.requests import HandOver
from game.ui.shared.seated_players import PlayedAt, make_people
from game.ui.table.modes import Play
from game.ui.table.screen import TableScene
from game.ui.table.table_game import TableHooks
from saves.players.people import Change, CoachedMatch, CoachProgress, Learned
from tests.build import STOCK, table
from tests.ui.drive import find, key, press, send, shared_kit
from tests.ui.headers import header
from tests.ui.house import House, InstantThinker
from tests.ui.system.accessibility.test_announcer import LOUD, Listened
from tests.ui.table.table_games import NAMES, GameAt

pytestmark = pytest.mark.usefixtures("thinks_briefly")
HAND = "2H AC KS JS JD JC 9D 8H 8D 6D 5C 4S"


class AtOnce:
    """Finds what there is to say as soon as it is asked."""

    def __init__(self) -> None:
        self.questions = 0
        self._found: Coaching | None = None

    def ask(self, view: PlayerView, happened: Sequence[Event]) -> bool:
        """Thinks it through here."""
        self.questions += 1
        self._found = coaching(view, happened)
        return True

    def is_waiting(self) -> bool:
        """Never."""
        return False

    def received(self) -> Coaching | None:
        """What was found."""
        return self._found


class Known:
    """What is kept of a person, in memory."""

    def __init__(self, coach: CoachProgress | None = None) -> None:
        self.learned = Learned("Anna").with_coach(coach or CoachProgress())

    def change(self, how: Change) -> Learned:
        """Keeps it."""
        self.learned = how(self.learned)
        return self.learned

    def memory(self, game: str = "lake") -> PersonMemory:
        """Of a match."""
        return PersonMemory(game, lambda: self.learned, self.change)


def scene_of(game: GameAt, *, has_coach: bool = True) -> TableScene:
    """A table of four in a window."""
    scene = TableScene(
        game,
        make_people(NAMES[:4], (True, False, False, False)),
        TableHooks(),
        Preferences(speed="off"),
        Play(has_coach=has_coach),
    )
    scene.resize(shared_kit((1280, 720), Preferences()))
    return scene


def at_table(known: Known, *, phase: str = "play", hand: str = HAND) -> tuple[TableScene, TableCoach, GameAt]:
    """A table with a coach beside it, in the turn of the person there."""
    game = GameAt(table(hand, phase=phase, foot="4C 5D 6H"))
    scene = scene_of(game)
    return scene, TableCoach(game, AtOnce(), known.memory(), lambda: True), game


def said(scene: TableScene) -> str:
    """The heading of the sheet; "" without one."""
    return scene.state.coached.words.lines[0] if scene.state.coached is not None else ""


def look(scene: TableScene, coach: TableCoach) -> str:
    """What the coach says after a few passes."""
    for _ in range(4):
        scene.update(0.05)
        coach.pass_time(scene)
    return said(scene)


def test_the_bulb_tells_and_show_me_how_shows() -> None:
    """The bugs: a bulb pressed beside the coach's words, or a second time, laid cards out of somebody who had only
    asked; before that, the one that people had learned to find was away. Beside the coach it gives the reason, then it
    is pale in its place, with the button to press as its tip; the key leads on from one to the other.
    """
    scene, coach, _ = at_table(Known())
    place = find(scene, "button/hint").rect
    assert look(scene, coach)
    assert find(scene, "button/hint").enabled
    press(scene, "button/hint")
    assert scene.frames.scenery.hint_box is not None
    assert (find(scene, "button/hint").enabled, find(scene, "button/hint").rect) == (False, place)
    press(scene, "button/hint")
    assert scene.state.arrangement.draft is None
    assert scene.frames.scenery.hint_box is not None
    send(scene.handle, key(pygame.K_h))
    told = scene.state.arrangement.draft
    assert told is not None
    scene, coach, _ = at_table(Known())
    assert look(scene, coach)
    press(scene, "button/coach_show")
    assert scene.state.arrangement.draft == told


@pytest.mark.parametrize(("n", "turns"), [(2, 1), (2, 0), (1, 2)])
def test_what_was_done_in_another_turn_is_not_remarked_on(n: int, turns: int) -> None:
    """The bug: in the first turn of a round the program looked for the meld that a wild card had been put on at the end
    of the round before, and broke down. Given a wild card on a clean meld that nobody has spoken of yet, the next turn,
    also of a new round, begins without a word of it.
    """
    board = table("2H JD 7C 6H 5H", phase="play", rules=preset("web"), melds=["4S 4D 4H 4C"], foot="4C 5D 6H")
    game, known = GameAt(board), Known()
    coach = TableCoach(game, AtOnce(), known.memory(), lambda: True)
    look(scene_of(game), coach)
    game.go(MeldCards((Group(parse_cards("2H"), 0),)))
    melds = ["4S 4D 4H 4C 2H"] if n == 1 else []
    game.turn = TurnHistory(table(HAND, phase="draw", n=n, turns=turns, melds=melds, foot="4C 5D 6H"))
    scene = scene_of(game)
    assert "dirty" not in look(scene, coach)
    assert "dirty" not in scene.state.advice_heard


@pytest.mark.parametrize("wants_one", [True, False])
def test_what_the_coach_leaves_out_is_not_said_by_the_note(wants_one: bool) -> None:
    """The bug: with a coach that had nothing new to say, a note said all first round what to do, turn after turn."""
    game = GameAt(table(HAND, phase="draw", foot="4C 5D 6H"))
    people, preferences = make_people(NAMES[:4], (True, False, False, False)), Preferences(speed="off", coach=wants_one)
    scene = TableScene(game, people, TableHooks(), preferences, Play(has_coach=True))
    scene.resize(shared_kit((1280, 720), preferences))
    assert scene.frames.scenery.note != wants_one


def test_it_is_silent_while_others_play() -> None:
    scene, coach, game = at_table(Known(), phase="play")
    game.go(Discard(Card("4S")))
    assert look(scene, coach) == ""
    assert coach._advice.questions == 0  # type: ignore[attr-defined]  # AtOnce


def test_several_red_threes_are_told_though_the_coach_is_silent() -> None:
    """The bug: with the pile came two red threes, 600 points, after the coach had said that it would be silent."""
    topics = {topic_of(EndTurn): MOST_ROUTINE}
    for hand, is_told in (("3H 3D QC TH 9D 7C", True), ("3H QC TH 9D 7C", False)):
        known = Known(CoachProgress(1, recent=(CoachedMatch("lake", topics),)))
        scene = scene_of(GameAt(table(hand, phase="play", melds=["AC AD AS"], foot="4C 5D 6H")))
        assert bool(look(scene, TableCoach(scene.game, AtOnce(), known.memory(), lambda: True))) == is_told


def test_it_asks_after_five_matches_whether_it_may_go_and_then_goes_on() -> None:
    known = Known(CoachProgress(MATCHES, recent=(CoachedMatch("hill", {"open": 1}),)))
    scene, coach, _ = at_table(known)
    assert look(scene, coach) == CoachWords(MayIGo(MATCHES)).lines[0]
    assert known.learned.coach.asked
    coach.answer(stays=True)
    assert look(scene, coach) == "You can open now"
    scene, coach, _ = at_table(known)
    assert look(scene, coach) == "You can open now"


def test_what_another_version_or_window_has_noted_is_left_alone() -> None:
    known = Known(CoachProgress(1, recent=(CoachedMatch("lake", {"weather": 7}),)))
    changes = list[Change]()
    before = known.learned
    PersonMemory("lake", lambda: before, changes.append).note(topic_of(CanOpen))
    known.memory().note("elsewhere")
    known.change(changes[0])
    assert known.learned.coach.in_match("lake").said == {"weather": 7, "elsewhere": 1, "open": 1}


def test_switched_off_it_falls_silent() -> None:
    game = GameAt(table(HAND, phase="play", foot="4C 5D 6H"))
    scene, wanted = scene_of(game), [True]
    coach = TableCoach(game, AtOnce(), Known().memory(), lambda: wanted[0])
    assert look(scene, coach)
    wanted[0] = False
    assert look(scene, coach) == ""
    wanted[0] = True
    assert look(scene, coach)


def test_what_happened_before_is_what_others_did_between_two_turns() -> None:
    theirs = TurnBegan(1)
    events = (TurnBegan(0), theirs, TurnBegan(0), theirs, TurnBegan(2), TurnBegan(0))
    assert happened_before(events, 0) == (theirs, TurnBegan(2))
    assert happened_before(events[:1], 0) == ()


# ---- in the program


class CoachingThinker(InstantThinker):
    """Answers what a coach may say at once, too."""

    def ask_beside(self, question: ParRequest | CoachRequest | TrialRequest) -> bool:
        """Finds it."""
        if isinstance(question, CoachRequest):
            self._coached = coach_answer(question)
        return True


def begun(open_house: Callable[..., House], humans: Sequence[int] = (0,), **more: object) -> House:
    """A game at the first turn of a person."""
    choices = more.pop("preferences", Preferences(speed="off", sound=False))
    house = open_house(thinker=CoachingThinker(), preferences=choices, **more)
    house.take_up((header("web", humans),))
    house.settle()
    house.run(0.3)
    return house


@pytest.mark.parametrize("by_key", [True, False])
def test_it_speaks_in_the_first_turn_of_a_first_game_and_is_put_away_for_good(
    open_house: Callable[..., House], by_key: bool
) -> None:
    """N or the menu puts it away: no sheet now, none after the draw, nothing to put away in the menu; what is chosen
    stays chosen, and Settings brings it back. The bug: newcomers pressed Coach off in its sheet by mistake.
    """
    house = begun(open_house)
    assert house.look().find("button/coach_why") is not None
    assert house.look().find("button/coach_away") is None
    if by_key:
        house.key("n")
    else:
        house.press("button/menu", "button/coach_away")
    house.run(0.3)
    assert house.look().find("button/coach_why") is None
    house.press("button/menu")
    assert house.look().find("button/coach_away") is None
    house.press("button/continue")
    assert not house.app.preferences.coach
    house.key("d", settles=True)
    house.run(0.3)
    assert house.look().find("button/coach_why") is None
    house.go("button/menu", "button/preferences")
    house.go("field/part/2")
    house.go("field/coach", "button/back")
    house.run(0.3)
    assert house.app.preferences.coach
    assert house.look().find("button/coach_why") is not None


def test_it_does_not_come_where_several_share_the_screen(open_house: Callable[..., House]) -> None:
    house = open_house(thinker=CoachingThinker())
    house.take_up((header("web", [0, 2]),))
    assert house.session._coach is None


def test_it_goes_when_somebody_joins(open_house: Callable[..., House]) -> None:
    """The bug: somebody who came to the screen in the middle of a match heard what the coach advised the other to do
    with a card.
    """
    house = begun(open_house)
    assert house.look().find("button/coach_why") is not None
    house.session.ask(HandOver(2, PlayedAt.SCREEN))
    house.key("space")
    house.settle()
    assert house.table.state.view.hand
    assert (house.session._coach, house.table.state.advice_heard) == (None, "")
    assert house.look().find("button/coach_why") is None


def test_it_does_not_come_to_a_deal_that_everybody_plays(open_house: Callable[..., House]) -> None:
    house = open_house(thinker=CoachingThinker())
    house.take_up((header("web", [0]),))
    there = house.session.game
    assert house.program.table._coach_for(there) is not None
    line = replace(there.match.header, deal="K7MW-2QHT-9RXD")
    shared = SimpleNamespace(me=0, match=SimpleNamespace(header=line, names=there.match.names))
    assert house.program.table._coach_for(shared) is None  # type: ignore[arg-type]  # all that is asked of it


def test_it_is_heard_after_the_turn_was_told(open_house: Callable[..., House]) -> None:
    voice = Listened()
    house = begun(open_house, preferences=LOUD, voice=voice)
    tips = [sentence for sentence in voice.said if sentence.startswith("Draw two cards from the stock. Then")]
    assert len(tips) == 1
    assert voice.said.index("It's your turn.") < voice.said.index(tips[0])
    house.run(0.3)
    assert voice.said.count(tips[0]) == 1


def test_every_topic_is_a_word_of_its_own_on_the_disk() -> None:
    known, topics = Known(), [topic_of(tip) for tip in get_args(Tip)]
    for topic in topics:
        known.memory().note(topic)
    assert known.memory().said == dict.fromkeys(topics, 1)
    assert len(set(topics)) == len(topics)


def test_a_draw_is_all_that_is_said_of_an_empty_pile() -> None:
    view = at_table(Known(), phase="draw")[0].state.view
    assert list(map(type, tips_for(view, Draw()))) == [DrawFirst]


class Told(AtOnce):
    """Has the same things to say whatever is asked."""

    def __init__(self, *tips: Tip) -> None:
        super().__init__()
        self.tips = tips

    def ask(self, view: PlayerView, happened: Sequence[Event]) -> bool:
        """With a draw or a discard as the move."""
        move = Draw() if view.board.phase is Phase.DRAW else Discard(view.hand[-1])
        self._found = Coaching(self.tips, reason_for(view, move))
        return True


def test_a_reason_does_not_stand_twice_in_a_row() -> None:
    """The bug: "For your foot: after the discard, one more card and you pick it up", in two turns running."""
    game = GameAt(table("KC QD 9C 9D 5H 4S", phase="play", foot="4C 5D 6H", stock=" ".join([STOCK] * 3)))
    soon = TakesStack("foot", 1, "later")
    scene, told = scene_of(game), Told(EndTurn(Card("4S"), soon))
    coach = TableCoach(game, told, Known().memory(), lambda: True)

    def reasons() -> list[str]:
        look(scene, coach)
        assert scene.state.coached is not None
        return list(scene.state.coached.words.sentences)

    assert reasons() == [
        "Discard the four of spades.",
        "For your foot: after the discard, one more card and you pick it up.",
    ]
    while_away(game)
    told.tips = (EndTurn(Card("5H"), soon),)
    assert reasons() == ["Discard the five of hearts."]
    assert reasons() == ["Discard the five of hearts."]  # nor once it is said again in the same turn


NEWS, END = PartnerOpened(2), EndTurn(Card("4S"), None)


@pytest.mark.parametrize(
    ("tips", "first"),
    [
        ((NEWS, END), "Discard the four of spades."),
        ((END, NEWS), "Discard the four of spades."),
    ],
)
def test_what_is_to_do_now_comes_before_all_else(tips: Sequence[Tip], first: str) -> None:
    scene = scene_of(GameAt(table(HAND, phase="play", foot="4C 5D 6H")))
    assert look(scene, TableCoach(scene.game, Told(*tips), Known().memory(), lambda: True)) == first


def while_away(game: GameAt) -> None:
    """Everybody has a turn, and the person draws again."""
    game.go(Discard(game.view.hand[-1]))
    for seat in (1, 2, 3):
        game.go(Draw())
        game.go(Discard(view_of(game.turn.table, seat).hand[0]))
    game.go(Draw())
