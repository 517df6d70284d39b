"""What's new after an update, shown once on the title. Somebody who starts the game for the first time sees nothing."""

from pathlib import Path

from game import VERSION
from game.ui.start.title.screen import TitleScene
from game.ui.system.scene_stack import SceneStack
from saves.disk.background import Background
from saves.disk.files import Disk
from saves.players.last_version import is_newer, keep_version, version_before


class NewsOfUpdate:
    """Finds out in the background which version was here before; the title shows the news once it has nothing else in
    front.
    """

    def __init__(self, file: Path, screens: SceneStack, disk: Disk, background: Background) -> None:
        self._file, self._screens, self._disk, self._background = file, screens, disk, background
        self._is_asked = self._waits = False

    def poll(self) -> None:
        """Once per pass, after the first picture."""
        if not self._is_asked:
            self._is_asked = True
            self._background.do(self._file, self._look_up)
        title = self._screens.scenes[-1] if self._waits and self._screens.scenes else None
        if isinstance(title, TitleScene) and title.form.dialog is None and not title.form.is_pressed:
            from game.ui.start.title.news_dialog import NewsDialog

            self._waits = False
            title.open(NewsDialog(VERSION))
            self._background.do(self._file, self._keep)

    def _look_up(self) -> None:
        from game.ui.start.title.news_dialog import NEWS  # not before the first picture

        before = version_before(self._file)
        if before is None:
            self._keep()
        elif is_newer(VERSION, before):
            if VERSION in NEWS:
                self._waits = True
            else:
                self._keep()

    def _keep(self) -> None:
        keep_version(self._file, VERSION, self._disk)
