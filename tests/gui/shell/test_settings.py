"""Settings: several windows share them, and whatever their file holds, the worst result is a message."""

import gc
import json
import os
import socket
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from builds import module_file
from driving import find, match_settings
from hypothesis import HealthCheck, given
from hypothesis import settings as effort
from hypothesis import strategies as st
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from surajang.gui.app.application import Collector
from surajang.gui.app.main_window import MainWindow
from surajang.gui.app.preferences import PreferencesDialog
from surajang.gui.desk.navigator import MatchRequest, NewGameRequest, PositionStudyRequest
from surajang.gui.kit.style import Style
from surajang.gui.matches.match_dialog import NewMatchDialog
from surajang.gui.play.new_game import NewGameDialog
from surajang.gui.shell.settings import BY_NAME, MAX_NUMBER, SETTINGS, Settings
from surajang.gui.storage import disk as files
from surajang.gui.storage import settings_file
from surajang.gui.study.study_page import PANELS, StudyPage

BUILD = module_file("surajang").parent.parent
WRITE = files.write_atomically

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def file(home: Path) -> Path:
    return home / "settings.json"


def saved(file: Path) -> dict[str, Any]:
    """Return the settings on disk."""
    found: dict[str, Any] = json.loads(file.read_text("ascii"))
    return found


def test_settings_of_two_windows_are_merged(file: Path) -> None:
    first, second = Settings(file), Settings(file)
    first["theme"] = "dark"
    first["piece_sets"] = {"mansindam": "hanja-mansindam"}
    assert first.finish()
    second["volume"] = 30
    second["piece_sets"] = {"palaceshogi": "wedge-hanja"}
    assert second.finish()
    first["zoom"] = 120
    first["theme"] = "system"
    assert first.finish()
    assert saved(file) == {
        "volume": 30,
        "zoom": 120,
        "piece_sets": {"mansindam": "hanja-mansindam", "palaceshogi": "wedge-hanja"},
    }


def test_the_best_stars_of_two_windows_are_kept(file: Path) -> None:
    file.write_text('{"lessons": {"mansindam/x": [1, 1, 0]}}')
    first, second = Settings(file), Settings(file)
    first["lessons"] = {"mansindam/x": [3, 1, 0]}
    assert first.finish()
    second["lessons"] = {"mansindam/x": [1, 2, 0, 1]}
    assert second.finish()
    assert saved(file) == {"lessons": {"mansindam/x": [3, 2, 0, 1]}}


def test_dependent_settings_are_never_mixed(file: Path) -> None:
    before = {"editor": {"game": "pandemonium", "fen": "a"}, "level_run": {"level": "a", "games": 1}}
    file.write_text(json.dumps(before))
    first, second = Settings(file), Settings(file)
    first["editor"] = {"game": "mansindam", "fen": "c"}
    first["level_run"] = {"level": "b", "games": -1}
    assert first.finish()
    second["editor"] = after = {"game": "pandemonium", "fen": "b"}
    second["level_run"] = run = {"level": "a", "games": 2}
    assert second.finish()
    assert saved(file) == {"editor": after, "level_run": run}


def test_settings_of_a_newer_version_are_kept(file: Path) -> None:
    newer = {"unknown": {"seen": [1, None]}, "new_game": {"colour": 3, "level": 2}, "piece_sets": {"new game": "set"}}
    file.write_text(json.dumps(newer), "utf-8")
    settings = Settings(file)
    assert not settings.problem
    settings["new_game"] = {"level": 5}
    settings["piece_sets"] = {**settings["piece_sets"], "mansindam": "international"}
    settings["sounds"] = False
    assert settings.finish()
    assert saved(file) == {
        "unknown": {"seen": [1, None]},
        "new_game": {"level": 5},
        "piece_sets": {"new game": "set", "mansindam": "international"},
        "sounds": False,
    }


def test_two_simultaneous_first_starts_lose_nothing(home: Path) -> None:
    script = (
        "import sys; from pathlib import Path\n"
        "from surajang.gui.shell.settings import Settings\n"
        "settings = Settings(Path(sys.argv[1]))\n"
        "input()\n"
        "for number in range(15):\n"
        "    settings['piece_sets'] = {**settings['piece_sets'], f'{sys.argv[2]}{number}': 'wedge'}\n"
        "    assert settings.finish(60), 'not saved'\n"
    )
    file = home / "new folder" / "settings.json"
    environment = {**os.environ, "PYTHONPATH": str(BUILD)}
    processes = [
        subprocess.Popen([sys.executable, "-c", script, file, name], env=environment, stdin=subprocess.PIPE)
        for name in "ab"
    ]
    for process in processes:
        assert process.stdin is not None
        process.stdin.write(b"\n")
        process.stdin.flush()
        process.stdin.close()
    assert [process.wait(300) for process in processes] == [0, 0]
    assert len(saved(file)["piece_sets"]) == 30
    assert os.listdir(file.parent) == ["settings.json"]


