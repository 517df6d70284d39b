"""Speech: whose turn it is, actions, refusals, questions and notices. It reads them from the display once per pass, so
that no screen needs to know that somebody listens.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from game.cards import Card
from game.engine.ending.announcements import announcements
from game.engine.events import RoundEnded
from game.engine.table.board import Board, Phase
from game.messages.amounts import listed
from game.messages.functions import nouns, spoken as say_spoken, spoken_text as say_spoken_text
from game.messages.language import message_for
from game.sentences.grammar import seat_name, seat_person, sentences
from game.toolkit.audio.voice import Voice
from game.toolkit.live import Reader
from game.toolkit.scene import Scene
from game.toolkit.widgets import Dialog, StateScene
from game.ui.shared.overlay.fronts import Notice, YesNoQuestion
from game.ui.shared.overlay.overlaid_scene import OverlaidScene
from game.ui.shared.preferences import Announcing
from game.ui.system.accessibility.screen_elements import dialog_of, table_in

if TYPE_CHECKING:  # what a title need not wait for
    from game.sentences.at_table.log import LogLine
    from game.ui.match.session.session import Session
    from game.ui.table.screen import TableScene
    from game.ui.table.sheets.lesson_sheet import LessonSheet
    from game.ui.table.state import TableState


def spoken_step(lines: Sequence["LogLine"]) -> str:
    told: list[str] = []
    before = ""
    for line in lines:
        if told and line.who and line.who == before:
            told[-1] = say_spoken.and_then(told[-1], line.what)
        else:
            told.append(line.text)
        before = line.who
    return sentences(*told)


def speaks(chosen: Announcing, reader: Reader) -> bool:
    """Whether the voice says unrequested texts."""
    return chosen == "always" or (chosen == "unless_read" and not reader.is_reading)


class Announcer:
    """Says what is new since the last look, to a running screen reader and, if that is chosen, to the voice; requested
    texts are always said somewhere.
    """

    def __init__(self, voice: Voice, chosen: Callable[[], Announcing], reader: Reader) -> None:
        """`chosen` is for the voice alone: a screen reader gets everything."""
        self._voice = voice
        self._reader = reader
        self._chosen = chosen
        self._to_reader = self._to_voice = False  # who gets unrequested texts
        self._said: list[str] = []  # in this pass
        self._before: list[str] = []  # the last time that anything was
        self._read = 0
        self._fresh: tuple[Card, ...] = ()
        self._session: Session | None = None
        self._told = 0  # steps of the session's log
        self._events = -1  # how much had happened when they were told
        self._turn: tuple[int, int] | None = None  # whose turn it was, and how many it has ended
        self._refusals = 0
        self._board: Board | None = None  # as it was at the last look
        self._result = ""  # what a round was scored, until it is counted
        self._dialog: Dialog | None = None
        self._question: YesNoQuestion | None = None
        self._notice = ""
        self._taught: tuple[tuple[str, str], str] = (("", ""), "")  # the step of a lesson, and its last text
        self._taught_part = 0
        self._coached = self._at_plate = ""  # what the coach said last, and a partner at its plate
        self._shown = ("", "")  # the last text of a sheet on the table or a graph, and the last refusal there

    def look(self, shown: Scene, session: "Session | None", notice: Callable[[], Notice | None]) -> None:
        """Look at the current screen, and say what is new."""
        was_told = self._to_reader, self._to_voice
        self._to_reader = self._reader.is_listening
        self._to_voice = speaks(self._chosen(), self._reader)
        if was_told[1] and not self._to_voice:
            self._voice.hush()
        inner = shown.inner if isinstance(shown, OverlaidScene) else shown
        table = table_in(inner)
        self._read_out(table)
        if not (self._to_reader or self._to_voice):
            return
        if not any(was_told):
            self._begin(session, len(session.log.steps) if session is not None else 0)
        elif session is not self._session:
            self._begin(session, session.steps_before if session is not None else 0)
        elif self._to_voice > was_told[1] or self._to_reader > was_told[0]:
            self._turn = None  # a new listener hears whose turn it is
        if session is not None:
            self._tell_game(session)
        self._tell_in_front(inner, table, notice())
        if self._said:
            self._before, self._said = self._said, []

    def _say(self, sentence: str, *, to_reader: bool = True, to_voice: bool = True) -> None:
        if to_reader and self._to_reader:
            self._reader.say(sentence)
        if to_voice and self._to_voice:
            self._voice.say(sentence)
        self._said.append(sentence)

    def _hush(self, *, voice_too: bool = True) -> None:
        if self._to_reader:
            self._reader.hush()
        if self._to_voice and voice_too:
            self._voice.hush()

    def _read_out(self, table: "TableScene | None") -> None:
        """A reading key's text: a running screen reader says it, otherwise the voice, even one that says nothing by
        itself; if there is neither, it appears on the table.
        """
        if table is None or table.state.read is None:
            self._read = 0
            return
        number, key = table.state.read
        if number == self._read:
            return
        self._read = number
        from game.ui.table.info.read_aloud import read
        from game.ui.table.inputs import Say

        told = read(key, table.state, table.frames.scenery, self._before)
        for speech, speaks_now in (
            (self._reader, self._to_reader),
            (self._voice, self._to_voice or not self._reader.is_reading),
        ):
            if speaks_now:
                speech.hush()
                speech.say(told)
        if not (self._reader.is_reading or self._voice.is_there):
            table.feed(Say(told, table.frames.layout.places.rect("Hand").midtop))

    def _begin(self, session: "Session | None", told: int) -> None:
        """Another game, or listening from now on: the first `told` steps are not told."""
        if self._session is not None and session is not self._session:
            self._hush()
        self._session = session
        self._turn, self._events, self._result = None, -1, ""
        self._board = session.game.board if session is not None else None
        self._told = told
        self._refusals = session.refusals if session is not None else 0

    def _tell_game(self, session: "Session") -> None:
        game = session.game
        is_ending = game.board.phase == Phase.ENDED and session.table is not None and not session.table.is_resting
        if game.event_count != self._events and not is_ending:  # the end is said when it has been shown
            self._events = game.event_count
            steps = session.log.steps
            for step in steps[self._told :]:
                if isinstance(step[-1].event, RoundEnded):
                    self._result, step = step[-1].text, step[:-1]
                if step:
                    self._say(spoken_step(step))
            self._told = len(steps)
            for call in announcements(self._board, game.board) if self._board is not None else ():
                self._say(message_for("spoken", call, who=seat_person(game.match.names, call.seat, game.me)))
            self._board = game.board
        table = session.table
        if self._result and table is None:
            self._say(self._result)
            self._result = ""
        if table is not None and session.refusals != self._refusals and table.state.refusal:
            self._hush()  # a refusal interrupts older speech
            self._say(table.state.refusal)
        self._refusals = session.refusals
        board = game.board
        if not game.awaits_person:
            self._turn = None
        elif (turn := (board.mover, board.turns[board.mover])) != self._turn and (table is None or table.is_resting):
            self._turn = turn
            self._say(say_spoken.your_turn(game.is_shared, seat_name(game.match.names, board.mover)))

    def _tell_in_front(self, scene: Scene, table: "TableScene | None", notice: Notice | None) -> None:
        self._tell_question(scene)
        self._tell_what_is_shown(scene, table)
        self._tell_tip(table)
        self._tell_new_cards(table)
        told = notice.words if notice is not None else ""
        if told and told != self._notice:
            self._say(told)
        self._notice = told

    def _tell_question(self, scene: Scene) -> None:
        dialog = dialog_of(scene)
        question = self._session.question() if self._session is not None and dialog is None else None
        if question is not None and question != self._question:
            self._say(sentences(question.words, *question.effects, listed((question.yes, question.no), "or")))
        self._question = question
        if dialog is not None and dialog is not self._dialog and self._to_voice:  # a reader goes there
            labels = [button.label for button in dialog.buttons]
            self._say(sentences(dialog.title, dialog.told, listed(labels, "or")), to_reader=False)
        self._dialog = dialog

    def _tell_what_is_shown(self, scene: Scene, table: "TableScene | None") -> None:
        """The question in a practised position or a lesson, refusals there, and the answer; a graph as a sentence; each
        moment while looking back; the contents of the current place while setting up a position.
        """
        said, refused, is_aloud = "", "", True
        if isinstance(scene, StateScene) and (scene.is_spoken or self._to_reader):
            said, is_aloud = scene.message, scene.is_spoken
        elif table is not None:
            from game.ui.table.modes import Learn, Practise

            match table.state.mode:
                case Learn(sheet):
                    said, refused = self._lesson_words(table.state, sheet), table.state.refusal
                case Practise(asked):
                    said, refused = asked.words, table.state.refusal
        for words_, before in zip((said, refused), self._shown, strict=True):
            if words_ and words_ != before:
                self._hush(voice_too=is_aloud)
                self._say(words_, to_voice=is_aloud)
        self._shown = said, refused

    def _tell_tip(self, table: "TableScene | None") -> None:
        """The coach's text, and a partner's remark at its plate, after the current text."""
        said = table.state.advice_heard if table is not None else ""
        if said and said != self._coached:
            self._say(said)
        self._coached = said or self._coached
        told = table.state.said_at_plate if table is not None else ""
        if told and told != self._at_plate:
            self._say(told)
        self._at_plate = told

    def _tell_new_cards(self, table: "TableScene | None") -> None:
        """The cards drawn, only for a screen reader: others in the room hear a voice."""
        fresh = table.state.arrangement.fresh if table is not None else ()
        if fresh and fresh != self._fresh and self._to_reader:
            self._say(say_spoken_text.new_cards([nouns.the_card(card) for card in fresh]), to_voice=False)
        self._fresh = fresh

    def _lesson_words(self, state: "TableState", sheet: "LessonSheet") -> str:
        """A tutor's whole text for a step; during the step only the next thing to do."""
        from game.ui.table.info.lesson_pointing import lesson_words, part_words

        step = sheet.title(), sheet.heading()
        if step != self._taught[0]:
            self._taught = step, lesson_words(state)
        elif sheet.at != self._taught_part:
            self._taught = step, part_words(state)
        self._taught_part = sheet.at
        return self._taught[1]
