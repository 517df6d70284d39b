"""What is laid down once the team has opened, by each of the numbers that decide it."""

from typing import Any

import pytest
from msgspec.structs import replace

from game.ai.brain.laying_down import lay_down
from game.ai.brain.meld_plays import lay_wilds
from game.ai.brain.tuning import Tuning
from game.rules.presets import ruleset_from
from tests.ai.brain.counts import CLASSES, PLENTY, at, held, melds
from tests.build import PARTNERS, WEB, clean_book

ACES, TENS = "AC AD AH", "TC TD TH"
DIRTY_KINGS, DIRTY_QUEENS = "KC KD KH KS 2S", "QC QD 2H"
JACKS = "JC JD JH JS JC JD JH"
FIRST_BOOK = ruleset_from({"foot_when": "first_book", "wild_limit": "fewer"})
THREES = ruleset_from({"meld_threes": "all"})
DEAR_MELDS = replace(THREES, new_meld_points=50)
WILD_MELDS, WILD_BOOK = ruleset_from({"wild_melds": "allowed"}), ruleset_from({"wild_melds": "required"})
SPARE = {"melds": [DIRTY_KINGS, DIRTY_QUEENS]}
SIX_KINGS = clean_book("K", 6)
KINGS_GROW = [ACES, DIRTY_KINGS]
FIVE_KINGS = "KC KD KH KS KC 2S"
SEALED, ONE_A_TURN = replace(WEB, closed_book="sealed"), replace(WEB, wild_per_turn=1)
SECOND = replace(SEALED, second_meld="after_closing")
FOOT: dict[str, Any] = {"in_foot": (0,)}


def laid(hand: str, tuning: dict[str, float] | None = None, threatened: bool = False, **more: Any) -> tuple[str, str]:
    """The melds and the hand after laying down, of a seat that is told as seat 0, and sits at 2."""
    more["in_foot"] = [(seat + 2) % 4 for seat in more.get("in_foot", ())]
    position = at(hand, seat=2, **{"phase": "play", "stock": PLENTY, **more})
    lay_down(position, 2, replace(Tuning(), **(tuning or {})), threatened)
    return melds(position, 2 % position.teams), held(position, 2)


