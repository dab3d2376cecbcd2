"""Regions grown around cells that belong together."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random

from bootcamp.lib.grid.board import Cell
from bootcamp.task import Retry

Cost = Callable[[set[Cell], Cell], int]
"""How little a group wants another cell."""


def spread(
    near: Mapping[Cell, Sequence[Cell]],
    owner: Mapping[Cell, int],
    rng: Random,
    cost: Cost = lambda group, cell: len(group),
) -> dict[Cell, int]:
    """Give every cell of a graph to the group beside it of the least cost, cell after cell, from those with an `owner`.

    Raises Retry where cells are out of reach.
    """
    label = dict(owner)
    groups: dict[int, set[Cell]] = {}
    for cell, group in label.items():
        groups.setdefault(group, set()).add(cell)
    while len(label) < len(near):
        beside = [cell for cell in near if cell not in label and any(other in label for other in near[cell])]
        if not beside:
            raise Retry
        cell = rng.choice(beside)
        choices = sorted({label[other] for other in near[cell] if other in label})
        label[cell] = min(choices, key=lambda group: (cost(groups[group], cell), rng.random()))
        groups[label[cell]].add(cell)
    return label
