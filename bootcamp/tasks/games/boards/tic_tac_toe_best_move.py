"""Find every best move in a game of k in a row on a small board.

Answer: a set of free cells; one set is right.
Harder: larger boards, more free cells, games in which a row loses.
Skills: search, planning
Source: original; the game is tic-tac-toe.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell as Place
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.lib.line_games import winning_lines
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Cells, Format

Places = frozenset[Place]


class TicTacToeBestMove(Task["TicTacToeBestMove.Params", "TicTacToeBestMove.Instance", Places]):
    version = 1

    class Params(task.Params):
        rows: int = knob("the rows", levels=(3, 3, 4, 4, 5, 5, 4, 4, 5, 5), ge=3, le=6)
        cols: int = knob("the columns", levels=(4, 4, 4, 5, 5, 5, 5, 5, 5, 5), ge=3, le=6)
        line: int = knob("how many in a row count", levels=(3, 3, 4, 4, 4, 4, 3, 3, 4, 4), ge=3, le=5)
        free: int = knob("the free cells", levels=(4, 5, 6, 6, 6, 7, 7, 8, 8, 9), ge=3, le=11)
        misere: bool = knob("whether a row loses", levels=(*(False,) * 6, True, True, False, False))

    class Instance(task.Instance):
        board: tuple[str, ...]
        line: int
        misere: bool

    prompt = Prompt(
        en=r"""
        Two players put stones on the free cells of a board by turns, one stone a move: one has X, the other O. It is
        X's turn on this board; a dot is a free cell:

        {{ board | grid(" ") }}

        Who first has {{ line }} or more stones of his own side by side in a row, a column or a diagonal
        {{ "loses" if misere else "wins" }}. If the board is full before that, it is a draw.

        Give all best moves of X. If X can force a win, these are the moves after which he still wins against every
        defence, however long it takes. If he cannot, they are the moves after which the other side cannot force a win.
        Give them as cells (row, column), counted from 1 at the top left.
        """,
        zh=r"""
        两人轮流在棋盘的空格里放棋子，每步一枚：一方用 X，另一方用 O。现在轮到 X 走，棋盘如下，点号为空格：

        {{ board | grid(" ") }}

        谁先让自己的 {{ line }} 枚（或更多）棋子在一行、一列或一条斜线上相连，谁就{{ "输" if misere else "赢" }}。
        如果在此之前棋盘放满，则为平局。

        请给出 X 的全部最佳着法。如果 X 有必胜的走法，就是走后不论对方如何应对、X 仍然必胜的各步，不论要走多久；
        如果没有，就是走后对方没有必胜走法的各步。
        格写作（行, 列），从左上角起由 1 开始计数。
        """,
    )

    def format(self, instance: Instance) -> Format[Places]:
        return Cells(len(instance.board), len(instance.board[0]))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Places]:
        rows, cols = rng.sample((params.rows, params.cols), 2)
        stones = rows * cols - params.free
        signs = ["X"] * (stones // 2) + ["O"] * (stones - stones // 2) + ["."] * params.free
        shape = rows, cols, params.line, params.misere
        lines = winning_lines(rows, cols, params.line)
        hard = params.free > 5
        quiet = hard and not params.misere  # else it is mostly enough to fill the last cell of a row
        rng.shuffle(signs)
        faults = _faults(signs, lines, quiet)
        for _ in range(500):
            one, two = rng.sample(range(rows * cols), 2)
            signs[one], signs[two] = signs[two], signs[one]
            now = _faults(signs, lines, quiet)
            if now > faults:
                signs[one], signs[two] = signs[two], signs[one]
                continue
            faults = now
            if faults or rng.random() < 0.5:
                continue
            own, other = (sum(1 << place for place, sign in enumerate(signs) if sign == side) for side in "XO")
            free = [place for place, sign in enumerate(signs) if sign == "."]
            results = _results(shape, own, other, free)
            most = max(results.values())
            best = {place for place, result in results.items() if result == most}
            if most < 0 or (most == 0 and hard and rng.random() < 0.5) or len(best) * (1 if hard else 3) >= params.free:
                continue
            if hard and best in _plain(shape, own, other, free):
                continue
            board = tuple("".join(signs[row * cols : row * cols + cols]) for row in range(rows))
            instance = self.Instance(board=board, line=params.line, misere=params.misere)
            return instance, frozenset((place // cols + 1, place % cols + 1) for place in best)
        raise Retry

    def key(self, instance: Instance) -> object:
        return [canonical(instance.board), instance.line, instance.misere]


def _faults(signs: list[str], lines: tuple[int, ...], quiet: bool) -> int:
    """Count the rows that a side has filled and, where the game is quiet, those that it could fill with a stone."""
    own, other = (sum(1 << place for place, sign in enumerate(signs) if sign == side) for side in "XO")
    missing = [(one & ~side).bit_count() for side in (own, other) for one in lines if not one & (own | other) & ~side]
    return missing.count(0) + quiet * missing.count(1)


def _plain(shape: tuple[int, int, int, bool], own: int, other: int, free: list[int]) -> list[set[int]]:
    """Give the sets of cells that rules find without reading ahead, by the rows still open to either side."""
    gaps = []  # for each side, what each cell leaves to fill of the rows through it
    for side, rival in ((own, other), (other, own)):
        still = [one & ~side for one in winning_lines(*shape[:3]) if not one & rival]
        gaps.append({place: {gap & ~(1 << place) for gap in still if gap >> place & 1} for place in free})
    mine, theirs = gaps
    if shape[3]:  # all cells that do not lose at once, and those that would make the other side lose at once
        safe = {place for place in free if 0 not in mine[place]}
        found = [safe, safe | {place for place in free if 0 in theirs[place]}]
    else:
        found = []
        for least in (1, 2):  # all cells that threaten to fill a row, or two, or keep the other side from that
            strong = [
                {place for place in free if sum(gap.bit_count() == 1 for gap in one[place]) >= least} for one in gaps
            ]
            found += [*strong, strong[0] | strong[1]]
    for sides in ((mine,), (mine, theirs)):  # the cells with the most stones in the open rows through them
        weights = {
            place: sum(10 ** (shape[2] - gap.bit_count()) for one in sides for gap in one[place]) for place in free
        }
        ranked = sorted(free, key=weights.__getitem__, reverse=not shape[3])
        found += [set(ranked[:count]) for count in (1, 2)]
    return found


def _results(shape: tuple[int, int, int, bool], own: int, other: int, free: list[int]) -> dict[int, int]:
    """Give each free cell with the result for who puts a stone there: 1 a win, 0 a draw, -1 a loss."""
    lines = [one for one in winning_lines(*shape[:3]) if not (one & own and one & other)]
    known: dict[tuple[int, int], int] = {}

    def after(own: int, other: int, bit: int) -> int:
        own |= bit
        if any(one & bit and one & own == one for one in lines):
            return -1 if shape[3] else 1
        if (other, own) not in known:
            known[other, own] = result(other, own)
        return -known[other, own]

    def result(own: int, other: int) -> int:
        open_ = forced = 0
        for one in lines:
            if one & own and one & other:
                continue
            gap = one & ~(own | other)
            open_ |= gap
            if not shape[3] and not gap & gap - 1:
                if not one & other:
                    return 1
                forced |= gap
        if forced & forced - 1:
            return -1  # two cells cannot be filled at once
        best = -1 if open_ else 0
        for place in free if open_ else ():
            bit = 1 << place
            if not (own | other) & bit and (not forced or bit == forced):
                best = max(best, after(own, other, bit))
                if best == 1:
                    break
        return best

    return {place: after(own, other, 1 << place) for place in free}
