"""The network that says what material and places leave unsaid: its training, and its file."""

import argparse
import json
import math
import sys
import zlib
from pathlib import Path
from typing import Any

import numpy as np

from engine.network import BOARD, HAND_CAP, ROW_OF_SQUARES, king_zones, read_network
from rules.tables import tables_of
from rules.variant import Variant
from training.positions import Positions, inputs_of, zones_of_kings
from training.shares import SCALE

UNIT = 128
OUTPUT = 300.0
HELD_OUT = 30
"""One position of so many is held out."""


def network(variant: Variant, seen: list[Path], searched: list[Path], asked: argparse.Namespace) -> None:
    """Write a network that says what material and places leave unsaid, trained by Adam, to the standard output.

    Positions judged by a search count twice; where their game's result is known, it has its part beside the score. Half
    of all positions are mirrored, for left and right are alike. The last are held out, to measure by. What the zones of
    kings have in common is learned from all of them.
    """
    import torch
    from torch.nn.functional import embedding_bag, pad

    torch.manual_seed(1)
    tables = tables_of(variant)
    positions = Positions(variant, [*seen, *searched])
    asked.kings = asked.kings or (_header(asked.start).get("kings", "") if asked.start else "")
    zones = np.array(king_zones(asked.kings, variant.files, variant.ranks))
    none = 2 * tables.kinds * BOARD + 2 * len(tables.hand_kinds) * HAND_CAP
    views = [inputs_of(positions, tables, view, none) for view in (0, 1)]
    kings = [zones_of_kings(positions, view, zones) for view in (0, 1)]
    sign = np.where(positions.side, -1, 1).astype(np.float32)
    swapped = positions.side[:, None]
    inputs = [torch.from_numpy(np.where(swapped, views[1 - n], views[n])) for n in (0, 1)]
    begins = [torch.from_numpy(np.where(swapped, kings[1 - n], kings[n]) * (none + 1)).int() for n in (0, 1)]
    sums = torch.from_numpy(positions.sums * sign)
    judged = 1 / (1 + np.exp(-positions.score * sign / SCALE))
    result = np.where(positions.side, 1 - positions.result, positions.result)
    result = np.where(np.isnan(result), judged, result)
    share = torch.from_numpy(judged + asked.results * (result - judged))
    squares = torch.arange(2 * tables.kinds * BOARD)
    mirrored = torch.arange(none + 1, dtype=torch.int32)
    mirrored[squares] += variant.files - 1 - 2 * (squares % ROW_OF_SQUARES)
    mirrored[squares[squares % ROW_OF_SQUARES >= variant.files]] = none
    tested = positions.count // HELD_OUT
    everything = torch.arange(positions.count)
    test = everything[-tested:]
    train = torch.cat([everything[:-tested], everything[positions.begins[len(seen)] : -tested]])

    size: int = asked.hidden
    parameters = _first_parameters(none, 1 + zones.max(), size, asked.start)
    common, own, bias, output, output_bias = parameters

    def shares(chosen: Any, turned: Any) -> Any:
        hidden = pad(common + own, (0, 0, 0, 1)).reshape(-1, size)
        layers = []
        for rows, begin in zip(inputs, begins, strict=True):
            seen = rows[chosen].int()
            seen = torch.where(turned[:, None], mirrored[seen], seen)
            seen = seen + torch.where(turned, begin[chosen, 1], begin[chosen, 0])[:, None]
            layers.append(embedding_bag(seen, hidden, mode="sum") + bias)
        both = torch.cat(layers, 1).clamp(0, 1) ** 2
        return torch.sigmoid((sums[chosen] + OUTPUT * (both @ output + output_bias)) / SCALE)

    def tell(when: str) -> None:
        with torch.no_grad():
            said = torch.cat([shares(part, torch.zeros(len(part)) > 0) for part in test.split(8192)]).numpy()
        whole, scores, results = (np.mean((said - what[-tested:]) ** 2) for what in (share.numpy(), judged, result))
        losses = f"{whole:.5f} on positions held out; of scores {scores:.5f}, of results {results:.5f}"
        print(f"{when}: loss {losses}", file=sys.stderr)

    tell("before")
    adam = torch.optim.Adam(parameters, betas=(0.9, 0.995))
    steps = asked.epochs * (len(train) // asked.batch)
    step = 0
    for epoch in range(asked.epochs):
        for chosen in train[torch.randperm(len(train))].split(asked.batch)[: steps // asked.epochs]:
            step += 1
            adam.param_groups[0]["lr"] = asked.pace * (1 + math.cos(math.pi * step / steps)) / 2 * min(1, step / 200)
            adam.zero_grad()
            turned = torch.rand(len(chosen)) < 0.5
            (100 * (shares(chosen, turned) - share[chosen]) ** 2).mean().backward()
            adam.step()
            with torch.no_grad():
                common.clamp_(-1.98, 1.98)
                own.copy_((common + own).clamp_(-1.98, 1.98) - common)
        tell(f"epoch {epoch + 1}")
    options = f"--results {asked.results:g} --epochs {asked.epochs} --pace {asked.pace} --batch {asked.batch}"
    made = f"tune.py network {variant.name} {options}, {positions.count} positions"
    header = {"hidden": size, **({"kings": asked.kings} if asked.kings else {}), "made by": made}
    _write(header, *(part.detach().numpy() for part in (common + own, bias, output, output_bias)))


def _write(header: dict[str, Any], hidden: Any, bias: Any, output: Any, output_bias: Any) -> None:
    """Write a network's file to the standard output."""

    numbers = [
        np.round(hidden * UNIT).ravel(),
        np.round(bias * UNIT),
        np.clip(np.round(output * 16 * OUTPUT), -32000, 32000),
        np.round(output_bias * OUTPUT),
    ]
    _pack(header, np.concatenate(numbers))


def mean(files: list[Path]) -> None:
    """Write the mean of networks that were trained from the same one to the standard output."""

    networks = [read_network(file.read_bytes()) for file in files]
    header = networks[0][0] | {"made by": "; ".join(str(network[0]["made by"]) for network in networks)}
    _pack(header, np.round(np.mean([np.array(numbers) for _, numbers in networks], 0)))


def _pack(header: dict[str, Any], numbers: Any) -> None:
    """Write what a network's file says of it, and its numbers, to the standard output."""
    sys.stdout.buffer.write(json.dumps(header).encode() + b"\n")
    sys.stdout.buffer.write(zlib.compress(numbers.astype("<i2").tobytes(), 9))


def _header(start: Path) -> dict[str, Any]:
    """Return what a network's file says of it."""
    return read_network(start.read_bytes())[0]


def _first_parameters(inputs: int, zones: int, size: int, start: Path | None) -> list[Any]:
    """Return what the training begins with: the weights of the inputs that all zones of kings have in common, by zone
    what is added to them, the bias of the `size` hidden numbers, the weights of the output and its bias.

    They are random or as a network's file has them. If that has a single zone, it stands for all; if fewer hidden
    numbers, the others say nothing at first.
    """
    import torch

    common = torch.randn(inputs, size) * 0.05
    own = torch.zeros(zones, inputs, size)
    bias = torch.full((size,), 0.2)
    output = torch.randn(2, size) * 0.1
    output_bias = torch.zeros(1)
    if start:
        header, raw = read_network(start.read_bytes())
        known = header["hidden"]
        numbers = torch.from_numpy(np.array(raw, np.float32))
        rows = numbers[: -3 * known - 1].reshape(-1, inputs, known) / UNIT
        common[:, :known] = rows.mean(0)
        own[:, :, :known] = rows - rows.mean(0)
        bias[:known] = numbers[-3 * known - 1 : -2 * known - 1] / UNIT
        output[:] = 0
        output[:, :known] = numbers[-2 * known - 1 : -1].reshape(2, known) / (16 * OUTPUT)
        output_bias = numbers[-1:] / OUTPUT
    return [part.clone().requires_grad_() for part in (common, own, bias, output.ravel(), output_bias)]
