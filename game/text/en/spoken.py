"""English: spoken. Made by `python -m tools.messages`."""
from game.text.person import Person


no_voice = 'No text-to-speech program was found on this computer.'


def offer(key: str) -> str:
    return 'This game can tell you what happens. Press ' + key + ' to hear it.'


def announcements_now(choice: str) -> str:
    return 'Spoken announcements: ' + choice + '.'


def and_then(before: str, then: str) -> str:
    return before + ', ' + then


def your_turn(shared: bool, name: str) -> str:
    return (name + ", it's your turn." if shared else "It's your turn.")


def last_card(who: Person) -> str:
    return 'Last card! ' + (who.name + ' have' if who.is_you else who.name + ' has') + ' one card left.'


def may_go_out(who: Person, asks: bool) -> str:
    return (who.name + ' can ask to go out now.' if asks else who.name + ' can go out now.')
