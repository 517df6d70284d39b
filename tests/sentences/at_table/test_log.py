from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Any, Final

import pytest
from msgspec.structs import replace

from game.cards import Card, parse_cards
from game.engine import events as happened
from game.engine.apply import apply
from game.engine.melding.melds import meld_of
from game.engine.moves import Draw, Move
from game.engine.table.state import Table
from game.engine.table.view import SPECTATOR
from game.messages.functions import log as say
from game.messages.language import speak
from game.sentences.at_table import log as words
from game.sentences.at_table.log import LogLine, log_lines
from game.sentences.at_table.recap import (
    Weight,
    answers_of_turn,
    done_meanwhile,
    last_lap,
    last_turns,
    latest_kept_steps,
    since_last_turn,
    standing,
    weight_of,
)
from game.sentences.grammar import seat_person, team_name, team_person
from tests.build import PARTNERS, WEB, after, dealt, go_out, lay, table, take, throw

NAMES = ("Anna", "Walt", "Rosa", "June")
KINGS = "KH KD KS KC KH KD"


def steps(now: Table, *moves: Move, me: int | None = None) -> list[tuple[LogLine, ...]]:
    """The lines of each move, one after the other."""
    found = []
    for move in moves:
        step = apply(now, move)
        now = step.table
        found.append(log_lines(step.events, now.board, NAMES, me))
    return found


def texts(now: Table, *moves: Move, me: int | None = None) -> list[str]:
    """The whole lines of the moves."""
    return [line.text for lines in steps(now, *moves, me=me) for line in lines]


def test_a_turn_reads_as_people_tell_it() -> None:
    now = table("KH KD KS QH QD 2C 9C 9D 4S", n=1)
    assert texts(now, Draw(), lay("KH KD KS", "QH QD 2C"), throw("4S")) == [
        "Anna drew two cards",
        "Anna opened with 70",
        "Anna melded three kings",
        "Anna melded two queens and a two",
        "Anna discarded the four of spades",
    ]


def test_the_newest_lines_are_found_without_reading_the_match_again() -> None:
    turns = steps(table("AH AD AS QH QD QS 9C 9D 4S", n=1), Draw(), lay("AH AD AS"), lay("QH QD QS"))
    two, one = (log_lines([happened.MeldsTakenBack(0, moves)], table("KH").board, NAMES) for moves in (2, 1))
    recent = [*turns, one, turns[2], two, turns[1], turns[2], one]

    class Unread(tuple[LogLine, ...]):
        def __iter__(self) -> Iterator[LogLine]:
            raise AssertionError("read")

    def events(told: Iterable[Sequence[LogLine]]) -> list[list[happened.Event]]:
        return [[line.event for line in step] for step in told]

    assert events(islice(latest_kept_steps([*[Unread()] * 500, *recent]), 2)) == events((turns[1], turns[0]))
    assert events(standing(recent)) == events(turns[:2])


def test_an_opening_tells_all_that_was_laid_down_in_its_turn() -> None:
    now = table("AC AD AH KC KD KH KS 4S 5S", n=1, hands={1: "QC QD QH 9C 9D 9S 4C 5C"})
    turn = steps(now, Draw(), lay("AC AD AH"), lay("KC KD KH"), throw("4S"))

    def opened(told: Sequence[Sequence[LogLine]]) -> list[str]:
        return [line.text for step in standing(told) for line in step if "opened" in line.text]

    assert opened(turn[:2]) == ["Anna opened with 60"]
    assert opened(turn) == ["Anna opened with 90"]
    back = log_lines([happened.MeldsTakenBack(0, 1)], now.board, NAMES)
    assert opened([*turn[:3], back]) == ["Anna opened with 60"]
    then = after(now, Draw(), lay("AC AD AH"), lay("KC KD KH"), throw("4S"))
    theirs = steps(then, Draw(), lay("QC QD QH", "9C 9D 9S"), throw("4C"))
    assert opened([*turn, *theirs]) == ["Anna opened with 90", "Walt opened with 60"]


