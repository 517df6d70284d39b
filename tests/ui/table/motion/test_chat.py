"""Computer players look up, and say a word now and then: of what everybody saw, when nobody else speaks, or never."""

from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import get_args

import pytest

from game.ai.player import STYLES, Think
from game.ai.players.tuned_player import Normal
from game.cards import FACES, Card, rank_of
from game.engine.events import BookCompleted, Event, PileTaken, TeamOpened, ends_turn
from game.engine.table.board import Phase
from game.engine.table.view import view_of
from game.messages.functions import nouns
from game.messages.language import LANGUAGES, speak
from game.rules.presets import preset
from game.sentences.at_table.log import LogLine, log_lines, steps_of
from game.ui.shared.preferences import Preferences
from game.ui.shared.seated_players import People, SeatedPlayer, make_people
from game.ui.table.motion.chat import Chatted, Occasion, last_word
from game.ui.table.state import TableState
from saves.disk.files import RealDisk
from saves.players.settings import Settings
from tests.ai.brain.rounds import dealt_rounds
from tests.ui.drive import there
from tests.ui.table.table_games import GameAt

NAMES = ("You", "Walt", "Rosa", "June")
PEOPLE = make_people(NAMES, (True, False, False, False))
SIZE = (1366, 768)
BESIDE_NAMES = ("the", "of", "a", "el", "la", "de")
"""Words in the name of a card that name none."""


def steps_of_round(game: GameAt) -> list[tuple[Event, ...]]:
    """The events of each move of a round that normal computer players play to its end."""
    steps = []
    while game.turn.table.board.phase is not Phase.ENDED:
        before, now = game.event_count, game.turn.table
        game.go(Normal().decide(view_of(now, now.board.mover), Think()))
        steps.append(game.events_since(before))
    return steps


def a_round() -> GameAt:
    """A round that is about to be played."""
    return GameAt(next(iter(dealt_rounds(preset("web"), 4, 2, 12))))


@cache
def said_in_a_round() -> tuple[tuple[LogLine, ...], tuple[tuple[int, Chatted], ...]]:
    """The log of a round, and each word with the line at which it was said, move after move."""
    game = a_round()
    log: tuple[LogLine, ...] = ()
    said: dict[int, Chatted] = {}
    for step in steps_of_round(game):
        log += tuple(line for lines in steps_of(step, game.view.board, NAMES, 0) for line in lines)
        word = last_word(log, PEOPLE)
        if word is not None:
            assert said.setdefault(*word) == word[1]
    return log, tuple(said.items())


def is_said(state: TableState) -> bool:
    """Whether a player's word stands at its plate."""
    return state.note is not None and isinstance(state.note.said, Chatted)


def test_a_round_has_a_word_now_and_then_and_everybody_a_turn_between_two() -> None:
    """Given a whole round, something is said more than once, and from one word to the next four turns end. After a
    rival's book, early or late, either rival may speak, by either remark of a style.
    """
    log, said = said_in_a_round()
    drew, book = log[0], next(line for line in log if isinstance(line.event, BookCompleted))
    words = [there(last_word((drew,) * later + (book,), PEOPLE))[1] for later in range(6)]
    assert {(word.seat, word.is_other) for word in words} == {(1, False), (1, True), (3, False), (3, True)}
    assert {word.is_other for _, word in said} == {False, True}
    for (first, _), (second, _) in pairwise([one for one in said if one[1].occasion != "opened"]):
        assert sum(ends_turn([line.event]) is not None for line in log[first:second]) >= 4


def test_a_pile_of_seven_has_a_word_whether_or_not_its_upcard_was_melded() -> None:
    """Given seven cards from the pile, a player says something about it. The bug: a melded upcard didn't count, so by
    the usual rules, where it always is, nobody ever did.
    """
    for count, is_said in ((7, True), (6, False)):
        for melded in (False, True):
            pile = PileTaken(1, Card("KS"), count - melded, None, melded=melded)
            assert (last_word(log_lines([pile], a_round().view.board, NAMES), PEOPLE) is not None) == is_said


def test_a_rival_says_with_how_many_points_a_team_opens() -> None:
    board = a_round().view.board
    lines = log_lines([BookCompleted(1, 1, 0, "clean"), TeamOpened(1, 1, 100)], board, NAMES)
    _, word = there(last_word(lines, PEOPLE))
    assert board.team_of(word.seat) == 0
    assert word() == f"{NAMES[1]} opens with 100."


def test_the_style_chooses_the_words() -> None:
    """Given the same round with careful and with racing players, they say other things about it."""
    log, _ = said_in_a_round()
    words = set()
    for style in STYLES:
        word = there(last_word(log, People(tuple(SeatedPlayer(name, 0, False, True, style=style) for name in NAMES))))
        words.add(word[1]())
    assert len(words) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_names_a_card(language: str) -> None:
    """In every language, of all occasions and styles."""
    speak(language)
    try:
        names = {nouns.ranks(rank_of(card)).lower() for card in FACES}
        names |= {part for card in FACES for part in nouns.the_card(card).lower().split() if part not in BESIDE_NAMES}
        for occasion in (one for one in get_args(Occasion) if one != "opened"):
            said = {Chatted(1, occasion, style, other)() for style in STYLES for other in (False, True)}
            assert len(said) == 6
            for words in said:
                parts = {part.strip(".,!?¡¿").lower() for part in words.split()}
                assert not parts & names
                assert not any(letter.isdigit() for letter in words)
    finally:
        speak("en")


def test_the_switch_is_there_at_the_next_start(tmp_path: Path) -> None:
    """Given players muted, they are so when the settings are read again."""
    path = tmp_path / "settings.json"
    Settings(path, Preferences(), RealDisk()).save(Preferences(chat=False))
    assert Settings(path, Preferences(), RealDisk()).value.chat is False
