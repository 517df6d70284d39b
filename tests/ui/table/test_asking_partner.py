"""Asking a computer partner why: by button and by key, at its plate, and only where there is one."""

import re

import pygame

from game.engine.moves import Draw
from game.engine.partners.agreements import Agreement
from game.messages.functions import why as say_why
from game.sentences.at_table.partner_agreements import beside_done
from game.ui.shared.seated_players import People, SeatedPlayer
from tests.build import WEB, lay, table, throw
from tests.ui.table.table_games import NAMES, Sitting

STOCK = " ".join(f"{rank}{suit}" for rank in "458TJQ" for suit in "CDHS")


def at_table(teams: int = 2, people: People | None = None) -> Sitting:
    """Seat 0 is to play; seat 2 holds three aces and a three, the others dull cards."""
    hands = {2: "AC AD AH 3S 6C"}
    now = table("4S 5S 6S", WEB, teams=teams, phase="play", stock=STOCK, hands=hands, pile="3C")
    return Sitting(now, people=people)


def partner_opens(sitting: Sitting) -> None:
    """Everybody plays on until it is seat 3's turn: the partner opens and discards its three."""
    game = sitting.game
    game.go(throw("4S"))
    game.go(Draw())
    game.go(throw("6C"))
    game.go(Draw())
    game.go(lay("AC AD AH"))
    game.go(throw("3S"))
    sitting.settle()


def said(sitting: Sitting) -> str:
    """What stands at a plate now."""
    note = sitting.scene.state.note
    return note.words if note is not None else ""


def test_before_the_partner_has_played_there_is_nothing_to_say() -> None:
    """Given a game just opened, the answer is that the partner has not played."""
    sitting = at_table()
    sitting.key(pygame.K_q)
    assert said(sitting) == say_why.not_played_yet()


def test_what_only_the_hand_could_explain_is_not_offered() -> None:
    """Given a partner who only drew and discarded what nobody can judge, there is no button, and Q says so in a
    sentence. The bug: "I'd have to show my hand to tell you why I drew
    and why I discarded that card."
    """
    sitting = at_table()
    game = sitting.game
    assert not sitting.scene.asks_of_partner(2)
    for move in (throw("4S"), Draw(), throw("6C"), Draw(), throw("AC")):
        game.go(move)
    sitting.settle()
    assert not sitting.scene.asks_of_partner(2)
    sitting.key(pygame.K_q)
    assert said(sitting) == say_why.only_hand()


def test_of_two_partners_the_one_who_played_last_is_asked() -> None:
    """Given two teams of three, whose other partner opened, only at its plate is there a button; the bug: at the plate
    of the one the other answered.
    """
    hands = {4: "AC AD AH 3S 6C"}
    now = table("4S 5S 6S", WEB, players=6, seat=3, phase="play", stock=STOCK, hands=hands, pile="3C")
    sitting = Sitting(now)
    for move in (throw("4S"), Draw(), lay("AC AD AH"), throw("3S")):
        sitting.game.go(move)
    sitting.settle()
    assert [bool(sitting.scene.asks_of_partner(seat)) for seat in (2, 4)] == [False, True]


def test_who_plays_alone_has_nobody_to_ask() -> None:
    """Given four who play alone, there is no button, and the key says that there is no partner."""
    sitting = at_table(teams=4)
    assert not sitting.scene.asks_of_partner(2)
    sitting.key(pygame.K_q)
    assert said(sitting) == say_why.no_partner()


def test_a_person_as_partner_is_not_asked() -> None:
    """Given four people at the table, there is no button, and the key says so."""
    sitting = at_table(people=People(tuple(SeatedPlayer(name, 0, human=True) for name in NAMES[:4])))
    assert not sitting.scene.asks_of_partner(2)
    sitting.key(pygame.K_q)
    assert said(sitting) == say_why.no_partner()


def test_what_was_agreed_is_seen_at_the_table() -> None:
    """Given a partner who agreed on something, T lists it, and so does the plate under the pointer."""
    everybody = [SeatedPlayer(name, look, human=look == 0, tells=look > 0) for look, name in enumerate(NAMES[:4])]
    agreeing = SeatedPlayer(NAMES[2], 2, human=False, tells=True, agreed=tuple(Agreement))
    sitting = at_table(people=People((*everybody[:2], agreeing, everybody[3])))
    sitting.key(pygame.K_t)
    dialog = sitting.scene.tools.form.dialog
    assert dialog is not None
    assert f"{NAMES[2]}: melds freely; works with you" in dialog.told
    tips = [widget.tip() for widget in sitting.scene.tools.form.widgets if widget.id == "seat/2"]
    assert [tip.startswith(beside_done("", tuple(Agreement), WEB)) for tip in tips] == [True]
    partner_opens(sitting)
    tip = next(widget.tip() for widget in sitting.scene.tools.form.widgets if widget.id == "seat/2")
    assert re.search(r"Since your last turn: [^.]+\. As agreed: [^.]+\. ", tip), tip


def test_the_sheet_is_silent_while_the_partner_speaks() -> None:
    """Given a first round, whose sheet says what the turn is about, it waits until the answer was read."""
    sitting = at_table()
    partner_opens(sitting)
    sitting.game.go(Draw())
    sitting.game.go(throw(sitting.game.turn.table.hands[3][0]))
    sitting.settle()
    assert sitting.scene.frames.scenery.note
    sitting.key(pygame.K_q)
    sitting.settle()
    assert not sitting.scene.frames.scenery.note
    for _ in range(10):
        sitting.pass_time(1.0)
    assert sitting.scene.frames.scenery.note
