from game.ai.player import Think
from game.ai.roster import player_of
from game.engine.events import Discarded, Drew, Event, HandTaken, TurnBegan
from game.engine.table.view import SPECTATOR
from game.play.match import Match
from game.play.match_log import MatchLog
from game.sentences.at_table.log import LogLine
from game.ui.match.session.open_game import OpenGame
from game.ui.match.session.session import curtain_for
from tests.ui.headers import header
from tests.ui.match.session.test_open_game import Absent


def played(moves: int, seed: int = 1) -> OpenGame:
    """A game of two people at one screen after so many decisions."""
    match = Match(header("web", (0, 1), 2, 2, seed))
    match.begin_round()
    for _ in range(moves):
        seat = match.board.mover
        match.play(seat, player_of("normal").decide(match.view(seat), Think()))
    return OpenGame(match, Absent(match))


def until_turn_of(game: OpenGame, seat: int) -> None:
    """Plays until the seat is at the start of a turn that is not its first, or the round is over."""
    match = game.match
    while match.board.mover != seat or match.board.phase != "draw" or not match.board.turns[seat]:
        if match.board.phase == "ended":
            return
        mover = match.board.mover
        match.play(mover, player_of("normal").decide(match.view(mover), Think()))


def test_the_curtain_tells_what_the_others_did() -> None:
    game = played(0)
    until_turn_of(game, 1)
    told = curtain_for(game, MatchLog(game.match, None), 1)
    assert told.person.name == "Walt"
    assert told.partners == ()
    assert (told.round, told.rounds, told.rules) == (1, 4, "Web Classic")
    assert told.reason() == "Anna has finished: it's your turn"
    assert {happening.person.name for happening in told.happenings if happening.person} == {"Anna"}
    assert any("discarded" in happening.said() for happening in told.happenings)
    assert not any("drew" in happening.said() for happening in told.happenings)


def test_with_six_at_the_screen_nothing_that_five_did_is_missing() -> None:
    match = Match(header("web", range(6), 6, 3, 4))
    match.begin_round()
    game = OpenGame(match, Absent(match))
    looked = 0
    while True:
        seat = match.board.mover
        until_turn_of(game, (seat + 5) % 6)
        seat = match.board.mover
        before = match.event_count
        while match.board.mover == seat:
            match.play(seat, player_of("normal").decide(match.view(seat), Think()))
        discarded = next(n for n in range(before, match.event_count) if isinstance(_event(match, n), Discarded))
        until_turn_of(game, seat)
        if match.board.phase == "ended":
            break
        looked += 1
        events = match.events_since(discarded + 1, SPECTATOR)
        done = [event for event in events if not isinstance(event, TurnBegan | HandTaken | Drew)]
        done = [event for event in done if getattr(event, "seat", None) != seat]
        told = curtain_for(game, MatchLog(match, None), seat)
        assert len(told.happenings) == len(done) >= 5
    assert looked >= 2


def _event(match: Match, number: int) -> Event:
    return match.events_since(number, SPECTATOR)[0]


def test_the_first_curtain_of_a_round_says_who_begins() -> None:
    game = played(0)
    told = curtain_for(game, MatchLog(game.match, None), game.board.mover)
    assert told.reason() == "you go first this round"
    assert told.happenings == ()


def test_partners_are_named() -> None:
    """Where there are any."""
    match = Match(header("web", (0, 2)))
    match.begin_round()
    told = curtain_for(OpenGame(match, Absent(match)), MatchLog(match, None), 2)
    assert told.partners == ("Anna",)


def test_no_line_of_the_log_holds_a_hidden_card() -> None:
    history = MatchLog(played(40).match, None)

    def of(kind: type) -> list[LogLine]:
        return [line for line in history.lines if isinstance(line.event, kind)]

    assert of(Drew)
    assert all(line.event.cards is None for line in of(Drew) if isinstance(line.event, Drew))
    assert all(line.card for line in of(Discarded))