@pytest.mark.parametrize(
    ("hand", "tuning", "more", "expected"),
    [
        # What fits is laid, and three of a rank begin a meld.
        ("AS QC QD QH 4C 5C 6C 7C", {}, {"melds": [ACES]}, ("AAAA QQQ", "4567")),
        # A pair and a wild begin one if there are more wilds than this; the dearest pair, with the joker.
        ("QC QD 2C 4C 5C 6C", {"begin_wilds_hand": 0}, {"melds": [ACES]}, ("AAA QQw", "456")),
        ("QC QD 2C 4C 5C 6C", {"begin_wilds_hand": 1}, {"melds": [ACES]}, ("AAA", "456QQ2")),
        ("QC QD 2C 2D 4C 5C 6C", {"begin_wilds_hand": 1}, {"melds": [ACES]}, ("AAA QQw", "4562")),
        ("QC QD KC KD 2C *R 4C 5C 6C", {"begin_wilds_hand": 1}, {"melds": [ACES]}, ("AAA KKw", "456QQ2")),
        # Each dirty meld beyond the one that is needed asks for more of them, and so does a rival in the foot.
        ("9C 9D 2C 4C 5C 6C", {"begin_spare_dirty": 1}, {"melds": [DIRTY_QUEENS]}, ("QQw 99w", "456")),
        ("9C 9D 2C 4C 5C 6C", {"begin_spare_dirty": 1}, SPARE, ("KKKKw QQw", "456992")),
        ("9C 9D 2C 2D 4C 5C 6C", {"begin_spare_dirty": 1}, SPARE, ("KKKKw QQw 99w", "4562")),
        ("9C 9D 2C 4C 5C 6C", {"begin_rival_foot": 1}, {"melds": [ACES], "in_foot": (1,)}, ("AAA", "456992")),
        ("9C 9D 2C 4C 5C 6C", {"begin_rival_foot": 1}, {"melds": [ACES], "in_foot": (2,)}, ("AAA 99w", "456")),
        # Dirty melds are completed if they lack no more than this; with three wilds, once the partner plays the foot.
        ("2C 2D 4C 5C 6C", {"gap_hand": 1}, {"melds": KINGS_GROW}, ("AAA KKKKw", "45622")),
        ("2C *R 4C 5C 6C", {"gap_hand": 2}, {"melds": KINGS_GROW}, ("AAA KKKKwww", "456")),
        ("*R 4C 5C 6C", {"gap_hand": 1}, {"melds": [ACES, FIVE_KINGS]}, ("AAA KKKKKww", "456")),
        ("2C 4C 5C 6C", {"gap_hand": 1}, {"melds": ["AC AD AH 2S", FIVE_KINGS]}, ("AAAw KKKKKww", "456")),
        ("2C 2D 4C 5C 6C", {"gap_hand": 1}, {"melds": ["QC QD QH QS QC 2H", FIVE_KINGS]},
         ("QQQQQww KKKKKww", "456")),
        ("2C 2D 4C 5C 6C", {}, {"melds": KINGS_GROW, "in_foot": (2,)}, ("AAA KKKKw", "45622")),
        ("2C 2D 2H 4C 5C 6C", {}, {"melds": KINGS_GROW, "in_foot": (2,)}, ("AAA KKKKwww", "4562")),
        ("2C 2D 2H 4C 5C 6C", {}, {"melds": KINGS_GROW, "in_foot": (1, 3)}, ("AAA KKKKw", "456222")),
        # Pairs are kept for a pile of so many cards, unless a rival plays the foot and the stock is low.
        ("TS TC AS AC AD 4C 5C", {"keep_pair_pile": 2}, {"melds": [ACES, TENS], "pile": "4D 5D"},
         ("AAAA TTT", "45TTAA")),
        ("AS AC AD 4C 5C", {"keep_pair_pile": 3}, {"melds": [ACES], "pile": "4D 5D"}, ("AAAAAA", "45")),
        *(
            ("AS AC AD 4C 5C", {"keep_pair_pile": 2, "keep_pair_laps": laps}, {"melds": [ACES], "pile": "4D 5D",
              "in_foot": (rival,)}, expected)
            for laps, rival, expected in (
                (2.5, 1, ("AAAA", "45AA")), (3, 1, ("AAAAAA", "45")), (3, 2, ("AAAA", "45AA")))
        ),
        # Naturals complete a book first that lacks no more than this, kept pairs too.
        ("JC JD TS TC 4C 5C", {"keep_pair_pile": 0, "complete_gap": 2}, {"melds": ["JC JD JH JS JC", TENS]},
         ("JJJJJJJ TTT", "45TT")),
        ("JC JD TS TC 4C 5C", {"keep_pair_pile": 0, "complete_gap": 1}, {"melds": ["JC JD JH JS JC", TENS]},
         ("JJJJJ TTT", "45TTJJ")),
        ("JC TS TC 4C 5C", {"keep_pair_pile": 0, "complete_gap": 1}, {"melds": ["JC JD JH JS JC JD", TENS]},
         ("JJJJJJJ TTT", "45TT")),
        ("2C 4C 5C 6C", {"last_turn": 1}, {"melds": [TENS]}, ("TTT", "4562")),
        # Another wild in a meld each turn may be the one that completes it.
        ("2C 4C 5C 6C", {"gap_hand": 1}, {"melds": [FIVE_KINGS], "rules": ONE_A_TURN}, ("KKKKKww", "456")),
        # A sealed book takes nothing, which says nothing of the ranks above.
        ("JS AS 4C 5C", {}, {"melds": [JACKS, ACES], "rules": SEALED}, ("JJJJJJJ AAAA", "45J")),
        # In the foot a dirty book doesn't keep a clean meld clean where the rules ask for another.
        ("2C 2D 4C 5C", {}, {"melds": ["QC QD QH QS", JACKS, "TC TD TH TS 2C 2D 2H"], "in_foot": (0,),
         "rules": ruleset_from({"out_dirty": 2})}, ("QQQQww JJJJJJJ TTTTwww", "45")),
        # If no more than so many cards are left over, all is laid: wilds on clean melds of up to four, so many of them.
        ("AS 4C 5C", {"dump_left": 1}, {"melds": [ACES]}, ("AAAA", "45")),
        ("AS *R 4C", {"dump_wilds": 1}, {"melds": [ACES]}, ("AAAAw", "4")),
        ("AS 2C 2D 4C", {}, {"melds": ["AC AD 2S"]}, ("AAAwww", "4")),
        ("2C 4C", {}, {"melds": ["KC KD KH KS KC 2S 2H"]}, ("KKKKKwww", "4")),
        ("2C 2D 2S *R 4C", {}, {"melds": ["KC KD KH KS KC 2S 2H"]}, ("KKKKKww", "4222*")),
        ("QC QD QH 2C 4C", {}, {"melds": [clean_book("A")]}, ("AAAAAAA QQQw", "4")),
        ("4C 5C 5D 5H 8C 9C 2C", {}, {"melds": ["4D 4H 4S"]}, ("4444 555", "892")),
        ("JC JD QC KC 2C", {"begin_wilds_hand": 9}, {"melds": [clean_book("A")]}, ("AAAAAAA", "JJQK2")),
        ("JC JD QC QD 2C", {"begin_wilds_hand": 9}, {"melds": [clean_book("A")]}, ("AAAAAAA", "JJQQ2")),
        ("3S 2C 4C", {}, {"melds": [ACES, "3C 3S 3C"], "rules": THREES}, ("AAAw 3333", "4")),
        ("3S 3C 3S 2C 4C", {}, {"melds": [ACES], "rules": THREES}, ("AAA 333w", "4")),
        ("3S 3C 3S 2C 4C 5C", {}, {"melds": [ACES], "rules": THREES}, ("AAA 333", "452")),
        ("3S 3C 2C", {}, {"melds": [ACES], "rules": THREES}, ("AAA", "233")),
        # A minimum for new melds asks what these threes are worth: red ones much, black ones little.
        ("3H 3D 3H 4C 5C", {}, {"melds": [ACES], "rules": DEAR_MELDS}, ("AAA 333", "45")),
        ("3S 3C 3H 4C 5C", {}, {"melds": [ACES], "rules": DEAR_MELDS}, ("AAA 333", "45")),
        ("3S 3C 3S 4C 5C", {}, {"melds": [ACES], "rules": DEAR_MELDS}, ("AAA", "45333")),
        ("AS 2C 4C", {"dump_spoil": 3}, {"melds": [ACES]}, ("AAAA", "42")),
        ("AS 2C 4C", {"dump_wilds": 0}, {"melds": [ACES]}, ("AAAA", "42")),
        ("QC QD 2C *R 4C", {"begin_wilds_hand": 9}, {"melds": [clean_book("A")]}, ("AAAAAAA QQww", "4")),
        ("QC QD 2C 2D *R 4C", {"begin_wilds_hand": 9}, {"melds": [clean_book("A")]}, ("AAAAAAA", "4QQ22*")),
        ("AS 2C 4C 5C", {"dump_left": 2}, {"melds": [ACES]}, ("AAAAw", "45")),
        ("2C 2D 4C", {}, {"melds": ["QC QD QH 2H"]}, ("QQQwww", "4")),  # just room for both
        ("2C 2D 2S 4C", {"dump_left": 1}, {"melds": ["QC QD QH 2H"]}, ("QQQw", "4222")),
        ("QC QD QH QS 2C 2D 4C", {"dump_spoil": 4}, {"melds": [clean_book("A")]}, ("AAAAAAA QQQQww", "4")),
        ("QC QD QH QS 2C 2D 4C", {"dump_spoil": 3}, {"melds": [clean_book("A")]}, ("AAAAAAA QQQQ", "422")),
        ("2C 3S", {}, {"melds": [ACES]}, ("AAAw", "3")),
        ("AS 2C 3S 3H", {}, {"melds": [ACES]}, ("AAAA", "23h")),
        # Beside a sealed book three, or a pair and a wild, go down only where a second meld may begin.
        ("JC JD JH 2C 4C", {}, {"melds": [JACKS, ACES], "rules": SECOND}, ("JJJJJJJ AAA JJJw", "4")),
        ("JC JD JH 2C 4C", {}, {"melds": [JACKS, ACES], "rules": SEALED}, ("JJJJJJJ AAA", "4JJJ2")),
        ("JC JD 2C 4C", {"begin_wilds_hand": 9}, {"melds": [JACKS, ACES], "rules": SECOND}, ("JJJJJJJ AAA JJw", "4")),
        ("JC JD 2C 4C", {"begin_wilds_hand": 9}, {"melds": [JACKS, ACES], "rules": SEALED}, ("JJJJJJJ AAA", "4JJ2")),
        # Two wilds make a book rather than fill a meld that has room for one.
        ("2C 2D 4C", {}, {"melds": ["QC QD QH 2H 2S", DIRTY_KINGS]}, ("QQQww KKKKwww", "4")),
        # No pair of queens goes down if one of the other wilds has no room, in books and melds or beside the pair.
        *(
            ("QC QD 2C 2D *R 4C", {"begin_wilds_hand": 9}, {"melds": [meld]}, (laid_already, "4QQ22*"))
            for meld, laid_already in (
                ("KC KD KH KS 2S 2H 2D 2C", "KKKKwwww"), ("KC KD 2S 2H", "KKww"), ("KC KD KH KS KC", "KKKKK"))
        ),
        ("QC QD 2C *R 4C", {"begin_wilds_hand": 9}, {"melds": [f"{SIX_KINGS} 2H"], "rules": PARTNERS},
         ("KKKKKKw", "4QQ2*")),
        # Wilds have no room in a meld of wilds, and jacks go to one of two melds.
        ("2C 2D 2S 2H 4C", {}, {"melds": [TENS, "2H 2S 2D"], "rules": WILD_MELDS}, ("TTT wwwwwww", "4")),
        ("JS 2C 2D 2S 2H 4C", {}, {"melds": ["JC JD JH JS JC 2S 2H", "JC JD JH JS"],
         "rules": replace(WEB, second_meld="after_closing")}, ("JJJJJww JJJJJ", "42222")),
        # Of wilds alone all but the one to discard go down, on no clean meld that is too large, nor on a clean book.
        ("2C 2D", {"dump_wilds": 0}, {"melds": [DIRTY_KINGS]}, ("KKKKww", "2")),
        ("2C 2D", {"dump_wilds": 0}, {"melds": ["KC KD KH KS KC"]}, ("KKKKK", "22")),
        ("2C 2D", {"dump_wilds": 0, "dump_spoil": 9}, {"melds": [SIX_KINGS]}, ("KKKKKKw", "2")),
        ("2C 2D", {"dump_wilds": 0, "dump_spoil": 9}, {"melds": [JACKS], "rules": replace(WEB, closed_book="any")},
         ("JJJJJJJ", "22")),
        # No wild stays of a hand that goes down: they go on open melds first, the fullest, then on finished books.
        ("KC KD KH 2C 2D", {}, {"melds": [f"{ACES} 2H"]}, ("AAAwww KKK", "")),
        ("KC KD KH 2C 2D", {}, {"melds": ["AC AD AS AH AC AD 2H", "QC QD QH 2S"]}, ("AAAAAAw QQQwww KKK", "")),
        ("KC KD KH 2C", {}, {"melds": ["JC JD 2S", DIRTY_KINGS.replace("K", "Q"), "AC AD AS AH AC AD 2H"]},
         ("JJw QQQQww AAAAAAw KKK", "")),
        # By rules that give the foot for the first book, wilds complete one, clean or not, if they are few enough.
        *(
            ("2C 2D 4C 5C 6C", {"first_book_wilds": most}, {"melds": [JACKS, DIRTY_KINGS],
              "rules": FIRST_BOOK}, expected)
            for most, expected in ((1, ("JJJJJJJ KKKKw", "45622")), (2, ("JJJJJJJ KKKKwww", "456")))
        ),
        ("2C 2D *R 4C 5C 6C", {}, {"melds": ["JC JD JH JS", SIX_KINGS], "rules": FIRST_BOOK},
         ("JJJJ KKKKKKw", "45622")),
        ("QC QD 2C 2D *R", {}, {"melds": [DIRTY_KINGS], "rules": replace(FIRST_BOOK, tail_cards=1),
         "tails": {1: "9C"}, "feet": {2: "TC"}}, ("KKKKwww", "QQ2")),  # a card stays, to discard it
        # Wilds are melded alone if a book of them is needed, or with one more than a meld takes, or near a book.
        ("2C 2D *R AC AD 4C 5C 6C", {}, {"melds": [TENS], "rules": WILD_BOOK}, ("TTT www", "456AA")),
        ("2C AC AD 4C 5C 6C", {}, {"melds": [TENS, "2D 2H 2S"], "rules": WILD_BOOK}, ("TTT wwww", "456AA")),
        ("2C 2D *R 4C 5C 6C", {}, {"melds": [TENS], "rules": WILD_MELDS}, ("TTT", "45622*")),
        ("2C 2D *R *B 4C 5C 6C", {}, {"melds": [TENS], "rules": WILD_MELDS}, ("TTT wwww", "456")),
        ("2C 4C 5C 6C", {}, {"melds": [TENS, "2D 2H 2S"], "rules": WILD_MELDS}, ("TTT www", "4562")),
        ("2C 4C 5C 6C", {}, {"melds": [TENS, "2D 2H 2S *R"], "rules": WILD_MELDS}, ("TTT wwwww", "456")),
        ("2C 2D 4C 5C", {}, {"melds": [TENS, "2D 2H 2S *R 2C 2D 2H"], "rules": WILD_MELDS}, ("TTT wwwwwww", "4522")),
        ("2C 2D 2H 4C 5C 6C", {"complete_gap": 9}, {"melds": [TENS, "2D 2H 2S *R"], "rules": WILD_MELDS},
         ("TTT wwwwwww", "456")),
        # In the foot two cards stay, whatever is laid first: wilds alone, or threes.
        ("2C 2D 2H 2S 4C", {}, {**FOOT, "melds": [FIVE_KINGS, "2D 2H 2S *R"], "rules": WILD_BOOK},
         ("KKKKKw wwwwwww", "42")),
        ("2C 2D 2H 2S *R 4C", {}, {**FOOT, "melds": [FIVE_KINGS], "rules": WILD_MELDS}, ("KKKKKw wwww", "42")),
        ("3C 3S 3C 2C 4C", {}, {**FOOT, "melds": [FIVE_KINGS], "rules": THREES}, ("KKKKKw 333", "42")),
        # Alone at the table a natural is kept to discard, whether or not a dirty meld takes the wilds.
        ("AS 2C 2D", {}, {**FOOT, "melds": [ACES], "players": 4, "teams": 4}, ("AAA", "A22")),
        # Where a second meld of a rank may begin beside a book, three begin one, and what is over once one is full.
        ("JS JC JD 4C 5C", {}, {"melds": [JACKS], "rules": PARTNERS}, ("JJJJJJJ JJJ", "45")),
        ("JS JC JD 4C 5C", {}, {"melds": ["JC JD JH JS JC JD 2C"], "rules": PARTNERS}, ("JJJJJJw JJJ", "45")),
        ("JS JC 4C 5C", {}, {"melds": [JACKS], "rules": PARTNERS}, ("JJJJJJJJJ", "45")),
        ("JS JC JD JH 4C 5C", {}, {"melds": ["JC JD JH JS JC JD"], "rules": PARTNERS}, ("JJJJJJJ JJJ", "45")),
        ("JS JC JD JH 4C 5C", {}, {"melds": ["JC JD JH JS JC JD"]}, ("JJJJJJJJJJ", "45")),
    ],
)  # fmt: skip
def test_from_the_hand(hand: str, tuning: dict[str, float], more: dict[str, Any], expected: tuple[str, str]) -> None:
    """Given a hand, melds and what the tuning says, this lies on the table afterwards, and this is held."""
    assert laid(hand, tuning, **more) == expected


