"""The match at the table: started, opened, left once its last move is safe, and closed."""

from collections.abc import Callable, Collection, Iterator, Sequence
from functools import partial
from itertools import takewhile
from pathlib import Path

from game.ai.tunings.learned_weights import want_tuning
from game.analysis.strength.own_strength import header_as_strong, header_as_wished
from game.engine.partners.agreements import DROPPED
from game.messages.functions import errors as say_errors, partner_agreements as say_agreements, screens as say_screens
from game.messages.language import Message, saying
from game.messages.person import Person
from game.play.machine_players import MachinePlayers
from game.play.match import Match
from game.play.results.match_par import MatchPar
from game.play.thinking.match_coach import MatchCoach
from game.play.told_agreements import is_taught
from game.sentences.grammar import seat_person
from game.ui.match.session.open_game import OpenGame
from game.ui.match.session.person_memory import PersonMemory
from game.ui.match.session.remembered_hands import forget_hand_orders, hand_orders
from game.ui.match.session.session import EndScene, OtherGames, ScoreScene, Session
from game.ui.review.games.known_games import trouble, waiting
from game.ui.review.games.left_when_safe import LeftWhenSafe
from game.ui.review.games.presenter import GamesOnDisk
from game.ui.shared.overlay.fronts import Notice
from game.ui.shared.requests import InvitePhones
from game.ui.shared.seated_players import PlayedAt
from game.ui.start.new_game.new_games import NewGameHeaders, is_first_match
from game.ui.system.people.learning_players import LearningPlayers
from game.ui.system.people.presenter import PeopleAtHome
from game.ui.system.services import Services
from saves.disk.files import with_reason
from saves.disk.folders import last_rounds_folder
from saves.disk.lock import GameIsOpen
from saves.players.people import person_key
from saves.records.last_round_file import LastRoundFile, last_round_file
from saves.records.lines import BadRecord, GameLine, Line, MoveLine, Plays, RoundLine, SeatInfo
from saves.records.record import read_record
from saves.records.replay import replay_lines
from saves.records.saved_game import SavedGame


