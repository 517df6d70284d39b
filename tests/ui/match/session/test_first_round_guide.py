"""What is said in a newcomer's first round."""

import itertools
from collections.abc import Callable, Iterator
from typing import Any

import pygame
import pytest
from msgspec.structs import replace
from pygame import Rect

from game.ai.player import Think
from game.ai.players.tuned_player import Normal
from game.cards import Card, is_wild, parse_cards
from game.engine.moves import Discard, GoOut, Group, MeldCards
from game.engine.partners.agreements import Habit
from game.engine.table.board import Phase
from game.engine.table.view import view_of
from game.reason.purposes import Advice
from game.rules.presets import preset
from game.sentences.rules_and_scores.rule_page import Chapter
from game.turn.arrangement import Arrangement, settle
from game.turn.first_steps import REPEATED, NewThing, next_step
from game.turn.offered_buttons import UNDOES
from game.turn.spots import HandCard, LaidMeld, SeatPlate, Zone
from game.ui.match.session.first_round_guide import FirstRoundGuide
from game.ui.shared.preferences import Preferences
from game.ui.shared.seated_players import make_people
from game.ui.table.gestures import Click, ClickedNothing, DragBegan, DragMoved, Dropped, Gesture
from game.ui.table.info.note import STAYS
from game.ui.table.info.read_aloud import message
from game.ui.table.inputs import Advised, Confirmed, Prefer, Press, ShowGuide, TableCommand
from game.ui.table.modes import Play
from game.ui.table.screen import TableScene
from game.ui.table.sheets.guide_sheet import guide_sheet
from game.ui.table.table_game import TableHooks
from game.ui.table.table_nodes import buttons_of
from tests.ai.brain.rounds import dealt_rounds
from tests.build import clean_book, dirty_book, my_view, table, throw
from tests.ui.drive import Picture, click as pressed_at, drag, find, key, middle, send, shared_kit, there
from tests.ui.headers import header, position
from tests.ui.house import House
from tests.ui.match.session.test_coach_at_table import AtOnce, Known
from tests.ui.table.table_games import GameAt, golden_buttons

pytestmark = pytest.mark.usefixtures("thinks_briefly")
NAMES = ("You", "Walt", "Rosa", "June")


class Late(AtOnce):
    """A worker that answers once it may."""

    may_answer = False

    def is_waiting(self) -> bool:
        """Until it may."""
        return not self.may_answer


class Lost(AtOnce):
    """A worker that never answers."""

    def is_waiting(self) -> bool:
        """Always."""
        return True


def guided_table(game: GameAt, advice: AtOnce | None = None) -> tuple[TableScene, FirstRoundGuide]:
    """A first round and who speaks in it."""
    people = make_people(NAMES, (True, False, False, False))
    scene = TableScene(game, people, TableHooks(), Preferences(speed="off"), Play(is_guided=True))
    scene.resize(shared_kit((1366, 768), Preferences()))
    return scene, FirstRoundGuide(game, advice or AtOnce(), Known().memory())


def look(scene: TableScene, guide: FirstRoundGuide) -> None:
    """A few passes of the loop."""
    for _ in range(3):
        scene.update(0.05)
        guide.pass_time(scene)


def first_round(seed: int, things: list[NewThing]) -> Iterator[TableScene]:
    """The table whenever something new is said, which is then done as it is shown, through a whole round."""
    rounds = dealt_rounds(preset("web"), 4, 2, seed)
    game = GameAt(next(rounds))
    scene, guide = guided_table(game)
    while game.turn.table.board.phase != Phase.ENDED:
        now = game.turn.table
        if now.board.mover == 0 and now.board.phase in (Phase.DRAW, Phase.PLAY):
            look(scene, guide)
            if scene.state.guided is not None:
                thing, before = scene.state.guided.step.thing, game.event_count
                things.append(thing)
                yield scene
                action = scene.state.guided.step.action if scene.state.guided else "hint"
                scene.feed(Press(action) if action != "hint" else TableCommand.ESCAPE)  # a hint says things again
                look(scene, guide)
                if game.event_count != before or scene.state.guided is not None:
                    continue
            while scene.state.arrangement.draft is not None or scene.state.arrangement.chosen:
                scene.feed(TableCommand.ESCAPE)
            now = game.turn.table
        if now.board.phase != Phase.ENDED:
            game.go(Normal().decide(view_of(now, now.board.mover), Think()))
            scene.update(0.05)


