"""What is answered about going out: whole sentences, in the words of whoever speaks."""

import pytest

from game.engine.opinion import Because, Ground, Opinion
from game.words.going_out import answered

NAMES = ("Anna", "Walt", "Rosa", "June")


def test_answers_begin_with_the_answer() -> None:
    """Given yes or no, that comes first, then why."""
    yes = Opinion(2, "yes", (Because(Ground.AHEAD), Because(Ground.RIVAL_NEAR, seat=1)))
    no = Opinion(2, "no", (Because(Ground.MUCH_HELD), Because(Ground.BEHIND)))
    assert answered(yes, NAMES) == "Yes: we should be ahead, and Walt may go out next."
    assert answered(no, NAMES) == "Not yet: my cards would cost us too much, and we should be behind."
    assert answered(Opinion(2, "no", ()), NAMES) == "Not yet."


@pytest.mark.parametrize("ground", Ground)
def test_every_ground_has_words(ground: Ground) -> None:
    """Given any ground, a short sentence comes of it, with one full stop."""
    said = answered(Opinion(0, "yes", (Because(ground, 3, 1),)), NAMES)
    assert said.endswith(".")
    assert said.count(".") == 1
    assert len(said) < 70
