"""Find when the last thing on a grid is reached by what spreads to side neighbours, and which ones that are.

Answer: the minute and the cells that change then, or -1 and the cells that never change; unique.
Harder: larger grids, walls and things that are closed until a minute.
Skills: simulation, spatial
Source: original; the rotting fruit of programming contests, with opening times.
"""

from __future__ import annotations

from heapq import heapify, heappop, heappush
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.grid.board import SIDES, Cell, graph, size, to_one, where
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Cells, Format, Integer, Record

_SETTINGS = (
    ("rotten fruit", "fresh fruit", "rots", "烂水果", "好水果", "腐烂"),
    ("a burning bush", "a dry bush", "catches fire", "着火的灌木", "干枯的灌木", "着火"),
    ("a flooded cellar", "a dry cellar", "is flooded", "被淹的地窖", "干的地窖", "被淹"),
    (
        "somebody who knows the news",
        "somebody who does not",
        "hears the news",
        "知道消息的人",
        "不知道消息的人",
        "得知消息",
    ),
    ("an infected computer", "a clean computer", "is infected", "中毒的电脑", "正常的电脑", "中毒"),
    ("a lit lantern", "a dark lantern", "is lit", "亮着的灯笼", "没点亮的灯笼", "点亮"),
    ("a mouldy loaf", "a fresh loaf", "goes mouldy", "发霉的面包", "新鲜的面包", "发霉"),
    ("a blooming flower", "a bud", "opens", "开着的花", "花苞", "开放"),
)

Board = tuple[tuple[str, ...], ...]


class RottenOranges(Task["RottenOranges.Params", "RottenOranges.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        side: int = knob("rows and columns", levels=(3, 4, 5, 5, 6, 7, 8, 9, 10, 12), ge=3, le=16)
        sources: int = knob("how many have changed at first", levels=(1, 1, 2, 2, 2, 3, 3, 3, 4, 4), ge=1, le=8)
        empty: int = knob("the percentage of empty cells", levels=(10, 20, 25, 25, 28, 28, 30, 30, 32, 32), ge=0, le=45)
        closed: int = knob("the number of closed things", levels=(0, 0, 0, 2, 3, 4, 5, 6, 8, 10), ge=0, le=30)

    class Instance(task.Told):
        settings = _SETTINGS

        board: Board
        closed: tuple[tuple[int, int, int], ...]
        """Row and column, from 1, and the minute from which it is open."""

    prompt = Prompt(
        en=r"""
        On this grid R is {{ words(language)[0] }}, F is {{ words(language)[1] }}, and a dot is an empty cell, which
        nothing passes:

        {{ board | board }}

        In each minute 1, 2, 3, ... an F {{ words(language)[2] }} if one of its side neighbours (up, down, left, right)
        was an R before this minute; it is an R from then on.
        {%- if closed %} Some cells, given as (row, column) and counted from 1 from the top left, are closed at first
        and cannot change before a certain minute, but in that minute or later, by the same rule, they can:
        {% for row, col, minute in closed %}({{ row }}, {{ col }}) from minute {{ minute }} on
        {{- ", " if not loop.last }}{% endfor %}.{% endif %}


        Give "minute" (the minute in which the last F changes) and "cells" (the set of the cells, as (row, column)
        counted from 1, that change in this minute). If some F never changes, give -1 for "minute", and for "cells" the
        set of the cells that stay F for ever.
        """,
        zh=r"""
        在下面的方格中，R 是{{ words(language)[0] }}，F 是{{ words(language)[1] }}，点是空格，什么都不能经过：

        {{ board | board }}

        在第 1、2、3、……分钟，如果一个 F 的上下左右某个邻格在这一分钟之前已是 R，它就{{ words(language)[2] }}，
        从此成为 R。
        {%- if closed %}有些格（写成 (行, 列)，从左上角起，从 1 开始计数）起初是封闭的，在某一分钟之前不会变，
        从那一分钟起，按同样的规则可以变：
        {%- for row, col, minute in closed %}({{ row }}, {{ col }}) 从第 {{ minute }} 分钟起
        {{- "，" if not loop.last }}{% endfor %}。{% endif %}


        请给出 "minute"（最后的 F 在第几分钟变化）和 "cells"（在这一分钟变化的各格的集合，写成 (行, 列)，
        从 1 开始计数）。如果有的 F 永远不变，"minute" 写 -1，"cells" 写永远是 F 的各格的集合。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        return Record(minute=Integer(low=-1), cells=Cells(*size(instance.board)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        share = params.empty / 100
        board = [["." if rng.random() < share else "F" for _ in range(params.side)] for _ in range(params.side)]
        for row, col in rng.sample(where(board, "F"), params.sources):
            board[row][col] = "R"
        times = _times(board, {})
        late = sorted((cell for cell in times if times[cell]), key=lambda cell: (times[cell], cell))
        if len(late) <= params.closed + 2:
            raise task.Retry
        chosen = sorted(rng.sample(late[: -(len(late) // 4) or None], params.closed))
        opens = {cell: times[cell] + rng.randint(2, 3 + params.side // 3) for cell in chosen}
        instance = self.Instance(
            setting=rng.randrange(len(_SETTINGS)),
            board=tuple(map(tuple, board)),
            closed=tuple((row + 1, col + 1, opens[row, col]) for row, col in chosen),
        )
        answer = self.solve(instance)
        plain = self.solve(instance.model_copy(update={"closed": ()}))
        stuck, lone = answer["minute"] == -1, len(answer["cells"])
        if lone > 6 or (stuck and rng.random() < 0.8) or answer["minute"] in (0, 1):
            raise task.Retry
        if params.closed and not stuck and answer == plain:
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> dict[str, Any]:
        opens = {(row - 1, col - 1): minute for row, col, minute in instance.closed}
        times = _times(instance.board, opens)
        never = [cell for cell in where(instance.board, "F") if cell not in times]
        last = -1 if never else max(times.values())
        cells = never or [cell for cell, minute in times.items() if minute == last]
        return {"minute": last, "cells": frozenset(to_one(cells))}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        opens = {(row - 1, col - 1): minute for row, col, minute in instance.closed}
        times = _times(instance.board, opens)
        lines = []
        for minute in range(max(times.values()) + 1):
            changed = to_one(sorted(cell for cell in times if times[cell] == minute))
            lines.append(f"{minute}: {' '.join(f'({row},{col})' for row, col in changed) or '-'}")
        never = to_one(cell for cell in where(instance.board, "F") if cell not in times)
        lines.append(f"F: {' '.join(f'({row},{col})' for row, col in never) or '-'}")
        return "\n".join(lines)

    def key(self, instance: Instance) -> object:
        return [instance.board, instance.closed]


def _times(board: Board | list[list[str]], opens: dict[Cell, int]) -> dict[Cell, int]:
    """Give the minute in which each cell changes, 0 for those that have."""
    near = graph(*size(board), SIDES)
    found: dict[Cell, int] = {}
    queue = [(0, cell) for cell in where(board, "R")]
    heapify(queue)
    while queue:
        minute, cell = heappop(queue)
        if cell in found:
            continue
        found[cell] = minute
        for row, col in near[cell]:
            if board[row][col] == "F" and (row, col) not in found:
                heappush(queue, (max(minute + 1, opens.get((row, col), 0)), (row, col)))
    return found
