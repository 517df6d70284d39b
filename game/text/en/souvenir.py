"""English: souvenir. Made by `python -m tools.messages`."""
from game.text.person import Person
from game.text.en import nouns as _nouns
from game.text.english import NUMBER


souvenir = 'Souvenir'
tip = 'Save this moment and its round as a page that opens on any phone'
why = 'A single page with this moment, its round turn by turn and the cards left over. It opens on any phone, without internet.'
gives_away = 'This page shows the cards of a deal that anyone can play with its code: send the page only to people who have already played that deal.'
no_page = "No cards were dealt in this game, so there's nothing to make a souvenir of."
what_would_you_do = 'What would you do?'
just_tell_me = 'Just tell me'
best = 'best'
as_good = 'just as good'
your_guess = 'your guess'
close = 'Very close!'
well_found = 'Well spotted!'
there_was_better = 'There was a better move'
about_the_best = 'The best move'
the_round = 'The round in a few lines'
every_turn = 'Every turn'
left_over = 'Cards left over'
nothing_left = 'nothing left'
even_cards = 'Nobody had clearly better cards.'
made_with = "Played with Hand and Foot. This page is a single file. It works without internet, and nobody can see that you've opened it."


def when(day: str, round: int) -> str:
    return day + ' · round ' + NUMBER(round)


def when_undated(round: int) -> str:
    return 'Round ' + NUMBER(round)


def holds(who: Person, count: int) -> str:
    return ('You hold' if who.is_you else who.name + ' holds') + ' ' + _nouns.cards(count) + '. This is the table:'


def less(points: int) -> str:
    return NUMBER(points) + ' less'


def did_this(who: Person) -> str:
    return who.name + ' did this'


def this_is_what(who: Person) -> str:
    return 'What ' + ('you' if who.is_you else who.name) + ' did'


def better_in(better: int, worlds: int) -> str:
    return 'We re-dealt the hidden cards. In ' + NUMBER(better) + ' of ' + NUMBER(worlds) + ' deals, the best move came out ahead of the one played.'


def better_cards(team: str, points: int) -> str:
    return team + ' had the better cards, by about ' + NUMBER(points) + ' points.'


def still_playing(who: Person) -> str:
    return "This round wasn't over yet, so this page shows only what " + ('you' if who.is_you else who.name) + ' could see.'
