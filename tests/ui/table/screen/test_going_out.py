"""Going out at the table: the draft, permission asked and answered, and what is told of it."""

from collections.abc import Sequence

import pygame

from game.engine.moves import Answer
from game.engine.partners.permission import Because, Ground, Opinion
from game.rules.ruleset import RuleSet
from game.turn.spots import Zone
from tests.build import PARTNERS, WEB, table
from tests.ui.drive import there
from tests.ui.table.table_games import Sitting, note

BOOKS = ("KS KH KD KC KS KH KD", "8C 8S 8D 8H 8C 8S 2D", "QS QH QD")


def going_out(hand: str = "QC 5C 5D 5S 4H", rules: RuleSet = WEB, melds: Sequence[str] = BOOKS) -> Sitting:
    """Seat 0 and its partner play their feet, the team has the books it needs."""
    return Sitting(table(hand=hand, phase="play", melds=melds, rules=rules, played_foot=(0, 2), pile="9D"))


PARTNERS_BOOKS = (
    *("KS KH KD KC KS KH KD", "AS AH AD AC AS AH AD", "8C 8S 8D 8H 8C 8S 2D", "9C 9S 9H 9C 9S 9H 2D"),
    "QS QH QD",
)


def test_a_going_out_is_backed_out_of_half_way() -> None:
    """With the fives laid out and the four set aside, Esc brings everything home; the table is as it was."""
    sitting = going_out("5C 5D 5S 4H", PARTNERS, PARTNERS_BOOKS)
    before, hand = sitting.game.turn, sitting.hand
    for card, target in (("5C", "new_pile"), ("5D", "staged/0/0"), ("5S", "staged/0/0"), ("4H", "discard")):
        sitting.drag(sitting.card(card), target)
    draft = there(sitting.scene.state.arrangement.draft)
    assert (draft.kind, draft.discard) == ("go_out", "4H")
    sitting.click("pile")
    assert sitting.hand == ("4H",)
    sitting.key(pygame.K_ESCAPE)
    assert sitting.scene.state.arrangement.draft is None
    assert sorted(sitting.hand) == sorted(hand)
    assert sitting.game.turn == before


def test_new_pile_leaves_its_room_to_what_goes_out_while_no_card_is_left() -> None:
    """With every card laid out nothing could be put there; with one taken back it is there again."""
    sitting = going_out()
    sitting.click("button/go_out")
    assert sitting.hand == ()
    assert Zone.NEW_PILE not in sitting.scene.state.layout.hits
    sitting.click("pile")
    assert sitting.hand != ()
    assert Zone.NEW_PILE in sitting.scene.state.layout.hits


FOUR_BOOKS = ("5H 5H 5D 5D 5S 5S 5C", "7H 7H 7D 7D 7S 7S 7C", "6H 6H 6D 6D 6S 2C 2D", "8H 8H 8D 8D 8S 2S 2H")


def before_asking() -> Sitting:
    """Anna may go out, and must ask Rosa, who holds two cards and a foot of two."""
    return Sitting(
        table(
            hand="KH KD KS 9C",
            phase="play",
            melds=FOUR_BOOKS,
            rules=PARTNERS,
            pile="4S",
            played_foot=(0, 2),
            feet={1: "TS JS", 2: "", 3: "TS JS"},
            hands={1: "QC JC", 2: "QC JC TC", 3: "QC JC"},
        )
    )


def answered(opinion: Opinion) -> Sitting:
    """The partner was asked and has just given this answer."""
    sitting = before_asking()
    sitting.key(pygame.K_g)
    sitting.key(pygame.K_RETURN)
    sitting.game.answers = (opinion,)
    sitting.game.go(Answer(opinion.says == "yes"))
    sitting.pass_time()
    return sitting


def test_the_partners_answer_comes_with_a_reason() -> None:
    """At its plate, and in the panel while the turn goes on."""
    sitting = answered(Opinion(2, "no", (Because(Ground.MUCH_HELD),)))
    assert note(sitting) == "Not yet: my cards would cost us too much."
    assert sitting.message.startswith("Rosa says no")
    sitting.pass_time(9.0)
    assert note(sitting) == ""
    assert "my cards would cost us too much" in sitting.message


def test_a_yes_stands_there_with_its_reason_when_the_round_is_over() -> None:
    """At the partner's plate and in the panel, until the score comes."""
    sitting = answered(Opinion(2, "yes", (Because(Ground.AHEAD),)))
    assert note(sitting) == "Yes: we should come out ahead."
    assert sitting.message == "Rosa says yes. Yes: we should come out ahead."
