"""Find from examples how cells are coloured by their distance to the nearest seed, and colour a new grid.

Answer: the coloured grid; every rule of the stated kind that fits the examples gives it.
Harder: larger grids, more seeds, walls, longer cycles of colours, a limit of the distance.
Skills: induction, spatial, counting
Source: original; grids as in F. Chollet, On the measure of intelligence, 2019.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from functools import lru_cache, partial
from itertools import product
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import KING, SIDES, Cell, cells, distances, fill, size, where
from bootcamp.lib.prompts import by_language, comma
from bootcamp.task import Task, knob
from bootcamp.tasks.patterns._examples import Pair, coloured, grid_prompt, settled_by_tables
from bootcamp.tasks.patterns._scenes import EMPTY
from bootcamp.tasks.patterns._shown_rules import read_table
from bootcamp.verifiers import Board, Format, Grid

SEED, WALL = "1", "9"
METRICS = {  # which steps are counted
    "side": ("steps to a cell that shares a side, through any cells", "走到有公共边的格子，可以穿过任何格子"),
    "king": (
        "steps to a cell that shares a side or a corner, through any cells",
        "走到有公共边或公共角的格子，可以穿过任何格子",
    ),
    "around": ("steps to a cell that shares a side, never into a wall", "走到有公共边的格子，不能走进墙"),
    "king_around": (
        "steps to a cell that shares a side or a corner, never into a wall",
        "走到有公共边或公共角的格子，不能走进墙",
    ),
}


class PatDistanceBands(Task["PatDistanceBands.Params", "PatDistanceBands.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(5, 6, 7, 8, 8, 9, 10, 11, 12, 14), ge=4, le=16)
        seeds: int = knob("how many seeds a grid has", levels=(1, 1, 1, 2, 2, 3, 3, 4, 4, 5), ge=1, le=8)
        walls: int = knob(
            "how many percent of the cells are walls", levels=(0, 0, 0, 0, 20, 20, 25, 25, 28, 28), ge=0, le=50
        )
        longest: int = knob("the longest cycle of colours", levels=(2, 3, 4, 4, 4, 5, 5, 5, 6, 6), ge=2, le=6)
        limit: int = knob(
            "the greatest limit of the distance, 0 for none", levels=(0, 0, 0, 5, 5, 5, 6, 6, 7, 7), ge=0, le=8
        )
        pairs: int = knob("how many examples are given", levels=(2,) * 10, ge=1, le=6)

    class Instance(task.Instance):
        pairs: tuple[Pair, ...]
        query: Board
        metrics: tuple[str, ...]
        longest: int
        limit: int

        @property
        def ways(self) -> dict[str, list[str]]:
            return by_language(METRICS[name] for name in self.metrics)

    prompt = grid_prompt(
        en=r"""
        0 is an empty cell and 1 a seed{{ ", 9 is a wall; seeds and walls" if metrics | length > 2 else "; seeds" }}
        stay as they are. The distance of an empty cell is the least number of steps from it to a seed, where the steps
        are of one of these kinds (the same one in every grid):

        {{ ways[language] | bullets }}

        The colour of an empty cell depends on its distance d by a list of p colours, not necessarily different, that is
        repeated again and again, p being at most {{ longest }}: distances d and d + p have the same colour.
        {%- if limit %} There may be a limit L, from 1 to {{ limit }}: then cells at a greater distance stay 0.
        {%- endif %} Cells from which no way leads to a seed stay 0.
        """,
        zh=r"""
        0 是空格，1 是种子{{ "，9 是墙；种子和墙" if metrics | length > 2 else "；种子" }}保持不变。
        一个空格的距离是从它走到某个种子的最少步数，每一步属于下列种类之一（各网格用同一种）：

        {{ ways[language] | bullets }}

        空格的颜色由它的距离 d 决定：把 p 个颜色（p 不超过 {{ longest }}，颜色可以重复）排成一列，反复循环使用，
        距离 d 与 d + p 的颜色相同。
        {%- if limit %}可能有一个上限 L（1 到 {{ limit }}），距离超过它的格子保持为 0。{% endif %}
        到不了任何种子的格子保持为 0。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(*size(instance.query))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        metrics = tuple(METRICS)[: 4 if params.walls else 2]
        limits = [params.size**2, *range(1, params.limit + 1)]
        metric, period, limit = rng.choice(metrics), rng.randint(2, params.longest), rng.choice(limits)
        *befores, query = (_random_board(params, rng) for _ in range(params.pairs + 1))
        inks = enumerate(rng.sample("2345678", period))
        table: dict[str | int, str] = {EMPTY: EMPTY, SEED: SEED, WALL: WALL} | dict(inks)
        pairs = tuple((before, coloured(table, _classes(metric, period, limit, before))) for before in befores)
        family = (partial(_classes, *choice) for choice in product(metrics, range(1, params.longest + 1), limits))
        result = settled_by_tables(family, pairs, query)
        return self.Instance(
            pairs=pairs, query=query, metrics=metrics, longest=params.longest, limit=params.limit
        ), result

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        far, no = len(instance.query) ** 2, {"en": "no", "zh": "否"}[language]
        lines = []
        for number, metric in enumerate(instance.metrics, 1):
            table, clash = read_table(partial(_classes, metric, far, far), instance.pairs, _told)
            if clash:
                lines.append(f"{number}. {clash}: {no}")
                continue
            seen = {int(_told(steps)): ink for steps, (ink, _) in table.items()}
            shown = comma(f"{steps} {ink}" for steps, ink in sorted(seen.items()))
            limits = [far, *range(1, instance.limit + 1)]
            choices = (_cycle(seen, *choice) for choice in product(range(1, instance.longest + 1), limits))
            cycle, limit = next((found for found in choices if found[0]), ("", 0))
            if not cycle:
                lines.append(f"{number}. {shown}: {no}")
                continue
            lines.append(f"{number}. {shown} -> {' '.join(cycle)}" + (f"; L = {limit}" if limit < far else ""))
            for row, line in enumerate(_classes(metric, far, far, instance.query), 1):
                lines.append(f"{row}: {' '.join(_told(name) for name in line)}")
            return "\n".join(lines)
        raise ValueError("no rule fits")

    def key(self, instance: Instance) -> object:
        return [sorted(instance.pairs), instance.query, instance.metrics, instance.longest, instance.limit]


