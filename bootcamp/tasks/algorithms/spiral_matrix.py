"""Read a matrix along one pattern and write it along another.

Answer: a matrix; it is unique.
Harder: larger matrices, several rearrangements one after the other.
Skills: spatial, simulation
Source: original; a common exercise in programming.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import cells, fill
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.algorithms._patterns import Pattern, description, draw, path
from bootcamp.verifiers import Integer, Table

Matrix = tuple[tuple[int, ...], ...]


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
        Write the numbers in this order into an empty matrix along {{ write[0] }}.
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
        board, rows, cols = instance.matrix, len(instance.matrix), len(instance.matrix[0])
        for read, write in instance.steps:
            numbers = [board[row][col] for row, col in path(read, rows, cols)]
            written = dict(zip(path(write, rows, cols), numbers, strict=True))
            board = fill(rows, cols, [written[cell] for cell in cells(rows, cols)])
        return board
