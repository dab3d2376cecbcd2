"""Turns and mirror images of sets of cells, and kinds of them that a hidden rule may allow."""

from __future__ import annotations

from collections.abc import Iterable

from bootcamp.lib.grid.board import Cell

Matrix = tuple[int, int, int, int]  # takes (row, col) to (a * row + b * col, c * row + d * col)

_SAME, _QUARTER, _HALF, _THREE = (1, 0, 0, 1), (0, 1, -1, 0), (-1, 0, 0, -1), (0, -1, 1, 0)
_ACROSS, _DOWN, _DIAGONAL, _OTHER = (1, 0, 0, -1), (-1, 0, 0, 1), (0, 1, 1, 0), (0, -1, -1, 0)
MATRICES: tuple[Matrix, ...] = (_SAME, _QUARTER, _HALF, _THREE, _ACROSS, _DOWN, _DIAGONAL, _OTHER)
"""The eight symmetries of the square."""

MOTIONS: dict[str, tuple[str, str, tuple[Matrix, ...]]] = {
    "none": ("no motion", "不做运动", (_SAME,)),
    "half": ("turning by half", "旋转半圈", (_SAME, _HALF)),
    "across": ("mirroring left to right", "左右翻转", (_SAME, _ACROSS)),
    "turns": (
        "turning by one, two or three quarters",
        "旋转四分之一、二或三圈",
        (_SAME, _QUARTER, _HALF, _THREE),
    ),
    "down": ("mirroring upside down", "上下翻转", (_SAME, _DOWN)),
    "all": ("turning by quarters, mirroring, or both", "旋转若干个四分之一圈、翻转或两者都做", MATRICES),
}
"""Each in English, in Chinese and as the motions that it allows, besides shifts."""


def moved(cells: Iterable[Cell], matrix: Matrix) -> list[Cell]:
    """Turn or mirror cells about the cell (0, 0), in their order."""
    a, b, c, d = matrix
    return [(a * row + b * col, c * row + d * col) for row, col in cells]
