"""Renews what README.md holds of other files: the table of house rules, and how strong the computer players are."""

from pathlib import Path

from benchmarks.strength import kept_answers, with_strength
from game.words.fieldtable import with_table

README = Path(__file__).resolve().with_name("README.md")

if __name__ == "__main__":
    text = with_table(README.read_text(encoding="utf-8"))
    README.write_text(with_strength(text, kept_answers()), encoding="utf-8")
