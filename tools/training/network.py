"""Trains the network that evaluates what material and piece-square values cannot."""

import argparse
import math
import sys
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch.nn.functional import embedding_bag, pad

from surajang.engine.network import BOARD, HAND_CAP, ROW_OF_SQUARES, king_zones, read_network
from surajang.rules.tables import tables_of
from surajang.rules.variant import Variant
from training.network_file import OUTPUT, UNIT, header_of, write
from training.positions import Positions, inputs_of, zones_of_kings
from training.shares import SCALE

HELD_OUT = 30
"""One position in this many is held out."""
MAX_WEIGHT = 1.98
"""The greatest weight of the first layer, summed over the common part and a zone's."""


def network(variant: Variant, seen: list[Path], searched: list[Path], arguments: argparse.Namespace) -> None:
    """Write a network, trained by Adam, to the standard output.

    Positions scored by a search count twice; if the game's result is known, it is blended into the score. Half of all
    positions are mirrored, since left and right are symmetric. The last ones are held out for validation. The common
    part of the zones of kings is learned from all positions.
    """
    torch.manual_seed(1)
    positions = Positions(variant, [*seen, *searched])
    kings = arguments.kings or (header_of(arguments.start).get("kings", "") if arguments.start else "")
    material = _Material(variant, positions, kings, arguments.results)
    tested = positions.count // HELD_OUT
    everything = torch.arange(positions.count)
    train = torch.cat([everything[:-tested], everything[positions.begins[len(seen)] : -tested]])
    parameters = _first_parameters(material.inputs, material.zones, arguments.hidden, arguments.start)
    common, own, bias, output, output_bias = parameters

    def print_errors(when: str) -> None:
        with torch.no_grad():
            parts = everything[-tested:].split(8192)
            predicted = torch.cat(
                [material.predicted(parameters, part, torch.zeros(len(part)) > 0) for part in parts]
            ).numpy()
        targets = (material.share.numpy(), material.judged, material.result)
        whole, scores, results = (np.mean((predicted - what[-tested:]) ** 2) for what in targets)
        losses = f"{whole:.5f} on positions held out; of scores {scores:.5f}, of results {results:.5f}"
        print(f"{when}: loss {losses}", file=sys.stderr)

    print_errors("before")
    adam = torch.optim.Adam(parameters, betas=(0.9, 0.995))
    steps = arguments.epochs * (len(train) // arguments.batch)
    step = 0
    for epoch in range(arguments.epochs):
        for chosen in train[torch.randperm(len(train))].split(arguments.batch)[: steps // arguments.epochs]:
            step += 1
            adam.param_groups[0]["lr"] = (
                arguments.pace * (1 + math.cos(math.pi * step / steps)) / 2 * min(1, step / 200)
            )
            adam.zero_grad()
            turned = torch.rand(len(chosen)) < 0.5
            (100 * (material.predicted(parameters, chosen, turned) - material.share[chosen]) ** 2).mean().backward()
            adam.step()
            with torch.no_grad():
                common.clamp_(-MAX_WEIGHT, MAX_WEIGHT)
                own.copy_((common + own).clamp_(-MAX_WEIGHT, MAX_WEIGHT) - common)
        print_errors(f"epoch {epoch + 1}")
    options = (
        f"--results {arguments.results:g} --epochs {arguments.epochs} --pace {arguments.pace} --batch {arguments.batch}"
    )
    made = f"tune.py network {variant.name} {options}, {positions.count} positions"
    header = {"hidden": arguments.hidden, **({"kings": kings} if kings else {}), "made by": made}
    write(header, *(part.detach().numpy() for part in (common + own, bias, output, output_bias)))


class _Material:
    """Training data: by position the target `share` of the point for the side to move, made of the `judged` score and
    the game's `result`; and the inputs of the network, the side to move first. There are `inputs` inputs for each of
    the `zones` of kings."""

    def __init__(self, variant: Variant, positions: Positions, kings: str, results: float) -> None:
        """`results` is the weight of a game's result in the share."""
        tables = tables_of(variant)
        zones = np.array(king_zones(kings, variant.files, variant.ranks))
        self.zones = 1 + int(zones.max())
        self.inputs = 2 * tables.kinds * BOARD + 2 * len(tables.hand_kinds) * HAND_CAP
        views = [inputs_of(positions, tables, view, self.inputs) for view in (0, 1)]
        begins = [zones_of_kings(positions, view, zones) * (self.inputs + 1) for view in (0, 1)]
        swapped = positions.side[:, None]
        self._rows = [torch.from_numpy(np.where(swapped, views[1 - n], views[n])) for n in (0, 1)]
        self._begins = [torch.from_numpy(np.where(swapped, begins[1 - n], begins[n])).int() for n in (0, 1)]
        self._mirrored = _mirrored(self.inputs, tables.kinds, variant.files)
        sign = np.where(positions.side, -1, 1).astype(np.float32)
        self._sums = torch.from_numpy(positions.sums * sign)
        self.judged = 1 / (1 + np.exp(-positions.score * sign / SCALE))
        result = np.where(positions.side, 1 - positions.result, positions.result)
        self.result = np.where(np.isnan(result), self.judged, result)
        self.share = torch.from_numpy(self.judged + results * (self.result - self.judged))

    def predicted(self, parameters: list[Any], chosen: Any, turned: Any) -> Any:
        """Return the shares that a network with these parameters predicts for the positions `chosen`, mirrored where
        `turned`."""
        common, own, bias, output, output_bias = parameters
        hidden = pad(common + own, (0, 0, 0, 1)).reshape(-1, len(bias))
        layers = []
        for rows, begin in zip(self._rows, self._begins, strict=True):
            seen = rows[chosen].int()
            seen = torch.where(turned[:, None], self._mirrored[seen], seen)
            seen = seen + torch.where(turned, begin[chosen, 1], begin[chosen, 0])[:, None]
            layers.append(embedding_bag(seen, hidden, mode="sum") + bias)
        both = torch.cat(layers, 1).clamp(0, 1) ** 2
        return torch.sigmoid((self._sums[chosen] + OUTPUT * (both @ output + output_bias)) / SCALE)


def _mirrored(inputs: int, kinds: int, files: int) -> Any:
    """Return the input of the mirrored board for each input, and for the number after the last, which means none."""
    squares = torch.arange(2 * kinds * BOARD)
    mirrored = torch.arange(inputs + 1, dtype=torch.int32)
    mirrored[squares] += files - 1 - 2 * (squares % ROW_OF_SQUARES)
    mirrored[squares[squares % ROW_OF_SQUARES >= files]] = inputs
    return mirrored


def _first_parameters(inputs: int, zones: int, size: int, start: Path | None) -> list[Any]:
    """Return the initial parameters: the weights of the inputs common to all zones of kings, the additions by zone, the
    biases of the `size` hidden values, the weights of the output and its bias.

    They are random or read from a network's file. If the file has a single zone, it is used for all; if it has fewer
    hidden values, the others begin with zero weights in the output.
    """
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
