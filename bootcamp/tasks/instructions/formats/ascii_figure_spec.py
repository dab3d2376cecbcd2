"""Draw a picture of signs on a board from numbered commands, each of which paints over what was there.

Answer: the board; it is unique.
Harder: a larger board, more commands, and commands that mirror, copy, exchange or tile what is drawn.
Skills: instructions, spatial, simulation
Source: original.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Grid
from bootcamp.verifiers.grids import Board

INKS = "#*+=o%"
Command = tuple[str, int, int, int, int, str]
"""Its kind, four numbers (rows and columns, from 1, or others), and one or two signs."""

_TEXTS = {
    "frame": (
        "draw the border of the rectangle from row {a} to row {c} and from column {b} to column {d} with {s}",
        "用 {s} 画出第 {a} 到 {c} 行、第 {b} 到 {d} 列的矩形的边框",
    ),
    "fill": (
        "fill the rectangle from row {a} to row {c} and from column {b} to column {d} with {s}",
        "用 {s} 填满第 {a} 到 {c} 行、第 {b} 到 {d} 列的矩形",
    ),
    "row": ("fill row {a} from column {b} to column {d} with {s}", "用 {s} 填满第 {a} 行的第 {b} 到 {d} 列"),
    "column": ("fill column {b} from row {a} to row {c} with {s}", "用 {s} 填满第 {b} 列的第 {a} 到 {c} 行"),
    "down": (
        "from the cell in row {a} and column {b}, draw {c} cells in all with {s}, each one row down and one column "
        "to the right of the last",
        "从第 {a} 行第 {b} 列的格子起，用 {s} 画 {c} 个格子（含起点），每次向下一行、向右一列",
    ),
    "up": (
        "from the cell in row {a} and column {b}, draw {c} cells in all with {s}, each one row up and one column "
        "to the right of the last",
        "从第 {a} 行第 {b} 列的格子起，用 {s} 画 {c} 个格子（含起点），每次向上一行、向右一列",
    ),
    "parity": (
        "draw {s} in every cell from row {a} to row {c} and from column {b} to column {d} whose row number plus "
        "column number is odd",
        "在第 {a} 到 {c} 行、第 {b} 到 {d} 列中，凡行号与列号之和为奇数的格子都画上 {s}",
    ),
    "swap": ("exchange all signs {s} and {t} on the whole board", "把整个板上的 {s} 与 {t} 互换"),
    "every": (
        "draw {s} in every cell of the board that holds {t} and whose row number is divisible by {a}",
        "板上凡内容为 {t} 且行号能被 {a} 整除的格子，都改画 {s}",
    ),
    "mirror": (
        "mirror the left half of the board into the right half: the cell in the k-th column from the right becomes "
        "the same as that in the k-th column from the left, for k up to {a}",
        "把板的左半边镜像到右半边：对 k 从 1 到 {a}，右起第 k 列的格子变得与同行左起第 k 列的格子相同",
    ),
    "flip": ("turn the whole board upside down: the rows are put in reverse order", "把整个板上下翻转：各行的顺序颠倒"),
    "shift": (
        "move the contents of every row {a} columns to the right; what leaves on the right comes back on the left",
        "每一行的内容都向右移动 {a} 列，从右边移出的从左边补回",
    ),
    "copy": (
        "copy the rectangle from row {a} to row {c} and from column {b} to column {d}, as it is now, so that its "
        "upper left cell comes to row {e} and column {f}",
        "把第 {a} 到 {c} 行、第 {b} 到 {d} 列的矩形按现状复制一份，使其左上角位于第 {e} 行第 {f} 列",
    ),
}  # fmt: skip
"""The commands in English and in Chinese, the simple ones first."""


class AsciiFigureSpec(Task["AsciiFigureSpec.Params", "AsciiFigureSpec.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the greatest side of the board", levels=(4, 5, 6, 8, 9, 10, 12, 13, 15, 16), ge=4, le=24)
        commands: int = knob("the number of commands", levels=(2, 3, 4, 5, 6, 7, 8, 9, 11, 13), ge=1, le=16)
        kinds: int = knob("how many kinds of commands", levels=(4, 4, 7, 8, 9, 10, 11, 12, 13, 13), ge=2, le=13)

    class Instance(task.Instance):
        rows: int
        cols: int
        commands: tuple[Command, ...]

        def told(self, language: str) -> list[str]:
            chosen = list[str]()
            for kind, a, b, c, d, signs in self.commands:
                e, f = (d // 100, d // 10000) if kind == "copy" else (0, 0)
                text = _TEXTS[kind][language == "zh"]
                ink, other = signs[:1], signs[1:]
                chosen.append(text.format(a=a, b=b, c=c, d=d % 100, e=e % 100, f=f, s=ink, t=other))
            return chosen

    prompt = Prompt(
        en=r"""
        A board has {{ rows }} rows, counted from the top, and {{ cols }} columns, counted from the left, both from 1.
        At first every cell holds a dot. Carry out these commands in order; each changes the cells that it names and
        leaves all others as they are. What would lie outside the board is not drawn:

        {{ told(language) | numbered }}

        Give the final board.
        """,
        zh=r"""
        一个板有 {{ rows }} 行、{{ cols }} 列，行从上往下、列从左往右，都从 1 开始编号。开始时每格都是一个点 .。
        请依次执行下列命令；每条命令只改变它所指的格子，其余格子不变，落在板外的部分不画：

        {{ told(language) | numbered }}

        请给出最后的板。
        """,
    )

    def format(self, instance: Instance) -> Grid:
        return Grid(instance.rows, instance.cols, "." + INKS)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        rows, cols = rng.randint(params.size - 1, params.size), rng.randint(params.size - 1, params.size)
        board: Board = tuple((".",) * cols for _ in range(rows))
        commands = list[Command]()
        kinds = list(_TEXTS)[: params.kinds]
        for _ in range(params.commands * 8):
            late = len(commands) >= 2
            command = _draw(rng, rng.choice(kinds if late else kinds[:7]), rows, cols, board)
            drawn = carried_out(board, command)
            if drawn != board and len(commands) < params.commands:
                board = drawn
                commands.append(command)
        inked = sum(cell != "." for row in board for cell in row)
        if (
            len(commands) < params.commands
            or not rows * cols // 6 < inked < rows * cols * 5 // 6
            or len(set(board)) < 3
        ):
            raise task.Retry
        return self.Instance(rows=rows, cols=cols, commands=tuple(commands)), board

    def solve(self, instance: Instance) -> Board:
        board: Board = tuple((".",) * instance.cols for _ in range(instance.rows))
        for command in instance.commands:
            board = carried_out(board, command)
        return board


def _draw(rng: Random, kind: str, rows: int, cols: int, board: Board) -> Command:
    a, c = sorted(rng.sample(range(1, rows + 1), 2))
    b, d = sorted(rng.sample(range(1, cols + 1), 2))
    ink, other = rng.sample(INKS, 2)
    used = sorted({cell for row in board for cell in row} - {"."}) or [other]
    if kind in ("down", "up"):
        return kind, a if kind == "down" else c, b, rng.randint(3, max(3, min(rows, cols) - 1)), 0, ink
    if kind in ("swap", "every"):
        return (
            kind,
            rng.randint(2, 3) if kind == "every" else 0,
            0,
            0,
            0,
            ink + rng.choice([one for one in used if one != ink] or [other]),
        )
    if kind in ("mirror", "flip", "shift"):
        return kind, {"mirror": cols // 2, "flip": 0, "shift": rng.randint(1, cols - 1)}[kind], 0, 0, 0, ""
    if kind == "copy":
        c, d = min(c, a + 4), min(d, b + 4)
        return kind, a, b, c, d + 100 * rng.randint(1, rows) + 10000 * rng.randint(1, cols), ""
    return kind, a, b, a if kind == "row" else c, b if kind == "column" else d, ink


def carried_out(board: Board, command: Command) -> Board:
    """Give the board after a command."""
    kind, a, b, c, d, signs = command
    rows, cols = len(board), len(board[0])
    cells = {(r, k): board[r - 1][k - 1] for r in range(1, rows + 1) for k in range(1, cols + 1)}
    box = [(r, k) for r in range(a, c + 1) for k in range(b, d % 100 + 1)]
    new = dict[tuple[int, int], str]()
    if kind in ("fill", "row", "column"):
        new = dict.fromkeys(box, signs)
    elif kind in ("frame", "parity"):
        new = {(r, k): signs for r, k in box if ((r in (a, c) or k in (b, d)) if kind == "frame" else (r + k) % 2)}
    elif kind in ("down", "up"):
        new = {(a + i * (1 if kind == "down" else -1), b + i): signs for i in range(c)}
    elif kind == "swap":
        new = {cell: signs[1 - signs.index(ink)] for cell, ink in cells.items() if ink in signs}
    elif kind == "every":
        new = {cell: signs[0] for cell, ink in cells.items() if ink == signs[1] and cell[0] % a == 0}
    elif kind == "mirror":
        new = {(r, cols + 1 - k): ink for (r, k), ink in cells.items() if k <= a}
    elif kind == "flip":
        new = {(rows + 1 - r, k): ink for (r, k), ink in cells.items()}
    elif kind == "shift":
        new = {(r, (k - 1 + a) % cols + 1): ink for (r, k), ink in cells.items()}
    elif kind == "copy":
        new = {(r - a + d // 100 % 100, k - b + d // 10000): cells[r, k] for r, k in box}
    cells |= {cell: ink for cell, ink in new.items() if cell in cells}
    return tuple(tuple(cells[r, k] for k in range(1, cols + 1)) for r in range(1, rows + 1))