@pytest.mark.parametrize(
    "seed", [13, pytest.param(10, marks=pytest.mark.slow), pytest.param(24, marks=pytest.mark.slow)]
)
def test_each_thing_is_said_once_where_it_happens_and_alone(seed: int) -> None:
    """Given a whole first round, whenever something new is said: neither note, line, meter, coach nor hint says
    anything beside it, one button does it, and its cards are chosen. Nothing is said twice, nor the same twice in a
    row, and the first thing is to draw.
    """
    things: list[NewThing] = []
    said: list[str] = []
    for scene in first_round(seed, things):
        state, shown = scene.state, scene.frames.scenery
        guided = there(state.guided)
        said.append(guided.said())
        assert not (shown.note)
        assert not (shown.line)
        assert not (shown.task)
        assert not (shown.coach)
        assert shown.hint_box is None
        assert not (shown.meter)
        assert state.refusal == ""
        assert state.note is None
        assert not state.panels
        assert guided.step.action in scene.tools.offered
        assert guided.step.is_remark or {*scene.tools.offered} - {*UNDOES} == {guided.step.action}
        button = there(scene.tools.button(guided.step.action))
        assert button.enabled
        chosen = [state.layout.hand[position] for position in state.arrangement.chosen]
        assert sorted(chosen) == sorted(guided.step.cards)
        assert guided.said() == state.advice_heard == message(state, shown)
        assert_is_clear(scene)
    assert things[0] is NewThing.FIRST_DRAW
    assert {NewThing.WILD_CARDS, NewThing.OUR_BOOK, NewThing.FOOT_WAITS} <= set(things)
    assert NewThing.LAY_OUT in things
    assert {NewThing.LAST_DISCARD, NewThing.FIRST_MELD} & set(things)
    once = [thing for thing in things if thing not in REPEATED]
    assert len(once) == len(set(once))
    assert all(one != other for one, other in itertools.pairwise(said))
    assert all(len(sentence.split()) <= 13 for one in said for sentence in one.split(". "))


def test_the_first_thing_needs_no_advice_and_can_be_put_away() -> None:
    """Given a worker that never answers, drawing is shown all the same; a wrong press makes the ring blink, and the
    teacher says why, alone, until the next press; Esc lifts the veil without opening the menu.
    """
    opened: list[bool] = []
    game = GameAt(next(dealt_rounds(preset("web"), 4, 2, 12)))
    while game.turn.table.board.mover != 0:
        game.go(Normal().decide(view_of(game.turn.table, game.turn.table.board.mover), Think()))
    scene, guide = guided_table(game, Lost())
    scene.hooks = TableHooks(on_menu=lambda: opened.append(True))
    look(scene, guide)
    assert scene.state.guided is not None
    assert len(there(scene.over).rings) == 1
    first = scene.state.guided.said()
    scene.feed(Press("discard"))
    assert scene.state.guided is not None
    assert scene.state.blink > 0
    assert scene.state.guided.said() == "Choose one card to discard." == scene.state.advice_heard
    assert scene.state.note is None
    assert not scene.frames.scenery.note
    scene.feed(ClickedNothing((0, 0)))
    assert scene.state.guided.said() == first
    send(scene.handle, key(pygame.K_ESCAPE))
    assert scene.state.guided is None
    assert not opened


