"""Messages of the section partner_agreements, in the language spoken now. Made by `python -m tools.messages`."""
# mypy: disable-error-code=no-any-return
from collections.abc import Sequence
from typing import Literal
from game.text.language import sections


def title() -> str:
    return sections["partner_agreements"].title()


def tip() -> str:
    return sections["partner_agreements"].tip()


def done() -> str:
    return sections["partner_agreements"].done()


def label(count: int) -> str:
    return sections["partner_agreements"].label(count)


def who_keeps(names: Sequence[str]) -> str:
    return sections["partner_agreements"].who_keeps(names)


def name(agreement: Literal["open_early", "keep_clean", "save_wilds", "leave_late_pile", "take_pile", "go_out_soon", "lay_down", "finish_books", "no_gifts", "keep_pairs", "keep_threes", "play_on", "useful_piles", "keep_cards", "use_wilds", "work_together", "play_safe", "wait_for_foot"], stack: Literal["foot", "tail"]) -> str:
    return sections["partner_agreements"].name(agreement, stack)


def name_means(agreement: Literal["open_early", "keep_clean", "save_wilds", "leave_late_pile", "take_pile", "go_out_soon", "lay_down", "finish_books", "no_gifts", "keep_pairs", "keep_threes", "play_on", "useful_piles", "keep_cards", "use_wilds", "work_together", "play_safe", "wait_for_foot"], stack: Literal["foot", "tail"]) -> str:
    return sections["partner_agreements"].name_means(agreement, stack)


def name_keeps(agreement: Literal["open_early", "keep_clean", "save_wilds", "leave_late_pile", "take_pile", "go_out_soon", "lay_down", "finish_books", "no_gifts", "keep_pairs", "keep_threes", "play_on", "useful_piles", "keep_cards", "use_wilds", "work_together", "play_safe", "wait_for_foot"], stack: Literal["foot", "tail"]) -> str:
    return sections["partner_agreements"].name_keeps(agreement, stack)


def subject(subject: Literal["melds", "wilds", "pile", "discards", "end"]) -> str:
    return sections["partner_agreements"].subject(subject)


def name_and_meaning(name: str, meaning: str) -> str:
    return sections["partner_agreements"].name_and_meaning(name, meaning)


def measured_in(preset: str) -> str:
    return sections["partner_agreements"].measured_in(preset)


def asked_anyway() -> str:
    return sections["partner_agreements"].asked_anyway()


def costs_nothing() -> str:
    return sections["partner_agreements"].costs_nothing()


def costs_unclear(low: int, high: int) -> str:
    return sections["partner_agreements"].costs_unclear(low, high)


def costs(points: int, margin: int) -> str:
    return sections["partner_agreements"].costs(points, margin)


def brings(points: int, margin: int) -> str:
    return sections["partner_agreements"].brings(points, margin)


def rather() -> str:
    return sections["partner_agreements"].rather()


def word_with_partner() -> str:
    return sections["partner_agreements"].word_with_partner()


def promise(agreement: Literal["open_early", "keep_clean", "save_wilds", "leave_late_pile", "take_pile", "go_out_soon", "lay_down", "finish_books", "no_gifts", "keep_pairs", "keep_threes", "play_on", "useful_piles", "keep_cards", "use_wilds", "work_together", "play_safe", "wait_for_foot"], stack: Literal["foot", "tail"]) -> str:
    return sections["partner_agreements"].promise(agreement, stack)


def released() -> str:
    return sections["partner_agreements"].released()


def pick(name: str) -> str:
    return sections["partner_agreements"].pick(name)


def no_longer(agreement: str) -> str:
    return sections["partner_agreements"].no_longer(agreement)


def round_over(name: str, kept: int) -> str:
    return sections["partner_agreements"].round_over(name, kept)


def could_not(agreement: str, turns: Sequence[str], why: Literal["no_card", "no_move", "other_promise", "ending"]) -> str:
    return sections["partner_agreements"].could_not(agreement, turns, why)


def as_agreed(kept: Sequence[str]) -> str:
    return sections["partner_agreements"].as_agreed(kept)
