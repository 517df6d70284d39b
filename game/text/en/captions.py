"""English: captions. Made by `python -m tools.messages`."""


def turn() -> str:
    return 'Your turn'


def refused() -> str:
    return "You can't do that"


def call() -> str:
    return 'Someone can go out, or has one card left'


def clean() -> str:
    return 'A clean book is complete'


def dirty() -> str:
    return 'A dirty book is complete'


def wild() -> str:
    return 'A book of wild cards is complete'


def out() -> str:
    return 'The round is over'


def match() -> str:
    return 'The match is over'


def pile() -> str:
    return 'The pile is taken'


def foot() -> str:
    return 'A foot is picked up'


def tail() -> str:
    return 'A tail is picked up'


def shuffle() -> str:
    return 'The cards are shuffled'


def deal() -> str:
    return 'The cards are dealt'
