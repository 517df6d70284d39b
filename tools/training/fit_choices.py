"""Learns to judge lay-downs, takes and discards: `python -m tools.training.fit_choices web couples --labels 5000`.

Rounds are played in counts by one side that asks the judges so far and one that doesn't. At its decisions habit's
choice and others are each played out in the same worlds: hands as they are, feet and stock dealt anew, the mover's side
by the judges for the first lap. Ridge regression finds what the differences hang on. What the judges would earn is
told by the decision in fresh deals, and in paired rounds of both sides. Everything is kept as it comes, so that a run
that was stopped goes on; what was found is written to a log.
"""

import argparse
import random
from collections.abc import Callable, Iterator, Sequence
from math import exp, sqrt
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct, field

from game.ai.brain.card_classes import BLACK_THREE, CLASSES, JOKER, RANKS, TWO
from game.ai.brain.counted_position import DISCARD, MELD, NEW, TAKE, CountedPosition, Lay
from game.ai.brain.discarding import discarding, keep_values
from game.ai.brain.lay_down_value import CIRCUMSTANCES, FEATURES, NAMES, LayDownValue, circumstances, lay_down_features
from game.ai.brain.position_value import final_lead
from game.ai.brain.taking_pile import may_be_taken, pile_pays, pile_worth, take, ways_to_play
from game.ai.brain.threats import is_threatened
from game.ai.brain.tuning import Tuning
from game.ai.brain.turns import begin_turn, leaves, meld, play_turn
from game.ai.search.ideas import books_of, ways_to_lay
from game.ai.search.playouts import LAPS
from game.ai.tunings.learned_weights import lay_down_value_for, preset_tuning, shape_of, value_for
from game.ai.tunings.trial_rounds import LONGEST_ROUND, dealt, lead
from game.cli.output.terminal import ProgressBar
from game.engine.table.state import before_first_deal
from game.play.results.duel import interval
from game.rules.presets import PRESET_IDS, preset
from game.rules.ruleset import PresetId

_THRESHOLDS: Final = (0, 20, 40, 60, 90)
DISCARDS: Final = 5
_LAY_DOWNS: Final = 9
_CHUNK: Final = 20
"""Rounds after which what was done is kept."""

_THROWN: Final = 6
"""Discards of a seat that are remembered, as by the board."""

Row = list[float]
Choice = int | Sequence[Lay] | None
"""A class discarded, groups laid or taken with, or None for a draw."""

Found = Callable[[str, CountedPosition, Callable[[], list[Row]], Sequence[Choice]], None]
"""Is shown the choices of a decision, habit's first, with their features."""


class PubliclyHeld:
    """What everybody knows of hands: cards taken openly with the pile and not played since, and the last discards."""

    def __init__(self, players: int) -> None:
        self.taken = [[0] * CLASSES for _ in range(players)]
        self.thrown: list[list[int]] = [[] for _ in range(players)]

    def note(self, position: CountedPosition, pile: Sequence[int]) -> None:
        """What the log of one turn shows; `pile` is as it was before."""
        for act in position.log or ():
            taken = self.taken[act.seat]
            if act.kind == TAKE:
                for kind in pile[-position.book.take_count :]:
                    taken[kind] += 1
            for _, rank, naturals, jokers, twos in act.groups:
                for kind, count in ((rank, naturals), (JOKER, jokers), (TWO, twos)):
                    if kind < CLASSES:
                        taken[kind] = max(0, taken[kind] - count)
            if act.kind == DISCARD:
                taken[act.kind_out] = max(0, taken[act.kind_out] - 1)
                self.thrown[act.seat] = [*self.thrown[act.seat][1 - _THROWN :], act.kind_out]


class Judges(Struct):
    """Weights by kind of decision, and by how many points a choice must look better than habit's."""

    weights: dict[str, list[float]] = {}
    margins: dict[str, float] = {}

    def worths(self, kind: str, rows: Sequence[Row]) -> list[float]:
        """What is expected of every choice."""
        weights = self.weights[kind]
        return [sum(map(float.__mul__, row, weights)) for row in rows]

    def followed(self, kind: str, worths: Sequence[float]) -> int:
        """Which of the choices to follow; habit's is the first."""
        best = max(range(len(worths)), key=worths.__getitem__)
        return best if worths[best] >= worths[0] + self.margins[kind] else 0

    def lay_down_value(self) -> LayDownValue:
        """The judge of lay-downs as the game has it."""
        weights, width = self.weights[MELD], len(CIRCUMSTANCES)
        return LayDownValue([weights[at : at + width] for at in range(0, len(weights), width)])


