import pytest

from game.messages.functions import rules as say
from game.messages.language import LANGUAGES, speak
from game.rules.editing import NAMING
from game.rules.fields import field_infos
from game.sentences.rules_and_scores.house_rules import rule_title
from game.ui.rules.house_rules.finding_rules import rules_found

MEANT = """
canasta > book_size
canastas > book_size
red canasta > clean_book
black canasta > dirty_book
natural canasta > clean_book
mixed canasta > dirty_book
closed canasta > closed_book
wild canasta > wild_melds
lay down > opening
laying down > opening
lay down points > opening
initial meld > opening
first meld > opening
minimum > opening
go down > opening
120 > opening
minimum goes up each round > opening_growth
pick up > take_count
pick up the pile > take_count
pickup > take_count
picking up > take_count
discard pile > take_count
how many cards from the pile > take_count
red 3 > red_threes
red 3s > red_threes
Red Threes > red_threes
black 3 > black_three
red three of the other team > red_three_not_out
black 3's > black_three
3s > meld_threes
deuce > two
deuces > two
2s > two
2's > two
jokers > joker
wild cards > wild_limit
wildcards > wild_limit
how many wilds > wild_limit
max wilds > wild_cap
ask > permission
asking partner > permission
may I go out? > permission
partner > partners_foot
partner's foot > partners_foot
teammates > partners_foot
partners > partners_foot
go out > go_out_bonus
going out > go_out_bonus
bonus for going out > go_out_bonus
last discard > final_discard
discard to go out > final_discard
keep last card > hold_last_card
turn over when picking up the foot > foot_ends_turn
go out without the foot > foot_needed
when do you get the foot > foot_when
freeze > freeze
frozen > freeze
freezing the pile > freeze
locked > freeze
how many decks > decks
packs > decks
number of decks > extra_decks
how many cards > hand_cards
13 cards > hand_cards
11 in foot > foot_cards
second hand > foot_cards
third stack > tail_cards
tail > tail_cards
players > tables
2 players > tables
six players > tables
who starts > first_player
who goes first > first_player
dealer > first_player
draw 2 > draw_count
how many do we draw > draw_count
reshuffle > stock_out
run out of cards > stock_out
deck runs out > stock_out
7s > sevens_book
sevens > sevens_book
book of 7s > sevens_book
aces > ace
kings > ten_value
face cards > ten_value
K > ten_value
4s > five_value
eights > ten_from
swap > stacks_pass
pass the foot > stacks_pass
choose hand > stacks
cut the deck > deal
exact cut > cut_bonus
22 > cut_bonus
10,000 > target_score
play to > target_score
how many rounds > rounds
number of hands > rounds
two melds of the same rank > second_meld
second canasta > second_meld
fewest cards to pick up the pile > take_least
how many jokers > jokers
leave out cards > set_aside
whole hand > open_waived
least points of a meld > new_meld_points
one wild a turn > wild_per_turn
canasta in one go > book_at_once
free card for the first player > first_take_free
draw a card after picking up the pile > take_then_draw
bottom card > take_bottom
peek > take_peek
winner gets zero > winner_takes
match the top card > take_with
pair > take_with
natural > dirty_naturals
books to go out > out_books
wild canasta needed to go out > out_wild
how many red books > out_clean
clean books > out_clean
dirty books needed > out_dirty
penalty > red_three
caught with a red three > red_three
stuck with black three > black_three
turn up a card > first_upcard
double points > double_book
14 cards > double_book
discard > final_discard
throw away > final_discard
foot > foot_cards
tens > ten_value
minus points > red_three
table talk > permission
game over > rounds
wildcard > joker
close a book > closed_book
add to a canasta > closed_book
how to win > target_score
block the pile > freeze
trade > stacks_pass
consent > permission
who is first > first_player
talon > stock_out
knee > foot_cards
knee > tail_cards
hand, knee and foot > tail_cards
six decks > extra_decks
four rounds > rounds
60 points to lay out > opening
lay out > opening
going down > opening
pick up 3 cards > draw_count
three red books needed > out_clean
no more than 3 wild cards > wild_cap
50% wild > wild_limit
two of a kind plus a wild > dirty_naturals
minus 5 for a black three > black_three
from four to nine > five_value
lowest card on the bottom > stacks
who starts > first_player
exactly 22 cards > cut_bonus
bury > closed_book
set of sevens > sevens_book
natural sevens > sevens_book
black three closes the pile > meld_threes
book of red threes > red_three_all
cannot discard to go out > final_discard
all partners > partners_foot
draw from the bank > draw_count
deck for each person plus one > extra_decks
go out, no discard > final_discard
one more natural card than wild > wild_limit
9 through 4 > five_value
"""
"""What people type at the table, and the rule that they mean."""

NONSENSE = (
    "xylophone",
    "qwzx",
    "canasta xylophone",
    "mortgage",
    "???",
    "blorp",
    "asdf",
    "zebra crossing",
    "checkmate",
    "deck chair",
)


@pytest.mark.parametrize("line", MEANT.strip().splitlines())
def test_a_rule_is_found_by_what_people_call_it(line: str) -> None:
    typed, meant = line.split(" > ")
    assert meant in rules_found(typed)[:3]


@pytest.mark.parametrize("typed", NONSENSE)
def test_nonsense_finds_nothing(typed: str) -> None:
    """Words of no rule, also beside words of one, find no rule at all."""
    assert rules_found(typed) == ()


SPANISH = """
canasta > book_size
tomar el pozo > take_count
Pozo congelado > freeze
puedo cerrar > permission
ultima carta > final_discard
quién empieza > first_player
treses rojos > red_threes
7s > sevens_book
mínimo > opening
cuántas barajas > extra_decks
cuantos comodines > wild_limit
"""


@pytest.mark.parametrize("line", SPANISH.strip().splitlines())
def test_a_rule_is_found_in_spanish(line: str) -> None:
    speak("es")
    typed, meant = line.split(" > ")
    assert meant in rules_found(typed)[:3]
    assert not rules_found("xilófono")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_found_by_its_name_and_by_its_topic(language: str) -> None:
    speak(language)
    for field, about in field_infos().items():
        if field not in NAMING:
            assert field in rules_found(rule_title(field).upper())[:2], field
            assert field in rules_found(say.topic(about.group)), field
            assert not rules_found(f"{rule_title(field)} xylophone")


def test_a_rule_stays_found_while_its_word_is_typed() -> None:
    for word in ("canasta", "deuce", "freeze", "permission", "partner", "reshuffle"):
        best = rules_found(word)[0]
        for letters in range(3, len(word)):
            assert best in rules_found(word[:letters]), word[:letters]
