"""Reading files of any kind."""

import os
import sys
import threading

import pytest

from surajang.rules.files import UnsuitableFile, decode, decode_again, read_regular, read_start, read_text
from surajang.rules.reasons import because

pytestmark = pytest.mark.once


def refusal(path, most=1_000_000):
    """The message about an unreadable file."""
    with pytest.raises(OSError, match=path.name) as caught:
        read_regular(path, most)
    return caught.value.strerror


def test_a_regular_file_is_read_unchanged(tmp_path):
    path = tmp_path / "a file"
    for data in (b"", b"\x1a\r\n\x00", b"x" * 70_000):
        path.write_bytes(data)
        assert read_regular(path, 70_000) == data


def test_reading_stops_at_the_limit(tmp_path):
    path = tmp_path / "large"
    path.write_bytes(b"x" * 11)
    assert len(read_regular(path, 11)) == 11
    assert refusal(path, 10) == "It is larger than 10 bytes"
    with pytest.raises(UnsuitableFile) as caught:
        read_regular(path, 10)
    assert caught.value.reason == because("file too large", size=10)
    assert caught.value.errno is None
    with path.open("r+b") as file:
        file.truncate(50_000_000_000)  # sparse: it takes no room on the disk, nor in memory
    assert refusal(path, 20_000_000) == "It is larger than 20 MB"


def test_folders_and_missing_files_are_refused(tmp_path):
    assert refusal(tmp_path) == "It is a folder"
    assert "No such file" in refusal(tmp_path / "nothing")


@pytest.mark.skipif(sys.platform == "win32", reason="making links needs a right there")
def test_links_are_followed_only_to_regular_files(tmp_path):
    link = tmp_path / "link"
    (tmp_path / "file").write_bytes(b"game")
    link.symlink_to("file")
    assert read_regular(link, 10) == b"game"
    for target, sentence in (("nothing", "No such file"), ("link", "symbolic links"), (".", "It is a folder")):
        link.unlink()
        link.symlink_to(target)
        assert sentence in refusal(link)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no such files")
def test_pipes_and_devices_are_refused(tmp_path):
    endless = tmp_path / "endless.pgn"
    endless.symlink_to("/dev/zero")
    pipe = tmp_path / "pipe.pgn"
    os.mkfifo(pipe)
    for path in (endless, pipe):
        assert refusal(path) == "It is a pipe or a device, not a regular file"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no such files")
def test_a_pipe_replacing_the_file_does_not_block(tmp_path, monkeypatch):
    path = tmp_path / "file"
    path.write_bytes(b"game")
    regular = os.stat(path)
    path.unlink()
    os.mkfifo(path)
    monkeypatch.setattr(os, "stat", lambda *_: regular)
    found = []
    thread = threading.Thread(target=lambda: found.append(refusal(path)), daemon=True)
    thread.start()
    thread.join(10)
    assert found == ["It is a pipe or a device, not a regular file"]


@pytest.mark.skipif(not os.path.isdir("/proc/self/fd"), reason="open files cannot be counted")
def test_files_are_closed(tmp_path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    (tmp_path / "file").write_bytes(b"x" * 20)
    before = len(os.listdir("/proc/self/fd"))
    for path in (tmp_path, pipe, tmp_path / "file"):
        refusal(path, 10)
    assert len(os.listdir("/proc/self/fd")) == before


@pytest.mark.parametrize(
    ("text", "encoding"),
    [
        ("Jörg 수", "utf-8"),
        ("Jörg", "latin-1"),
        ("Müller – Žižka “½” €5", "cp1252"),
        ("ÄÖÜ ¿¡Qué! ÇÖ «été»", "cp1252"),
        ("김철수 대 이영희", "cp949"),
        ("Каспаров – Крамник", "cp1251"),
    ],
)
def test_legacy_encodings_are_read(text, encoding):
    if encoding == "cp1251":
        text = text.replace("–", "-")
    data = text.encode(encoding)
    assert decode(data) == decode_again(data.decode("utf-8", "surrogateescape")) == text


def test_bytes_unknown_to_windows_1252_are_kept():
    assert decode(b"a\x81\xe9") == "a\x81é"


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-16-be"])
def test_utf_16_is_recognised_by_its_mark(encoding, tmp_path):
    path = tmp_path / "file"
    path.write_bytes((("" if encoding == "utf-16" else "\ufeff") + "Jörg 수").encode(encoding))
    assert decode(path.read_bytes()).lstrip("\ufeff") == "Jörg 수"
    assert read_text(path, 100).decode("utf-8").lstrip("\ufeff") == "Jörg 수"


def test_the_beginning_of_a_file_is_read_however_long_it_is(tmp_path):
    path = tmp_path / "file"
    path.write_bytes(b"tags and moves")
    assert [read_start(path, most) for most in (4, 14, 20)] == [b"tags", b"tags and moves", b"tags and moves"]
    with pytest.raises(UnsuitableFile):
        read_start(tmp_path, 4)