# --- what choices there are, habit's first, with their features


def takes(position: CountedPosition, tuning: Tuning) -> tuple[bool, list[Lay]] | None:
    """Whether habit takes the pile, and what is laid with it; None where there is no choice."""
    seat, book = position.turn, position.book
    if position.stock < book.draw or not may_be_taken(position):
        return None
    if book.rules.take_needs_open and not position.tables[seat % position.teams].ranks:
        return None
    lays = ways_to_play(position, seat, tuning)
    return None if lays is None else (pile_pays(position, seat, tuning), lays)


def take_row(position: CountedPosition, lays: Sequence[Lay], tuning: Tuning) -> Row:
    """What taking the pile rather than drawing hangs on."""
    seat, book, teams = position.turn, position.book, position.teams
    own, rival = position.tables[seat % teams], position.tables[(seat + 1) % teams]
    cards, hand = position.pile[-position.taken_if_lifted :], position.hands[seat]
    naturals = [kind for kind in cards if kind < RANKS]
    mate = position.in_foot[(seat + teams) % position.players]
    _, rivals_in_foot, _, turn = circumstances(position, seat)
    plain = [
        1.0,
        pile_worth(position, seat, tuning) / 100,
        len(cards) / 10,
        float(sum(TWO <= kind <= JOKER for kind in cards)),
        float(sum(kind >= BLACK_THREE for kind in cards)),
        sum(own.at[kind] != NEW for kind in naturals) / 4,
        sum(own.at[kind] == NEW and hand[kind] + naturals.count(kind) >= 3 for kind in naturals) / 4,
        sum(rival.at[kind] != NEW for kind in naturals) / 4,
        sum(lay[2] for lay in lays) / 4,
        float(sum(lay[3] + lay[4] for lay in lays)),
        float(mate),
        rivals_in_foot,
        turn,
        position.stock / 50,
        float(is_threatened(position, seat, tuning)),
        position.held[seat] / 10,
        position.held[(seat + 1) % position.players] / 10,
        (hand[TWO] + hand[JOKER]) / 3,
        float(pile_pays(position, seat, tuning)),
        float(book.need_clean > own.clean),
    ]
    opened, in_foot = float(bool(own.ranks)), float(position.in_foot[seat])
    return [value * factor for factor in (1.0, opened, in_foot) for value in plain]


def lay_downs(
    position: CountedPosition, tuning: Tuning, threatened: bool, most: int
) -> tuple[list[tuple[Lay, ...]], list[CountedPosition]]:
    """Habit's lay-down, others that make as many books, and laying nothing; with where they lead. So many ways are
    tried. Nothing where more wilds would make more books, since `hard` looks ahead there.
    """
    seat = position.turn
    shapes: dict[tuple[Lay, ...], tuple[Lay, ...]] = {}
    for number, acts in enumerate(ways_to_lay(position, seat, tuning, threatened)):
        lays = tuple(lay for act in acts for lay in act)
        shapes.setdefault(tuple(sorted(lays)), lays)
        if number >= most:
            break
    shapes.setdefault((), ())
    found: list[tuple[Lay, ...]] = []
    after: list[CountedPosition] = []
    books = wilds = 0
    for lays in shapes.values():
        there = position.copy()
        for lay in lays:
            there.lay(seat, *lay)
        count, spent = books_of(there, seat % position.teams), sum(lay[3] + lay[4] for lay in lays)
        if not found:
            books, wilds = count, spent
        elif count > books and spent > wilds:
            return [], []
        if count >= books:
            found.append(lays)
            after.append(there)
    return found, after


def lay_down_rows(position: CountedPosition, after: Sequence[CountedPosition]) -> list[Row]:
    """The weighed features of every lay-down."""
    seat = position.turn
    around = circumstances(position, seat)
    return [[value * factor for value in lay_down_features(one, seat) for factor in around] for one in after]


