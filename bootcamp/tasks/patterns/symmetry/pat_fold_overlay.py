"""Find from examples how a grid is folded and which colours come through, and fold a new grid.

Answer: the folded grid; every rule of the stated kind that fits the examples gives it.
Harder: larger grids, two or three folds, folds along a diagonal, colours that are compared.
Skills: induction, spatial
Source: original; grids as in F. Chollet, On the measure of intelligence, 2019.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from itertools import product
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import size
from bootcamp.task import Task, knob
from bootcamp.tasks.patterns._examples import Pair, grid_prompt, settled
from bootcamp.tasks.patterns._scenes import COLOURS, EMPTY, random_board
from bootcamp.verifiers import Board, Format, Grid

FOLDS = ("right", "left", "down", "up", "diagonal")  # where the moving half goes


class PatFoldOverlay(Task["PatFoldOverlay.Params", "PatFoldOverlay.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob(
            "the number of rows and of columns", levels=(4, 6, 8, 8, 6, 8, 12, 8, 16, 16), ge=2, le=16, multiple_of=2
        )
        folds: int = knob("how often the grid is folded", levels=(1, 1, 1, 2, 1, 2, 2, 3, 3, 3), ge=1, le=3)
        diagonal: bool = knob("whether a fold may go along a diagonal", levels=(False,) * 4 + (True,) * 6)
        colours: int = knob("how many colours occur", levels=(4, 4, 4, 4, 5, 5, 5, 6, 6, 7), ge=2, le=9)
        share: int = knob(
            "how many percent of the cells are coloured", levels=(50, 60, 60, 50, 60, 50, 60, 50, 50, 60), ge=10, le=90
        )
        pairs: int = knob("how many examples are given", levels=(2,) * 10, ge=1, le=6)

    class Instance(task.Instance):
        pairs: tuple[Pair, ...]
        query: Board
        folds: int
        diagonal: bool

    prompt = grid_prompt(
        en=r"""
        0 is an empty, transparent cell. The grid is folded like paper
        {%- if folds > 1 %} {{ folds }} times in a row{% endif %}, in the same way in every example.
        {{ "Each fold" if folds > 1 else "The fold" }} is one of these:

        - The left half is folded over onto the right half, or the right half onto the left half.
        - The upper half is folded over onto the lower half, or the lower half onto the upper half.
        {% if diagonal %}
        - If the grid is square at that time: the half below the diagonal from the upper left to the lower right corner
          is folded over that diagonal; it leaves 0 behind.
        {% endif %}

        Where a cell comes to lie on another one and just one of the two is empty, the other one is seen. Where both are
        coloured, one of these is seen (the same one in every grid{{ " and fold" if folds > 1 }}): the cell that was
        folded over, the cell that it was folded onto, the one with the larger digit, or the one with the smaller digit.
        """,
        zh=r"""
        0 是透明的空格。把网格像纸一样{{ "连续折叠 %s 次" % folds if folds > 1 else "折叠一次" }}，各例的折法相同。
        {{ "每次折叠" if folds > 1 else "折法" }}是下列之一：

        - 左半折到右半上，或右半折到左半上。
        - 上半折到下半上，或下半折到上半上。
        {% if diagonal %}
        - 若此时网格是正方形：从左上角到右下角的对角线以下的一半沿该对角线折过去，原处留下 0。
        {% endif %}

        两格重叠而只有一格为空时，看到的是另一格。
        两格都有颜色时，看到的是下列之一（所有网格{{ "和每次折叠" if folds > 1 }}相同）：
        折过去的那一格，被盖住的那一格，数字较大的那一格，或数字较小的那一格。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(*size(instance.pairs[0][1]))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        folds = FOLDS if params.diagonal else FOLDS[:-1]
        side, colours = params.size, rng.sample(COLOURS, params.colours)
        *befores, query = (random_board(rng, side, side, colours, params.share / 100) for _ in range(params.pairs + 1))
        rules = [partial(_folded, ways, winner) for *ways, winner in product(*[folds] * params.folds, _SEEN)]
        family = [rule for rule in rules if rule(query)]
        hidden = rng.choice(family)
        pairs = tuple((before, hidden(before)) for before in befores)
        result = settled(family, pairs, query)
        return self.Instance(pairs=pairs, query=query, folds=params.folds, diagonal=params.diagonal), result

    def key(self, instance: Instance) -> object:
        return [sorted(instance.pairs), instance.query, instance.folds, instance.diagonal]


def _folded(ways: list[str], winner: str, board: Board) -> Board:
    """Fold a board; an empty board if that cannot be done."""
    for way in ways:
        if board:
            board = _folded_once(way, winner, board)
    return board


@lru_cache(maxsize=1024)
def _folded_once(way: str, winner: str, board: Board) -> Board:
    turned: Board = tuple(zip(*board, strict=True))
    lines = turned if way in ("right", "left") else board
    if way == "diagonal":
        if len(board) != len(turned):
            return ()
        seen = _merged(turned, board, winner)
        return tuple((EMPTY,) * row + line[row:] for row, line in enumerate(seen))
    if len(lines) % 2:
        return ()
    first, second = lines[: len(lines) // 2], lines[len(lines) // 2 :]
    moved, still = (first, second) if way in ("right", "down") else (second, first)
    seen = _merged(moved[::-1], still, winner)
    return tuple(zip(*seen, strict=True)) if way in ("right", "left") else seen


def _merged(moved: Board, still: Board, winner: str) -> Board:
    """Give what is seen of two boards that lie on each other."""
    seen = _SEEN[winner]
    return tuple(tuple(map(seen, over, under)) for over, under in zip(moved, still, strict=True))


_SEEN: dict[str, Callable[[str, str], str]] = {
    "upper": lambda over, under: under if over == EMPTY else over,
    "lower": lambda over, under: over if under == EMPTY else under,
    "larger": max,
    "smaller": lambda over, under: max(over, under) if EMPTY in (over, under) else min(over, under),
}
