"""Renews the table of house rules in README.md from the fields of the rule set."""

from pathlib import Path

from game.words.fieldtable import with_table

README = Path(__file__).resolve().with_name("README.md")

if __name__ == "__main__":
    README.write_text(with_table(README.read_text(encoding="utf-8")), encoding="utf-8")
