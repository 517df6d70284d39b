import random
from collections.abc import Iterator
from datetime import date, timedelta
from itertools import combinations, islice

import pytest

from game.deals.deal_code import (
    DAYS,
    FIRST_DAY,
    OWN_SEEDS,
    PRESET_SEEDS,
    BadDealCode,
    DayCode,
    TableCode,
    day_of,
    decode_deal,
    encode_deal,
    grouped,
    signs_kept,
)
from game.deals.tables import PLAYER_KINDS, DealTable, NoTableNumber, table_number, table_of_number
from game.rules.presets import PRESET_IDS, preset
from game.rules.rule_code import MOST_MARKS, SIGNS, encode

FOUR = DealTable(2, ("human", "hard", "easy", "expert"))


def some_codes() -> Iterator[DayCode | TableCode]:
    """Deals of every kind, those at the ends of their numbers too."""
    rng = random.Random(5)
    tables = [table for number in range(2048) if (table := table_of_number(number)) is not None]
    for _ in range(300):
        rules = rng.choice((*PRESET_IDS, rng.randrange(MOST_MARKS), 0, MOST_MARKS - 1))
        seeds = PRESET_SEEDS if isinstance(rules, str) else OWN_SEEDS
        yield TableCode(rules, rng.choice((rng.randrange(seeds), 0, seeds - 1)), rng.choice(tables), rng.randrange(8))
        yield DayCode(rules, FIRST_DAY + timedelta(rng.choice((rng.randrange(DAYS), 0, DAYS - 1))))
    yield TableCode(PRESET_IDS[0], 0, tables[0], 0)


def slip_of(text: str) -> BadDealCode | None:
    """What is said of a code, None where it is accepted."""
    try:
        decode_deal(text)
    except BadDealCode as bad:
        return bad
    return None


def test_every_deal_comes_back_from_its_code() -> None:
    codes = set()
    for told in some_codes():
        code = encode_deal(told)
        assert decode_deal(code) == told
        assert [len(group) for group in code.split()] == [4, 4, 4]
        assert set(code) <= {*SIGNS, " "}
        codes.add(code)
    assert len(codes) == len(set(map(str, some_codes())))


def test_codes_are_read_forgivingly() -> None:
    told = DayCode("web", date(2026, 11, 20))
    code = encode_deal(told)
    for text in (code.lower(), code.replace(" ", "-"), code.replace(" ", ""), f"  {code} \n", code.replace("", ".")):
        assert decode_deal(text) == told


def test_every_single_wrong_sign_is_refused_and_its_group_named() -> None:
    for told in list(some_codes())[:60]:
        signs = encode_deal(told).replace(" ", "")
        for place in range(12):
            for sign in set(SIGNS) - {signs[place]}:
                wrong = signs[:place] + sign + signs[place + 1 :]
                bad = slip_of(wrong)
                assert bad is not None
                group = place // 4
                assert (bad.slip, bad.group) == ("wrong_sign", group + 1)
                assert bad.signs == wrong[4 * group : 4 * group + 4]


