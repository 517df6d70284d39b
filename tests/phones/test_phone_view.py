import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import pytest
from msgspec.structs import replace

from game.cards import Card
from game.engine.draft import Draft
from game.engine.events import BookCompleted, Event, Melded, MeldsTakenBack, WentOut
from game.engine.moves import Discard, Draw, Group, Move, Take
from game.engine.table.board import Phase
from game.engine.table.state import Table
from game.engine.table.view import PlayerView, view_of
from game.messages.functions import (
    deck_cut as say_deck_cut,
    errors as say_errors,
    phones as say,
    possible as say_possible,
    scores as say_scores,
    screens as say_screens,
    table as say_table,
)
from game.messages.person import Person
from game.phones.phone_asks import PhoneAsk, chosen_first, outcome_of
from game.phones.phone_view import Beside, Missed, phone_view, waiting_view
from game.play.waiting_pack import WaitingPack
from game.reason.purposes import Advice
from game.sentences.at_table import spoken_text
from game.sentences.at_table.log import LogLine
from game.sentences.grammar import seat_person
from game.turn.arrangement import Arrangement, choose_faces, settle, with_draft
from game.turn.gesture_outcomes import Outcome
from game.turn.hinting import Hint
from game.turn.presses import press
from saves.records.journal import ON_DISK, DiskAnswer, Failing
from tests.build import CAMPUS, COUPLES, FAMILY, PARTNERS, WEB, after, books, cards, dealt, go_out, my_view, table

NAMES: Final = ("Anna", "Walt", "Lea", "Rosa")
ANNA, WALT, LEA, ROSA = map(Person, NAMES)


def page(
    now: Table | PlayerView,
    beside: Beside | None = None,
    *,
    chosen: str = "",
    draft: Draft | None = None,
    seat: int = -1,
    fresh: str = "",
    undoable: int = 0,
    happened: Sequence[Event] = (),
    names: tuple[str, ...] = NAMES,
) -> dict[str, Any]:
    """The page of the seat to act, or of another one."""
    view = now if isinstance(now, PlayerView) else my_view(now) if seat < 0 else view_of(now, seat)
    arrangement = replace(with_draft(settle(Arrangement(), view), draft), fresh=cards(fresh))
    arrangement = choose_faces(arrangement, view, cards(chosen)) if chosen else arrangement
    steps = [(LogLine(event=event, board=view.board, names=names),) for event in happened]
    found: dict[str, Any] = json.loads(phone_view(view, arrangement, names, undoable, steps, 7, beside or Beside()))[
        "page"
    ]
    return found


TURN = table("KH KD 4S", phase="play", melds=["8S 8H 8D"])


def test_players_are_listed_from_the_next_one_on() -> None:
    now = table("KH 4S", hands={1: "5C 6C 7C"}, in_foot=(2,), phase="play")
    told = page(now, Beside(asleep=frozenset({3})), seat=1)["players"]
    assert [(one["seat"], one["name"], one["team"]) for one in told] == [(2, "Lea", 0), (3, "Rosa", 1), (0, "Anna", 0)]
    assert [(one["hand"], one["lying"]) for one in told] == [(2, 0), (2, 2), (2, 2)]
    assert [one["turn"] for one in told] == [False, False, True]
    assert [one["asleep"] for one in told] == [False, True, False]
    assert [one["heard"] for one in told] == [
        spoken_text.player(name, now.board, at, at == 3, one["sign"])
        for name, at, one in zip(("Lea", "Rosa", "Anna"), (2, 3, 0), told, strict=True)
    ]


