"""Walk over a hexagonal board in axial coordinates, while the walker turns and is turned about cells.

Answer: place, facing and distance from the start at the end; unique.
Harder: more orders, longer steps, rotations about named cells.
Skills: spatial, simulation, arithmetic
Source: original.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.grid.board import Cell
from bootcamp.lib.prompts import bracketed, point
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Record

Order = tuple[str, int, Cell]
"""``go``, ``turn`` or ``swing``, a number, and the cell about which one swings."""

_WAYS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))  # clockwise


class HexWalkAxial(Task["HexWalkAxial.Params", "HexWalkAxial.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        orders: int = knob("how many orders there are", levels=(3, 5, 7, 9, 12, 15, 19, 23, 28, 34), ge=1, le=50)
        swings: int = knob(
            "how many of them are rotations about a cell", levels=(0, 0, 1, 1, 2, 3, 4, 5, 6, 8), ge=0, le=20
        )
        longest: int = knob("the longest walk", levels=(4, 5, 6, 8, 10, 15, 20, 30, 45, 60), ge=1, le=99)

    class Instance(task.Instance):
        start: Cell
        facing: int
        orders: tuple[Order, ...]

        @property
        def ways(self) -> tuple[Cell, ...]:
            return _WAYS

        @property
        def kinds(self) -> set[str]:
            return {kind for kind, *_ in self.orders}

        def told(self, language: str) -> list[str]:
            return [_said(order)[language == "zh"] for order in self.orders]

    answer = Record(q=Integer(), r=Integer(), facing=Integer(), distance=Integer())
    prompt = Prompt(
        en=r"""
        The cells of an endless hexagonal board are given by axial coordinates (q, r). The six neighbours of a cell are
        reached by adding these vectors, which are listed clockwise:

        {% for way in ways %}
        - direction {{ loop.index0 }}: {{ way | point }}
        {% endfor %}

        A walker stands on {{ start | point }} and faces direction {{ facing }}. It carries out these orders:

        {{ told(language) | numbered }}

        - "Go n" moves it n cells on in the direction that it faces.
        {% if "turn" in kinds %}
        - "Turn" changes the direction that it faces, clockwise or anticlockwise, by so many sixths of a full turn; from
          one direction of the list to the next is one sixth.
        {% endif %}
        {% if "swing" in kinds %}
        - "Swing" rotates the walker as a whole, its place and its facing, about the named cell; the board stays.
        {% endif %}

        Give its cell (q, r), its direction (facing, 0 to 5) and the distance from its first cell (distance), that is
        the fewest steps from cell to neighbouring cell, at the end.
        """,
        zh=r"""
        一个无限大的六边形棋盘，格子用轴向坐标 (q, r) 表示。一格的六个相邻格由加上下列向量得到，按顺时针次序列出：

        {% for way in ways %}
        - 方向 {{ loop.index0 }}：{{ way | point }}
        {% endfor %}

        一个行者站在 {{ start | point }}，面朝方向 {{ facing }}。它依次执行下列指令：

        {{ told(language) | numbered }}

        - “前进 n”：沿所面对的方向走 n 格。
        {% if "turn" in kinds %}
        - “转”：把所面对的方向顺时针或逆时针转若干个六分之一圈；表中从一个方向到下一个方向是六分之一圈。
        {% endif %}
        {% if "swing" in kinds %}
        - “绕转”：行者整体（位置和面对的方向）绕所指的格旋转，棋盘不动。
        {% endif %}

        给出最后它所在的格（q, r）、面对的方向（facing，0 到 5），
        以及到最初所在格的距离（distance），即从格走到相邻格所需的最少步数。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        kinds = ["swing"] * params.swings + ["turn"] * ((params.orders - params.swings) // 2)
        kinds += ["go"] * (params.orders - len(kinds))
        rng.shuffle(kinds)
        orders: list[Order] = []
        for kind in kinds:
            cell = (rng.randint(-9, 9), rng.randint(-9, 9)) if kind == "swing" else (0, 0)
            number = rng.randint(1, params.longest) if kind == "go" else rng.choice((-2, -1, 1, 2, 3))
            orders.append((kind, number, cell))
        start = rng.randint(-9, 9), rng.randint(-9, 9)
        instance = self.Instance(start=start, facing=rng.randrange(6), orders=tuple(orders))
        return instance, self.solve(instance)

    def solve(self, instance: Instance) -> dict[str, Any]:
        cell, facing = instance.start, instance.facing
        for order in instance.orders:
            _, cell, facing = _obeyed(order, cell, facing)
        x, y = cell[0] - instance.start[0], cell[1] - instance.start[1]
        return {"q": cell[0], "r": cell[1], "facing": facing, "distance": max(abs(x), abs(y), abs(x + y))}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        cell, facing = instance.start, instance.facing
        lines = []
        for number, order in enumerate(instance.orders, 1):
            told, cell, facing = _obeyed(order, cell, facing)
            lines.append(f"{number}. {told}")
        x, y = cell[0] - instance.start[0], cell[1] - instance.start[1]
        lines.append(f"{point(cell)} - {point(instance.start)} = {point((x, y))}; {x} + {bracketed(y)} = {x + y}")
        lines[-1] += f": {max(abs(x), abs(y), abs(x + y))}"
        return "\n".join(lines)


def _obeyed(order: Order, cell: Cell, facing: int) -> tuple[str, Cell, int]:
    """Carry out an order: give what is written of it, and the cell and the direction after it."""
    kind, number, (a, b) = order
    q, r = cell
    if kind == "go":
        way = _WAYS[facing]
        after = q + number * way[0], r + number * way[1]
        return f"{point(cell)} + {number}·{point(way)} = {point(after)}", after, facing
    turned = facing + number
    told = f"{facing} {'-' if number < 0 else '+'} {abs(number)} = {turned}"
    if turned != turned % 6:
        told += f", {turned} {'+' if turned < 0 else '-'} 6 = {turned % 6}"
    if kind == "swing":
        x, y = q - a, r - b
        told += f"; {point(cell)} - {point((a, b))} = {point((x, y))}"
        for _ in range(number % 6):
            x, y = -y, x + y
            told += f" -> {point((x, y))}"
        q, r = a + x, b + y
        told += f", {point((a, b))} + {point((x, y))} = {point((q, r))}"
    return told, (q, r), turned % 6


def _said(order: Order) -> tuple[str, str]:
    """Say an order in English and in Chinese."""
    kind, number, (q, r) = order
    if kind == "go":
        return f"Go {number}.", f"前进 {number}。"
    size, sense, zh = abs(number), "clockwise" if number > 0 else "anticlockwise", "顺时针" if number > 0 else "逆时针"
    sixths = f"by {size} sixth{'s' if size > 1 else ''} {sense}"
    if kind == "turn":
        return f"Turn {sixths}.", f"{zh}转 {size} 个六分之一圈。"
    return f"Swing {sixths} about ({q}, {r}).", f"绕 ({q}, {r}) {zh}绕转 {size} 个六分之一圈。"