def test_any_two_signs_that_changed_places_are_refused() -> None:
    named = neighbours = 0
    for told in islice(some_codes(), 100):
        signs = encode_deal(told).replace(" ", "")
        for one, other in combinations(range(12), 2):
            if signs[one] != signs[other]:
                mixed = list(signs)
                mixed[one], mixed[other] = mixed[other], mixed[one]
                bad = slip_of("".join(mixed))
                assert bad is not None
                assert bad.slip == "changed_places"
                if other == one + 1:
                    neighbours += 1
                    assert bad.group in (0, one // 4 + 1)
                    named += bad.group > 0
    assert named > neighbours / 2


def test_any_two_wrong_signs_are_refused() -> None:
    signs = encode_deal(DayCode("web", date(2026, 11, 20))).replace(" ", "")
    for one, other in combinations(range(12), 2):
        for first in SIGNS:
            for second in SIGNS:
                wrong = list(signs)
                wrong[one], wrong[other] = first, second
                if "".join(wrong) != signs:
                    assert slip_of("".join(wrong)) is not None


def test_missing_and_additional_signs_are_refused() -> None:
    code = encode_deal(DayCode("web", date(2026, 11, 20)))
    signs = code.replace(" ", "")
    for place in range(12):
        bad = slip_of(signs[:place] + signs[place + 1 :])
        assert bad is not None
        assert bad.slip == "too_short"
        at = place + place // 4
        bad = slip_of(code[:at] + code[at + 1 :])
        assert bad is not None
        assert (bad.slip, bad.group) == ("too_short", place // 4 + 1)
    for place in range(13):
        for sign in SIGNS:
            bad = slip_of(signs[:place] + sign + signs[place:])
            assert bad is not None
            assert bad.slip == "too_long"
            assert bad.group == 0


def test_no_group_is_blamed_where_each_has_its_signs() -> None:
    code = encode_deal(DayCode("web", date(2026, 11, 20)))
    for text, slip in ((f"{code} {code[:4]}", "too_long"), (code[:9], "too_short")):
        bad = slip_of(text)
        assert bad is not None
        assert (bad.slip, bad.group, bad.signs) == (slip, 0, "")


@pytest.mark.parametrize("text", ["", "  ", "-", "\u200b"])
def test_nothing_typed_is_told(text: str) -> None:
    bad = slip_of(text)
    assert bad is not None
    assert bad.slip == "nothing_typed"


def test_signs_that_no_code_has_are_named() -> None:
    signs = encode_deal(DayCode("web", date(2026, 11, 20))).replace(" ", "")
    for sign in set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZÄß٣") - set(SIGNS):
        for place in range(12):
            bad = slip_of(signs[:place] + sign + signs[place + 1 :])
            assert bad is not None
            assert (bad.slip, bad.group) == ("strange_sign", place // 4 + 1)


def test_a_code_of_rules_is_told_apart() -> None:
    for known in PRESET_IDS:
        bad = slip_of(encode(preset(known)))
        assert bad is not None
        assert bad.slip == "code_of_rules"


def test_codes_of_later_versions_are_told_apart_from_slips() -> None:
    from game.deals import deal_code as room

    for number in (room._END, room._NUMBERS - 1, room.DAYS * len(PRESET_IDS)):
        spread = (number * room._SPREAD + room._SHIFT) % room._NUMBERS
        digits = [spread // 19**place % 19 for place in range(9, -1, -1)]
        for last in range(361):
            text = "".join(SIGNS[digit] for digit in (*digits, last // 19, last % 19))
            bad = slip_of(text)
            assert bad is not None
            if bad.slip == "newer_version":
                break
        else:
            raise AssertionError(number)


def test_every_table_has_a_number_of_its_own() -> None:
    tables = [table for number in range(2048) if (table := table_of_number(number)) is not None]
    assert [table_number(table) for table in tables] == list(range(len(tables)))
    assert len(set(map(str, tables))) == len(tables)
    assert all(
        DealTable(2, (PLAYER_KINDS[a], "easy", PLAYER_KINDS[b], "hard")) in tables for a in range(5) for b in range(5)
    )
    assert [table_number(DealTable(teams, ("human",) * 6)) for teams in (6, 3, 2)] == [1425, 1450, 1575]
    assert {one.shape for one in tables} >= {"7:solo", "8:solo", "8:4v4", "8:2v2v2v2"}
    for strange in (
        DealTable(3, ("human", "easy", "easy", "normal", "hard", "easy")),
        DealTable(2, ("human",) * 3),
        DealTable(2, ("human",) * 10),
        DealTable(4, ("human", "easy", "easy", "normal", "hard", "easy", "easy", "easy")),
    ):
        with pytest.raises(NoTableNumber):
            table_number(strange)


def test_days_and_seeds_out_of_range_have_no_code() -> None:
    for told in (
        DayCode("web", FIRST_DAY - timedelta(1)),
        DayCode("web", FIRST_DAY + timedelta(DAYS)),
        TableCode("web", PRESET_SEEDS, FOUR, 0),
        TableCode(7, OWN_SEEDS, FOUR, 0),
        TableCode("web", 1, FOUR, 8),
    ):
        with pytest.raises(ValueError, match="does not lie"):
            encode_deal(told)


@pytest.mark.parametrize(
    ("deal", "day"),
    [
        (DayCode("web", date(2026, 11, 20)), date(2026, 11, 20)),
        (DayCode(7, FIRST_DAY), FIRST_DAY),
        (TableCode("web", 1, FOUR, 0), None),
    ],
)
def test_the_day_and_the_signs_of_a_code(deal: DayCode | TableCode, day: date | None) -> None:
    code = encode_deal(deal)
    assert (day_of(code), signs_kept(code)) == (day, code.replace(" ", ""))


def test_what_is_no_code_has_neither_day_nor_signs() -> None:
    assert (day_of("K7QM 4TRA"), signs_kept("K7QM 4TRA"), signs_kept(None)) == (None, None, None)


def test_groups_are_written_apart() -> None:
    assert grouped("K7QM4TRAHX9C") == "K7QM 4TRA HX9C"
