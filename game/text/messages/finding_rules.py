"""Messages of the section finding_rules, in the language spoken now. Made by `python -m tools.messages`."""
# mypy: disable-error-code=no-any-return
from game.text.language import sections


def synonyms() -> str:
    return sections["finding_rules"].synonyms()


def figures() -> str:
    return sections["finding_rules"].figures()


def forms() -> str:
    return sections["finding_rules"].forms()


def endings() -> str:
    return sections["finding_rules"].endings()


def small_words() -> str:
    return sections["finding_rules"].small_words()
