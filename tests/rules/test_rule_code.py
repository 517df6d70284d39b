import random
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from game.messages.language import LANGUAGES, speak
from game.rules.fields import ByRound, Choice, Steps, Switch, Tables, WholeNumber, field_infos
from game.rules.presets import PRESET_IDS, preset
from game.rules.rule_code import FIELDS, GROUP, SIGNS, TABLES, BadCode, decode, encode
from game.rules.ruleset import PresetId, RuleSet
from game.sentences.rules_and_scores.house_rules import read_aloud, why_not_code

WEB = preset("web")
NAMELESS = "A rule set"


def random_value(rng: random.Random, field: str) -> object:
    """Any value that the field may hold."""
    control = field_infos()[field].control

    def number(stepper: WholeNumber) -> int:
        return rng.choice((rng.randint(stepper.least, stepper.most), stepper.least, stepper.most))

    match control:
        case Tables(shapes):
            others = ("2:1v1", "5:3v3", "6:1v1", "3:2v2v2", "8:3v3", "4:4v4", "7:2v2v2v2")
            return tuple(rng.choice((*shapes, *others)) for _ in range(rng.randint(0, 6)))
        case Switch(off, on):
            return rng.choice((off, on))
        case Choice(words):
            return rng.choice(words)
        case WholeNumber():
            return number(control)
        case ByRound(each, single):
            several = tuple(number(each) for _ in range(rng.randint(1, 20)))
            return rng.choice((several, number(each), *each.words)) if single else several
        case Steps(total, minimum, most):
            return tuple((number(total), number(minimum)) for _ in range(rng.randint(0, most)))
        case _:
            raise AssertionError(field)


def random_sets(count: int, seed: int) -> Iterator[RuleSet]:
    """Rule sets with few, many or all fields changed to anything."""
    rng = random.Random(seed)
    for _ in range(count):
        base = preset(rng.choice(PRESET_IDS))
        known = [field for field in FIELDS if field]
        fields = rng.sample(known, rng.choice((0, 1, 3, 6, 12, len(known))))
        yield replace(base, name=NAMELESS, **{field: random_value(rng, field) for field in fields})


def test_a_thousand_rule_sets_survive() -> None:
    for rules in random_sets(1000, seed=1):
        code = encode(rules)
        assert decode(code, NAMELESS) == rules
        assert set(code) <= {*SIGNS, " "}
        assert all(len(group) == GROUP for group in code.split())


def slips(code: str) -> Iterator[str]:
    """Every single wrong, missing or additional sign, and every two neighbours that changed places."""
    signs = code.replace(" ", "")
    for at, sign in enumerate(signs):
        for other in SIGNS:
            if other != sign:
                yield signs[:at] + other + signs[at + 1 :]
            yield signs[:at] + other + signs[at:]
        yield signs[:at] + signs[at + 1 :]
        if at and signs[at - 1] != sign:
            yield signs[: at - 1] + sign + signs[at - 1] + signs[at + 1 :]


def test_every_single_slip_is_found() -> None:
    tried = 0
    for rules in random_sets(25, seed=2):
        code = encode(rules)
        for wrong in slips(code) if len(code) < 120 else ():  # longer ones only repeat what these show
            tried += 1
            with pytest.raises(BadCode):
                decode(wrong)
    assert tried > 10_000


def test_groups_that_changed_places_or_went_missing_are_found() -> None:
    rules = replace(WEB, draw_count=3, decks=6, book_size=8, opening=(60, 90, 120, 150), red_threes="lay_down")
    groups = encode(rules).split()
    for at in range(len(groups)):
        for other in range(at):
            if groups[at] != groups[other]:
                swapped = [*groups]
                swapped[at], swapped[other] = groups[other], groups[at]
                with pytest.raises(BadCode):
                    decode(" ".join(swapped))
        for wrong in (groups[:at] + groups[at + 1 :], [*groups[: at + 1], *groups[at:]]):
            with pytest.raises(BadCode):
                decode(" ".join(wrong))


def told(text: str) -> str:
    """What somebody who typed the text is told."""
    with pytest.raises(BadCode) as caught:
        decode(text)
    return why_not_code(caught.value)


def test_the_sentence_says_where_to_listen_again() -> None:
    code = encode(replace(WEB, draw_count=3, book_size=8))
    groups = code.split()
    wrong = groups[1][0]
    other = next(sign for sign in SIGNS if sign != wrong)
    slip = " ".join([groups[0], other + groups[1][1:], *groups[2:]])
    assert told(slip) == f"Group 2, “{other}{groups[1][1:]}”, has a mistake in it: ask to hear it again."
    short = " ".join([groups[0], groups[1][:3], *groups[2:]])
    assert told(short) == "Group 2 has three characters; each group should have four."
    assert told("CF9Q 467") == "Group 2 has three characters; each group should have four."
    assert told(code.replace(" ", "")[:-1]).startswith("The code has 15 characters")
    assert told("CF0Q") == "“0” is never used in a code: check group 1 again."
    assert told("AW9Q 4674").startswith("A whole group")  # two slips in one, which its own check doesn't see
    assert told(" - ") == "Type the code first: groups of four letters and digits."
    for text in (slip, short, "CF0Q", "", "hello", "CCCC CCCC", groups[0]):
        sentence = told(text)
        assert sentence.endswith(".")
        assert sentence.count(". ") == 0


