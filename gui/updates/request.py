"""One plain request to the homepage, with nothing in it that identifies the sender.

It uses Qt's sockets, and so the system's encryption, trusted certificates and proxy. QNetworkAccessManager would resend
a request when the connection closes early (Qt 6.11 opens three connections then), which cannot be turned off. Python's
HTTP client would need its `ssl`; only its parser is used.

Importing this module loads Qt's network, which a start does not need, and raises ImportError if a library that Qt needs
for it is missing.
"""

from __future__ import annotations

import re
from http.client import HTTPException, HTTPResponse
from io import BytesIO
from types import SimpleNamespace
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject, QTimer, QUrl, Signal
from PySide6.QtNetwork import QAbstractSocket, QNetworkProxy, QNetworkProxyFactory, QNetworkProxyQuery, QSslSocket

from surajang.gui.kit.qt_helpers import soon
from surajang.gui.updates.news import MAX_BYTES, Problem

if TYPE_CHECKING:
    from socket import socket

SECONDS = 10.0
"""Seconds that a whole answer may take."""

MAX_ANSWER_BYTES = 4 * MAX_BYTES
"""The most bytes of an answer, with its headers and the sizes of its chunks."""

LINE_END = b"\r\n"
INTERIM = re.compile(rb"HTTP/1\.[01] 1(?!01)[0-9]{2}[ \r]")
"""The beginning of an interim response, which is followed by another one."""

ASKED_BY = b"Surajang"
PORTS = {"https": 443, "http": 80}
HEADERS = {
    b"User-Agent": ASKED_BY,
    b"Accept": b"application/json",
    b"Accept-Encoding": b"identity",  # a compressed answer could unpack to more than was read
    b"Connection": b"close",
}


class Refused(ValueError):
    """An answer without the file, because of a `problem`."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.value)
        self.problem = problem


def file_in(received: bytes, ended: bool) -> bytes | None:
    """Return the file in an answer, None while it is incomplete and has not `ended`. Raises Refused."""
    head, end, body = received.partition(2 * LINE_END)
    while end and INTERIM.match(head + end):
        head, end, body = body.partition(2 * LINE_END)
    if len(received) - len(body) > MAX_BYTES:
        raise Refused(Problem.UNREACHABLE)
    content = _file_in(head + end + body, ended) if end else None
    if content is None and ended:
        raise Refused(Problem.UNREACHABLE)
    return content


def _file_in(answer: bytes, ended: bool) -> bytes | None:
    """Return the file in an answer with complete headers, None if the file is incomplete. Raises Refused."""
    content = BytesIO(answer)
    response = HTTPResponse(cast("socket", SimpleNamespace(makefile=lambda mode: content)))
    try:
        response.begin()
    except HTTPException:
        raise Refused(Problem.UNREACHABLE) from None
    if response.status != 200:
        raise Refused(Problem.OTHER)
    if response.chunked:
        content.truncate(answer.rindex(LINE_END) + len(LINE_END))  # an incomplete size would be read as a smaller one
    elif "Transfer-Encoding" in response.headers:
        raise Refused(Problem.UNREACHABLE)
    elif response.length is None:
        if "Content-Length" in response.headers:
            raise Refused(Problem.UNREACHABLE)
        if not ended:
            return None
    elif response.length > MAX_BYTES:
        raise Refused(Problem.OTHER)
    try:
        file = response.read()
    except (HTTPException, OverflowError):
        return None
    if len(file) > MAX_BYTES:
        raise Refused(Problem.OTHER)
    return file


class Request(QObject):
    """Asks for a file without blocking, and answers once."""

    answered = Signal(bytes)
    """The file's content."""

    failed = Signal(Problem)
    """There is no file."""

    def __init__(self, address: str, parent: QObject | None = None, seconds: float = SECONDS) -> None:
        super().__init__(parent)
        self._url = QUrl(address, QUrl.ParsingMode.StrictMode)
        self._content = b""
        self._sent = False
        self._socket: QSslSocket | None = None
        self._limit = QTimer(self, singleShot=True, interval=round(seconds * 1000))
        self._limit.timeout.connect(lambda: self._fail(Problem.SLOW))
        secure, proxy = self._url.scheme() == "https", _proxy(self._url)
        if secure and not QSslSocket.supportsSsl():
            self._refuse(Problem.INSECURE)
        elif proxy is None:
            self._refuse(Problem.UNREACHABLE)
        else:
            self._limit.start()
            self._connect(secure, proxy)

    def _refuse(self, why: Problem) -> None:
        """Fail once the caller has connected the signals."""
        soon(self, lambda: self.failed.emit(why))

    def _connect(self, secure: bool, proxy: QNetworkProxy) -> None:
        """Open the one connection; Qt closes it unless its certificate is the host's."""
        socket = self._socket = QSslSocket(self)
        socket.setProxy(proxy)
        socket.setReadBufferSize(MAX_ANSWER_BYTES)
        (socket.encrypted if secure else socket.connected).connect(self._send)
        socket.readyRead.connect(self._read)
        socket.errorOccurred.connect(self._finish)
        host, port = self._url.host(), self._url.port(PORTS.get(self._url.scheme(), 0))
        if secure:
            socket.connectToHostEncrypted(host, port)
        else:
            socket.connectToHost(host, port)

    def _send(self) -> None:
        if self._socket is None or self._sent:
            return
        self._sent = True
        encoded = QUrl.ComponentFormattingOption.FullyEncoded
        place = self._url.path(encoded) or "/"
        host = self._url.authority(encoded)
        lines = [f"GET {place} HTTP/1.1".encode(), f"Host: {host}".encode()]
        lines += [name + b": " + value for name, value in HEADERS.items()]
        self._socket.write(b"\r\n".join([*lines, b"", b""]))

    def _read(self, ended: bool = False) -> None:
        """Read the data received, up to the limit, and answer once the file is complete."""
        if self._socket is None:
            return
        if self._sent:
            self._content += bytes(self._socket.read(MAX_ANSWER_BYTES + 1 - len(self._content)).data())
        try:
            content = file_in(self._content, ended)
        except Refused as refused:
            self._fail(refused.problem)
            return
        if content is not None:
            self._end()
            self.answered.emit(content)
        elif len(self._content) > MAX_ANSWER_BYTES:
            self._fail(Problem.OTHER)

    def _finish(self, error: QAbstractSocket.SocketError) -> None:
        """Use the data received before the connection closed."""
        if error is QAbstractSocket.SocketError.RemoteHostClosedError:
            self._read(ended=True)
        else:
            self._fail(Problem.UNREACHABLE)

    def _fail(self, why: Problem) -> None:
        if self._socket is not None:
            self._end()
            self.failed.emit(why)

    def _end(self) -> None:
        self._limit.stop()
        socket, self._socket = self._socket, None
        if socket is not None:
            socket.abort()
            socket.deleteLater()


def _proxy(url: QUrl) -> QNetworkProxy | None:
    """Return the system's proxy for an address, which may be "no proxy", or None if none can be used.

    Only a proxy that tunnels is used, so that it does not see the request; it gets the same User-Agent.
    """
    for proxy in QNetworkProxyFactory.proxyForQuery(QNetworkProxyQuery(url)):
        if proxy.type() is QNetworkProxy.ProxyType.NoProxy:
            return proxy
        if proxy.capabilities() & QNetworkProxy.Capability.TunnelingCapability:
            if proxy.type() is QNetworkProxy.ProxyType.HttpProxy:
                proxy.setRawHeader(b"User-Agent", ASKED_BY)
            return proxy
    return None
