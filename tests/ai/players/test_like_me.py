import pytest

from game.ai.level_names import STEP, STRONGEST
from game.ai.player import Player, Think
from game.ai.players import like_me
from game.ai.players.easy import Easy
from game.ai.players.like_me import LikeMe, deciding_level, is_silly
from game.ai.players.tuned_player import Habits, Normal
from game.ai.roster import player_of
from game.cards import Card
from game.engine.moves import Answer, Discard, Move
from game.engine.table.state import Table
from game.engine.table.view import PlayerView, view_of
from game.reason.permission_opinions import permission_opinion
from tests.build import WEB, clean_book, lay, my_view, table
from tests.reason.test_permission_opinions import asked
from tools.bench.engine_matches import played

THINK = Think(effort=40)


def moments(player: Player, matches: int) -> list[tuple[Table, Move]]:
    """All that four of them do in so many matches."""
    found: list[tuple[Table, Move]] = []
    for number in range(matches):
        found += played("web", 4, 2, f"sensible {number}", lambda now: player.decide(my_view(now), THINK))
    return found


def test_at_a_whole_step_it_plays_as_that_level() -> None:
    for strength, level in ((STEP, Normal()), (2 * STEP, Habits())):
        assert all(level.decide(my_view(now), THINK) == move for now, move in moments(LikeMe(strength), 1))


def test_between_two_levels_it_is_now_one_and_now_the_other() -> None:
    followed = [
        move == hard
        for now, move in moments(LikeMe(STEP + STEP // 4), 2)
        if (hard := Habits().decide(my_view(now), THINK)) != Normal().decide(my_view(now), THINK)
    ]
    assert len(followed) > 30
    assert 0.15 < sum(followed) / len(followed) < 0.35


def test_no_strength_makes_a_silly_move() -> None:
    for strength in (0, STEP // 2):
        assert not [move for now, move in moments(LikeMe(strength), 4) if is_silly(my_view(now), move)]
    assert [move for now, move in moments(Easy(), 1) if is_silly(my_view(now), move)]


def test_the_record_tells_how_strong_it_is() -> None:
    now = table("KC KD 9C 4S", phase="play", melds=["9D 9H 9S"])
    player = player_of("like_me_150")
    assert isinstance(player, LikeMe)
    assert player.decide(my_view(now), THINK) == LikeMe(150).decide(my_view(now), THINK)
    with pytest.raises(KeyError):
        player_of(f"like_me_{STRONGEST + 1}")


def test_an_answer_is_told_as_whoever_decided_it() -> None:
    view = view_of(asked(), 2)
    at_steps = [deciding_level(f"like_me_{strength}", view) for strength in range(0, STRONGEST + 1, STEP)]
    assert at_steps == ["normal", "normal", "hard", "expert"]
    assert [deciding_level(level, view) for level in ("hard", None)] == ["hard", None]
    for strength in range(0, STRONGEST, 35):
        level = f"like_me_{strength}"
        decided_by = deciding_level(level, view)
        assert permission_opinion(view, True, level) == permission_opinion(view, True, decided_by)


@pytest.mark.parametrize(
    ("hand", "melds", "move", "silly"),
    [
        ("2C 9C 4S", ["AC AD AS"], Discard(Card("2C")), True),
        ("2C *R", ["AC AD AS"], Discard(Card("2C")), False),  # nothing else to throw
        ("KC 9C 4S", [clean_book("K", 6)], Discard(Card("KC")), True),
        ("KC 9C 4S", [clean_book("K", 5)], Discard(Card("KC")), False),
        ("2C 9C 4S 5S", [clean_book("K", 5)], lay("2C > 0"), True),
        ("2C 9C 4S 5S", [clean_book("K", 4)], lay("2C > 0"), False),
        ("2C 9C", [clean_book("K", 5)], lay("2C > 0"), False),  # that empties the hand
        ("KC KD KH", [clean_book("K", 6)], Discard(Card("KC")), False),  # there is no other
        ("KC 9C", [clean_book("K", 6)], Discard(Card("KC")), False),  # of two cards one must go
    ],
)
def test_what_everybody_would_shake_their_heads_at(hand: str, melds: list[str], move: Move, silly: bool) -> None:
    assert is_silly(my_view(table(hand, rules=WEB, phase="play", melds=melds)), move) == silly


class Says:
    """A player with one answer to everything."""

    def __init__(self, card: str) -> None:
        self._move = Discard(Card(card))

    def decide(self, view: PlayerView, think: Think) -> Move:
        """That."""
        return self._move


@pytest.mark.parametrize(
    ("said", "played"), [("9C *R 2C", "9C"), ("2C 9C 4S", "9C"), ("2C *R 9C", "9C"), ("2C *R *R", "2C")]
)
def test_the_first_that_is_not_silly_is_followed(said: str, played: str, monkeypatch: pytest.MonkeyPatch) -> None:
    weaker, stronger, habit = map(Says, said.split())
    player = LikeMe(STEP)
    monkeypatch.setattr(player, "_weaker", weaker)
    monkeypatch.setattr(player, "_stronger", stronger)
    monkeypatch.setattr(like_me, "Habits", lambda: habit)
    assert player.decide(my_view(table("2C *R 9C 4S", phase="play")), THINK) == Discard(Card(played))


def test_who_holds_nothing_does_not_keep_a_partner_waiting() -> None:
    bare, full = (view_of(asked(hands={2: hand}, in_foot=(0, 2)), 2) for hand in ("", "QH KH"))
    assert is_silly(bare, Answer(False))
    assert not is_silly(full, Answer(False))
