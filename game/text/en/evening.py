"""English: evening. Made by `python -m tools.messages`."""
from game.text.person import Person
from game.text.en import nouns as _nouns
from game.text.english import CAPITAL, COUNT, NUMBER, plural


whole = 'Whole evening'
whole_sub = 'see and print'
whole_short = 'Evening'
no_round = 'No round finished yet.'
at_screen = 'on screen'
tie = 'a tie'
not_finished = 'not finished'
again = 'The same again'
matches_won = 'Matches won'
points = 'Points'


def leads(who: Person, several: bool, over: bool, sides: int, won: int, others: int) -> str:
    return (who.name + ' won the evening' if over else (who.name + ' lead' if who.is_you else (who.name + ' lead' if several else who.name + ' leads'))) + (', ' + _nouns.matches(won) + ' to ' + ('none' if others == 0 else COUNT(others)) if sides == 2 else ' ' + 'with ' + _nouns.matches(won) + ' won')


def leads_on_points(who: Person, several: bool, finished: int, won: int, points: int) -> str:
    return ('No match finished yet' if finished == 0 else ('No match won' if won == 0 else CAPITAL(_nouns.matches(won)) + ' each')) + ': ' + (who.name + ' are ahead' if who.is_you else (who.name + ' are ahead' if several else who.name + ' is ahead')) + ' by ' + NUMBER(points) + ' points'


def level(finished: int, won: int) -> str:
    return ('No match finished yet' if finished == 0 else ('No match won' if won == 0 else 'Level: ' + _nouns.matches(won) + ' each'))


def alone(who: Person, finished: int, won: int) -> str:
    return ('No match finished yet' if finished == 0 else who.name + ' won ' + ('none' if won == 0 else COUNT(won)) + ' of ' + _nouns.matches(finished))


def won_by(who: Person, several: bool, points: int) -> str:
    return who.name + ' won by ' + NUMBER(points)


def leads_so_far(who: Person, several: bool, points: int) -> str:
    return __not_finished + ': ' + ('you lead' if who.is_you else (who.name + ' lead' if several else who.name + ' leads')) + ' by ' + NUMBER(points)


def unfinished(count: int) -> str:
    return ("One match isn't finished; its points so far count." if plural(count) == "one" else CAPITAL(_nouns.matches(count)) + " aren't finished; their points so far count.")


def given_up(count: int) -> str:
    return ("One match was abandoned and doesn't count." if plural(count) == "one" else CAPITAL(_nouns.matches(count)) + " were abandoned and don't count.")


def unreadable(count: int) -> str:
    return ("One saved game from that day can't be read and doesn't count." if plural(count) == "one" else CAPITAL(COUNT(count)) + " saved games from that day can't be read and don't count.")


def again_sub(players: str, cards: bool) -> str:
    return players + (', with real cards' if cards else ', on screen')


__not_finished = not_finished