def assert_is_clear(scene: TableScene) -> None:
    """The arrow is in the window and off the teacher, and no ring crosses the words over a band."""
    assert scene.over is not None
    window, sheet = Rect((0, 0), scene.frames.kit.size), scene.over.sheet.rect
    assert all(window.collidepoint(point) and not sheet.collidepoint(point) for point in scene.over.arrow)
    headings = [band.heading.inflate(0, -band.heading.h // 3) for band in scene.state.layout.bands.values()]
    words = [Rect(one.topleft, (min(280, one.w), one.h)) for one in headings]
    assert all(ring.collidelist(words) < 0 for ring in scene.over.rings)
    tags = [badge.box(scene.frames.kit) for badge in scene.state.layout.badges]
    for ring, tag in itertools.product(scene.over.rings, tags):
        assert ring.contains(tag) or not ring.inflate(4, 4).collidepoint(tag.center)


def newcomer(hand: str, **more: Any) -> tuple[TableScene, FirstRoundGuide, GameAt]:
    """A guided table after the draw."""
    game = GameAt(table(hand, rules=preset("web"), phase="play", **more))
    scene, guide = guided_table(game)
    look(scene, guide)
    return scene, guide, game


def ask(scene: TableScene) -> None:
    """Silences the teacher and presses Show me how, until she has thought."""
    scene.feed(TableCommand.ESCAPE)
    scene.feed(Press("hint"))
    for _ in range(400):
        scene.update(0.05)


def click(scene: TableScene, *cards: Card) -> None:
    """Clicks on the first card of each face that isn't raised."""
    for card in cards:
        hand, chosen = scene.state.layout.hand, scene.state.arrangement.chosen
        scene.feed(Click(HandCard(next(n for n, one in enumerate(hand) if one == card and n not in chosen))))


def raised(scene: TableScene) -> list[Card]:
    """The chosen cards."""
    return sorted(scene.state.layout.hand[at] for at in scene.state.arrangement.chosen)


def test_an_own_choice_is_never_a_dead_end() -> None:
    """Given the teacher raised a card to discard: another card that is pressed replaces it, one that goes with that is
    raised beside it, and one that doesn't replaces both; where it can't go is said, and whatever is raised, a golden
    button leads on; Esc lays it down, and it still does. One press on Show me how raises the teacher's card again.
    """
    scene, _, _ = newcomer("2H KS KD QC JD 9H 8D 7C 6H 4S 3C 3S")
    assert scene.state.guided is not None
    proposed = raised(scene)
    assert proposed
    for card, stand in (("KS", "KS"), ("2H", "2H KS"), ("JD", "JD")):
        click(scene, Card(card))
        assert raised(scene) == list(parse_cards(stand))
        leads_on(scene)
    scene.feed(Press("hint"))
    assert raised(scene) == proposed
    click(scene, *parse_cards("JD"))
    scene.feed(Click(Zone.NEW_PILE))
    assert "needs three" in there(scene.state.guided).said()
    leads_on(scene)
    scene.feed(TableCommand.ESCAPE)
    assert not raised(scene)
    leads_on(scene)
    scene.feed(Press("hint"))
    for _ in range(200):
        scene.update(0.05)
        if scene.state.hint is not None and scene.state.hint.advice is not None:
            break
    leads_on(scene)


def test_show_me_how_needs_one_press_and_is_said_by_the_teacher() -> None:
    """The bug: four presses for a discard, and then a sheet in another style than the teacher's. Given nothing new to
    explain, one press raises the cards, the teacher says what to do with them, and the button that does it is golden.
    """
    for hand, button, said in (
        ("QC JD 9H 7C 6H 4S 3S", "discard", "Discard the "),
        ("KC KS QC JD 9H", "meld", "Our kings grow into a book: add "),
    ):
        scene, _, _ = newcomer(hand, melds=["KS KD KH"])
        ask(scene)
        assert [one.id for one in golden_buttons(scene)] == [f"button/{button}"]
        assert scene.frames.scenery.hint_box is None
        assert there(scene.state.guided).said().startswith(said)
        assert raised(scene)


def test_a_double_click_on_the_discard_asked_for_raises_no_second_card() -> None:
    """The bug: told to discard a three, a double click raised both threes, and Discard was gone."""
    scene, _, _ = newcomer("3D 3H QC JD 9H 7C 6H", melds=["KS KD KH"])
    ask(scene)
    assert there(scene.state.guided).step.action == "discard"
    (at,) = scene.state.arrangement.chosen
    for double in (False, True):
        scene.feed(Click(HandCard(at), double=double))
    assert scene.state.arrangement.chosen == (at,)
    assert golden(scene) == ["Discard"]


def test_the_last_card_has_one_button() -> None:
    """The bug: a green Go out and a golden Discard did the same."""
    melds = [clean_book("K"), dirty_book("A"), "9S 9H 9C"]
    scene, _, _ = newcomer("4D", melds=melds, in_foot=(0, 2), played_foot=(0, 2))
    assert "go_out" not in scene.tools.offered
    assert "discard" in scene.tools.offered
    key_ = key(pygame.K_g)
    send(scene.handle, key_)
    assert scene.state.arrangement.draft is not None


def test_going_out_is_taught_before_more_points() -> None:
    """The bug: with a two, a queen and a four, all of which fit, "For more points, add a queen", and then "Rather than
    go out: playing on should earn your team about 260 points".
    """
    melds = [clean_book("K"), dirty_book("Q"), "JS JH JC JD"]
    scene, _, _ = newcomer("2H QH 4D", melds=melds, in_foot=(0, 2), played_foot=(0, 2))
    ask(scene)
    assert there(scene.state.guided).said() == "We have the books we need: go out."


def test_whoever_can_still_meld_is_not_led_to_the_end_of_the_turn() -> None:
    """The bug: one of three aces was chosen, and the golden button said Discard."""
    scene, _, _ = newcomer("AC AD AH JD 9H", melds=["KS KD KH"])
    scene.feed(TableCommand.ESCAPE)
    click(scene, Card("AC"))
    assert golden(scene) == []
    assert "discard" in scene.tools.offered


def test_nobody_praises_what_the_teacher_advises_against() -> None:
    """The bug: "Good one!" from the partner, about six clean aces that a two had just spoilt."""
    scene, _, _ = newcomer("2H KC QC JD 9H", melds=["AS AD AH AC AS AD"])
    assert scene.state.preferences.chat
    assert not scene.state.may_chat


def test_a_move_can_be_taken_back_while_the_teacher_speaks() -> None:
    """The bug: after a two on clean tens the teacher said to discard, and Undo was gone as long as she spoke."""
    scene, guide, game = newcomer("2H TC QC JD 9H 8S 7S", melds=["TS TD TH"])
    scene.feed(Confirmed(MeldCards((Group(parse_cards("2H"), 0),))))
    for _ in range(40):
        scene.update(0.5)
        look(scene, guide)
        guide.pass_time(scene, 1.0)
        if scene.state.guided is not None:
            break
    assert scene.state.guided is not None
    assert game.undoable == 1
    assert "undo" in scene.tools.offered


def test_who_does_nothing_is_shown_how_to_go_on() -> None:
    """The bugs: the partner was silent for turns on end; and what she then said by herself made Discard of the button
    Show me how just as it was pressed. Given nothing new, she says nothing while somebody looks at the cards or chooses
    some; after ten quiet seconds she says what to press, and it stays what it was.
    """
    scene, guide, _ = newcomer("KC KS QC JD 9H", melds=["KS KD KH"])
    scene.feed(TableCommand.ESCAPE)
    click(scene, Card("QC"))
    for second in range(30):
        guide.pass_time(scene, 1.0)
        assert scene.state.guided is None, second
    scene.feed(TableCommand.ESCAPE)
    for _ in range(9):
        guide.pass_time(scene, 1.0)
    assert scene.state.guided is None
    assert guide.waits
    for _ in range(9):
        guide.pass_time(scene, 1.0)
        scene.update(5.0)
    assert there(scene.state.guided).said() == "Not sure? Press “Show me how”."
    assert not guide.waits
    assert golden(scene) == ["Show me how"]
    assert not raised(scene)
    leads_on(scene)
    click(scene, Card("QC"))
    assert scene.state.guided is None
    scene.feed(TableCommand.ESCAPE)
    scene.feed(Press("hint"))
    for _ in range(400):
        scene.update(0.05)
    assert raised(scene) == ["KC", "KS"]


def test_while_the_round_can_be_ended_nothing_else_is_advised() -> None:
    """The bug: Go out stood there, vanished for "add three jacks", came back and vanished again, since the two that
    had to go on clean tens was to be kept off them.
    """
    melds = [clean_book("K"), "QC QD QH QS 2C 2D 2H", "TH TS TD", "JH JS JD"]
    game = GameAt(table("2S JC 9S", rules=preset("web"), phase="play", melds=melds, played_foot=(0, 2)))
    scene, guide = guided_table(game)
    look(scene, guide)
    assert "go_out" in scene.tools.offered
    assert there(scene.state.guided).step.action == "go_out"


@pytest.mark.parametrize("is_asked", [False, True])
def test_a_tip_never_replaces_what_somebody_chose(is_asked: bool) -> None:
    """The bug: a five was chosen and Discard pressed; the teacher's tip came between with its eight, which went. Given
    a card that is chosen while the teacher thinks, by itself or because Hint was pressed, its answer changes neither
    the chosen card nor what the buttons do; Discard plays the chosen one. Once none is chosen, a tip may come.
    """
    late = Late()
    game = GameAt(table("JS JD 8C 5S", rules=preset("web"), phase="play", melds=["KS KD KH"]))
    scene, guide = guided_table(game, late)
    look(scene, guide)
    click(scene, Card("5S"))
    offered = {*scene.tools.offered}
    late.may_answer = True
    if is_asked:
        scene.feed(Advised(Advice(move=Discard(Card("8C")))))
    for _ in range(400):
        scene.update(0.05)
        look(scene, guide)
        assert raised(scene) == [Card("5S")]
        assert scene.state.guided is None
    assert {*scene.tools.offered} == offered
    if is_asked:
        scene.feed(TableCommand.ESCAPE)
        look(scene, guide)
        assert scene.state.guided is not None
    else:
        scene.feed(Press("discard"))
        scene.update(0.05)
        assert game.view.board.upcard == Card("5S")


def test_a_newcomer_is_stopped_once_before_losing_a_meld() -> None:
    """The bug: a wrong card was discarded, and three kings stayed in the hand without a word. Given nobody teaches just
    now, the first press says what could be laid down, and the second discards.
    """
    scene, _, game = newcomer("KS KD KH QC JD 8D 7C 6H 4S", melds=["9H 9D 9S"])
    scene.feed(TableCommand.ESCAPE)
    for said in ("You can still meld three kings first.", ""):
        assert game.turn.table.board.mover == 0
        if not scene.state.arrangement.chosen:
            click(scene, Card("QC"))
        scene.feed(Press("discard"))
        assert scene.state.refusal == said
        scene.update(0.05)
    assert game.turn.table.board.mover != 0


def test_a_newcomer_is_led_to_keep_a_joker() -> None:
    """The bug: the golden button was Discard it. Given the question about a joker, Keep it is golden, and keeps it."""
    scene, _, game = newcomer("*R QC JD 8D 7C 6H 4S", melds=["9H 9D 9S"])
    scene.feed(TableCommand.ESCAPE)
    joker = next(card for card in scene.state.layout.hand if is_wild(card))
    click(scene, joker)
    scene.feed(Press("discard"))
    asked = there(scene.tools.form.dialog)
    assert [one.id for one in asked.buttons if one.kind == "primary"] == ["button/keep_it"]
    assert joker in game.turn.table.hands[0]


def leads_on(scene: TableScene) -> None:
    """A golden button can be pressed, and the bulb doesn't give its place to the loudspeaker."""
    assert golden_buttons(scene)
    places = {target.id: target.rect for target in scene.report().targets}
    assert places["button/sound"][0] - places["button/menu"][0] > 1.5 * places["button/menu"][2]


def test_a_wrong_card_is_answered_by_the_teacher() -> None:
    """The bug: a card that was not asked for was chosen without a word. Given nines to add, another card is chosen with
    a sentence that leads back; before the draw, any card says that drawing comes first. A card to discard is free.
    """
    scene, _, _ = newcomer("KS QC JD 8D 7C 6H 4S 9C", melds=["9H 9D 9S"])
    assert scene.state.guided is not None
    asked = scene.state.guided.said()
    click(scene, Card("QC"))
    assert scene.state.guided.said() == "That card doesn't help here. Press “Show me how”."
    assert "hint" in scene.tools.offered
    scene.feed(Press("hint"))
    assert scene.state.guided.said() == asked
    assert [scene.state.layout.hand[place] for place in scene.state.arrangement.chosen] == ["9C"]
    assert scene.state.refusal == ""

    scene, _, _ = newcomer("KS QC JD 8D 7C 6H 4S", melds=["9H 9D 9S"])
    click(scene, next(card for card in scene.state.view.hand if card not in raised(scene)))
    assert there(scene.state.guided).step.action == "discard"
    assert scene.state.refusal == ""

    game = GameAt(next(dealt_rounds(preset("web"), 4, 2, 12)))
    while game.turn.table.board.mover != 0:
        game.go(Normal().decide(view_of(game.turn.table, game.turn.table.board.mover), Think()))
    scene, guide = guided_table(game, Lost())
    look(scene, guide)
    scene.feed(Click(HandCard(0)))
    assert there(scene.state.guided).said() == "Draw first, then choose cards."


def test_a_wrong_drop_is_answered_by_the_teacher() -> None:
    """Given nines of the team and a step of the teacher, a three dropped on them goes home with a reason."""
    scene, _, _ = newcomer("KS KD KH QC JD 8D 7C 6H 4S 3C 3S", melds=["9H 9D 9S"])
    assert scene.state.guided is not None
    at = next(n for n, card in enumerate(scene.state.layout.hand) if card == "3C")
    meld = LaidMeld(0, 0)
    start, end = (scene.state.layout.hits[spot].center for spot in (HandCard(at), meld))
    scene.feed(DragBegan(HandCard(at), start, start))
    scene.feed(DragMoved(end, meld))
    scene.feed(Dropped(end, meld))
    assert scene.state.refused is not None
    assert there(scene.state.guided).said() == scene.state.refusal


@pytest.mark.parametrize("is_silent", [False, True])
@pytest.mark.parametrize("way", ["pointer", "key"])
def test_a_refusal_is_said_by_the_teacher_with_its_rule(way: str, *, is_silent: bool) -> None:
    """The bug: while nobody taught, a refusal stood in a red bubble over the title, and when the teacher had spoken
    just before, it had no Show the rule. Given either, she says it in her place, nothing else speaks, the table isn't
    dimmed by it, the pointer may go anywhere, and its link opens the rule, by R too.
    """
    rules: list[Chapter] = []
    scene, _, _ = newcomer("KS KD KH QC JD 8D 7C 6H 4S 3C 3S", melds=["9H 9D 9S"])
    scene.hooks = TableHooks(on_rule=rules.append)
    if is_silent:
        scene.feed(TableCommand.ESCAPE)
    hits = scene.state.layout.hits
    start, end = hits[HandCard(scene.state.layout.hand.index(Card("3C")))].center, hits[LaidMeld(0, 0)].center
    for event in drag(start, end, let_go=False):
        scene.handle(event)
    assert scene.state.drag is not None
    assert scene.frames.note.note is None
    send(scene.handle, pygame.event.Event(pygame.MOUSEBUTTONUP, pos=end, button=1))
    scene.update(60.0)
    send(scene.handle, pygame.event.Event(pygame.MOUSEMOTION, pos=(9, 400), rel=(0, 0), buttons=(0, 0, 0)))
    assert scene.state.note is None
    assert there(scene.state.guided).said() == scene.state.refusal == scene.state.advice_heard
    assert scene.over is not None
    assert bool(scene.over.lit) != is_silent
    assert "The rule" in Picture(scene, (1366, 768)).words
    link = next(widget for widget in scene.tools.form.widgets if widget.id == "button/refusal_rule")
    assert scene.over.sheet.rect.contains(link.rect)
    send(scene.handle, *(pressed_at(link.rect.center) if way == "pointer" else [key(pygame.K_r)]))
    assert len(rules) == 1


def test_the_teacher_says_what_a_note_would() -> None:
    """The bug: late in the round a white box said "Your turn: draw" over Draw, and another "You're going out". Given
    the last card in the foot, nobody says it; while going out is laid out, the teacher says it in her place.
    """
    books = [clean_book("K"), dirty_book("A"), "9S 9H 9C"]
    foot: dict[str, Any] = {"melds": books, "in_foot": (0, 2), "played_foot": (0, 2)}
    scene, _ = guided_table(GameAt(table("8H", rules=preset("web"), **foot)))
    scene.update(0.05)
    assert not scene.frames.scenery.note
    assert not scene.frames.scenery.hosted
    scene, _, _ = newcomer("9D 9H 4D", **foot)
    scene.feed(TableCommand.ESCAPE)
    scene.feed(Press("go_out"))
    assert scene.state.arrangement.draft is not None
    assert not scene.frames.scenery.note
    said = scene.frames.scenery.hosted
    assert said.startswith("You're going out")
    assert said in " ".join(Picture(scene, (1366, 768)).words)
    assert not there(scene.over).lit


def test_a_rivals_deed_is_told_at_the_table() -> None:
    """Given a rival who picks up the foot in the lap before the turn, the teacher says so at that rival's plate."""
    foot = "9S 9H 9D 9C 8S 8H 8D 8C 7S 7H 7D"
    now = table("9C", preset("web"), seat=3, phase="play", hands={0: "QC JD 7C 5S"}, feet={3: foot})
    game = GameAt(now)
    scene, guide = guided_table(game)
    for thing in NewThing:
        guide._memory.note(thing) if thing is not NewThing.RIVAL_FOOT else None
    game.go(Discard(Card("9C")))
    look(scene, guide)
    assert there(scene.state.guided).said() == "June picked up a foot: eleven more cards to play."
    assert there(scene.over).rings == (scene.state.layout.hits[SeatPlate(3)],)


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        ("*R", "Wild cards can't lie alone: add two queens."),
        ("*R 2H", "Wild cards can't lie alone: add two queens."),
        ("*R QH", "A meld needs three of a rank: add a queen."),
        ("TH TD", "A meld needs three of a rank: add a joker."),
        ("QH QD QC", "To open, you need 50 points: add two tens and a two."),
        ("TH TD 2H", "To open, you need 50 points: add three queens."),
        ("*R QH QD QC", "Queens 10, jokers 50: together 80 points. A team's first melds need 50: press Open."),
    ],
)
def test_whatever_is_laid_out_of_an_opening_is_answered_alone(cards: str, said: str) -> None:
    """The bugs: of a joker alone the teacher said nothing, beside a full bar of points; nor of what only a wild card
    completes. "Add more", and the joker wore "+50" while other cards were raised.
    """
    scene, guide, _ = newcomer("*R QH QD QC 2H TH TD 9C 8S 7C 5C 4S 3S")
    scene.feed(TableCommand.ESCAPE)
    click(scene, *parse_cards(cards))
    scene.feed(Click(Zone.NEW_PILE))
    look(scene, guide)
    assert there(scene.state.guided).said() == said
    assert not scene.frames.scenery.meter
    assert all(badge.style != "plus" for badge in scene.state.layout.badges)
    leads_on(scene)