def test_drawn_cards_are_never_told_not_even_to_who_drew_them() -> None:
    now = table("KH", stock="JH *R 5C")
    for me in (None, 0, 1):
        (line,) = texts(now, Draw(), me=me)
        assert line.endswith("drew two cards")


def test_the_reader_is_you() -> None:
    assert texts(table("KH"), Draw(), me=0) == ["You drew two cards"]


def test_each_line_counts_the_cards_that_lay_there_then() -> None:
    """The bug: queens and twos laid in one move: "added two queens: now seven cards", then the twos, "now seven"."""
    now = table("QC QD 2C 2D 5S", phase="play", melds=["QH QS 2H"])
    told = texts(now, lay("QC QD > 0", "2C 2D > 0"))
    assert told[:2] == ["Anna added two queens: now 5 of 7", "Anna added two twos to the queens: now seven cards"]


def test_adding_to_a_meld_tells_how_far_it_is_and_to_which_a_wild_went() -> None:
    now = table("KC 2C 9C 9D", phase="play", melds=["KH KD KS KC KH", "QH QD QS"])
    assert texts(now, lay("KC > 0"), lay("2C > 1")) == [
        "Anna added a king: now 6 of 7",
        "Anna added a two to the queens: now 4 of 7",
    ]


def test_a_completed_book_is_a_great_event_with_its_points() -> None:
    now = table("KC KD 9C 9D", phase="play", melds=[KINGS])
    completed = "Anna completed a clean book of kings, +500"
    assert texts(now, lay("KC KD > 0")) == ["Anna added two kings: now eight cards", completed]
    (lines,) = steps(now, lay("KC > 0"))
    assert [line.text for line in lines][1:] == [completed]
    assert [weight_of(line) >= Weight.OPENING for line in lines] == [False, True]


def test_a_card_added_to_a_book_names_the_book() -> None:
    now = table("KC 9C 9D", phase="play", melds=[f"{KINGS} KC"])
    assert texts(now, lay("KC > 0")) == ["Anna added a king to the book of kings"]


def test_a_book_that_turns_dirty_says_so() -> None:
    rules = replace(WEB, closed_book="any")
    now = table("2C 9C 9D", rules, phase="play", melds=[f"{KINGS} KC"])
    assert texts(now, lay("2C > 0"))[1] == "Anna turned the clean book of kings dirty"


def test_the_pile_is_counted_with_its_upcard() -> None:
    now = table("QH QD KH", pile="4C 4D 5C 5D TC TD QS", melds=["KD KS KC"])
    assert texts(now, take("QH QD QS"))[0] == "Anna took the pile: seven cards, the queen of spades on top"


def test_taking_up_the_foot_and_going_out_are_told() -> None:
    assert "Anna picked up the foot" in texts(table("KH", phase="play"), throw("KH"))
    books = [f"{KINGS} KC", "QH QD QS QC QH QD 2C"]
    now = table("4S", phase="play", melds=books, in_foot=[0, 2], played_foot=[0, 2])
    told = texts(now, go_out(discard="4S"))
    assert told[0] == "Anna went out, discarding the four of spades"
    assert told[1].startswith("Round 1 ended: Anna & Rosa +")


SCORES = tuple(happened.TeamScore(melded=0, books=0, bonus=0, cut=0, left=0, total=total) for total in (500, -20))