def discard_rows(
    position: CountedPosition, known: PubliclyHeld, tuning: Tuning, threatened: bool, kinds: Sequence[int]
) -> list[Row]:
    """What each discard hangs on: the worth that habit gives the card, and who is known to want or hold it."""
    seat, teams, players = position.turn, position.teams, position.players
    own, rival, hand = position.tables[seat % teams], position.tables[(seat + 1) % teams], position.hands[seat]
    following, mate, before = (seat + 1) % players, (seat + teams) % players, (seat - 1) % players
    worths = {kind: worth for worth, kind in keep_values(position, seat, tuning, threatened)}
    unseen_cards = position.decks * position.book.deck_size - sum(position.seen) - position.held[seat]
    share = position.held[following] / max(1, unseen_cards)
    gain = max(0, min(position.book.take_count, len(position.pile) + 1) - 2) / 10
    around = (1.0, gain, float(position.in_foot[seat]), float(threatened))
    rows, size = [], position.book.size
    for kind in kinds:
        held, there, theirs = hand[kind], own.at[kind], rival.at[kind]
        lying = own.naturals[there] + own.wilds[there] if there != NEW else 0
        rivals = rival.naturals[theirs] + rival.wilds[theirs] if theirs != NEW else 0
        openly, unseen = known.taken[following][kind], 4 * position.decks - position.seen[kind] - held
        expected = share * max(0, unseen - sum(taken[kind] for taken in known.taken))
        chance = 1.0 if openly > 1 else 1 - exp(-expected) if openly else 1 - exp(-expected) * (1 + expected)
        plain = (
            worths.get(kind, 0.0) / 30,
            position.book.values[kind] / 10,
            float(held == 2),
            float(held >= 3),
            float(0 < lying < size),
            max(0, lying - 3) / 4 if lying < size else 0.0,
            float(lying >= size),
            float(0 < rivals < size),
            max(0, rivals - 3) / 4 if rivals < size else 0.0,
            float(rivals >= size),
            chance,
            expected,
            float(openly > 0),
            float(known.taken[mate][kind]),
            float(known.taken[before][kind] > 0),
            float(known.thrown[following].count(kind) > 0),
            float(known.thrown[mate].count(kind) > 0),
            float(known.thrown[before].count(kind) > 0),
            unseen / 8,
            kind / 10,
        )
        rows.append([value * factor for factor in around for value in plain])
    return rows


_PULL: Final = {TAKE: 100.0, MELD: 600.0, DISCARD: 3000.0}
"""How strongly weights are held to those of today, or to nothing: the variance of a label over that of a weight."""

SIZES: Final = {TAKE: 60, MELD: FEATURES * len(CIRCUMSTANCES), DISCARD: 80}


# --- playing


