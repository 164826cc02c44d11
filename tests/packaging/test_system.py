"""An installed program on a Linux system without Qt's libraries prints a sentence, with no traceback or abort."""

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QLibraryInfo

from surajang.gui.app import application, system
from surajang.gui.app import start as app

pytestmark = [
    pytest.mark.skipif(sys.platform != "linux", reason="only Linux leaves libraries to the system"),
]


@pytest.fixture
def lacking(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The libraries that a system with a screen and apt lacks; the test fills it."""
    names: list[str] = []
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr(system, "missing_libraries", lambda wanted: {name: wanted[name] for name in names})
    monkeypatch.setattr(system, "debian_names", lambda packages: packages)
    monkeypatch.setattr("shutil.which", lambda name: name)
    return names


def complaint() -> str:
    with pytest.raises(SystemExit) as ended:
        app.main([])
    return str(ended.value)


def test_an_unimportable_qt_is_explained(lacking: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    lacking += ["libglib-2.0.so.0", "libxcb-cursor.so.0"]
    monkeypatch.setitem(sys.modules, "surajang.gui.app.application", None)
    assert complaint() == (
        "Surajang needs libglib-2.0.so.0, libxcb-cursor.so.0: "
        "sudo apt-get update && sudo apt-get install -y libglib2.0-0 libxcb-cursor0"
    )


def test_missing_display_libraries_are_explained(lacking: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    lacking.append("libxcb-cursor.so.0")
    monkeypatch.setattr(application, "can_show", lambda: False)
    assert complaint().startswith("Surajang needs libxcb-cursor.so.0: sudo apt-get update && sudo apt-get install -y ")
    monkeypatch.setattr("shutil.which", lambda name: None)
    assert complaint() == "Surajang needs libxcb-cursor.so.0; install them with your system's package manager."


def test_other_errors_are_not_explained(lacking: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "surajang.gui.app.application", None)
    with pytest.raises(ImportError):
        app.main([])


def test_a_missing_display_is_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    assert "`surajang --offscreen demo.png` plays a short game" in complaint()


def test_the_plugin_of_qt_decides_whether_windows_can_be_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert application.can_show()
    (tmp_path / "platforms").mkdir()
    (tmp_path / "platforms" / "libqxcb.so").write_text("needs a library that is not here")
    monkeypatch.setattr(QLibraryInfo, "path", lambda place: str(tmp_path))
    monkeypatch.setenv("QT_QPA_PLATFORM", "xcb:something")
    assert not application.can_show()
    monkeypatch.setenv("QT_QPA_PLATFORM", "unknown")
    assert application.can_show(), "what Qt knows and this program does not"
