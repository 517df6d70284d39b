"""Messages of the section deals, in the language spoken now. Made by `python -m tools.messages`."""
# mypy: disable-error-code=no-any-return
from game.text.language import sections


def nothing_typed() -> str:
    return sections["deals"].nothing_typed()


def strange_sign(signs: str, group: int, heard: str) -> str:
    return sections["deals"].strange_sign(signs, group, heard)


def characters(count: int) -> str:
    return sections["deals"].characters(count)


def wrong_length(group: int, signs: str, count: int) -> str:
    return sections["deals"].wrong_length(group, signs, count)


def code_too_short() -> str:
    return sections["deals"].code_too_short()


def code_too_long() -> str:
    return sections["deals"].code_too_long()


def too_short(group: int, signs: str, count: int) -> str:
    return sections["deals"].too_short(group, signs, count)


def too_long(group: int, signs: str, count: int) -> str:
    return sections["deals"].too_long(group, signs, count)


def wrong_in_group(group: int, signs: str) -> str:
    return sections["deals"].wrong_in_group(group, signs)


def swapped_in_group(group: int, signs: str) -> str:
    return sections["deals"].swapped_in_group(group, signs)


def several_wrong() -> str:
    return sections["deals"].several_wrong()


def wrong_sign(group: int, signs: str) -> str:
    return sections["deals"].wrong_sign(group, signs)


def some_swapped() -> str:
    return sections["deals"].some_swapped()


def changed_places(group: int, signs: str) -> str:
    return sections["deals"].changed_places(group, signs)


def code_of_rules() -> str:
    return sections["deals"].code_of_rules()


def newer_version() -> str:
    return sections["deals"].newer_version()


def rules_not_here(signs: str) -> str:
    return sections["deals"].rules_not_here(signs)


def table_for_no_code() -> str:
    return sections["deals"].table_for_no_code()


def seat_for_no_code(seat: str) -> str:
    return sections["deals"].seat_for_no_code(seat)


def of_other_rules(rules: str, named: str) -> str:
    return sections["deals"].of_other_rules(rules, named)


def only_for_new_deals() -> str:
    return sections["deals"].only_for_new_deals()


def code_or_date() -> str:
    return sections["deals"].code_or_date()


def code_says_all() -> str:
    return sections["deals"].code_says_all()


def with_bots() -> str:
    return sections["deals"].with_bots()


def unreadable() -> str:
    return sections["deals"].unreadable()


def other_cards() -> str:
    return sections["deals"].other_cards()


def no_date(text: str) -> str:
    return sections["deals"].no_date(text)


def none_on(day: str, first: str, last: str) -> str:
    return sections["deals"].none_on(day, first, last)


def in_short(rules: str, round: int, day: str) -> str:
    return sections["deals"].in_short(rules, round, day)


def who_begins(dealer: int, first: int) -> str:
    return sections["deals"].who_begins(dealer, first)


def par_is_for(code: str, seat: int) -> str:
    return sections["deals"].par_is_for(code, seat)


def par(level: str, points: int, error: int, games: int) -> str:
    return sections["deals"].par(level, points, error, games)
