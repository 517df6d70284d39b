"""Positions set up by hand: their screen, and the match that starts from one."""

from functools import partial

from game.play.branching import NoBranch
from game.play.practising.hand_made import HandMade, empty_table, line_of
from game.ui.match.matches.match_at_table import MatchAtTable
from game.ui.match.matches.next_match import NewGames
from game.ui.shared.models import NewGame
from game.ui.shared.requests import BeginHandMade, SetUpFrom, SetUpPosition
from game.ui.start.new_game.choices import teams_of
from game.ui.start.new_game.new_games import NewGameHeaders, rules_as_wished
from game.ui.start.play_on.presenter import cards_to_change
from game.ui.start.set_up.screen import SetUpScene
from game.ui.system.services import Services


class Positions:
    """The last setup returns if it fits the table."""

    def __init__(self, services: Services, new_games: NewGames, table: MatchAtTable, headers: NewGameHeaders) -> None:
        self._services, self._new_games, self._table, self._headers = services, new_games, table, headers
        self._scene: SetUpScene | None = None  # the last one

    def answer(self, request: SetUpPosition | SetUpFrom | BeginHandMade) -> None:
        """Show the screen, empty or with the cards of a moment, or start the match."""
        match request:
            case SetUpPosition(new):
                rules = self._new_games.playable_rules(new)
                if rules is not None:
                    self._show(new, empty_table(rules_as_wished(new, rules), len(new.seats), teams_of(new.shape)))
            case SetUpFrom():
                try:
                    self._show(*cards_to_change(request))
                except NoBranch as why:
                    self._services.screens.say(why.told)
            case BeginHandMade():
                self._table.leave_for(partial(self._begin, request))

    def _show(self, new: NewGame, made: HandMade) -> None:
        before = self._scene.state.made if self._scene is not None else made
        same = ("rules", "players", "teams", "base")
        if all(getattr(before, field) == getattr(made, field) for field in same):
            made = before
        self._scene = SetUpScene(new, made, self._services.environment.card_seed, self._services.ask)
        self._services.screens.push(self._scene)

    def _begin(self, request: BeginHandMade) -> None:
        self._table.begin(self._headers.of(request.new, request.made.rules), [line_of(request.made)])
        if self._table.session is not None:
            self._new_games.forget_unstarted()
