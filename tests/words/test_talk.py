"""What is said about going out: whole sentences, in the words of whoever speaks."""

import pytest

from game.engine.opinion import Because, Ground, Opinion
from game.words.talk import answered, why_asked

NAMES = ("Anna", "Walt", "Rosa", "June")


def test_a_question_tells_lead_and_danger() -> None:
    """Given a lead and a rival who is near, both are told, the rival by name."""
    opinion = Opinion(2, "ask", (Because(Ground.AHEAD, 1250), Because(Ground.RIVAL_NEAR, seat=1)))
    assert why_asked(opinion, NAMES) == "We should be about 1,250 ahead, and Walt may go out next."


def test_what_speaks_against_it_is_admitted() -> None:
    """Given danger while behind, the second ground does not sound like a reason."""
    opinion = Opinion(2, "ask", (Because(Ground.STOCK_LOW, cards=4), Because(Ground.BEHIND, 200)))
    assert why_asked(opinion, NAMES) == "The stock has only four cards left, though we should be about 200 behind."


def test_answers_begin_with_the_answer() -> None:
    """Given yes or no, that comes first, then why."""
    yes = Opinion(2, "yes", (Because(Ground.LITTLE_HELD, 45),))
    no = Opinion(2, "no", (Because(Ground.MUCH_HELD, 380), Because(Ground.BEHIND, 200)))
    assert answered(yes, NAMES) == "Yes: I hold no more than 45 points."
    assert answered(no, NAMES) == "Not yet: I still hold 380 points, and we should be about 200 behind."


@pytest.mark.parametrize("ground", Ground)
def test_every_ground_has_words(ground: Ground) -> None:
    """Given any ground, a short sentence comes of it, with one full stop."""
    said = why_asked(Opinion(0, "ask", (Because(ground, 50, 3, 1),)), NAMES)
    assert said.endswith(".")
    assert said.count(".") == 1
    assert len(said) < 70