@pytest.mark.parametrize(
    ("hand", "tuning", "melds", "expected"),
    [
        # Two cards stay, to discard one and hold one.
        ("AS AC AD AH", {}, [ACES], ("AAAAA", "AA")),
        ("QC QD QH 4C", {}, [ACES], ("AAA", "4QQQ")),
        ("QC QD QH 4C 5C", {}, [ACES], ("AAA QQQ", "45")),
        ("4C 4D KH KS", {"complete_gap": 9}, ["4S 4H 4C", "KC KD KH KS KC"], ("444 KKKKKKK", "44")),
        ("4C 4D KH KS", {"complete_gap": 9}, ["4S 4H 4C", DIRTY_KINGS], ("444 KKKKKKw", "44")),
        # A pair and a wild, by the foot's number.
        ("QC QD 2C 4C 5C", {"begin_wilds_foot": 0.7}, [ACES], ("AAA QQw", "45")),
        ("QC QD 2C 4C 5C", {"begin_wilds_foot": 1, "feed_foot": -1}, [ACES], ("AAA", "45QQ2")),
        # A dirty meld that lacks no more than this is completed.
        ("2C 2D 4C 5C", {"gap_foot": 2, "feed_foot": -1}, [DIRTY_KINGS], ("KKKKwww", "45")),
        ("2C 2D 4C 5C", {"gap_foot": 2, "feed_foot": -1}, [ACES, DIRTY_KINGS], ("AAA KKKKwww", "45")),
        ("2C 2D 4C 5C", {"gap_foot": 1, "feed_foot": -1}, [DIRTY_KINGS], ("KKKKw", "4522")),
        # Wilds are added where that leaves no more than this lacking, to the fullest meld first.
        ("2C 4C 5C", {"feed_foot": 2}, [DIRTY_KINGS], ("KKKKww", "45")),
        ("2C 4C 5C", {"feed_foot": 2}, ["KC KD KH 2S"], ("KKKww", "45")),
        ("2C 4C 5C", {"feed_foot": 1}, ["KC KD KH 2S"], ("KKKw", "452")),
        ("2C 4C 5C", {"feed_foot": 2}, ["QC QD QH 2H", DIRTY_KINGS], ("QQQw KKKKww", "45")),
        ("2C 4C 5C", {"feed_foot": 2}, ["QC QD QH 2H", "KC KD KH 2S"], ("QQQww KKKw", "45")),
        ("2C 2D 2H 4C 5C", {"gap_foot": 0}, [FIVE_KINGS], ("KKKKKww", "4522")),
        # From so many up they are spent freely, on books as well.
        ("2C *R 4C 5C", {"spend_from": 2, "gap_foot": 0, "feed_foot": -1}, ["KC KD KH 2S"], ("KKKwww", "45")),
        ("2C 2D 4C 5C", {"spend_from": 3, "gap_foot": 0, "feed_foot": -1}, ["KC KD KH 2S"], ("KKKw", "4522")),
        ("2C *R 4C 5C", {"spend_from": 2}, [TENS, "KC KD KH KS KC 2S 2H"], ("TTT KKKKKwwww", "45")),
        # Without a dirty meld, and more clean ones than are needed, the smallest clean one takes them.
        ("2C *R 4C 5C", {}, ["KC KD KH KS KC", "QC QD QH QS"], ("KKKKK QQQQww", "45")),
        ("2C 2D 4C 5C", {}, ["QC QD QH QS"], ("QQQQ", "4522")),
        ("2C 2D 4C 5C", {}, ["QC QD QH QS", "KC KD KH KS"], ("QQQQww KKKK", "45")),
        ("2C 2D 4C 5C", {}, [JACKS, "QC QD QH QS"], ("JJJJJJJ QQQQww", "45")),
        ("2C 2D 2H 4C", {}, [JACKS, "QC QD QH QS"], ("JJJJJJJ QQQQww", "42")),
        ("2C 2D 2H 4C 5C", {}, [JACKS, "QC QD QH QS QC"], ("JJJJJJJ QQQQQww", "452")),
        ("2C 2D 4C 5C", {}, ["QC QD QH QS", JACKS, "TC TD TH TS 2C 2D 2H"], ("QQQQ JJJJJJJ TTTTwww", "4522")),
        # With two wilds and a dirty meld that takes them, the cheapest natural that no book needs is kept.
        ("2C *R AS KC", {"feed_foot": 9}, [ACES, DIRTY_KINGS], ("AAAA KKKKww", "K2")),
        ("KS 2C 2D", {}, [clean_book("A"), "QC QD QH QS QC QD 2H", "KC KD KH KS"], ("AAAAAAA QQQQQQw KKKK", "K22")),
        ("KS 2C 2D", {}, [clean_book("A"), "QC QD QH QS QC QD 2H", SIX_KINGS], ("AAAAAAA QQQQQQw KKKKKKK", "22")),
        ("2S 2H *R *B", {}, [clean_book("A"), "8C 8D 8H 8S 8C 2S 2H"], ("AAAAAAA 88888wwww", "22")),
        ("KS AS 2C 2D", {"feed_foot": 9}, [ACES, DIRTY_QUEENS, SIX_KINGS], ("AAA QQww KKKKKKK", "A2")),
        ("KS AS 2C 2D", {}, [ACES, FIVE_KINGS], ("AAA KKKKKKw", "A22")),
        ("AS 2C 2D", {}, [ACES], ("AAAA", "22")),
        ("AS 2C 2D", {}, [ACES, "QC QD 2H 2S"], ("AAAA QQww", "22")),
        ("2C 2D AS 3S", {"feed_foot": 9}, [ACES, DIRTY_KINGS], ("AAAA KKKKww", "23")),
        ("2C 2D QC AS", {"feed_foot": 9}, [DIRTY_QUEENS, DIRTY_KINGS], ("QQQw KKKKww", "A2")),
        # A triple begins a meld, and isn't spared; of four one may be.
        ("2C 2D QC QD QH AS", {"feed_foot": 9}, [ACES, DIRTY_KINGS], ("AAA KKKKww QQQ", "A2")),
        ("2C 2D QC QD QH QS", {"feed_foot": 9}, [ACES, DIRTY_KINGS], ("AAA KKKKww QQQ", "Q2")),
        ("2C 2D QC QD QH AS 5C", {"feed_foot": 9}, [ACES, DIRTY_KINGS], ("AAAA KKKKww QQQ", "52")),
        ("2C 2D 2H AS QC", {"feed_foot": 9}, [ACES, DIRTY_KINGS, "QC QD QH"], ("AAAA KKKKwww QQQ", "Q2")),
    ],
)  # fmt: skip
def test_from_the_foot(hand: str, tuning: dict[str, float], melds: list[str], expected: tuple[str, str]) -> None:
    """Given a foot, melds and what the tuning says, this lies on the table afterwards, and this is held."""
    assert laid(hand, tuning, melds=melds, in_foot=(0,)) == expected


