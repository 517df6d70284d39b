"""Messages of the section seals, in the language spoken now. Made by `python -m tools.messages`."""
# mypy: disable-error-code=no-any-return
from collections.abc import Sequence
from game.text.language import sections


def cut_heading(who: str) -> str:
    return sections["seals"].cut_heading(who)


def cut_line() -> str:
    return sections["seals"].cut_line()


def cuts_on_phone(who: str) -> str:
    return sections["seals"].cuts_on_phone(who)


def cut_heard(words: str, who: str) -> str:
    return sections["seals"].cut_heard(words, who)


def cut_for_me() -> str:
    return sections["seals"].cut_for_me()


def cut_here() -> str:
    return sections["seals"].cut_here()


def skip_cut() -> str:
    return sections["seals"].skip_cut()


def skip_cut_tip() -> str:
    return sections["seals"].skip_cut_tip()


def ask_no_more() -> str:
    return sections["seals"].ask_no_more()


def ask_no_more_tip() -> str:
    return sections["seals"].ask_no_more_tip()


def deck_sealed() -> str:
    return sections["seals"].deck_sealed()


def reshuffle_sealed() -> str:
    return sections["seals"].reshuffle_sealed()


def why_sealed() -> str:
    return sections["seals"].why_sealed()


def digits_prove() -> str:
    return sections["seals"].digits_prove()


def copy_seal() -> str:
    return sections["seals"].copy_seal()


def show_digits() -> str:
    return sections["seals"].show_digits()


def hide_digits() -> str:
    return sections["seals"].hide_digits()


def deals_here(you: bool) -> str:
    return sections["seals"].deals_here(you)


def sealed_pack() -> str:
    return sections["seals"].sealed_pack()


def packet_place() -> str:
    return sections["seals"].packet_place()


def off_in(rules: Sequence[str]) -> str:
    return sections["seals"].off_in(rules)


def line(words: str, again: bool, shuffled: bool) -> str:
    return sections["seals"].line(words, again, shuffled)


def line_from_seed(words: str) -> str:
    return sections["seals"].line_from_seed(words)


def line_does_not_hold(words: str) -> str:
    return sections["seals"].line_does_not_hold(words)


def from_code() -> str:
    return sections["seals"].from_code()


def from_seed() -> str:
    return sections["seals"].from_seed()


def older_than_seals() -> str:
    return sections["seals"].older_than_seals()


def check_it() -> str:
    return sections["seals"].check_it()


def seal_of_round(round: int) -> str:
    return sections["seals"].seal_of_round(round)


def the_seal() -> str:
    return sections["seals"].the_seal()


def reshuffle(number: int) -> str:
    return sections["seals"].reshuffle(number)


def deck() -> str:
    return sections["seals"].deck()


def holds() -> str:
    return sections["seals"].holds()


def holds_heard(words: str) -> str:
    return sections["seals"].holds_heard(words)


def holds_why() -> str:
    return sections["seals"].holds_why()


def does_not_hold() -> str:
    return sections["seals"].does_not_hold()


def does_not_hold_why() -> str:
    return sections["seals"].does_not_hold_why()


def sealed_again_why() -> str:
    return sections["seals"].sealed_again_why()


def dealt_from_seed_why() -> str:
    return sections["seals"].dealt_from_seed_why()


def pack_as_shuffled() -> str:
    return sections["seals"].pack_as_shuffled()


def and_more(cards: int) -> str:
    return sections["seals"].and_more(cards)


def show_all(cards: int) -> str:
    return sections["seals"].show_all(cards)


def show_first() -> str:
    return sections["seals"].show_first()


def pinch_of_salt() -> str:
    return sections["seals"].pinch_of_salt()


def lifted(cards: int) -> str:
    return sections["seals"].lifted(cards)


def nothing_lifted() -> str:
    return sections["seals"].nothing_lifted()


def went_under(cards: int) -> str:
    return sections["seals"].went_under(cards)


def came_to_top(cards: int) -> str:
    return sections["seals"].came_to_top(cards)


def digits_then_and_now() -> str:
    return sections["seals"].digits_then_and_now()


def digits_differ() -> str:
    return sections["seals"].digits_differ()


def before_cut() -> str:
    return sections["seals"].before_cut()


def worked_out_now() -> str:
    return sections["seals"].worked_out_now()


def check_without_program() -> str:
    return sections["seals"].check_without_program()


def copied_has_both() -> str:
    return sections["seals"].copied_has_both()


def copied_has_both_powershell() -> str:
    return sections["seals"].copied_has_both_powershell()


def how_this_works() -> str:
    return sections["seals"].how_this_works()


def how_title() -> str:
    return sections["seals"].how_title()


def how_sealing_heading() -> str:
    return sections["seals"].how_sealing_heading()


def how_sealing() -> str:
    return sections["seals"].how_sealing()


def how_nobody_heading() -> str:
    return sections["seals"].how_nobody_heading()


def how_nobody() -> str:
    return sections["seals"].how_nobody()


def how_digits_heading() -> str:
    return sections["seals"].how_digits_heading()


def how_digits() -> str:
    return sections["seals"].how_digits()


def how_words_heading() -> str:
    return sections["seals"].how_words_heading()


def how_words() -> str:
    return sections["seals"].how_words()


def how_rest_heading() -> str:
    return sections["seals"].how_rest_heading()


def how_rest() -> str:
    return sections["seals"].how_rest()


def how_unsealed_heading() -> str:
    return sections["seals"].how_unsealed_heading()


def how_unsealed() -> str:
    return sections["seals"].how_unsealed()


def how_check_heading() -> str:
    return sections["seals"].how_check_heading()


def how_check() -> str:
    return sections["seals"].how_check()
