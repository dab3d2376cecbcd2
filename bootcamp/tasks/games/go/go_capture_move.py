"""Find all moves with which Black captures marked Go stones within a number of moves against any defence.

Answer: a set of points; one set is right.
Harder: more moves, more points to play on, larger boards.
Skills: search, planning, spatial
Source: original; such tasks are common in Go.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.go import Played, cell, group, groups, near, play, random_position, rows
from bootcamp.lib.grid.board import Cell
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.tasks.games.go._go import BOARD, views
from bootcamp.verifiers import Cells, Format


class GoCaptureMove(Task["GoCaptureMove.Params", "GoCaptureMove.Instance", frozenset[Cell]]):
    version = 1

    class Params(task.Params):
        size: int = knob("the rows and columns", levels=(5, 6, 6, 7, 7, 8, 8, 9, 9, 10), ge=4, le=13)
        moves: int = knob("Black's moves", levels=(1, 2, 2, 2, 2, 2, 3, 3, 3, 3), ge=1, le=5)
        area: int = knob("the points to play on", levels=(4, 6, 7, 7, 8, 9, 7, 8, 9, 10), ge=2, le=10)

    class Instance(task.Instance):
        board: tuple[str, ...]
        moves: int

    prompt = Prompt(
        before=BOARD,
        en=r"""
        On this board Q is a white stone too; the stones Q are marked. An asterisk is a free point as well.

        Black is to move. From now on both sides play only on points that are drawn as an asterisk, also after stones on
        them have been captured. They move by turns. White may pass at any of his turns, Black may not. Directly after a
        move of the other side, a move that would make the whole board the same as it was before that move is illegal.

        Give all points for Black's first move with which he can capture the marked stones with at most {{ moves }}
        {{ "move" if moves == 1 else "moves" }} of his own, this first one included, whatever White does. There is at
        least one.
        """,
        zh=r"""
        在这个盘面上，Q 也是白子，是作了标记的白子；星号也是空点。

        现在轮到黑方。从现在起，双方只能在画有星号的点上落子（这些点上的棋子被提走之后也可以再下）。双方轮流走；
        白方可以在轮到自己时停一手（不落子），黑方不可以。对方刚走一步之后，
        不得走使整个盘面变得与对方那一步之前完全相同的一步。

        请给出黑方第一步的所有这样的点：走在那里之后，不论白方怎样走，黑方都能用至多 {{ moves }} 步自己的着法
        （包括这第一步）提走有标记的棋子。这样的点至少有一个。
        """,
    )

    def format(self, instance: Instance) -> Format[frozenset[Cell]]:
        return Cells(len(instance.board), len(instance.board))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, frozenset[Cell]]:
        size, moves = params.size, params.moves
        for _ in range(30):
            board = random_position(rng, size, size * size * 3 // 5, 0.6)
            few = range(1 + (moves > 1), moves + 1)  # at once captured with one liberty
            small = [one for one in groups(board, size) if board[min(one[0])] == "O" and len(one[1]) in few]
            if not small:
                continue
            stones, free = rng.choice(small)
            area = _around(board, size, stones, params.area)
            if area is None or not free <= set(area):
                continue
            target = min(stones)
            won = _winning(board, size, area, target, moves)
            if not won or len(won) > 3 or (moves > 1 and _winning(board, size, area, target, moves - 1)):
                continue
            # with two moves the more open ones of the liberties are right too often
            space = {point: sum(board[one] == "." for one in near(size)[point]) for point in free}
            most = max(space.values())
            if moves == 2 and set(won) == {p for p in free if space[p] == most} and rng.random() < 0.7:
                continue
            signs = ["Q" if p in stones else "*" if p in area else sign for p, sign in enumerate(board)]
            shown = rows("".join(signs), size)
            return self.Instance(board=shown, moves=moves), frozenset(cell(point, size) for point in won)
        raise Retry

    def key(self, instance: Instance) -> object:
        return [min(views(instance.board)), instance.moves]

    def solve(self, instance: Instance) -> frozenset[Cell]:
        size, text = len(instance.board), "".join(instance.board)
        area = [point for point, sign in enumerate(text) if sign == "*"]
        board = text.replace("Q", "O").replace("*", ".")
        return frozenset(cell(point, size) for point in _winning(board, size, area, text.index("Q"), instance.moves))


def _around(board: str, size: int, stones: frozenset[int], count: int) -> list[int] | None:
    """Give the free points nearest to some stones, sorted, or None if there are not as many."""
    found, seen = [], set(stones)
    queue = sorted(stones)
    for point in queue:
        for one in near(size)[point]:
            if one not in seen:
                seen.add(one)
                queue.append(one)
                if board[one] == ".":
                    found.append(one)
    return sorted(found[:count]) if len(found) >= count else None


def _winning(board: str, size: int, area: list[int], target: int, moves: int) -> list[int]:
    """List Black's moves that capture the target with at most so many moves."""
    known: dict[tuple[str, int, int], bool] = {}

    def works(after: Played, left: int) -> bool:
        """Tell whether Black has captured or will with so many more moves, White to move."""
        if after.board[target] == ".":
            return True
        if left == 0 or len(group(after.board, size, target)[1]) > left or not wins(after.board, -1, left):
            return False
        replies = (play(after.board, size, point, "O", after.ko) for point in area)
        return all(wins(one.board, one.ko, left) for one in replies if one)

    def wins(state: str, ko: int, left: int) -> bool:
        if (state, ko, left) not in known:
            moves = (play(state, size, point, "X", ko) for point in area)
            known[state, ko, left] = any(works(one, left - 1) for one in moves if one)
        return known[state, ko, left]

    firsts = [(point, play(board, size, point, "X")) for point in area]
    return [point for point, after in firsts if after and works(after, moves - 1)]
