"""Functions from a picture, and the one beside it, to a digit."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain

from bootcamp.tasks.patterns._scenes import EMPTY, objects_of
from bootcamp.verifiers import Board


def _inks(picture: Board) -> list[str]:
    return [item for item in chain(*picture) if item != EMPTY]


REDUCERS: dict[str, tuple[str, str, Callable[[Board, Board], int]]] = {
    "filled": (
        "the number of cells of the block that are not 0",
        "块中非 0 格的个数",
        lambda block, beside: len(_inks(block)),
    ),
    "most": (
        "the colour, other than 0, with the most cells in the block; the smallest such digit in a tie",
        "块中格数最多的非 0 颜色，一样多时取最小的数字",
        lambda block, beside: int(min(_inks(block), key=lambda ink: (-_inks(block).count(ink), ink), default="0")),
    ),
    "colours": (
        "the number of different colours in the block, 0 not counted",
        "块中不同颜色的个数，0 不算",
        lambda block, beside: len(set(_inks(block))),
    ),
    "objects": (
        "the number of objects of the block, largest groups of cells of one colour, not 0, connected by sides",
        "块中物体（同色且以边相连的极大一组非 0 格子）的个数",
        lambda block, beside: len(objects_of(block)),
    ),
    "fewest": (
        "the colour, other than 0, with the fewest cells among those in the block; the largest such digit in a tie",
        "块中出现的非 0 颜色里格数最少的，一样少时取最大的数字",
        lambda block, beside: int(max(_inks(block), key=lambda ink: (-_inks(block).count(ink), ink), default="0")),
    ),
    "differ": (
        "the number of cells in which the block differs from the next block",
        "块与下一块颜色不同的格子的个数",
        lambda block, beside: sum(a != b for a, b in zip(chain(*block), chain(*beside), strict=True)),
    ),
    "largest": (
        "the number of cells of the largest object of the block, objects being as above",
        "块中最大物体的格数，物体同上",
        lambda block, beside: max((len(group) for _, group in objects_of(block)), default=0),
    ),
    "common": (
        "the number of different colours, 0 not counted, that occur in the block and also in the next block",
        "既在块中又在下一块中出现的不同颜色的个数，0 不算",
        lambda block, beside: len(set(_inks(block)).intersection(_inks(beside))),
    ),
}
"""Each in English, in Chinese and as a function; 0 if there is no such colour."""
