"""What the evening of a pad shows before its first round: the table, and how to set it up with real cards."""

from game.messages.amounts import points
from game.messages.functions import printed_setup as say
from game.printed.setup_sheet import deal_steps, tables_of
from game.toolkit.boxes import Box, Column, FirstThatFits, Grow, Panel, Row, Share, Sized, Space, Words, board
from game.toolkit.drawing.theme import CREAM, DIM, GOLD_LIGHT
from game.ui.evening.score_pad.score_pad_actions import ScorePadPeople
from game.ui.shared.seats_round_table import SeatShown, SeatsRoundTable
from saves.records.evening import Evening


def before_first_round(evening: Evening, people: ScorePadPeople) -> Box:
    """Who sits where, what goes on the table, and how to deal."""
    heading = Words(say.heading(), 34, face="heading", lines=1)
    rules, players, teams = evening.rules, evening.players, evening.teams
    needs = next((one for one in tables_of(rules) if (one.players, one.sides) == (players, teams)), None)
    figures: list[Box] = []
    if needs is not None:
        told = ((needs.decks, say.decks()), (needs.stacks, say.each_holds()), (needs.stock, say.stock()))
        figures = [Space(16), Row(*(Share(_figure(number, label)) for number, label in told), gap=12)]
    steps = [box for step in deal_steps(rules) for box in (Space(10), Words(step, 24, CREAM))]

    def form(least: float, *below: Box) -> Box:
        return Column(
            heading,
            Space(12),
            Grow(Sized(SeatsRoundTable([SeatShown(person) for person in people.by_seat]), height=least)),
            *figures,
            *below,
        )

    forms = (form(240, Space(10), *steps), form(0))
    return Panel(FirstThatFits(*(Sized(one, width=0) for one in forms)), (34, 22), board())


def _figure(number: int, label: str) -> Box:
    return Column(
        Words(points(number), 52, GOLD_LIGHT, "number", "center", lines=1),
        Words(label, 22, DIM, align="center", lines=1),
    )
