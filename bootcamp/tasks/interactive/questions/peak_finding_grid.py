"""Find a peak of a hidden land of heights by looking at few of its cells.

Answer: cells to look at or, once, a peak; every peak wins.
Turns: one look each, the last one names the peak.
Harder: larger lands with long winding ridges, on which climbing takes too many looks.
Skills: search, spatial, planning
Source: original; the policy goes to the half beyond the higher side of a line (the two-dimensional peak search).
"""

from __future__ import annotations

from collections.abc import Generator
from functools import lru_cache
from random import Random
from typing import Any, NamedTuple

from bootcamp import interactive
from bootcamp.interactive import Interactive, Prompt, Turn, knob
from bootcamp.lib.chance import draw, new_chance
from bootcamp.lib.query_plans import follow
from bootcamp.verifiers import Cell, Cells, Command, Format

Point = tuple[int, int]
Move = tuple[str, Any]
LOOKS = 8


class _Seen(NamedTuple):
    verb: str
    cells: tuple[Point, ...]
    heights: tuple[int, ...]
    peak: bool


Past = tuple[tuple[Move, _Seen], ...]


class PeakFindingGrid(Interactive["PeakFindingGrid.Params", "PeakFindingGrid.Instance", Move, None, _Seen]):
    version = 1

    class Params(interactive.Params):
        size: int = knob("the side of the land", levels=(8, 10, 12, 14, 17, 20, 24, 28, 34, 40), ge=4, le=40)
        peaks: int = knob("the most peaks", levels=(4, 4, 4, 4, 3, 3, 3, 2, 2, 1), ge=1, le=4)
        turns: int = knob("the most moves", levels=(10, 12, 13, 14, 15, 17, 18, 20, 22, 25), ge=3, le=40)

    class Instance(interactive.Instance):
        secret = ("land",)
        size: int
        peaks: int
        land: int

    prompt = Prompt(
        en=r"""
        A land of {{ size }} × {{ size }} cells, rows and columns counted from 1, has a different height in every cell,
        the numbers from 1 to {{ size * size }}. A peak is a cell that is higher than its neighbours above, below, left
        and right, as far as there are any. There {{ "is just 1 peak" if peaks < 2 else "are 1 to " ~
        peaks ~ " peaks" }}; the ridges that lead up are long and winding. Find a peak, any one will do.

        - "look" with a set of 1 to 8 cells: I tell you their heights.
        - "answer" with a cell: this ends the game. You win if it is a peak, else you lose.
        """,
        zh=r"""
        一片 {{ size }} × {{ size }} 格的土地，行和列都从 1 数起，每格的高度各不相同，是 1 到 {{ size * size }} 的数。
        如果一个格子比上、下、左、右所有存在的相邻格子都高，它就是一个山峰。山峰有
        {{ "1 到 " ~ peaks if peaks > 1 else 1 }} 个；通向山峰的山脊又长又曲折。请找出任意一个山峰。

        - “look”后接含 1 到 8 个格子的集合：我告诉你它们的高度。
        - “answer”后接一个格子：游戏到此结束。如果它是山峰，你获胜，否则你失败。
        """,
    )
    reply = Prompt(
        en="""
        {% if verb == "look" %}
        {% for cell in cells %}
        {{ cell | point }}: {{ heights[loop.index0] }}
        {% endfor %}
        {% else %}
        {{ cells[0] | point }} is {{ "a" if peak else "no" }} peak.
        {% endif %}
        """,
        zh="""
        {% if verb == "look" %}
        {% for cell in cells %}
        {{ cell | point }}：{{ heights[loop.index0] }}
        {% endfor %}
        {% else %}
        {{ cells[0] | point }} {{ "是" if peak else "不是" }}山峰。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Move]:
        return Command(look=Cells(instance.size, instance.size), answer=Cell(instance.size, instance.size))

    def deal(self, params: PeakFindingGrid.Params, rng: Random) -> Instance:
        size = params.size
        instance = self.Instance(size=size, peaks=params.peaks, turns=params.turns, land=new_chance(rng))
        heights = _heights(size, params.peaks, instance.land)
        at, steps = ((size + 1) // 2, (size + 1) // 2), 0
        while not _is_peak(heights, at):
            at, steps = max(_beside(heights, at), key=heights.__getitem__), steps + 1
        if (steps < 2 * params.turns and size >= 12) or not self.policy_wins(instance):  # climbing would be enough
            raise interactive.Retry
        return instance

    def begin(self, instance: Instance) -> None:
        return None

    def illegal(self, shown: Instance, past: Past, move: Move) -> str:
        looked = len(move[1]) if move[0] == "look" else 1
        return "" if 1 <= looked <= LOOKS else f"{looked} cells are named, not 1 to {LOOKS}"

    def react(self, instance: Instance, state: None, move: Move) -> Turn:
        verb, what = move
        heights = _heights(instance.size, instance.peaks, instance.land)
        if verb == "answer":
            peak = _is_peak(heights, what)
            return Turn(state, _Seen(verb, (what,), (), peak), "won" if peak else "lost")
        cells = tuple(sorted(what))
        return Turn(state, _Seen(verb, cells, tuple(map(heights.__getitem__, cells)), peak=False))

    def random_move(self, shown: Instance, past: Past, rng: Random) -> Move:
        drawn = [(rng.randint(1, shown.size), rng.randint(1, shown.size)) for _ in range(LOOKS)]
        return ("look", frozenset(drawn)) if rng.random() < 0.7 else ("answer", drawn[0])

    def policy(self, shown: Instance, past: Past, rng: Random) -> Move:
        told = (dict(zip(seen.cells, seen.heights, strict=True)) for _, seen in past)
        return follow(_by_lines(shown.size), told, ask="look")


def _by_lines(size: int) -> Generator[frozenset[Point], dict[Point, int], Point]:
    """Look along the middle line of the region, go to the side where the highest cell seen so far is."""
    known: dict[Point, int] = {}
    low, high = (1, 1), (size, size)

    def look(cells: list[Point]) -> Generator[frozenset[Point], dict[Point, int], None]:
        new = [cell for cell in cells if cell not in known and min(cell) >= 1 and max(cell) <= size]
        for start in range(0, len(new), LOOKS):
            known.update((yield frozenset(new[start : start + LOOKS])))

    while (high[0] - low[0] + 1) * (high[1] - low[1] + 1) > LOOKS:
        axis = 0 if high[0] - low[0] >= high[1] - low[1] else 1
        middle = (low[axis] + high[axis]) // 2
        across = range(low[1 - axis], high[1 - axis] + 1)
        yield from look([(middle, k) if axis == 0 else (k, middle) for k in across])
        best = max(known, key=known.__getitem__)
        if best[axis] == middle:
            yield from look([(best[0] + i, best[1] + j) for i, j in ((0, 1), (0, -1), (1, 0), (-1, 0))])
            top = max(known, key=known.__getitem__)
            if top == best:
                return best
            best = top
        if best[axis] < middle:
            high = (middle - 1, high[1]) if axis == 0 else (high[0], middle - 1)
        else:
            low = (middle + 1, low[1]) if axis == 0 else (low[0], middle + 1)
    yield from look([(row, col) for row in range(low[0], high[0] + 1) for col in range(low[1], high[1] + 1)])
    return max(known, key=known.__getitem__)


@lru_cache(maxsize=64)
def _heights(size: int, peaks: int, land: int) -> dict[Point, int]:
    """Draw the heights: a maze of ridges that rise to their roots, and slopes that fall away from them."""
    rng = draw(land, 0, "heights")
    cells = [(row, col) for row in range(1, size + 1) for col in range(1, size + 1)]
    root = (rng.randrange(1, size + 1, 2), rng.randrange(1, size + 1, 2))
    steps, stack = {root: 0}, [root]
    bridges: list[Point] = []
    while stack:  # a maze by depth-first search on every second cell
        row, col = stack[-1]
        ways = [(row + 2, col), (row - 2, col), (row, col + 2), (row, col - 2)]
        ways = [way for way in ways if way not in steps and min(way) >= 1 and max(way) <= size]
        if ways:
            way = rng.choice(ways)
            bridges.append(((row + way[0]) // 2, (col + way[1]) // 2))
            steps[bridges[-1]] = steps[row, col] + 1
            steps[way] = steps[row, col] + 2
            stack.append(way)
        else:
            stack.pop()
    for bridge in rng.sample(bridges, rng.randint(0, min(peaks - 1, len(bridges)))):
        del steps[bridge]  # what was beyond it gets a peak of its own
    away = dict.fromkeys(steps, 0)
    queue = list(steps)
    for cell in queue:
        for near in ((cell[0] + i, cell[1] + j) for i, j in ((0, 1), (0, -1), (1, 0), (-1, 0))):
            if near not in away and min(near) >= 1 and max(near) <= size:
                away[near] = away[cell] + 1
                queue.append(near)
    order = sorted(cells, key=lambda cell: (-away[cell], -steps.get(cell, 0), rng.random()))
    return {cell: height for height, cell in enumerate(order, start=1)}


def _beside(heights: dict[Point, int], cell: Point) -> list[Point]:
    row, col = cell
    return [near for near in ((row + 1, col), (row - 1, col), (row, col + 1), (row, col - 1)) if near in heights]


def _is_peak(heights: dict[Point, int], cell: Point) -> bool:
    return all(heights[near] < heights[cell] for near in _beside(heights, cell))
