"""Write assets/sounds/*.wav: struck wood, bars and a gong, each a sum of fading partials and a touch of noise.

22.05 kHz, mono, 16 bits; the same bytes at every run.
"""

import math
import random
import struct
import wave
from pathlib import Path

SOUNDS = Path(__file__).parents[2] / "assets" / "sounds"

RATE = 22050

Partial = tuple[float, float, float]
"""Frequency in Hz, amplitude, seconds until it has faded to 1/e."""

Signal = list[float]


def silence(seconds: float) -> Signal:
    """Return that much silence."""
    return [0.0] * round(seconds * RATE)


def strike(signal: Signal, start: float, partials: list[Partial], attack: float = 0.0006) -> None:
    """Add partials that begin together at the start (seconds), rising within the attack (seconds)."""
    first = round(start * RATE)
    for frequency, amplitude, fade in partials:
        for index in range(first, len(signal)):
            time = (index - first) / RATE
            rise = 1 - math.exp(-time / attack)
            signal[index] += amplitude * rise * math.exp(-time / fade) * math.sin(math.tau * frequency * time)


def rub(signal: Signal, start: float, amplitude: float, fade: float, low_pass: float, seed: int) -> None:
    """Add a burst of noise, the contact itself; low_pass (0 to 1) is the share that each sample keeps of the last."""
    chance = random.Random(seed)
    kept = 0.0
    for index in range(round(start * RATE), len(signal)):
        time = index / RATE - start
        if time > 8 * fade:
            break
        kept = low_pass * kept + (1 - low_pass) * (2 * chance.random() - 1)
        signal[index] += amplitude * (1 - math.exp(-time / 0.0004)) * math.exp(-time / fade) * kept


def wood(body: float, hardness: float, size: float) -> list[Partial]:
    """Return the partials of a struck block: the lowest one in Hz, how bright (0 to 1), how long it rings (seconds)."""
    shape = (
        (1.0, 1.0, 1.0),
        (1.83, 0.8, 0.72),
        (2.71, 0.6, 0.5),
        (4.07, 0.42, 0.34),
        (5.6, 0.3, 0.24),
        (7.9, 0.2, 0.16),
    )
    return [
        (body * ratio, loud * hardness**order, size * ring)
        for order, (ratio, loud, ring) in enumerate(shape)
        if body * ratio < RATE * 0.45
    ]


def bar(pitch: float, ring: float) -> list[Partial]:
    """Return the partials of a wooden bar tuned like a marimba's."""
    return [(pitch, 1.0, ring), (pitch * 3.93, 0.22, ring * 0.3), (pitch * 9.2, 0.07, ring * 0.1)]


def move() -> Signal:
    """A piece set down on the board."""
    signal = silence(0.2)
    strike(signal, 0, wood(540, 0.86, 0.026))
    strike(signal, 0, [(172, 0.9, 0.034)], attack=0.002)
    rub(signal, 0, 1.6, 0.004, 0.45, 1)
    strike(signal, 0.031, [(f, a * 0.16, t * 0.7) for f, a, t in wood(575, 0.8, 0.022)])
    return signal


def capture() -> Signal:
    """Piece knocks piece, and lands."""
    signal = silence(0.32)
    strike(signal, 0, [(f, a * 0.75, t) for f, a, t in wood(830, 0.9, 0.018)])
    rub(signal, 0, 1.5, 0.003, 0.3, 2)
    strike(signal, 0.052, wood(385, 0.84, 0.038))
    strike(signal, 0.052, [(118, 1.5, 0.055), (196, 0.6, 0.04)], attack=0.002)
    rub(signal, 0.052, 2.0, 0.006, 0.55, 3)
    strike(signal, 0.101, [(f, a * 0.2, t * 0.7) for f, a, t in wood(410, 0.8, 0.03)])
    return signal


def drop() -> Signal:
    """A tablet snapped down from the hand."""
    signal = silence(0.18)
    strike(signal, 0, wood(960, 0.8, 0.021))
    strike(signal, 0, [(262, 0.85, 0.03)], attack=0.0015)
    rub(signal, 0, 1.9, 0.0022, 0.2, 4)
    return signal


def check() -> Signal:
    """Two rising tones of a wooden bar."""
    signal = silence(0.38)
    strike(signal, 0, bar(587.33, 0.075))
    strike(signal, 0.105, bar(880.0, 0.085))
    return signal


