"""The homepage's data on the newest version: values accepted and refused."""

import json
import os
from email.message import Message
from importlib import metadata

import pytest

from surajang.gui.updates import homepage, news

HOME = "https://surajang.org/home"
GOOD = {
    "version": "0.2.0",
    "date": "2026-12-24",
    "sentence": "One thing, told at length.",
    "page": "https://surajang.org/home/releases/tag/v0.2.0",
}


WRONG: tuple[object, ...] = (None, 1, True, [], {}, "", " ", ["0.2.0"], "\ud800", "x" * 301)


def written(**other: object) -> bytes:
    return json.dumps({**GOOD, **other}).encode()


def test_a_valid_file_is_read() -> None:
    assert news.read(written(), HOME) == news.News(*map(str, GOOD.values()))
    assert news.read(written(more=[1, 2]), HOME).version == "0.2.0"


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\x00\xff\xfe garbage",
        b"<!doctype html><title>Welcome</title>",
        "{}".encode("utf-16"),
        b"[" * 16_000,
        b'{"version": ' + b"9" * 16_000 + b"}",
        b"null",
        b"[]",
        b"NaN",
        b'"0.2.0"',
        b"{}",
        written(sentence="x" * 20_000),
        *(written(**{name: value}) for name in GOOD for value in WRONG),
        *(
            written(version=version)
            for version in ("2", "0.2.0rc1", "v0.2.0", "0.2.0\n", "٠.٢", "1.2.3.4.5", "0.20000", "-1.0")
        ),
        *(written(date=day) for day in ("2026-02-30", "20261224", "2026-12-24T10:00", "0000-01-01", "２０２６-12-24")),
        *(
            written(page=page)
            for page in (
                "http://surajang.org/home",
                "https://surajang.org.evil.example/home",
                "https://surajang.org@evil.example/home",
                "https://surajang.org:444/home",
                "https://evil.example/https://surajang.org/home",
                "https:surajang.org",
                "https:\\\\surajang.org\\home",
                "//surajang.org/home",
                "https://surajang.org/a b",
                "https://surajang.org/\n",
                "https://surajang.org/?q=1#f",
                "file:///etc/passwd",
                "javascript:alert(1)",
            )
        ),
    ],
)
def test_invalid_files_are_refused(content: bytes) -> None:
    with pytest.raises(news.Unusable):
        news.read(content, HOME)


def test_the_sentence_is_plain_text() -> None:
    said = news.read(written(sentence="\u202eA\x00\x1b[31m <b>bold</b>\r\n\u2028line \ud83d \U000e0041end\ud800"), HOME)
    assert said.sentence == "A[31m <b>bold</b> line end"
    assert said.sentence.encode("utf-8")


@pytest.mark.parametrize(
    ("version", "own"),
    [
        ("0.2.0", "0.1.0"),
        ("0.10.0", "0.9.0"),
        ("1.0", "0.99.99"),
        ("0.1.0.1", "0.1.0"),
        ("0.2.0", "0.2.0rc1"),
        ("0.2", "0.2.0.dev3"),
        ("0.2.0", "0.2.0a1+local"),
    ],
)
def test_newer_versions(version: str, own: str) -> None:
    assert news.is_newer(version, own)


@pytest.mark.parametrize(
    ("version", "own"),
    [
        ("0.1.0", "0.1.0"),
        ("0.1", "0.1.0"),
        ("0.1.0.0", "0.1"),
        ("0.1.0", "0.1.0+local"),
        ("0.1.0", "0.1.0.post1"),
        ("0.9.0", "0.10.0"),
        ("0.1.9", "0.2.0rc1"),
        ("9.9", ""),
        ("9.9", "from source"),
    ],
)
def test_versions_that_are_not_newer(version: str, own: str) -> None:
    assert not news.is_newer(version, own)


@pytest.mark.parametrize(
    ("address", "can"),
    [
        ("https://surajang.org", True),
        ("https://codeberg.org/somebody/surajang", True),
        ("http://surajang.org", False),
        ("http://127.0.0.1:8000", True),
        ("http://127.0.0.1.evil.org", False),
        ("https://surajang.example.org", False),
        ("https://example.com/surajang", False),
        ("https://localhost", False),
        ("https://", False),
        ("", False),
        ("surajang.org", False),
    ],
)
def test_systems_with_update_checks(address: str, can: bool) -> None:
    assert homepage.reachable(address) is can


def test_the_homepage_comes_from_the_installed_program(monkeypatch: pytest.MonkeyPatch) -> None:
    about = Message()
    about["Version"] = "0.1.0"
    monkeypatch.setattr(metadata, "metadata", lambda name: about)
    monkeypatch.setattr(homepage, "UPDATED_BY_SYSTEM", ())
    assert homepage.to_ask() == ("", "0.1.0")
    about["Project-URL"] = "Issues, https://surajang.org/issues"
    about["Project-URL"] = "Homepage, https://surajang.org/"
    assert homepage.to_ask() == ("https://surajang.org", "0.1.0")
    monkeypatch.setattr(homepage, "UPDATED_BY_SYSTEM", (os.__file__,))
    assert homepage.to_ask()[0] == "", "a shop brings new versions"
    monkeypatch.setattr(homepage, "UPDATED_BY_SYSTEM", ())
    about.replace_header("Project-URL", "Homepage, https://surajang.invalid")
    assert homepage.to_ask()[0] == ""


def test_without_an_installed_program_nothing_is_requested(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(name: str) -> Message:
        raise metadata.PackageNotFoundError

    monkeypatch.setattr(metadata, "metadata", none)
    assert homepage.to_ask() == ("", "")