class JudgedTurn:
    """A turn like that of `play_turn`, asking judges; where `found` is told, it is shown every choice first."""

    def __init__(
        self,
        table: "CountedTable",
        position: CountedPosition,
        known: PubliclyHeld,
        judges: Judges,
        most: int,
        found: Found | None = None,
    ) -> None:
        self.table, self.position, self.known, self.tuning, self.judges = table, position, known, table.tuning, judges
        self.most, self._found = most, found

    def play(self) -> None:
        """The whole turn."""
        position, seat = self.position, self.position.turn
        choice = takes(position, self.tuning) if self._asks(TAKE) else None
        if choice is None:
            begin_turn(position, self.tuning)
        else:
            habit, lays = choice
            order: list[Choice] = [lays, None] if habit else [None, lays]

            def rows() -> list[Row]:
                row = take_row(position, lays, self.tuning)
                return [row if one is not None else [0.0] * len(row) for one in order]

            self._begin(order[self._chosen(TAKE, rows, order)])
        if not position.over and position.turn == seat:
            self._finish()

    def follow(self, kind: str, choice: Choice) -> None:
        """This choice, then the rest of the turn."""
        position, seat = self.position, self.position.turn
        if isinstance(choice, int):
            position.discard(choice)
        elif kind == TAKE:
            self._begin(choice)
            if position.turn == seat:
                self._finish()
        else:
            threatened = is_threatened(position, seat, self.tuning)
            self._lay(choice or ())
            self._end(threatened)

    def _begin(self, choice: Choice) -> None:
        if choice is None or isinstance(choice, int):
            self.position.draw(self.position.book.draw)
        else:
            take(self.position, self.position.turn, list(choice))

    def _finish(self) -> None:
        """After the draw."""
        position, tuning = self.position, self.tuning
        threatened = is_threatened(position, position.turn, tuning)
        if self._leaves(threatened):
            return
        lays = self._preferred(threatened) if self._asks(MELD) else None
        if lays is None:
            meld(position, position.turn, tuning, threatened)
        else:
            self._lay(lays)
        self._end(threatened)

    def _preferred(self, threatened: bool) -> Sequence[Lay] | None:
        """What the judge prefers to habit's lay-down."""
        position, seat = self.position, self.position.turn
        found, after = lay_downs(position, self.tuning, threatened, self.most)
        if len(found) < 2:
            return None
        if self._found is not None:
            self._found(MELD, position, lambda: lay_down_rows(position, after), found)
        if MELD not in self.judges.weights:
            return None
        value = self.table.lay_down_value(self.judges)
        at = self.judges.followed(MELD, [value.of(one, seat) for one in after])
        return found[at] if at else None

    def _lay(self, lays: Sequence[Lay]) -> None:
        for lay in lays:
            self.position.lay(self.position.turn, *lay)
        self.position.record_act(MELD)

    def _leaves(self, threatened: bool) -> bool:
        position, seat = self.position, self.position.turn
        may = position.in_foot[seat] or not position.book.rules.foot_needed
        return may and leaves(position, seat, self.tuning, threatened)

    def _end(self, threatened: bool) -> None:
        """The foot, if it is due, and the discard."""
        position, seat, tuning = self.position, self.position.turn, self.tuning
        while position.foot_due(seat):
            position.take_up_foot(seat)
            if position.book.rules.foot_ends_turn:
                position.next_turn()
                return
            if self._leaves(threatened):
                return
            meld(position, seat, tuning, threatened)
        kinds = [discarding(position, seat, tuning, threatened)]
        if kinds[0] < RANKS and self._asks(DISCARD):
            worths = keep_values(position, seat, tuning, threatened)
            kinds += [kind for _, kind in worths if kind != kinds[0]][: DISCARDS - 1]
        at = self._chosen(DISCARD, lambda: discard_rows(position, self.known, tuning, threatened, kinds), kinds)
        position.discard(kinds[at])

    def _asks(self, kind: str) -> bool:
        return kind in self.judges.weights or (self._found is not None and self.table.draws(kind))

    def _chosen(self, kind: str, rows: Callable[[], list[Row]], choices: Sequence[Choice]) -> int:
        if self._found is not None and len(choices) > 1:
            self._found(kind, self.position, rows, choices)
        if kind not in self.judges.weights or len(choices) < 2:
            return 0
        return self.judges.followed(kind, self.judges.worths(kind, rows()))


def dealt_anew(position: CountedPosition, rng: random.Random) -> CountedPosition:
    """The position with feet, tails and stock dealt anew: what nobody at the table knows anything of."""
    world = position.copy()
    cards = list(world.deck[world.next_card : world.next_card + world.stock])
    lying = [(world.feet, seat) for seat, size in enumerate(world.feet_size) if size]
    lying += [(world.tails, seat) for seat, size in enumerate(world.tails_size) if size]
    for stacks, seat in lying:
        for kind, count in enumerate(stacks[seat]):
            cards += [kind] * count
    rng.shuffle(cards)
    for stacks, seat in lying:
        size, counts = sum(stacks[seat]), [0] * CLASSES
        for kind in cards[:size]:
            counts[kind] += 1
        del cards[:size]
        stacks[seat] = counts
    world.deck, world.next_card = cards, 0
    return world