def test_too_few_cards_on_the_new_pile_are_answered_by_the_teacher() -> None:
    """The bug: a ten dropped where three kings were advised silenced the teacher. She says each time what a meld needs
    and raises it; and when it is taken back, what she said before.
    """
    scene, guide, _ = newcomer("2H AD KS KH KC TS TC 8S 8C 7C 6C 3H 3D")
    assert scene.state.guided is not None
    for _ in range(2):
        at = next(n for n, card in enumerate(scene.state.layout.hand) if card == "TS")
        scene.feed(TableCommand.ESCAPE)
        start, end = (scene.state.layout.hits[spot].center for spot in (HandCard(at), Zone.NEW_PILE))
        scene.feed(DragBegan(HandCard(at), start, start))
        scene.feed(DragMoved(end, Zone.NEW_PILE))
        scene.feed(Dropped(end, Zone.NEW_PILE))
        look(scene, guide)
        assert scene.state.guided is not None
        assert scene.state.guided.said() == "A meld needs three of a rank: add a ten and a two."
        assert raised(scene) == list(parse_cards("2H TC"))
        leads_on(scene)
        assert set(scene.tools.offered) == {"meld", "take_back"}
        scene.feed(Press("take_back"))
        look(scene, guide)
        assert scene.state.guided is not None
        assert scene.state.arrangement.draft is None
        assert raised(scene) == sorted(scene.state.guided.step.cards)