@pytest.mark.parametrize(
    ("event", "text", "short"),
    [
        (happened.PacketCut(1, 25, 0), "Walt lifted 25 cards; three went back", "lifted 25, put 3 back"),
        (happened.PacketCut(2, 21, 0), "Rosa lifted 21 cards; one more was added", "lifted 21, 1 added"),
        (happened.PacketCut(3, 22, 300), "June lifted 22 cards, exactly right: +300", "lifted 22, +300"),
        (happened.StackChosen(1, 0), "Walt chose the left stack", "chose a stack"),
        (happened.StackChosen(1, 1), "Walt chose the right stack", "chose a stack"),
        (happened.UpcardTurned(Card("4S"), ()), "The four of spades starts the discard pile", "The pile starts with"),
        (
            happened.UpcardTurned(Card("4S"), parse_cards("2C 3D")),
            "The four of spades starts the discard pile, after two cards went under the stock",
            "The pile starts with",
        ),
        (
            happened.RedThreesLaid(1, 1, parse_cards("3D 3H"), 2, None),
            "Walt laid down two red threes, drawing two cards",
            "laid two red threes",
        ),
        (
            happened.RedThreesLaid(1, 1, parse_cards("3D"), 0, None),
            "Walt laid down one red three",
            "laid one red three",
        ),
        (
            happened.StockShuffled(56),
            "The discards were shuffled into a new stock of 56 cards",
            "Discards reshuffled",
        ),
        (happened.PermissionAsked(0, 3), "Anna asked to go out", "asked to go out"),
        (happened.PermissionAnswered(2, 0, yes=True), "Rosa said yes: Anna can go out", "said yes"),
        (happened.PermissionAnswered(2, 0, yes=False), "Rosa said no: Anna can't go out yet", "said no"),
        (happened.WentOut(0, None), "Anna went out without a discard", "went out"),
        (happened.FootTaken(1, 5, False, None, is_tail=True), "Walt picked up the tail", "picked up the tail"),
        (happened.Held(1), "Walt kept their last card", "kept a card"),
        (happened.Passed(1), "Walt ended the round: too few cards were left to draw", "ended the round"),
        (
            happened.RoundEnded(2, None, SCORES, (0, 0)),
            "Round 2 ended with nobody going out: Anna & Rosa +500, Walt & June −20",
            "Round 2 ended",
        ),
    ],
)
def test_each_event_has_a_line_and_a_short_form(event: happened.Event, text: str, short: str) -> None:
    (line,) = log_lines([event], dealt(PARTNERS, settled=False).board, NAMES)
    assert (line.text, line.short) == (text, short)


def lines_of(*events: happened.Event) -> tuple[LogLine, ...]:
    """The lines of events at a table of four."""
    return log_lines(events, table().board, NAMES)


THREW = [happened.Discarded(seat % 4, Card(card)) for seat, card in enumerate(["4S", "5S", "6S", "7S", "8S"])]


BEGAN = happened.RoundBegan(2, 3, 0)


def test_the_last_lap_has_one_turn_of_everybody_in_this_round() -> None:
    """Given five turns, the first is left out, and what is under way is there; nothing of the round before is. The bug:
    the foot of the first turn's player was there.
    """
    draws = [happened.Drew(seat % 4, 2, None) for seat in range(6)]
    turns = [event for turn in zip(draws, THREW, strict=False) for event in turn]
    assert [line.event for line in last_lap(lines_of(*turns, draws[5]), 4)] == [*turns[2:], draws[5]]
    foot = happened.FootTaken(0, 11, False, None), happened.RedThreesLaid(0, 0, parse_cards("3H"), 1, None)
    assert [line.event for line in last_lap(lines_of(*turns[:2], *foot, *turns[2:]), 4)] == turns[2:]
    assert [line.event for line in last_lap(lines_of(*turns[:4], BEGAN, *turns[4:]), 4)] == turns[4:]
    told = {seat: [line.event for line in lines] for seat, lines in done_meanwhile(lines_of(*turns), 1).items()}
    assert told == {2: [THREW[2]], 3: [THREW[3]], 0: [THREW[4]]}
    assert done_meanwhile(lines_of(*turns), SPECTATOR) == {}