def test_teams_are_listed_with_the_own_one_first() -> None:
    now = table(
        "KH 4S",
        replace(WEB, red_threes="lay_down"),
        phase="play",
        melds=["8S 8H 8D"],
        their_melds=["QS QH QD QC QS QH 2D", "9S 9H 9D"],
        totals=(120, 300),
        red_threes=["3H 3D", ""],
    )
    own, other = page(now, seat=1)["teams"]
    assert [(one["team"], one["mine"], one["total"], one["red"]) for one in (own, other)] == [
        (1, True, 300, ""),
        (0, False, 120, "3H 3D"),
    ]
    assert [one["now"] for one in (own, other)] == [300 + 6 * 10 + 20 + 30, 200 + 30]
    assert [one["wanted"] for one in (own, other)] == [["clean"], ["clean", "dirty"]]
    ended = replace(now, board=replace(now.board, phase=Phase.ENDED))
    assert [one["wanted"] for one in page(ended, seat=1)["teams"]] == [[], []]
    queens, nines = own["melds"]
    assert (queens["id"], queens["count"], queens["kind"], queens["book"]) == ("book/1/0", 7, "dirty", True)
    assert (nines["id"], nines["count"], nines["kind"], nines["book"]) == ("meld/1/1", 3, "clean", False)
    assert (len(queens["wilds"]), nines["wilds"], nines["size"]) == (1, "", 7)


@pytest.mark.parametrize(("move", "body"), [(Draw(), "Press Draw."), (Take(()), "Press Take the pile.")])
def test_a_hint_names_the_button_and_no_click(move: Move, body: str) -> None:
    """The bug: on a phone a hint to draw went on: "or click the stock"."""
    now = table("KH KD 4S", COUPLES, pile="5C 9C TC 5D 9D TD KS", melds=["8S 8H 8D"])
    told = page(now, Beside(hint=Hint(Advice(move=move), is_laid=True)))["hint"]
    assert told["body"] == [body]


def test_the_pile_and_the_stock_are_told_by_eye_and_by_ear() -> None:
    frozen = page(table("KH 4S", replace(WEB, freeze="until_taken"), pile="5C 2S 9H", frozen=3))["pile"]
    assert (frozen["count"], frozen["upcard"], frozen["frozen"], frozen["brings"]) == (3, "9H", True, 3)
    assert (frozen["stock"], frozen["stock_words"]) == (6, say_table.sign_stock(6))
    free = page(table("KH 4S", pile="9H"))["pile"]
    assert (free["frozen"], free["brings"]) == (False, 1)
    assert free["heard"] != frozen["heard"]
    assert page(table("KH 4S"))["pile"]["upcard"] is None


def test_the_hand_says_what_is_new_chosen_and_advised() -> None:
    told = page(TURN, chosen="KD")
    assert [one["card"] for one in told["cards"]] == ["KH", "KD", "4S"]
    assert [one["chosen"] for one in told["cards"]] == [False, True, False]
    assert [one["heard"] for one in told["cards"]] == [
        say.card_heard(card, place, 3, False) for place, card in enumerate(cards("KH KD 4S"), 1)
    ]
    drawn = page(TURN, fresh="KD")["cards"]
    assert [(one["new"], one["heard"]) for one in drawn] == [
        (place == 2, say.card_heard(card, place, 3, place == 2)) for place, card in enumerate(cards("KH KD 4S"), 1)
    ]
    hint = Hint(Advice(move=Discard(Card("4S")), cards=cards("4S")))
    assert [one["hinted"] for one in page(TURN, Beside(hint=hint))["cards"]] == [False, False, True]
    assert told["lit"] == ["discard"]
    assert page(TURN)["lit"] == []
    assert page(table("8C 4S KH", phase="play", melds=["8S 8H 8D"]), chosen="8C")["lit"] == ["discard", "meld/0/0"]
    assert page(TURN, chosen="5C", seat=1)["lit"] == []
    laid = Draft("meld", (Group(cards("KH KD")),))
    assert page(table("KH KD KS 4S", phase="play", melds=["8S 8H 8D"]), chosen="KS", draft=laid)["lit"] == [
        "new_pile",
        "staged/0/0",
    ]


