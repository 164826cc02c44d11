"""The sounds of the board. Without a sound device, or without miniaudio, everything stays silent."""

import logging
import os
import threading
import wave
from array import array
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from typing import Any

import assets
from gui.settings import Settings

NAMES = ("move", "capture", "drop", "check", "end", "low_time", "error")
RATE = 22050
LOUDEST = 32767

log = logging.getLogger(__name__)


class Sounds:
    """Plays the project's sounds at the volume set.

    The device is opened at the first sound, on a thread, since that can take a while; `close` closes it.
    """

    def __init__(self, settings: Settings, caption: Callable[[str], object] = lambda name: None) -> None:
        """`caption` is told of every sound, of those too that are not heard because sounds are off."""
        self._settings = settings
        self._caption = caption
        self._device: Any = None
        self._opening: threading.Thread | None = None
        self._samples: dict[str, array[int]] = {}
        self._playing: list[tuple[array[int], int, float]] = []

    def play(self, name: str) -> None:
        """Play one of NAMES, mixed with what still sounds."""
        self._caption(name)
        if not self._settings["sounds"] or self._settings["volume"] == 0:
            return
        if self._opening is None:
            self._opening = threading.Thread(target=self._open, name="sound")
            self._opening.start()
        if self._device is None and not self._opening.is_alive():
            return
        if name not in self._samples:
            with wave.open(str(assets.path("sounds", f"{name}.wav")), "rb") as file:
                self._samples[name] = array("h", file.readframes(file.getnframes()))
        self._playing.append((self._samples[name], 0, (self._settings["volume"] / 100) ** 2))

    def _open(self) -> None:
        """Open the sound device, if there is one."""
        try:
            import miniaudio

            with errors_hidden():
                device = miniaudio.PlaybackDevice(
                    output_format=miniaudio.SampleFormat.SIGNED16, nchannels=1, sample_rate=RATE, app_name="Surajang"
                )
                stream = self._mix()
                next(stream)
                device.start(stream)
            self._device = device
        except Exception as error:  # whatever a sound system does wrong, the game continues in silence
            log.info("no sound: %s", error)
            self._playing.clear()

    def _mix(self) -> Generator[bytes, int, None]:
        """Yield as many samples as the device asks for: the sum of all that is playing."""
        wanted = yield b""
        while True:
            if not self._playing:
                wanted = yield bytes(2 * wanted)
                continue
            mixed = [0.0] * wanted
            playing, self._playing = self._playing, []
            for samples, start, gain in playing:
                part = samples[start : start + wanted]
                for index, sample in enumerate(part):
                    mixed[index] += sample * gain
                if start + wanted < len(samples):
                    self._playing.append((samples, start + wanted, gain))
            frames = array("h", (max(-LOUDEST, min(LOUDEST, round(value))) for value in mixed))
            wanted = yield frames.tobytes()

    def close(self) -> None:
        """Close the device."""
        if self._opening is not None:
            self._opening.join()
        if self._device is not None:
            self._device.close()
            self._device = None


@contextmanager
def errors_hidden() -> Iterator[None]:
    """Keep what libraries write to the standard error away from it: ALSA does so wherever there is no device."""
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