def pipe(file: Path) -> None:
    os.mkfifo(file)


def endless(file: Path) -> None:
    file.symlink_to("/dev/zero")


def large(file: Path) -> None:
    with file.open("wb") as holes:
        holes.truncate(200_000_000)


def listening(file: Path) -> None:
    with socket.socket(socket.AF_UNIX) as made:
        made.bind(os.path.relpath(file))


def text(content: str) -> Callable[[Path], object]:
    return lambda file: file.write_text(content, "utf-8")


ODD: dict[str, Callable[[Path], object]] = {
    "pipe": pipe,
    "endless": endless,
    "large": large,
    "socket": listening,
    "folder": lambda file: (file / "inner").mkdir(parents=True),
    "no text": lambda file: file.write_bytes(b"\xff\xfe{}"),
    "empty": text(""),
    "deep": text("[" * 100_000),
    "long number": text('{"zoom": ' + "9" * 5000 + "}"),
    "text": text('"zoom"'),
}


NOT_COPIED = ("pipe", "endless", "large", "socket", "folder")


@pytest.mark.skipif(os.name != "posix", reason="these things are there on Unix")
@pytest.mark.parametrize("kind", ODD)
def test_an_invalid_settings_file_is_set_aside(file: Path, kind: str) -> None:
    ODD[kind](file)
    settings = Settings(file)
    assert settings.problem.startswith("Your settings ")
    assert settings.problem.endswith(f" The old file was kept as {file}.broken.")
    assert os.path.lexists(f"{file}.broken")
    settings["zoom"] = 110
    assert settings.finish()
    assert saved(file) == {"zoom": 110}
    file.unlink()
    ODD[kind](file)
    settings["volume"] = 3
    assert settings.finish()
    assert saved(file) == {"zoom": 110, "volume": 3}, "nothing that this window knows is lost"
    assert os.path.lexists(f"{file}.broken1") is (kind in NOT_COPIED), "there is no second copy of the same"


@pytest.mark.parametrize("depth", [100, 300, 450, 600, 900, 960, 990, 5000, 20_000])
def test_a_read_only_file_does_not_stop_saving(file: Path, depth: int) -> None:
    file.write_text('{"newer": ' + "[" * depth + "]" * depth + "}")
    settings = Settings(file)
    settings["zoom"] = 110
    assert settings.finish()
    assert Settings(file)["zoom"] == 110
    assert ('"newer"' in file.read_text("ascii")) is not bool(settings.problem)


@pytest.mark.skipif(os.name != "posix", reason="links need rights on Windows")
def test_a_dangling_link_is_handled(file: Path) -> None:
    file.symlink_to(file.with_name("nothing"))
    settings = Settings(file)
    assert not settings.problem
    settings["zoom"] = 110
    assert settings.finish()
    assert saved(file) == {"zoom": 110}


def test_a_byte_order_mark_is_accepted(file: Path) -> None:
    file.write_text('{"zoom": 110}', "utf-8-sig")
    assert Settings(file)["zoom"] == 110


def test_invalid_entries_do_not_affect_others(file: Path) -> None:
    content = '{"new_game": {"game": {}, "level": 4, "names": ["Ann", 5]}, "piece_sets": {"mansindam": 1, "x": "y"}}'
    file.write_text(content)
    settings = Settings(file)
    assert "(new_game, piece_sets)" in settings.problem
    assert settings["new_game"] == {"level": 4}
    assert settings["piece_sets"] == {"x": "y"}
    assert settings.finish()
    assert file.with_name("settings.json.broken").read_text() == content
    assert saved(file) == {"new_game": {"level": 4}, "piece_sets": {"x": "y"}}
    assert not Settings(file).problem