OURS = ["KS KD KH", "8S 8H 8D"]


def golden(scene: TableScene) -> list[str]:
    """The labels of the golden buttons that can be pressed."""
    return [one.label for one in golden_buttons(scene)]


@pytest.mark.parametrize("is_silent", [False, True])
def test_cards_that_do_not_go_together_are_told_so(*, is_silent: bool) -> None:
    """The bug: a seven and a six were chosen, the buttons vanished, and nobody said why. Given them, whether the
    teacher speaks or not, one sentence does.
    """
    scene, _, _ = newcomer("KC QC JD TH 8C 9H 4H", melds=[*OURS, "9S 9D 9C"])
    if is_silent:
        scene.feed(TableCommand.ESCAPE)
    click(scene, Card("KC"))
    assert scene.state.refusal == ""
    click(scene, Card("QC"))
    assert scene.state.refusal == "You can't mix kings and queens: a meld is one rank plus wild cards."
    assert there(scene.state.guided).said() == scene.state.refusal
    scene.feed(Click(HandCard(scene.state.layout.hand.index(Card("QC")))))
    assert scene.state.refusal == ""
    assert golden(scene) == ["Meld 1 king"]


def test_the_teacher_warns_of_a_choice_that_spoils_a_clean_meld() -> None:
    """Given a ten and a two chosen for the team's clean tens while it needs a clean book, she doesn't give way."""
    scene, _, _ = newcomer("2H TC KC QC JD 9H 4H", melds=["KS KD KH", "TS TH TD TC TS"])
    assert scene.state.guided is not None
    click(scene, *parse_cards("2H TC"))
    assert raised(scene) == sorted(parse_cards("TC 2H"))
    assert there(scene.state.guided).said() == (
        "Twos and jokers are wild. For a clean book, add none to our five tens."
    )


