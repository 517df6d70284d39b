"""What is said where games are backed up and imported."""

from collections.abc import Sequence

from game.text.messages import game_files as say
from game.text.messages import nouns
from saves.file_faults import ArrivalFlaw


def not_ours(flaw: ArrivalFlaw) -> str:
    """A file that is neither a game nor a backup.

    >>> not_ours(ArrivalFlaw.DAMAGED_ZIP)
    'Nothing was imported: the zip file is damaged.'
    """
    return say.not_ours(say.arrival_flaw(flaw.value))


def game_refused(why: ArrivalFlaw | str) -> str:
    """One record did not come in; `why` is what it is, or a sentence about what is in it.

    >>> game_refused(ArrivalFlaw.TOO_LARGE)
    "It wasn't imported: it is too large."
    """
    return say.game_refused(say.arrival_flaw(why.value) if isinstance(why, ArrivalFlaw) else why.rstrip("."))


def backed_up(
    path: str,
    games: int,
    rules: int,
    has_settings: bool,
    left_out: int,
    learners: int = 0,
    has_people: bool = False,
) -> str:
    """A backup was written.

    >>> backed_up("/a/all.zip", 12, 1, True, 0)
    'Saved in /a/all.zip: twelve games, one rule set and your settings.'
    >>> backed_up("all.zip", 0, 2, False, 1)
    "Saved in all.zip: two rule sets; one file couldn't be read and was left out."
    >>> backed_up("all.zip", 1, 0, False, 0, 2)
    "Saved in all.zip: one game and two people's learning progress."
    >>> backed_up("all.zip", 1, 0, False, 0, has_people=True)
    'Saved in all.zip: one game and the list of players.'
    """
    what = [nouns.games(games)] if games else []
    what += [say.rule_sets(rules)] if rules else []
    what += [say.your_settings()] if has_settings else []
    what += [say.what_people_learned(learners)] if learners else []
    what += [say.the_players()] if has_people else []
    return say.backed_up_without(path, what, left_out) if left_out else say.backed_up(path, what)


def backup_brought_in(
    games: int,
    removed: int,
    rules: Sequence[str],
    known: int,
    refused: Sequence[str],
    stopped: str | None = None,
    learners: Sequence[str] = (),
    people: Sequence[str] = (),
) -> str:
    """What came of a backup. `refused` are names of files; `stopped` is why there is no more of it.

    >>> backup_brought_in(2, 1, ["Lake house"], 3, ())
    'Imported: two games, one removed game and the rules “Lake house”. Three were here already.'
    >>> backup_brought_in(0, 0, (), 1, ["a.jsonl", "b.jsonl"])
    'Nothing in it was new. One was here already. Left out as damaged or too new: a.jsonl and one other.'
    >>> backup_brought_in(1, 0, (), 0, (), learners=["Ida", "Walt"])
    'Imported: one game and the learning progress of Ida and Walt.'
    >>> backup_brought_in(1, 0, (), 0, (), people=["Ida", "Walt"])
    'Imported: one game and two players from the list.'
    """
    what = [nouns.games(games)] if games else []
    what += [say.removed_games(removed)] if removed else []
    what += [say.rules_named([say.quoted(name) for name in rules])] if rules else []
    what += [say.what_names_learned(learners)] if learners else []
    what += [say.players_of_list(len(people))] if people else []
    told = [say.imported(what) if what else say.nothing_new()]
    told += [say.here_already(known)] if known else []
    others = [say.others(len(refused) - 1)] if len(refused) > 1 else []
    told += [say.left_out([*refused[:1], *others])] if refused else []
    told += [say.stopped(stopped)] if stopped else []
    return " ".join(told)
