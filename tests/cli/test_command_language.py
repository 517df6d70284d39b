"""Which language a command speaks: that of the settings, else the system's, else English."""

from pathlib import Path

import pytest

from game.cli.command_language import speak_as_chosen
from game.text.language import spoken


@pytest.mark.parametrize(
    ("settings", "system", "spoken_then"),
    [
        ('{"language": "es"}', "en", "es"),
        ('{"language": "en"}', "es", "en"),
        ('{"language": "system"}', "es_AR", "es"),
        ('{"language": "xx"}', "es", "es"),
        ('{"version": 1}', "es", "es"),
        ("[broken", "es", "es"),
        (None, "fr:es", "es"),
        (None, "fr", "en"),
    ],
)
def test_the_settings_come_before_the_system(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, settings: str | None, system: str, spoken_then: str
) -> None:
    """Given settings in a folder and a system's language, the settings win; what can't be read is passed over."""
    monkeypatch.setenv("LANGUAGE", system)
    monkeypatch.setenv("LANG", "C")
    if settings is not None:
        (tmp_path / "settings.json").write_text(settings, encoding="utf-8")
    speak_as_chosen(["show", "--data-dir", str(tmp_path)])
    assert spoken() == spoken_then
    speak_as_chosen([f"--data-dir={tmp_path}", "show"])
    assert spoken() == spoken_then
