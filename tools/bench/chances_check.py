"""Whether the band of `chances` contains what chance gives, and detects the rest: `python -m
tools.bench.chances_check`.

Matches are played, dealt by the game's own dealer, and combined into random lives, some of them from matches in which a
crooked dealer gives the first seat 5 % more wild cards. The output: how far the mean of what is counted is from its
expectation, in standard errors; the share of honest lives whose counts are inside the band; how often an honest life is
flagged, at its end or at any time before; and how often the favoured seat is outside its band. Lives are combined from
centred matches, because a life has more matches than there are different ones.
"""

import argparse
import random
import sys
from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from game.ai.roster import player_of
from game.analysis.chance.chances import NOTHING, ChanceTally, Tallies, Wanted, added, dealt_cards, with_luck
from game.analysis.chance.luck import luck_of
from game.cards import is_wild
from game.engine.table.board import Board
from game.engine.table.deal import Deal
from game.play.dealer import Dealer, derived_seed
from game.play.match import Match
from game.play.processes.worker_pool import Workers, worker_pool
from game.play.results.simulation import Series
from game.play.seats import header_of
from game.rules.presets import PRESET_IDS
from game.rules.ruleset import dealt_to_each
from tools.bench.engine_matches import play_to_end
from tools.bench.luck_check import mean_and_error, plain_series

MORE: Final = 0.05
"""How many more wild cards than everybody else the favoured seat gets."""


class CrookedDealer(Dealer):
    """Occasionally swaps a natural card dealt to a seat for a wild card from the stock."""

    def __init__(self, seed: int, seat: int, swaps: float) -> None:
        """`swaps` is the average number of cards per round."""
        super().__init__(seed)
        self._seat, self._swaps, self._chance = seat, swaps, random.Random(seed)

    def deal(self, board: Board) -> Deal:
        """The deal of the round after the board's."""
        deal = super().deal(board)
        each = dealt_to_each(board.rules, deal.round)
        step = (self._seat - deal.dealer - 1) % board.players
        deck = list(deal.deck)
        mine = [at for at in range(step * each, (step + 1) * each) if not is_wild(deck[at])]
        stock = [at for at in range(board.players * each, len(deck)) if is_wild(deck[at])]
        if mine and stock and self._chance.random() < self._swaps:
            one, other = self._chance.choice(mine), self._chance.choice(stock)
            deck[one], deck[other] = deck[other], deck[one]
        return replace(deal, deck=tuple(deck))


class MatchesToPlay(Struct, frozen=True):
    """Matches to be played; with `swaps` the first seat is favoured."""

    series: Series
    numbers: range
    has_luck: bool
    swaps: float = 0.0


class CountedMatch(Struct, frozen=True):
    """A match: its rounds, and what came to each seat."""

    rounds: int
    tallies: tuple[Tallies, ...]


def counted(question: MatchesToPlay) -> list[CountedMatch]:
    """The results of the matches."""
    series, found = question.series, []
    for number in question.numbers:
        seed = derived_seed(series.seed, number)
        infos = [plan.named(f"Player {seat + 1}") for seat, plan in enumerate(series.table.seats)]
        header = header_of(series.rules, infos, series.table.teams, seed=seed, game_id="", created="", app="", name="")
        match = Match(header, dealer=CrookedDealer(seed, 0, question.swaps) if question.swaps else None)
        play_to_end(match, [player_of(plan.level or "normal") for plan in series.table.seats])
        dealt = dealt_cards(match.lines)
        assert dealt is not None
        if question.has_luck:
            dealt = with_luck(dealt, match.lines, luck_of(match.lines, 8))
        found.append(CountedMatch(dealt.rounds, dealt.tallies))
    return found


def played(series: Series, matches: int, workers: int, has_luck: bool, swaps: float = 0.0) -> list[CountedMatch]:
    """The results of this many matches."""
    pieces = [
        (MatchesToPlay(series, range(first, min(first + 20, matches + 1)), has_luck, swaps),)
        for first in range(1, matches + 1, 20)
    ]
    with worker_pool(Workers(workers)) as pool:
        return [one for some in pool.results(counted, pieces) for one in some]


def centred(matches: Sequence[CountedMatch]) -> tuple[list[CountedMatch], list[float]]:
    """The matches with the mean excess subtracted, seat by seat; and for each of `Wanted` the largest of these means,
    in standard errors.
    """
    worst = [0.0] * len(Wanted)
    rows = []
    for seat in zip(*(match.tallies for match in matches), strict=True):
        means = []
        for wanted in Wanted:
            off = [row[wanted].seen - row[wanted].expected for row in seat]
            mean, error = mean_and_error(off)
            means.append(mean)
            worst[wanted] = max(worst[wanted], mean / error if error else 0.0, key=abs)
        rows.append([tuple(map(_less, row, means)) for row in seat])
    moved = [CountedMatch(one.rounds, seats) for one, seats in zip(matches, zip(*rows, strict=True), strict=True)]
    return moved, worst


def _less(tally: ChanceTally, mean: float) -> ChanceTally:
    return replace(tally, seen=tally.seen - mean)


