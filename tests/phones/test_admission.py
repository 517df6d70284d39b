"""Who may come in, judged with a clock of the test."""

from collections.abc import Callable, Iterable, Mapping

import pytest

from game.phones.admission import MOST_WRONG, PAUSE, TRIES, Admission, KeptOut
from game.phones.door_lines import CodeChanged, Joined, KeysChanged
from game.phones.seat_codes import CODE_LENGTH, LETTERS, LONGEST_CODE, fresh_keys, new_code, new_secret, sound_of
from saves.players.phone_keys import SeatKeys
from tests.slow import slow_except

ANNA, WALT = SeatKeys(link="anna-link", code="BCDF"), SeatKeys(link="walt-link", code="HLRW")


class Clock:
    """Seconds that the test lets pass."""

    now = 100.0

    def __call__(self) -> float:
        """Now."""
        return self.now


def admission(clock: Clock | None = None) -> Admission:
    """A door with two seats that nobody has taken."""
    return Admission({0: ANNA, 2: WALT}, clock or Clock())


def test_link_and_code_are_spent_once_the_seat_is_taken() -> None:
    door = admission()
    assert door.seat_of("anna-link", "phone 1") == 0
    assert door.seat_of("anna-link", "phone 1") == 0
    assert door.seat_of("anna-link", "phone 2") == KeptOut("taken", seat=0)
    assert door.join(0, "BCDF", "phone 2") == KeptOut("taken", seat=0)
    secret = door.join(2, "hlrw", "phone 3")
    assert secret == "walt-link"
    assert door.seat_of("walt-link", "phone 4") == KeptOut("taken", seat=2)
    facts = [fact for fact in door.drain() if isinstance(fact, Joined)]
    assert facts == [Joined(0), Joined(2)]


def test_nobody_comes_in_without_the_right_secret() -> None:
    door = admission()
    assert door.seat_of("", "x") == KeptOut("no_secret", 401)
    assert door.seat_of("anna-lin", "x") == KeptOut("wrong_secret")
    assert door.seat_of("ännä", "x") == KeptOut("wrong_secret")
    assert door.join(7, "BCDF", "x") == KeptOut("no_such_seat", 404)
    door.seat_of("anna-link", "x")
    door.shut(0)
    assert door.seat_of("anna-link", "x") == KeptOut("seat_shut")
    list(door.drain())
    for _ in range(2):
        door.shut(2)
        assert list(door.drain()) == [KeysChanged({})]
    assert door.seat_of("walt-link", "x") == KeptOut("wrong_secret")


def test_another_phone_needs_a_fresh_code_and_the_one_before_is_told() -> None:
    door = admission()
    door.seat_of("anna-link", "phone 1")
    door.begin_tab(0, "first")
    door.offer(0, "fresh-link", "LLRH")
    assert door.seat_of("anna-link", "phone 1") == 0
    assert door.join(0, "LLRH", "phone 2") == "fresh-link"
    assert door.seat_of("fresh-link", "phone 2") == 0
    assert door.seat_of("anna-link", "phone 1") == KeptOut("another_phone")
    assert Joined(0, again=True) in list(door.drain())
    assert door.has_cards(0, "second")


def test_a_seat_moves_with_its_phone_its_tab_and_its_wrong_guesses() -> None:
    door = Admission({0: ANNA, 2: WALT, 4: SeatKeys(link="lea-link", code="LRHF")}, Clock())
    for link in ("anna-link", "walt-link"):
        door.seat_of(link, "phone")
    door.begin_tab(2, "first")
    for _ in range(TRIES):
        door.join(4, "QQQQ", "phone")
    door.rearrange({0: 2, 5: 4}, {3: SeatKeys(link="rosa-link", code="HHLL")})
    assert door.seat_of("walt-link", "phone") == 0
    assert (door.has_cards(0, "second"), door.has_cards(0, "first")) == (False, True)
    assert door.seat_of("anna-link", "phone") == KeptOut("seat_shut")
    assert door.join(5, "LRHF", "phone") == KeptOut("wait", 429, int(PAUSE) + 1)
    assert door.join(3, "HHLL", "phone") == "rosa-link"
    door.offer(0, "fresh-link", "LLRH")
    assert door.seat_of("fresh-link", "another") == 0
    assert door.seat_of("walt-link", "phone") == KeptOut("another_phone")


def test_wrong_codes_are_counted_for_the_seat_whoever_sends_them() -> None:
    clock = Clock()
    door = admission(clock)
    for guess in range(TRIES):
        assert door.join(0, "QQQQ", f"phone {guess}") == KeptOut("wrong_code")
    assert door.join(0, "BCDF", "phone 9") == KeptOut("wait", 429, int(PAUSE) + 1)
    assert door.join(2, "HLRW", "phone 9") == "walt-link"
    for _ in range(MOST_WRONG - TRIES):
        clock.now += PAUSE
        assert door.join(0, "QQQQ", "phone 9") == KeptOut("wrong_code")
    facts = list(door.drain())
    changed = next(fact for fact in facts if isinstance(fact, CodeChanged))
    assert [fact.keys[0].code for fact in facts if isinstance(fact, KeysChanged)][-1] == changed.code
    clock.now += PAUSE
    assert door.join(0, "BCDF", "phone 9") == KeptOut("wrong_code")
    clock.now += PAUSE
    assert door.join(0, changed.code, "phone 9") == "anna-link"