@pytest.mark.parametrize("way", ["drag", "keys"])
def test_a_wild_card_on_a_clean_meld_is_answered_at_once(way: str) -> None:
    """The bug: just told to add no wild card to the team's fours, somebody did, heard nothing, and was then advised to
    add another. Given any clean meld while a clean book is needed, the teacher answers, says how to take the card back
    and which meld can still be clean; once it is back she has nothing to say about it.
    """
    scene, guide, game = newcomer("2H *B JD 7C 6H 5H", melds=["QS QD QH QC", "4S 4D 4H 4C 4S", dirty_book("A")])
    for card, number in (("2H", 1), ("*B", 0)):
        scene.feed(TableCommand.ESCAPE)
        at, onto = HandCard(scene.state.layout.hand.index(Card(card))), LaidMeld(0, number)
        start, end = (scene.state.layout.hits[spot].center for spot in (at, onto))
        drag: list[Gesture] = [DragBegan(at, start, start), DragMoved(end, onto), Dropped(end, onto)]
        keys: list[Gesture] = [Click(at), Click(onto)]
        for gesture in drag if way == "drag" else keys:
            scene.feed(gesture)
        look(scene, guide)
        assert scene.state.guided is not None
        rank, other = ("fours", "queens") if number else ("queens", "fours")
        undone = f"For a clean book, press “Undo” or add to the {other}."
        assert scene.state.guided.said() == f"That makes our {rank} dirty. {undone}"
        assert "undo" in scene.tools.offered
        golden = [one.action for one in buttons_of(scene.state) if one.primary]
        assert golden == ["undo"]  # the bug: she said so, and the golden button was Show me how
        assert there(scene.over).rings
        scene.feed(Press("undo"))
        look(scene, guide)
        assert not game.turn.table.board.melds[0][number].wilds
        assert scene.state.guided is None or scene.state.guided.step.thing is not NewThing.MADE_DIRTY


