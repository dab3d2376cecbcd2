"""Find atoms in a black box from what becomes of rays that are sent into it.

Answer: the set of cells with atoms; every set that gives the listed results is right.
Harder: larger boxes with more atoms, for which fewer of the results are listed.
Skills: deduction, search, spatial
Source: original generator; the game is Eric Solomon's Black Box (1977).
"""

from __future__ import annotations

from collections.abc import Collection
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell, cells, from_one, mark, to_one
from bootcamp.lib.grid.drawing import draw_around
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Cells, Format


class BlackBoxAtoms(Task["BlackBoxAtoms.Params", "BlackBoxAtoms.Instance", frozenset[Cell]]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(4, 4, 5, 5, 6, 6, 7, 8, 8, 9), ge=4, le=12)
        atoms: int = knob("the number of atoms", levels=(2, 2, 2, 3, 3, 4, 4, 5, 6, 7), ge=1, le=10)
        listed: int = knob(
            "the share of ports with a listed result, in percent",
            levels=(90, 75, 75, 75, 70, 65, 65, 60, 55, 50),
            ge=20,
            le=100,
        )

    class Instance(task.Instance):
        size: int
        atoms: int
        results: tuple[tuple[int, str], ...]

        @property
        def board(self) -> str:
            n = self.size
            ports = range(1, 4 * n + 1)
            top, right, bottom, left = (ports[side * n : side * n + n] for side in range(4))
            return draw_around(mark(n, n, ()), top, bottom[::-1], left[::-1], right)

    prompt = Prompt(
        en=r"""
        A box of {{ size }}×{{ size }} cells hides {{ atoms }} atoms, each in a cell of its own. The numbers around it
        are ports, through which rays are sent straight into the box:

        {{ board }}

        A ray goes from cell to cell. Before each step it looks at the cell directly ahead and at the two cells
        diagonally ahead, which lie beside that one.

        1. If there is an atom directly ahead, the ray is absorbed.
        2. Otherwise, if there are atoms in both cells diagonally ahead, the ray turns back.
        3. Otherwise, if there is an atom in one of the cells diagonally ahead, the ray turns by a right angle away from
           it, without leaving its cell, and looks again.
        4. Otherwise it goes one step ahead. Where that leads out of the box, it leaves through the port there.

        For a ray that is about to enter, the cell directly ahead is its first cell in the box. If rule 1 does not apply
        to it and there is an atom in one of the two cells beside that first cell along the border, or in both, the ray
        does not enter, but turns back at once.

        The result of a ray is H if it is absorbed, R if it comes back to the port where it was sent in, and otherwise
        the number of the port through which it leaves. For example, in a box of 3×3 cells (ports 1 to 12 in the same
        order) with a single atom in row 3, column 1, the ray from port 1 gives H, that from port 2 gives 5, that from
        port 3 gives 7, and that from port 8 gives R.

        Find cells for the {{ atoms }} atoms, as (row, column) counted from 1 at the top left, that give these results,
        written as port: result. If there are several solutions, give any one.

        {{ results | mapping(": ") }}
        """,
        zh=r"""
        一个 {{ size }}×{{ size }} 格的盒子里藏着 {{ atoms }} 个原子，各占一格。四周的数是端口编号，射线由此笔直射入：

        {{ board }}

        射线逐格前进。每走一步之前，它先看正前方的格，以及斜前方的两个格（即正前方那一格两旁的格）：

        1. 如果正前方有原子，射线被吸收。
        2. 否则，如果斜前方的两个格都有原子，射线掉头返回。
        3. 否则，如果斜前方的两个格中恰有一个有原子，射线在原来的格里转一个直角，转向背离该原子的一侧，然后重新察看。
        4. 否则，它向前走一步；如果这一步走出盒子，它就从那里的端口射出。

        对于即将进入盒子的射线，正前方的格就是它在盒子里的第一格。如果规则 1 不适用，
        而沿边界在这第一格两旁的格中有一个或两个有原子，射线就不进入盒子，立即掉头返回。

        射线的结果：被吸收记为 H，回到射入的端口记为 R，否则记为射出的端口的编号。例如，在一个 3×3 格的盒子里
        （端口按同样的顺序编为 1 到 12），只在第 3 行第 1 列有一个原子，则端口 1、2、3、8 的结果依次为 H、5、7、R。

        请找出 {{ atoms }} 个原子所在的格（行, 列），从左上角起由 1 开始计数，使下列结果都符合，结果写作“端口: 结果”。
        如果有多个解，给出任意一个即可。

        {{ results | mapping(": ") }}
        """,
    )

    def format(self, instance: Instance) -> Format[frozenset[Cell]]:
        return Cells(rows=instance.size, cols=instance.size, size=instance.atoms)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, frozenset[Cell]]:
        n = params.size
        atoms = rng.sample(list(cells(n, n)), params.atoms)
        ports = sorted(rng.sample(range(1, 4 * n + 1), params.listed * 4 * n // 100))
        results = tuple((port, _result(n, atoms, port)) for port in ports)
        return self.Instance(size=n, atoms=params.atoms, results=results), frozenset(to_one(atoms))

    def check(self, instance: Instance, answer: frozenset[Cell]) -> str:
        atoms = from_one(answer)
        for port, result in instance.results:
            found = _result(instance.size, atoms, port)
            if found != result:
                return f"the ray from port {port} gives {found}, not {result}"
        return ""


def _result(n: int, atoms: Collection[Cell], port: int) -> str:
    """Send a ray through a port and give its result."""
    ports = _ports(n)
    (row, col), (down, right) = list(ports.items())[port - 1]
    outside = True
    while True:
        ahead = (row + down, col + right)
        if ahead in atoms:
            return "H"
        near = [(a, b) for a, b in ((right, down), (-right, -down)) if (ahead[0] + a, ahead[1] + b) in atoms]
        if near and (outside or len(near) == 2):
            return "R"  # a ray that turns back takes the same way out
        if near:
            down, right = -near[0][0], -near[0][1]
        elif ahead in ports:
            leaves = list(ports).index(ahead) + 1
            return "R" if leaves == port else str(leaves)
        else:
            (row, col), outside = ahead, False


def _ports(n: int) -> dict[Cell, Cell]:
    """Give the steps into the box from the cells outside it, clockwise from the top left."""
    places = range(n)
    ports = {(-1, k): (1, 0) for k in places} | {(k, n): (0, -1) for k in places}
    return ports | {(n, k): (-1, 0) for k in reversed(places)} | {(k, -1): (0, 1) for k in reversed(places)}
