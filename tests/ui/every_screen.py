"""Every screen of the game, with the most that can be on it: what the tests of layout and keys go through."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from msgspec.structs import replace
from pygame import Surface

from game import VERSION
from game.cards import Card
from game.engine.events import Discarded, Drew
from game.engine.partners.agreements import Agreement
from game.engine.table.view import view_of
from game.messages.functions import (
    errors as say_errors,
    game_files as say_game_files,
    going_out_texts as say_going_out,
    house_rules as say_rules,
    joining as say_joining,
    learn_screen as say_learn,
    looking_back as say_back,
    nouns as say_nouns,
    problems as say_problems,
    screens as say_screens,
    thinking_again,
)
from game.messages.language import saying
from game.messages.person import Person
from game.play.practising.practice import Practice
from game.portrait_art import look_in
from game.rules.presets import preset
from game.sentences.at_table.log import LogLine
from game.toolkit.kit import Kit
from game.toolkit.scene import Scene
from game.toolkit.targets import Report
from game.toolkit.widgets import Button, Dialog
from game.toolkit.widgets.state_scene import StateScene
from game.turn.spots import HandCard
from game.ui.learn.lessons.screen import WhoLearnsDialog
from game.ui.learn.problems.asked_problems import title_of
from game.ui.match.session.one_seat_game import PracticeGame
from game.ui.match.session.who_plays import promises_dialog
from game.ui.phones.joining.before_phones import before_phones
from game.ui.review.games.screen import FINISHED, GamesScene, LabelDialog
from game.ui.rules.house_rules.editor import leave_dialog, rebase_dialog
from game.ui.rules.rule_page.screen import WhyDialog
from game.ui.shared.overlay.fronts import Notice, NoticeAction, YesNoQuestion
from game.ui.shared.overlay.overlaid_scene import OverlaidScene
from game.ui.shared.people.face_choice import FaceSheet, ShownFace
from game.ui.shared.preferences import Preferences
from game.ui.start.new_game.agreement_choice import AgreementsDialog
from game.ui.start.title.news_dialog import NewsDialog
from game.ui.system.crash_report.screen import CrashReportScene, CrashReportState
from game.ui.system.reading.presenter import add_hand_button, fair_play_scene, game_menu
from game.ui.system.your_table.screen import leave_table_dialog
from game.ui.table.beginning import Beginning
from game.ui.table.effects import ListNeeds
from game.ui.table.gestures import Click
from game.ui.table.inputs import EndZoom, Press
from game.ui.table.modes import Practise
from game.ui.table.screen import TableScene
from game.ui.table.sheets.dialogs import dialog_for
from game.ui.table.sheets.practice_sheet import PracticeSheet
from game.ui.table.table_game import TableHooks
from tests.slow import LONG as ALL_SCREENS
from tests.ui.coached import COACHED
from tests.ui.dealing_ceremonies import CEREMONIES
from tests.ui.deals_shown import DEALS_SHOWN
from tests.ui.drive import shared_kit
from tests.ui.evenings_shown import EVENINGS
from tests.ui.hinted import HINTED
from tests.ui.learning_shown import LEARN_SCREENS
from tests.ui.looked_back_matches import LOOKED_BACK
from tests.ui.rounds_scored import MOST_ON_SHEETS, SCORED
from tests.ui.samples import EIGHT, FOUR, GAMES, LONG, SCENES, Saved, editor, games, long_people, nothing, rule_page
from tests.ui.score_pads_shown import PADS
from tests.ui.solving_problems import PROBLEM_ANSWERS
from tests.ui.table.crowded import EIGHT_BOOKS, ELEVEN_MELDS, HAND_OF_27, SHAPES, crowded
from tests.ui.table.table_games import GameAt
from tests.ui.taught import TAUGHT
from tests.ui.thinking_again import ANSWERS

EXAMPLES = Path(__file__).resolve().parents[1] / "examples"
HAND_OF_30 = HAND_OF_27 + " 8H 9D TS"
SILENT = PracticeSheet(
    name="think_again",
    title=saying(thinking_again.title, 12, 48),
    back=say_back.look_back,
    heading=thinking_again.no_answer,
    question=thinking_again.no_answer_why,
    no_nudge=thinking_again.no_nudge_left,
    no_answer=thinking_again.no_answer_yet,
)
HEARD: dict[str, Any] = {
    name: partial(nothing, name)
    for name in TableHooks.__struct_fields__
    if name.startswith("on_") and name not in ("on_phones", "on_cover")  # what is there shows more
}
TOLD = TableHooks(**HEARD)
"""Hooks that are heard."""
OPENING_HAND = "*R 2S AS AC AH KD KS KH QS QH QC TC TD 9S 9H 4D"


class DialogScene(StateScene[None]):
    """A dialog and nothing below it."""

    name = "dialog"

    def __init__(self, make: Callable[[], Dialog]) -> None:
        super().__init__(None)
        self._dialog = make()

    def lay_out(self, kit: Kit) -> None:
        """Open it."""
        self.form.open(self._dialog, kit)

    def paint(self, kit: Kit, surface: Surface) -> None:
        """Felt."""
        kit.ground(surface)


def table(
    shape: str = "4-2v2",
    hand: str = HAND_OF_30,
    *,
    melds: tuple[str, ...] = ELEVEN_MELDS + EIGHT_BOOKS,
    opened: bool = True,
    phase: str = "play",
    actions: tuple[str, ...] = (),
    chosen: tuple[int, ...] = (),
    tail_cards: int = 0,
    others_played: bool = False,
) -> TableScene:
    """A table with long names; `actions` are done in their order once it is laid out. Where the others have played,
    what each did last is told.
    """
    rules = replace(preset("family"), tail_cards=tail_cards)
    state = crowded(shape, hand, melds=melds, rules=rules, opened=opened, phase=phase)
    players = state.board.players
    people = long_people(players)
    turns = [(Drew(seat, 2, None), Discarded(seat, Card(f"{'64J9TQ7'[seat - 1]}S"))) for seat in range(1, players)]
    log = [[LogLine(event=event, board=state.board, names=people.names, me=0) for event in turn] for turn in turns]
    hooks, calm = TOLD, Preferences(speed="off", ask_discard="never")
    scene = TableScene(GameAt(state), people, hooks, calm, begins=Beginning(log=log if others_played else ()))
    scene.resize(shared_kit((1280, 720), Preferences()))
    for action in actions:
        scene.feed(Press(action))  # type: ignore[arg-type]  # a word of Deed
    for position in chosen:
        scene.feed(Click(HandCard(position)))
    return scene


def looked_at_pile() -> TableScene:
    """A large pile that was looked at before it is taken: its cards stay in the words beside it."""
    state = crowded("4-2v2", OPENING_HAND, melds=ELEVEN_MELDS[:4], opened=True, phase="draw")
    rules = replace(state.board.rules, take_peek=True, take_count="all", meld_threes="all")
    seen = state.discards
    state = replace(state, board=replace(state.board, rules=rules, pile_seen=seen, frozen=None))
    people = long_people(4)
    scene = TableScene(GameAt(state), people, TOLD, Preferences(speed="off", ask_discard="never"))
    scene.resize(shared_kit((1280, 720), Preferences()))
    scene.feed(Press("peek"))
    scene.feed(EndZoom())
    return scene


def bottom_card_table() -> TableScene:
    """A pile whose bottom card must be melded by whoever takes it."""
    state = crowded("4-2v2", OPENING_HAND, melds=ELEVEN_MELDS[:4], opened=True, phase="play")
    rules = replace(state.board.rules, take_bottom=True)
    state = replace(state, board=replace(state.board, rules=rules, pile_seen=state.discards, frozen=None))
    people = long_people(4)
    return TableScene(GameAt(state), people, TOLD, Preferences(speed="off", ask_discard="never"))


class OverlayAlone(OverlaidScene):
    """What lies in front of a scene, alone, as it hides what is below."""

    def draw(self, surface: Surface, whole: bool = True) -> None:
        """Strip and question on felt."""
        self._kit.ground(surface)
        self.strip.draw(self._kit, surface)
        self.bubble.draw(self._kit, surface)

    def report(self) -> Report:
        """The answers: what they lie on has its keys back afterwards, and the notice has a function key."""
        told = super().report()
        return replace(told, targets=tuple(self.bubble.targets()))


PROBLEM = PracticeSheet(
    name="problem",
    title=saying(title_of, None),
    back=say_learn.learn,
    heading=say_problems.what_now,
    question=lambda: f"{say_problems.you_both_hold(Person(LONG[2]), 30, 12, False)} {say_problems.what_would_you_do()}",
    aside=saying(say_problems.own_moment, "W" * 20, 12, 48),
    stars=3,
)


def practice(
    shape: str = "4-2v2",
    hand: str = OPENING_HAND,
    melds: int = 4,
    waiting: bool = False,
    asked: PracticeSheet | None = None,
) -> TableScene:
    """A position to try moves in, with long names; `waiting` where no answer came, `asked` where it is a problem."""
    state = crowded(shape, hand, melds=ELEVEN_MELDS[:melds], opened=True, phase="play")
    players = state.board.players
    people = long_people(players)
    sheet = asked or PracticeSheet(
        name="think_again",
        title=saying(thinking_again.title, 12, 48),
        back=say_back.look_back,
        heading=say_back.think_again,
        question=thinking_again.nothing_better,
        aside=thinking_again.nothing_counts,
    )
    game = PracticeGame(Practice(view_of(state, 0)))
    return TableScene(game, people, TOLD, Preferences(speed="off"), Practise(SILENT if waiting else sheet))


def asked_table() -> OverlaidScene:
    """A question at a seat, and a notice in the bar."""
    asks = say_screens.asks_you(Person(LONG[2]))
    yes, no = say_going_out.say_yes(), say_going_out.say_no()
    brings = say_going_out.brings([say_going_out.books_brought(1, 3, "clean")], 0)
    costs = say_going_out.yes_costs(False, 12, 185, [say_going_out.your_stack_of("foot", 11)])
    why = brings, say_going_out.yes_ends_round(1), costs
    question = YesNoQuestion(2, asks, why, yes, no, nothing)
    action = NoticeAction("button/save_copy", say_game_files.save_copy(), 0, nothing)
    notice = Notice(say_errors.disk_silent(), (action,), True)
    front = OverlayAlone(table(melds=ELEVEN_MELDS[:4]), lambda: notice, lambda: question)
    front.resize(shared_kit((1280, 720), Preferences()))
    front.update(0.0)
    return front


def mishap() -> CrashReportScene:
    """The screen that tells of a bug."""
    return CrashReportScene(CrashReportState(say_errors.not_safe()), nothing, lambda _: say_errors.report_saved("here"))


def whole_mishap() -> CrashReportScene:
    """With everything that can be done, once it was asked for."""
    scene = mishap()
    scene.set_state(has_more=True)
    return scene


def damaged_game() -> Dialog:
    """What a game says that cannot be opened, and what it offers."""
    trouble = say_errors.bad_line(118, say_errors.cut_off())
    broken = replace(GAMES[2], name="W" * 40, trouble=trouble, has_good_part=True)
    return GamesScene(Saved(), nothing).trouble_of(broken)


def more_about_a_game() -> Dialog:
    """What can be done with a finished game that has the longest name."""
    game = replace(GAMES[0], name="W" * 40, finished=True)
    scene = GamesScene(Saved([game]), nothing)
    scene.resize(shared_kit((1280, 720), Preferences()))
    scene.show_part(FINISHED)
    return scene.menu_of(game)


def more_of_the_rules() -> Dialog:
    """What can be done with the rules that are being played, besides reading them."""
    scene = rule_page(choice="web")
    scene.resize(shared_kit((1280, 720), Preferences()))
    return scene.more_ways()


def needed_to_go_out(shape: str) -> Dialog:
    """What each team still needs, in the middle of a round."""
    state = table(shape, melds=ELEVEN_MELDS[:4] + EIGHT_BOOKS[:3]).state
    return dialog_for(ListNeeds(), state, nothing, TOLD)


def whole_menu() -> Dialog:
    """What the menu of a match has, with one person and computer players at the table."""
    computer_plays = say_screens.computer_plays(Person(say_nouns.you(), is_you=True))
    small = [
        Button("button/sorting", say_screens.sorting(), nothing, icon="cards"),
        add_hand_button(nothing),
        Button("button/computer_plays", computer_plays, nothing, icon="computer"),
        Button("button/give_up", say_screens.end_match(), nothing, icon="cross"),
    ]
    return game_menu(nothing, table(melds=ELEVEN_MELDS[:4]).menu_entries(), small)


LAKE_HOUSE = replace(preset("web"), name="Lake house", rounds=3)


TABLES: dict[str, Callable[[], Scene]] = {
    **{f"table {shape}, full": partial(table, shape, others_played=True) for shape in SHAPES},
    **{
        f"table {shape}, mid-round": partial(table, shape, melds=ELEVEN_MELDS[:4] + EIGHT_BOOKS[:3], others_played=True)
        for shape in SHAPES
    },
    "table, a fan of 16": partial(table, hand=OPENING_HAND, melds=ELEVEN_MELDS[:2], chosen=(1, 4)),
    "table, opening": partial(table, hand=OPENING_HAND, melds=EIGHT_BOOKS[:2], opened=False, actions=("stage",)),
    "table, taking the pile": partial(
        table, "2", OPENING_HAND + " 7H 7D", melds=ELEVEN_MELDS[:1], opened=False, phase="draw", actions=("take",)
    ),
    "table, asked": asked_table,
    "table, two with tails": partial(table, "2", tail_cards=11),
    "table, four with tails": partial(table, tail_cards=5, opened=False),
    "table, eight with tails": partial(table, "8-4v4", tail_cards=15),
    "table, looked at the pile": looked_at_pile,
    "table, a bottom card to meld": bottom_card_table,
    "think again": practice,
    "think again, waiting": partial(practice, waiting=True),
    "think again, eight books": partial(practice, hand=HAND_OF_30, melds=11),
    "think again, two at the table": partial(practice, "2"),
    "problem": partial(practice, hand=HAND_OF_30, melds=11, asked=PROBLEM),
    "problem, two at the table": partial(practice, "2", asked=PROBLEM),
}


def crowded_agreements() -> AgreementsDialog:
    """For two partners with long names who keep to everything under house rules."""
    return AgreementsDialog(EIGHT[:2], replace(preset("family"), wild_cap=2), tuple(Agreement), nothing)


DIALOGS: dict[str, Callable[[], Dialog]] = {
    "menu": whole_menu,
    "before phones": lambda: before_phones("button/add_hand", say_joining.before_phones(), nothing),
    "damaged game": damaged_game,
    "more about a game": more_about_a_game,
    "more in my games": lambda: games().more_ways(),
    "name and player": lambda: LabelDialog(replace(GAMES[2], person=LONG[0]), nothing),
    "choose a face": lambda: FaceSheet(ShownFace(look_in(5, 3), taken=frozenset({1, 2, 3, 8})), nothing),
    "who learns": lambda: WhoLearnsDialog(LONG, nothing),
    "what is new": lambda: NewsDialog(VERSION),
    "agreements": lambda: AgreementsDialog(FOUR[2:3], preset("web"), (), nothing),
    "agreements, crowded": crowded_agreements,
    "a word with a partner": lambda: promises_dialog(LONG[0], 2, preset("web"), (), nothing),
    "a word with a partner who keeps much": lambda: promises_dialog(
        LONG[0], 2, preset("web"), tuple(Agreement)[3:], nothing
    ),
    "needed to go out": lambda: needed_to_go_out("4-2v2"),
    "needed to go out, eight alone": lambda: needed_to_go_out("8-solo"),
    "more of the rules": more_of_the_rules,
    "what to print": lambda: rule_page().print_dialog(),
    "why these rules": lambda: WhyDialog(preset("partners")),
    "another base": lambda: rebase_dialog("partners", 12, nothing),
    "leave your table": lambda: leave_table_dialog(nothing, nothing),
    "more about a rule set": lambda: editor(LAKE_HOUSE, own=True).more_ways(),
    "leave the editor": lambda: leave_dialog(nothing, say_rules.taken_name("Lake house"), nothing),
}
EVERY: dict[str, Callable[[], Scene]] = {
    **SCENES,
    **(SCORED if ALL_SCREENS else {name: SCORED[name] for name in MOST_ON_SHEETS}),
    **CEREMONIES,
    "mishap": mishap,
    "fair play": lambda: fair_play_scene(nothing),
    "mishap, more": whole_mishap,
    **TABLES,
    **TAUGHT,
    **ANSWERS,
    **PADS,
    **EVENINGS,
    **PROBLEM_ANSWERS,
    **LEARN_SCREENS,
    **LOOKED_BACK,
    **DEALS_SHOWN,
    **COACHED,
    **HINTED,
    **{f"dialog: {name}": partial(DialogScene, make) for name, make in DIALOGS.items()},
}
