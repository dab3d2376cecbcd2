"""Draw one closed loop along the lines of a lattice so that each number counts the sides of its cell on the loop.

Answer: the dots of the loop in order, from any of them and either way round; the loop is unique.
Harder: larger lattices with fewer numbers.
Skills: deduction, logic, spatial
Source: original generator; the puzzle appeared in Nikoli's magazine in 1989.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell, cells, fill, from_one, to_one
from bootcamp.lib.grid.constraints import loop_variables
from bootcamp.lib.grid.faults import place
from bootcamp.lib.grid.loops import Edge, Path, edge, loop_edges, loop_fault, random_loop
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.lib.solver.sat import Sat, minimal_clues
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Cell as CellFormat, Format, Path as PathFormat


class Slitherlink(Task["Slitherlink.Params", "Slitherlink.Instance", Path]):
    version = 1

    class Params(task.Params):
        size: int = knob(
            "the number of rows and of columns of cells", levels=(4, 4, 5, 5, 6, 6, 7, 8, 8, 9), ge=3, le=14
        )
        clued: int = knob(
            "the share of cells with a number in percent, at least",
            levels=(90, 75, 75, 65, 65, 57, 57, 57, 53, 52),
            ge=30,
            le=100,
        )

    class Instance(task.Instance):
        numbers: tuple[tuple[int | None, ...], ...]

        @property
        def size(self) -> int:
            return len(self.numbers)

        @property
        def dots(self) -> int:
            return self.size + 1

    prompt = Prompt(
        en=r"""
        Here is a lattice of {{ dots }}×{{ dots }} dots (+). Four dots form the corners of a cell; some cells hold a
        number.

        {{ numbers | lattice }}

        Draw one closed loop along the lattice: from dot to neighbouring dot, horizontally or vertically. It must not
        cross or touch itself, so it passes no dot twice. A number says how many of the four sides of its cell belong to
        the loop; for cells without a number any count is allowed.

        The answer names the dots, not the cells between them: a dot is written like a cell of a board of
        {{ dots }}×{{ dots }} cells, (row, column), where (1, 1) is the top left dot and ({{ dots }}, {{ dots }}) the
        bottom right one. List the dots of the loop in order, each once, starting anywhere; every two that follow each
        other must be neighbours, and so must the last and the first.
        """,
        zh=r"""
        下面是由 {{ dots }}×{{ dots }} 个点（+）组成的点阵。每四个点围成一个格，有些格中有数。

        {{ numbers | lattice }}

        沿点阵的边画一条闭合回路：每一步从一个点水平或竖直地走到相邻的点。
        回路不能与自身相交或相碰，因此每个点至多经过一次。
        格中的数表示该格的四条边中有几条属于回路；没有数的格不受限制。

        答案写的是点，不是点围成的格：点像 {{ dots }}×{{ dots }} 棋盘的格子那样记为（行, 列），左上角的点是 (1, 1)，
        右下角的点是 ({{ dots }}, {{ dots }})。从任意一点开始，依次列出回路上的点，每点只写一次；
        前后相邻的两点必须在点阵中相邻，最后一点与第一点也必须相邻。
        """,
    )

    def format(self, instance: Instance) -> Format[Path]:
        return PathFormat(CellFormat(instance.dots, instance.dots), closed=True)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Path]:
        size = params.size
        loop = random_loop(size + 1, size + 1, rng)
        sat = Sat()
        edges, _ = loop_variables(sat, size + 1, size + 1)
        on_loop = set(loop_edges(loop))
        counts = _counts(on_loop, size)
        switches = dict(zip(counts, sat.variables(size * size), strict=True))
        for cell, switch in switches.items():
            sat.exactly([edges[side] for side in _sides(cell)], counts[cell], unless=(-switch,))
        solution = [variable if side in on_loop else -variable for side, variable in edges.items()]
        chosen = minimal_clues(sat, solution, list(switches.values()), rng, least=-(-params.clued * size * size // 100))
        if chosen is None:
            raise task.Retry
        numbers = fill(size, size, (counts[cell] if switches[cell] in chosen else None for cell in counts))
        return self.Instance(numbers=numbers), to_one(loop)

    def key(self, instance: Instance) -> object:
        return canonical([["." if number is None else str(number) for number in row] for row in instance.numbers])

    def check(self, instance: Instance, answer: Path) -> str:
        loop = from_one(answer)
        fault = loop_fault(loop, instance.dots, instance.dots)
        if fault:
            return fault
        counts = _counts(set(loop_edges(loop)), instance.size)
        for cell, count in counts.items():
            number = instance.numbers[cell[0]][cell[1]]
            if number not in (None, count):
                return f"the cell in {place(cell)} has {count} sides on the loop, not {number}"
        return ""


def _sides(cell: Cell) -> tuple[Edge, ...]:
    """List the four sides of the cell below and right of a dot."""
    row, col = cell
    a, b, c, d = (row, col), (row, col + 1), (row + 1, col), (row + 1, col + 1)
    return edge(a, b), edge(a, c), edge(b, d), edge(c, d)


def _counts(on_loop: set[Edge], size: int) -> dict[Cell, int]:
    """Count the sides of every cell that belong to the loop."""
    return {cell: sum(side in on_loop for side in _sides(cell)) for cell in cells(size, size)}
