"""Rays that coloured sources shoot over a grid, and the settings that explain examples."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product, takewhile
from typing import NamedTuple

from bootcamp.lib.grid.board import Cell, fill, ray, size, where
from bootcamp.tasks.patterns._examples import Pair
from bootcamp.tasks.patterns._scenes import EMPTY
from bootcamp.verifiers import Board

WALLS = {
    "stop": ("the ray ends before it", "光线在它前面结束"),
    "under": ("the wall stays as it is and the ray goes on behind it", "墙保持不变，光线在它后面继续"),
    "break": ("the wall takes the colour of the ray, which goes on", "墙变成光线的颜色，光线继续前进"),
}


class Setting(NamedTuple):
    """The colours of sources with their steps, in the order in which they shoot, and what each colour of walls does."""

    shots: tuple[tuple[str, Cell], ...]
    walls: tuple[tuple[str, str], ...]


def shot(setting: Setting, board: Board) -> Board:
    """Draw the rays."""
    held = {(row, col): item for row, line in enumerate(board) for col, item in enumerate(line)}
    reaction = dict(setting.walls)
    for colour, step in setting.shots:
        fixed = {source for source, _ in setting.shots}
        for source in where(board, colour):
            for cell in ray(*size(board), source, step):
                met = reaction.get(held[cell])
                if met == "stop":
                    break
                if met != "under" and board[cell[0]][cell[1]] not in fixed:
                    held[cell] = colour
    return fill(*size(board), held.values())


def settings(
    pairs: Sequence[Pair], orders: Sequence[tuple[str, ...]], walls: Sequence[str], steps: Sequence[Cell]
) -> Iterator[Setting]:
    """Yield the settings that are not excluded by a single cell of the examples."""
    possible = {colour: [step for step in steps if _may_shoot(pairs, colour, step)] for colour in orders[0]}
    reactions = list(product(*(_possible_reactions(pairs, wall) for wall in walls)))
    for order in orders:
        for directions in product(*(possible[colour] for colour in order)):
            for chosen in reactions:
                yield Setting(tuple(zip(order, directions, strict=True)), tuple(zip(walls, chosen, strict=True)))


def _may_shoot(pairs: Sequence[Pair], colour: str, step: Cell) -> bool:
    """Tell whether all empty cells ahead of the sources, up to the first other cell, are coloured."""
    return all(
        after[row][col] != EMPTY
        for before, after in pairs
        for source in where(before, colour)
        for row, col in takewhile(set(where(before, EMPTY)).__contains__, ray(*size(before), source, step))
    )


def _possible_reactions(pairs: Sequence[Pair], wall: str) -> list[str]:
    broken = any(after[row][col] != wall for before, after in pairs for row, col in where(before, wall))
    return ["break"] if broken else list(WALLS)
