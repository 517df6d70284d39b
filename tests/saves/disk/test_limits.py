from saves.disk import limits

NEEDED = {
    10: "VERSION",
    100: "LAST_ROUND",
    1_000: "LABEL",
    5_000: "SETTINGS HANDS DOOR RULES",
    100_000: "PEOPLE PAGE",
    1_000_000: "LEARNING ANALYSIS",
    4_000_000: "GAME",
    15_000_000: "ANY_RECORD ANSWERS",
    30_000_000: "SUMMARIES",
    1_000_000_000: "BACKUP",
}
"""Bytes of the largest sensible file of each kind."""


def test_the_largest_file_of_each_kind_is_read() -> None:
    needed = {kind: size for size, kinds in NEEDED.items() for kind in kinds.split()}
    most = {kind: size for kind, size in vars(limits).items() if kind.isupper() and not kind.startswith("_")}
    assert needed.keys() == most.keys()
    assert not [kind for kind in most if most[kind] < 2 * needed[kind]]
    assert [kind for kind in most if most[kind] % 1024] == ["VERSION"]
