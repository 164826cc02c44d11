"""Writing files: whole or not at all, through links, with their former mode, and without leftovers."""

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from surajang.gui.storage import disk as files

POSIX = pytest.mark.skipif(os.name != "posix", reason="only systems of this kind have this")


def broken(*_: object) -> int:
    """Raise the error of a broken disk."""
    raise OSError(errno.EIO, os.strerror(errno.EIO))


def leftovers(folder: Path) -> list[str]:
    """Return the half-written files in a folder."""
    return sorted(path.name for path in folder.iterdir() if path.name.endswith(".part"))


@POSIX
def test_writing_follows_links(tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    target = tmp_path / "elsewhere" / "game.pgn"
    link = tmp_path / "link.pgn"
    link.symlink_to(target)
    for text in ("new", "changed"):
        files.write_atomically(link, text, durable=True)
        assert link.is_symlink()
        assert target.read_text() == text


@POSIX
def test_a_dangling_link_is_refused(tmp_path: Path) -> None:
    link = tmp_path / "link.pgn"
    link.symlink_to(link)
    with pytest.raises(OSError, match="not a regular file"):
        files.write_atomically(link, "text")
    assert link.is_symlink()


@POSIX
def test_only_regular_files_are_replaced(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.pgn"
    os.mkfifo(pipe)
    with pytest.raises(OSError, match="not a regular file"):
        files.write_atomically(pipe, "text")
    assert pipe.is_fifo()


@POSIX
@pytest.mark.parametrize("size", [None, 0])
def test_only_regular_files_are_appended_to(tmp_path: Path, size: int | None) -> None:
    """Opening a pipe without a reader would block the writer forever."""
    pipe = tmp_path / "pipe.pgn"
    os.mkfifo(pipe)
    with pytest.raises(OSError, match="No such device"):
        files.append_durably(pipe, "text", size)
    with pytest.raises(OSError, match="not a regular file"):
        files.append_durably(Path(os.devnull), "text", size)


@POSIX
@pytest.mark.parametrize("mode", [0o600, 0o664, 0o604])
def test_the_mode_of_a_file_is_kept(tmp_path: Path, mode: int) -> None:
    file = tmp_path / "game.pgn"
    file.write_text("old")
    file.chmod(mode)
    files.write_atomically(file, "new")
    assert file.stat().st_mode & 0o777 == mode


@POSIX
def test_a_private_file_is_unreadable_to_others_while_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.pgn"
    file.write_text("old")
    file.chmod(0o600)
    modes: list[int] = []
    chmod = Path.chmod

    def note_and_change(path: Path, mode: int) -> None:
        modes.append(path.stat().st_mode & 0o777)
        chmod(path, mode)

    monkeypatch.setattr(Path, "chmod", note_and_change)
    files.write_atomically(file, "new")
    assert modes == [0o600]


@POSIX
def test_a_new_file_has_the_default_mode(tmp_path: Path) -> None:
    usual = tmp_path / "usual"
    usual.touch()
    files.write_atomically(tmp_path / "game.pgn", "new")
    assert (tmp_path / "game.pgn").stat().st_mode == usual.stat().st_mode


@POSIX
def test_only_leftovers_of_killed_writers_are_removed(tmp_path: Path) -> None:
    dead = subprocess.Popen([sys.executable, "-c", ""])
    dead.wait()
    stays = [".surajang-1-0123abcd.part", ".surajang-x-0123abcd.part", "download.part", "game0123abcd.part"]
    for name in (*stays, f".surajang-{dead.pid}-0123abcd.part", ".surajang-9999999999-0123abcd.part"):
        (tmp_path / name).touch()
    files.write_atomically(tmp_path / "game.pgn", "new")
    assert leftovers(tmp_path) == sorted(stays)


@POSIX
def test_durable_writes_flush_new_folders_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    flushed: list[int] = []
    monkeypatch.setattr(os, "fsync", lambda handle: flushed.append(os.fstat(handle).st_ino))
    file = tmp_path / "data" / "games" / "game.pgn"
    files.write_atomically(file, "text", durable=True)
    new = {path.stat().st_ino for path in (file, *file.parents[:3])}
    assert set(flushed) == new, "the file, its folder, and where that and its folder stand"
    assert flushed[-2:] == [file.stat().st_ino, file.parent.stat().st_ino], "the name last"
    flushed.clear()
    files.append_durably(file, "more")
    assert flushed == [file.stat().st_ino]
    flushed.clear()
    files.write_atomically(file, "text")
    files.write_atomically(tmp_path / "settings" / "settings.json", "{}")
    assert not flushed, "nothing else waits for the disk"


@pytest.mark.parametrize("call", ["write", "replace"])
def test_a_failed_write_is_reported_and_closes_its_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str
) -> None:
    closed: list[int] = []
    close = os.close

    def note_and_close(handle: int) -> None:
        closed.append(handle)
        close(handle)

    file = tmp_path / "game.pgn"
    file.write_text("old")
    monkeypatch.setattr(os, "close", note_and_close)
    with monkeypatch.context() as patch:
        patch.setattr(os, call, broken)
        with pytest.raises(OSError, match=os.strerror(errno.EIO)):
            files.write_atomically(file, "new")
    files.append_durably(file, "er")
    assert (file.read_text(), len(closed)) == ("older", 2)


def test_a_failed_write_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.pgn"
    file.write_text("old")
    monkeypatch.setattr(os, "fsync", broken)
    with pytest.raises(OSError, match="Input/output error"):
        files.write_atomically(file, "new", durable=True)
    assert [path.name for path in tmp_path.iterdir()] == ["game.pgn"]
    assert file.read_text() == "old"


def test_partial_writes_are_completed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write = os.write
    monkeypatch.setattr(os, "write", lambda handle, data: write(handle, data[:3]))
    file = tmp_path / "new" / "game.pgn"
    files.write_atomically(file, "0123456789\n", durable=True)
    files.append_durably(file, "abcdefgh\n", 11)
    assert file.read_bytes() == b"0123456789\nabcdefgh\n"
    with pytest.raises(OSError, match="changed by another program"):
        files.append_durably(file, "more", 11)


def test_a_lone_surrogate_does_not_stop_the_write(tmp_path: Path) -> None:
    file = tmp_path / "game.pgn"
    files.write_atomically(file, "a\ud800b")
    assert file.read_text() == "a?b"


def test_temporary_files_never_overwrite_other_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("surajang.gui.storage.disk.os.urandom", bytes)
    others = tmp_path / f".surajang-{os.getpid()}-00000000.part"
    others.write_text("theirs", "utf-8")
    monkeypatch.setattr(files, "_remove_leftovers", lambda folder: None)
    with pytest.raises(FileExistsError):
        files.write_atomically(tmp_path / "game.pgn", "mine")
    assert others.read_text("utf-8") == "theirs"


def test_a_folder_created_meanwhile_is_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    is_dir = Path.is_dir
    seen: list[Path] = []

    def not_yet(path: Path) -> bool:
        """Raise FileNotFoundError for the folder, the first time."""
        seen.append(path)
        return is_dir(path) and seen.count(folder) != 1

    monkeypatch.setattr(Path, "is_dir", not_yet)
    files.write_atomically(folder / "game.pgn", "a game")
    assert (folder / "game.pgn").read_text("utf-8") == "a game"


@POSIX
def test_an_unflushable_folder_is_ignored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = os.fsync
    answer = errno.EINVAL

    def flush(handle: int) -> None:
        if os.path.isdir(f"/proc/self/fd/{handle}"):
            raise OSError(answer, os.strerror(answer))
        real(handle)

    monkeypatch.setattr(os, "fsync", flush)
    file = tmp_path / "game.pgn"
    files.write_atomically(file, "one", durable=True)
    assert file.read_text() == "one"
    answer = errno.EIO
    with pytest.raises(OSError, match=os.strerror(errno.EIO)):
        files.write_atomically(file, "two", durable=True)
