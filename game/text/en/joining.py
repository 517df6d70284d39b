"""English: joining. Made by `python -m tools.messages`."""
from collections.abc import Sequence
from game.text.person import Person
from game.text.en import nouns as _nouns
from game.text.english import CAPITAL, LIST, NUMBER, plural


title = 'Cards on your phones'
use_phones = 'Use phones'
before_phones = 'Phones on your home network can join with a code, and each player holds their own cards there. Nothing to install, and nothing goes over the internet.'
before_pad_phones = 'Phones on your home network can join with a code, to keep score or to follow it. Nothing to install, and nothing goes over the internet.'
pad_title = 'Score pad on your phones'
pad_phones_tip = 'Keep score on a phone at the table. Everyone else can follow on theirs.'
back_to_pad = 'Back to the pad'
close_door = 'Phones can join · Stop'
with_camera = "with your phone's camera"
type_address = 'No camera? Type this address on the phone,'
network = 'Network'
opening = 'Getting ready for phones…'
everybody_here = 'Everyone is here'
press_to_let_in = 'To let another phone in, press the button under a name.'
phone_is_here = 'phone connected'
plays_on_phone = 'plays on a phone'
phone_sleeps = 'phone is asleep'
press_for_code = 'press for the code'
scan_now = 'scan now'
computer_has_it = 'played by the computer'
at_this_screen = 'at this screen'
ready = 'Ready'
asleep = 'Asleep'
another_phone = 'Press to move these cards to another phone'
let_phone_in = 'Use a phone'
start = 'Start playing'
go_on = 'Carry on playing'
not_joining = 'Phone not joining?'
what_to_try = 'what to try'
note = 'Each code works once. Nothing goes over the internet.'
same_network = 'Put the phone on the same Wi-Fi as this computer. Turn off mobile data if the phone keeps using it.'
guest_network = 'Guest Wi-Fi often keeps devices apart: use the main network.'
firewall = "If the page never loads, allow Hand and Foot through this computer's firewall on private networks."
unreached = "No phone has got through to this computer yet. If the page doesn't load, check that the phone is on the same Wi-Fi, then let Hand and Foot through this computer's firewall."
no_internet = 'The address works only on this network. Nothing goes over the internet.'
shut = "Phones can't join yet"
no_network = "This computer isn't on a network. Connect it to your Wi-Fi, then try again."
try_again = 'Try again'
door_is_open = 'Phones can join. Press to see the codes, or to stop letting phones in.'
wait = 'Wait'
on_phone = 'On a phone'
scan_after_start = "Start the game, then scan a code with the phone. There's nothing to install."
at_the_screen = 'At this screen'
phone = 'Phone'
new_code = 'On another phone'
open_it = 'Let them join'
leave_shut = 'Not now'


def scan(name: str) -> str:
    return name + ', scan this'


def code_picture(name: str) -> str:
    return 'Code for ' + name + ', to scan with a phone'


def then_code(code: str) -> str:
    return 'then the code ' + code + '.'


def heard(name: str, address: str, code: str) -> str:
    return name + ' can join: type ' + address + ' on the phone, then the code ' + code + '.'


def change(name: str) -> str:
    return 'Change who plays for ' + name


def phones_here(here: int, asleep: int, missing: int) -> str:
    return ((('no phones yet' if here == 0 else 'the phone is here' if plural(here) == "one" else 'both phones are here' if here == 2 else 'all ' + NUMBER(here) + ' phones are here') if missing == 0 else (('the phone can join now or later' if plural(missing) == "one" else NUMBER(missing) + ' phones can join now or later') if here == 0 else '1 phone is here; ' + NUMBER(missing) + ' more can join later' if plural(here) == "one" else NUMBER(here) + ' phones are here; ' + NUMBER(missing) + ' more can join later')) if asleep == 0 else ('the phone is asleep' if plural(here) == "one" else ('one of ' + NUMBER(here) + ' phones is asleep' if plural(asleep) == "one" else NUMBER(asleep) + ' of ' + NUMBER(here) + ' phones are asleep')) + ('' if missing == 0 else '; ' + NUMBER(missing) + ' more can join later'))


def port_taken(port: str) -> str:
    return 'Another program is using port ' + port + ', where your phones look for the game. Press “' + __try_again + '” to use another port, then scan the new codes.'


def phones(count: int) -> str:
    return ('Phones' if count == 0 else '1 phone' if plural(count) == "one" else NUMBER(count) + ' phones')


def phone_asleep(who: Person) -> str:
    return CAPITAL(_nouns.whose(who)) + " phone is asleep. Touch its screen; there's no hurry."


def phone_not_here(who: Person, code: str) -> str:
    return CAPITAL(_nouns.whose(who)) + " phone hasn't joined yet. The code is " + code + '.'


def open_again(names: Sequence[str]) -> str:
    return 'Let phones join again for ' + LIST(names) + '?'


__try_again = try_again
