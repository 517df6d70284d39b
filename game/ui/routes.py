"""What answers each request of a screen. A feature is imported when it is first asked for: that starts the game faster.

To add a screen, write its `screen.py`, give it a request in `game.ui.shared.requests`, and a function and a line in
`ROUTES` here.
"""

import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, Final

from game.ui.shared.requests import (
    BeginBranch,
    BeginHandMade,
    BeginScorePad,
    ChangePreferences,
    CheckSeals,
    ChoosePreset,
    CompareRules,
    CopyRecord,
    EditAnswers,
    EditRules,
    Go,
    ImportRules,
    LeaveEditor,
    LookAtMatches,
    LookBackAt,
    NewGameBy,
    OpenRecord,
    OpenTable,
    PlayOn,
    PlaySameAgain,
    PrintRules,
    PrintSeals,
    ProgramRequest,
    ReadChapter,
    ReadRules,
    SalvageRecord,
    SeeWhatItKnew,
    SetUpFrom,
    SetUpPosition,
    ShareRules,
    ShowEvening,
    ShowKeys,
    StartGame,
)
from game.ui.system.program import Program
from saves.disk.folders import summaries_file
from saves.library.library import Progress
from saves.records.bad_record import BadRecord
from saves.records.lines import SCORE_PAD_SUFFIX, Line


def answer(program: Program, request: ProgramRequest) -> None:
    """Does what a screen asks for."""
    key = request if isinstance(request, Go) else type(request)
    ROUTES[key](program, request)


# ---- back, and out


def _back(program: Program, _: Go) -> None:
    left = program.app.scene.name
    if left == "new_game":
        program.new_games.keep_unstarted()
    if not program.screens.pop():
        program.show_title()
    elif left == "replay":  # what was found is written by that thread, so it is there then
        program.background.do(summaries_file(program.environment.data), program.games.read_again)
    elif left == "people":
        program.notify()
    elif left == "bring_in":
        program.learning_players.refresh()
        program.people.refresh()
        program.games.reload_list()


def _quit(program: Program, _: Go) -> None:
    if program.may_close():
        program.app.quit()


# ---- matches


def _new_game(program: Program, request: Go | NewGameBy) -> None:
    real_cards, rules = request is Go.SCORE_PAD, request.rules if isinstance(request, NewGameBy) else ""

    def show() -> None:
        program.close_game()
        program.games.refresh()
        program.new_games.show(real_cards, rules)

    program.leave_for(show)


def _start(program: Program, request: StartGame) -> None:
    is_put_together = program.new_games.is_on_screen
    rules = program.new_games.playable_rules(request.new)
    if rules is None:
        return
    phones = [seat for seat, choice in enumerate(request.new.seats) if choice.human and choice.on_phone]
    program.table.begin(program.headers.of(request.new, rules), phones=phones)
    if is_put_together and program.session is not None:
        program.new_games.forget_unstarted()
        program.new_games.note_people(request.new, is_score_pad=False)


def _open_record(program: Program, request: OpenRecord) -> None:
    """To go on playing; before a finished match shows cards that are still being played here, it is asked."""
    from saves.records.record import read_record

    path = Path(request.path)
    if path.name.endswith(SCORE_PAD_SUFFIX):
        program.leave_for(partial(_open_score_pad, program, path))
        return
    if program.table.path == path:
        program.screens.pop()
        return
    begin = partial(program.leave_for, partial(program.open, path))
    entry = next((one for one in program.games.entries if one.path == path), None)
    if entry is None or entry.progress is Progress.ACTIVE:
        begin()
        return
    program.games.leave_list(path)
    lines: Sequence[Line] = ()
    with suppress(OSError, BadRecord):  # opening it says why
        lines = read_record(path).lines
    program.records.look_first(lines, begin)


