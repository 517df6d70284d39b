"""What answers each request of a screen. A feature is imported when it is first asked for: that starts the game faster.

To add a screen, write its `screen.py`, and give it a request in `game.ui.shared.requests` and a case in `answer` here.
"""

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, assert_never

from msgspec.structs import replace

from game.ui.shared.requests import (
    AskFiveQuestions,
    BackUp,
    BeginBranch,
    BeginScorePad,
    ChangePreferences,
    ChoosePreset,
    CompareRules,
    EditAnswers,
    EditRules,
    ExportMatches,
    GoBack,
    GoToTitle,
    ImportFiles,
    ImportRules,
    InvitePhones,
    LeaveAnyway,
    LeaveEditor,
    LookBackAt,
    MatchRequest,
    OfferVoice,
    OpenRecord,
    PageRequest,
    PlayAgain,
    PlayedRequest,
    PlayOn,
    PrintRules,
    ProgramRequest,
    Quit,
    ReadChapter,
    ReadRules,
    RulesRequest,
    SalvageRecord,
    SaveCopy,
    SayVoice,
    ShareRules,
    ShowAbout,
    ShowChances,
    ShowControls,
    ShowEvening,
    ShowFairPlay,
    ShowGames,
    ShowHelp,
    ShowKeys,
    ShowLearn,
    ShowLicences,
    ShowLog,
    ShowMenu,
    ShowNewGame,
    ShowOtherProgram,
    ShowOwnKeys,
    ShowPeople,
    ShowPossible,
    ShowSettings,
    ShowTodaysDeal,
    ShowTour,
    ShowYourTable,
    SolveProblemOf,
    StartGame,
    StartGuidedRound,
    UsePhones,
)
from game.ui.system.people.presenter import PlayersRecord, record_in
from game.ui.system.program import Program
from saves.disk.folders import summaries_file
from saves.library.library import Progress
from saves.records.lines import BadRecord, GameLine, Line, is_score_pad

if TYPE_CHECKING:
    from game.ui.system.file_chooser.printing import Printing


def answer(program: Program, request: ProgramRequest) -> None:
    if isinstance(request, MatchRequest):
        _match(program, request)
    elif isinstance(request, PlayedRequest):
        _played(program, request)
    elif isinstance(request, RulesRequest):
        _rules(program, request)
    else:
        _page(program, request)


def _match(program: Program, request: MatchRequest) -> None:
    match request:
        case GoBack():
            _back(program)
        case GoToTitle():
            program.leave_for(program.show_title)
        case LeaveAnyway():
            program.leave_anyway()
        case Quit():
            if program.may_close():
                program.app.quit()
        case ShowNewGame(rules, real_cards, person):
            _leave_table(program, partial(program.new_games.show, real_cards, rules, person))
        case StartGame(None):  # after the guided round, which counts from now on
            program.games.refresh()
            program.leave_for(partial(_start, program, request))
        case StartGame():
            _start(program, request)
        case StartGuidedRound():
            program.games.refresh()
            program.leave_for(partial(_start_guided, program))
        case BeginScorePad():
            _begin_score_pad(program, request)
        case PlayAgain(path):
            program.leave_for(partial(_begin_again, program, None if path is None else Path(path)))
        case PlayOn():
            _play_on(program, request)
        case BeginBranch():
            program.leave_for(partial(_begin_branch, program, request))
        case OpenRecord(path):
            _open_record(program, Path(path))
        case SalvageRecord(path):
            program.games.salvage(Path(path), program.headers, program.people.called_now)
        case ShowMenu():
            _menu(program)
        case InvitePhones(seat):
            _invite_phones(program, seat)
        case UsePhones():
            _use_phones(program)
        case _:
            assert_never(request)


def _played(program: Program, request: PlayedRequest) -> None:
    match request:
        case ShowLog():
            _log(program)
        case LookBackAt(path):
            _look_back(program, program.table.path if path is None else Path(path))
        case ShowGames():
            program.games.show_list(program.session is not None)
        case ShowChances():
            program.games.show_chances()
        case ShowEvening(path):
            from game.ui.evening.summary.presenter import WholeEvening

            whole = WholeEvening(program.services, program.games, lambda: program.open_score_pad, Path(path))
            program.screens.push(whole.scene, whole.follow)
        case SaveCopy(path):
            program.table.save_copy() if path is None else program.file_pages.save_copy(Path(path))
        case BackUp():
            program.file_pages.back_up()
        case ImportFiles():
            program.file_pages.import_files()
        case ExportMatches():
            program.file_pages.export()
        case _:
            assert_never(request)


