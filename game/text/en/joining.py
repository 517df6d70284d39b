"""English: joining. Made by `python -m tools.messages`."""
from collections.abc import Sequence
from game.text.person import Person
from game.text.en import nouns as _nouns
from game.text.english import CAPITAL, LIST, NUMBER, plural


def title() -> str:
    return 'Cards on your phones'


def use_phones() -> str:
    return 'Use phones'


def before_phones() -> str:
    return 'Phones on your home network can join with a code, and each player holds their own cards there. Nothing to install, and nothing goes over the internet.'


def before_pad_phones() -> str:
    return 'Phones on your home network can join with a code, to keep score or to follow it. Nothing to install, and nothing goes over the internet.'


def pad_title() -> str:
    return 'Score pad on your phones'


def pad_phones_tip() -> str:
    return 'Keep score on a phone at the table. Everyone else can follow on theirs.'


def back_to_pad() -> str:
    return 'Back to the pad'


def close_door() -> str:
    return 'Phones can join · Stop'


def scan(name: str) -> str:
    return name + ', scan this'


def with_camera() -> str:
    return "with your phone's camera"


def code_picture(name: str) -> str:
    return 'Code for ' + name + ', to scan with a phone'


def type_address() -> str:
    return 'No camera? Type this address on the phone,'


def then_code(code: str) -> str:
    return 'then the code ' + code + '.'


def network() -> str:
    return 'Network'


def heard(name: str, address: str, code: str) -> str:
    return name + ' can join: type ' + address + ' on the phone, then the code ' + code + '.'


def opening() -> str:
    return 'Getting ready for phones…'


def everybody_here() -> str:
    return 'Everyone is here'


def press_to_let_in() -> str:
    return 'To let another phone in, press the button under a name.'


def phone_is_here() -> str:
    return 'phone connected'


def plays_on_phone() -> str:
    return 'plays on a phone'


def phone_sleeps() -> str:
    return 'phone is asleep'


def press_for_code() -> str:
    return 'press for the code'


def scan_now() -> str:
    return 'scan now'


def computer_has_it() -> str:
    return 'played by the computer'


def at_this_screen() -> str:
    return 'at this screen'


def ready() -> str:
    return 'Ready'


def asleep() -> str:
    return 'Asleep'


def another_phone() -> str:
    return 'Press to move these cards to another phone'


def let_phone_in() -> str:
    return 'Use a phone'


def change(name: str) -> str:
    return 'Change who plays for ' + name


def start() -> str:
    return 'Start playing'


def go_on() -> str:
    return 'Carry on playing'


def phones_here(here: int, missing: int) -> str:
    return (('no phones yet' if here == 0 else 'the phone is here' if plural(here) == "one" else 'both phones are here' if here == 2 else 'all ' + NUMBER(here) + ' phones are here') if missing == 0 else (('the phone can join now or later' if plural(missing) == "one" else NUMBER(missing) + ' phones can join now or later') if here == 0 else '1 phone is here; ' + NUMBER(missing) + ' more can join later' if plural(here) == "one" else NUMBER(here) + ' phones are here; ' + NUMBER(missing) + ' more can join later'))


def not_joining() -> str:
    return 'Phone not joining?'


def what_to_try() -> str:
    return 'what to try'


def note() -> str:
    return 'Each code works once. Nothing goes over the internet.'


def same_network() -> str:
    return 'Put the phone on the same Wi-Fi as this computer. Turn off mobile data if the phone keeps using it.'


def guest_network() -> str:
    return 'Guest Wi-Fi often keeps devices apart: use the main network.'


def firewall() -> str:
    return "If the page never loads, allow Hand and Foot through this computer's firewall on private networks."


def unreached() -> str:
    return "No phone has got through to this computer yet. If the page doesn't load, check that the phone is on the same Wi-Fi, then let Hand and Foot through this computer's firewall."


def no_internet() -> str:
    return 'The address works only on this network. Nothing goes over the internet.'


def shut() -> str:
    return "Phones can't join yet"


def no_network() -> str:
    return "This computer isn't on a network. Connect it to your Wi-Fi, then try again."


def port_taken(port: str) -> str:
    return 'Another program is using port ' + port + ', where your phones look for the game. Press “' + __try_again() + '” to use another port, then scan the new codes.'


def try_again() -> str:
    return 'Try again'


def phones(count: int) -> str:
    return ('Phones' if count == 0 else '1 phone' if plural(count) == "one" else NUMBER(count) + ' phones')


def door_is_open() -> str:
    return 'Phones can join. Press to see the codes, or to stop letting phones in.'


def phone_asleep(who: Person) -> str:
    return CAPITAL(_nouns.whose(who)) + " phone is asleep. Touch its screen; there's no hurry."


def phone_not_here(who: Person, code: str) -> str:
    return CAPITAL(_nouns.whose(who)) + " phone hasn't joined yet. The code is " + code + '.'


def wait() -> str:
    return 'Wait'


def on_phone() -> str:
    return 'On a phone'


def scan_after_start() -> str:
    return "Start the game, then scan a code with the phone. There's nothing to install."


def at_the_screen() -> str:
    return 'At this screen'


def phone() -> str:
    return 'Phone'


def new_code() -> str:
    return 'On another phone'


def open_again(names: Sequence[str]) -> str:
    return 'Let phones join again for ' + LIST(names) + '?'


def open_it() -> str:
    return 'Let them join'


def leave_shut() -> str:
    return 'Not now'


__try_again = try_again
