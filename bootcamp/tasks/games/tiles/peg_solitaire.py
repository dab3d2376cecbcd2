"""Jump with pegs until only one is left.

Answer: a list of jumps; every list that leaves one peg is right.
Harder: more pegs, jumps along diagonals, a marked cell for the last peg.
Skills: planning, spatial
Source: original; peg solitaire.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Cell, Sequence

Spot = tuple[int, int]
Answer = tuple[tuple[Spot, ...], ...]

_SIDES = ((0, 1), (0, -1), (1, 0), (-1, 0))
_DIAGONALS = ((1, 1), (1, -1), (-1, 1), (-1, -1))


class PegSolitaire(Task["PegSolitaire.Params", "PegSolitaire.Instance", Answer]):
    version = 1

    class Params(task.Params):
        size: int = knob("how many rows and columns there are", levels=(4, 4, 5, 5, 5, 5, 6, 6, 6, 7), ge=3, le=8)
        pegs: int = knob("how many pegs there are", levels=(3, 4, 5, 6, 7, 8, 10, 12, 14, 17), ge=2, le=24)
        diagonal: bool = knob("whether jumps along diagonals may be allowed", levels=(False,) * 4 + (True,) * 6)
        marked: bool = knob("whether the last cell may be marked", levels=(False,) * 3 + (True,) * 7)

    class Instance(task.Instance):
        board: tuple[str, ...]
        """Rows of ``o`` for a peg, ``.`` for a hole and ``#`` for no cell."""
        diagonal: bool
        mark: Spot
        """The cell for the last peg, or (0, 0)."""

    answer = Sequence(Sequence(Cell(), length=2))
    prompt = Prompt(
        en=r"""
        On this board `o` is a peg, `.` an empty hole and `#` no part of the board:

        {{ board | lines }}

        A jump moves a peg in a straight line over one peg next to it onto the empty hole directly behind that peg;
        the peg
        that was jumped over is taken off. Jumps go up, down, left and
        right{{ ", and also along the four diagonals" if
        diagonal }}.
        Jump until exactly one peg is left{% if mark[0] %}, and this peg must be on {{ mark | point }}{% endif %}.
        Cells are
        (row, column), counted from (1,1) at the top left.
        Give the jumps in order, each as the cell from which and the cell to which the peg jumps. If there are
        several ways,
        give any one.
        """,
        zh=r"""
        在下面的棋盘上，`o` 是棋子，`.` 是空洞，`#` 不属于棋盘：

        {{ board | lines }}

        一跳是一枚棋子沿直线越过相邻的一枚棋子，落到那枚棋子正后方的空洞里；被越过的棋子拿掉。
        可以向上、下、左、右跳{{ "，也可以沿四个斜方向跳" if diagonal }}。
        一直跳到恰好只剩一枚棋子{% if mark[0] %}，而且这枚棋子必须在 {{ mark | point }}{% endif %}。格子写成 (行,
        列)，左上角是 (1,1)。
        按顺序给出各跳，每一跳写成棋子的起点格和终点格。如果有几种办法，给出任意一种即可。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        size = params.size
        cells = [(row, col) for row in range(1, size + 1) for col in range(1, size + 1)]
        gone = set(rng.sample(cells, rng.randint(size // 2, size + 1)))
        diagonal = params.diagonal and rng.random() < 0.5
        for _ in range(40):
            last = rng.choice([cell for cell in cells if cell not in gone])
            pegs, jumps = {last}, list[tuple[Spot, Spot]]()
            while len(pegs) < params.pegs:
                back = [
                    (start, over, end)
                    for end in sorted(pegs)
                    for start, over in _behind(end, diagonal)
                    if all(1 <= x <= size for x in start) and not {start, over} & (gone | pegs)
                ]
                if not back:
                    break
                start, over, end = rng.choice(back)
                pegs = pegs - {end} | {start, over}
                jumps.append((start, end))
            # Jumps at random must fail, which they do by themselves where there are many.
            if len(pegs) == params.pegs and not (
                4 < params.pegs < 8 and any(_alone(pegs, set(cells) - gone, diagonal, rng) for _ in range(5))
            ):
                board = tuple(
                    "".join("#" if (row, col) in gone else ".o"[(row, col) in pegs] for col in range(1, size + 1))
                    for row in range(1, size + 1)
                )
                mark = last if params.marked and rng.random() < 0.5 else (0, 0)
                return self.Instance(board=board, diagonal=diagonal, mark=mark), tuple(jumps[::-1])
        raise task.Retry

    def check(self, instance: Instance, answer: Answer) -> str:
        signs = {(r, c): sign for r, line in enumerate(instance.board, 1) for c, sign in enumerate(line, 1)}
        ways = _SIDES + _DIAGONALS if instance.diagonal else _SIDES
        for number, (start, end) in enumerate(answer, 1):
            down, right = end[0] - start[0], end[1] - start[1]
            over = (start[0] + down // 2, start[1] + right // 2)
            if (down, right) not in [(2 * d, 2 * r) for d, r in ways]:
                return f"jump {number} does not lead two cells in a direction that is allowed"
            if [signs.get(cell) for cell in (start, over, end)] != ["o", "o", "."]:
                return f"jump {number} is not possible"
            signs |= {start: ".", over: ".", end: "o"}
        left = [cell for cell, sign in signs.items() if sign == "o"]
        if len(left) > 1:
            return f"{len(left)} pegs are left"
        return "the last peg is on another cell" if instance.mark[0] and left[0] != instance.mark else ""

    def key(self, instance: Instance) -> object:
        return [instance.board, instance.diagonal, instance.mark]


def _alone(pegs: set[Spot], board: set[Spot], diagonal: bool, rng: Random) -> bool:
    """Jump at random as long as possible, and tell whether one peg is left."""
    while ways := [
        (start, over, end)
        for end in sorted(board - pegs)
        for start, over in _behind(end, diagonal)
        if {start, over} <= pegs
    ]:
        start, over, end = rng.choice(ways)
        pegs = pegs - {start, over} | {end}
    return len(pegs) == 1


def _behind(end: Spot, diagonal: bool) -> Iterator[tuple[Spot, Spot]]:
    """Yield the cells from which a jump may have come, and those jumped over."""
    for down, right in _SIDES + _DIAGONALS if diagonal else _SIDES:
        yield (end[0] + 2 * down, end[1] + 2 * right), (end[0] + down, end[1] + right)
