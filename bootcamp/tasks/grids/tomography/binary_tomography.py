"""Find a matrix of 0 and 1 from its sums along rows, columns and diagonals.

Answer: the matrix; every one with these sums that keeps the known cells is right.
Harder: larger matrices, sums along diagonals, fewer known cells.
Skills: deduction, search
Source: original; reconstruction from line sums after H. J. Ryser (1957).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import fill
from bootcamp.lib.grid.faults import givens_fault
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Board, Format, Grid

Sums = tuple[tuple[int, ...], ...]


class BinaryTomography(Task["BinaryTomography.Params", "BinaryTomography.Instance", Board]):
    version = 1

    class Params(task.Params):
        n: int = knob("the number of rows and of columns", levels=(4, 5, 5, 6, 6, 7, 8, 9, 10, 12), ge=3, le=14)
        families: int = knob(
            "how many families of parallel lines have sums", levels=(2, 2, 2, 3, 3, 4, 4, 4, 4, 4), ge=2, le=4
        )
        ones: int = knob("the share of ones, in percent", levels=(40, 40, 45, 45, 45, 50, 50, 50, 50, 50), ge=20, le=60)
        known: int = knob(
            "the share of known cells, in percent", levels=(25, 20, 0, 15, 5, 10, 5, 5, 0, 0), ge=0, le=50
        )

    class Instance(task.Instance):
        known: tuple[tuple[int | None, ...], ...]
        sums: Sums  # of rows, of columns, of lines down to the right, of lines up to the right

        @property
        def n(self) -> int:
            return len(self.known)

    prompt = Prompt(
        en=r"""
        Each cell of a {{ n }}×{{ n }} matrix holds 0 or 1. These cells are known; a dot is an unknown one:

        {{ known | board }}

        These are the sums along its lines:

        - rows, from top to bottom: {{ sums[0] | comma }}
        - columns, from left to right: {{ sums[1] | comma }}
        {% if sums | length > 2 %}
        - diagonals that run down to the right, from the bottom left corner to the top right one: {{ sums[2] | comma }}
        {% endif %}
        {% if sums | length > 3 %}
        - diagonals that run up to the right, from the top left corner to the bottom right one: {{ sums[3] | comma }}
        {% endif %}

        Find a matrix with exactly these sums and the known cells. If there are several, give any one.
        """,
        zh=r"""
        一个 {{ n }}×{{ n }} 矩阵的每一格都是 0 或 1。已知的格如下，点表示未知的格：

        {{ known | board }}

        各条线上的数之和如下：

        - 各行，从上到下：{{ sums[0] | comma }}
        - 各列，从左到右：{{ sums[1] | comma }}
        {% if sums | length > 2 %}
        - 向右下方延伸的各条斜线，从左下角到右上角：{{ sums[2] | comma }}
        {% endif %}
        {% if sums | length > 3 %}
        - 向右上方延伸的各条斜线，从左上角到右下角：{{ sums[3] | comma }}
        {% endif %}

        求一个各线之和与已知的格都完全符合的矩阵。如果有多个，给出任意一个即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(instance.n, instance.n, ("0", "1"))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        size = params.n**2
        ones = set(rng.sample(range(size), round(size * params.ones / 100)))
        numbers = [int(index in ones) for index in range(size)]
        shown = set(rng.sample(range(size), round(size * params.known / 100)))
        matrix = fill(params.n, params.n, numbers)
        known = fill(params.n, params.n, (x if index in shown else None for index, x in enumerate(numbers)))
        instance = self.Instance(known=known, sums=_sums(matrix)[: params.families])
        return instance, fill(params.n, params.n, map(str, numbers))

    def check(self, instance: Instance, answer: Board) -> str:
        found = _sums([[int(symbol) for symbol in row] for row in answer])
        for name, wanted, sums in zip(_NAMES, instance.sums, found, strict=False):
            for index, (right, total) in enumerate(zip(wanted, sums, strict=True), 1):
                if total != right:
                    return f"the sum of {name} {index} is {total}, not {right}"
        return givens_fault(instance.known, answer)


_NAMES = ("row", "column", "diagonal down to the right", "diagonal up to the right")


def _sums(matrix: Sequence[Sequence[int]]) -> Sums:
    """Give the sums of rows, columns and both families of diagonals."""
    totals: list[dict[int, int]] = [defaultdict(int) for _ in range(4)]
    for row, line in enumerate(matrix):
        for col, x in enumerate(line):
            for total, index in zip(totals, (row, col, col - row, col + row), strict=True):
                total[index] += x
    return tuple(tuple(total[index] for index in sorted(total)) for total in totals)
