"""Follow items on conveyor belts with junctions that switch.

Answer: the port and the time at which each item leaves; unique.
Harder: more items that wait for each other, more junctions and crossings, larger boards.
Skills: simulation, spatial
Source: original.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.grid.board import Cell, cells, fill
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.spatial.machines._beams import Ray, entering, ports
from bootcamp.verifiers import Board, Integer, Record, Sequence, Word

Item = tuple[str, int]
"""The port at which an item comes, and when."""

_ARROWS = {"^": (-1, 0), ">": (0, 1), "v": (1, 0), "<": (0, -1)}
_DRAWS = 300
_LONGEST = 90


class ConveyorJunctionTrace(Task["ConveyorJunctionTrace.Params", "ConveyorJunctionTrace.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(4, 4, 5, 6, 7, 7, 8, 9, 10, 11), ge=3, le=14)
        items: int = knob("how many items there are", levels=(2, 3, 4, 5, 6, 7, 8, 10, 12, 14), ge=1, le=16)
        junctions: int = knob("how many junctions there are", levels=(1, 2, 3, 4, 5, 6, 7, 9, 11, 13), ge=0, le=20)
        crossings: int = knob("how many crossings there are", levels=(0, 0, 0, 0, 2, 3, 4, 5, 6, 8), ge=0, le=10)
        waits: int = knob("how often an item must wait, at least", levels=(0, 0, 1, 1, 2, 2, 3, 3, 4, 4), ge=0, le=20)

    class Instance(task.Instance):
        board: Board
        items: tuple[Item, ...]

        @property
        def symbols(self) -> set[str]:
            return {symbol for row in self.board for symbol in row}

        @property
        def rows(self) -> list[tuple[int, str, int]]:
            return [(number, *item) for number, item in enumerate(self.items, start=1)]

    answer = Record(ports=Sequence(Word()), ticks=Sequence(Integer()))
    prompt = Prompt(
        en=r"""
        Items travel over a board of conveyor belts:

        {{ board | board }}

        - ^ > v < are belts, which move an item up, right, down or left.
        {% if "*" in symbols %}
        - * is a junction: an item leaves it to its left or to its right, seen in the direction in which it came in. The
          first item that leaves a junction goes to the left, the second to the right, the third to the left, and so on,
          for each junction by itself.
        {% endif %}
        {% if "+" in symbols %}
        - + is a crossing: an item leaves it in the direction in which it came in.
        {% endif %}

        The ports lie around the board: N3 is above column 3, S3 below it, W3 to the left of row 3 and E3 to its right.
        Rows are counted from the top and columns from the left, both from 1. Each item comes at a port at a tick:

        {{ rows | table(["item", "port", "tick"]) }}

        Ticks are counted 1, 2, 3, ... At each tick, the items take their turns in the order of their numbers. An item
        on the board moves on by one cell, as the symbol of its cell says, if the cell where it goes is empty at that
        moment; otherwise it waits. If it would move off the board, it leaves at the port there. An item that comes at
        this tick or has come before and is still outside moves straight onto the cell at its port if that one is empty
        at that moment; otherwise it waits outside, where items are not in each other's way.

        Give, in the order of the items, the ports at which they leave (ports) and the ticks when they do (ticks).
        """,
        zh=r"""
        一些物品在传送带板上移动：

        {{ board | board }}

        - ^ > v < 是传送带，分别把物品向上、右、下、左移动。
        {% if "*" in symbols %}
        - * 是岔口：物品从它的左侧或右侧离开（按物品进来的方向看）。每个岔口各自计数：
          第一个离开的物品向左，第二个向右，第三个向左，依此类推。
        {% endif %}
        {% if "+" in symbols %}
        - + 是交叉口：物品按进来的方向继续直行离开。
        {% endif %}

        板的四周是端口：N3 在第 3 列上方，S3 在第 3 列下方，W3 在第 3 行左侧，E3 在第 3 行右侧。
        行从上往下数，列从左往右数，都从 1 开始。每个物品在某一时刻来到一个端口：

        {{ rows | table(["物品", "端口", "时刻"]) }}

        时刻依次为 1、2、3、…。在每个时刻，各物品按编号次序轮流行动。板上的物品按所在格的符号移动一格，
        前提是此刻要去的格是空的，否则等待。如果会移出板外，它就从那里的端口离开。
        在这一时刻到来的物品，或先前已到来而仍在板外的物品，如果它的端口处的格此刻是空的，就垂直进入该格，
        否则在板外等待；板外的物品互不妨碍。

        按物品的次序，给出它们离开的端口（ports）和离开的时刻（ticks）。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        size = params.size
        for _ in range(_DRAWS):
            belts = _belts(rng, size)
            special = rng.sample(list(belts), min(len(belts), params.junctions + params.crossings))
            for number, cell in enumerate(special):
                belts[cell] = "*" if number < params.junctions else "+"
            board = fill(size, size, (belts[cell] for cell in cells(size, size)))
            ways = [(port, entering(size, port)) for port in ports(size).values()]
            inward = [port for port, (cell, (down, right)) in ways if _ARROWS.get(belts[cell]) != (-down, -right)]
            gates = rng.sample(inward, min(len(inward), max(2, params.items // 2)))
            items = tuple((rng.choice(gates), rng.randint(1, params.items)) for _ in range(params.items))
            found, waits = _run(board, items)
            if not found or waits < params.waits or len(set(found["ports"])) < min(3, (params.items + 1) // 2):
                continue
            times = [end - start for end, (_, start) in zip(found["ticks"], items, strict=True)]
            if sum(times) >= size * params.items // 2:
                return self.Instance(board=board, items=items), found
        raise task.Retry

    def solve(self, instance: Instance) -> dict[str, Any]:
        return _run(instance.board, instance.items)[0]


def _belts(rng: Random, size: int) -> dict[Cell, str]:
    """Draw belts that lead from every cell off the board: a forest that grows from the edge."""
    belts: dict[Cell, str] = {}
    border = [(cell, arrow) for cell in cells(size, size) for arrow, (down, right) in _ARROWS.items()
              if not (0 <= cell[0] + down < size and 0 <= cell[1] + right < size)]  # fmt: skip
    border = rng.sample(border, size)
    while border:
        cell, arrow = border.pop(rng.randrange(len(border)))
        if cell in belts or not (0 <= cell[0] < size and 0 <= cell[1] < size):
            continue
        belts[cell] = arrow
        border += [((cell[0] - down, cell[1] - right), other) for other, (down, right) in _ARROWS.items()]
    return belts


def _run(board: Board, items: tuple[Item, ...]) -> tuple[dict[str, Any], int]:
    """Run all items: where and when they leave, nothing if some do not in time, and how often one waits."""
    size, names = len(board), ports(len(board))
    on: dict[int, Ray] = {}
    left: dict[int, tuple[str, int]] = {}
    passed: dict[Cell, int] = {}
    waits = 0
    for tick in range(1, _LONGEST):
        for number, (port, start) in enumerate(items):
            if number in left or tick < start:
                continue
            target = _next(board, on[number], passed) if number in on else entering(size, port)
            if target[0] in {cell for cell, _ in on.values()}:
                waits += 1
                continue
            if number in on and board[on[number][0][0]][on[number][0][1]] == "*":
                passed[on[number][0]] = passed.get(on[number][0], 0) + 1
            on[number] = target
            if target[0] in names:
                left[number] = names[on.pop(number)[0]], tick
        if len(left) == len(items):
            ends = [left[number] for number in range(len(items))]
            return {"ports": tuple(port for port, _ in ends), "ticks": tuple(tick for _, tick in ends)}, waits
    return {}, waits


def _next(board: Board, at: Ray, passed: dict[Cell, int]) -> Ray:
    """Give the cell to which an item goes, and the step."""
    (row, col), (down, right) = at
    symbol = board[row][col]
    if symbol == "*":
        down, right = (right, -down) if passed.get((row, col), 0) % 2 else (-right, down)
    elif symbol != "+":
        down, right = _ARROWS[symbol]
    return (row + down, col + right), (down, right)
