"""English: printed_setup. Made by `python -m tools.messages`."""
from game.text.en import nouns as _nouns
from game.text.english import COUNT, NUMBER


heading = 'Setting up the table'
players = 'players'
decks = 'decks'
cards = 'cards'
each_holds = 'each player gets'
stock = 'left in the stock'
seats = 'Seat the players so that teammates never play one after the other.'
beside = 'You also need a score sheet and a pencil. A hint card for each player helps.'


def title(rules: str) -> str:
    return 'Setting up the table: ' + rules


def solo(players: int) -> str:
    return NUMBER(players) + ': everyone solo'


def teams(players: int, teams: int, each: int) -> str:
    return NUMBER(players) + ': ' + _nouns.teams(teams) + ' of ' + COUNT(each)


def stack_size(count: int) -> str:
    return NUMBER(count) + ' cards'


def not_the_same(tail: bool) -> str:
    return ('The stacks change size from round to round; these numbers are for round 1.' if tail else 'The hands or feet change size from round to round; these numbers are for round 1.')
