"""The people of the house on the disk: nobody is lost, whatever lies there, whatever the disk and other windows do."""

from datetime import UTC, datetime
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.cards import HandSorting
from saves.disk.files import RealDisk
from saves.players.people import (
    NOBODY,
    Household,
    PeopleFile,
    RegularPlayer,
    Seated,
    encoded_house,
    house_in,
    merged_houses,
    person_key,
)

KEPT = Path(__file__).parents[2] / "data" / "people-1.json"
FOUR = (
    Seated("i", "Ida", 0, 0, 5),
    Seated("t", "Tom", 1, 1, 3),
    Seated("r", "Ruth", 2, 0, 8),
    Seated("p", "Paul", 3, 1, 16),
)


def opened(path: Path) -> PeopleFile:
    """The file, read."""
    file = PeopleFile(path, RealDisk())
    file.read()
    return file


def names(house: Household) -> list[str]:
    """Those on the list."""
    return [one.name for one in house.present]


def test_whoever_plays_is_known_from_then_on(tmp_path: Path) -> None:
    file = opened(tmp_path / "people.json")
    file.change(lambda house: house.with_game(FOUR).with_learning_player("Ruth"))
    file.save()
    house = opened(file.path).value
    assert names(house) == ["Ida", "Tom", "Ruth", "Paul"]
    ida, _, ruth, paul = house.present
    assert (ida.usual_chair, ida.usual_partner, ida.face) == (0, ruth.id, 5)
    assert (paul.usual_chair, paul.face, house.learner) == (3, 16, "Ruth")
    assert [there.name for there in tmp_path.iterdir()] == ["people.json"]


def test_a_name_is_kept_without_signs_that_cannot_be_shown() -> None:
    for typed, kept in (("Ro\0sa", "Rosa"), ("Ida\n", "Ida")):
        seated = Household().with_game((Seated("r", typed, 0, 0, 5),)).with_learning_player(typed)
        assert (names(seated), seated.learner) == ([kept], kept)
        written = encoded_house(Household((RegularPlayer(id="r", name=typed, face=5),), typed))
        assert house_in(written) == Household((RegularPlayer(id="r", name=kept, face=5),), kept)


def test_what_was_chosen_holds_and_what_was_not_follows_the_last_game() -> None:
    house = Household().with_game(FOUR).with_change("i", chair=2)
    house = house.with_game((Seated("x", "ida", 1, 1, 9), Seated("y", "Paul", 3, 1, 2, is_new_face=True)))
    ida, paul = house.find("i"), house.find("p")
    assert ida is not None
    assert paul is not None
    assert (ida.usual_chair, ida.last_chair, ida.usual_partner, ida.face) == (2, 1, "p", 5)
    assert paul.face == 2
    nobody = house.with_change("i", partner=NOBODY).find("i")
    assert nobody is not None
    assert nobody.usual_partner == NOBODY


def test_whoever_was_removed_stays_so_until_put_back() -> None:
    house = Household().with_game(FOUR).with_change("t", removed=True)
    house = house.with_game((Seated("t", "Tom", 3, 0, 3), Seated("i", "Ida", 1, 0, 5, on_phone=True)))
    assert names(house) == ["Ida", "Ruth", "Paul"]
    ida = house.present[0]
    assert (ida.last_chair, ida.last_partner, ida.on_phone) == (1, NOBODY, True)
    assert house.with_game(FOUR).present[0].on_phone
    again = house.with_regular_player(RegularPlayer(id="new", name="TOM"))
    assert again.named("Tom") == Household().with_game(FOUR).named("Tom")
    assert names(again) == ["Ida", "Tom", "Ruth", "Paul"]


def test_no_two_have_one_name() -> None:
    house = Household().with_game(FOUR)
    assert house.with_change("i", name=" tom") == house
    assert house.with_change("i", name="IDA").present[0].name == "IDA"


def test_spaces_inside_a_name_make_nobody_else() -> None:
    anna = RegularPlayer(id="a", name="Anna Maria", face=4)
    house = Household((anna,))
    assert house.with_game((Seated("b", "anna  maria", 1, 1, 7),)).regulars == (replace(anna, last_chair=1),)
    assert house.faces[person_key(" anna  maria")] == 4
    both = Household((anna, RegularPlayer(id="b", name="Anna  Maria")))
    assert house_in(encoded_house(both)) == both


def test_people_of_a_backup_join_those_who_are_here() -> None:
    here = Household((RegularPlayer(id="i", name="Ida", face=7), RegularPlayer(id="n", name="Nora")))
    people = (RegularPlayer(id="n", name="ida"), RegularPlayer(id="i", name="Tom", partner="n"))
    there = Household(people, "Tom", HandSorting(ace_low=True))
    both = merged_houses(here, there)
    assert names(both) == ["Ida", "Nora", "Tom"]
    assert both.present[0].face == 7
    assert both.present[2].partner == "i"
    assert len({one.id for one in both.regulars}) == 3
    assert both.learner == "Tom"
    assert both.sorting == there.sorting
    chosen = HandSorting(low_left=True)
    assert merged_houses(replace(here, sorting=chosen), there).sorting == chosen
    assert merged_houses(both, there) == both


