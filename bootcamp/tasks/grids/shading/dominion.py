"""Shade dominoes that part the other cells into areas, one for each letter with all its copies.

Answer: the grid in # (shaded) and . (unshaded); it is unique.
Harder: larger grids with more areas, whose walls of dominoes have to be found together.
Skills: deduction, search, spatial
Source: original generator; the puzzle is known as Dominion.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell, cells, components, fill, graph, mark, pairs, size, where
from bootcamp.lib.grid.clues import clue_texts, few_clues
from bootcamp.lib.grid.constraints import connect
from bootcamp.lib.grid.faults import place, shaded_clue_fault
from bootcamp.lib.grid.regions import LETTERS
from bootcamp.lib.grid.shading import shading_model
from bootcamp.lib.grid.symmetry import canonical_labels
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids.shading._dominoes import Domino, domino_fault, random_dominoes
from bootcamp.verifiers import Board, Format, Grid

_DRAWS = 3  # of a domino, to lay it close to others
_FEWEST = 2  # copies of a letter


class Dominion(Task["Dominion.Params", "Dominion.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(4, 5, 5, 6, 6, 7, 8, 9, 10, 10), ge=4, le=12)
        dominoes: int = knob(
            "the number of dominoes laid, before those that part nothing go",
            levels=(3, 5, 5, 7, 7, 9, 12, 15, 18, 19),
            ge=2,
            le=30,
        )
        areas: int = knob("the number of different letters", levels=(2, 2, 3, 3, 4, 4, 5, 6, 6, 7), ge=2, le=12)

    class Instance(task.Instance):
        letters: tuple[tuple[str | None, ...], ...]

    prompt = Prompt(
        en=r"""
        Shade some cells of this grid; a dot is a cell without a letter.

        {{ letters | board }}

        - Cells with a letter stay unshaded.
        - Every shaded cell shares a side with exactly one other shaded cell, so that the shaded cells form dominoes
          that share no side with each other; they may touch at corners.
        - Unshaded cells that share a side belong to the same area. Every area holds at least one letter, never two
          different ones, and all copies of a letter lie in the same area.

        Draw the grid with # for a shaded and . for an unshaded cell, with or without a letter.
        """,
        zh=r"""
        把下面方格中的一些格涂黑；点表示没有字母的格。

        {{ letters | board }}

        - 有字母的格不能涂黑。
        - 每个黑格恰与一个别的黑格有公共边，也就是说，黑格两两组成骨牌，不同的骨牌之间没有公共边，但可以在角上相碰。
        - 有公共边的未涂黑格属于同一个区域。每个区域至少有一个字母，不能有两种不同的字母；
          同一种字母的所有格都在同一个区域内。

        画出结果：黑格用 #，未涂黑的格（不论有无字母）用 . 表示。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(*size(instance.letters), "#.")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.size
        shaded = _walls(n, random_dominoes(n, params.dominoes, _DRAWS, rng), params.areas)
        areas = components(graph(n, n).keys() - shaded)
        if min(map(len, areas)) < _FEWEST:
            raise task.Retry
        letters = {cell: letter for area, letter in zip(areas, LETTERS, strict=False) for cell in area}
        chosen = _telling(n, shaded, areas, rng)
        board = fill(n, n, (letters[cell] if cell in chosen else None for cell in cells(n, n)))
        return self.Instance(letters=board), mark(n, n, shaded)

    def key(self, instance: Instance) -> object:
        return canonical_labels(clue_texts(instance.letters), ".")

    def check(self, instance: Instance, answer: Board) -> str:
        letters = {cell: instance.letters[cell[0]][cell[1]] for cell in cells(*size(answer))}
        fault = shaded_clue_fault([cell for cell, letter in letters.items() if letter], answer) or domino_fault(answer)
        seen: set[str] = set()
        for area in components(where(answer, ".")):
            held = {letter for letter in map(letters.get, area) if letter}
            if len(held) != 1:
                fault = fault or f"the area at {place(area[0])} holds {len(held)} different letters, not one"
            elif held <= seen:
                fault = fault or f"the copies of {min(held)} lie in several areas"
            seen |= held
        return fault


def _walls(n: int, dominoes: Sequence[Domino], areas: int) -> set[Cell]:
    """Drop dominoes, one by one, without which the board still falls into `areas` areas; give the others' cells."""
    shaded = {cell for domino in dominoes for cell in domino}
    board = graph(n, n).keys()
    if len(components(board - shaded)) != areas:
        raise task.Retry
    for domino in dominoes:
        if len(components(board - shaded.difference(domino))) == areas:
            shaded.difference_update(domino)
    return shaded


def _telling(n: int, shaded: Collection[Cell], areas: Sequence[Sequence[Cell]], rng: Random) -> set[Cell]:
    """Choose cells whose letters leave the shading as the only one, some in every area."""
    sat, marks = shading_model(n, n)
    for cell, others in graph(n, n).items():
        sat.exactly([marks[other] for other in others], 1, unless=(-marks[cell],))
    inside = [dict(zip(marks, sat.variables(n * n), strict=True)) for _ in areas]
    for cell, shade in marks.items():
        sat.exactly_one([shade, *(area[cell] for area in inside)])
    for area in inside:
        connect(sat, area)
        for a, b in pairs(n, n):
            sat.add(-area[a], area[b], marks[b])
            sat.add(-area[b], area[a], marks[a])
    chosen = {cell for area in areas for cell in rng.sample(area, _FEWEST)}
    clues = {cell: literals[cell] for area, literals in zip(areas, inside, strict=True) for cell in area}
    for cell in sorted(chosen):
        sat.add(clues.pop(cell))
    return chosen | few_clues(sat, marks, shaded, clues, rng, n * n // 4, budget=20)
