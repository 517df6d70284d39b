"""What may be on a device after the power went: every legal state, or one drawn by chance.

What was synced is there. Of changes that were not, any part may be: a file's writes up to some byte, a later one
without an earlier (zeros in its place), a longer file without its data; names in any order, except that changes of the
same name keep theirs.
"""

import random
from collections.abc import Iterator
from itertools import product
from pathlib import Path

from tests.simulation.disk import (
    Change,
    Device,
    Disk,
    Image,
    Naming,
    Node,
    Write,
    after,
    apply_names,
    image_of,
)


def contents_after(node: Node) -> list[bytes]:
    """Every content of a file that a power cut may leave: cuts of the last write at a few bytes stand for all."""
    found = [node.safe]
    for count in range(1, len(node.pending) + 1):
        before, last = node.pending[: count - 1], node.pending[count - 1]
        if isinstance(last, Write):
            found += [after(node.safe, [*before, part]) for part in _parts(last)]
            there = after(node.safe, before)
            hole = there[last.at : last.at + len(last.data)].ljust(len(last.data), b"\0")
            found.append(after(there, [Write(last.at, hole)]))
        found.append(after(node.safe, [*before, last]))
        if count > 1:
            found += [after(node.safe, [*before[:n], *before[n + 1 :], last]) for n in range(len(before))]
    return list(dict.fromkeys(found))


def _parts(write: Write) -> list[Change]:
    """The write, torn."""
    data = write.data
    ends = {1, len(data) // 2, len(data) - 1, data.find(b"\n") + 1}
    return [Write(write.at, data[:end]) for end in sorted(ends) if 0 < end < len(data)]


def name_states(device: Device, most: int = 2**12) -> Iterator[dict[str, Node]]:
    """Every set of names that a power cut may leave; locks and what is being written matter to nobody."""
    pending = [naming for naming in device.namings if not all(_is_passing(name) for name, _ in naming.names)]
    passing = [naming for naming in device.namings if naming not in pending]
    for number, kept in enumerate(product((False, True), repeat=len(pending))):
        if number >= most:
            return
        chosen = [naming for naming, is_kept in zip(pending, kept, strict=True) if is_kept]
        if _keeps_order(pending, chosen):
            for others in ([], passing) if passing else ([],):
                names = dict(device.safe)
                apply_names(names, [naming for naming in device.namings if naming in chosen or naming in others])
                yield names


def _is_passing(path: str) -> bool:
    return path.endswith((".lock", ".tmp"))


def _keeps_order(pending: list[Naming], chosen: list[Naming]) -> bool:
    """Whether no change of a name is there without the one before it."""
    for number, naming in enumerate(pending):
        if naming in chosen:
            names = {name for name, _ in naming.names}
            for earlier in pending[:number]:
                if earlier not in chosen and names & {name for name, _ in earlier.names}:
                    return False
    return True


def images_after_power_cut(device: Device) -> Iterator[Image]:
    """Every legal state: each set of names, and with all of them each content of each file that has pending writes."""
    seen: set[tuple[tuple[str, ...], tuple[tuple[str, bytes], ...]]] = set()
    for names in name_states(device):
        changed = [(path, node) for path, node in names.items() if node.pending and not _is_passing(path)]
        contents = [contents_after(node) for _, node in changed]
        for chosen in product(*contents):
            by_node = {id(node): content for (_, node), content in zip(changed, chosen, strict=True)}
            image = image_of(names, lambda node, kept=by_node: kept.get(id(node), node.safe))  # type: ignore[misc]
            key = (image.folders, tuple(sorted(image.files.items())))
            if key not in seen:
                seen.add(key)
                yield image


def image_after_power_cut(device: Device, chance: random.Random) -> Image:
    """One of those states."""
    eager = chance.choice((0.0, 0.5, 0.9, 1.0))
    kept: list[Naming] = []
    for number, naming in enumerate(device.namings):
        if chance.random() < eager and _keeps_order(device.namings[: number + 1], [*kept, naming]):
            kept.append(naming)
    names = dict(device.safe)
    apply_names(names, kept)
    contents: dict[int, bytes] = {}

    def content(node: Node) -> bytes:
        if not node.pending:
            return node.safe
        if id(node) not in contents:
            contents[id(node)] = chance.choice(contents_after(node)) if eager < 1 else after(node.safe, node.pending)
        return contents[id(node)]

    return image_of(names, content)


def image_of_folder(disk: Disk) -> Image:
    """What the system has, synced or not: what a program finds that was killed."""
    names = disk.device.now
    a_name = {id(node): path for path, node in names.items()}
    with disk.aside():
        return image_of(names, lambda node: Path(a_name[id(node)]).read_bytes())