def _look_back(program: Program, request: Go | LookBackAt) -> None:
    path = Path(request.path) if isinstance(request, LookBackAt) else program.table.path
    session = program.session
    if session is not None and path == program.table.path:
        program.records.look_back(session.game.match.lines, path).push()
    elif path is not None and path.name.endswith(SCORE_PAD_SUFFIX):
        program.ask(OpenRecord(str(path)))
    elif path is not None:
        program.records.look_back_at_file(path)


def _evening(program: Program, request: ShowEvening) -> None:
    from game.ui.evening.summary.presenter import WholeEvening

    whole = WholeEvening(program.services, program.games, lambda: program.open_score_pad, Path(request.path))
    program.screens.push(whole.scene)
    program.screens.subscribe(whole.scene, whole.follow)


def _same_again(program: Program, request: PlaySameAgain) -> None:
    path = Path(request.path)

    def begin() -> None:
        if path.name.endswith(SCORE_PAD_SUFFIX):
            program.games.leave_list()
            program.close_game()
            program.score_pads.again(path)
        else:
            if program.open_score_pad is not None:
                program.score_pads.close()
            program.table.begin_again(path)

    program.leave_for(begin)


def _set_up(program: Program, request: SetUpPosition | SetUpFrom | BeginHandMade) -> None:
    program.positions.answer(request)


def _what_it_knew(program: Program, request: SeeWhatItKnew) -> None:
    from game.ui.review.proof.presenter import WhatItKnew

    program.screens.push(WhatItKnew(program.screens, request.lines, request.line, program.ask).scene)


def _play_on(program: Program, request: PlayOn) -> None:
    from game.play.branching import NoBranch
    from game.ui.start.play_on.presenter import play_on_model
    from game.ui.start.play_on.screen import PlayOnScene

    names = [entry.name for entry in program.games_within(program.environment.patience)]
    try:
        model = play_on_model(request, names)
    except NoBranch as why:
        program.screens.say(why.told)
    else:
        program.screens.push(PlayOnScene(model, program.ask))


def _begin_branch(program: Program, request: BeginBranch) -> None:
    """The new match, at the table; the one that it goes on from is only read."""
    from game.play.branching import NoBranch
    from game.ui.start.play_on.presenter import branch_lines

    def begin() -> None:
        try:
            header, position = branch_lines(request, program.headers)
        except NoBranch as why:
            program.screens.say(why.told)
        else:
            program.table.begin(header, [position])

    program.leave_for(begin)


def _menu(program: Program, _: Go) -> None:
    from game.ui.system.reading.presenter import add_hand_button, game_menu

    session = program.session
    if session is not None and session.table is not None:
        change = session.change_for_front()
        of_game = [*session.table.menu_entries, *((change,) if change is not None else ())]
        if session.may_hand_over:
            of_game.append(add_hand_button(partial(_use_phones, program)))
        session.table.ask(game_menu(program.ask, of_game, [session.give_up_button()]))


def _use_phones(program: Program) -> None:
    """From the menu; says first what it means where phones can't join yet."""
    from game.messages.functions import joining as say_joining
    from game.ui.phones.joining.before_phones import before_phones

    session, show = program.session, partial(program.ask, Go.ADD_HAND)
    if session is not None and not session.door.is_open:
        session.show_question(before_phones("button/add_hand", say_joining.before_phones(), show))
    else:
        show()


def _add_hand(program: Program, _: Go) -> None:
    """Opens the door for phones where it is shut, and shows how they join."""
    from game.ui.match.session.joining_scenes import joining_scene

    session = program.session
    if session is None or program.app.scene.name == "joining":
        return
    if session.may_hand_over or session.door.is_open:
        session.door.open()
        scene = joining_scene(session)
        program.screens.push(scene)
        program.screens.subscribe(scene, scene.follow)


def _log(program: Program, _: Go) -> None:
    from game.messages.functions import errors as say_errors
    from game.ui.system.reading.presenter import log_scene

    if program.session is not None:
        notes = (say_errors.no_sound,) if program.is_silent else ()
        program.screens.push(log_scene(program.session.log, program.ask, notes))


