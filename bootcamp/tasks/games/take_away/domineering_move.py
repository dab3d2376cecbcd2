"""Find all winning first moves in Domineering on a board with blocked cells.

Answer: the upper cells of the winning dominoes; unique.
Harder: more free cells, in several regions.
Skills: search, spatial
Source: original; Domineering, a game by G. Andersson, in Winning Ways, chapter 5.
"""

from __future__ import annotations

from itertools import pairwise
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Cells

Answer = frozenset[tuple[int, int]]


class DomineeringMove(Task["DomineeringMove.Params", "DomineeringMove.Instance", Answer]):
    version = 1

    class Params(task.Params):
        rows: int = knob("how many rows there are", levels=(4, 4, 4, 4, 4, 5, 5, 5, 6, 6), ge=2, le=7)
        cols: int = knob("how many columns there are", levels=(4, 4, 5, 5, 5, 5, 5, 6, 6, 6), ge=2, le=7)
        free: int = knob("how many cells are free", levels=(8, 10, 11, 12, 14, 15, 17, 18, 20, 22), ge=4, le=30)

    class Instance(task.Instance):
        board: tuple[str, ...]
        """Rows of ``.`` for free cells and ``#`` for blocked ones."""

    prompt = Prompt(
        en=r"""
        On this board `.` is a free cell and `#` a blocked one:

        {{ board | lines }}

        Two players, Left and Right, take turns in placing dominoes. A domino covers two free cells that share a side,
        and these are blocked from then on. Left places dominoes upright only (one cell above the other), Right places
        them lying only (one cell beside the other). Whoever cannot place a domino on their turn loses.
        It is Left's turn. Give all placements after which Left can force a win, each by the upper of its two cells as
        (row, column), counted from the top left, which is (1,1). There is at least one, and at least one placement does
        not win.
        """,
        zh=r"""
        在下面的棋盘上，`.` 是空格，`#` 是已被占的格子：

        {{ board | lines }}

        两名玩家 Left 和 Right 轮流放骨牌。每块骨牌盖住有公共边的两个空格，这两格此后就被占了。
        Left 只能竖放（一格在另一格之上），Right 只能横放（两格左右相邻）。轮到自己而无法放骨牌的一方输。
        现在轮到 Left。给出所有放下之后 Left 能保证获胜的放法，每一种用骨牌上面一格的 (行, 列) 表示，左上角是 (1,1)。
        至少有一种放法能获胜，也至少有一种不能。
        """,
    )

    def format(self, instance: Instance) -> Cells:
        return Cells(len(instance.board), len(instance.board[0]))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        cells = set(rng.sample(range(params.rows * params.cols), params.free))
        board = tuple(
            "".join(".#"[row * params.cols + col not in cells] for col in range(params.cols))
            for row in range(params.rows)
        )
        instance = self.Instance(board=board)
        columns = ["".join(column) for column in zip(*board, strict=True)]
        placements = sum(line[place : place + 2] == ".." for line in columns for place in range(len(line)))
        if placements < 3:
            raise task.Retry
        answer = self.solve(instance)
        if not 0 < len(answer) < placements:
            raise task.Retry
        if params.free > 9 and answer == _most_in_the_way(board) and rng.random() < 0.7:
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Answer:
        board, cols = instance.board, len(instance.board[0])
        free = sum(
            1 << row * cols + col for row, line in enumerate(board) for col, sign in enumerate(line) if sign == "."
        )
        inner = sum(1 << row * cols + col for row in range(len(board)) for col in range(cols - 1))
        known: dict[tuple[int, bool], bool] = {}
        return frozenset(
            (place // cols + 1, place % cols + 1)
            for place in range(len(board) * cols)
            if (free & free >> cols) >> place & 1
            and not _wins(free ^ (1 << place | 1 << place + cols), False, cols, inner, known)
        )

    def key(self, instance: Instance) -> object:
        board = instance.board
        flipped = tuple(line[::-1] for line in board)
        return min(board, flipped, board[::-1], flipped[::-1])


def _most_in_the_way(board: tuple[str, ...]) -> Answer:
    """Give the placements that touch the most places for Right's dominoes."""
    touched = dict[tuple[int, int], int]()
    for row, (line, below) in enumerate(pairwise(board), 1):
        for col in range(len(line)):
            if line[col] == below[col] == ".":
                near = [one[place : place + 2] for one in (line, below) for place in range(max(0, col - 1), col + 1)]
                touched[row, col + 1] = near.count("..")
    most = max(touched.values())
    return frozenset(place for place, count in touched.items() if count == most)


def _wins(free: int, left: bool, cols: int, inner: int, known: dict[tuple[int, bool], bool]) -> bool:
    """Whether the player to move wins, Left or Right; free cells are bits, `inner` has those not at the right edge."""
    upper, first = free & free >> cols, free & free >> 1 & inner
    free &= upper | upper << cols | first | first << 1  # cells that no domino fits on do not matter
    if (free, left) in known:
        return known[free, left]
    (own, step), (other, across) = ((upper, cols), (first, 1)) if left else ((first, 1), (upper, cols))
    own_safe = _most(own & ~(other | other << across) & ~((other | other << across) >> step), step)
    other_safe = _most(other & ~(own | own << step) & ~((own | own << step) >> across), across)
    if own_safe > _most(other, across):
        wins = True
    elif other_safe >= _most(own, step):
        wins = False
    else:
        wins = False
        while own and not wins:
            place = own & -own
            own ^= place
            wins = not _wins(free ^ (place | place << step), not left, cols, inner, known)
    known[free, left] = wins
    return wins


def _most(dominoes: int, step: int) -> int:
    """Count how many dominoes of one direction fit side by side, given by their first cells."""
    count = 0
    while dominoes:
        first = dominoes & -dominoes
        dominoes &= ~(first | first << step)
        count += 1
    return count
