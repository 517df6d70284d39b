"""One game while it is on screen: the match, its record and log, the players elsewhere, and who may look.

It knows no scene; the screens ask it what may be shown and pass on what people decide.
"""

from collections.abc import Callable, Mapping
from typing import Final, Protocol

from msgspec.structs import asdict, replace

from game.ai.fallback_move import fallback_move
from game.ai.level_names import DEFAULT_LEVEL
from game.ai.players.style import style_of
from game.engine.events import Event
from game.engine.moves import Answer, Move
from game.engine.partners.agreements import Agreement, agreements_and_habits
from game.engine.partners.permission import Opinion
from game.engine.refusal import Refusal
from game.engine.table.board import Board, Phase
from game.engine.table.view import SPECTATOR, PlayerView
from game.play.match import Match
from game.play.practising.hints_followed import HintsShown
from game.play.results.match_par import MatchPar
from game.play.thinking.round_par import TeamPar
from game.play.told_agreements import is_taught, told_agreements
from game.reason.permission_opinions import permission_opinion
from game.turn.laps import Laps, Moment
from game.ui.shared.seated_players import PlayedAt, with_current_faces
from saves.records.journal import Failing
from saves.records.lines import GameLine, Plays, SeatInfo, people_in
from saves.records.saved_game import SavedGame

CEREMONIES: Final = (Phase.CUT, Phase.CHOOSE)
"""Phases in which nobody sees a card yet, so that nobody has to look away."""


class AbsentPlayers(Protocol):
    """Players who aren't at the screen, for instance `game.play.machine_players.MachinePlayers`."""

    @property
    def is_their_turn(self) -> bool:
        """Whether the next decision is one of theirs."""

    def poll(self) -> Move | None:
        """The decision of the seat that must act, once it is ready."""

    def cancel(self) -> None:
        """Drop an open question."""


class WatchedView(PlayerView, frozen=True):
    """What the owner of a seat sees while a computer player has it: nothing to decide."""

    is_mine = False


