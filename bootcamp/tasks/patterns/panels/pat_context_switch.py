"""Find from examples what decides which operation is carried out on a grid, and change a new grid.

Answer: the changed grid; every rule of the stated kind that fits the examples gives it.
Harder: larger grids, more cases, more features that may decide and more operations that may be carried out.
Skills: induction, simulation, spatial
Source: original; grids as in F. Chollet, On the measure of intelligence, 2019.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from itertools import chain
from random import Random

from bootcamp import task
from bootcamp.lib.grid.cell_names import cell_name
from bootcamp.lib.prompts import by_language, comma
from bootcamp.task import Task, knob
from bootcamp.tasks.patterns._examples import Pair, grid_prompt
from bootcamp.tasks.patterns._scenes import COLOURS, EMPTY, random_board
from bootcamp.tasks.patterns.panels._operations import OPERATIONS
from bootcamp.verifiers import Board, Format, Grid

POOL = 50  # grids from which some are chosen


def _filled(board: Board) -> int:
    return sum(item != EMPTY for item in chain(*board))


FEATURES: dict[str, tuple[str, str, Callable[[Board], Hashable]]] = {
    "corner": ("the digit in the top left cell", "左上角格子的数字", lambda board: board[0][0]),
    "parity": (
        "whether the number of cells that are not 0 is odd or even",
        "非 0 格的个数是奇数还是偶数",
        lambda b: _filled(b) % 2,
    ),
    "row": ("how many cells of the first row are not 0", "第一行中非 0 格的个数", lambda board: _filled(board[:1])),
    "last": ("the digit in the bottom right cell", "右下角格子的数字", lambda board: board[-1][-1]),
    "colours": (
        "how many different digits the grid has, 0 not counted",
        "网格中不同数字的个数，0 不算",
        lambda board: len({*chain(*board)} - {EMPTY}),
    ),
    "most": (
        "the digit other than 0 that occurs most often, the smallest one in a tie",
        "出现最多的非 0 数字，一样多时取最小的",
        lambda board: min(COLOURS, key=lambda ink: -list(chain(*board)).count(ink)),
    ),
}


class PatContextSwitch(Task["PatContextSwitch.Params", "PatContextSwitch.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(3, 3, 4, 4, 4, 5, 5, 6, 6, 7), ge=3, le=9)
        cases: int = knob(
            "how many values of the deciding feature occur, if it has so many",
            levels=(2, 2, 2, 2, 3, 3, 3, 3, 4, 4),
            ge=2,
            le=4,
        )
        features: int = knob("how many features may decide", levels=(2, 3, 3, 4, 5, 5, 6, 6, 6, 6), ge=2, le=6)
        operations: int = knob("how many operations are possible", levels=(4, 4, 7, 7, 8, 8, 9, 9, 9, 9), ge=4, le=9)
        pairs: int = knob("how many examples there are of each value", levels=(2,) * 10, ge=1, le=3)

    class Instance(task.Instance):
        pairs: tuple[Pair, ...]
        query: Board
        features: tuple[str, ...]
        operations: tuple[str, ...]

        @property
        def ways(self) -> list[dict[str, list[str]]]:
            return [
                by_language(FEATURES[name] for name in self.features),
                by_language(OPERATIONS[name] for name in self.operations),
            ]

    prompt = grid_prompt(
        en=r"""
        The rule carries one operation out on the input. Which one it is depends, by a hidden table, on nothing but one
        of these features of the input (the same one in every grid):

        {{ ways[0][language] | bullets }}

        The operations are among these:

        {{ ways[1][language] | bullets }}
        """,
        zh=r"""
        规则对输入做一个操作。做哪一个操作由一张隐藏的表决定，只取决于输入的下列特征之一（各网格用同一特征）：

        {{ ways[0][language] | bullets }}

        操作在下列之中：

        {{ ways[1][language] | bullets }}
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(len(instance.query), len(instance.query))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        features, operations = tuple(FEATURES)[: params.features], tuple(OPERATIONS)[: params.operations]
        feature, inks = FEATURES[rng.choice(features)][2], rng.sample(COLOURS, 3)
        groups: dict[Hashable, list[Board]] = {}
        for _ in range(POOL):
            board = random_board(rng, params.size, params.size, inks, 0.6)
            groups.setdefault(feature(board), []).append(board)
        chosen = sorted(groups.items(), key=lambda group: -len(group[1]))[: params.cases]
        table = dict(zip((value for value, _ in chosen), rng.sample(operations, len(chosen)), strict=True))
        boards = [board for _, group in chosen for board in group[: params.pairs]]
        rest = [board for _, group in chosen for board in group[params.pairs :]]
        if len(boards) < params.pairs * len(chosen) or not rest:
            raise task.Retry
        query = rng.choice(rest)
        pairs = tuple((board, _changed(table[feature(board)], board)) for board in rng.sample(boards, len(boards)))
        results = {image for name in features for image in _possible(FEATURES[name][2], operations, pairs, query)}
        if len(results) > 1 or query in results or any(after in results for _, after in pairs):
            raise task.Retry
        return self.Instance(pairs=pairs, query=query, features=features, operations=operations), results.pop()

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        none = {"en": ("none", "no"), "zh": ("无", "否")}[language]
        names = {name: str(number) for number, name in enumerate(instance.operations, 1)}
        fits, lines = [], []
        for number, (before, after) in enumerate(instance.pairs, 1):
            wrong = {name: _first_wrong(_changed(name, before), after) for name in instance.operations}
            fits.append([name for name in instance.operations if not wrong[name]])
            lines.append(f"{number}: {comma(f'{names[name]} {cell}'.strip() for name, cell in wrong.items())}")
        for number, name in enumerate(instance.features, 1):
            feature, left = FEATURES[name][2], dict[Hashable, list[str]]()
            for (before, _), fitting in zip(instance.pairs, fits, strict=True):
                value = feature(before)
                left[value] = [one for one in left.get(value, fitting) if one in fitting]
            told = "; ".join(f"{value}: {comma(map(names.get, held)) or none[0]}" for value, held in left.items())
            lines.append(f"{number}. {told}" + (f"; {none[1]}" if not all(left.values()) else ""))
            if all(left.values()):
                value = feature(instance.query)
                lines.append(f"{value} -> {names[left[value][0]]}")
                break
        return "\n".join(lines)

    def key(self, instance: Instance) -> object:
        return [sorted(instance.pairs), instance.query, instance.features, instance.operations]


def _first_wrong(board: Board, right: Board) -> str:
    """Name the first cell in which a board is not right."""
    size = range(len(board))
    return next((cell_name((row, col)) for row in size for col in size if board[row][col] != right[row][col]), "")


def _changed(name: str, board: Board) -> Board:
    return tuple(map(tuple, OPERATIONS[name][2](board)))


def _possible(
    feature: Callable[[Board], Hashable], operations: tuple[str, ...], pairs: tuple[Pair, ...], query: Board
) -> set[Board]:
    """Give what the query may become if a feature decides; nothing if the examples exclude the feature."""
    left: dict[Hashable, list[str]] = {feature(query): list(operations)}
    for before, after in pairs:
        value = feature(before)
        left[value] = [name for name in left.get(value, operations) if _changed(name, before) == after]
    return {_changed(name, query) for name in left[feature(query)]} if all(left.values()) else set()