# ---- score pads


def _begin_score_pad(program: Program, request: BeginScorePad) -> None:
    rules, fresh = program.new_games.rules_of(request.new), program.headers.fresh()
    program.new_games.forget_unstarted()
    program.games.leave_list()
    program.score_pads.begin(request.new, rules, fresh.game_id, fresh.created)
    program.new_games.note_people(request.new, is_score_pad=True)


def _open_score_pad(program: Program, path: Path) -> None:
    program.games.leave_list()
    program.close_game()
    program.score_pads.open(path)


# ---- screens of their own


def _todays_deal(program: Program, _: Go) -> None:
    def show() -> None:
        program.close_game()
        program.games.refresh()
        program.deals.show()

    program.leave_for(show)


def _people(program: Program, _: Go) -> None:
    from game.ui.system.people.screen import PeopleScene

    program.people.refresh()
    scene = PeopleScene(program.people, program.ask)
    program.screens.push(scene)
    program.screens.subscribe(scene, scene.refresh_people)


def _settings(program: Program, _: Go) -> None:
    from game.ui.system.settings.screen import SettingsScene

    scene = SettingsScene(program.app.preferences, program.ask, program.lacking)
    program.screens.push(scene)
    program.screens.subscribe(scene, lambda: scene.set_state(preferences=program.app.preferences))


def _your_table(program: Program, _: Go) -> None:
    from game.ui.system.your_table.presenter import YourTable

    YourTable(program.services, at_table=program.session is not None).show()


def _open_table(program: Program, request: OpenTable) -> None:
    from game.ui.system.your_table.presenter import YourTable

    table = YourTable(program.services, at_table=program.session is not None)
    table.show()
    table.open_table(Path(request.path))


def _own_keys(program: Program, _: Go) -> None:
    from game.ui.system.keys.your_keys import OwnKeysScene

    scene = OwnKeysScene(program.app.preferences, program.ask)
    program.screens.push(scene)
    program.screens.subscribe(scene, lambda: scene.set_state(preferences=program.app.preferences))


def _keys(program: Program, request: Go | ShowKeys) -> None:
    """Those of the screen at hand, or of the one that is named; the same key puts them away again."""
    from game.ui.system.keys.screen import KeysScene

    at_hand = program.app.scene.name
    if request is Go.KEYS and at_hand == KeysScene.name:
        program.screens.pop()
    else:
        of = request.screen if isinstance(request, ShowKeys) else at_hand
        program.screens.push(KeysScene(of, program.ask))


def _help(program: Program, _: Go) -> None:
    from game.ui.system.reading.presenter import help_scene

    program.screens.push(help_scene(program.app.scene.name, program.ask))


def _about(program: Program, _: Go) -> None:
    from game.ui.system.reading.presenter import about_scene

    program.screens.push(about_scene(program.environment.data, program.environment.opener, program.ask))


def _licences(program: Program, _: Go) -> None:
    from game.ui.system.reading.presenter import licences_scene

    program.screens.push(licences_scene(program.ask))


def _fair_play(program: Program, _: Go) -> None:
    from game.ui.system.reading.presenter import fair_play_scene

    program.screens.push(fair_play_scene(program.ask))


def _check_seals(program: Program, request: CheckSeals) -> None:
    from game.ui.review.seal_check.screen import SealCheckScene, SealCheckState

    program.screens.push(SealCheckScene(SealCheckState(request.seals, sys.platform), program.ask))


def _print_seals(program: Program, request: PrintSeals) -> None:
    from game.ui.review.seal_check.printed_seals import printed_seals
    from game.ui.system.file_chooser.printing import Printing

    text = printed_seals(request.seals, sys.platform)
    Printing(program.environment, program.screens).print_page(f"seal-{request.seals.round}", text)


def _read_chapter(program: Program, request: ReadChapter) -> None:
    from game.ui.system.reading.presenter import rule_scene

    program.screens.push(rule_scene(request.rules, request.chapter, program.ask))