@pytest.mark.parametrize(
    ("hand", "tuning", "more", "expected"),
    [
        # A pair and a wild begin a meld whatever the numbers say.
        ("QC QD 2C 4C 5C 6C", {"begin_wilds_hand": 9}, {"melds": [ACES]}, ("AAA QQw", "456")),
        ("2C 4C 5C 6C", {}, {"melds": [TENS]}, ("TTT", "4562")),
        # In a last turn all is laid: naturals, then wilds where fewest make a book, with pairs, anywhere else.
        ("AS *R 4C 5C 6C", {"last_turn": 1}, {"melds": [ACES]}, ("AAAAw", "456")),
        ("2C *R 4C 5C 6C", {"last_turn": 1}, {"melds": [TENS, SIX_KINGS]}, ("TTTw KKKKKKw", "456")),
        ("QC QD 2C 4C 5C 6C", {"last_turn": 1}, {"melds": [TENS]}, ("TTT QQw", "456")),
        ("QC QD 2C 4C 5C 6C", {"last_turn": 1}, {"melds": [SIX_KINGS]}, ("KKKKKKw", "456QQ")),
        ("2C 4C 5C 6C", {"last_turn": 1}, {"melds": [JACKS], "rules": replace(WEB, closed_book="any")},
         ("JJJJJJJ", "4562")),
        ("2C 4C 5C 6C", {"last_turn": 1}, {"melds": [TENS, FIVE_KINGS]}, ("TTT KKKKKww", "456")),
        ("2C 4C 5C 6C", {"last_turn": 1}, {"melds": [TENS, SIX_KINGS], "rules": ONE_A_TURN}, ("TTT KKKKKKw", "456")),
        ("2C 2D 2H 4C", {"last_turn": 1}, {"melds": [FIVE_KINGS, clean_book("J", 5)], "rules": ONE_A_TURN},
         ("KKKKKww JJJJJw", "42")),
        ("2C 4C 5C", {"last_turn": 1}, {**FOOT, "melds": [TENS, SIX_KINGS]}, ("TTT KKKKKKw", "45")),
        ("2C 4C 5C 6C", {"last_turn": 1}, {"melds": ["KC KD KH KS KC 2S 2H"]}, ("KKKKKwww", "456")),
    ],
)  # fmt: skip
def test_while_the_round_may_end(
    hand: str, tuning: dict[str, float], more: dict[str, Any], expected: tuple[str, str]
) -> None:
    assert laid(hand, tuning, threatened=True, **more) == expected


def test_jokers_are_laid_before_twos() -> None:
    position = at("2C 2D *R 4C", melds=[DIRTY_KINGS], phase="play")
    assert lay_wilds(position, 0, 0, CLASSES.index("K"), 2) == 2
    assert (melds(position), held(position)) == ("KKKKwww", "42")
