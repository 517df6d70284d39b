"""Two forms of a player in one process: `python -m tools.bench.form_duel game.ai.players.hard:Hard older:Hard --deals
100`.

A form is a class that takes no arguments, in a module that can be imported: such as a copy of an older `hard.py`. Two
of each play two of the other, every deal from both sides, and luck is taken out. Deals are kept as they are played, so
that a run that was stopped goes on.
"""

import argparse
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path

import msgspec

from game.ai.player import Player
from game.analysis.chance.win_luck import win_luck
from game.cli.output.terminal import ProgressBar
from game.play.dealer import derived_seed
from game.play.match import Match
from game.play.results.duel import OTHER_DRAWS, DealResult, adjusted_share, interval
from game.play.seats import header_of
from game.rules.presets import PRESET_IDS, preset
from game.rules.ruleset import PresetId
from saves.records.lines import SeatInfo
from tools.bench.engine_matches import play_to_end

_PLAYERS = 4
_TEAMS = 2


def form(name: str) -> Player:
    """The player that `module:Class` names."""
    module, _, its_class = name.partition(":")
    player: Player = getattr(import_module(module), its_class)()
    return player


def played_deal(rules_id: PresetId, seed: str, number: int, forms: tuple[Player, Player]) -> DealResult:
    """One deal from both sides: what the first form wins, and what luck had to do with it."""
    share = points = luck = 0.0
    rounds = 0
    seats = [SeatInfo(name=f"Player {seat}", kind="computer", level="hard") for seat in range(1, _PLAYERS + 1)]
    for place in range(_TEAMS):
        its_seed = derived_seed(seed, number)
        header = header_of(preset(rules_id), seats, _TEAMS, seed=its_seed, game_id="", created="", app="bench", name="")
        match = play_to_end(Match(header), [forms[seat % _TEAMS != place] for seat in range(_PLAYERS)])
        winners, totals = match.winners or (), match.board.totals
        share += (place in winners) / len(winners) / _TEAMS
        points += (totals[place] - totals[1 - place]) / match.board.round / _TEAMS
        luck += win_luck(match.lines, OTHER_DRAWS)[place] / _TEAMS
        rounds += match.board.round
    return DealResult(number, share, points, rounds, 0, 0, {}, luck=luck)


def told(results: Sequence[DealResult]) -> str:
    """Share won with luck taken out, and points a round, each with its interval at 95 %."""
    fair, (lower, middle, upper) = adjusted_share(results), interval([result.points for result in results])
    if fair is None:
        return "no deal yet"
    return (
        f"{fair.share:.1%} ({fair.lower:.1%} to {fair.upper:.1%}) of {len(results)} deals, "
        f"{middle:+.0f} ({lower:+.0f} to {upper:+.0f}) points a round"
    )


def kept(path: Path, deals: int, play: Callable[[int], DealResult], show: Callable[[], None]) -> list[DealResult]:
    """That many deals: those in the file, then new ones, which are added to it line by line."""
    path.parent.mkdir(parents=True, exist_ok=True)
    lines = path.read_bytes().splitlines() if path.exists() else []
    results = [msgspec.json.decode(line, type=DealResult) for line in lines[:deals]]
    with path.open("ab") as file:
        for number in range(len(results) + 1, deals + 1):
            results.append(play(number))
            file.write(msgspec.json.encode(results[-1]) + b"\n")
            file.flush()
            show()
    return results


def main() -> None:
    """Play the deals and print a line for each rule set, and one for all."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("forms", nargs=2, metavar="MODULE:CLASS")
    parser.add_argument("--set", dest="sets", nargs="+", choices=PRESET_IDS, default=PRESET_IDS)
    parser.add_argument("--deals", type=int, default=100, help="of each rule set")
    parser.add_argument("--seed", default="forms")
    parser.add_argument("--kept", type=Path, default=Path("build", "form-duels"))
    options = parser.parse_args()
    one, other = map(form, options.forms)
    every, done = [], 0
    with ProgressBar(options.deals * len(options.sets), "deal") as progress:

        def show() -> None:
            nonlocal done
            done += 1
            progress.show(done)

        for rules_id in options.sets:

            def play(number: int, rules_id: PresetId = rules_id) -> DealResult:
                return played_deal(rules_id, options.seed, number, (one, other))

            name = " ".join((*options.forms, rules_id, options.seed)).replace(":", ".")
            results = kept(options.kept / f"{name}.jsonl", options.deals, play, show)
            print(f"{rules_id}: {told(results)}", flush=True)
            every += results
    if len(options.sets) > 1:
        print(f"all: {told(every)}")


if __name__ == "__main__":
    main()