def _print(program: Program, request: PrintRules) -> None:
    from game.ui.system.file_chooser.printing import Printing

    Printing(program.environment, program.screens).print_rules(request.rules, request.page)


def _leave_editor(program: Program, request: LeaveEditor) -> None:
    program.rules.leave_editor(request.saved)
    program.screens.notify()


Route = Callable[[Program, Any], None]
ROUTES: Final[Mapping[Go | type, Route]] = {
    Go.BACK: _back,
    Go.TITLE: lambda program, _: program.leave_for(program.show_title),
    Go.QUIT: _quit,
    Go.NEW_GAME: _new_game,
    Go.SCORE_PAD: _new_game,
    NewGameBy: _new_game,
    StartGame: _start,
    Go.PLAY_AGAIN: lambda program, _: program.leave_for(program.table.begin_again),
    OpenRecord: _open_record,
    PlayOn: _play_on,
    SeeWhatItKnew: _what_it_knew,
    BeginBranch: _begin_branch,
    ShowEvening: _evening,
    PlaySameAgain: _same_again,
    SetUpPosition: _set_up,
    SetUpFrom: _set_up,
    BeginHandMade: _set_up,
    Go.MENU: _menu,
    Go.ADD_HAND: _add_hand,
    Go.LOG: _log,
    Go.SAVE_COPY: lambda program, _: program.table.save_copy(),
    Go.LEAVE_ANYWAY: lambda program, _: program.table.leave_anyway(),
    Go.LOOK_BACK: _look_back,
    LookBackAt: _look_back,
    Go.GAMES: lambda program, _: program.games.show_list(program.session is not None, program.learning_players.person),
    Go.CHANCES: lambda program, _: program.games.show_chances(),
    Go.BACK_UP: lambda program, _: program.file_pages.back_up(),
    Go.IMPORT: lambda program, _: program.file_pages.import_files(),
    Go.EXPORT: lambda program, _: program.file_pages.export(),
    CopyRecord: lambda program, request: program.file_pages.save_copy(Path(request.path)),
    SalvageRecord: lambda program, request: program.games.salvage(Path(request.path), program.headers),
    LookAtMatches: lambda program, request: program.games.look_at(map(Path, request.paths)),
    BeginScorePad: _begin_score_pad,
    Go.TODAYS_DEAL: _todays_deal,
    Go.OFFER_VOICE: lambda program, _: program.offer_voice(),
    Go.SAY_VOICE: lambda program, _: program.say_voice(),
    Go.LEARN: lambda program, _: program.learning.show(),
    Go.PEOPLE: _people,
    Go.SETTINGS: _settings,
    ChangePreferences: lambda program, request: program.prefer(request.preferences),
    Go.KEYS: _keys,
    ShowKeys: _keys,
    Go.YOUR_TABLE: _your_table,
    OpenTable: _open_table,
    Go.OWN_KEYS: _own_keys,
    Go.HELP: _help,
    Go.ABOUT: _about,
    Go.LICENCES: _licences,
    Go.FAIR_PLAY: _fair_play,
    CheckSeals: _check_seals,
    PrintSeals: _print_seals,
    Go.FIVE_QUESTIONS: lambda program, _: program.rules.ask_five_questions(),
    ReadRules: lambda program, request: program.rules.read(request.rules),
    ReadChapter: _read_chapter,
    CompareRules: lambda program, request: program.rules.compare(request.rules),
    PrintRules: _print,
    EditRules: lambda program, request: program.rules.edit(request.choice),
    EditAnswers: lambda program, request: program.rules.edit_answers(request),
    ChoosePreset: lambda program, request: program.rules.choose_preset(request.preset),
    LeaveEditor: _leave_editor,
    ShareRules: lambda program, request: program.rules.share(request.rules),
    ImportRules: lambda program, request: program.rules.take_in(request.rules),
}