class CountedTable:
    """Rounds of one rule set and the judges so far."""

    def __init__(
        self, rules_id: PresetId, judges: Judges, options: argparse.Namespace, players: int = 4, teams: int = 2
    ) -> None:
        self.rules, self.players, self.teams = preset(rules_id), players, teams
        self.tuning = preset_tuning(rules_id, shape_of(players, teams))
        board = before_first_deal(self.rules, players, teams).board
        self.value, self.lay_down_weights = value_for(board), lay_down_value_for(board).weights
        self.judges, self.options = judges, options
        self._rng = random.Random()
        self._value_of: tuple[Judges, LayDownValue] | None = None

    def lay_down_value(self, judges: Judges) -> LayDownValue:
        """That of these judges, made once."""
        if self._value_of is None or self._value_of[0] is not judges:
            self._value_of = judges, judges.lay_down_value()
        return self._value_of[1]

    def draws(self, kind: str) -> bool:
        """Whether a decision is drawn to be labelled: every take, and a share of the others."""
        return kind == TAKE or self._rng.random() < self.options.share

    def dealt(self, deal: int) -> CountedPosition:
        """A round of the match by lot."""
        return dealt(self.rules, self.players, self.teams, deal, 1 + deal % max(1, self.rules.rounds))

    def turns(self, position: CountedPosition) -> Iterator[PubliclyHeld]:
        """What is known before every turn; the turn is played in between."""
        known = PubliclyHeld(self.players)
        for _ in range(LONGEST_ROUND):
            if position.over:
                return
            position.log, pile = [], position.pile.copy()
            yield known
            known.note(position, pile)

    def outcome(self, world: CountedPosition, known: PubliclyHeld, kind: str, choice: Choice) -> float:
        """Points by which the mover's team will be ahead after this choice, its side asking the judges for a lap."""
        position, team, inner = world.copy(), world.turn % world.teams, self.options.inner
        JudgedTurn(self, position, known, self.judges, inner).follow(kind, choice)
        asked = self.players if self.judges.weights else 0
        for turn in range(LAPS * self.players):
            if position.over:
                break
            if turn < asked and position.turn % self.teams == team:
                JudgedTurn(self, position, known, self.judges, inner).play()
            else:
                play_turn(position, self.tuning)
        return final_lead(position, team) if position.over else self.value.lead(position, team)

    def labelled(self, deal: int) -> Iterator[tuple[str, list[Row], list[float]]]:
        """Decisions of one side in one round: what each choice looks like, and what it came to."""
        self._rng = rng = random.Random(f"labels {deal}")
        position, worlds = self.dealt(deal), self.options.worlds
        told: list[tuple[str, list[Row], list[float]]] = []
        for known in self.turns(position):
            if position.turn % self.teams != deal % self.teams:
                play_turn(position, self.tuning)
                continue

            def found(
                kind: str,
                now: CountedPosition,
                rows: Callable[[], list[Row]],
                choices: Sequence[Choice],
                known: PubliclyHeld = known,
            ) -> None:
                if kind in self.judges.weights and not self.draws(kind):
                    return
                drawn: Sequence[int] = range(len(choices))
                if len(choices) > _LAY_DOWNS:
                    drawn = [0, *rng.sample(drawn[1:], _LAY_DOWNS - 1)]
                points = [0.0] * len(drawn)
                for _ in range(worlds):
                    world = dealt_anew(now, rng)
                    for at, choice in enumerate(drawn):
                        points[at] += self.outcome(world, known, kind, choices[choice]) / worlds
                every = rows()
                told.append((kind, [every[at] for at in drawn], points))

            JudgedTurn(self, position, known, self.judges, self.options.most, found).play()
            yield from told
            told.clear()

    def brought(self, deal: int, judges: Judges) -> float:
        """Points of a round by which a team that asks these judges is ahead of habits, over both its places."""
        leads = 0.0
        for team in range(self.teams):
            position = self.dealt(deal)
            for known in self.turns(position):
                if position.turn % self.teams == team:
                    JudgedTurn(self, position, known, judges, self.options.most).play()
                else:
                    play_turn(position, self.tuning)
            leads += lead(position.scores(), team)
        return leads / self.teams


class LabelRound(Struct):
    """One round of labels: what was done of it so far."""

    labelled: int = 0
    """Deals."""
    decisions: dict[str, int] = {}
    squares: dict[str, bytes] = {}
    right: dict[str, bytes] = {}
    """By kind: the sums of least squares, those of earlier rounds included."""
    found: Judges = field(default_factory=Judges)
    tried: int = 0
    """Fresh deals whose decisions are weighed."""
    gains: dict[str, list[list[float]]] = {}
    """By kind and threshold: the number of decisions, those changed, and the sums of points and of their squares."""
    points: dict[str, list[float]] = {}
    """By the judges asked: points a round, deal by deal."""


