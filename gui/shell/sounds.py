"""The sounds of the board. Without a sound device, or without miniaudio, everything stays silent."""

import logging
import os
import threading
import time
import wave
from array import array
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from typing import Any

from surajang import assets
from surajang.gui.shell.settings import Settings
from surajang.rules.game import Node
from surajang.rules.transition import Transition

NAMES = (
    "move", "capture", "drop", "check", "end", "low_time", "error",
    "start", "offer", "back", "solved", "wrong", "done", "trouble",
)  # fmt: skip
RATE = 22050
LOUDEST = 32767

QUIET = 1.0
"""Seconds of silence after which the device is closed.

An open device needs endless silence, and some request it at full speed once the sound server is gone.
"""

log = logging.getLogger(__name__)


class Sounds:
    """Plays the program's sounds at the set volume.

    The device is opened for a sound, and closed after a while of silence, both on a thread, as that can take time.
    `close` closes it for good.
    """

    def __init__(self, settings: Settings, caption: Callable[[str], object] = lambda name: None) -> None:
        """`caption` is called with every sound, also while sounds are off."""
        self._settings = settings
        self._caption = caption
        self._lock = threading.Lock()
        self._player: threading.Thread | None = None
        self._heard = 0.0
        self._fed = False
        self._closing = threading.Event()
        self._samples: dict[str, array[int]] = {}
        self._playing: list[tuple[array[int], int, float]] = []

    def play(self, name: str) -> None:
        """Play one of NAMES, mixed with the sounds still playing."""
        self._caption(name)
        if not self._settings["sounds"] or self._settings["volume"] == 0 or self._closing.is_set():
            return
        if name not in self._samples:
            with wave.open(str(assets.path("sounds", f"{name}.wav")), "rb") as file:
                self._samples[name] = array("h", file.readframes(file.getnframes()))
        with self._lock:
            self._playing.append((self._samples[name], 0, (self._settings["volume"] / 100) ** 2))
            if self._player is None:
                self._player = threading.Thread(target=self._sound, name="sound")
                self._player.start()

    def _sound(self) -> None:
        """Run the device until all sounds have ended; without a device, drop them."""
        while True:
            try:
                with errors_hidden():
                    device = self._open()
                self._wait_for_quiet()
                device.close()
            except Exception as error:  # whatever error the sound system raises, the game continues in silence
                log.info("no sound: %s", error)
                self._playing.clear()
            with self._lock:
                if self._closing.is_set() or not self._playing:
                    self._player = None
                    return

    def _open(self) -> Any:
        """Return the started sound device. Raises miniaudio's errors if there is none."""
        import miniaudio  # noqa: PLC0415  # with the first sound

        device = miniaudio.PlaybackDevice(
            output_format=miniaudio.SampleFormat.SIGNED16, nchannels=1, sample_rate=RATE, app_name="Surajang"
        )
        stream = self._mix()
        next(stream)
        self._heard, self._fed = time.monotonic(), True
        device.start(stream)
        return device

    def _wait_for_quiet(self) -> None:
        """Wait for a while of silence; a later sound opens the device again."""
        while not self._closing.wait(max(0.01, self._heard + QUIET - time.monotonic())):
            with self._lock:
                if not self._playing and time.monotonic() >= self._heard + QUIET:
                    self._fed = False
                    return

    def _mix(self) -> Generator[bytes, int, None]:
        """Yield as many samples as the device asks for: the sum of all playing sounds."""
        wanted = yield b""
        while True:
            with self._lock:
                playing, self._playing = (self._playing, []) if self._fed else ([], self._playing)
            if not playing:
                wanted = yield bytes(2 * wanted)
                continue
            self._heard = time.monotonic()
            mixed = [0.0] * wanted
            still_playing = []
            for samples, start, gain in playing:
                part = samples[start : start + wanted]
                for index, sample in enumerate(part):
                    mixed[index] += sample * gain
                if start + wanted < len(samples):
                    still_playing.append((samples, start + wanted, gain))
            with self._lock:
                self._playing[:0] = still_playing
            frames = array("h", (max(-LOUDEST, min(LOUDEST, round(value))) for value in mixed))
            wanted = yield frames.tobytes()

    def close(self) -> None:
        """Close the device for good."""
        self._closing.set()
        player = self._player
        if player is not None:
            player.join()


@contextmanager
def errors_hidden() -> Iterator[None]:
    """Discard the standard error output of libraries, such as ALSA's without a device."""
    try:
        error_output = os.dup(2)
    except OSError:  # there is no standard error
        yield
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 2)
    os.close(nowhere)
    try:
        yield
    finally:
        os.dup2(error_output, 2)
        os.close(error_output)


def move_sound(node: Node, change: Transition) -> str:
    """Return the sound of the move that led to a node."""
    if node.check:
        return "check"
    if change.captured:
        return "capture"
    return "drop" if change.dropped else "move"