def test_the_last_turn_of_each_seat_is_the_one_that_has_ended() -> None:
    cuts: list[happened.Event] = [
        happened.PacketCut(0, 22, 300),
        happened.PacketCut(1, 22, 300),
        happened.StackChosen(1, 0),
    ]
    melds, out = happened.Melded(1, 1, 0, parse_cards("KC KD KH"), begun=True), happened.WentOut(1, None)

    def turns(*events: happened.Event) -> dict[int, list[happened.Event]]:
        return {seat: [line.event for line in lines] for seat, lines in last_turns(lines_of(*events)).items()}

    assert turns(*cuts, THREW[0], melds) == {0: [THREW[0]], 1: cuts[1:]}
    assert turns(THREW[1], melds, out) == {1: [melds, out]}
    assert turns(*THREW, BEGAN, THREW[2]) == {2: [THREW[2]]}


def test_answers_are_known_until_the_turn_is_over() -> None:
    yes, no = (happened.PermissionAnswered(2, 0, yes=said) for said in (True, False))
    other = happened.PermissionAnswered(4, 0, yes=True)
    assert answers_of_turn(lines_of(yes, THREW[3], no, other)) == {2: False, 4: True}
    for end in (THREW[0], happened.Held(0), happened.Passed(0), BEGAN):
        assert answers_of_turn(lines_of(yes, end)) == {}


def test_who_comes_back_reads_what_mattered_since_his_last_turn() -> None:
    now = table("KH KD KS QH QD 2C 9C 4S", hands={1: "5C 5D", 2: "8C 8D", 3: "JC JD"}, stock="TC TD TH TS TC TD TH TS")
    told = steps(
        now,
        Draw(),
        lay("KH KD KS", "QH QD 2C"),
        throw("4S"),
        Draw(),
        throw("5C"),
        Draw(),
        throw("8C"),
        Draw(),
        throw("JC"),
    )
    assert [line.text for line in missed(told, 0)] == [
        "Walt discarded the five of clubs",
        "Rosa discarded the eight of clubs",
        "June discarded the jack of clubs",
    ]


def missed(told: Sequence[Sequence[LogLine]], seat: int) -> list[LogLine]:
    """What the curtain tells a seat of these steps."""
    return [
        line for line in since_last_turn([line for step in standing(told) for line in step], seat) if weight_of(line)
    ]


TO_FOOT: Final[dict[str, Any]] = {
    "foot": "9C 9D JD",
    "hands": {1: "5C 5D", 2: "8C 8D", 3: "JC JS"},
    "stock": "TC TD TH TS TC TD TH TS",
    "phase": "play",
}


@pytest.mark.parametrize(
    ("now", "move"),
    [
        (table("4S", **TO_FOOT), throw("4S")),
        (
            table("KC KD KH", melds=["AC AD AH"], rules=replace(WEB, foot_ends_turn=True), **TO_FOOT),
            lay("KC KD KH"),
        ),
    ],
)
def test_a_foot_belongs_to_the_turn_that_ends_with_it(now: Table, move: Move) -> None:
    """Given a foot that comes with the discard or ends the turn, it is no news to its owner, who misses nothing from
    before. The bugs: it was told of the owner's next turn, and who had no discard was told of the lap before, too.
    """
    told = steps(now, move, Draw(), throw("5C"), Draw(), throw("8C"), Draw(), throw("JC"), Draw(), throw("9C"))
    first, whole = ([line for step in some for line in step] for some in (told[:-2], told))
    assert last_turns(first)[0][-1].text == "Anna picked up the foot"
    assert [line.text for line in last_turns(whole)[0]] == ["Anna drew two cards", "Anna discarded the nine of clubs"]
    assert [line.what for line in missed([lines_of(THREW[3]), *told[:-2]], 0)] == [
        "discarded the five of clubs",
        "discarded the eight of clubs",
        "discarded the jack of clubs",
    ]
    assert "Anna picked up the foot" in [line.text for line in missed(told[:5], 3)]
    assert told[0][0] not in last_lap(first, 3)