def test_an_upcard_that_must_move_is_chosen_when_its_take_begins() -> None:
    """Given a wild card on the pile and only clean melds, the place is the player's to choose: the melds light up for
    the upcard, and one that is tapped takes it. The bug: a phone couldn't move it, and so not take the pile.
    """
    view = my_view(table("4S 5S 6S 7S", CAMPUS, pile="5D 2S", melds=["8C 8S 8D 8H", "9C 9S 9D 9H"]))
    taken = outcome_of(PhoneAsk(1, deed="take"), view, settle(Arrangement(), view), 0)
    assert isinstance(taken, Outcome)
    begun = taken.arrangement
    assert begun is not None
    told = json.loads(phone_view(view, begun, NAMES, 0, (), 7))["page"]
    assert (told["draft"]["upcard"], told["draft"]["upcard_chosen"]) == (0, True)
    assert told["lit"] == ["meld/0/0", "meld/0/1"]
    ask = PhoneAsk(1, cards="", upcard=True, drop="meld/0/1")
    laid = outcome_of(ask, view, chosen_first(ask, view, begun), 0)
    assert isinstance(laid, Outcome)
    assert laid.arrangement is not None
    assert laid.arrangement.draft == Draft("take", (Group((Card("2S"),), 1),))
    pair = my_view(table("KC KD 4S 5S", WEB, pile="5D KS", melds=["KH KD KC"]))
    whole = outcome_of(PhoneAsk(1, deed="take"), pair, settle(Arrangement(), pair), 0)
    assert whole == press(pair, settle(Arrangement(), pair), "take")


def test_what_can_be_done_is_listed_and_each_row_says_what_it_sends() -> None:
    now = table("8C 9C TC JC KH KD KS 4S", phase="play", melds=["8S 8H 8D", "9S 9H 9D", "TS TH TD", "JS JH JD"])
    rows = page(now)["ways"]
    assert [(row["kind"], row["ask"]) for row in rows] == [
        ("add", None),
        ("begin", {"move": {"move": "meld", "melds": [{"cards": "KS KH KD"}]}}),
        ("discard", None),
    ]
    assert [[one["kind"] for one in row["several"]] for row in rows] == [["add"] * 4, [], []]
    assert page(table("KH KD KS AH AD AS 4S", phase="play"))["ways"][0]["ask"] == {"deed": "stage"}
    other = page(now, seat=1)
    assert (other["ways"], other["possible"]) == ([], [say_possible.nothing()])


def test_the_log_reads_as_its_seat_reads_it() -> None:
    anna, lea = page(TURN, seat=2, happened=MELDS_LAID)["log"]
    assert [(one["who"], one["team"]) for one in (anna, lea)] == [("Anna", 0), ("You", 0)]
    assert anna["text"] == f"Anna {anna['what']}"


def test_the_foot_is_shown_until_it_is_played_but_not_while_stacks_are_chosen() -> None:
    told = page(TURN)["foot"]
    assert told["count"] == 2
    assert told["label"] == say_table.stack_of(seat_person(NAMES, 0, 0), "foot", 0)
    assert told["heard"] == say_table.foot_label("foot", 2, 0)
    tail = page(table("KH 4S", replace(WEB, tail_cards=3), tails={0: "5C 6C 7C"}, phase="play"))["foot"]
    assert (tail["label"], tail["heard"]) == (told["label"], say_table.foot_label("foot", 2, 3))
    assert page(table("KH 4S", in_foot=(0,), phase="play"))["foot"] is None
    assert page(dealt(COUPLES, settled=False))["foot"] is None


@pytest.mark.parametrize(
    ("missed", "seat", "laid", "body"),
    [
        (Missed(1, 3, 0, False), 0, "", f"{say.your_turn_now()} {say.missed_turns(3)}"),
        (Missed(1, 3, 1, False), 0, "", f"{say.your_turn_now()} {say.computer_played(1)}"),
        (Missed(1, 0, 0, False), 0, "", say.still_yours()),
        (Missed(1, 0, 0, False), 0, "KH KD", f"{say.still_yours()} {say.still_laid_out()}"),
        (Missed(1, 2, 0, False), 0, "KH KD", f"{say.your_turn_now()} {say.missed_turns(2)}"),
        (Missed(1, 0, 0, True), 0, "", f"{say.round_began()} {say.your_turn_now()}"),
        (Missed(1, 0, 0, False), 1, "", say.is_playing(ANNA)),
        (Missed(1, 2, 0, False), 1, "", f"{say.is_playing(ANNA)} {say.missed_turns(2)}"),
    ],
)
def test_a_phone_that_wakes_up_says_what_was_missed(missed: Missed, seat: int, laid: str, body: str) -> None:
    draft = Draft("meld", (Group(cards(laid)),)) if laid else None
    greeting = page(TURN, Beside(missed=missed), seat=seat, draft=draft)["greeting"]
    assert greeting == {"number": 1, "head": say.welcome(NAMES[seat]), "body": body}
    assert page(TURN, seat=seat)["greeting"] is None