class Training:
    """All rounds of labels of one rule set, kept in a file."""

    def __init__(self, rules_id: PresetId, options: argparse.Namespace) -> None:
        self.rules_id, self.options = rules_id, options
        self._path: Path = options.kept / f"{rules_id}.msgpack"
        self.rounds: list[LabelRound] = []
        if self._path.exists():
            self.rounds = msgspec.msgpack.decode(self._path.read_bytes(), type=list[LabelRound])

    def _keep(self) -> None:
        self._path.parent.mkdir(parents=True, exist_ok=True)
        partial = self._path.with_suffix(".part")
        partial.write_bytes(msgspec.msgpack.encode(self.rounds))
        partial.rename(self._path)

    def run(self, show: Callable[[int], None]) -> None:
        """Everything that is left to do; tells how many deals more are done."""
        options, judges = self.options, Judges()
        for number in range(options.rounds):
            if number == len(self.rounds):
                self.rounds.append(LabelRound())
            stage = self.rounds[number]
            table = CountedTable(self.rules_id, judges, options)
            if number and not stage.labelled:
                before = self.rounds[number - 1]
                stage.squares, stage.right = dict(before.squares), dict(before.right)
            self._label(stage, table, number, show)
            self._weigh(stage, table, number, show)
            self._play(stage, table, number, show)
            judges = stage.found

    def _label(self, stage: LabelRound, table: CountedTable, number: int, show: Callable[[int], None]) -> None:
        import numpy as np  # no dependency: install it to fit again

        known = [weight for row in table.lay_down_weights for weight in row]
        sums = {kind: (np.eye(size) * _PULL[kind], np.zeros(size)) for kind, size in SIZES.items()}
        sums[MELD] = sums[MELD][0], _PULL[MELD] * np.array(known)
        for kind, size in SIZES.items():
            if kind in stage.squares:
                squares, right = (np.frombuffer(told[kind]) for told in (stage.squares, stage.right))
                sums[kind] = squares.reshape(size, size), right
        while stage.labelled < (self.options.more if number else self.options.labels):
            seen: dict[str, tuple[list[Row], list[float]]] = {kind: ([], []) for kind in SIZES}
            for deal in range(stage.labelled, stage.labelled + _CHUNK):
                for kind, rows, points in table.labelled(1_000_000 * (number + 1) + deal):
                    stage.decisions[kind] = stage.decisions.get(kind, 0) + 1
                    seen[kind][0].extend(list(map(float.__sub__, row, rows[0])) for row in rows[1:])
                    seen[kind][1].extend(point - points[0] for point in points[1:])
            for kind, (rows, gains) in seen.items():
                if rows:
                    squares, right = sums[kind]
                    differences = np.array(rows)
                    sums[kind] = squares + differences.T @ differences, right + differences.T @ np.array(gains)
            stage.labelled += _CHUNK
            show(_CHUNK)
            if stage.labelled % (10 * _CHUNK) == 0:
                stage.squares = {kind: squares.tobytes() for kind, (squares, _) in sums.items()}
                stage.right = {kind: right.tobytes() for kind, (_, right) in sums.items()}
                self._keep()
        if not stage.found.weights:
            stage.found = Judges({kind: np.linalg.solve(*both).tolist() for kind, both in sums.items()})
            self._keep()

    def _weigh(self, stage: LabelRound, table: CountedTable, number: int, show: Callable[[int], None]) -> None:
        """What following the judges earns in fresh deals, and so how much better a choice must look."""
        while stage.tried < (self.options.more if number else self.options.labels) // 3:
            for deal in range(stage.tried, stage.tried + _CHUNK):
                for kind, rows, points in table.labelled(1_000_000 * (number + 11) + deal):
                    worths = stage.found.worths(kind, rows)
                    best = max(range(len(worths)), key=worths.__getitem__)
                    sums = stage.gains.setdefault(kind, [[0.0] * 4 for _ in _THRESHOLDS])
                    for threshold, one in zip(_THRESHOLDS, sums, strict=True):
                        one[0] += 1
                        if best and worths[best] >= worths[0] + threshold:
                            gain = points[best] - points[0]
                            one[1], one[2], one[3] = one[1] + 1, one[2] + gain, one[3] + gain * gain
            stage.tried += _CHUNK
            show(_CHUNK)
            if stage.tried % (10 * _CHUNK) == 0:
                self._keep()
        if not stage.found.margins:
            for kind in SIZES:
                ends = [(low + mean) / 2 for low, mean, _ in map(earned, stage.gains[kind])]
                stage.found.margins[kind] = float(_THRESHOLDS[ends.index(max(ends))])
            self._keep()

    def _play(self, stage: LabelRound, table: CountedTable, number: int, show: Callable[[int], None]) -> None:
        """Paired rounds against habits, by each judge alone and by all."""
        for name in (*SIZES, "all"):
            kinds = SIZES if name == "all" else (name,)
            judges = Judges({kind: stage.found.weights[kind] for kind in kinds}, stage.found.margins)
            points = stage.points.setdefault(name, [])
            while len(points) < self.options.deals:
                first = 20_000_000 + len(points)
                points += [table.brought(deal, judges) for deal in range(first, first + _CHUNK)]
                show(_CHUNK)
            self._keep()

    def write(self) -> None:
        """The weights of lay-downs as the game reads them."""
        last = self.rounds[-1]
        lines = [f"# Learned from {sum(stage.decisions[MELD] for stage in self.rounds)} decisions of lay-downs."]
        for name, row in zip(NAMES, last.found.lay_down_value().weights, strict=True):
            lines.append(f"{name} = [{', '.join(f'{weight:.2f}' for weight in row)}]")
        self._path.with_name(f"{self.rules_id}-teams.laid.toml").write_text("\n".join(lines) + "\n", "utf-8")

    def lines(self) -> Iterator[str]:
        """What was found, as rows of a table."""
        for number, stage in enumerate(self.rounds, 1):
            for kind in (*SIZES, "all"):
                told = ""
                if kind in stage.gains:
                    told = " | ".join(
                        f"{mean:+.1f} ± {mean - low:.1f} ({changed:.0%})"
                        for low, mean, changed in map(earned, stage.gains[kind])
                    )
                    told = f"{stage.decisions[kind]:,} | {told} | {stage.found.margins[kind]:.0f}"
                else:
                    told = " | ".join("" for _ in range(2 + len(_THRESHOLDS)))
                low, mean, _ = interval(stage.points.get(kind, []))
                yield f"| {self.rules_id} {number} | {kind} | {told} | {mean:+.0f} ± {mean - low:.0f} |"


