"""Cross a grid of gains and losses with as little health as possible at the start.

Answer: the least starting health and a way that it is enough for; every such way counts.
Harder: larger grids, larger numbers, grids on which the way with the best sum needs more.
Skills: search, arithmetic
Source: original; the dungeon problem, worked out from the goal backwards.
"""

from __future__ import annotations

from itertools import accumulate
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.algorithms.dynamic._topic import nearest_way
from bootcamp.verifiers import Format, Integer, Moves, Record

Cells = tuple[tuple[int, ...], ...]
_DRAWS = 60
_FAR = 10**9
"""More health than anybody has."""


class LeastStartingHealth(Task["LeastStartingHealth.Params", "LeastStartingHealth.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        side: int = knob("the side of the grid", levels=(3, 3, 5, 5, 6, 6, 7, 7, 8, 9), ge=2, le=12)
        largest: int = knob("the greatest gain or loss", levels=(6, 9, 9, 12, 15, 20, 20, 30, 40, 50), ge=3, le=99)
        caps: int = knob("whether health may have a greatest value", levels=(0, 0, 0, 0, 0, 1, 1, 1, 1, 1), ge=0, le=1)

    class Instance(task.Instance):
        cells: Cells
        cap: int
        """The greatest health; 0 for no limit."""
        least: int

        def rows(self) -> list[list[str]]:
            return [[f"{cell:+}" if cell else "0" for cell in row] for row in self.cells]

    prompt = Prompt(
        en=r"""
        Each cell of a grid changes the health of who comes to it:

        {{ rows() | aligned }}

        You start in the top left cell and go to the bottom right cell, one cell to the right (R) or down (D) at a time.
        The numbers of all cells on the way, the first and the last one included, are added to your health in turn, and
        after each of them it must be at least 1.
        {% if cap %}
        It is never more than {{ cap }}: what would go beyond is lost. So you cannot start with more either.
        {% endif %}
        Give "health" (the least health to start with, before the first cell, for which there is such a way) and "moves"
        (the moves of such a way). Any such way will do.
        """,
        zh=r"""
        网格的每一格都会改变到达者的生命值：

        {{ rows() | aligned }}

        你从左上角的格出发，走到右下角的格，每步向右（R）或向下（D）走一格。
        途中所有格（包括起点和终点）的数依次加到生命值上，
        每加一次之后，生命值都必须至少为 1。
        {% if cap %}
        生命值不会超过 {{ cap }}：超出的部分就损失掉。所以开始时的生命值也不能超过它。
        {% endif %}
        请给出 "health"（存在这样的走法的最小初始生命值，即进入起点格之前的生命值）和 "moves"（这样的一种走法）。
        任何这样的走法都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        return Record(health=Integer(low=1), moves=Moves("RD"))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        side = range(params.side)
        for _ in range(_DRAWS):
            cells = tuple(tuple(rng.randint(-params.largest, 3 * params.largest // 4) for _ in side) for _ in side)
            instance = self.Instance(cells=cells, cap=0, least=0)
            answer = self.solve(instance)
            if params.caps and rng.random() < 0.7:
                instance = instance.model_copy(update={"cap": answer["health"] + rng.randint(1, params.largest // 2)})
                answer = self.solve(instance)
            if not 2 <= answer["health"] < _FAR:
                continue
            plain = _best_sum(cells), nearest_way(cells)
            if params.side == 3 or answer["health"] not in [_needed(instance, moves) for moves in plain]:
                return instance.model_copy(update={"least": answer["health"]}), answer
        raise task.Retry

    def solve(self, instance: Instance) -> dict[str, Any]:
        health, moves = _needs(instance)[0, 0]
        return {"health": health, "moves": tuple(moves)}

    def check(self, instance: Instance, answer: dict[str, Any]) -> str:
        side, moves = len(instance.cells), answer["moves"]
        if moves.count("D") != side - 1 or moves.count("R") != side - 1:
            return "the way does not end in the bottom right cell"
        if instance.cap and answer["health"] > instance.cap:
            return "so much health is not possible"
        if _needed(instance, moves) > answer["health"]:
            return "the health does not suffice for this way"
        return "" if answer["health"] == instance.least else "less health is enough"

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        cells, lines = instance.cells, list[str]()
        need = _needs(instance)
        for (row, column), (_, move) in need.items():
            later = [need[cell][0] for cell, _ in _next(row, column) if cell in need]
            shown = [str(one) if one < _FAR else "✗" for one in later] or ["1"]
            told = f"min({', '.join(shown)})" if len(shown) > 1 else shown[0]
            cell = cells[row][column]
            value = min(later, default=1) - cell
            told += f" {'-' if cell >= 0 else '+'} {abs(cell)} = {value}" if min(later, default=1) < _FAR else ""
            if value < 1:
                told += " → 1"
            elif instance.cap and value > instance.cap:
                told += f" > {instance.cap} ✗"
            lines.append(f"{row + 1},{column + 1}: {told}{f' {move[0]}' if move else ''}")
        moves = "".join(self.solve(instance)["moves"])
        return "\n".join([*lines, f"{need[0, 0][0]}, {moves}"])


def _next(row: int, column: int) -> tuple[tuple[tuple[int, int], str], ...]:
    return ((row, column + 1), "R"), ((row + 1, column), "D")


def _needs(instance: LeastStartingHealth.Instance) -> dict[tuple[int, int], tuple[int, str]]:
    """Give the least health before each cell, the last cell first, and the moves from there."""
    need: dict[tuple[int, int], tuple[int, str]] = {}
    side = len(instance.cells)
    for row in reversed(range(side)):
        for column in reversed(range(side)):
            later = [(need[cell][0], move + need[cell][1]) for cell, move in _next(row, column) if cell in need]
            least, moves = min(later, default=(1, ""))
            least = max(1, least - instance.cells[row][column])
            need[row, column] = (_FAR if instance.cap and least > instance.cap else least, moves)
    return need


def _path(cells: Cells, moves: tuple[str, ...]) -> list[int]:
    """Give the numbers of the cells of a way."""
    places = accumulate(moves, lambda at, move: (at[0] + (move == "D"), at[1] + (move == "R")), initial=(0, 0))
    return [cells[row][column] for row, column in places]


def _needed(instance: LeastStartingHealth.Instance, moves: tuple[str, ...]) -> int:
    """Give the least health for a way; far more than any where the greatest value forbids it."""
    need = 1
    for change in reversed(_path(instance.cells, moves)):
        need = max(1, need - change)
        if instance.cap and need > instance.cap:
            return _FAR
    return need


def _best_sum(cells: Cells) -> tuple[str, ...]:
    """Give the way with the greatest sum."""
    side = len(cells)
    best: dict[tuple[int, int], tuple[int, str]] = {(0, 0): (cells[0][0], "")}
    for row in range(side):
        for column in range(side):
            before = [
                (best[cell][0] + cells[row][column], best[cell][1] + move)
                for cell, move in (((row - 1, column), "D"), ((row, column - 1), "R"))
                if cell in best
            ]
            if before:
                best[row, column] = max(before)
    return tuple(best[side - 1, side - 1][1])
