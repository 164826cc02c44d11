"""The name of a file to be written: it has a suffix of its dialog, and is the name confirmed there."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from driving import answer, find, match_settings, page_of
from PySide6.QtWidgets import QApplication, QFileDialog
from untranslated import OPENING, speak_it

from surajang.gui.app.main_window import MainWindow
from surajang.gui.board.picture import Picture
from surajang.gui.desk.file_dialogs import FileQuestions, documents
from surajang.gui.desk.film_export import Film
from surajang.gui.desk.navigator import EditorRequest, MatchRequest, PositionStudyRequest
from surajang.gui.editor.editor_page import EditorPage
from surajang.gui.shell import languages
from surajang.gui.storage import folders
from surajang.gui.study.study_page import StudyPage

GUI = Path(__file__).resolve().parents[3] / "gui"


def save_game(window: MainWindow) -> None:
    window.pages.open(MatchRequest(match_settings("mansindam")))
    page_of(window).saver.save_as()


def save_picture(window: MainWindow) -> None:
    window.pages.open(MatchRequest(match_settings("mansindam")))
    page_of(window).sharing.pictures.save(Picture("svg"))


def save_film(window: MainWindow) -> None:
    window.pages.open(MatchRequest(match_settings("mansindam")))
    page_of(window).sharing.save_film(Film("gif", whole=True, side=320, pace=500))


def save_sheet(window: MainWindow) -> None:
    window.pages.open(MatchRequest(match_settings("mansindam")))
    page_of(window).sharing.save_sheet("often")


def save_study(window: MainWindow) -> None:
    window.pages.open(PositionStudyRequest(variant="mansindam"))
    find(window, StudyPage).saver.save_as()


def save_picture_of_set_up(window: MainWindow) -> None:
    window.pages.open(EditorRequest("mansindam", "startpos"))
    find(window, EditorPage).pictures.save(Picture("png"))


def save_rules(window: MainWindow) -> None:
    window.rules_window.show_rules("mansindam")
    window.rules_window.pdf_button.click()


def export_library(window: MainWindow) -> None:
    window.pages.library.export([1])


@pytest.mark.parametrize(
    ("save", "suffix"),
    [
        (save_game, ".surajang.pgn"),
        (save_study, ".surajang.pgn"),
        (export_library, ".pgn"),
        (save_picture, ".svg"),
        (save_picture_of_set_up, ".png"),
        (save_film, ".gif"),
        (save_sheet, ".pdf"),
        (save_rules, ".pdf"),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_every_dialog_asks_before_replacing_a_file(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
    save: Callable[[MainWindow], None], suffix: str,
) -> None:  # fmt: skip
    """The system's dialog has asked about the name without its suffix."""
    folder = tmp_path / "chosen"
    folder.mkdir()
    file = folder / f"Kim 2024.05.01{suffix}"
    file.write_text("precious")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(folder / "Kim 2024.05.01"), ""))
    texts = answer(window, "Cancel")
    save(window)
    assert texts == [f"A file {file.name} already exists."]
    assert [path.name for path in folder.iterdir()] == [file.name]
    assert file.read_text() == "precious"


@pytest.fixture
def foreign(qapp: QApplication) -> Iterator[None]:
    """Use a language that marks translated texts, until all windows are gone."""
    speak_it()
    yield
    languages.install(languages.ENGLISH)


@pytest.mark.parametrize("save", [save_game, export_library, save_picture, save_film, save_sheet])
def test_file_types_are_named_in_the_language_of_the_window(
    foreign: None, window: MainWindow, monkeypatch: pytest.MonkeyPatch, save: Callable[[MainWindow], None]
) -> None:
    asked: list[str] = []

    def cancel(*texts: Any) -> tuple[str, str]:
        asked.append(texts[3])
        return "", ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", cancel)
    save(window)
    assert asked[0].startswith(OPENING)


KINDS = "PNG picture (*.png);;SVG diagram (*.svg)"
GAMES = "Games (*.pgn);;All files (*)"


@pytest.mark.parametrize(
    ("name", "suffix", "kinds", "chosen", "written"),
    [
        ("a.svg", ".png", KINDS, "PNG picture (*.png)", "a.svg"),
        ("a.PNG", ".png", KINDS, "", "a.PNG"),
        ("a", ".png", KINDS, "SVG diagram (*.svg)", "a.svg"),
        ("a.pdf", ".png", KINDS, "", "a.pdf.png"),
        ("a.svg.", ".png", KINDS, "", "a.svg..png"),
        (".png", ".png", KINDS, "", ".png.png"),
        ("a", ".surajang.pgn", GAMES, "Games (*.pgn)", "a.surajang.pgn"),
        ("a.surajang", ".surajang.pgn", GAMES, "All files (*)", "a.surajang.surajang.pgn"),
        ("a.pgn", ".surajang.pgn", GAMES, "", "a.pgn"),
        ("games.txt", ".surajang.pgn", GAMES, "", "games.txt"),
    ],
)
def test_only_extensions_of_the_dialog_count(  # noqa: PLR0913  # fixtures and a case
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
    name: str, suffix: str, kinds: str, chosen: str, written: str,
) -> None:  # fmt: skip
    """A game keeps the name of the file that it came from, though."""
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / name), chosen))
    questions = FileQuestions(window.settings, window)
    assert questions.where("", "", suffix, kinds, default=tmp_path / "games.txt") == tmp_path / written


def test_dialogs_start_in_documents_or_the_last_folder(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[Path] = []

    def choose(*texts: Any) -> tuple[str, str]:
        begun.append(Path(texts[2]).parent)
        return str(tmp_path / "mine" / "a.png"), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    questions = FileQuestions(window.settings, window)
    questions.remember(folders.data_folder() / "studies" / "a.pgn")
    for _ in range(2):
        questions.where("", "a", ".png", KINDS)
    assert begun == [documents(), tmp_path / "mine"], "and not in the program's own folder, which is hidden"


def test_no_other_module_opens_a_save_dialog() -> None:
    asking = [path.name for path in GUI.rglob("*.py") if "getSaveFile" in path.read_text("utf-8")]
    assert asking == ["file_dialogs.py"]


@pytest.mark.parametrize(
    ("stem", "proposed"),
    [
        ("How to play Chess/Shogi", "How to play Chess Shogi.pdf"),
        ("/etc: a set to print", "etc a set to print.pdf"),
        ("How to play " + "將" * 99, "How to play " + "將" * 62 + ".pdf"),
        ("???", "Title.pdf"),
    ],
)
def test_a_valid_name_is_proposed(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stem: str, proposed: str
) -> None:
    """An inventor may give a game any title."""
    asked: list[str] = []

    def cancel(*texts: Any) -> tuple[str, str]:
        asked.append(texts[2])
        return "", ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", cancel)
    window.settings["folder"] = str(tmp_path)
    FileQuestions(window.settings, window).where("Title", stem, ".pdf", "PDF document (*.pdf)")
    assert asked == [str(tmp_path / proposed)]
