"""Noise on grids: which patches of one colour are noise, and which colours take their place."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import NamedTuple

from bootcamp.lib.grid.board import Cell, components, graph, size, where
from bootcamp.tasks.patterns._scenes import EMPTY
from bootcamp.verifiers import Board

NOISE: dict[str, tuple[str, str, Callable[[str, int, str, int], bool]]] = {
    "colour": ("all patches of colour c", "颜色为 c 的所有斑块", lambda ink, cells, c, s: ink == c),
    "small": ("all patches of at most s cells", "至多 s 格的所有斑块", lambda ink, cells, c, s: cells <= s),
    "both": (
        "all patches of colour c that have at most s cells",
        "颜色为 c 且至多 s 格的所有斑块",
        lambda ink, cells, c, s: ink == c and cells <= s,
    ),
}
"""Each in English, in Chinese and as a test of the colour and the number of cells of a patch."""
FILLS = {
    "most": (
        "the colour that most of the cells beside the patch have, each cell counted once",
        "与斑块相邻的格子中最多的颜色，每格只算一次",
    ),
    "ground": ("0", "0"),
    "largest": (
        "the colour of the patch with the most cells among those beside it",
        "与它相邻的斑块中格数最多者的颜色",
    ),
}


class Rule(NamedTuple):
    """What is noise, for a colour c and a size s where these matter, and what takes its place."""

    noise: str
    colour: str
    most: int
    fill: str


Patch = tuple[str, tuple[Cell, ...], tuple[int, ...]]  # its colour, its cells, and for each cell beside it its patch


@lru_cache(maxsize=64)
def _patches(board: Board) -> tuple[Patch, ...]:
    near = graph(*size(board))
    found = [(ink, group) for ink in sorted({*"".join(map("".join, board))}) for group in components(where(board, ink))]
    number = {cell: place for place, (_, group) in enumerate(found) for cell in group}
    return tuple(
        (ink, group, tuple(number[cell] for cell in sorted({c for own in group for c in near[own]}.difference(group))))
        for ink, group in found
    )


def cleaned(rule: Rule, board: Board) -> Board:
    """Replace all noise at once."""
    patches = _patches(board)
    test = NOISE[rule.noise][2]
    noisy = {number for number, (ink, group, _) in enumerate(patches) if test(ink, len(group), rule.colour, rule.most)}
    rows = [list(row) for row in board]
    for number in noisy:
        _, group, beside = patches[number]
        ink = _filling(rule.fill, [patches[other][:2] for other in beside if other not in noisy])
        for row, col in group:
            rows[row][col] = ink
    return tuple(map(tuple, rows))


def _filling(fill: str, beside: Iterable[tuple[str, tuple[Cell, ...]]]) -> str:
    """Choose among the patches beside a patch, given once for each cell; the smallest digit in a tie."""
    weight: dict[str, int] = {}
    for ink, group in beside:
        weight[ink] = weight.get(ink, 0) + 1 if fill == "most" else max(weight.get(ink, 0), len(group))
    return min(weight, key=lambda ink: (-weight[ink], ink)) if weight and fill != "ground" else EMPTY
