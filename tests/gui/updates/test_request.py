"""The request to the homepage: its content, and that no answer does harm."""

import gzip
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from homepage_server import Answering, HomepageServer, drip, file, flood, hang, piecewise, raw, reset_after
from PySide6.QtCore import QObject
from PySide6.QtNetwork import QSslConfiguration, QSslSocket
from pytestqt.qtbot import QtBot

from surajang.gui.updates.news import MAX_BYTES, Problem
from surajang.gui.updates.request import Request

SHORT = 0.3
HEAD = b"HTTP/1.1 200 OK\r\n"


@pytest.fixture
def asked(server: HomepageServer, qtbot: QtBot) -> "Asked":
    return Asked(server, qtbot)


class Asked:
    """Asks a server, and waits for the result."""

    def __init__(self, server: HomepageServer, qtbot: QtBot) -> None:
        self.server, self.qtbot, self.owner = server, qtbot, QObject()
        self.came: list[object] = []
        self.asked = 0

    def of(self, address: str = "", seconds: float = 60) -> object:
        """The result of a request: the bytes or the Problem."""
        request = Request(address or f"{self.server.address}/release.json", self.owner, seconds)
        request.answered.connect(self.came.append)
        request.failed.connect(self.came.append)
        self.qtbot.waitUntil(lambda: bool(self.came))
        self.qtbot.wait(50)  # a second request is sent at once
        (came,) = self.came
        assert len(self.server.requests) <= self.asked + 1
        assert self.server.opened <= self.asked + 1
        self.asked += 1
        return came


def test_one_plain_request_without_an_identifier(asked: Asked) -> None:
    asked.server.answering = file(b"{}", Set_Cookie="id=1")
    assert asked.of() == b"{}"
    (request,) = asked.server.requests
    first, *headers = request.strip().split("\r\n")
    assert first == "GET /home/release.json HTTP/1.1"
    assert dict(line.split(": ") for line in headers) == {
        "Host": asked.server.address.split("/")[2],
        "User-Agent": "Surajang",
        "Accept": "application/json",
        "Accept-Encoding": "identity",
        "Connection": "close",
    }


def test_a_cookie_is_not_sent_back(asked: Asked) -> None:
    asked.server.answering = file(b"{}", Set_Cookie="id=1; Max-Age=9999")
    asked.of()
    asked.came.clear()
    asked.of()
    assert len(asked.server.requests) == 2
    assert "cookie" not in asked.server.requests[1].lower()


@pytest.mark.parametrize("status", ["404 Not Found", "500 Oops", "204 No Content", "206 Partial Content", "401 Who?"])
def test_other_answers_are_errors(asked: Asked, status: str) -> None:
    asked.server.answering = file(b"" if status[:3] == "204" else b"{}", status, WWW_Authenticate="Basic realm=x")
    assert asked.of() is Problem.OTHER
    assert len(asked.server.requests) == 1


@pytest.mark.parametrize(
    ("status", "place"),
    [
        ("301 Moved", "{own}/other"),
        ("302 Found", "https://127.0.0.2/"),
        ("307 Elsewhere", "//127.0.0.2/x"),
        ("308 Elsewhere", "file:///etc/passwd"),
    ],
)
def test_no_redirect_is_followed(asked: Asked, status: str, place: str) -> None:
    asked.server.answering = file(b"{}", status, Location=place.format(own=asked.server.address))
    assert asked.of() is Problem.OTHER
    assert len(asked.server.requests) == 1


GARBAGE = (
    b"",
    b"H",
    HEAD,
    HEAD + b"X-More: 1\r\n",
    b"HTTP/1.1 100 Continue\r\n\r\n",
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    b"HTTP/1.1 101 Switching\r\nUpgrade: h2c\r\n\r\n",
    b"HTTP/1.1 401 Who?\r\nWWW-Authenticate: NTLM\r\n",
    b"HTTP/1.1 503 Later\r\nRetry-After: 0\r\n\r\n",
    b"\x00" * 1000,
    b"SSH-2.0-OpenSSH_9.2\r\n",
    b"HTTP/1.1 200\r\n",
    b"HTTP/9.9 -7 \xff\r\n\r\n",
    HEAD + b"Content-Length: 1000\r\n\r\nshort",
    HEAD + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n{}",
    HEAD + b"Content-Length: -5\r\n\r\n",
    HEAD + b"Transfer-Encoding: gzip\r\n\r\n{}",
)


@pytest.mark.parametrize("reset", [False, True])
@pytest.mark.parametrize("garbage", GARBAGE)
def test_garbage_is_an_error(asked: Asked, garbage: bytes, reset: bool) -> None:
    asked.server.answering = reset_after(garbage) if reset else raw(garbage)
    assert asked.of() in (Problem.UNREACHABLE, Problem.OTHER)


def test_a_closed_connection_is_not_retried(asked: Asked) -> None:
    asked.server.hearing = False
    assert asked.of() is Problem.UNREACHABLE
    assert asked.server.opened == 1


@pytest.mark.parametrize(
    "answer",
    [
        HEAD + b"\r\n{}",
        HEAD + b"Content-Length: 2\r\n\r\n{} and more",
        b"HTTP/1.1 103 Hints\r\nLink: </x>\r\n\r\n" + HEAD + b"content-length:2\r\n\r\n{}",
        HEAD + b"Transfer-Encoding: chunked\r\n\r\n1;x=y\r\n{\r\n01\r\n}\r\n0\r\n\r\n",
    ],
)
def test_a_file_may_be_sent_in_any_way(asked: Asked, answer: bytes) -> None:
    asked.server.answering = piecewise(answer)
    assert asked.of() == b"{}"


