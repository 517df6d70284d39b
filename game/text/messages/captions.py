"""Messages of the section captions, in the language spoken now. Made by `python -m tools.messages`."""
# mypy: disable-error-code=no-any-return
from game.text.language import sections


def turn() -> str:
    return sections["captions"].turn()


def refused() -> str:
    return sections["captions"].refused()


def call() -> str:
    return sections["captions"].call()


def clean() -> str:
    return sections["captions"].clean()


def dirty() -> str:
    return sections["captions"].dirty()


def wild() -> str:
    return sections["captions"].wild()


def out() -> str:
    return sections["captions"].out()


def match() -> str:
    return sections["captions"].match()


def pile() -> str:
    return sections["captions"].pile()


def foot() -> str:
    return sections["captions"].foot()


def tail() -> str:
    return sections["captions"].tail()


def shuffle() -> str:
    return sections["captions"].shuffle()


def deal() -> str:
    return sections["captions"].deal()
