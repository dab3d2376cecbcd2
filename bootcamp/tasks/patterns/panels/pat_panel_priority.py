"""Find from examples in which order panels lie on top of each other, and give what is seen from above.

Answer: the grid that is seen; every order of the stated kind that fits the examples gives it.
Harder: more and larger panels, orders by place, by colour or by how full a panel is.
Skills: induction, spatial
Source: original; grids as in F. Chollet, On the measure of intelligence, 2019.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import permutations
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import cells
from bootcamp.lib.grid.cell_names import cell_name
from bootcamp.lib.prompts import comma
from bootcamp.task import Task, knob
from bootcamp.tasks.patterns._examples import Pair, grid_prompt, settled
from bootcamp.tasks.patterns._scenes import COLOURS, EMPTY, paint, panels_of, side_by_side
from bootcamp.verifiers import Board, Format, Grid

Order = tuple[str, str]  # by what the panels are ordered, and their places or colours from the top

WAYS = ("place", "colour", "fill")
FILLS = ("most", "fewest")


class PatPanelPriority(Task["PatPanelPriority.Params", "PatPanelPriority.Instance", Board]):
    version = 1

    class Params(task.Params):
        side: int = knob(
            "the number of rows and of columns of a panel", levels=(3, 3, 3, 4, 4, 4, 5, 5, 6, 7), ge=3, le=10
        )
        panels: int = knob("how many panels an input has", levels=(2, 3, 3, 3, 4, 4, 4, 5, 5, 5), ge=2, le=5)
        ways: int = knob("in how many ways the order may be given", levels=(1, 1, 2, 2, 2, 3, 3, 3, 3, 3), ge=1, le=3)
        pairs: int = knob("how many examples are given", levels=(2, 2, 2, 2, 3, 3, 3, 3, 3, 3), ge=1, le=6)

    class Instance(task.Instance):
        pairs: tuple[Pair, ...]
        query: Board
        panels: int
        ways: int

    prompt = grid_prompt(
        en=r"""
        0 is an empty, transparent cell. The input holds {{ panels }} square panels side by side, parted by
        {{ "a column" if panels == 2 else "columns" }} of 9; each panel has one colour.
        The panels are laid on top of each other, and the output is what is seen from above. The order of the panels
        from top to bottom is given in
        {%- if ways == 1 %}
         this way: there is a fixed order of the places (first panel, second panel and so on).
        {% else %}
         one of these ways:

        - There is a fixed order of the places (first panel, second panel and so on).
        - There is a fixed order of the colours.
        {% if ways == 3 %}
        - The panels are ordered by their numbers of empty cells, from the most or from the fewest.
        {% endif %}
        {% endif %}
        """,
        zh=r"""
        0 是透明的空格。输入由并排的 {{ panels }} 块正方形面板组成，
        以{{ "一列" if panels == 2 else "一列列的" }} 9 隔开，
        每块面板只有一种颜色。
        把各面板叠放在一起，输出是从上方看到的样子。面板从上到下的次序
        {%- if ways == 1 -%}
        这样给出：各位置（第一块、第二块等等）有固定的次序。
        {% else -%}
        由下列方式之一给出：

        - 各位置（第一块、第二块等等）有固定的次序。
        - 各颜色有固定的次序。
        {% if ways == 3 %}
        - 按空格的个数从多到少或从少到多排列。
        {% endif %}
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(len(instance.query), len(instance.query))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        paints = "".join(sorted(rng.sample(COLOURS[:-1], params.panels)))
        way = rng.choice(WAYS[: params.ways])
        family = list(_family(paints, params.ways))
        hidden = rng.choice([order for order in family if order[0] == way])
        *befores, query = (_random_input(params.side, paints, rng) for _ in range(params.pairs + 1))
        pairs = tuple((before, _seen(hidden, before)) for before in befores)
        result = settled([partial(_seen, order) for order in family], pairs, query)
        return self.Instance(pairs=pairs, query=query, panels=params.panels, ways=params.ways), result

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        words = {"en": dict(zip(FILLS, FILLS, strict=True)), "zh": dict(zip(FILLS, ("最多", "最少"), strict=True))}[
            language
        ]
        no, lines = {"en": "no", "zh": "否"}[language], []
        for number, way in enumerate(WAYS[: instance.ways], 1):
            label = f"{number}. " if instance.ways > 1 else ""
            over = _over(way, instance.pairs)
            clash = next((pair for pair in over if pair[::-1] in over), None)
            shown = [clash, clash[::-1]] if clash else list(over)
            told = comma(f"{words.get(a, a)} > {words.get(b, b)} ({over[a, b]})" for a, b in shown)
            order = _ordered(over)
            if order is None:
                lines.append(f"{label}{told}: {no}")
                continue
            if not over:
                return label + {"en": "no overlap", "zh": "没有重叠"}[language]
            lines.append(f"{label}{told}: {' > '.join(words.get(name, name) for name in order)}")
            if way == "fill":
                panels = panels_of(instance.query, len(instance.query))
                ranks = sorted(
                    enumerate(map(_empty_cells, panels), 1), key=lambda one: one[1], reverse=order[0] == FILLS[0]
                )
                lines.append(" > ".join(f"{place} ({count})" for place, count in ranks))
            return "\n".join(lines)
        raise ValueError("no order fits")

    def key(self, instance: Instance) -> object:
        return [sorted(instance.pairs), instance.query, instance.ways]


