"""What the tools answer to somebody who asks how they are called."""

from typing import Final

from tests.sources import sources

READERS: Final = ("ArgumentParser(", "out_folder(", "run(sys.argv")
"""What reads the arguments: the parsers, and that of `tools.check`, which refuses every word but its checks."""


def test_every_tool_reads_its_arguments() -> None:
    tools = {name: source for name, source in sources().items() if name.startswith("tools.")}
    run = {name for name, source in tools.items() if '__name__ == "__main__"' in source}
    assert len(run) > 20
    assert {name for name in run if not any(reader in tools[name] for reader in READERS)} == set()