def test_nothing_that_was_done_is_left_out_for_another() -> None:
    now = table("KH KD KS QH QD QS JH JD JS TH TD TS 9H 9D 9S 4S", hands={1: "5C 5D"})
    melds = lay("KH KD KS", "QH QD QS", "JH JD JS", "TH TD TS", "9H 9D 9S")
    told = missed(steps(now, Draw(), melds, throw("4S"), Draw(), throw("5C")), 3)
    assert [weight_of(line) for line in told] == [Weight.OPENING, *[Weight.MELD] * 5, Weight.DISCARD, Weight.DISCARD]


def test_what_was_taken_back_did_not_happen_for_who_was_away() -> None:
    now = table("KH KD KS QH QD 2C 9C 4S")
    told = steps(now, Draw(), lay("KH KD KS", "QH QD 2C"))
    told.append(log_lines([happened.MeldsTakenBack(0, 1)], now.board, NAMES))
    told += steps(after(now, Draw()), throw("4S"))
    assert [line.text for line in missed(told, 3)] == ["Anna discarded the four of spades"]


def test_a_new_round_begins_a_new_list() -> None:
    now = dealt(WEB)
    began = happened.RoundBegan(2, 3, 0)
    assert log_lines([began], now.board, NAMES)[0].text == "Round 2: June deals, Anna plays first"
    (mine,) = log_lines([began], now.board, NAMES, 0)
    assert (mine.text, mine.short) == ("Round 2: June deals, you play first", "Round 2: you start")
    old = steps(table("KH 4S"), Draw(), throw("4S"))
    assert missed([*old, log_lines([began], now.board, NAMES)], 2) == []


def test_a_name_that_is_you_has_its_own_verb_for_whoever_reads() -> None:
    began = happened.RoundBegan(1, 3, 0)
    (line,) = log_lines([began], dealt(WEB).board, ("You", "Walt", "Rosa", "June"))
    assert line.text == "Round 1: June deals, you play first"


def test_the_same_events_masked_give_the_same_lines() -> None:
    now = dealt(WEB)
    step = apply(now, Draw())
    for seat in range(4):
        masked = happened.events_for(step.events, seat)
        assert [line.text for line in log_lines(masked, step.table.board, NAMES)] == [
            line.text for line in log_lines(step.events, step.table.board, NAMES)
        ]


def test_melds_and_books_are_told_by_whose_they_are() -> None:
    kings = meld_of(parse_cards("KC KD KH"))
    assert words.in_meld(team_person(NAMES, 2, 0, 0), kings, False) == "Your meld of kings now has three cards."
    assert words.in_meld(team_person(NAMES, 2, 1, 0), kings, False).startswith("Walt & June's meld of kings")
    book = meld_of(parse_cards("8C 8S 8D 8H 8C 8S 2D"))
    assert words.in_meld(team_person(NAMES, 2, 0), book, True).startswith("Anna & Rosa's dirty book of eights")


def test_a_taken_card_is_held_or_played() -> None:
    card, you, walt = Card("4S"), seat_person(NAMES, 0, 0), seat_person(NAMES, 1, 0)
    assert say.taken_and_held(you, card) == "You took the four of spades with the pile and still hold it."
    assert say.taken_and_played(you, card).endswith("and have played it since.")
    assert say.taken_and_held(walt, card).endswith("and still holds it.")
    assert say.pile_went_to(you) == "The pile went into your hand."
    assert say.pile_went_to(walt) == "The pile went into Walt's hand."


def test_the_reader_is_called_in_the_language_spoken() -> None:
    speak("es")
    assert texts(table("KH KD KS QH QD 2C 9C 9D 4S", n=1), Draw(), me=0)[0].startswith("Tú robaste")
    assert team_name(NAMES, 2, 0, me=2).startswith("Tú ")
