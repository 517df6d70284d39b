from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from game.ai.brain.card_classes import counts_of
from game.ai.brain.counted_position import CountedPosition
from game.ai.tunings import trial_rounds
from game.ai.tunings.fixed_tunings import fixed_tuning_by
from game.ai.tunings.trial_rounds import dealt, lead, mean_lead
from game.rules.presets import ruleset_from
from game.rules.ruleset import RuleSet, pack
from tests.build import CAMPUS, WEB

TAILS = ruleset_from({"tail_cards": (0, 5), "opening": (50, 90, 120, 150)})


@pytest.mark.parametrize(
    ("rules", "players", "teams", "number", "sizes", "minimum"),
    [
        (WEB, 4, 2, 1, (11, 11, 0), 50),
        (WEB, 4, 2, 3, (11, 11, 0), 120),
        (WEB, 6, 3, 1, (11, 11, 0), 50),
        (TAILS, 4, 2, 1, (11, 11, 0), 50),
        (TAILS, 4, 2, 2, (11, 11, 5), 90),
        (replace(WEB, set_aside=10), 4, 2, 1, (11, 11, 0), 50),
    ],
)
def test_a_dealt_round(
    rules: RuleSet, players: int, teams: int, number: int, sizes: tuple[int, int, int], minimum: int
) -> None:
    """Given rules and a round, every seat has its stacks, and each card is somewhere, but for those set aside."""
    position = dealt(rules, players, teams, 5, number)
    (hand, foot, tail), cards = sizes, pack(rules, players)
    aside = len(cards) * rules.set_aside // 100
    assert [sum(cards) for cards in position.hands] == position.held == [hand] * players
    assert [sum(cards) for cards in position.feet] == position.feet_size == [foot] * players
    assert [sum(cards) for cards in position.tails] == position.tails_size == ([tail] * players if tail else [])
    assert position.minimum == [minimum] * teams
    assert position.stock == len(position.deck) == len(cards) - aside - sum(sizes) * players
    everywhere = [sum(column) for column in zip(*position.hands, *position.feet, *position.tails, strict=True)]
    for kind in position.deck:
        everywhere[kind] += 1
    whole = counts_of(cards)
    assert sum(whole) - sum(everywhere) == aside
    assert all(there <= most for there, most in zip(everywhere, whole, strict=True))
    assert {dealt(rules, players, teams, seed, number).turn for seed in range(40)} == set(range(players))


@pytest.mark.parametrize(
    ("scores", "team", "expected"),
    [((300, 100), 0, 200), ((300, 100), 1, -200), ((300, 100, 200), 0, 150), ((300, 100, 200), 2, 0)],
)
def test_a_lead_is_over_the_mean_of_the_others(scores: Sequence[int], team: int, expected: float) -> None:
    assert lead(scores, team) == expected


@pytest.mark.parametrize(
    ("rules", "rounds"), [(WEB, [1, 2, 3, 4, 1]), (replace(CAMPUS, rounds=0, target_score=5000), [1, 1, 1, 1, 1])]
)
def test_a_deal_is_played_in_every_place(rules: RuleSet, rounds: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    told, seated = [], []
    tuning = fixed_tuning_by(rules, 4, 2)
    others = replace(tuning)

    def play(position: CountedPosition, by_team: Sequence[object], most_turns: int) -> list[int]:
        seated.append([one is tuning for one in by_team])
        return [1000 + 50 * (by_team[0] is tuning), 50 * (by_team[1] is tuning)]

    def deal(rules: RuleSet, players: int, teams: int, seed: int, round_number: int) -> CountedPosition:
        told.append(round_number)
        return dealt(rules, players, teams, seed, round_number)

    monkeypatch.setattr(trial_rounds, "play_out", play)
    monkeypatch.setattr(trial_rounds, "dealt", deal)
    assert [mean_lead(rules, 4, 2, tuning, others, number) for number in range(5)] == [50.0] * 5
    assert told[::2] == told[1::2] == rounds
    assert seated == [[True, False], [False, True]] * 5
