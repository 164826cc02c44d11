"""A homepage on this machine that answers as a test requires: correctly, wrongly, slowly, or not at all."""

import json
import socket
import ssl
import struct
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

Answering = Callable[[socket.socket, threading.Event], object]
"""Answers a request on a connection; the event says that the test is over."""


def file(content: bytes, status: str = "200 OK", **headers: str) -> Answering:
    """Answer with a file."""
    more = "".join(f"{name.replace('_', '-')}: {value}\r\n" for name, value in headers.items())
    head = f"HTTP/1.1 {status}\r\nContent-Length: {len(content)}\r\n{more}\r\n"
    return lambda connection, over: connection.sendall(head.encode() + content)


def raw(content: bytes) -> Answering:
    """Answer with these bytes, and close the connection."""
    return lambda connection, over: connection.sendall(content)


def reset_after(content: bytes) -> Answering:
    """Answer with these bytes, and reset the connection."""

    def break_off(connection: socket.socket, over: threading.Event) -> None:
        connection.sendall(content)
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        connection.close()

    return break_off


def piecewise(content: bytes) -> Answering:
    """Answer with these bytes, one by one, and close the connection."""

    def go_on(connection: socket.socket, over: threading.Event) -> None:
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        for byte in content:
            connection.sendall(bytes([byte]))

    return go_on


def hang(connection: socket.socket, over: threading.Event) -> None:
    """Say nothing."""
    over.wait(60)


def drip(head: bytes, again: bytes) -> Answering:
    """Answer without end, piece by piece."""

    def go_on(connection: socket.socket, over: threading.Event) -> None:
        connection.sendall(head)
        while not over.wait(0.01):
            connection.sendall(again)

    return go_on


def flood(head: bytes) -> Answering:
    """Answer without end, as fast as the client reads."""

    def go_on(connection: socket.socket, over: threading.Event) -> None:
        connection.sendall(head)
        while not over.is_set():
            connection.sendall(b"x" * 65_536)

    return go_on


class HomepageServer:
    """Listens on a port of its own; `address` is its homepage, `requests` are the headers of the requests.

    `opened` counts connections; unless it is `hearing`, they are closed at once.

    With a `certificate`, a file with its key, connections are secure.
    """

    def __init__(self, certificate: Path | None = None) -> None:
        self._secured: ssl.SSLContext | None = None
        if certificate is not None:
            self._secured = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            self._secured.load_cert_chain(certificate)
        self.requests: list[str] = []
        self.opened = 0
        self.hearing = True
        self.answering: Answering = hang
        self._over = threading.Event()
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"http{'s' if certificate else ''}://127.0.0.1:{self._listener.getsockname()[1]}/home"
        self._connections: list[socket.socket] = []
        self._threads = [threading.Thread(target=self._serve, daemon=True)]
        self._threads[0].start()

    def tell(self, **other: object) -> None:
        """Answer from now on with a file about a release, with the given values replaced."""
        said = {"version": "0.2.0", "date": "2026-12-24", "sentence": "More.", "page": f"{self.address}/0.2.0"}
        self.answering = file(json.dumps({**said, **other}).encode())

    def _serve(self) -> None:
        """Give every connection a thread."""
        with suppress(OSError):  # it was closed
            while True:
                connection, _ = self._listener.accept()
                self.opened += 1
                if not self.hearing:
                    connection.close()
                    continue
                self._connections.append(connection)
                thread = threading.Thread(target=self._answer, args=(connection,), daemon=True)
                self._threads.append(thread)
                thread.start()

    def _answer(self, connection: socket.socket) -> None:
        """Read a request, and answer."""
        with suppress(OSError), self._secure(connection) as connection:  # the client has read enough
            head = b""
            while b"\r\n\r\n" not in head:
                more = connection.recv(4096)
                if not more:
                    return
                head += more
            self.requests.append(head.decode("latin-1"))
            self.answering(connection, self._over)

    def _secure(self, connection: socket.socket) -> socket.socket:
        """Return the connection, secured if there is a certificate. Raises OSError."""
        return self._secured.wrap_socket(connection, server_side=True) if self._secured else connection

    def close(self) -> None:
        """Stop."""
        self._over.set()
        for one in (self._listener, *self._connections):
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
        self._listener.close()
        for thread in self._threads:
            thread.join(10)
