"""Network files: a header and the numbers."""

import json
import sys
import zlib
from pathlib import Path
from typing import Any

import numpy as np

from surajang.engine.network import read_network

UNIT = 128
"""A weight of 1 in the first layer, in the file; weights of the output are in sixteenths of a hundredth of a pawn."""
OUTPUT = 300.0
"""Hundredths of a pawn for an output of 1."""


def header_of(file: Path) -> dict[str, Any]:
    """Return the header of a network's file."""
    return read_network(file.read_bytes())[0]


def write(header: dict[str, Any], hidden: Any, bias: Any, output: Any, output_bias: Any) -> None:
    """Write a network to the standard output: weights by zone of kings, input and hidden value, the biases of these,
    the output's weights and its bias."""
    numbers = [
        np.round(hidden * UNIT).ravel(),
        np.round(bias * UNIT),
        np.clip(np.round(output * 16 * OUTPUT), -32000, 32000),
        np.round(output_bias * OUTPUT),
    ]
    _pack(header, np.concatenate(numbers))


def mean(files: list[Path]) -> None:
    """Write the mean of networks that were trained from the same start to the standard output."""
    networks = [read_network(file.read_bytes()) for file in files]
    header = networks[0][0] | {"made by": "; ".join(str(network[0]["made by"]) for network in networks)}
    _pack(header, np.round(np.mean([np.array(numbers) for _, numbers in networks], 0)))


def _pack(header: dict[str, Any], numbers: Any) -> None:
    """Write a header and the numbers of a network to the standard output."""
    sys.stdout.buffer.write(json.dumps(header).encode() + b"\n")
    sys.stdout.buffer.write(zlib.compress(numbers.astype("<i2").tobytes(), 9))