@pytest.mark.parametrize(
    ("totals", "winners", "seat", "end"),
    [
        ((1300, 1000), (0,), 0, (True, say.won_by(300))),
        ((1300, 1000), (0,), 1, (False, say.so_close())),
        ((1500, 1000), (0,), 1, (False, say.won_by(500))),
        ((1000, 1000), (0, 1), 1, (True, "")),
    ],
)
def test_the_end_is_told_to_each_side(
    totals: tuple[int, ...], winners: tuple[int, ...], seat: int, end: tuple[bool, str]
) -> None:
    view = view_of(TURN, seat)
    view = replace(view, board=replace(view.board, totals=totals))
    told = page(view, Beside(is_over=True, winners=winners))["end"]
    assert (told["won"], told["under"]) == end
    assert told["winners"] == list(winners)
    assert told["faces"] == [one for team in winners for one in (team, team + 2)]
    called = [("You & Lea", "Walt & Rosa"), ("Anna & Lea", "You & Rosa")][seat]
    assert told["headline"] == say_scores.winner(
        [called[team] for team in winners], winners[0] == seat % 2, True, seat % 2 in winners
    )


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize(("seat", "called"), [(0, "You"), (1, "Anna")])
def test_the_end_of_a_match_of_people_alone_names_one_winner(seat: int, called: str, players: int) -> None:
    view = view_of(table("KH 4S", players=players, teams=players, phase="play"), seat)
    view = replace(view, board=replace(view.board, totals=(1300, 1000, 900)[:players]))
    told = page(view, Beside(is_over=True, winners=(0,)), names=NAMES[:players])["end"]
    assert told["headline"] == say_scores.winner([called], seat == 0, False, seat == 0)
    assert told["faces"] == [0]


BOOKS_CLOSED = (BookCompleted(2, 0, 0, "clean"), BookCompleted(1, 1, 0, "dirty"), BookCompleted(0, 0, 1, "dirty"))
MELDS_LAID = Melded(0, 0, 0, cards("KH KD KS"), True), Melded(2, 0, 0, cards("KC"), False)


@pytest.mark.parametrize(
    ("happened", "seat", "part"),
    [
        ((), 0, ""),
        ((*MELDS_LAID, *BOOKS_CLOSED, WentOut(0, None)), 0, say.part(1, 2, 1, 3)),
        ((*MELDS_LAID, *BOOKS_CLOSED, WentOut(0, None)), 1, say.part(1, 1, 0, 0)),
        ((*MELDS_LAID, *BOOKS_CLOSED), 3, ""),
        ((*MELDS_LAID, MeldsTakenBack(2, 1)), 2, ""),
        (MELDS_LAID, 2, say.part(0, 0, 0, 1)),
    ],
)
def test_the_end_has_the_part_that_this_seat_had_in_it(happened: Sequence[Event], seat: int, part: str) -> None:
    now = table("4S", phase="play", melds=("KH KD KS KC KH KD KS", "8S 8H 8D 8C 8S 8H 2D"), their_melds=["QS QH 2D"])
    assert page(now, Beside(is_over=True, winners=(0,)), seat=seat, happened=happened)["end"]["part"] == part