def _rules(program: Program, request: RulesRequest) -> None:
    match request:
        case AskFiveQuestions():
            program.rules.ask_five_questions()
        case ReadRules(rules, as_settings):
            session = program.session
            are_played = session is not None and session.game.board.rules == rules
            program.rules.read(rules, are_played=are_played, as_settings=as_settings)
        case ReadChapter(rules, chapter):
            program.rules.read(rules, chapter)
        case CompareRules(rules, choice):
            program.rules.compare(rules, choice)
        case PrintRules(rules, page):
            _printing(program).print_rules(rules, page)
        case EditRules(choice):
            program.rules.edit(choice)
        case EditAnswers():
            program.rules.edit_answers(request)
        case ChoosePreset(preset):
            program.rules.choose_preset(preset)
        case LeaveEditor(saved):
            program.rules.leave_editor(saved)
            program.screens.notify()
        case ShareRules(rules):
            program.rules.share(rules)
        case ImportRules(rules):
            program.rules.take_in(rules)
        case _:
            assert_never(request)


def _page(program: Program, request: PageRequest) -> None:
    match request:
        case ShowTodaysDeal():
            _leave_table(program, program.deals.show)
        case SolveProblemOf(day):
            program.learning.open_problem_of(day)
        case ShowLearn():
            program.learning.show(program.session.game.board.rules if program.session is not None else None)
        case ShowPeople():
            from game.ui.system.people.screen import PeopleScene

            program.people.refresh()
            program.games.history.refresh()  # with the names that were given to matches
            record_of, looks = partial(_record_of, program), (program.your_look, program.usual_faces)
            people = PeopleScene(program.people, program.ask, record_of, *looks)
            program.screens.push(people, people.refresh_people)
        case ShowSettings():
            from game.ui.system.settings.screen import SettingsScene

            settings = SettingsScene(program.app.preferences, program.ask, program.lacking)

            def follow() -> None:
                app = program.app
                settings.set_state(preferences=app.preferences, lacking=program.lacking, has_gamepad=app.has_gamepad)

            settings.poll = follow
            follow()
            program.screens.push(settings, follow)
        case ChangePreferences(preferences):
            program.prefer(preferences)
        case OfferVoice():
            program.offer_voice()
        case SayVoice():
            program.say_voice()
        case ShowYourTable():
            from game.ui.system.your_table.screen import YourTableScene

            chance, is_at_table = program.environment.chance, program.session is not None
            table = YourTableScene(program.app.preferences, program.ask, chance, is_at_table=is_at_table)
            program.screens.push(table, lambda: table.prefer(program.app.preferences))
        case ShowKeys(screen):
            _keys(program, screen)
        case ShowOwnKeys():
            from game.ui.system.keys.your_keys import OwnKeysScene

            keys = OwnKeysScene(program.app.preferences, program.ask, "table")  # what a player needs most
            program.screens.push(keys, lambda: keys.set_state(preferences=program.app.preferences))
        case ShowHelp():
            _help(program)
        case ShowControls():
            from game.ui.system.keys.controls import ControlsScene, ControlsState

            program.screens.push(ControlsScene(ControlsState(), program.ask))
        case ShowPossible():
            _possible(program)
        case ShowTour():
            _tour(program)
        case ShowAbout():
            from game.ui.system.reading.presenter import about_scene

            program.screens.push(about_scene(program.environment.data, program.environment.opener, program.ask))
        case ShowOtherProgram():
            from game.ui.system.reading.presenter import other_program_scene

            program.screens.push(other_program_scene(program.ask))
        case ShowFairPlay():
            from game.ui.system.reading.presenter import fair_play_scene

            program.screens.push(fair_play_scene(program.ask))
        case ShowLicences():
            from game.ui.system.reading.presenter import licences_scene

            program.screens.push(licences_scene(program.ask))
        case _:
            assert_never(request)


