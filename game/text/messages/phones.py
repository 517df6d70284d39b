"""Messages of the section phones, in the language spoken now. Made by `python -m tools.messages`."""
# mypy: disable-error-code=no-any-return
from game.cards import Card
from game.text.person import Person
from game.text.language import sections


def who() -> str:
    return sections["phones"].who()


def is_here() -> str:
    return sections["phones"].is_here()


def code_of(who: Person) -> str:
    return sections["phones"].code_of(who)


def pick_up() -> str:
    return sections["phones"].pick_up()


def letters_left(count: int) -> str:
    return sections["phones"].letters_left(count)


def erase() -> str:
    return sections["phones"].erase()


def nobody() -> str:
    return sections["phones"].nobody()


def wrong_code(who: Person) -> str:
    return sections["phones"].wrong_code(who)


def wait() -> str:
    return sections["phones"].wait()


def taken() -> str:
    return sections["phones"].taken()


def wrong_secret() -> str:
    return sections["phones"].wrong_secret()


def another_phone() -> str:
    return sections["phones"].another_phone()


def other_tab() -> str:
    return sections["phones"].other_tab()


def take_here() -> str:
    return sections["phones"].take_here()


def seat_shut() -> str:
    return sections["phones"].seat_shut()


def old_page() -> str:
    return sections["phones"].old_page()


def reconnecting() -> str:
    return sections["phones"].reconnecting()


def welcome(name: str) -> str:
    return sections["phones"].welcome(name)


def still_yours() -> str:
    return sections["phones"].still_yours()


def your_turn_now() -> str:
    return sections["phones"].your_turn_now()


def is_playing(who: Person) -> str:
    return sections["phones"].is_playing(who)


def round_began() -> str:
    return sections["phones"].round_began()


def missed_turns(count: int) -> str:
    return sections["phones"].missed_turns(count)


def computer_played(count: int) -> str:
    return sections["phones"].computer_played(count)


def still_laid_out() -> str:
    return sections["phones"].still_laid_out()


def door_closed() -> str:
    return sections["phones"].door_closed()


def late() -> str:
    return sections["phones"].late()


def too_often() -> str:
    return sections["phones"].too_often()


def no_answer() -> str:
    return sections["phones"].no_answer()


def bad_request() -> str:
    return sections["phones"].bad_request()


def tap_cards() -> str:
    return sections["phones"].tap_cards()


def tap_meld() -> str:
    return sections["phones"].tap_meld()


def pad() -> str:
    return sections["phones"].pad()


def open_pad() -> str:
    return sections["phones"].open_pad()


def let_me_write() -> str:
    return sections["phones"].let_me_write()


def is_writing(who: Person) -> str:
    return sections["phones"].is_writing(who)


def taps_waiting(count: int) -> str:
    return sections["phones"].taps_waiting(count)


def one_less() -> str:
    return sections["phones"].one_less()


def one_more() -> str:
    return sections["phones"].one_more()


def pad_head(round: int, points: str) -> str:
    return sections["phones"].pad_head(round, points)


def round_of(round: int, most: int) -> str:
    return sections["phones"].round_of(round, most)


def meter(need: int) -> str:
    return sections["phones"].meter(need)


def card_heard(card: Card, place: int, count: int, fresh: bool) -> str:
    return sections["phones"].card_heard(card, place, count, fresh)


def your_hand() -> str:
    return sections["phones"].your_hand()


def table() -> str:
    return sections["phones"].table()


def all_moves() -> str:
    return sections["phones"].all_moves()


def new() -> str:
    return sections["phones"].new()


def pile_of_yours() -> str:
    return sections["phones"].pile_of_yours()


def only_you() -> str:
    return sections["phones"].only_you()


def take_meld_back() -> str:
    return sections["phones"].take_meld_back()


def drop_here() -> str:
    return sections["phones"].drop_here()


def yes() -> str:
    return sections["phones"].yes()


def no() -> str:
    return sections["phones"].no()


def take_it_back() -> str:
    return sections["phones"].take_it_back()


def lift() -> str:
    return sections["phones"].lift()


def cards_to_lift() -> str:
    return sections["phones"].cards_to_lift()


def cuts_deck(who: Person) -> str:
    return sections["phones"].cuts_deck(who)


def arrange() -> str:
    return sections["phones"].arrange()


def arrange_how() -> str:
    return sections["phones"].arrange_how()


def arranged() -> str:
    return sections["phones"].arranged()


def first_stack() -> str:
    return sections["phones"].first_stack()


def second_stack() -> str:
    return sections["phones"].second_stack()


def match_over() -> str:
    return sections["phones"].match_over()


def menu() -> str:
    return sections["phones"].menu()


def sort() -> str:
    return sections["phones"].sort()


def close() -> str:
    return sections["phones"].close()


def sound() -> str:
    return sections["phones"].sound()


def left_handed() -> str:
    return sections["phones"].left_handed()


def slow_discard() -> str:
    return sections["phones"].slow_discard()


def look() -> str:
    return sections["phones"].look()


def look_system() -> str:
    return sections["phones"].look_system()


def look_light() -> str:
    return sections["phones"].look_light()


def look_dark() -> str:
    return sections["phones"].look_dark()


def no_scripts() -> str:
    return sections["phones"].no_scripts()


def port_taken(port: str) -> str:
    return sections["phones"].port_taken(port)


def no_network() -> str:
    return sections["phones"].no_network()


def no_door(why: str) -> str:
    return sections["phones"].no_door(why)


def no_phones() -> str:
    return sections["phones"].no_phones()


def only_host() -> str:
    return sections["phones"].only_host()


def host_people() -> str:
    return sections["phones"].host_people()


def resume_says_all() -> str:
    return sections["phones"].resume_says_all()
