"""Regenerates the pages made from the code: `python -m tools.pages`. A test fails if one is out of date."""

from argparse import ArgumentParser
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Final

from tools import ROOT
from tools.bench.strength import kept_answers, section
from tools.pages import engine_page, ledger, rooms_picture
from tools.pages.house_rules_table import field_table

DOCS: Final = ROOT / "docs"
RESULTS: Final = ROOT / "tools" / "bench" / "RESULTS.md"
BEGIN: Final = "<!-- written by `python -m tools.pages`, do not edit -->"
END: Final = "<!-- end of what is written by `python -m tools.pages` -->"


def renewed(page: str, made: str) -> str:
    """The page with the part between its two marks replaced. Raises ValueError if a mark is missing."""
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"the page has no place between {BEGIN} and {END}")
    return f"{before}{begin}\n{made}\n\n{end}{after}"


def texts() -> Mapping[Path, str]:
    """Every such text page as it should be."""
    made = {DOCS / "house-rules.md": field_table(), RESULTS: section(kept_answers())}
    whole = {path: renewed(path.read_text(encoding="utf-8"), text) for path, text in made.items()}
    whole[engine_page.PAGE] = engine_page.page()
    return MappingProxyType(whole)


if __name__ == "__main__":
    ArgumentParser(prog="python -m tools.pages", description=__doc__).parse_args()
    for path, text in texts().items():
        path.write_text(text, encoding="utf-8")
    ledger.PAGE.write_text(ledger.page(ledger.features()), encoding="utf-8")
    rooms_picture.PICTURE.write_text(rooms_picture.picture(rooms_picture.imports()), encoding="utf-8")