@pytest.mark.parametrize("number", ["2147483648", "-1" + "0" * 400, "1e308", "Infinity", "NaN"])
def test_numbers_that_no_field_can_show_are_refused(file: Path, number: str) -> None:
    value = json.loads(number)
    content = {"study_panels": {"analysis": value}, "series": {"numbers": [value]}, "lessons": {"x": [value]}}
    file.write_text(json.dumps(content))
    settings = Settings(file)
    assert "(study_panels, series, lessons)" in settings.problem
    assert all(settings[name] == {} for name in content)


@pytest.mark.parametrize("sign", [-1, 1])
def test_pages_take_the_largest_and_smallest_numbers(window: MainWindow, sign: int) -> None:
    settings = window.settings
    settings["study_panels"] = dict.fromkeys(PANELS, sign * MAX_NUMBER)
    settings["series"] = {"numbers": [float(sign * MAX_NUMBER)] * 20}
    window.pages.open(PositionStudyRequest(variant="mansindam"))
    assert isinstance(window.page, StudyPage)
    assert min(window.page.panels.sizes()) >= 0
    NewMatchDialog(settings, window).deleteLater()


@pytest.mark.parametrize("name", ["caf\udce9", "\udcff\udcfe", "\ud800", "한국", "line\nend", "nul\0"])
def test_a_folder_of_any_name_is_remembered(file: Path, name: str) -> None:
    settings = Settings(file)
    settings["folder"] = str(Path("/home", name))
    settings["zoom"] = 110
    assert settings.finish()
    assert Settings(file)["folder"] == str(Path("/home", name))
    assert Settings(file)["zoom"] == 110


