"""Where settings and games are saved: where other programs of the system save theirs."""

import sys
from pathlib import Path

import pytest

from surajang.gui.storage.folders import data_folder, settings_file


@pytest.mark.skipif(sys.platform != "linux", reason="other systems say it otherwise")
def test_folders_follow_the_xdg_rules(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    assert settings_file() == tmp_path / ".config" / "surajang" / "settings.json"
    assert data_folder() == tmp_path / ".local" / "share" / "surajang"
    monkeypatch.setenv("XDG_CONFIG_HOME", "")
    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    assert settings_file() == tmp_path / ".config" / "surajang" / "settings.json"
    assert data_folder() == tmp_path / ".local" / "share" / "surajang"
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "ä b"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert settings_file() == tmp_path / "ä b" / "surajang" / "settings.json"
    assert data_folder() == tmp_path / "data" / "surajang"