def lives(matches: Sequence[CountedMatch], rounds: int, rng: random.Random) -> Iterator[CountedMatch]:
    """The matches of one life, until it has at least this many rounds."""
    seats: Sequence[Tallies] = [NOTHING] * len(matches[0].tallies)
    done = 0
    while done < rounds:
        match = rng.choice(matches)
        done += match.rounds
        seats = [added(so_far, more) for so_far, more in zip(seats, match.tallies, strict=True)]
        yield CountedMatch(done, tuple(seats))


def is_beyond(life: CountedMatch, sorts: Sequence[Wanted]) -> bool:
    """Whether any row of a life is flagged."""
    rows = len(life.tallies) * len(Wanted)
    return any(row[wanted].is_beyond_chance(life.rounds, rows) for row in life.tallies for wanted in sorts)


def coverage(
    matches: Sequence[CountedMatch], rounds: int, count: int, sorts: Sequence[Wanted], rng: random.Random
) -> str:
    """The share of rows whose count is inside the band, by kind."""
    inside = dict.fromkeys(sorts, 0)
    seats = len(matches[0].tallies)
    for _ in range(count):
        *_, life = lives(matches, rounds, rng)
        for wanted in sorts:
            inside[wanted] += sum(row[wanted].is_inside for row in life.tallies)
    told = ", ".join(f"{wanted.name.lower()} {inside[wanted] / count / seats:.2%}" for wanted in sorts)
    return f"  inside the band, {count} lives of {rounds} rounds: {told}"


def alarms(matches: Sequence[CountedMatch], rounds: int, count: int, rng: random.Random) -> str:
    """How many lives are flagged."""
    ever = at_end = 0
    for _ in range(count):
        told = [is_beyond(life, tuple(Wanted)) for life in lives(matches, rounds, rng)]
        ever, at_end = ever + any(told), at_end + told[-1]
    return f"  worth a second look, {count} honest lives of {rounds} rounds: {at_end} at the end, {ever} at any time"


def favour(matches: Sequence[CountedMatch]) -> float:
    """The share of wild cards that the first seat got beyond expectation."""
    wilds = [one.tallies[0][Wanted.WILDS] for one in matches]
    return sum(one.seen for one in wilds) / sum(one.expected for one in wilds) - 1


def favouring(series: Series, honest: Sequence[CountedMatch], matches: int, workers: int) -> list[CountedMatch]:
    """Matches in which the first seat gets `MORE` wild cards. The number of swaps needed is found by trial: with a
    better hand a seat sees fewer cards before the round ends.
    """
    wilds = [row[Wanted.WILDS].seen for one in honest for row in one.tallies]
    swaps = MORE * sum(wilds) / sum(one.rounds * len(one.tallies) for one in honest)
    trial = played(series, matches // 2, workers, has_luck=False, swaps=swaps)
    return played(series, matches, workers, has_luck=False, swaps=swaps * MORE / favour(trial))


def seen_through(matches: Sequence[CountedMatch], rounds: int, count: int, rng: random.Random) -> str:
    """How often the favoured first seat is detected outside its band of wild cards."""
    above = far = 0
    for _ in range(count):
        *_, life = lives(matches, rounds, rng)
        wilds = life.tallies[0][Wanted.WILDS]
        above += wilds.seen > wilds.band[1]
        far += is_beyond(life, tuple(Wanted))
    return (
        f"  a seat with {favour(matches):.1%} more wild cards, {count} lives of {rounds} rounds:"
        f" outside its band in {above}, worth a second look in {far}"
    )


def main() -> None:
    """Plays the matches, puts lives together and prints the figures."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rules", nargs="+", choices=PRESET_IDS, default=["web"])
    parser.add_argument("--matches", type=int, default=4000)
    parser.add_argument("--luck-matches", type=int, default=500)
    parser.add_argument("--lives", type=int, default=10_000)
    parser.add_argument("--rounds", type=int, nargs="+", default=[12, 64, 200])
    parser.add_argument("--seed", default="chances")
    parser.add_argument("--workers", type=int, default=2)
    options = parser.parse_args()
    rng = random.Random(options.seed)
    cards = [wanted for wanted in Wanted if not wanted.is_luck]
    luck = [wanted for wanted in Wanted if wanted.is_luck]
    for rules_id in options.rules:
        series = plain_series(rules_id, seed=options.seed)
        matches, off = centred(played(series, options.matches, options.workers, has_luck=False))
        lucky, luck_off = centred(played(series, options.luck_matches, options.workers, has_luck=True))
        known = [sum(one.rounds for one in some) for some in (matches, lucky)]
        print(f"{series.rules.name}: {known[0]} rounds, and {known[1]} with their luck")
        worst = [(luck_off if wanted.is_luck else off)[wanted] for wanted in Wanted]
        means = ", ".join(f"{wanted.name.lower()} {far:+.1f}" for wanted, far in zip(Wanted, worst, strict=True))
        print(f"  the seat whose mean is farthest from what is expected, in standard errors: {means}")
        for rounds in options.rounds:
            print(coverage(matches, rounds, options.lives, cards, rng), flush=True)
            print(coverage(lucky, rounds, options.lives, luck, rng), flush=True)
        print(alarms(lucky, 1000, 400, rng), flush=True)
        crooked = favouring(series, matches, options.matches, options.workers)
        print(seen_through(crooked, 1000, 100, rng))
        sys.stdout.flush()


if __name__ == "__main__":
    main()
