"""English: seals. Made by `python -m tools.messages`."""
from collections.abc import Sequence
from game.text.english import LIST, NUMBER, plural


cut_line = 'Drag any number of cards to the right.'
cut_for_me = 'Cut for me'
cut_here = 'Cut here'
skip_cut = 'Skip the cut'
skip_cut_tip = 'Deals the deck just as it was shuffled and sealed.'
ask_no_more = "Don't ask me to cut"
ask_no_more_tip = 'Turns off the cut for these rules. You can turn it back on in Settings.'
deck_sealed = 'The deck is sealed'
reshuffle_sealed = 'The new stock is sealed'
why_sealed = 'Shuffled and sealed before you cut, so nobody can choose the cards.'
digits_prove = "The words are the seal's name; the digits are the proof."
copy_seal = 'Copy words and digits'
show_digits = 'Show digits'
hide_digits = 'Hide digits'
sealed_pack = 'the sealed deck'
packet_place = 'place for your packet'
from_code = "The cards came from the deal's code."
from_seed = 'Dealt from a seed, without a seal.'
older_than_seals = 'This game was played before sealing was introduced.'
check_it = 'Check it'
the_seal = 'The seal'
deck = 'The deck'
holds = 'The seal holds'
holds_why = 'Apart from the cut, not one card was moved after the shuffle.'
does_not_hold = "The seal doesn't hold"
does_not_hold_why = "The saved deck isn't the one that was sealed."
sealed_again_why = 'Sealed again: an earlier deck was lost before it was dealt.'
dealt_from_seed_why = 'Dealt from a seed: anyone who knows the seed knows the cards.'
pack_as_shuffled = 'The deck as it was shuffled'
show_first = 'Show fewer'
pinch_of_salt = 'Salt (random digits), so nobody could guess the deck'
nothing_lifted = 'Nobody cut: the deck was dealt as it was'
digits_then_and_now = 'The same 64 digits, then and now'
digits_differ = 'The 64 digits, then and now'
before_cut = 'before the cut'
worked_out_now = 'worked out again just now'
check_without_program = 'Check it without this program:'
copied_has_both = 'The copied command includes the deck and the salt. It should print the 64 digits.'
copied_has_both_powershell = 'The copied command is for PowerShell and includes the deck and the salt. It should print the 64 digits.'
how_this_works = 'How this works'
how_title = 'How this works'
how_sealing_heading = 'Shuffled, sealed, cut'
how_sealing = "Before each deal the program shuffles the deck with your system's own source of randomness. Then it seals the deck: it shows four words and 64 digits (0 to 9 and a to f) that belong to this order of cards. Only then does someone cut. The cards lifted off go under the rest, and the deal begins."
how_nobody_heading = 'Why nobody can choose the cards'
how_nobody = "The program can't: it had to show the seal before it knew where you would cut. You can't: the deck you cut is face down. The computer players have no part in it; all they ever see is their own cards and what's on the table. If you skip the cut, the deck is dealt as it was sealed, and the seal still shows that no card was moved after the shuffle."
how_digits_heading = 'What the digits prove'
how_digits = 'The digits are a fingerprint of the deck, made with SHA-256, a method used all over the world. Change one card and you get different digits. Nobody knows how to find another deck with the same digits. A pinch of salt, 32 random digits, goes in with the cards, so nobody can find the deck by trial and error. Deck and salt stay secret until the round is scored.'
how_words_heading = 'What the words prove'
how_words = "The words are only the seal's name, easy to remember and to read aloud. With enough patience, someone could find another deck with the same four words. The proof is all 64 digits, so copy them before you cut if you want to be sure."
how_rest_heading = 'Before and after'
how_rest = "Who deals and who goes first isn't sealed. If you draw cards to see who starts, you do so before the deck is gathered, shuffled and sealed. If everyone lifts their own hand and foot, that comes after this cut. When the discards are shuffled into a new stock, they're sealed and cut too."
how_unsealed_heading = 'Deals without a seal'
how_unsealed = "Today's deal and deals with a code take their cards from the code, so that everyone gets the same ones. A game that continues from a moment in another game begins without a seal. Older games have none."
how_check_heading = 'Check it yourself'


def cut_heading(who: str) -> str:
    return ('Cut the deck' if not who else 'Cut the deck, ' + who)


def cuts_on_phone(who: str) -> str:
    return who + ' cuts the deck on a phone'


def cut_heard(words: str, who: str) -> str:
    return 'The deck is sealed: ' + words + '. ' + ('Cut it.' if not who else who + ', cut it.')


def deals_here(you: bool) -> str:
    return ('deal' if you else 'deals')


def off_in(rules: Sequence[str]) -> str:
    return 'Off for ' + LIST(rules) + '. Switch this on to cut with all rules.'


def line(words: str, again: bool, shuffled: bool) -> str:
    return ('The new stock was sealed: ' + words if shuffled else ('The deck was sealed again: ' + words if again else 'The deck was sealed: ' + words))


def line_from_seed(words: str) -> str:
    return 'Dealt from a seed and sealed: ' + words


def line_does_not_hold(words: str) -> str:
    return "The seal doesn't hold: " + words


def seal_of_round(round: int) -> str:
    return 'The seal of round ' + NUMBER(round)


def reshuffle(number: int) -> str:
    return 'Reshuffle ' + NUMBER(number)


def holds_heard(words: str) -> str:
    return 'The seal holds: ' + words


def and_more(cards: int) -> str:
    return 'and ' + NUMBER(cards) + ' more'


def show_all(cards: int) -> str:
    return 'Show all ' + NUMBER(cards)


def lifted(cards: int) -> str:
    return ('One card was lifted off' if plural(cards) == "one" else NUMBER(cards) + ' cards were lifted off')


def went_under(cards: int) -> str:
    return NUMBER(cards) + ' to the bottom'


def came_to_top(cards: int) -> str:
    return NUMBER(cards) + ' to the top'


def how_check() -> str:
    return 'After a round, press “' + __check_it + '” on the score sheet: it shows the deck, the salt and the cut, works out the digits again, and gives you a command that does so without this program. To check a whole saved game, save these lines as check-seals.py and run them with Python:'


__check_it = check_it