def test_spaces_dashes_and_small_letters_do_not_matter() -> None:
    rules = replace(WEB, name="Lake house", draw_count=3)
    code = encode(rules)
    for typed in (code.lower(), code.replace(" ", ""), code.replace(" ", "-"), f"  {code}\n"):
        assert decode(typed, "Lake house") == rules


def test_a_preset_has_the_shortest_code_and_keeps_its_name() -> None:
    for preset_id in PRESET_IDS:
        code = encode(preset(preset_id))
        assert len(code.split()) == 2
        assert decode(code) == preset(preset_id)


@pytest.mark.parametrize("before", ["Lake house: ", " Lake  house :", "Lake house:"])
def test_a_name_before_the_code_is_the_name_of_the_set(before: str) -> None:
    rules = replace(preset("web"), name="Lake house", rounds=3)
    assert decode(before + encode(rules)) == rules
    assert decode("x" * 90 + ":" + encode(rules)).name == "x" * 60


def test_usual_house_rules_have_short_codes() -> None:
    rules = replace(WEB, draw_count=3, take_count="all", target_score=8500, red_three=500)
    assert len(encode(rules).split()) <= 10


GOLDEN = {
    "CF9Q 4674": WEB,
    "CA9K MY7H": preset("family"),
    "CC9M T47Q": preset("campus"),
    "CH9T A97J": preset("couples"),
    "CJ9X JA9X": preset("partners"),
    "CFF9 77TC FRCJ AFCR CRHA RTCR WYMH": replace(
        WEB, draw_count=3, take_count="all", target_score=8500, red_three=500
    ),
    "CFAW HFMF QC9L RX7Y": replace(WEB, tables=("6:3v3", "6:solo", "2:1v1")),
    "CFAW JTHQ WHX7 HYHK 6J7M": replace(WEB, tables=("8:4v4", "8:2v2v2v2", "7:solo", "8:solo")),
    "CFHF CL7A XMWJ CH6C WMRM CA6K 6CTW WQ7Q C4FP XCCX MTRF": replace(
        WEB,
        extra_decks=-1,
        cut_bonus=305,
        opening_by_score=((-1500, 50), (0, 75), (3105, 120)),
        sevens_kind="any",
    ),
    "CFKP FLJA QCF4 AAJ4 FAF6 WCTH WFYA JAKJ C7LK 96PW": replace(
        WEB,
        take_count="never",
        hand_cards=(13, 11),
        tail_cards=5,
        opening=(60, 95),
        red_three_not_out=15,
        short_pile=False,
        freeze="one_lap",
    ),
}
"""Codes that are out in the world. They must read the same for ever."""


def test_old_codes_read_as_they_always_did() -> None:
    for code, rules in GOLDEN.items():
        assert decode(code) == rules
        assert encode(rules) == code


def test_every_house_rule_has_a_number_for_ever() -> None:
    assert sorted(filter(None, FIELDS)) == sorted(set(RuleSet.__struct_fields__) - {"name", "base"})
    numbers = {"tables": 0, "freeze": 21, "five_value": 59, "out_wild": 60, "tail_cards": 64, "opening_growth": 65}
    numbers |= {"winner_takes": 68, "take_least": 71, "book_at_once": 77, "take_then_draw": 79, "take_peek": 81}
    assert {field: FIELDS.index(field) for field in numbers} == numbers
    assert (len(TABLES), TABLES.index("2:4v4")) == (53, 41)


def test_codes_of_a_later_version_are_told_apart_from_slips() -> None:
    from game.rules import rule_code as room

    newer = [2, 2]
    beyond = [1, 2, len(FIELDS), 0]
    for numbers in (newer, beyond):
        digits = [digit for number in numbers for digit in room._digits(number)]
        digits += [18] * (-len(digits) % 3)
        digits += room._as_digits(room._mark(digits))
        parts = [digits[at : at + 3] for at in range(0, len(digits), 3)]
        text = "".join(SIGNS[sign] for at, part in enumerate(parts) for sign in (*part, room._check(part, at)))
        assert told(text) == "This code was made by a newer version of the game."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sign_can_be_read_out(language: str) -> None:
    speak(language)
    words = read_aloud(SIGNS).split(", ")
    assert len(set(words)) == len(SIGNS)
    assert all(word[0].upper() == sign for sign, word in zip(SIGNS, words, strict=True) if sign.isalpha())


@pytest.mark.parametrize("id", PRESET_IDS)
@pytest.mark.parametrize("base", PRESET_IDS)
def test_own_rules_equal_to_a_preset_have_its_code(id: PresetId, base: PresetId) -> None:
    same = replace(preset(id), base=base, name="Ours")
    assert encode(same) == encode(preset(id))
    assert replace(decode(encode(same)), name="") == replace(preset(id), name="")
