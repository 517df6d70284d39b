"""A whole match as a PettingZoo environment (AEC): `pip install '.[pettingzoo]'`. Described in docs/bots.md."""

from collections.abc import Mapping
from struct import pack
from types import MappingProxyType
from typing import Any, ClassVar, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from game.ai.player import Think
from game.ai.roster import player_of
from game.engine.apply import apply
from game.engine.moves import Move
from game.engine.table.board import Phase
from game.engine.table.deal import deal_round, reshuffle
from game.engine.table.state import before_first_deal
from game.engine.table.view import view_of
from game.play.action_words import ACTIONS, Spelling, layout, observed, spelled
from game.play.dealer import Dealer
from game.rules.ruleset import RuleSet

_ANYTHING: Final = np.iinfo(np.int32)


class HandAndFootEnv(AECEnv):
    """Every seat without an opponent is an agent; an episode is a match, or a round with a rule set of one round.

    Opponents are computer players by seat, such as `{1: "hard", 3: "hard"}`; they move by themselves. A move takes one
    or more actions (`game/play/action_words.py`), all by the same agent. When a round ends, each agent is rewarded by
    its team's points minus the mean of the other teams'. Without a seed the system's randomness is used.
    """

    metadata: ClassVar[dict[str, Any]] = {"name": "hand_and_foot_v0", "render_modes": [], "is_parallelizable": False}
    render_mode = None

    def __init__(
        self,
        rules: RuleSet,
        players: int = 4,
        teams: int = 2,
        opponents: Mapping[int, str] = MappingProxyType({}),
    ) -> None:
        """Raises ValueError for opponents at missing seats or at all of them, KeyError for an unknown level."""
        super().__init__()
        self._before = before_first_deal(rules, players, teams)
        self._opponents = {seat: player_of(level) for seat, level in opponents.items()}
        self._agent_at = {seat: f"seat_{seat}" for seat in range(players) if seat not in opponents}
        self._seat_of = {agent: seat for seat, agent in self._agent_at.items()}
        self.possible_agents = list(self._seat_of)
        if not self._seat_of or not opponents.keys() <= set(range(players)):
            raise ValueError(f"opponents {sorted(opponents)} must leave a seat to an agent, of {players} seats")
        size = sum(count for _, count in layout(players, teams))
        self._observation_space = spaces.Dict(
            {
                "observation": spaces.Box(_ANYTHING.min, _ANYTHING.max, (size,), np.int32),
                "action_mask": spaces.Box(0, 1, (len(ACTIONS),), np.int8),
            }
        )
        self._action_spaces = {agent: spaces.Discrete(len(ACTIONS)) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        """The same for every seat: a row of numbers and a mask of the actions that may follow."""
        return self._observation_space

    def action_space(self, agent: str) -> spaces.Discrete:
        """A number below `len(ACTIONS)`."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal the first round of a new match; the same seed deals the same cards."""
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._dealer = Dealer(seed)
        self._table = self._before
        self._seen: dict[int, np.ndarray[Any, Any]] = {}
        self._await_move()

    def observe(self, agent: str) -> dict[str, Any]:
        """What the seat may know; the mask is empty for everybody except the seat to act."""
        seat = self._seat_of[agent]
        acts = agent == self.agent_selection
        mask = bytearray(len(ACTIONS))  # filling and reading it as an array is four times as fast as np.zeros
        numbers = self._numbers(seat).copy()
        if acts:
            for action in self._spelling.follows:
                mask[action] = 1
            if self._spelling.actions:
                now = spelled(self._spelling.actions)
                numbers[-len(now) :] = now
        return {"observation": numbers, "action_mask": np.frombuffer(mask, np.int8)}

    def _numbers(self, seat: int) -> np.ndarray[Any, Any]:
        """What the seat may know before the first action of a move; the same for all actions of the move."""
        if seat not in self._seen:
            numbers = observed(view_of(self._table, seat)) + spelled(())
            self._seen[seat] = np.frombuffer(pack(f"{len(numbers)}i", *numbers), np.intc)  # twice as fast as np.array
        return self._seen[seat]

    def step(self, action: int | None) -> None:
        """Take the next action of the seat to act. Raises ValueError if the mask doesn't allow it."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        move = self._spelling.add(int(action)) if action is not None else None
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if move is not None:
            self._play(move)
            self._await_move()
            self._accumulate_rewards()

    def _play(self, move: Move) -> None:
        before = self._table.board
        self._table = apply(self._table, move).table
        if self._table.board.phase is Phase.ENDED:
            self._reward(before.totals)

    def _await_move(self) -> None:
        """Deal, reshuffle and let the opponents move until an agent must act or the match is over."""
        while not self._table.board.is_match_over:
            board = self._table.board
            if board.phase is Phase.ENDED:
                self._table, _ = deal_round(self._table, self._dealer.deal(board))
            elif board.shuffle_due:
                self._table, _ = reshuffle(self._table, self._dealer.reshuffled(board, self._table.discards[:-1]))
            elif (seat := board.mover) in self._opponents:
                miss = self._dealer.cut_miss(board.round, seat) if board.phase is Phase.CUT else 0
                self._play(self._opponents[seat].decide(view_of(self._table, seat), Think(miss)))
            else:
                break
        else:
            self.terminations = dict.fromkeys(self.agents, True)
        table = self._table
        self.agent_selection = self._agent_at.get(table.board.mover, self.possible_agents[0])
        self.view = view_of(table, table.board.mover)
        """What the seat to act may know, as the computer players get it: for a learner that watches one of them."""
        self._spelling = Spelling(self.view)
        self._seen = {}

    def _reward(self, before: tuple[int, ...]) -> None:
        board = self._table.board
        points = [after - earlier for after, earlier in zip(board.totals, before, strict=True)]
        others = max(1, board.teams - 1)
        for seat, agent in self._agent_at.items():
            own = points[board.team_of(seat)]
            self.rewards[agent] += own - (sum(points) - own) / others
