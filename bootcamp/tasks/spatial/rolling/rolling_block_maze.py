"""Tip a block of two cubes over a floor with holes until it stands on the goal.

Answer: the moves in order; every shortest list is right.
Harder: larger floors with more holes and more moves.
Skills: planning, search, spatial
Source: original generator; the puzzle is known from the game Bloxorz (2007).
"""

from __future__ import annotations

from functools import partial
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell
from bootcamp.lib.grid.cell_names import cell_name
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.lib.mazes import UDLR, at, drawn, find, moved, scattered
from bootcamp.lib.plans import plan_fault, shortest, successors
from bootcamp.lib.search import explore
from bootcamp.lib.shown_search import layer_lines
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Moves

Block = tuple[Cell, Cell]
"""The cells that a block covers, sorted; twice the same where it stands."""

_DRAWS = 80


class RollingBlockMaze(Task["RollingBlockMaze.Params", "RollingBlockMaze.Instance", tuple[str, ...]]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(5, 5, 6, 6, 7, 7, 8, 9, 10, 11), ge=4, le=13)
        holes: int = knob("the percentage of holes", levels=(12, 14, 14, 16, 18, 20, 22, 23, 24, 25), ge=0, le=35)
        moves: int = knob("the fewest moves", levels=(3, 5, 7, 8, 10, 12, 14, 17, 20, 24), ge=1, le=40)

    class Instance(task.Instance):
        hidden = ("best",)

        board: tuple[str, ...]
        best: int  # the fewest moves

    answer = Moves("UDLR")
    prompt = Prompt(
        en=r"""
        A block that is one cell wide, one cell deep and two cells high stands upright on the cell S of this floor, seen
        from above:

        {{ board | board }}

        - . is floor, and so are S and G.
        - # is a hole.

        A move tips the block by a quarter turn over its lower edge on the upper (U), lower (D), left (L) or right (R)
        side of the map. A standing block comes to lie on the two next cells in that direction. A lying block that is
        tipped along its length comes to stand on the next cell beyond its end; one that is tipped sideways rolls and
        lies on the two cells beside those that it covered. The block must never cover a hole or a place beyond the
        floor.

        Give a list of as few moves as possible after which the block stands upright on G; lying on it is not enough. If
        several are shortest, give any one.
        """,
        zh=r"""
        一个长宽各一格、高两格的长方块竖立在下面地板的 S 格上（俯视图）：

        {{ board | board }}

        - . 是地板，S 和 G 处也是地板。
        - # 是洞。

        每个动作使方块绕它底面在图中上（U）、下（D）、左（L）或右（R）侧的棱翻倒四分之一圈。
        竖立的方块会躺在该方向上紧接的两格上；躺着的方块如果沿长度方向翻倒，就竖立在它那一端外紧接的一格上；
        如果向侧面翻倒，就滚到它所占两格旁边的两格上。方块任何时候都不能盖住洞，也不能超出地板。

        给出使方块竖立在 G 上的最短的动作序列，躺在 G 上不算。如果最短的有多个，给出任意一个即可。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[str, ...]]:
        size = params.size
        for _ in range(_DRAWS):
            free = scattered(rng, size, size, size * size * params.holes // 100)
            start = rng.choice(free)
            board = drawn(size, size, free, {})
            found = explore((start, start), successors(partial(_tipped, board), "UDLR"))
            goals = [block[0] for block, moves in found.items() if moves == params.moves and block[0] == block[1]]
            if goals:
                board = drawn(size, size, free, {start: "S", rng.choice(goals): "G"})
                instance = self.Instance(board=board, best=params.moves)
                return instance, self.solve(instance)
        raise task.Retry

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        start, goal = ((find(instance.board, mark),) * 2 for mark in "SG")
        follow = successors(partial(_tipped, instance.board), "UDLR")
        lines, way = layer_lines(start, follow, goal.__eq__, _named)
        return "\n".join([*lines, f"S: {''.join(move for move, _ in way)}"])

    def key(self, instance: Instance) -> object:
        return canonical(instance.board)

    def check(self, instance: Instance, answer: tuple[str, ...]) -> str:
        start, goal = ((find(instance.board, mark),) * 2 for mark in "SG")
        return plan_fault(start, partial(_tipped, instance.board), answer, goal.__eq__, instance.best)

    def solve(self, instance: Instance) -> tuple[str, ...]:
        start, goal = ((find(instance.board, mark),) * 2 for mark in "SG")
        return shortest(start, partial(_tipped, instance.board), "UDLR", goal.__eq__)


def _named(block: Block) -> str:
    """Write the cells that a block covers."""
    return "-".join(cell_name(cell) for cell in sorted(set(block)))


def _tipped(board: tuple[str, ...], block: Block, move: str) -> Block | str:
    """Give the cells that a block covers after a move, or say why it is not allowed."""
    step, (first, second) = UDLR[move], block
    front = second if sum(step) > 0 else first
    if first == second:
        covered = {moved(first, step), moved(moved(first, step), step)}
    elif (first[0] == second[0]) == (step[0] == 0):  # along its length
        covered = {moved(front, step)}
    else:
        covered = {moved(first, step), moved(second, step)}
    return (min(covered), max(covered)) if all(at(board, cell) != "#" for cell in covered) else "there is no floor"