def test_a_match_that_was_given_up_has_no_winner() -> None:
    told = page(TURN, Beside(is_over=True))
    assert (told["end"]["headline"], told["end"]["faces"], told["end"]["part"]) == (say_scores.given_up(), [], "")
    assert (told["mine"], told["buttons"], told["possible"], told["head"]) == (False, [], [], say_scores.match_over())
    assert told["over"]
    assert page(TURN, Beside(is_over=True), seat=1)["possible"] == []


def test_after_a_match_phones_ask_for_the_next_one() -> None:
    beside = Beside(is_over=True, asked="new", wanting=frozenset({0, 2}), on_phones=frozenset({0, 2, 3}))
    told = page(TURN, beside)
    assert [one["again"] for one in told["again"]] == ["same", "new"]
    assert (told["asked"], told["wants"]) == (say.asked_new(), True)
    assert told["others"] == [
        {"seat": 2, "team": 0, "wants": True, "heard": say.wants_again(LEA)},
        {"seat": 3, "team": 1, "wants": False, "heard": say.has_not_said(ROSA)},
    ]
    assert page(TURN, replace(beside, asked="same"), seat=3)["wants"] is False
    for other in (replace(beside, asked=None), replace(beside, is_over=False)):
        assert (page(TURN, other)["again"], page(TURN, other)["others"]) == ([], [])
    assert page(TURN, replace(beside, asked=""))["asked"] == ""


def test_only_the_partner_sees_the_question_about_going_out() -> None:
    now = table(
        "4S",
        CAMPUS,
        seat=0,
        phase="play",
        played_foot=(0, 2),
        hands={2: "9C"},
        melds=books(CAMPUS, 1, 1),
    )
    asked = after(now, go_out(discard="4S"))
    told = page(asked, seat=2)
    assert told["question"] == ["No new book.", "The round ends at once.", "It costs you 10."]
    assert told["mine"]
    assert page(asked, seat=0)["question"] is None
    assert page(asked, seat=1)["question"] is None
    assert page(asked, Beside(is_over=True), seat=2)["question"] is None


def test_what_is_at_stake_is_told_before_the_partner_is_asked() -> None:
    whole = Draft("go_out", (), Card("4S"))
    for rules, asks in ((CAMPUS, True), (replace(CAMPUS, permission=False), False)):
        now = table("4S", rules, phase="play", played_foot=(0, 2), melds=books(rules, 1, 1))
        assert bool(page(now, draft=whole)["body"]) == asks
        assert page(now)["body"] == page(now, seat=1)["body"] == ""


def test_pack_is_offered_to_the_seat_that_cuts() -> None:
    pack = WaitingPack(round=1, cutter=1, dealer=0, cards=108)
    cutter, other = (page(TURN, Beside(pack=pack), seat=seat) for seat in (1, 0))
    assert (cutter["cut_deck"]["mine"], cutter["cut_deck"]["cards"]) == (True, 108)
    assert cutter["head"] == say_deck_cut.cut_heading("")
    assert not other["cut_deck"]["mine"]
    assert other["head"] != cutter["head"]


def test_a_packet_is_lifted_by_the_seat_whose_turn_it_is() -> None:
    """Given a deal that is cut, the heading says how many to lift, and nothing else does, such as where the packet's
    edge begins: the bug was a slider that began at the right number and named it. Nobody else is asked.
    """
    now = dealt(PARTNERS, settled=False)
    mover = now.board.mover
    cut, head = page(now)["cut"], page(now)["head"]
    assert head == say_screens.cut_heading(22)
    assert (cut["bounds"], cut["starts"], cut["steps"], cut["split"]) == ([3, 60], [8, 38], [2, 5], None)
    assert [fact for fact in cut.values() if fact == 22] == []
    passed = dealt(replace(PARTNERS, stacks_pass="foot_left"), settled=False)
    before, after_it = (seat_person(NAMES, (passed.board.mover + step) % 4) for step in (-1, 1))
    assert page(passed)["cut"]["split"]["line"] == say_screens.split_line(after_it, before)
    other = page(now, seat=(mover + 1) % 4)
    assert (other["cut"], "22" in other["head"]) == (None, False)
    assert page(TURN)["cut"] is None


