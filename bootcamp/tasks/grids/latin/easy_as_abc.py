"""Place each of k letters once in every line, given the letters first seen from the edges.

Answer: the completed grid with dots for empty cells; it is unique.
Harder: larger grids with more letters, fewer clues and fewer given cells.
Skills: deduction, logic
Source: original generator; the puzzle is common at puzzle championships.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations
from random import Random

from bootcamp import task
from bootcamp.lib.grid import edges
from bootcamp.lib.grid.between import line_name
from bootcamp.lib.grid.board import fill, lines
from bootcamp.lib.grid.clues import choose_rules, draw_solution, show
from bootcamp.lib.grid.faults import givens_fault
from bootcamp.lib.grid.regions import LETTERS
from bootcamp.lib.solver.finite import Finite
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Board, Format, Grid

_EMPTY = "."


class EasyAsAbc(Task["EasyAsAbc.Params", "EasyAsAbc.Instance", Board]):
    version = 1

    class Params(task.Params):
        n: int = knob("the number of rows and of columns", levels=(3, 4, 4, 4, 5, 5, 5, 6, 6, 6), ge=3, le=9)
        letters: int = knob("the number of letters", levels=(2, 2, 3, 3, 3, 4, 4, 3, 4, 4), ge=2, le=7)
        givens: int = knob("how many letters are given", levels=(1, 1, 1, 0, 3, 1, 0, 4, 4, 3), ge=0, le=20)
        clues: int = knob(
            "the largest number of clues at the edges", levels=(6, 8, 9, 8, 12, 12, 12, 17, 17, 16), ge=1, le=36
        )

    class Instance(task.Instance):
        letters: str
        givens: tuple[tuple[str | None, ...], ...]
        clues: tuple[str | None, ...]

        @property
        def n(self) -> int:
            return len(self.givens)

        @property
        def board(self) -> str:
            return edges.drawing([[item or "_" for item in row] for row in self.givens], self.clues)

    prompt = Prompt(
        en=r"""
        Put letters in some cells of this {{ n }}×{{ n }} grid. A cell marked _ is still open.

        {{ board }}

        - Every row and every column must hold each of the letters {{ letters | listed(language) }} exactly once; all
          its other cells stay empty.
        - A letter outside the frame is the first letter met when looking from its place along the row or column that it
          stands at; empty cells are looked over.
        - The given letters stay as they are.

        Give the grid without the letters outside the frame, with a dot for each empty cell.
        """,
        zh=r"""
        在下面 {{ n }}×{{ n }} 方阵的一些格中填入字母。标 _ 的格尚未确定。

        {{ board }}

        - 每行、每列都必须恰好包含字母 {{ letters | listed(language) }} 各一次，其余的格留空。
        - 框外的字母，是从该处沿着它所在的行或列望去最先遇到的字母；空格不挡视线。
        - 已给出的字母不能改变。

        请给出填好的方阵，不写框外的字母，空格用点（.）表示。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(instance.n, instance.n, instance.letters + _EMPTY)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.n
        model = _model(n, params.letters)
        numbers = draw_solution(model, rng)
        filled = [variable for variable, number in enumerate(numbers) if number]
        shown = rng.sample(filled, min(params.givens, len(filled)))
        for variable in shown:
            model.domains[variable] = 1 << numbers[variable]
        views = [[row * n + col for row, col in line] for line in edges.sight_lines(n)]
        firsts = [next(numbers[variable] for variable in view if numbers[variable]) for view in views]
        rules = [model.regular(view, 0, _first, _equals(first)) for view, first in zip(views, firsts, strict=True)]
        chosen = choose_rules(model, rules, rng, params.clues)
        if chosen is None:
            raise task.Retry
        symbols = [LETTERS[number - 1] if number else _EMPTY for number in numbers]
        clues = edges.kept([LETTERS[first - 1] for first in firsts], [rules.index(rule) for rule in chosen])
        givens = show(n, n, symbols, shown)
        return self.Instance(letters=LETTERS[: params.letters], givens=givens, clues=clues), fill(n, n, symbols)

    def key(self, instance: Instance) -> object:
        return [edges.key(instance.givens, instance.clues), instance.letters]

    def check(self, instance: Instance, answer: Board) -> str:
        n = instance.n
        fault = givens_fault(instance.givens, answer)
        if fault:
            return fault
        for index, line in enumerate(lines(n, n)):
            if sorted(answer[row][col] for row, col in line if answer[row][col] != _EMPTY) != list(instance.letters):
                return f"{line_name(index, n)} does not hold each letter exactly once"
        for index, (clue, line) in enumerate(zip(instance.clues, edges.sight_lines(n), strict=True)):
            first = next(answer[row][col] for row, col in line if answer[row][col] != _EMPTY)
            if clue not in (None, first):
                return f"the first letter seen from {edges.name(index, n)} is {first}, not {clue}"
        return ""


def _model(n: int, letters: int) -> Finite:
    """Model the cells in reading order: 0 is empty, the letters are 1, 2, ..."""
    model = Finite()
    grid = model.grid(n, n, range(letters + 1))
    arrangements = sorted(set(permutations([0] * (n - letters) + list(range(1, letters + 1)))))
    for line in (*grid, *zip(*grid, strict=True)):
        model.table(line, arrangements)
    return model


def _first(seen: int, number: int) -> int:
    """Look at the next cell; keep the first letter met."""
    return seen or number


def _equals(wanted: int) -> Callable[[int], bool]:
    return lambda seen: seen == wanted