def test_the_window_does_not_wait_for_a_slow_disk(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    texts: list[str] = []
    go_on = threading.Event()

    def slow(path: Path, text: str, **how: bool) -> None:
        assert go_on.wait(60)
        texts.append(text)
        WRITE(path, text, **how)

    monkeypatch.setattr(files, "write_atomically", slow)
    settings = Settings(file)
    for volume in range(50):
        settings["volume"] = volume
    assert texts == [], "nothing has been written yet"
    assert not settings.finish(0.1), "the program may end"
    go_on.set()
    assert settings.finish()
    assert [json.loads(text)["volume"] for text in texts] == [0, 49], "what was outrun is not written"


def test_the_first_paint_does_not_wait_for_slow_settings(
    file: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    found = {"zoom": 150, "volume": 1, "sounds": "loud", "piece_sets": {"mansindam": "hanja", "pandemonium": "hanja"}}
    file.write_text(json.dumps(found))
    go_on = threading.Event()
    read = settings_file.read

    def slow(path: Path, sections: list[str]) -> dict[str, object]:
        assert go_on.wait(60)
        return read(path, sections)

    monkeypatch.setattr(settings_file, "read", slow)
    monkeypatch.setattr("surajang.gui.shell.settings.PATIENCE", 0.05)
    settings = Settings(file)
    told: list[str] = []
    for signal in (settings.changed, settings.broken):
        signal.connect(told.append)
    assert settings["zoom"] == 100
    settings["volume"] = 2
    settings["piece_sets"] = {"pandemonium": "figures"}
    told.clear()
    go_on.set()
    qtbot.waitUntil(lambda: settings["zoom"] == 150)
    assert settings["volume"] == 2
    assert settings["piece_sets"] == {"mansindam": "hanja", "pandemonium": "figures"}
    assert told == ["piece_sets", "zoom", settings.problem]
    assert settings.finish()
    again = Settings(file)
    assert (again["zoom"], again["volume"], again["piece_sets"]) == (150, 2, settings["piece_sets"])


def test_a_full_disk_is_reported_once_and_loses_nothing(
    file: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    settings = Settings(file)
    said: list[str] = []
    settings.failed.connect(said.append)
    with monkeypatch.context() as disk:
        disk.setattr(files, "write_atomically", full)
        for name, value in (("zoom", 110), ("volume", 1), ("zoom", 120)):
            settings[name] = value
            assert not settings.finish()
    assert said == ["Your settings could not be saved: No space left on device."]
    with qtbot.waitSignal(settings.saved):
        settings["sounds"] = False
    assert saved(file) == {"zoom": 120, "volume": 1, "sounds": False}


def test_a_folder_that_cannot_be_created_is_reported(
    home: Path, style: Style, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    (home / "no folder").write_text("")
    settings = Settings(home / "no folder" / "config" / "settings.json")
    settings["sounds"] = False
    window = MainWindow(settings, style)
    qtbot.addWidget(window)
    with qtbot.waitSignal(window.ready):
        window.show()
    qtbot.waitUntil(lambda: window.findChild(QMessageBox) is not None)
    texts = [box.text() for box in window.findChildren(QMessageBox)]
    assert len(texts) == 1
    assert texts[0].startswith("Your settings cannot be read now (A file is in the place of a folder).")
    for box in window.findChildren(QMessageBox):
        box.close()
    window.close()
    assert not settings.finish()


TEXT = st.text(st.characters(), max_size=8)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | TEXT,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXT, inner, max_size=4),
    max_leaves=8,
)
NEW_GAME_ENTRIES = BY_NAME["new_game"].entries
assert isinstance(NEW_GAME_ENTRIES, dict)
NEW_GAME = st.fixed_dictionaries({}, optional=dict.fromkeys(NEW_GAME_ENTRIES, JSON))
BOARDS = st.dictionaries(
    st.sampled_from(["pandemonium", "mansindam", "palaceshogi"]),
    JSON | st.sampled_from(["wedge", "hanja-mansindam", "no such set", "../../rules", "/dev/zero", "x" * 5000, "\0"]),
)
ANYTHING = st.fixed_dictionaries(
    {},
    optional={
        setting.name: JSON
        | {"new_game": NEW_GAME, "piece_sets": BOARDS, "board_themes": BOARDS}.get(setting.name, st.nothing())
        for setting in SETTINGS
    },
)


def put(home: Path, content: object) -> Path:
    """Write settings as a hand or another program could, and return the file."""
    file = home / "settings.json"
    for left in home.glob("settings.json*"):
        left.unlink()
    file.write_text(json.dumps(content), "ascii")
    return file


@effort(max_examples=50, deadline=None, suppress_health_check=list(HealthCheck))
@given(content=ANYTHING | JSON)
def test_any_file_gives_usable_and_savable_settings(home: Path, content: object) -> None:
    settings = Settings(put(home, content))
    assert all(setting.accepts(settings[setting.name]) for setting in SETTINGS)
    for name, value in (("zoom", 90), ("folder", "\udcff"), ("board_themes", {"mansindam": "wood"})):
        settings[name] = value
    assert settings.finish()
    again = Settings(settings.path)
    assert not again.problem
    assert all(again[setting.name] == settings[setting.name] for setting in SETTINGS)


@effort(max_examples=6, deadline=None, suppress_health_check=list(HealthCheck))
@given(content=ANYTHING)
def test_the_window_opens_with_any_settings_file(
    home: Path, style: Style, qtbot: QtBot, content: dict[str, object]
) -> None:
    settings = Settings(put(home, {**content, "sounds": False}))
    window = MainWindow(settings, style)
    collector = Collector(window)
    window.ready.connect(collector.begin)
    with qtbot.captureExceptions() as errors:
        with qtbot.waitSignal(window.ready):
            window.show()
        assert collector.waiting
        for box in window.findChildren(QMessageBox):
            box.close()
        window.pages.open(NewGameRequest())
        find(window, NewGameDialog).accept()
        window.dialogs.preferences()
        find(window, PreferencesDialog).close()
        qtbot.waitUntil(
            lambda: all(card.board.drawn for card in window.pages.start_page.cards if card.board.isVisible())
        )
        window.pages.open(MatchRequest(match_settings("mansindam")))
        qtbot.wait(1)
        window.close()
    gc.unfreeze()
    gc.enable()
    assert not errors
    assert settings.finish()
    assert not Settings(settings.path).problem
    window.deleteLater()


STEPS = ("_set_icons", "_ask_portal")


@pytest.mark.parametrize("broken", STEPS)
def test_an_error_in_one_step_after_the_first_paint_does_not_affect_others(
    settings: Settings, style: Style, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, broken: str
) -> None:
    done: list[str] = []

    def step(name: str, real: Callable[[MainWindow], object]) -> Callable[[MainWindow], object]:
        def do(window: MainWindow) -> object:
            done.append(name)
            if name == broken:
                raise RuntimeError(f"{name} fails on purpose")
            return real(window)

        return do

    for name in STEPS:
        monkeypatch.setattr(MainWindow, name, step(name, getattr(MainWindow, name)))
    window = MainWindow(settings, style)
    qtbot.addWidget(window)
    with qtbot.captureExceptions() as errors, qtbot.waitSignal(window.ready):
        window.show()
    assert sorted(done) == sorted(STEPS)
    assert [str(error) for _, error, _ in errors] == [f"{broken} fails on purpose"]
    window.close()