def changes(door: Admission, clock: Clock, seat: int, guesses: int) -> list[tuple[int, int]]:
    """After which of so many wrong guesses the code was replaced, and how long the new one is."""
    found = []
    for guess in range(1, guesses + 1):
        assert door.join(seat, "QQQQ", "thief") == KeptOut("wrong_code")
        clock.now += PAUSE
        found += [(guess, len(fact.code)) for fact in door.drain() if isinstance(fact, CodeChanged)]
    return found


@pytest.mark.parametrize(
    ("length", "then"), [(CODE_LENGTH, [5, 6]), (CODE_LENGTH + 1, [6, 7]), (LONGEST_CODE, [LONGEST_CODE] * 2)]
)
def test_a_code_is_replaced_after_every_twenty_wrong_ones(length: int, then: list[int]) -> None:
    clock = Clock()
    door = Admission({0: SeatKeys(link="x", code="B" * length)}, clock)
    assert changes(door, clock, 0, 2 * MOST_WRONG) == list(zip((MOST_WRONG, 2 * MOST_WRONG), then, strict=True))


def test_wrong_codes_at_one_seat_make_the_next_one_longer_at_another() -> None:
    clock = Clock()
    door = admission(clock)
    assert changes(door, clock, 0, MOST_WRONG - 1) == []
    assert changes(door, clock, 2, 1) == [(1, CODE_LENGTH + 1)]


def chance_of_a_hit(seats: int, order: Callable[[int, Mapping[int, SeatKeys]], Iterable[int]]) -> float:
    """The chance that six hours of guessing find a seat of a table where all are free. Whoever guesses does so at every
    moment that the door allows, from as many addresses as it takes; `order` names the seats to try next.
    """
    clock = Clock()
    door = Admission(fresh_keys(range(seats)), clock)
    missed, turn, end = 1.0, 0, clock.now + 6 * 3600
    while clock.now < end:
        for seat in order(turn, door.seats):
            length = len(door.seats[seat].code)
            while door.join(seat, "", "thief") == KeptOut("wrong_code"):
                missed *= 1 - 1 / (0.9 * len(LETTERS) ** length)  # a tenth at most are no codes, being rude
                length = len(door.seats[seat].code)
        list(door.drain())
        turn, clock.now = turn + 1, clock.now + 1
    return 1 - missed


ORDERS: Mapping[str, Callable[[int, Mapping[int, SeatKeys]], Iterable[int]]] = {
    "one seat": lambda turn, seats: [0],
    "all seats": lambda turn, seats: seats,
    "one after the other": lambda turn, seats: [turn // 600 % len(seats)],
    "the shortest code": lambda turn, seats: [min(seats, key=lambda seat: len(seats[seat].code))],
}


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("seats", slow_except([8], [1, 4, 8]))
def test_six_hours_of_guessing_find_a_free_seat_less_than_once_in_a_thousand(seats: int, order: str) -> None:
    """Given somebody who guesses for a whole evening as fast as the door allows, from any number of addresses and at
    whichever seats, the chance of getting in is below that (docs/phones.md says how far).
    """
    assert chance_of_a_hit(seats, ORDERS[order]) < 1 / 1000


def test_no_length_of_codes_loses_more_than_a_tenth_to_rude_words() -> None:
    import random

    from game.phones.seat_codes import RUDE

    chance = random.Random(1)
    for length in (CODE_LENGTH, LONGEST_CODE):
        codes = ["".join(chance.choices(LETTERS, k=length)) for _ in range(20_000)]
        assert sum(any(rude in code for rude in RUDE) for code in codes) < len(codes) / 10


def test_the_tab_that_began_last_has_the_cards() -> None:
    door = admission()
    door.begin_tab(0, "first")
    door.begin_tab(0, "second")
    assert not door.has_cards(0, "first")
    assert door.has_cards(0, "second")
    assert door.has_cards(0, "")
    door.begin_tab(0, "first")
    assert door.has_cards(0, "first")


def test_codes_can_be_called_out_and_secrets_have_128_bits() -> None:
    codes: list[str] = []
    for _ in range(8):
        codes.append(new_code(codes))
    assert all(len(code) == 4 and set(code) <= set(LETTERS) for code in codes)
    apart = [
        sum(one != two for one, two in zip(sound_of(code), sound_of(other), strict=True))
        for at, code in enumerate(codes)
        for other in codes[:at]
    ]
    assert min(apart) >= 2
    assert len({new_secret() for _ in range(100)}) == 100
    assert all(len(new_secret()) == 22 for _ in range(10))


@pytest.mark.parametrize(
    ("drawn", "code"),
    [
        ("HJMR HJLR", "HJLR"),
        ("HKNW HRLQ", "HRLQ"),
        ("FCKH RLHF", "RLHF"),
        ("HHHH RLHF", "HHHH"),
    ],
)
def test_a_code_is_given_if_two_of_its_letters_sound_apart(
    drawn: str, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    letters = iter(drawn.replace(" ", ""))
    monkeypatch.setattr("game.phones.seat_codes.secrets.choice", lambda _: next(letters))
    assert new_code(["HJMQ", "HHHHH"]) == code
