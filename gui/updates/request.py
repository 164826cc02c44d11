"""One plain request to the homepage, without anything that would tell who asks.

It goes through Qt, which uses what the system has for secure connections, whom it trusts, and the proxy that it names.
Loading this module loads Qt's network, which a start has no need of; where the system lacks what that needs, it raises
ImportError.
"""

from PySide6.QtCore import QObject, QTimer, QUrl, Signal
from PySide6.QtNetwork import QNetworkAccessManager, QNetworkReply, QNetworkRequest, QSslSocket

from gui.updates.news import MOST_BYTES
from gui.updates.problem import Problem

SECONDS = 10.0
"""How long an answer may take in all, however it comes."""

ASKED_BY = b"Surajang"
HEADERS = {
    b"User-Agent": ASKED_BY,
    b"Accept": b"application/json",
    b"Accept-Encoding": b"identity",  # nothing that unpacks to more than was read
    b"Accept-Language": b"*",  # where Qt would name the language of the system
}
PLAIN = {
    QNetworkRequest.Attribute.RedirectPolicyAttribute: QNetworkRequest.RedirectPolicy.ManualRedirectPolicy,
    QNetworkRequest.Attribute.CookieLoadControlAttribute: QNetworkRequest.LoadControl.Manual,
    QNetworkRequest.Attribute.CookieSaveControlAttribute: QNetworkRequest.LoadControl.Manual,
    QNetworkRequest.Attribute.AuthenticationReuseAttribute: QNetworkRequest.LoadControl.Manual,
    QNetworkRequest.Attribute.Http2AllowedAttribute: False,
}
"""No redirect is followed, and no cookie or name is kept or sent."""


class Request(QObject):
    """Asks for a file, and answers once, without the window waiting."""

    answered = Signal(bytes)
    """What is in the file."""

    failed = Signal(object)
    """There is no file to be had: a Problem."""

    def __init__(self, address: str, parent: QObject | None = None, seconds: float = SECONDS) -> None:
        super().__init__(parent)
        self._content = b""
        self._reply: QNetworkReply | None = None
        self._limit = QTimer(self)
        self._limit.setSingleShot(True)
        self._limit.setInterval(round(seconds * 1000))
        self._limit.timeout.connect(lambda: self._fail(Problem.SLOW))
        self._manager = QNetworkAccessManager(self)
        if address.startswith("https:") and not QSslSocket.supportsSsl():
            QTimer.singleShot(0, self, lambda: self.failed.emit(Problem.INSECURE))
            return
        asked = QNetworkRequest(QUrl(address, QUrl.ParsingMode.StrictMode))
        for name, value in HEADERS.items():
            asked.setRawHeader(name, value)
        for attribute, wanted in PLAIN.items():
            asked.setAttribute(attribute, wanted)
        reply = self._reply = self._manager.get(asked)
        reply.setReadBufferSize(MOST_BYTES + 1)
        reply.readyRead.connect(self._read)
        reply.finished.connect(self._finish)
        self._limit.start()

    def _read(self) -> None:
        """Take what has come, and no more than is asked for."""
        if self._reply is None:
            return
        self._content += bytes(self._reply.read(MOST_BYTES + 1 - len(self._content)).data())
        if len(self._content) > MOST_BYTES:
            self._fail(Problem.OTHER)

    def _finish(self) -> None:
        """Hand over what has come, if that is a file."""
        reply = self._reply
        if reply is None:
            return
        self._read()
        if self._reply is None:
            return
        status = reply.attribute(QNetworkRequest.Attribute.HttpStatusCodeAttribute)
        if status is not None and status != 200:
            self._fail(Problem.OTHER)
        elif status is None or reply.error() != QNetworkReply.NetworkError.NoError:
            self._fail(Problem.UNREACHABLE)
        else:
            self._end()
            self.answered.emit(self._content)

    def _fail(self, why: Problem) -> None:
        """Give up."""
        self._end()
        self.failed.emit(why)

    def _end(self) -> None:
        """Hear no more of it."""
        self._limit.stop()
        reply, self._reply = self._reply, None
        if reply is not None:
            reply.abort()
            reply.deleteLater()
