"""English: seals. Made by `python -m tools.messages`."""
from collections.abc import Sequence
from game.text.english import LIST, NUMBER, plural


def cut_heading(who: str) -> str:
    return ('Cut the deck' if not who else 'Cut the deck, ' + who)


def cut_line() -> str:
    return 'Drag any number of cards to the right.'


def cuts_on_phone(who: str) -> str:
    return who + ' cuts the deck on a phone'


def cut_heard(words: str, who: str) -> str:
    return 'The deck is sealed: ' + words + '. ' + ('Cut it.' if not who else who + ', cut it.')


def cut_for_me() -> str:
    return 'Cut for me'


def cut_here() -> str:
    return 'Cut here'


def skip_cut() -> str:
    return 'Skip the cut'


def skip_cut_tip() -> str:
    return 'Deals the deck just as it was shuffled and sealed.'


def ask_no_more() -> str:
    return "Don't ask me to cut"


def ask_no_more_tip() -> str:
    return 'Turns off the cut for these rules. You can turn it back on in Settings.'


def deck_sealed() -> str:
    return 'The deck is sealed'


def reshuffle_sealed() -> str:
    return 'The new stock is sealed'


def why_sealed() -> str:
    return 'Shuffled and sealed before you cut, so nobody can choose the cards.'


def digits_prove() -> str:
    return "The words are the seal's name; the digits are the proof."


def copy_seal() -> str:
    return 'Copy words and digits'


def show_digits() -> str:
    return 'Show digits'


def hide_digits() -> str:
    return 'Hide digits'


def deals_here(you: bool) -> str:
    return ('deal' if you else 'deals')


def sealed_pack() -> str:
    return 'the sealed deck'


def packet_place() -> str:
    return 'place for your packet'


def off_in(rules: Sequence[str]) -> str:
    return 'Off for ' + LIST(rules) + '. Switch this on to cut with all rules.'


def line(words: str, again: bool, shuffled: bool) -> str:
    return ('The new stock was sealed: ' + words if shuffled else ('The deck was sealed again: ' + words if again else 'The deck was sealed: ' + words))


def line_from_seed(words: str) -> str:
    return 'Dealt from a seed and sealed: ' + words


def line_does_not_hold(words: str) -> str:
    return "The seal doesn't hold: " + words


def from_code() -> str:
    return "The cards came from the deal's code."


def from_seed() -> str:
    return 'Dealt from a seed, without a seal.'


def older_than_seals() -> str:
    return 'This game was played before sealing was introduced.'


def check_it() -> str:
    return 'Check it'


def seal_of_round(round: int) -> str:
    return 'The seal of round ' + NUMBER(round)


def the_seal() -> str:
    return 'The seal'


def reshuffle(number: int) -> str:
    return 'Reshuffle ' + NUMBER(number)


def deck() -> str:
    return 'The deck'


def holds() -> str:
    return 'The seal holds'


def holds_heard(words: str) -> str:
    return 'The seal holds: ' + words


def holds_why() -> str:
    return 'Apart from the cut, not one card was moved after the shuffle.'


def does_not_hold() -> str:
    return "The seal doesn't hold"


def does_not_hold_why() -> str:
    return "The saved deck isn't the one that was sealed."


def sealed_again_why() -> str:
    return 'Sealed again: an earlier deck was lost before it was dealt.'


def dealt_from_seed_why() -> str:
    return 'Dealt from a seed: anyone who knows the seed knows the cards.'


def pack_as_shuffled() -> str:
    return 'The deck as it was shuffled'


def and_more(cards: int) -> str:
    return 'and ' + NUMBER(cards) + ' more'


def show_all(cards: int) -> str:
    return 'Show all ' + NUMBER(cards)


def show_first() -> str:
    return 'Show fewer'


def pinch_of_salt() -> str:
    return 'Salt (random digits), so nobody could guess the deck'


def lifted(cards: int) -> str:
    return ('One card was lifted off' if plural(cards) == "one" else NUMBER(cards) + ' cards were lifted off')


def nothing_lifted() -> str:
    return 'Nobody cut: the deck was dealt as it was'


def went_under(cards: int) -> str:
    return NUMBER(cards) + ' to the bottom'


def came_to_top(cards: int) -> str:
    return NUMBER(cards) + ' to the top'


def digits_then_and_now() -> str:
    return 'The same 64 digits, then and now'


def digits_differ() -> str:
    return 'The 64 digits, then and now'


def before_cut() -> str:
    return 'before the cut'


def worked_out_now() -> str:
    return 'worked out again just now'


def check_without_program() -> str:
    return 'Check it without this program:'


def copied_has_both() -> str:
    return 'The copied command includes the deck and the salt. It should print the 64 digits.'


def copied_has_both_powershell() -> str:
    return 'The copied command is for PowerShell and includes the deck and the salt. It should print the 64 digits.'


def how_this_works() -> str:
    return 'How this works'


def how_title() -> str:
    return 'How this works'


def how_sealing_heading() -> str:
    return 'Shuffled, sealed, cut'


def how_sealing() -> str:
    return "Before each deal the program shuffles the deck with your system's own source of randomness. Then it seals the deck: it shows four words and 64 digits (0 to 9 and a to f) that belong to this order of cards. Only then does someone cut. The cards lifted off go under the rest, and the deal begins."


def how_nobody_heading() -> str:
    return 'Why nobody can choose the cards'


def how_nobody() -> str:
    return "The program can't: it had to show the seal before it knew where you would cut. You can't: the deck you cut is face down. The computer players have no part in it; all they ever see is their own cards and what's on the table. If you skip the cut, the deck is dealt as it was sealed, and the seal still shows that no card was moved after the shuffle."


def how_digits_heading() -> str:
    return 'What the digits prove'


def how_digits() -> str:
    return 'The digits are a fingerprint of the deck, made with SHA-256, a method used all over the world. Change one card and you get different digits. Nobody knows how to find another deck with the same digits. A pinch of salt, 32 random digits, goes in with the cards, so nobody can find the deck by trial and error. Deck and salt stay secret until the round is scored.'


def how_words_heading() -> str:
    return 'What the words prove'


def how_words() -> str:
    return "The words are only the seal's name, easy to remember and to read aloud. With enough patience, someone could find another deck with the same four words. The proof is all 64 digits, so copy them before you cut if you want to be sure."


def how_rest_heading() -> str:
    return 'Before and after'


def how_rest() -> str:
    return "Who deals and who goes first isn't sealed. If you draw cards to see who starts, you do so before the deck is gathered, shuffled and sealed. If everyone lifts their own hand and foot, that comes after this cut. When the discards are shuffled into a new stock, they're sealed and cut too."


def how_unsealed_heading() -> str:
    return 'Deals without a seal'


def how_unsealed() -> str:
    return "Today's deal and deals with a code take their cards from the code, so that everyone gets the same ones. A game that continues from a moment in another game begins without a seal. Older games have none."


def how_check_heading() -> str:
    return 'Check it yourself'


def how_check() -> str:
    return 'After a round, press “' + __check_it() + '” on the score sheet: it shows the deck, the salt and the cut, works out the digits again, and gives you a command that does so without this program. To check a whole saved game, save these lines as check-seals.py and run them with Python:'


__check_it = check_it
