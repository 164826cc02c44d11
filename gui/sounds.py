"""The sounds of the board. Without a sound device, or without miniaudio, everything stays silent."""

import logging
import wave
from array import array
from collections.abc import Generator
from typing import Any

import assets
from gui.settings import Settings

NAMES = ("move", "capture", "drop", "check", "end", "low_time", "error")
RATE = 22050
LOUDEST = 32767

log = logging.getLogger(__name__)


class Sounds:
    """Plays the project's sounds at the volume set. The device is opened at the first sound and closed by `close`."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._device: Any = None
        self._silent = False
        self._samples: dict[str, array[int]] = {}
        self._playing: list[tuple[array[int], int, float]] = []

    def play(self, name: str) -> None:
        """Play one of NAMES, mixed with what still sounds."""
        if self._silent or not self._settings["sounds"] or self._settings["volume"] == 0:
            return
        if self._device is None and not self._open():
            return
        if name not in self._samples:
            with wave.open(str(assets.path("sounds", f"{name}.wav")), "rb") as file:
                self._samples[name] = array("h", file.readframes(file.getnframes()))
        self._playing.append((self._samples[name], 0, (self._settings["volume"] / 100) ** 2))

    def _open(self) -> bool:
        """Open the sound device; say whether there is one. Tried once."""
        try:
            import miniaudio

            self._device = miniaudio.PlaybackDevice(
                output_format=miniaudio.SampleFormat.SIGNED16, nchannels=1, sample_rate=RATE, app_name="Surajang"
            )
            stream = self._mix()
            next(stream)
            self._device.start(stream)
        except Exception as error:  # whatever a sound system does wrong, the game goes on in silence
            log.info("no sound: %s", error)
            self.close()
            self._silent = True
        return not self._silent

    def _mix(self) -> Generator[bytes, int, None]:
        """Yield as many samples as the device asks for: the sum of all that is playing."""
        wanted = yield b""
        while True:
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
        if self._device is not None:
            self._device.close()
            self._device = None