def end() -> Signal:
    """A small gong."""
    signal = silence(1.2)
    gong = [
        (131.0, 0.9, 0.42), (132.4, 0.5, 0.4), (197.3, 0.75, 0.36), (264.8, 0.6, 0.32), (266.9, 0.3, 0.3),
        (355.1, 0.42, 0.26), (419.7, 0.34, 0.22), (533.2, 0.26, 0.18), (702.5, 0.18, 0.14), (911.8, 0.12, 0.1),
    ]  # fmt: skip
    strike(signal, 0, gong, attack=0.006)
    strike(signal, 0, [(1310.0, 0.1, 0.12), (1742.0, 0.07, 0.09)], attack=0.03)
    rub(signal, 0, 0.7, 0.012, 0.8, 5)
    return signal


def low_time() -> Signal:
    """The tick and tock of a clock."""
    signal = silence(0.36)
    for start, pitch, seed in ((0.0, 2350, 6), (0.2, 1900, 7)):
        strike(signal, start, [(pitch, 1.0, 0.007), (pitch * 1.62, 0.5, 0.004), (pitch / 4.1, 0.5, 0.012)])
        rub(signal, start, 0.9, 0.0015, 0.2, seed)
    return signal


def error() -> Signal:
    """A soft, low double knock."""
    signal = silence(0.26)
    for start, pitch in ((0.0, 247.0), (0.09, 196.0)):
        strike(signal, start, [(pitch, 1.0, 0.04), (pitch * 2.4, 0.16, 0.016)], attack=0.004)
    return signal


def bars(*notes: float) -> Signal:
    """Return tones of a wooden bar, one soon after the other."""
    signal = silence(0.12 * len(notes) + 0.25)
    for place, pitch in enumerate(notes):
        strike(signal, 0.12 * place, bar(pitch, 0.08))
    return signal


def start() -> Signal:
    """A low tone and its fifth."""
    return bars(293.66, 440.0)


def offer() -> Signal:
    """The same tone twice and a higher one, as a question ends."""
    return bars(440.0, 440.0, 587.33)


def back() -> Signal:
    """A piece that is slid back: a short rub, and a soft knock."""
    signal = silence(0.26)
    rub(signal, 0, 1.2, 0.05, 0.7, 8)
    strike(signal, 0.09, [(f, a * 0.5, t) for f, a, t in wood(430, 0.8, 0.02)])
    return signal


def solved() -> Signal:
    """Three tones that rise through a chord."""
    return bars(523.25, 659.26, 783.99)


def wrong() -> Signal:
    """Two tones that fall."""
    return bars(392.0, 311.13)


def done() -> Signal:
    """A bell, for work that has taken a while."""
    signal = silence(0.7)
    strike(signal, 0, [(880.0, 0.8, 0.22), (1760.0, 0.3, 0.12), (2640.0, 0.12, 0.06)], attack=0.003)
    return signal


def trouble() -> Signal:
    """A low tone three times."""
    return bars(220.0, 220.0, 220.0)


LOUDNESS = {
    move: -14, capture: -12.5, drop: -14, check: -15, end: -14.5, low_time: -19, error: -18,
    start: -17, offer: -16, back: -18, solved: -16, wrong: -17, done: -18, trouble: -16,
}  # fmt: skip
"""Each sound and the level of its loudest 20 ms, in dB below full scale."""


def finished(signal: Signal, level: float) -> bytes:
    """Return the signal at its level as 16-bit samples that fade to nothing at the end; a peak stays under -1 dB."""
    tail = round(0.025 * RATE)
    faded = [
        value * (0.5 - 0.5 * math.cos(math.pi * min(1.0, (len(signal) - 1 - index) / tail)))
        for index, value in enumerate(signal)
    ]
    window = round(0.02 * RATE)
    loudest = max(
        math.sqrt(sum(value * value for value in faded[at : at + window]) / window)
        for at in range(0, len(faded) - window, window // 4)
    )
    gain = min(10 ** (level / 20) / loudest, 10 ** (-1 / 20) / max(map(abs, faded)))
    return struct.pack(f"<{len(faded)}h", *(round(32767 * gain * value) for value in faded))


def main() -> None:
    """Write every sound."""
    SOUNDS.mkdir(parents=True, exist_ok=True)
    for sound, level in LOUDNESS.items():
        with wave.open(str(SOUNDS / f"{sound.__name__}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(finished(sound(), level))


if __name__ == "__main__":
    main()