class OpenGame:
    """A match being played at this screen.

    `eyes` is the seat whose cards may be shown, or `SPECTATOR`. With one person it is always that seat; with several it
    becomes `SPECTATOR` with the move that ends somebody's turn to look, before anything is drawn.
    """

    def __init__(
        self,
        match: Match,
        absent: AbsentPlayers,
        saved: SavedGame | None = None,
        pars: MatchPar | None = None,
        faces: Callable[[], Mapping[str, int]] = dict,
    ) -> None:
        """`faces` are those that people have now, by the keys of their names."""
        self.match = match
        self.saved = saved
        self.phones: frozenset[int] = frozenset()
        """The seats of people with their cards on phones."""
        self._pars, self._faces = pars, faces
        self._is_closed = False
        self._absent = absent
        self._given = GivenAnswers(match)
        self._hints = HintsShown()
        self.eyes = self.people[0] if len(self.people) == 1 else SPECTATOR
        self.base = self.people[0] if self.people else 0
        """The seat at the front; it stays there while nobody looks."""
        self._laps = Laps(self.people, match.view, self._told, match.event_count)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that are played at this screen."""
        everybody = self._everybody
        return tuple(seat for seat in everybody if seat not in self.phones) if self.phones else everybody

    @property
    def _everybody(self) -> tuple[int, ...]:
        return tuple(seat for seat, info in enumerate(self.match.seats) if info.kind == "human")

    @property
    def header(self) -> GameLine:
        """The match's header with the faces that people have now: for pictures, never for a file."""
        header = self.match.header
        return replace(header, seats=with_current_faces(header.seats, self._faces()))

    @property
    def seats(self) -> tuple[SeatInfo, ...]:
        """Who plays each seat now, with the same faces."""
        return with_current_faces(self.match.seats, self._faces())

    @property
    def board(self) -> Board:
        return self.match.board

    @property
    def view(self) -> PlayerView:
        view = self.match.view(self.eyes)
        return WatchedView(**asdict(view)) if self._is_lent else view

    @property
    def _is_lent(self) -> bool:
        """Whether a computer player has the seat of the only person, who goes on looking."""
        return self.eyes != SPECTATOR and self.eyes not in self.people

    @property
    def me(self) -> int | None:
        everybody = self._everybody
        return everybody[0] if len(everybody) == 1 and everybody[0] not in self.phones else None

    @property
    def is_shared(self) -> bool:
        """Whether other people see this screen too: several share it, or look up from their phones."""
        return len(self._everybody) > 1

    # ---- who plays which seat

    def played_at(self, seat: int) -> PlayedAt:
        if seat in self.phones:
            return PlayedAt.PHONE
        return PlayedAt.SCREEN if seat in self._everybody else PlayedAt.COMPUTER

    def hand_over(self, seat: int, to: PlayedAt) -> None:
        """The seat is played elsewhere from now on, at any moment; no card moves. A computer player starts its decision
        over, and nobody sees a new hand without lifting the curtain.
        """
        self._absent.cancel()
        self.match.hand_over(seat, self._computer_for(seat) if to is PlayedAt.COMPUTER else Plays(kind="human"))
        self.phones = self.phones | {seat} if to is PlayedAt.PHONE else self.phones - {seat}
        here, others = self.people, {*people_in(self.match.lines), *self._everybody} - {seat}
        if not others and (here == (seat,) or (to is PlayedAt.COMPUTER and self.eyes == seat)):
            self.eyes = self.base = seat  # nobody else has ever looked here
        elif self.eyes not in here or (self.is_shared and self.board.mover != self.eyes):
            self.eyes = SPECTATOR
        self._laps = Laps({*here, self.eyes}, self.match.view, self._told, self.match.event_count)

    def agree(self, seat: int, agreement: Agreement, keeps: bool) -> None:
        """The computer player of a seat keeps the agreement from now on, or stops; it starts its decision over."""
        self._absent.cancel()
        before = set(self.match.seats[seat].agreements)
        after = before | {agreement.value} if keeps else before - {agreement.value}
        self.match.agree(seat, agreements_and_habits(after))

    def _computer_for(self, seat: int) -> Plays:
        """Who takes a seat over: its player according to the header, otherwise a computer player as strong as the
        others.
        """
        seats = self.match.header.seats
        if seats[seat].kind != "human":
            return Plays(kind=seats[seat].kind, level=seats[seat].level)
        return Plays(kind="computer", level=next((info.level for info in seats if info.level), DEFAULT_LEVEL))

    @property
    def event_count(self) -> int:
        return self.match.event_count

    def events_since(self, index: int) -> tuple[Event, ...]:
        return self.match.events_since(index, self.eyes)

    @property
    def lap(self) -> tuple[Moment, ...]:
        """What the others did since the last turn of `eyes`, as far as seen since the game was opened."""
        return self._laps.since_turn_of(self.eyes)

    @property
    def partner_turn(self) -> tuple[Moment, ...]:
        """The last turn of a computer partner of `eyes`, as everybody saw it since the game was opened."""
        seats = self.match.seats
        mates = self.board.teammates(self.eyes) if self.eyes != SPECTATOR else ()
        return self._laps.last_turn_of([mate for mate in mates if seats[mate].kind == "computer"])

    def _told(self, start: int, end: int, eyes: int) -> tuple[Event, ...]:
        return self.match.events_since(start, eyes)[: end - start]

    # ---- who may look

    @property
    def looker_due(self) -> int | None:
        """The person who must be called to the screen before the game can continue; None if nobody."""
        board = self.board
        if self.match.is_over or board.phase == Phase.ENDED or board.phase in CEREMONIES:
            return None
        return board.mover if board.mover in self.people and board.mover != self.eyes else None

    def look(self, seat: int) -> None:
        """Somebody has lifted the curtain; raises ValueError unless that person is due."""
        if seat != self.looker_due:
            raise ValueError(f"seat {seat} is not the one to look")
        self.eyes = self.base = seat

    def cover(self) -> None:
        """The viewer stops looking until the curtain is lifted again; no effect if one person plays alone."""
        if self.is_shared:
            self.eyes = SPECTATOR

    def _happened(self) -> None:
        self._laps.keep(self.match.event_count)
        board = self.board
        if self.is_shared and (board.mover != self.eyes or board.phase == Phase.ENDED or self.match.is_over):
            self.eyes = SPECTATOR

    # ---- decisions

    @property
    def awaits_person(self) -> bool:
        """Whether somebody at this screen must act next."""
        board = self.board
        return not self.match.is_over and board.phase != Phase.ENDED and board.mover in self.people

    @property
    def is_settled(self) -> bool:
        """Whether the next decision may be taken: the last one is on the device, or the disk refused it. After the game
        has been left, none may.
        """
        return not self._is_closed and self.match.is_settled

    def play(self, move: Move) -> Refusal | None:
        """Make a decision for the person at this screen who must act; changes nothing if it is refused."""
        return self.play_for(self.board.mover, move)

    def play_for(self, seat: int, move: Move) -> Refusal | None:
        """Make a decision that came from a seat's phone; changes nothing if it is refused. In a guided round the
        teacher leads every decision, so none of them is judged later.
        """
        is_led = is_taught(self.match.header.seats, self.board.teams)
        refusal = self.match.play(seat, move, hinted=is_led or self._hints.has(self.board, move))
        if refusal is None:
            self._happened()
        return refusal

    def undo_for(self, seat: int, moves: int) -> Refusal | None:
        """The same for taking back."""
        refusal = self.match.undo(seat, moves)
        if refusal is None:
            self._happened()
        return refusal

    def note_hint(self, move: Move) -> None:
        """Note that the person to act was shown this move."""
        self._hints.note(self.board, move)

    @property
    def answers(self) -> tuple[Opinion, ...]:
        """Computer players' answers this turn to the viewer, who asked to go out.

        A reason reveals something about a hand, so nobody sees one given to somebody else, least of all rivals.
        """
        return self._given.answers if self.board.turn == self.eyes else ()

    @property
    def undoable(self) -> int:
        return 0 if self._is_lent else self.match.undoable(self.eyes)

    def undo(self, moves: int) -> Refusal | None:
        """Take back the last melds of the person's turn."""
        refusal = self.undo_for(self.board.mover, moves)
        if refusal is None:
            self._absent.cancel()
        return refusal

    def let_others_act(self) -> bool:
        """Make the next move of a player elsewhere, if it is ready; never blocks. True if one was made."""
        if not self.is_settled or not self._absent.is_their_turn:
            return False
        move = self._absent.poll()
        if move is None:
            return False
        seat = self.board.mover
        self._given.note(seat, move)
        if self.match.play(seat, move) is not None:  # a faulty player must not stop the game
            self.match.play(seat, fallback_move(self.match.view(seat)))
        self._happened()
        return True

    def deal(self) -> None:
        """Deal the next round; the match must be waiting for it."""
        self.match.begin_round()
        self._happened()

    def cut_deck(self, lifted: int) -> None:
        """Cut the waiting pack, and deal; 0 if nobody wants to cut."""
        self.match.cut_pack(lifted)
        self._happened()

    def round_par(self) -> tuple[TeamPar, ...] | None:
        """By team, the par of the round that has just ended; None if it isn't known, yet or at all."""
        board = self.board
        return self._pars.of_round(board.round) if self._pars is not None and board.phase == Phase.ENDED else None

    def match_par(self) -> tuple[TeamPar, ...] | None:
        """By team, the par of the whole match; None if it isn't known, yet or at all."""
        return None if self._pars is None or not self.match.is_over else self._pars.of_match(self.board.round)

    # ---- the record

    @property
    def failing(self) -> Failing | None:
        """Why the last moves are only in memory."""
        return self.saved.failing if self.saved else None

    def close(self) -> bool:
        """Leave the game; True when every move is stored."""
        self._is_closed = True
        try:
            self._absent.cancel()
        finally:  # release the lock of the record even if closing a player fails
            safe = self.match.close()
        return safe


class GivenAnswers:
    """Remembers the answers to the last question, which the record doesn't store."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._answers: tuple[Opinion, ...] = ()
        self._answered_at = (0, 0)

    @property
    def answers(self) -> tuple[Opinion, ...]:
        """Computer players' answers this turn, in order; empty from the next turn on."""
        return self._answers if self._answered_at == self._turn else ()

    def note(self, seat: int, move: Move) -> None:
        """A computer player is about to make this move; only answers are noted."""
        if isinstance(move, Answer):
            info = self._match.seats[seat]
            said = permission_opinion(
                self._match.view(seat),
                move.yes,
                info.level,
                style_of(info.style),
                told_agreements(self._match.header, info),
            )
            self._answers = (*self.answers, said)
            self._answered_at = self._turn

    @property
    def _turn(self) -> tuple[int, int]:
        board = self._match.board
        return board.round, sum(board.turns)