class MatchAtTable(LeftWhenSafe):
    """At most one match is open. `score_scene` makes the screen of a finished round, `end_scene` of a match."""

    def __init__(
        self,
        services: Services,
        games: GamesOnDisk,
        learning_players: LearningPlayers,
        people: PeopleAtHome,
        headers: NewGameHeaders,
        may_hint: Callable[[OpenGame], bool],
        score_scene: ScoreScene,
        end_scene: EndScene,
    ) -> None:
        super().__init__(services.screens, services.ask)
        self._services, self._games, self._learning_players, self._headers = services, games, learning_players, headers
        self._people = people
        self._may_hint, self._score_scene, self._end_scene = may_hint, score_scene, end_scene
        self.session: Session | None = None
        self.left: frozenset[str] = frozenset()
        """The keys of the names of those for whom the computer still played when the last match was put away."""

    @property
    def saved(self) -> SavedGame | None:
        return self.session.game.saved if self.session is not None else None

    @property
    def path(self) -> Path | None:
        return self.saved.path if self.saved is not None else None

    # ---- started and opened

    def begin(
        self,
        header: GameLine,
        lines: Sequence[Line] = (),
        phones: Sequence[int] | None = None,
        away: Collection[int] = (),
    ) -> None:
        """Start a new match in the player's library; returns a sentence if that is impossible."""
        path = self._services.environment.library.path_of(header.id)
        sentence = self.begin_at(path, header, lines=lines, phones=phones, away=away)
        if sentence is not None:
            self._services.screens.say(sentence)

    def begin_again(self, of: Path | None = None) -> None:
        if self.session is not None and of in (None, self.path):
            match = self.session.game.match
            self._begin_like(match.header, match.seats)
        elif of is not None:
            try:
                replay = replay_lines(read_record(of).lines)
            except BadRecord as bad:
                self._services.screens.say(saying(trouble, bad))
            except OSError as error:
                self._services.screens.say(saying(with_reason, say_errors.unreadable, error, of.name))
            else:
                self._begin_like(replay.header, replay.seats)

    def _begin_like(self, header: GameLine, seats: Sequence[SeatInfo]) -> None:
        away = _away(header, seats)
        header = self._people.called_now(header)
        self.begin(header_as_wished(self._headers.again(header, seats, self._games.names)), away=away)

    def begin_at(
        self,
        path: Path,
        header: GameLine,
        lines: Sequence[Line] = (),
        *,
        phones: Sequence[int] | None = None,
        away: Collection[int] = (),
    ) -> Message | None:
        """Start a new match with its record in that file; `lines` its first lines, `phones` the seats of people with
        phones; None for this evening's. For people `away` the computer plays. Returns a sentence if that is impossible.
        """
        header = header_as_strong(header, self._games.people_of(header))
        try:
            saved = SavedGame.create(path, header, self._services.environment.disk)
        except GameIsOpen:
            return saying(say_errors.record_open, path.name)
        except FileExistsError:
            return saying(say_errors.record_exists, path.name)
        except BadRecord as bad:
            return saying(trouble, bad)
        self.close()
        if lines:
            saved.append(*lines)
        self._seat(saved, lines, phones, away)
        if phones and self.session is not None:
            self.session.door.open(at_once=phones)
            if not self.session.door.has_everybody:
                self._services.ask(InvitePhones())
        return None

    def open(self, path: Path) -> bool:
        """Open a saved game where it was left; False, and a sentence on screen, if that is impossible."""
        screens = self._services.screens
        if self.path == path:
            self.close()
        try:
            saved = self._services.environment.library.open(path)
        except GameIsOpen:
            screens.say(say_errors.open_elsewhere)
        except BadRecord as bad:
            screens.say(saying(trouble, bad))
        except OSError as error:
            screens.say(saying(with_reason, say_errors.unreadable, error, path.name))
        else:
            self.close()
            replay = saved.replay
            if saved.is_torn:
                screens.say(say_errors.cut_off)
            elif lent := [*_lent(saved)]:
                count = len(saved.lines)
                screens.say(saying(say_screens.seat_back, lent[0], len(lent) > 1), is_stale=lambda: self._moved(count))
            elif replay.end is None and any(one in seat.agreements for seat in replay.seats for one in DROPPED):
                screens.say(say_agreements.dropped)
            away = _away(replay.header, replay.seats)
            self._seat(saved, saved.lines[1:])
            if self.session is not None:
                self.session.door.offer_again(away)
            return True
        return False

    def _moved(self, count: int) -> bool:
        """Whether a person has made a move since the open game had so many lines."""
        game = self.session.game if self.session is not None else None
        lines = game.match.lines[count:] if game is not None else ()
        has_phones = game is not None and bool(game.phones)  # then the computer may go on playing
        return game is None or has_phones or any(isinstance(one, MoveLine) and one.seat in game.people for one in lines)

    def _seat(
        self,
        saved: SavedGame,
        lines: Sequence[Line],
        phones: Sequence[int] | None = None,
        away: Collection[int] = (),
    ) -> None:
        environment, header = self._services.environment, saved.replay.header
        file = LastRoundFile(last_round_file(last_rounds_folder(environment.data), header.id), environment.disk)
        cuts = self._services.asks_to_cut
        match = Match(header, saved, environment.clock, lines, last_round=file, asks_for_cuts=cuts)
        for seat, info in enumerate(header.seats):
            if info.kind == "human":  # a computer player stood in only until the match was left
                match.hand_over(seat, Plays(kind="human"))
        seconds = self._services.screens.preferences.turn_seconds
        others = MachinePlayers(match, environment.thinker, seconds)
        pars = MatchPar(header.id, lambda: match.lines, environment.thinker)
        game = OpenGame(match, others, saved, pars, self._games.faces)
        for seat in away:
            game.hand_over(seat, PlayedAt.COMPUTER)
        self.take_up(game, phones)

    def take_up(self, game: OpenGame, phones: Sequence[int] | None = None) -> None:
        environment, screens = self._services.environment, self._services.screens
        screens.seat(game.match.names)
        path = game.saved.path if game.saved is not None else None
        others = [entry for entry in self._games.entries_within(environment.patience) if entry.path != path]
        self.session = Session(
            game,
            self._services,
            hands=hand_orders(game, environment, self._services.background, self._people),
            others=OtherGames(
                waiting(others), is_first_match(others), any(is_taught(one.seats, one.teams) for one in others)
            ),
            may_hint=self._may_hint(game),
            end_scenes=(self._score_scene, self._end_scene),
            coach=self._coach_for(game),
            on_phones=phones,
        )
        screens.notice_of_game = self._notice
        want_tuning(game.match.board)
        self.session.begin()

    def _coach_for(self, game: OpenGame) -> tuple[MatchCoach, PersonMemory] | None:
        """For a game's only person; not if everybody plays the same deal."""
        if game.me is None or game.match.header.deal is not None:
            return None
        person, learning_players = game.match.names[game.me], self._learning_players
        memory = PersonMemory(
            game.match.header.id, partial(learning_players.of, person), partial(learning_players.change, person=person)
        )
        return MatchCoach(game.match, self._services.environment.thinker), memory

    # ---- left and closed

    @property
    def name(self) -> str:
        return self.saved.replay.header.name if self.saved is not None else ""

    @property
    def is_settled(self) -> bool:
        return self.session is None or self.session.game.is_settled

    def unsaved_moves(self) -> int:
        return self.saved.unsaved_moves if self.saved is not None else 0

    def _notice(self) -> Notice | None:
        if self.session is None or self.is_copying:
            return None
        return self.session.notice()

    def close(self) -> bool:
        session, self.session = self.session, None
        self._services.screens.notice_of_game = None
        if session is None:
            return True
        match = session.game.match
        names = [info.name for info in self._people.called_now(match.header).seats]
        self.left = frozenset(person_key(names[seat]) for seat in _away(match.header, match.seats))
        session.leave()
        forget_hand_orders(session.game, self._services.environment, self._services.background)
        is_safe = session.game.close()
        if not is_safe:
            self._services.screens.say(say_errors.not_all_saved)
        return is_safe


def _away(header: GameLine, seats: Sequence[SeatInfo]) -> tuple[int, ...]:
    """The people for whom the computer plays while somebody else goes on; `seats` are those of now."""
    people = [seat for seat, info in enumerate(header.seats) if info.kind == "human"]
    away = tuple(seat for seat in people if seats[seat].kind != "human")
    return away if len(away) < len(people) else ()


def _lent(saved: SavedGame) -> Iterator[Person]:
    """The people for whom a computer player had made a move of the round in which the match was left."""
    replay = saved.replay
    of_round = takewhile(lambda line: not isinstance(line, RoundLine), reversed(saved.lines))
    moved = {line.seat for line in of_round if isinstance(line, MoveLine)}
    names = [info.name for info in replay.header.seats]
    people = [seat for seat, info in enumerate(replay.header.seats) if info.kind == "human"]
    me = people[0] if len(people) == 1 else None
    lent = (seat for seat in people if replay.end is None and replay.seats[seat].kind != "human" and seat in moved)
    return (seat_person(names, seat, me) for seat in lent)