def _back(program: Program) -> None:
    left = program.app.scene.name
    if left == "new_game":
        program.new_games.keep_unstarted()
    if not program.screens.pop():
        program.show_title()
    elif left == "replay":  # what was found is written by that thread, so it is there then
        program.background.do(summaries_file(program.environment.data), program.games.history.refresh)
    elif left == "people":
        program.notify()
    elif left == "bring_in":
        program.learning_players.refresh()
        program.people.refresh()
        program.games.reload_list()


def _leave_table(program: Program, show: Callable[[], None]) -> None:
    """Shows what begins something new, once the open game is safe."""

    def leave() -> None:
        program.close_game()
        program.games.refresh()
        show()

    program.leave_for(leave)


def _start(program: Program, request: StartGame) -> None:
    is_put_together = program.new_games.is_on_screen
    new = request.new if request.new is not None else program.new_games.usual
    rules = program.new_games.playable_rules(new)
    if rules is None:
        return
    if is_put_together:
        program.deal_in()
    phones = [seat for seat, choice in enumerate(new.seats) if choice.human and choice.on_phone]
    program.table.begin(program.headers.of(new, rules), phones=phones)
    if is_put_together and program.session is not None:
        program.new_games.forget_unstarted()
        program.new_games.note_people(new, is_score_pad=False)


def _start_guided(program: Program) -> None:
    """With the coach, as on a first start."""
    program.prefer(replace(program.app.preferences, coach=True, tips=True))
    _start(program, StartGame(program.new_games.guided))


def _begin_score_pad(program: Program, request: BeginScorePad) -> None:
    rules, fresh = program.new_games.rules_of(request.new), program.headers.fresh()
    program.new_games.forget_unstarted()
    program.games.leave_list()
    program.score_pads.begin(request.new, rules, fresh.game_id, fresh.created)
    program.new_games.note_people(request.new, is_score_pad=True)


def _begin_again(program: Program, path: Path | None) -> None:
    if path is not None and is_score_pad(path):
        program.games.leave_list()
        program.close_game()
        program.score_pads.again(path)
    else:
        if program.open_score_pad is not None:
            program.score_pads.close()
        program.table.begin_again(path)


def _play_on(program: Program, request: PlayOn) -> None:
    from game.play.branching import NoBranch
    from game.ui.start.play_on.presenter import play_on_model
    from game.ui.start.play_on.screen import PlayOnScene

    header = request.lines[0]
    if isinstance(header, GameLine):
        request = replace(request, lines=(program.people.called_now(header), *request.lines[1:]))
    try:
        model = play_on_model(request, program.games.names)
    except NoBranch as why:
        program.screens.say(why.told)
    else:
        program.screens.push(PlayOnScene(model, program.ask))


def _begin_branch(program: Program, request: BeginBranch) -> None:
    """The new match, at the table; the one that it goes on from is only read."""
    from game.play.branching import NoBranch
    from game.ui.start.play_on.presenter import branch_lines

    try:
        header, position = branch_lines(request, program.headers)
    except NoBranch as why:
        program.screens.say(why.told)
    else:
        program.table.begin(header, [position])


def _record_of(program: Program, name: str) -> PlayersRecord:
    """Under the names that matches were given in My games; those of other houses don't count."""
    from saves.players.seats_now import labelled_seats

    labelled = ((entry, program.games.label_of(entry.path)) for entry in program.games.entries)
    own = [replace(entry, seats=labelled_seats(entry.seats, label)) for entry, label in labelled if not label.imported]
    return record_in(own, name, program.people.household.names)


def _open_record(program: Program, path: Path) -> None:
    """To go on playing; before a finished match shows cards that are still being played here, it is asked."""
    from saves.records.record import read_record

    if is_score_pad(path):
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


def _open_score_pad(program: Program, path: Path) -> None:
    program.games.leave_list()
    program.close_game()
    program.score_pads.open(path)


def _menu(program: Program) -> None:
    from game.ui.system.reading.presenter import add_hand_button, game_menu

    session = program.session
    if session is not None and session.table is not None:
        coach = session.coach_button()
        # who learns alone hands nobody a phone: with the coach off, it is there
        with_phones = session.may_hand_over and coach is None
        phones = add_hand_button(partial(program.ask, UsePhones())) if with_phones else None
        of_match = (session.sorting_button(), coach, phones, session.change_for_front(), session.end_button())
        small = () if session.is_guided else tuple(filter(None, of_match))  # there one learns; all else comes later
        session.table.ask(game_menu(program.ask, session.table.menu_entries(), small))


