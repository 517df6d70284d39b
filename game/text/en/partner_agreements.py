"""English: partner_agreements. Made by `python -m tools.messages`."""
from collections.abc import Sequence
from typing import Literal
from game.text.en import nouns as _nouns
from game.text.english import COUNT, LIST, NUMBER, plural


def title() -> str:
    return 'Agreements'


def tip() -> str:
    return 'What you and your partner agree on before the match'


def done() -> str:
    return 'Done'


def label(count: int) -> str:
    return ('Agreements' if count == 0 else 'Agreements: ' + COUNT(count))


def who_keeps(names: Sequence[str]) -> str:
    return (LIST(names) + ' keeps to these for the whole match.' if len(names) == 1 else LIST(names) + ' keep to these for the whole match.')


def name(agreement: Literal["open_early", "keep_clean", "save_wilds", "wait_for_foot"], stack: Literal["foot", "tail"]) -> str:
    return ('Open early' if agreement == "open_early" else 'Keep clean melds clean' if agreement == "keep_clean" else 'Save wilds for books' if agreement == "save_wilds" else 'Wait for my ' + _nouns.stack(stack))


def name_means(agreement: Literal["open_early", "keep_clean", "save_wilds", "wait_for_foot"], stack: Literal["foot", "tail"]) -> str:
    return ('Opens as soon as possible, however many wild cards that takes.' if agreement == "open_early" else 'Never adds a wild card to a clean meld, not even to go out.' if agreement == "keep_clean" else ('Plays wild cards only to open, complete a book, reach the foot or go out.' if stack == "foot" else 'Plays wild cards only to open, complete a book, reach the foot or the tail, or go out.') if agreement == "save_wilds" else "Won't let anyone on the team go out before everyone has picked up the " + _nouns.stack(stack) + '.')


def name_keeps(agreement: Literal["open_early", "keep_clean", "save_wilds", "wait_for_foot"], stack: Literal["foot", "tail"]) -> str:
    return ('opens early' if agreement == "open_early" else 'keeps clean melds clean' if agreement == "keep_clean" else 'saves wilds for books' if agreement == "save_wilds" else 'waits for your ' + _nouns.stack(stack))


def name_and_meaning(name: str, meaning: str) -> str:
    return name + ': ' + meaning


def asked_anyway() -> str:
    return 'These rules require that anyway.'


def costs_nothing(elsewhere: bool) -> str:
    return ('In Web Classic it costs next to nothing.' if elsewhere else 'It costs next to nothing.')


def costs(points: int, elsewhere: bool) -> str:
    return ('In Web Classic it costs your team about ' + NUMBER(points) + ' points a round.' if elsewhere else 'It costs your team about ' + NUMBER(points) + ' points a round.')


def brings(points: int, elsewhere: bool) -> str:
    return ('In Web Classic it earns your team about ' + NUMBER(points) + ' points a round.' if elsewhere else 'It earns your team about ' + NUMBER(points) + ' points a round.')


def as_agreed(kept: Sequence[str]) -> str:
    return 'As agreed: ' + LIST(kept) + '.'
