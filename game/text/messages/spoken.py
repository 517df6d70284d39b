"""Messages of the section spoken, in the language spoken now. Made by `python -m tools.messages`."""
# mypy: disable-error-code=no-any-return
from game.text.person import Person
from game.text.language import sections


def no_voice() -> str:
    return sections["spoken"].no_voice()


def and_then(before: str, then: str) -> str:
    return sections["spoken"].and_then(before, then)


def your_turn(shared: bool, name: str) -> str:
    return sections["spoken"].your_turn(shared, name)


def last_card(who: Person) -> str:
    return sections["spoken"].last_card(who)


def may_go_out(who: Person, asks: bool) -> str:
    return sections["spoken"].may_go_out(who, asks)
