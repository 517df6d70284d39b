"""What each thing on the felt is called, by target and by ear, and in which order the keys come to it."""

from msgspec.structs import replace

from game.engine.moves import Draw, Move
from game.reason.hint import reason_for
from game.turn.hinting import Hint
from game.turn.spots import LaidMeld, RivalLine, SeatPlate
from game.ui.table.gestures import Click
from game.ui.table.modes import Play
from game.ui.table.state import Before, TableState
from game.ui.table.table_nodes import Node, buttons_of, nodes_of
from tests.build import WEB, clean_book, dirty_book, go_out, lay, table, take, throw
from tests.ui.table.crowded import crowded
from tests.ui.table.table_games import Sitting

MELDS = ("KS KH KD", "8C 8S 8D 8H 8S 8D 8C")
OPEN = (
    ("hand/0", "2H", "two of hearts, first of two in your hand; chosen"),
    ("hand/1", "KC", "king of clubs, second of two in your hand"),
    ("staged/0/0", "5C", "five of clubs, laid out"),
    ("new_pile", "New meld", "New meld"),
    ("meld/0/0", "KS KH KD", "kings, clean meld of three cards; You & Rosa"),
    ("meld/1/0", "QS QH QD", "queens, clean meld of three cards; Walt & June"),
    ("book/0/1", "8C 8S 8D 8H 8S 8D 8C", "eights, clean book of seven cards; You & Rosa"),
    ("stock", "stock, six cards", "stock, six cards"),
    ("pile", "discard pile, two cards", "discard pile, two cards, nine of diamonds on top"),
    ("foot", "foot, three cards", "Your foot: three cards. You pick it up once your hand is empty."),
    ("red_threes/1", "3D 3H", "two red threes laid down; Walt & June"),
    *((f"seat/{seat}", "two cards", "two cards") for seat in (1, 2, 3)),
    ("discard", "Discard", "discard pile, two cards, nine of diamonds on top"),
    ("upcard", "9D", "discard pile, two cards, nine of diamonds on top"),
)


def moment() -> TableState:
    """A five is laid out, the two is chosen, and the other team has red threes and a meld."""
    rules = replace(WEB, red_threes="lay_down")
    threes = ("", "3D 3H")
    now = table("KC 5C 2H", rules, phase="play", melds=MELDS, their_melds=("QS QH QD",), pile="4S 9D", foot="4C 4D 6D",
                red_threes=threes, in_foot=(3,))  # fmt: skip
    sitting = Sitting(now, is_drawn=False)
    sitting.drag(sitting.card("5C"), "new_pile")
    sitting.click(sitting.card("2H"))
    return sitting.scene.state


def test_everything_on_the_felt_has_its_name() -> None:
    """Given each kind of thing once, its target, label and spoken text, in the order of Tab; the places for dropping
    alone never have the keys, and a plate has where the seat can be handed over.
    """
    state = moment()
    nodes = nodes_of(state)
    assert [(node.id, node.label, node.spoken_text) for node in nodes] == [*OPEN]
    assert [node.id for node in nodes if not node.takes_keys] == ["discard", "upcard"]
    idle = {"new_pile", "meld/1/0", "book/0/1", "stock", "pile", "discard", "upcard"}
    assert {node.id for node in nodes if not node.enabled} == idle  # a two may go onto the kings alone
    tips = {node.id: node.tip for node in nodes}
    assert tips["seat/3"] == "Two cards, playing from the foot."
    assert tips["hand/1"] == "King of clubs: 10 points. Your kings: 3 of 7."
    assert {node.done for node in nodes} == {""}


def test_a_plate_tells_what_its_seat_did() -> None:
    """Given seats that drew and discarded since, their plates say so before their cards, and no other thing does."""
    sitting = Sitting(table("KC QD", phase="play", stock="4C 4D 5C 5D 8C 8D"), is_drawn=False)
    for move in (throw("KC"), Draw(), throw("6C")):
        sitting.game.go(move)
        sitting.settle()
    done = {node.id: node.done for node in nodes_of(sitting.scene.state) if node.done}
    assert done == {"seat/1": "Since your last turn: discarded the six of clubs."}
    tips = {node.id: node.tip for node in nodes_of(sitting.scene.state)}
    assert tips["seat/1"] == f"{done['seat/1']} Three cards, foot of two cards not picked up yet."


