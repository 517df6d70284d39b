from msgspec.structs import replace

from game.rules.presets import preset
from game.ui.rules.house_rules.edited_rules import DraftHistory, RuleSetDraft, as_new, draft_from_preset

TAKEN = ("Web Classic", "Our Web Classic", "Lake house")
LAKE = replace(preset("web"), name="Lake house", rounds=3)


def drafts() -> DraftHistory:
    """Lake house, which is on the disk."""
    draft = RuleSetDraft(LAKE, LAKE.name, LAKE.name)
    return DraftHistory(draft, draft, TAKEN)


def test_a_new_set_gets_a_free_name() -> None:
    assert draft_from_preset("web", TAKEN).name == "Our Web Classic 2"
    assert draft_from_preset("couples", TAKEN).name == "Our Couples"
    assert as_new(replace(LAKE, name="Cabin"), TAKEN).name == "Cabin"
    assert as_new(replace(LAKE, name="lake HOUSE"), TAKEN).name == "lake HOUSE 2"


def test_typing_a_name_is_one_step() -> None:
    work = drafts()
    for name in ("C", "Ca", "Cab"):
        work = work.take(replace(work.now, name=name))
    work = work.take(replace(work.now, rules=replace(LAKE, rounds=5)))
    work = work.take(replace(work.now, name="Cabin"))
    work = work.undo()
    assert (work.now.name, work.now.rules.rounds) == ("Cab", 5)
    work = work.undo()
    assert (work.now.name, work.now.rules.rounds) == ("Cab", 3)
    work = work.undo()
    assert work.now.name == "Lake house"
    assert not work.past


def test_only_what_differs_from_the_disk_would_be_lost() -> None:
    work = drafts()
    assert not work.is_dirty
    work = work.take(replace(work.now, rules=replace(LAKE, rounds=5)))
    assert work.is_dirty
    work = work.take(replace(work.now, rules=LAKE))
    assert not work.is_dirty
    work = work.take(replace(work.now, name=" Cabin "))
    work = work.keep()
    assert not work.is_dirty
    assert work.now == RuleSetDraft(replace(LAKE, name="Cabin"), "Cabin", "Cabin")


def test_names_are_refused() -> None:
    """Nothing, spaces, and any name that another set has in other letters; its own name is free."""
    work = drafts()
    assert work.refuse_name() == ""
    for name in ("", "   ", "web CLASSIC", "Our Web Classic"):
        work = work.take(replace(work.now, name=name))
        assert work.refuse_name()
    work = work.take(replace(work.now, name="LAKE house"))
    assert work.refuse_name() == ""


def test_steps_back_belong_to_the_file_that_is_there() -> None:
    work = drafts()
    work = work.take(replace(work.now, rules=replace(LAKE, rounds=5)))
    work = work.take(replace(work.now, name="Cabin"))
    work = work.keep()
    work = work.undo()
    assert (work.now.name, work.now.saved_as) == ("Lake house", "Cabin")
    assert work.is_dirty


def test_putting_back_does_not_keep_what_was_changed_since() -> None:
    work = drafts()
    work = work.lose()
    assert not work.is_dirty
    assert work.refuse_name() == ""
    work = work.take(replace(work.now, rules=replace(LAKE, rounds=5)))
    work = work.put_back()
    assert (work.kept.rules.rounds, work.now.rules.rounds, work.now.saved_as) == (3, 5, "Lake house")
    assert work.is_dirty


def test_a_name_that_was_given_up_is_free() -> None:
    work = drafts()
    work = work.take(replace(work.now, name="Cabin"))
    work = work.keep()
    work = work.duplicate()
    work = work.take(replace(work.now, name="Lake house"))
    assert work.refuse_name() == ""
    work = work.take(replace(work.now, name="cabin"))
    assert work.refuse_name()


def test_rescued_rules_are_unsaved_until_they_are_kept() -> None:
    work = replace(drafts(), is_unsaved=True)
    assert work.is_dirty
    work = work.keep()
    assert not work.is_dirty