def test_one_more_card_of_a_raised_rank_is_raised_beside_it() -> None:
    """The bug: two sevens were clicked, the teacher's step came between, and only one of them was chosen. Given one
    seven that she raised, a press on another one adds it, and the button adds both.
    """
    scene, _, _ = newcomer("8C 8H QC JD TH 4H", melds=OURS)
    step = there(next_step(scene.state.view, scene.state.arrangement, MeldCards((Group(parse_cards("8C"), 1),))))
    scene.feed(ShowGuide(guide_sheet(step, scene.state.view, scene.state.people, None)))
    assert raised(scene) == ["8C"]
    for card in ("8H", "8C"):
        scene.feed(Click(HandCard(scene.state.layout.hand.index(Card(card)))))
        assert "8H" in raised(scene)
        if card == "8H":
            assert raised(scene) == sorted(parse_cards("8C 8H"))
            assert golden(scene) == ["Meld 2 eights"]


def test_frames_are_called_full_only_if_they_are() -> None:
    """Given advice to go out with a card that completes the clean book on the way, nobody calls its frame full."""
    melds = ["9S 9H 9D 9S 9H 9D", dirty_book("A")]
    view = my_view(table("QD 9C", preset("web"), phase="play", melds=melds, in_foot=(0, 2), played_foot=(0, 2)))
    out = GoOut((Group(parse_cards("9C"), 0),), Card("QD"))
    step = there(next_step(view, settle(Arrangement(), view), out))
    assert step.said() == "All your cards fit: go out."


@pytest.mark.parametrize(("hand", "melds"), [("KC QC JD TH 5D 4H", OURS), ("*R *B 2C 5H 5D QC JD", [])])
def test_no_button_changes_its_meaning_when_the_teacher_comes(hand: str, melds: list[str]) -> None:
    """The bug: after the draw the golden button said Show me how for seconds; while the hand was on its way there the
    teacher came, and the press added a six. Given a worker that is slow, no button that moves cards is there before she
    has spoken; for cards of one's own choice it is, since she doesn't come while they are chosen.
    """
    late = Late()
    late.may_answer = True
    game = GameAt(table(hand, rules=preset("web"), melds=melds))
    scene, guide = guided_table(game, late)
    look(scene, guide)
    scene.feed(TableCommand.ESCAPE)
    late.may_answer = False
    scene.feed(Press("draw"))
    for _ in range(3):
        assert set(scene.tools.offered) <= {"hint", *UNDOES}
        assert golden(scene) == []
        look(scene, guide)
    click(scene, *parse_cards("QC JD"))
    assert golden(scene) == ["Show me how"]
    scene.feed(TableCommand.ESCAPE)
    assert golden(scene) == []
    late.may_answer = True
    look(scene, guide)
    assert scene.state.guided is not None
    assert golden(scene) != ["Show me how"]


def test_the_teacher_thinks_while_the_cards_fly() -> None:
    """The bug: she began to think only when the drawn cards had landed. Given cards in flight, she has asked by then,
    and once they rest she speaks.
    """
    game, advice = GameAt(table("KC QC JD TH 5D 4H", rules=preset("web"), melds=OURS)), AtOnce()
    people = make_people(NAMES, (True, False, False, False))
    scene = TableScene(game, people, TableHooks(), Preferences(speed="normal"), Play(is_guided=True))
    scene.resize(shared_kit((1366, 768), Preferences()))
    guide = FirstRoundGuide(game, advice, Known().memory())
    scene.feed(Press("draw"))
    scene.update(0.05)
    asked = advice.questions
    guide.think_ahead(scene.state)
    assert not scene.is_resting
    assert advice.questions == asked + 1
    assert scene.state.guided is None
    scene.feed(TableCommand.SKIP)
    look(scene, guide)
    assert scene.is_resting
    assert advice.questions == asked + 1
    assert scene.state.guided is not None