def _random_board(params: PatDistanceBands.Params, rng: Random) -> Board:
    places = list(cells(params.size, params.size))
    seeds = set(rng.sample(places, params.seeds))
    marks = [SEED if c in seeds else WALL if rng.random() * 100 < params.walls else EMPTY for c in places]
    return fill(params.size, params.size, marks)


def _told(name: Hashable) -> str:
    """Write a distance, which classes without a period give less 1, in place of a class."""
    return str(name + 1) if isinstance(name, int) else f"[{name}]"


def _cycle(seen: Mapping[int, str], period: int, limit: int) -> tuple[str, int]:
    """Give the colours that are repeated if distances up to a limit have them, and the limit; else nothing."""
    cycle = {(steps - 1) % period: ink for steps, ink in sorted(seen.items()) if steps <= limit}
    right = all(ink == (cycle[(steps - 1) % period] if steps <= limit else EMPTY) for steps, ink in seen.items())
    return ("".join(cycle[place] for place in sorted(cycle)), limit) if right and cycle else ("", 0)


def _classes(metric: str, period: int, limit: int, board: Board) -> list[list[str | int]]:
    """Give the place in the cycle of every cell that is coloured, and the colour of every other one."""
    distance = _distance(metric, board)
    classes: list[list[str | int]] = [list(row) for row in board]
    for row, col in where(board, EMPTY):
        steps = distance.get((row, col), limit + 1)
        classes[row][col] = EMPTY if steps > limit else (steps - 1) % period
    return classes


@lru_cache(maxsize=64)
def _distance(metric: str, board: Board) -> dict[Cell, int]:
    """Give the distance of every cell from which a way leads to a seed."""
    within = set(where(board, EMPTY, SEED) if "around" in metric else cells(*size(board)))
    found: dict[Cell, int] = {}
    for seed in where(board, SEED):
        for cell, steps in distances(seed, within, KING if "king" in metric else SIDES).items():
            found[cell] = min(steps, found.get(cell, steps))
    return found
