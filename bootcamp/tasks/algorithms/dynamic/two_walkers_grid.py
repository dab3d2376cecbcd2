"""Send two walkers through a grid of coins, so that together they collect as many as possible.

Answer: the moves of both; every best pair counts.
Harder: larger grids, blocked cells, grids on which the best way and then the best of what is left fails.
Skills: search, spatial
Source: original; a flow of two units through an acyclic graph.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.algorithms.dynamic._topic import nearest_way
from bootcamp.verifiers import Format, Moves, Record

Coins = tuple[tuple[int, ...], ...]
"""The coins of each cell; -1 where it is blocked."""
Ways = dict[str, tuple[str, ...]]


class TwoWalkersGrid(Task["TwoWalkersGrid.Params", "TwoWalkersGrid.Instance", Ways]):
    version = 1

    class Params(task.Params):
        side: int = knob("the side of the grid", levels=(3, 4, 4, 5, 5, 6, 6, 7, 8, 9), ge=3, le=12)
        largest: int = knob("the most coins in a cell", levels=(9, 9, 9, 9, 12, 12, 15, 15, 20, 20), ge=2, le=99)
        blocked: int = knob("what percentage is blocked", levels=(0, 0, 6, 8, 10, 10, 12, 12, 14, 14), ge=0, le=30)

    class Instance(task.Instance):
        coins: Coins
        best: int

        def rows(self) -> list[list[str]]:
            return [["#" if coins < 0 else str(coins) for coins in row] for row in self.coins]

    prompt = Prompt(
        en=r"""
        The cells of a grid hold coins, # is blocked:

        {{ rows() | aligned }}

        Two walkers go from the top left cell to the bottom right cell. Each moves one cell to the right (R) or down (D)
        at a time, never onto a blocked cell. The coins of every cell that at least one of them comes to, the first and
        the last cell included, are collected once. Give the moves of the walkers as a and b, so that as many coins as
        possible are collected in all. Any best pair will do.
        """,
        zh=r"""
        网格的各格中有硬币，# 是障碍：

        {{ rows() | aligned }}

        两个人从左上角的格走到右下角的格，每步向右（R）或向下（D）走一格，不能走到障碍上。
        凡是至少一人到过的格（包括起点和终点），其中的硬币被收取一次。请以 a 和 b 写出两人的动作，
        使收取的硬币总数尽可能多。任何一种最优的走法都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Ways]:
        return Record(a=Moves("RD"), b=Moves("RD"))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Ways]:
        side = params.side
        coins = [[rng.randint(0, params.largest) for _ in range(side)] for _ in range(side)]
        for row in range(side):
            for column in range(side):
                if 0 < row + column < 2 * side - 2 and rng.randrange(100) < params.blocked:
                    coins[row][column] = -1
        instance = self.Instance(coins=tuple(map(tuple, coins)), best=0)
        if not _best_way(coins):
            raise task.Retry
        answer = self.solve(instance)
        best = _collected(instance.coins, answer)
        if side > 3 and any(
            _collected(instance.coins, _one_by_one(coins, way)) == best for way in (_best_way, nearest_way)
        ):
            raise task.Retry
        return instance.model_copy(update={"best": best}), answer

    def solve(self, instance: Instance) -> Ways:
        coins, side = instance.coins, len(instance.coins)
        best: dict[tuple[int, int], tuple[int, str, str]] = {(0, 0): (coins[0][0], "", "")}
        for diagonal in range(1, 2 * side - 1):
            after: dict[tuple[int, int], tuple[int, str, str]] = {}
            for (one, two), (worth, a, b) in best.items():
                for x, y in ((x, y) for x in (one, one + 1) for y in (two, two + 1)):
                    cells = {(x, diagonal - x), (y, diagonal - y)}
                    inside = all(0 <= row < side and 0 <= column < side for row, column in cells)
                    if not inside or any(coins[row][column] < 0 for row, column in cells):
                        continue
                    found = worth + sum(coins[row][column] for row, column in cells)
                    if (x, y) not in after or found > after[x, y][0]:
                        after[x, y] = found, a + "RD"[x - one], b + "RD"[y - two]
            best = after
        _, a, b = best[side - 1, side - 1]
        return {"a": tuple(a), "b": tuple(b)}

    def check(self, instance: Instance, answer: Ways) -> str:
        side = len(instance.coins)
        for name, moves in answer.items():
            if moves.count("D") != side - 1 or moves.count("R") != side - 1:
                return f"{name} does not end in the bottom right cell"
            if any(instance.coins[row][column] < 0 for row, column in _cells(moves)):
                return f"{name} comes to a blocked cell"
        return "" if _collected(instance.coins, answer) == instance.best else "more coins are possible"


def _cells(moves: tuple[str, ...]) -> list[tuple[int, int]]:
    """Give the cells of a way."""
    row = column = 0
    cells = [(0, 0)]
    for move in moves:
        row, column = row + (move == "D"), column + (move == "R")
        cells.append((row, column))
    return cells


def _collected(coins: Coins, ways: Ways) -> int:
    return sum(coins[row][column] for row, column in {cell for moves in ways.values() for cell in _cells(moves)})


def _one_by_one(coins: list[list[int]], way: Callable[[list[list[int]]], tuple[str, ...]]) -> Ways:
    """Let the walkers go one after the other, the second among what the first has left."""
    first = way(coins)
    rest = [list(row) for row in coins]
    for row, column in _cells(first):
        rest[row][column] = min(0, rest[row][column])
    return {"a": first, "b": way(rest)}


def _best_way(coins: list[list[int]]) -> tuple[str, ...]:
    """Give the best way of a single walker; empty if there is none."""
    side = len(coins)
    best: dict[tuple[int, int], tuple[int, str]] = {(0, 0): (coins[0][0], "")}
    for row in range(side):
        for column in range(side):
            before = [
                (best[cell][0], best[cell][1] + move)
                for cell, move in (((row - 1, column), "D"), ((row, column - 1), "R"))
                if cell in best
            ]
            if before and coins[row][column] >= 0:
                worth, moves = max(before)
                best[row, column] = worth + coins[row][column], moves
    return tuple(best.get((side - 1, side - 1), (0, ""))[1])
