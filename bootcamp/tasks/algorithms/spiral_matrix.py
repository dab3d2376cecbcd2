"""Read a matrix along one pattern and write it along another.

Answer: a matrix; it is unique.
Harder: larger matrices, several rearrangements one after the other.
Skills: spatial, simulation
Source: original; a common exercise in programming.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.grid.board import cells, fill
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Table

Matrix = tuple[tuple[int, ...], ...]

Pattern = tuple[str, int, bool, bool]
"""A key of `_PATTERNS`; for a spiral also the corner in clockwise order, if it is clockwise, if it runs outwards."""

_CORNERS = (("top left", "左上角"), ("top right", "右上角"), ("bottom right", "右下角"), ("bottom left", "左下角"))
_DIRECTIONS = ((0, 1), (1, 0), (0, -1), (-1, 0))  # clockwise: those in which a spiral leaves the corners
_PATTERNS = {
    "rows": ("the rows from top to bottom, each from left to right", "从上到下的各行，每行从左到右"),
    "columns": ("the columns from left to right, each from top to bottom", "从左到右的各列，每列从上到下"),
    "row snake": (
        "the rows from top to bottom, the first from left to right, the next from right to left, and so on in turn",
        "从上到下的各行，首行从左到右，下一行从右到左，如此交替",
    ),
    "column snake": (
        "the columns from left to right, the first from top to bottom, the next from bottom to top, and so on in turn",
        "从左到右的各列，首列从上到下，下一列从下到上，如此交替",
    ),
    "diagonals": (
        "the diagonals from the top left corner to the bottom right corner, each from its top right end down to its "
        "bottom left end",
        "从左上角到右下角的各条斜线，每条从右上端向下到左下端",
    ),
}


class SpiralMatrix(Task["SpiralMatrix.Params", "SpiralMatrix.Instance", Matrix]):
    version = 1

    class Params(task.Params):
        side: int = knob(
            "the number of rows; that of columns differs by one at most",
            levels=(2, 3, 3, 4, 4, 5, 6, 6, 7, 8),
            ge=2,
            le=12,
        )
        rearrangements: int = knob(
            "how often the matrix is read and written", levels=(1, 1, 1, 1, 2, 2, 2, 3, 3, 3), ge=1, le=5
        )
        plain: bool = knob("whether the matrix is always written row by row", levels=(True, True) + (False,) * 8)

    class Instance(task.Instance):
        matrix: Matrix
        steps: tuple[tuple[Pattern, Pattern], ...]

        @property
        def descriptions(self) -> list[list[tuple[str, str]]]:
            return [[description(pattern) for pattern in step] for step in self.steps]

    prompt = Prompt(
        en=r"""
        Here is a matrix:

        {{ matrix | aligned }}

        {% if steps | length > 1 %}
        It is rearranged several times, each time starting from the result of the time before:

        {% endif %}
        {% for read, write in descriptions %}
        {{ "- " if steps | length > 1 }}Read the matrix along {{ read[0] }}.
        Write the numbers in this order into an empty matrix of the same size along {{ write[0] }}.
        {% endfor %}

        Give the matrix at the end.
        """,
        zh=r"""
        有如下矩阵：

        {{ matrix | aligned }}

        {% if steps | length > 1 %}
        对它依次进行若干次重排，每次都从上一次的结果开始：

        {% endif %}
        {% for read, write in descriptions %}
        {{ "- " if steps | length > 1 }}按“{{ read[1] }}”的次序读出矩阵中的数，
        再按“{{ write[1] }}”的次序把它们依次写入同样大小的空矩阵。
        {% endfor %}

        请给出最后得到的矩阵。
        """,
    )

    def format(self, instance: Instance) -> Table[int]:
        return Table(Integer(), rows=len(instance.matrix), cols=len(instance.matrix[0]))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Matrix]:
        rows, cols = params.side, params.side + rng.randint(0, 1)
        matrix = fill(rows, cols, rng.sample(range(10, 100), rows * cols))
        steps = tuple((draw(rng, 0.7), draw(rng, 0.3)) for _ in range(params.rearrangements))
        if params.plain:
            steps = tuple((read, ("rows", 0, False, False)) for read, _ in steps)
        instance = self.Instance(matrix=matrix, steps=steps)
        answer = self.solve(instance)
        if any(read == write for read, write in steps) or answer == matrix:
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Matrix:
        board = instance.matrix
        for step in instance.steps:
            board = _written(board, step)[1]
        return board

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, board = [], instance.matrix
        for step in instance.steps:
            read, new = _written(board, step)
            lines.append(" ".join(f"({row + 1},{col + 1}) {board[row][col]}" for row, col in read))
            lines += [" ".join(map(str, row)) for row in new]
            board = new
        return "\n".join(lines)


def _written(board: Matrix, step: tuple[Pattern, Pattern]) -> tuple[list[tuple[int, int]], Matrix]:
    """Give the cells in the order of reading, and the matrix that is written."""
    rows, cols = len(board), len(board[0])
    read, write = (path(pattern, rows, cols) for pattern in step)
    written = {to: board[row][col] for to, (row, col) in zip(write, read, strict=True)}
    return read, fill(rows, cols, [written[cell] for cell in cells(rows, cols)])


def draw(rng: Random, spiral: float) -> Pattern:
    """Draw a spiral with this probability, else one of the other patterns."""
    if rng.random() < spiral:
        return "spiral", rng.randrange(4), rng.random() < 0.5, rng.random() < 0.3
    return rng.choice(list(_PATTERNS)), 0, False, False


def description(pattern: Pattern) -> tuple[str, str]:
    """Say along what the numbers are read or written, in English and Chinese."""
    kind, corner, clockwise, outwards = pattern
    if kind != "spiral":
        return _PATTERNS[kind]
    en, zh = _CORNERS[corner]
    back = ", but backwards, from its end to that corner" if outwards else ""
    text = f"the spiral that runs {'' if clockwise else 'counter'}clockwise inwards from the {en} corner{back}"
    turn = f"从{zh}出发向内的{'顺' if clockwise else '逆'}时针螺旋线"
    return text, f"{turn}的反方向（从其终点到该角）" if outwards else turn


def path(pattern: Pattern, rows: int, cols: int) -> list[tuple[int, int]]:
    """List the cells of a board in the order of a pattern.

    >>> path(("spiral", 0, False, False), 2, 2), path(("diagonals", 0, False, False), 2, 2)
    ([(0, 0), (1, 0), (1, 1), (0, 1)], [(0, 0), (0, 1), (1, 0), (1, 1)])
    """
    kind, corner, clockwise, outwards = pattern
    board = list(cells(rows, cols))
    if kind == "spiral":
        spiral = _spiral(corner, clockwise, rows, cols)
        return spiral[::-1] if outwards else spiral
    if kind == "diagonals":
        return sorted(board, key=lambda cell: (sum(cell), cell[0]))
    if kind.startswith("column"):
        board = [(row, col) for col, row in cells(cols, rows)]
    if kind == "row snake":
        return sorted(board, key=lambda cell: (cell[0], cell[1] * (-1) ** cell[0]))
    return sorted(board, key=lambda cell: (cell[1], cell[0] * (-1) ** cell[1])) if kind == "column snake" else board


def _spiral(corner: int, clockwise: bool, rows: int, cols: int) -> list[tuple[int, int]]:
    row, col = (corner >= 2) * (rows - 1), (corner in (1, 2)) * (cols - 1)
    turn, heading = (1, corner) if clockwise else (-1, (corner + 1) % 4)
    free = set(cells(rows, cols))
    path = []
    while free:
        path.append((row, col))
        free.remove((row, col))
        for _ in range(2):
            down, right = _DIRECTIONS[heading]
            if (row + down, col + right) in free:
                break
            heading = (heading + turn) % 4
        row, col = row + _DIRECTIONS[heading][0], col + _DIRECTIONS[heading][1]
    return path
