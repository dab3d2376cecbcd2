"""Loops on region maps: their visits as parts of a cycle graph cut at the borders, and all loops of a small board."""

from collections.abc import Callable
from typing import Any

import networkx

from bootcamp.lib.grid.board import Cell
from bootcamp.lib.grid.loops import Path
from tests.oracles.grids._ring import turned

Map = dict[Cell, str]


def read_map(text: str) -> Map:
    """Give the letter of every cell, counted from 1."""
    return {(r, c): letter for r, row in enumerate(text.split("\n"), 1) for c, letter in enumerate(row.split(), 1)}


def visits(loop: Any, regions: Map) -> dict[str, list[set[Cell]]]:
    """Give for every region the parts of the loop that lie in it."""
    kept = loop.copy()
    kept.remove_edges_from([(a, b) for a, b in loop.edges if regions[a] != regions[b]])
    found: dict[str, list[set[Cell]]] = {letter: [] for letter in sorted(set(regions.values()))}
    for part in networkx.connected_components(kept):
        found[regions[min(part)]].append(part)
    return found


def numbers(listed: str) -> dict[str, int]:
    """Read ``A = 3, C = 1``."""
    return {name: int(number) for name, number in (item.split(" = ") for item in listed.split(", "))}


def all_loops(confirm: Callable[[Any, Path], str], instance: Any, answer: Path, rows: int, cols: int) -> list[Path]:
    """The same loop told otherwise, and on boards of up to 16 cells all loops that `confirm` finds right."""
    if rows * cols > 16:
        return turned(instance, answer)
    board = networkx.grid_graph([range(1, cols + 1), range(1, rows + 1)])
    loops = [tuple(loop) for loop in networkx.simple_cycles(board)]
    return turned(instance, answer) + [loop for loop in loops if not confirm(instance, loop)]