def test_who_was_you_stays_so_after_a_merge() -> None:
    there = Household().with_you_named(RegularPlayer(id="i", name="Edna"))
    here = Household((RegularPlayer(id="i", name="Ida"),))
    assert merged_houses(here, there).name_of_you == "Edna"
    assert merged_houses(here.with_you_named(RegularPlayer(id="t", name="Tom")), there).name_of_you == "Tom"
    assert house_in(encoded_house(there)).names.of("you") == "Edna"
    assert here.with_you_named(RegularPlayer(id="x", name="ida")).name_of_you == "Ida"


def test_a_backup_from_before_a_new_name_brings_nobody_twice() -> None:
    when = datetime(2026, 11, 20, tzinfo=UTC)
    ida = Household().with_game(FOUR[:1]).with_learning_player("ida")
    isa = ida.with_name("i", "Isa", when)
    assert ida.with_name("i", "IDA", when).regulars == (replace(ida.regulars[0], name="IDA"),)
    assert (names(isa), isa.learner, isa.faces["ida"]) == (["Isa"], "Isa", 5)
    other = HandSorting(ace_low=True)
    assert isa.with_sorting("Ida", other).sorting_of("Isa") == isa.with_sorting("Isa", other).sorting_of("ida") == other
    assert merged_houses(isa, ida) == isa
    assert merged_houses(replace(ida, learner="Isa"), isa) == isa
    assert house_in(encoded_house(isa)) == isa
    assert names(merged_houses(Household((RegularPlayer(id="i", name="Tom"),)), isa)) == ["Tom", "Isa"]
    tom = isa.with_regular_player(RegularPlayer(id="t", name="Tom"))
    assert tom.with_name("t", "isa", when) == tom


def test_nobody_of_a_backup_gets_an_id_twice() -> None:
    """Given a backup that is brought in again after somebody of it was renamed, and one with ids like those that were
    made up here, everybody has an id of their own: otherwise the next start would read none of them.
    """
    tom = Household((RegularPlayer(id="i", name="Tom"),))
    renamed = merged_houses(Household((RegularPlayer(id="i", name="Ida"),)), tom).with_change("i-tom", name="Tim")
    both = merged_houses(renamed, tom)
    assert names(both) == ["Ida", "Tim", "Tom"]
    assert house_in(encoded_house(both)) == both
    more = Household((RegularPlayer(id="i", name="Max"), RegularPlayer(id="i-max", name="Eva", partner="i")))
    all_of_them = merged_houses(both, more)
    assert house_in(encoded_house(all_of_them)) == all_of_them
    eva, max_ = (all_of_them.named(name) for name in ("Eva", "Max"))
    assert eva is not None
    assert max_ is not None
    assert eva.partner == max_.id


def test_what_a_file_leaves_out_is_the_usual() -> None:
    house = house_in(b'{"version":1,"regulars":[{"id":"a","name":"Ida"}]}')
    ida = RegularPlayer(
        id="a",
        name="Ida",
        face=0,
        chair=None,
        partner=None,
        last_chair=None,
        last_partner="",
        on_phone=False,
        sorting=HandSorting(),
        removed=False,
    )
    assert house == Household((ida,), "", HandSorting(), "")
    assert (ida.usual_chair, ida.usual_partner, house.name_of_you, house.names.of("You")) == (None, NOBODY, "", "You")
    assert Household().with_game((Seated("b", "Ben", 0, 0, 1),)).regulars[0].on_phone is False


@pytest.mark.parametrize(("alone", "seats", "you"), [(True, 1, "i"), (False, 1, ""), (True, 2, "")])
def test_who_played_first_and_alone_is_you(alone: bool, seats: int, you: str) -> None:
    first = Household().with_game(FOUR[:seats], is_alone=alone)
    assert first.you == you
    assert first.with_game((Seated("z", "Zoe", 0, 0, 1),), is_alone=True).you == you


def test_each_person_sorts_a_hand_their_own_way() -> None:
    house, usual, other = Household().with_game(FOUR[:1]), HandSorting(), HandSorting(ace_low=True)
    changed = house.with_sorting("ida", other)
    assert (changed.sorting_of("Ida"), changed.sorting_of("Ben"), changed.sorting) == (other, usual, usual)
    strangers = house.with_sorting("Ben", other)
    assert (strangers.sorting_of("Zoe"), strangers.sorting_of("Ida")) == (other, usual)
    you = Household().with_sorting("You", other)
    for named in (you.with_you_named(RegularPlayer(id="z", name="Zoe")), you.with_game(FOUR[:1], is_alone=True)):
        assert named.sorting_of(named.name_of_you) == other
    assert you.with_game(FOUR[:2]).sorting_of("Ida") == usual


def test_a_file_of_this_version_is_read_for_ever() -> None:
    house = house_in(KEPT.read_bytes())
    assert names(house) == ["Ida", "Ruth"]
    assert house.find("b") == RegularPlayer(
        id="b", name="Ruth", face=21, chair=2, partner="a", last_chair=0, last_partner="a", removed=False
    )
    assert house_in(encoded_house(house)) == house
