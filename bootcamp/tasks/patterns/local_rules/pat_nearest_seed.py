"""Find from examples how distance is measured and ties are settled, and colour each cell by its nearest seed.

Answer: the coloured grid; every rule of the stated kind that fits the examples gives it.
Harder: larger grids, more seeds, more ways to measure distance, more ties.
Skills: induction, geometry, spatial
Source: original; discrete Voronoi diagrams as in A. Okabe et al., Spatial tessellations, 2000.
"""

from __future__ import annotations

from functools import lru_cache, partial
from itertools import product
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell, cells, fill, size
from bootcamp.lib.grid.cell_names import cell_name
from bootcamp.lib.prompts import comma
from bootcamp.task import Task, knob
from bootcamp.tasks.patterns._examples import Pair, grid_prompt, settled
from bootcamp.tasks.patterns._scenes import COLOURS, EMPTY, paint
from bootcamp.verifiers import Board, Format, Grid

METRICS = ("side", "king", "straight")
LOWER, HIGHER = "lower", "higher"  # ways to settle a tie, beside a fixed colour


class PatNearestSeed(Task["PatNearestSeed.Params", "PatNearestSeed.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(4, 5, 5, 6, 7, 8, 9, 10, 12, 14), ge=4, le=18)
        seeds: int = knob("how many seeds a grid has", levels=(2, 2, 3, 3, 4, 5, 5, 6, 7, 8), ge=2, le=12)
        colours: int = knob("how many colours seeds may have", levels=(3, 4, 4, 4, 5, 5, 6, 7, 7, 7), ge=2, le=9)
        metrics: int = knob(
            "how many ways to measure distance are possible", levels=(1, 1, 2, 2, 3, 3, 3, 3, 3, 3), ge=1, le=3
        )
        pairs: int = knob("how many examples are given", levels=(2,) * 10, ge=1, le=6)

    class Instance(task.Instance):
        pairs: tuple[Pair, ...]
        query: Board
        metrics: int

    prompt = grid_prompt(
        en=r"""
        0 is an empty cell, all others are seeds. In the output every cell has the colour of the nearest seed. The
        distance between two cells is
        {%- if metrics == 1 %}
         the difference of their rows plus the difference of their columns.
        {% else %}
         one of these (the same one in every grid):

        - the difference of their rows plus the difference of their columns
        - the larger one of the difference of their rows and the difference of their columns
        {% if metrics == 3 %}
        - the straight distance between their centres
        {% endif %}

        {% endif %}
        Where nearest seeds of different colours are equally near, the cell gets, by a hidden rule that is the same in
        every grid, the lowest of their colours, the highest of their colours, or always one fixed colour, which may be
        0 or any other.
        """,
        zh=r"""
        0 是空格，其他格子都是种子。输出中每个格子取最近种子的颜色。两格之间的距离
        {%- if metrics == 1 -%}
        是它们相差的行数加上相差的列数。
        {% else -%}
        是下列之一（各网格相同）：

        - 相差的行数加上相差的列数
        - 相差的行数与相差的列数中较大的一个
        {% if metrics == 3 %}
        - 两格中心之间的直线距离
        {% endif %}

        {% endif %}
        若有几颗颜色不同的最近种子同样近，则按一条各网格相同的隐藏规则，
        该格取其中最小的颜色、其中最大的颜色，或者总取某个固定的颜色（可以是 0 或任何其他颜色）。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(len(instance.query), len(instance.query))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        hidden = rng.choice(METRICS[: params.metrics]), rng.choice((EMPTY, rng.choice(COLOURS), LOWER, HIGHER))
        colours = rng.sample(COLOURS, params.colours)
        *befores, query = (_random_board(params, colours, rng) for _ in range(params.pairs + 1))
        pairs = tuple((before, _divided(*hidden, before)) for before in befores)
        family = product(METRICS[: params.metrics], (EMPTY, *COLOURS, LOWER, HIGHER))
        result = settled([partial(_divided, *rule) for rule in family], pairs, query)
        if len({item for row in result for item in row}) < 2:
            raise task.Retry
        return self.Instance(pairs=pairs, query=query, metrics=params.metrics), result

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        words = {
            "en": {LOWER: "the lower one", HIGHER: "the higher one", "no": "no"},
            "zh": {LOWER: "较小", HIGHER: "较大", "no": "否"},
        }[language]
        lines = []
        for number, metric in enumerate(METRICS[: instance.metrics], 1):
            label = f"{number}. " if instance.metrics > 1 else ""
            seen = [
                ("/".join(near), ink, f"{example} {cell_name((row, col))}")
                for example, (before, after) in enumerate(instance.pairs, 1)
                for row, nearest in enumerate(_nearest(metric, before))
                for col, (near, ink) in enumerate(zip(nearest, after[row], strict=True))
            ]
            wrong = next((one for one in seen if len(one[0]) == 1 and one[0] != one[1]), None)
            if wrong:
                lines.append(f"{label}{wrong[0]} -> {wrong[1]} ({wrong[2]}): {words['no']}")
                continue
            ties = comma(dict.fromkeys(f"{near} -> {ink}" for near, ink, _ in seen if len(near) > 1))
            rules = [
                tie
                for tie in (LOWER, HIGHER, EMPTY, *COLOURS)
                if all(_settled(tie, tuple(near.split("/"))) == ink for near, ink, _ in seen)
            ]
            if rules:
                lines.append(f"{label}{ties or '-'}: {words.get(rules[0], rules[0])}")
                nearest = _nearest(metric, instance.query)
                rows = (" ".join("/".join(near) for near in row) for row in nearest)
                return "\n".join([*lines, *(f"{row}: {told}" for row, told in enumerate(rows, 1))])
            lines.append(f"{label}{ties}: {words['no']}")
        raise ValueError("no rule fits")

    def key(self, instance: Instance) -> object:
        return [sorted(instance.pairs), instance.query, instance.metrics]


def _random_board(params: PatNearestSeed.Params, colours: list[str], rng: Random) -> Board:
    seeds = rng.sample(list(cells(params.size, params.size)), params.seeds)
    return paint(params.size, params.size, ((rng.choice(colours), (seed,)) for seed in seeds))


def _divided(metric: str, tie: str, board: Board) -> Board:
    """Colour every cell by its nearest seed."""
    return tuple(tuple(_settled(tie, colours) for colours in line) for line in _nearest(metric, board))


def _settled(tie: str, colours: tuple[str, ...]) -> str:
    if len(colours) == 1 or tie == LOWER:
        return colours[0]
    return colours[-1] if tie == HIGHER else tie


@lru_cache(maxsize=64)
def _nearest(metric: str, board: Board) -> tuple[tuple[tuple[str, ...], ...], ...]:
    """Give for every cell the colours of the nearest seeds, increasing."""
    seeds = [((row, col), item) for row, line in enumerate(board) for col, item in enumerate(line) if item != EMPTY]
    found = []
    for cell in cells(*size(board)):
        far = [(_distance(metric, cell, seed), colour) for seed, colour in seeds]
        least = min(far)[0]
        found.append(tuple(sorted({colour for distance, colour in far if distance == least})))
    return fill(*size(board), found)


def _distance(metric: str, cell: Cell, seed: Cell) -> int:
    down, right = abs(cell[0] - seed[0]), abs(cell[1] - seed[1])
    return {"side": down + right, "king": max(down, right), "straight": down * down + right * right}[metric]