@pytest.mark.parametrize(
    "answering",
    [
        hang,
        drip(HEAD, b"X-More: 1\r\n"),
        drip(HEAD + b"\r\n", b" "),
        drip(HEAD + b"Content-Length: 9000\r\n\r\n", b" "),
        drip(HEAD + b"Transfer-Encoding: chunked\r\n\r\n", b"1\r\n \r\n"),
        drip(b"", b"HTTP/1.1 100 Continue\r\n\r\n"),
    ],
)
def test_the_total_time_is_limited(asked: Asked, answering: object) -> None:
    asked.server.answering = answering  # type: ignore[assignment]
    assert asked.of(seconds=SHORT) is Problem.SLOW


@pytest.mark.parametrize("more", [b"", b"Content-Length: 99999999999\r\n"])
def test_the_size_is_limited(asked: Asked, more: bytes) -> None:
    asked.server.answering = flood(HEAD + more + b"\r\n")
    assert asked.of() is Problem.OTHER


def test_an_endless_header_is_given_up(asked: Asked) -> None:
    asked.server.answering = flood(HEAD + b"X-More: ")
    assert asked.of(seconds=1) in (Problem.UNREACHABLE, Problem.SLOW)


def test_a_file_of_the_maximum_size_is_read(asked: Asked) -> None:
    asked.server.answering = file(b"x" * MAX_BYTES)
    assert asked.of() == b"x" * MAX_BYTES
    asked.came.clear()
    asked.server.answering = file(b"x" * (MAX_BYTES + 1))
    assert asked.of() is Problem.OTHER


def test_compressed_answers_are_not_unpacked(asked: Asked) -> None:
    packed = gzip.compress(b" " * 10_000_000)
    asked.server.answering = file(packed, Content_Encoding="gzip")
    assert asked.of() == packed


def test_no_server(asked: Asked) -> None:
    asked.server.close()
    assert asked.of() is Problem.UNREACHABLE


def test_without_tls_nothing_is_requested(asked: Asked, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QSslSocket, "supportsSsl", lambda: False)
    assert asked.of("https://127.0.0.1:1/release.json") is Problem.INSECURE


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A self-signed certificate of 127.0.0.1, with its key."""
    if not shutil.which("openssl") or not QSslSocket.supportsSsl():
        pytest.skip("there is nothing for secure connections here")
    made = tmp_path_factory.mktemp("certificate") / "both.pem"
    kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"]
    name = ["-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1"]
    command = ["openssl", "req", "-x509", *kind, *name, "-keyout", str(made), "-out", f"{made}.x"]
    subprocess.run(command, check=True, capture_output=True)
    with made.open("ab") as both:
        both.write(Path(f"{made}.x").read_bytes())
    return made


def test_an_untrusted_certificate_is_refused(qtbot: QtBot, certificate: Path) -> None:
    server = HomepageServer(certificate)
    server.tell()
    try:
        assert Asked(server, qtbot).of() is Problem.UNREACHABLE
    finally:
        server.close()
    assert server.requests == []


@pytest.fixture
def trusted(qtbot: QtBot, certificate: Path) -> Iterator["Asked"]:
    """Asks a server whose certificate is trusted."""
    usual = QSslConfiguration.defaultConfiguration()
    trusting = QSslConfiguration(usual)
    trusting.addCaCertificates(str(certificate))
    server = HomepageServer(certificate)
    server.answering = file(b"{}")
    QSslConfiguration.setDefaultConfiguration(trusting)
    yield Asked(server, qtbot)
    QSslConfiguration.setDefaultConfiguration(usual)
    server.close()


def test_a_trusted_certificate_is_accepted(trusted: "Asked") -> None:
    assert trusted.of() == b"{}"


def test_a_certificate_of_another_host_is_refused(trusted: "Asked") -> None:
    assert trusted.of(trusted.server.address.replace("127.0.0.1", "localhost")) is Problem.UNREACHABLE
    assert trusted.server.requests == []


@pytest.fixture
def proxied(asked: "Asked", monkeypatch: pytest.MonkeyPatch) -> "Asked":
    """Asks where the system names the server as its proxy."""
    if sys.platform != "linux":
        pytest.skip("elsewhere a proxy stands in the system's settings")
    for name in ("no_proxy", "NO_PROXY"):
        monkeypatch.delenv(name, raising=False)
    for name in ("https_proxy", "HTTPS_PROXY"):
        monkeypatch.setenv(name, asked.server.address.removesuffix("/home"))
    if not QSslSocket.supportsSsl():
        pytest.skip("there is nothing for secure connections here")
    return asked


@pytest.mark.parametrize(
    "answering",
    [
        raw(HEAD + b"\r\n" + b"not TLS"),
        file(b"{}"),
        file(b"{}", "403 Forbidden"),
        file(b"", "407 Who?", Proxy_Authenticate="Basic realm=x"),
        file(b"", "302 Found", Location="http://127.0.0.1/"),
    ],
)
def test_a_proxy_learns_only_the_host(proxied: "Asked", answering: Answering) -> None:
    """The proxy may neither see nor answer the request."""
    proxied.server.answering = answering
    assert proxied.of("https://surajang.invalid/home/release.json") is Problem.UNREACHABLE
    (request,) = proxied.server.requests
    first, *headers = request.strip().split("\r\n")
    assert first == "CONNECT surajang.invalid:443 HTTP/1.1"
    assert sorted(line.lower() for line in headers) == [
        "host: surajang.invalid",
        "proxy-connection: keep-alive",
        "user-agent: surajang",
    ]


def test_a_hung_proxy_is_given_up(proxied: "Asked") -> None:
    assert proxied.of("https://surajang.invalid/home/release.json", SHORT) is Problem.SLOW