def test_a_line_of_a_crowded_table_says_whether_it_is_open() -> None:
    """Given teams of which each is a line, its name, its books and what a press does; of the opened one each meld is a
    chip, which can be shown large.
    """
    sitting = Sitting(crowded("8-solo"), (1024, 600), is_drawn=False)

    def lines() -> list[tuple[str, str]]:
        nodes = [node for node in nodes_of(sitting.scene.state) if isinstance(node.spot, RivalLine)]
        return [(node.label, node.spoken_text) for node in nodes]

    assert lines()[2] == ("June", "June, 5 clean, 3 dirty; show their cards")
    before = lines()
    sitting.scene.feed(Click(RivalLine(3)))
    assert lines() == [*before[:2], ("June", "June, 5 clean, 3 dirty; fold their cards away"), *before[3:]]
    assert {node.chips_of for node in nodes_of(sitting.scene.state) if isinstance(node.spot, LaidMeld)} == {None, 3}
    assert Node(SeatPlate(3), True, sitting.scene.state).chips_of is None


def state_of(hand: str, **more: object) -> TableState:
    """Seat 0 with that hand."""
    return Sitting(table(hand, **more), is_drawn=False).scene.state  # type: ignore[arg-type]


def advised(state: TableState, move: Move) -> TableState:
    """The same with a hint to make this move."""
    return replace(state, hint=Hint(reason_for(state.view, move)))


def offered(state: TableState) -> str:
    """The actions of the buttons, with a star if golden, in brackets if greyed."""
    shown = (f"({one.action})" if one.reason else one.action + "*" * one.primary for one in buttons_of(state))
    return " ".join(shown)


def test_buttons_follow_the_moment_and_what_was_advised() -> None:
    """Given the start of a turn, its middle and its end, others' turns and what is still being shown, with and without
    a hint, in a first round and not: what can be pressed, and what is golden.
    """
    undo, tools = "(undo) (undo_turn)", "hint sort (undo) (undo_turn)"
    start = state_of("9C 9D 4S", pile="5D 9H", melds=("KC KD KH",))
    assert offered(start) == f"draw* take (go_out) {tools}"
    assert offered(advised(start, Draw())) == f"draw* take (go_out) {tools}"
    assert offered(advised(start, take("9C 9D 9H"))) == f"draw take* (go_out) {tools}"
    chosen = replace(advised(start, Draw()), arrangement=replace(start.arrangement, chosen=(0,)))
    assert offered(chosen) == offered(start)
    middle = state_of("KC KD KH 4S", phase="play", melds=("9C 9D 9H",))
    assert offered(middle) == f"(meld) (discard) (go_out) {tools}"
    for move in (lay("KC KD KH"), throw("4S")):
        assert offered(advised(middle, move)) == f"coach_show* (discard) (go_out) (hint) sort {undo}"
    guided = replace(middle, mode=Play(is_guided=True))
    assert offered(guided) == offered(advised(guided, throw("4S"))) == "hint* hint"
    four = replace(middle.arrangement, chosen=(middle.layout.hand.index("4S"),))
    assert offered(replace(middle, arrangement=four)) == "(meld) discard* (go_out) hint sort (undo) (undo_turn)"
    assert offered(replace(guided, arrangement=four)) == "discard hint"
    ranked = replace(middle.arrangement, order=middle.arrangement.order[::-1])
    assert offered(replace(guided, arrangement=ranked)) == "hint* hint sort"
    assert offered(replace(middle, awaits_speech=True)) == f"(discard) (go_out) {tools}"
    assert offered(replace(guided, awaits_speech=True)) == "hint"
    books = (clean_book("K"), dirty_book("Q"))
    last = state_of("4S", phase="play", melds=books, in_foot=(0, 2), played_foot=(0, 2))
    assert offered(last) == offered(advised(last, go_out(discard="4S"))) == f"(meld) discard* {tools}"
    two = state_of("9D 4S", phase="play", melds=(*books, "9C 9S 9H"), in_foot=(0, 2), played_foot=(0, 2))
    assert (
        offered(replace(two, arrangement=replace(two.arrangement, chosen=(two.layout.hand.index("4S"),))))
        == "(meld) discard* go_out hint sort (undo) (undo_turn)"
    )
    kept = state_of("4S", phase="play", melds=books[:1], in_foot=(0, 2), rules=replace(WEB, final_discard="required"))
    assert offered(kept) == f"(meld) (discard) hold {tools}"
    away = state_of("KC 4S", seat=1, hands={0: "KC QD"})
    assert offered(away) == "(meld) (discard) (stage) (hint) sort (undo) (undo_turn)"
    shown = replace(middle, before=Before(away.view, 0))
    assert offered(shown) == f"(meld) (discard) {tools}"
    assert offered(replace(shown, before=Before(away.view, 0, is_own=True))) == offered(middle)
    assert offered(replace(shown, mode=Play(is_guided=True))) == "hint"
    assert offered(replace(away, before=Before(middle.view, 0))) == f"(meld) (discard) (hint) sort {undo}"