def test_the_round_and_the_last_one_are_named() -> None:
    view = my_view(TURN)
    for rounds, title in ((4, "Round 1 of 4"), (0, "Round 1")):
        rules = replace(view.board.rules, rounds=rounds, target_score=10_000)
        assert page(replace(view, board=replace(view.board, rules=rules)))["round"] == title
    last = page(replace(view, board=replace(view.board, last_round=True)))
    assert (last["round"], last["last"]) == (say.last_round(), True)


@pytest.mark.parametrize(
    ("failing", "notice"),
    [
        (None, ""),
        (Failing(Path("x"), "No space left"), say_errors.disk_fails("No space left")),
        (Failing(Path("x"), "", is_silent=True), say_errors.disk_silent()),
    ],
)
def test_a_disk_that_refuses_is_on_every_page(failing: Failing | None, notice: str) -> None:
    kept = DiskAnswer(1, failing) if failing else ON_DISK
    assert page(TURN, Beside(kept=kept))["unsaved"] == notice
    assert json.loads(waiting_view(NAMES, 1, "", "wait", kept))["page"]["unsaved"] == notice


def test_between_two_matches_a_page_has_no_cards() -> None:
    told = json.loads(waiting_view(NAMES, 1, "over", "wait"))
    assert told == {
        "page": {
            "between": {"over": "over", "waits": "wait"},
            "mine": False,
            "seat": 1,
            "name": "Walt",
            "head": "over",
            "next_round": "",
            "cards": [],
            "over": False,
            "unsaved": "",
        }
    }
    assert json.loads(waiting_view(NAMES, 1, "", "wait", at=9))["at"] == 9
    assert json.loads(waiting_view(NAMES, 1, "", "wait"))["page"]["head"] == "wait"


def test_buttons_are_those_of_the_screen_that_a_phone_has_room_for() -> None:
    def deeds(**given: Any) -> list[str]:
        return [one["deed"] for one in page(TURN, **given)["buttons"]]

    assert deeds() == ["meld", "discard", "go_out", "hint", "sort", "undo"]
    assert "hint" not in deeds(beside=Beside(may_hint=False))
    laid = deeds(draft=Draft("meld", (Group(cards("KH KD")),)))
    assert "hint" not in laid
    assert "take_back" in laid
    gold = [one["deed"] for one in page(TURN, chosen="4S")["buttons"] if one["gold"]]
    assert gold == ["discard"]
    assert page(dealt(FAMILY, settled=False))["buttons"] == []


def test_two_stacks_to_choose_from_are_named_by_where_they_lie() -> None:
    now = dealt(COUPLES, settled=False)
    told = page(now)["choose"]
    assert [one["name"] for one in told["stacks"]] == [say_screens.left_stack(), say_screens.right_stack()]
    giver = seat_person(NAMES, (now.board.mover + 1) % 4)
    assert [one["note"] for one in told["stacks"]] == [say_screens.stack_note(True, giver, 11)] * 2
    assert told["line"] == say_screens.choose_passed("both_right")
    crossed = page(dealt(replace(COUPLES, stacks_pass="left"), settled=False))["choose"]
    assert [one["note"] for one in crossed["stacks"]] == [
        say_screens.stack_note(False, Person("", is_you=True), 11),
        say_screens.stack_note(True, seat_person(NAMES, (now.board.mover - 1) % 4), 11),
    ]
    kept = page(dealt(replace(COUPLES, stacks_pass="none"), settled=False))["choose"]
    assert kept["line"] == say_screens.choose_line()
    assert page(now, seat=(now.board.mover + 1) % 4)["choose"] is None


def test_a_meld_shows_the_same_card_as_at_the_screen() -> None:
    now = table("KH 4S", phase="play", melds=["8S 8H 8D", "QS QD QC QS QH QD QC", "JH JD JC JS JH JD 2D", "9H 2D 9C"])
    tops = {one["top"][0]: one["top"] for one in page(now)["teams"][0]["melds"]}
    assert tops == {"8": "8D", "Q": "QH", "J": "JS", "9": "9C"}