def _family(paints: str, ways: int) -> Iterator[Order]:
    """Yield the possible orders of panels with these colours."""
    names = {"place": permutations("01234"[: len(paints)]), "colour": permutations(paints), "fill": FILLS}
    return ((way, "".join(order)) for way in WAYS[:ways] for order in names[way])


def _over(way: str, pairs: Sequence[Pair]) -> dict[tuple[str, str], str]:
    """Give which place, colour or fullness is seen above which other one in the examples, and where first."""
    over: dict[tuple[str, str], str] = {}
    for number, (before, after) in enumerate(pairs, 1):
        panels = panels_of(before, len(before))
        for row, col in cells(len(after), len(after)):
            stack = {panel[row][col]: place for place, panel in enumerate(panels) if panel[row][col] != EMPTY}
            top = stack.pop(after[row][col], -1)
            for ink, place in stack.items():
                fuller = _empty_cells(panels[top]) < _empty_cells(panels[place])
                names = {"place": (str(top + 1), str(place + 1)), "colour": (after[row][col], ink)}
                pair = names.get(way, (FILLS[fuller], FILLS[not fuller]))
                over.setdefault(pair, f"{number} {cell_name((row, col))}")
    return over


def _ordered(over: Iterable[tuple[str, str]]) -> list[str] | None:
    """Sort names so that each pair is in order; None if that cannot be done."""
    pairs = set(over)
    left, order = sorted({name for pair in pairs for name in pair}), list[str]()
    while left:
        top = [name for name in left if not any((other, name) in pairs for other in left)]
        if not top:
            return None
        order.append(top[0])
        left.remove(top[0])
    return order


def _random_input(side: int, paints: str, rng: Random) -> Board:
    """Draw panels of these colours in random order, no two of them equally full."""
    counts = rng.sample(range(side * side // 4, side * side * 3 // 4 + 1), len(paints))
    places = list(cells(side, side))
    colours = rng.sample(paints, len(paints))
    panels = [
        paint(side, side, [(colour, tuple(rng.sample(places, k)))]) for colour, k in zip(colours, counts, strict=True)
    ]
    return side_by_side(panels)


def _empty_cells(panel: Board) -> int:
    return sum(row.count(EMPTY) for row in panel)


def _seen(order: Order, board: Board) -> Board:
    """Give what is seen of the panels from above."""
    way, names = order
    panels = panels_of(board, len(board))
    if way == "fill":
        panels.sort(key=_empty_cells, reverse=names == "most")
    elif way == "place":
        panels = [panels[int(place)] for place in names]
    else:
        panels.sort(key=lambda panel: min(names.find(item) % 10 for row in panel for item in row))
    return tuple(
        tuple(next((item for item in stack if item != EMPTY), EMPTY) for stack in zip(*rows, strict=True))
        for rows in zip(*panels, strict=True)
    )
