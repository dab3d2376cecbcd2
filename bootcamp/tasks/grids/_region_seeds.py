"""Regions grown around cells that belong together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random

from bootcamp.lib.grid.board import Cell
from bootcamp.task import Retry


def spread(near: Mapping[Cell, Sequence[Cell]], owner: Mapping[Cell, int], rng: Random) -> dict[Cell, int]:
    """Give every cell of a graph to the smallest group beside it, cell after cell, from those that have an `owner`.

    Raises Retry where cells are out of reach.
    """
    label = dict(owner)
    sizes = Counter(label.values())
    while len(label) < len(near):
        beside = [cell for cell in near if cell not in label and any(other in label for other in near[cell])]
        if not beside:
            raise Retry
        cell = rng.choice(beside)
        groups = (label[other] for other in near[cell] if other in label)
        label[cell] = min(groups, key=lambda group: (sizes[group], rng.random()))
        sizes[label[cell]] += 1
    return label
