"""Small files stored for each game in a folder of their own: named after its record and removed with it."""

from pathlib import Path

from saves.records.lines import RECORD_SUFFIX


def side_file(folder: Path, record: Path) -> Path:
    """The file in such a folder for the game with that record.

    >>> side_file(Path("hands"), Path("games/lake.handfoot.jsonl")).as_posix()
    'hands/lake.json'
    """
    return folder / f"{record.name.removesuffix(RECORD_SUFFIX)}.json"


def forget_others(folder: Path, games: Path, removed: Path) -> None:
    """Remove the files of games that are neither in their folder nor among the removed ones; none without that folder,
    which may come back. Raises OSError.
    """
    if not games.is_dir():
        return
    kept = {side_file(folder, record) for there in (games, removed) if there.is_dir() for record in there.iterdir()}
    for path in folder.glob("*.json"):
        if path not in kept:
            path.unlink(missing_ok=True)
