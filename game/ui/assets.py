"""Where the files that come with the game lie, for the screen."""

from game.assets import assets_folder as assets_folder
