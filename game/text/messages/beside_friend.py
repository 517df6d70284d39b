"""Messages of the section beside_friend, in the language spoken now. Made by `python -m tools.messages`."""
# mypy: disable-error-code=no-any-return
from game.text.person import Person
from game.text.language import sections


def title() -> str:
    return sections["beside_friend"].title()


def why() -> str:
    return sections["beside_friend"].why()


def opening() -> str:
    return sections["beside_friend"].opening()


def silent() -> str:
    return sections["beside_friend"].silent()


def your_friend() -> str:
    return sections["beside_friend"].your_friend()


def unreadable(reason: str) -> str:
    return sections["beside_friend"].unreadable(reason)


def too_large() -> str:
    return sections["beside_friend"].too_large()


def no_record() -> str:
    return sections["beside_friend"].no_record()


def no_deal() -> str:
    return sections["beside_friend"].no_deal()


def unreadable_code() -> str:
    return sections["beside_friend"].unreadable_code()


def other_cards() -> str:
    return sections["beside_friend"].other_cards()


def goes_on() -> str:
    return sections["beside_friend"].goes_on()


def broken_off() -> str:
    return sections["beside_friend"].broken_off()


def own_game() -> str:
    return sections["beside_friend"].own_game()


def damaged(line: int) -> str:
    return sections["beside_friend"].damaged(line)


def another_deal(name: str, code: str) -> str:
    return sections["beside_friend"].another_deal(name, code)


def another_day(name: str, date: str) -> str:
    return sections["beside_friend"].another_day(name, date)


def result() -> str:
    return sections["beside_friend"].result()


def in_the_end() -> str:
    return sections["beside_friend"].in_the_end()


def step_on() -> str:
    return sections["beside_friend"].step_on()


def step_on_sub() -> str:
    return sections["beside_friend"].step_on_sub()


def step_back() -> str:
    return sections["beside_friend"].step_back()


def parted() -> str:
    return sections["beside_friend"].parted()


def my_way() -> str:
    return sections["beside_friend"].my_way()


def their_way(who: Person, unnamed: bool) -> str:
    return sections["beside_friend"].their_way(who, unnamed)


def as_a_new_game() -> str:
    return sections["beside_friend"].as_a_new_game()


def another_file() -> str:
    return sections["beside_friend"].another_file()


def nothing_left() -> str:
    return sections["beside_friend"].nothing_left()


def both_over() -> str:
    return sections["beside_friend"].both_over()


def at_the_start() -> str:
    return sections["beside_friend"].at_the_start()


def measuring() -> str:
    return sections["beside_friend"].measuring()


def later_draws() -> str:
    return sections["beside_friend"].later_draws()


def all_alike() -> str:
    return sections["beside_friend"].all_alike()


def all_alike_why() -> str:
    return sections["beside_friend"].all_alike_why()


def before_first_turn() -> str:
    return sections["beside_friend"].before_first_turn()


def chose_otherwise() -> str:
    return sections["beside_friend"].chose_otherwise()


def over() -> str:
    return sections["beside_friend"].over()


def at_table_of(who: Person) -> str:
    return sections["beside_friend"].at_table_of(who)


def screen_title(deal: str, name: str) -> str:
    return sections["beside_friend"].screen_title(deal, name)


def here_parted(place: str) -> str:
    return sections["beside_friend"].here_parted(place)


def turn(rounds: int, round: int, who: Person, turn: int) -> str:
    return sections["beside_friend"].turn(rounds, round, who, turn)


def later(turns: int) -> str:
    return sections["beside_friend"].later(turns)


def earlier(turns: int) -> str:
    return sections["beside_friend"].earlier(turns)


def worth_more(who: Person, points: int, better: int, deals: int) -> str:
    return sections["beside_friend"].worth_more(who, points, better, deals)


def as_good() -> str:
    return sections["beside_friend"].as_good()


def side(name: str, lead: int, what: str) -> str:
    return sections["beside_friend"].side(name, lead, what)
