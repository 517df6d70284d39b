"""The files that come with the game are where they are looked for."""

from game.assets import assets_folder


def test_the_folder_holds_what_is_asked_of_it() -> None:
    there = {path.name for path in assets_folder().iterdir()}
    assert there >= {"ai", "cards", "fonts", "rules", "sounds", "tables", "LICENCES.md"}
