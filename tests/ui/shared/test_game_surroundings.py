"""The game's sentences for the toolkit."""

from game.ui.shared.game_surroundings import GAME


def test_a_fact_may_be_called_as_any_argument() -> None:
    """The bug: the name of a button that can't be pressed ended the program where a screen reader listened."""
    assert GAME.say("spoken_text", "unavailable", name="Take the pile") == "Take the pile, unavailable"
