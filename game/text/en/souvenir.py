"""English: souvenir. Made by `python -m tools.messages`."""
from game.text.person import Person
from game.text.en import nouns as _nouns
from game.text.english import NUMBER


def souvenir() -> str:
    return 'Souvenir'


def tip() -> str:
    return 'Save this moment and its round as a page that opens on any phone'


def why() -> str:
    return 'A single page with this moment, its round turn by turn and the cards left over. It opens on any phone, without internet.'


def gives_away() -> str:
    return 'This page shows the cards of a deal that anyone can play with its code: send the page only to people who have already played that deal.'


def no_page() -> str:
    return "No cards were dealt in this game, so there's nothing to make a souvenir of."


def when(day: str, round: int) -> str:
    return day + ' · round ' + NUMBER(round)


def when_undated(round: int) -> str:
    return 'Round ' + NUMBER(round)


def what_would_you_do() -> str:
    return 'What would you do?'


def holds(who: Person, count: int) -> str:
    return ('You hold' if who.is_you else who.name + ' holds') + ' ' + _nouns.cards(count) + '. This is the table:'


def just_tell_me() -> str:
    return 'Just tell me'


def best() -> str:
    return 'best'


def as_good() -> str:
    return 'just as good'


def less(points: int) -> str:
    return NUMBER(points) + ' less'


def your_guess() -> str:
    return 'your guess'


def did_this(who: Person) -> str:
    return who.name + ' did this'


def this_is_what(who: Person) -> str:
    return 'What ' + ('you' if who.is_you else who.name) + ' did'


def close() -> str:
    return 'Very close!'


def well_found() -> str:
    return 'Well spotted!'


def there_was_better() -> str:
    return 'There was a better move'


def about_the_best() -> str:
    return 'The best move'


def better_in(better: int, worlds: int) -> str:
    return 'We re-dealt the hidden cards. In ' + NUMBER(better) + ' of ' + NUMBER(worlds) + ' deals, the best move came out ahead of the one played.'


def the_round() -> str:
    return 'The round in a few lines'


def every_turn() -> str:
    return 'Every turn'


def left_over() -> str:
    return 'Cards left over'


def nothing_left() -> str:
    return 'nothing left'


def better_cards(team: str, points: int) -> str:
    return team + ' had the better cards, by about ' + NUMBER(points) + ' points.'


def even_cards() -> str:
    return 'Nobody had clearly better cards.'


def still_playing(who: Person) -> str:
    return "This round wasn't over yet, so this page shows only what " + ('you' if who.is_you else who.name) + ' could see.'


def made_with() -> str:
    return "Played with Hand and Foot. This page is a single file. It works without internet, and nobody can see that you've opened it."
