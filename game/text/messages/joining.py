"""Messages of the section joining, in the language spoken now. Made by `python -m tools.messages`."""
# mypy: disable-error-code=no-any-return
from collections.abc import Sequence
from game.text.person import Person
from game.text.language import sections


def title() -> str:
    return sections["joining"].title()


def use_phones() -> str:
    return sections["joining"].use_phones()


def before_phones() -> str:
    return sections["joining"].before_phones()


def before_pad_phones() -> str:
    return sections["joining"].before_pad_phones()


def pad_title() -> str:
    return sections["joining"].pad_title()


def pad_phones_tip() -> str:
    return sections["joining"].pad_phones_tip()


def back_to_pad() -> str:
    return sections["joining"].back_to_pad()


def close_door() -> str:
    return sections["joining"].close_door()


def scan(name: str) -> str:
    return sections["joining"].scan(name)


def with_camera() -> str:
    return sections["joining"].with_camera()


def code_picture(name: str) -> str:
    return sections["joining"].code_picture(name)


def type_address() -> str:
    return sections["joining"].type_address()


def then_code(code: str) -> str:
    return sections["joining"].then_code(code)


def network() -> str:
    return sections["joining"].network()


def heard(name: str, address: str, code: str) -> str:
    return sections["joining"].heard(name, address, code)


def opening() -> str:
    return sections["joining"].opening()


def everybody_here() -> str:
    return sections["joining"].everybody_here()


def press_to_let_in() -> str:
    return sections["joining"].press_to_let_in()


def phone_is_here() -> str:
    return sections["joining"].phone_is_here()


def plays_on_phone() -> str:
    return sections["joining"].plays_on_phone()


def phone_sleeps() -> str:
    return sections["joining"].phone_sleeps()


def press_for_code() -> str:
    return sections["joining"].press_for_code()


def scan_now() -> str:
    return sections["joining"].scan_now()


def computer_has_it() -> str:
    return sections["joining"].computer_has_it()


def at_this_screen() -> str:
    return sections["joining"].at_this_screen()


def ready() -> str:
    return sections["joining"].ready()


def asleep() -> str:
    return sections["joining"].asleep()


def another_phone() -> str:
    return sections["joining"].another_phone()


def let_phone_in() -> str:
    return sections["joining"].let_phone_in()


def change(name: str) -> str:
    return sections["joining"].change(name)


def start() -> str:
    return sections["joining"].start()


def go_on() -> str:
    return sections["joining"].go_on()


def phones_here(here: int, missing: int) -> str:
    return sections["joining"].phones_here(here, missing)


def not_joining() -> str:
    return sections["joining"].not_joining()


def what_to_try() -> str:
    return sections["joining"].what_to_try()


def note() -> str:
    return sections["joining"].note()


def same_network() -> str:
    return sections["joining"].same_network()


def guest_network() -> str:
    return sections["joining"].guest_network()


def firewall() -> str:
    return sections["joining"].firewall()


def unreached() -> str:
    return sections["joining"].unreached()


def no_internet() -> str:
    return sections["joining"].no_internet()


def shut() -> str:
    return sections["joining"].shut()


def no_network() -> str:
    return sections["joining"].no_network()


def port_taken(port: str) -> str:
    return sections["joining"].port_taken(port)


def try_again() -> str:
    return sections["joining"].try_again()


def phones(count: int) -> str:
    return sections["joining"].phones(count)


def door_is_open() -> str:
    return sections["joining"].door_is_open()


def phone_asleep(who: Person) -> str:
    return sections["joining"].phone_asleep(who)


def phone_not_here(who: Person, code: str) -> str:
    return sections["joining"].phone_not_here(who, code)


def wait() -> str:
    return sections["joining"].wait()


def on_phone() -> str:
    return sections["joining"].on_phone()


def scan_after_start() -> str:
    return sections["joining"].scan_after_start()


def at_the_screen() -> str:
    return sections["joining"].at_the_screen()


def phone() -> str:
    return sections["joining"].phone()


def new_code() -> str:
    return sections["joining"].new_code()


def open_again(names: Sequence[str]) -> str:
    return sections["joining"].open_again(names)


def open_it() -> str:
    return sections["joining"].open_it()


def leave_shut() -> str:
    return sections["joining"].leave_shut()