def _use_phones(program: Program) -> None:
    """From the menu or the curtain; says first what it means where phones can't join yet."""
    from game.messages.functions import joining as say_joining
    from game.ui.phones.joining.before_phones import before_phones

    session, show = program.session, partial(program.ask, InvitePhones())
    if session is not None and not program.evening_room.is_open:
        session.show_question(before_phones("button/add_hand", say_joining.before_phones(), show))
    else:
        show()


def _invite_phones(program: Program, seat: int | None) -> None:
    """Opens the door for phones where it is shut, and shows how they join."""
    from game.ui.phones.joining.evening_joining import joining_now

    session, pads = program.session, program.open_score_pad
    if program.app.scene.name == "joining":
        return
    if pads is not None:
        program.score_pads.show_phones()
        return
    if session is not None and session.may_hand_over:
        session.door.open()
    if session is not None and session.door.phones is not None:
        from game.ui.match.session.joining_scenes import joining_scene

        scene = joining_scene(session)
    elif program.evening_room.room is not None:
        scene = joining_now(program.evening_room, program.ask)
    else:
        return
    scene.set_state(chosen=seat)
    program.screens.push(scene, scene.follow)


def _log(program: Program) -> None:
    from game.messages.functions import errors as say_errors
    from game.ui.system.reading.presenter import log_scene

    if program.session is not None:
        notes = (say_errors.no_sound,) if program.sounds.is_silent else ()
        program.screens.push(log_scene(program.session.log, program.ask, notes))


def _look_back(program: Program, path: Path | None) -> None:
    session = program.session
    if session is not None and path == program.table.path:
        program.records.look_back(session.game.match.lines, path).push()
    elif path is not None and is_score_pad(path):
        program.ask(OpenRecord(str(path)))
    elif path is not None:
        program.records.look_back_at_file(path)


def _printing(program: Program) -> "Printing":
    from game.ui.system.file_chooser.printing import Printing

    return Printing(program.environment, program.screens)


def _keys(program: Program, screen: str) -> None:
    """Those of a screen, or of the one at hand; the same key puts them away again."""
    from game.ui.system.keys.screen import KeysScene, KeysState

    at_hand = program.app.scene.name
    if screen:
        program.screens.push(KeysScene(KeysState(screen, device="mouse"), program.ask))
    elif at_hand == KeysScene.name:
        program.screens.pop()
    else:
        program.screens.push(KeysScene(KeysState(at_hand), program.ask))


def _help(program: Program) -> None:
    """Of the rules that are being played, or would be."""
    from game.ui.system.help.screen import STOPS, HelpScene, HelpState, whose_turn

    below = [scene.name for scene in program.screens.scenes if scene.name != "keys"]
    session, table = program.session, program.session.table if program.session is not None else None
    rules = session.game.board.rules if session is not None else program.new_games.usual_rules
    now = None
    if session is not None and table is not None and table.name in below:
        now = partial(whose_turn, session.game.board, session.game.match.names, session.game.me, table.possible_count)
    has_tour = not STOPS.keys().isdisjoint(below)
    state = HelpState(rules, len(program.learning.door.known), now, has_tour)
    program.screens.push(HelpScene(state, program.ask))


def _possible(program: Program) -> None:
    _uncover(program, "table")
    if program.session is not None and program.session.table is not None:
        program.session.table.show_possible()


def _uncover(program: Program, *names: str) -> None:
    """Take away what is over the nearest screen with one of these names: Help, and pages that led to it."""
    while program.screens.scenes[-1].name not in names and program.screens.pop():
        pass


def _tour(program: Program) -> None:
    """Of the screen, as it is; with Help over it, of the nearest one below."""
    from game.ui.system.help.screen import STOPS, TourScene, TourStop

    _uncover(program, *STOPS)
    scene = program.screens.scenes[-1]
    places = {target.id: target.rect for target in scene.report().targets}
    there = [stop for stop in STOPS.get(scene.name, ()) if stop[0] in places]
    stops = [TourStop(places[id], words) for id, words in there]
    if stops:
        picture = program.app.window.surface.copy()
        scene.draw(picture, True)
        program.screens.push(TourScene(stops, picture, partial(_back, program)))
