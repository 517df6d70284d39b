"""Learning to judge choices: what is known of hands, what asking a judge would earn, what a stopped run keeps."""

import sys
from pathlib import Path

import pytest

from game.ai.brain.card_classes import TWO
from game.ai.brain.counted_position import DISCARD, MELD, NEW, TAKE
from game.ai.tunings.trial_rounds import dealt
from game.rules.presets import preset
from tools.training.fit_choices import Judges, PubliclyHeld, earned, main

KING, QUEEN = 9, 8


def test_cards_of_a_pile_are_known_until_they_are_laid_or_thrown() -> None:
    """Given a pile taken with a queen laid and a king thrown, the other king and the two are known to be held."""
    position, known = dealt(preset("web"), 4, 2, 1, 1), PubliclyHeld(4)
    seat = position.turn
    pile = [KING, TWO, KING, QUEEN]
    position.log = []
    position.hands[seat][QUEEN] += 3
    position.hands[seat][KING] += 1
    position.lay(seat, NEW, QUEEN, 3, 0, 0)
    position.record_act(TAKE)
    position.discard(KING)
    known.note(position, pile)
    held = known.taken[seat]
    assert (held[KING], held[TWO], held[QUEEN]) == (1, 1, 0)
    assert known.thrown[seat] == [KING]


def test_a_judge_is_followed_only_where_it_is_sure() -> None:
    """Given a discard that looks 30 better than habit's, it is followed by who asks for 20, not by who asks for 40."""
    choices = [[1.0, 0.0], [0.0, 1.0]]
    for margin, followed in ((20, 1), (40, 0)):
        judges = Judges({DISCARD: [0.0, 30.0]}, {DISCARD: margin})
        assert judges.followed(DISCARD, judges.worths(DISCARD, choices)) == followed


def test_what_is_earned_counts_decisions_that_were_left_alone() -> None:
    """Given four decisions of which one changed and won 80, that is 20 a decision, and not surely more than nothing."""
    low, mean, changed = earned([4, 1, 80, 6400])
    assert (mean, changed) == (20, 0.25)
    assert low < 0


@pytest.mark.slow
def test_a_run_that_was_stopped_comes_to_what_one_at_once_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Given a run of one round of labels that goes on to two, its log and weights are those of two rounds at once."""
    pytest.importorskip("numpy", reason="numpy comes with the extra pettingzoo, which is not installed here")
    few = ["web", "--labels", "60", "--more", "20", "--deals", "20"]
    for folder, rounds in (("parts", "1"), ("parts", "2"), ("whole", "2")):
        monkeypatch.setattr(sys, "argv", ["fit_choices", *few, "--rounds", rounds, "--kept", str(tmp_path / folder)])
        main()
    for name in ("log.md", "web-teams.laid.toml"):
        assert (tmp_path / "parts" / name).read_bytes() == (tmp_path / "whole" / name).read_bytes()
    assert f"| web 2 | {MELD} |" in capsys.readouterr().out
