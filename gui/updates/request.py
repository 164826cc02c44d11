"""One plain request to the homepage, without anything that would tell who asks.

It goes through Qt, which uses what the system has for secure connections, whom it trusts, and the proxy that it names.
It is written to a connection of its own: QNetworkAccessManager sends a request up to four times where the connection
is closed early, and cannot be kept from that. Loading this module loads Qt's network, which a start has no need of;
where the system lacks what that needs, it raises ImportError.
"""

from PySide6.QtCore import QObject, QTimer, QUrl, Signal
from PySide6.QtNetwork import QAbstractSocket, QNetworkProxy, QNetworkProxyFactory, QNetworkProxyQuery, QSslSocket

from gui.kit.soon import soon
from gui.updates.http import MOST_IN_ALL, Refused, content_of
from gui.updates.problem import Problem

SECONDS = 10.0
"""How long an answer may take in all, however it comes."""

ASKED_BY = b"Surajang"
PORTS = {"https": 443, "http": 80}
HEADERS = {
    b"User-Agent": ASKED_BY,
    b"Accept": b"application/json",
    b"Accept-Encoding": b"identity",  # nothing that unpacks to more than was read
    b"Connection": b"close",
}


class Request(QObject):
    """Asks for a file, and answers once, without the window waiting."""

    answered = Signal(bytes)
    """What is in the file."""

    failed = Signal(object)
    """There is no file to be had: a Problem."""

    def __init__(self, address: str, parent: QObject | None = None, seconds: float = SECONDS) -> None:
        super().__init__(parent)
        self._url = QUrl(address, QUrl.ParsingMode.StrictMode)
        self._content = b""
        self._sent = False
        self._socket: QSslSocket | None = None
        self._limit = QTimer(self)
        self._limit.setSingleShot(True)
        self._limit.setInterval(round(seconds * 1000))
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
        """Fail as soon as somebody can hear that."""
        soon(self, lambda: self.failed.emit(why))

    def _connect(self, secure: bool, proxy: QNetworkProxy) -> None:
        """Open the one connection; Qt closes one that does not prove to be the host's."""
        socket = self._socket = QSslSocket(self)
        socket.setProxy(proxy)
        socket.setReadBufferSize(MOST_IN_ALL)
        (socket.encrypted if secure else socket.connected).connect(self._send)
        socket.readyRead.connect(self._read)
        socket.errorOccurred.connect(self._finish)
        host, port = self._url.host(), self._url.port(PORTS.get(self._url.scheme(), 0))
        if secure:
            socket.connectToHostEncrypted(host, port)
        else:
            socket.connectToHost(host, port)

    def _send(self) -> None:
        """Send the request, once."""
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
        """Take what has come, and no more than is asked for; hand it over if that is a file."""
        if self._socket is None:
            return
        if self._sent:
            self._content += bytes(self._socket.read(MOST_IN_ALL + 1 - len(self._content)).data())
        try:
            content = content_of(self._content, ended)
        except Refused as refused:
            self._fail(refused.problem)
            return
        if content is not None:
            self._end()
            self.answered.emit(content)
        elif len(self._content) > MOST_IN_ALL:
            self._fail(Problem.OTHER)

    def _finish(self, error: QAbstractSocket.SocketError) -> None:
        """Make do with what has come before the connection was closed."""
        if error is QAbstractSocket.SocketError.RemoteHostClosedError:
            self._read(ended=True)
        else:
            self._fail(Problem.UNREACHABLE)

    def _fail(self, why: Problem) -> None:
        """Give up."""
        if self._socket is not None:
            self._end()
            self.failed.emit(why)

    def _end(self) -> None:
        """Hear no more of it."""
        self._limit.stop()
        socket, self._socket = self._socket, None
        if socket is not None:
            socket.abort()
            socket.deleteLater()


def _proxy(url: QUrl) -> QNetworkProxy | None:
    """Return the proxy that the system names for an address, or one that says it needs none; None if none can be used.

    It is told who asks, and only passes on what is not for it to see.
    """
    for proxy in QNetworkProxyFactory.proxyForQuery(QNetworkProxyQuery(url)):
        if proxy.type() is QNetworkProxy.ProxyType.NoProxy:
            return proxy
        if proxy.capabilities() & QNetworkProxy.Capability.TunnelingCapability:
            if proxy.type() is QNetworkProxy.ProxyType.HttpProxy:
                proxy.setRawHeader(b"User-Agent", ASKED_BY)
            return proxy
    return None