def test_a_button_that_took_the_place_of_another_waits_a_moment() -> None:
    """The bug: Show me how became another button under an impatient second press, and the cards were gone."""
    scene, _, game = newcomer("KC KS QC JD 9H", melds=["KS KD KH"])
    scene.feed(TableCommand.ESCAPE)
    place = golden_buttons(scene)[0].rect.center
    send(scene.handle, *pressed_at(place))
    for _ in range(400):
        scene.update(0.01)
        if scene.state.guided is not None:
            break
    assert golden(scene) == ["Meld 2 kings"]
    before = game.event_count
    send(scene.handle, *pressed_at(place))
    assert game.event_count == before
    for _ in range(20):
        scene.update(0.05)
    send(scene.handle, *pressed_at(place))
    assert game.event_count > before


def test_nothing_is_said_of_a_button_that_is_not_there() -> None:
    """The bug: with a going-out laid out somebody waited, and read in red how to ask for a hint that nobody wanted."""
    books = [clean_book("K"), dirty_book("A"), "9S 9H 9C"]
    scene, guide, _ = newcomer("9D 9C 4D", melds=books, in_foot=(0, 2), played_foot=(0, 2))
    scene.feed(Press("go_out"))
    for _ in range(30):
        guide.pass_time(scene, 1.0)
        scene.update(0.05)
    assert scene.state.guided is None
    assert scene.state.refused is None
    assert golden(scene) == ["Go out"]


def test_a_foot_that_comes_with_the_discard_is_named_before_the_others_play(open_house: Callable[..., House]) -> None:
    """Given the last card of the hand discarded in a guided round, the partner names the foot at once, and while that
    is read nobody plays; Esc ends it, and in the next turn it isn't said again. The bug: the foot came in silence, and
    three players later somebody said that it was there.
    """
    house = open_house(preferences=Preferences(sound=False))
    guided = header("web", (0,), rounds=1)
    keeps = (Habit.SAVE_WILDS.value,)
    seats = tuple(seat if seat.kind == "human" else replace(seat, agreements=keeps) for seat in guided.seats)
    hands, feet = ("4S", "JC QC", "JC QC", "JC QC"), ("AC AD KC KD QC QD JC TD 9C 8D 6C", *(("TS JS",) * 3))
    playing = position(
        dealer=3, phase="play", turns=(1, 1, 1, 1), hands=hands, feet=feet, stock="4C 5D 6H 7S 8C 9D TH JS"
    )
    house.take_up([replace(guided, seats=seats), playing])
    house.until(lambda: house.look().find("button/discard") is not None)
    house.press("button/discard")
    house.until(lambda: "your foot" in house.report.message)
    assert "From your next turn" in house.report.message
    before = house.game.event_count
    house.run(STAYS - 1)
    assert house.game.event_count == before
    house.key("escape")
    house.until(lambda: house.game.awaits_person)
    house.run(2.0)
    assert "your foot" not in house.report.message


@pytest.mark.parametrize("place", ["foot", "meld/0/0", "book/1/0", "red_threes/0", "seat/2", "score"])
def test_whatever_the_teacher_rings_answers_a_press(place: str) -> None:
    """The bug: "When your hand is empty, you pick up your foot", with a ring around the foot; who pressed it got no
    answer. What is pressed says what it is, and the teacher's words stay.
    """
    rules, books = replace(preset("web"), red_threes="lay_down"), [clean_book("Q")]
    now = table("4S 9D JC QC", rules, melds=["KS KD 2D"], their_melds=books, red_threes=["3H", ""])
    scene, guide = guided_table(GameAt(now))
    look(scene, guide)
    assert scene.state.guided is not None
    said = scene.state.guided.said()
    asked: list[int] = []
    scene.hooks = replace(scene.hooks, on_seat=asked.append)
    score = scene.state.layout.own.heading.center
    send(scene.handle, *pressed_at(score if place == "score" else middle(find(scene, place))))
    scene.update(1.0)
    assert scene.modal is not None or asked == [2]
    assert there(scene.state.guided).said() == said


def test_nobody_waits_for_ever_for_whoever_reads() -> None:
    """Given notes that stay until they are put away, the others play on in the end: no button says that they wait."""
    foot = "QC QD JC JD 9S 9H 8C 7C 6C 5S 4D"
    game = GameAt(table("4S", rules=preset("web"), phase="play", melds=["KS KD KH"], foot=foot))
    scene, guide = guided_table(game)
    scene.feed(Prefer(replace(scene.state.preferences, stays="until_away")))
    look(scene, guide)
    game.go(throw("4S"))
    look(scene, guide)
    assert scene.state.guided is not None
    assert not scene.is_resting
    scene.update(31.0)
    assert scene.is_resting