def earned(sums: Sequence[float]) -> tuple[float, float, float]:
    """The lower end and the mean of points a decision, and the share of decisions changed."""
    count, changed, total, squares = sums
    mean = total / count
    return mean - 1.96 * sqrt(max(0.0, squares / count - mean * mean) / count), mean, changed / count


def main() -> None:
    """Trains, and writes the log."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("rules", nargs="+", choices=PRESET_IDS)
    parser.add_argument("--rounds", type=int, default=3, help="of labels")
    parser.add_argument("--labels", type=int, default=5000, help="deals that are labelled in the first round")
    parser.add_argument("--more", type=int, default=2000, help="deals that are labelled in each further round")
    parser.add_argument("--share", type=float, default=0.3, help="of the decisions that are labelled; takes all are")
    parser.add_argument("--worlds", type=int, default=2)
    parser.add_argument("--most", type=int, default=64, help="ways to lay down that are tried")
    parser.add_argument("--inner", type=int, default=6, help="the same within playouts")
    parser.add_argument("--deals", type=int, default=800, help="played against habits")
    parser.add_argument("--kept", type=Path, default=Path("build", "choices"))
    options = parser.parse_args()
    heads = ("set and round", "judge", "decisions", *(f"from {one}" for one in _THRESHOLDS), "margin", "points a round")
    labels = options.labels + (options.rounds - 1) * options.more
    whole = len(options.rules) * (labels * 4 // 3 + 4 * options.rounds * options.deals)
    done = 0
    with ProgressBar(whole, "deal") as progress:

        def show(more: int) -> None:
            nonlocal done
            done += more
            progress.show(done)

        told = [f"| {' | '.join(heads)} |", "|---" * len(heads) + "|"]
        for rules_id in options.rules:
            training = Training(rules_id, options)
            training.run(show)
            training.write()
            told += training.lines()
            (options.kept / "log.md").write_text("\n".join(told) + "\n", "utf-8")
    print("\n".join(told))


if __name__ == "__main__":
    main()
