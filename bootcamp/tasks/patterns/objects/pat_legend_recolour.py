"""Find from examples how the legend of a grid is read, and recolour a new picture by its own legend.

Answer: the recoloured picture; every convention of the stated kind that fits the examples gives it.
Harder: larger pictures, longer legends with chains of pairs, more conventions that are possible.
Skills: induction, simulation
Source: original; grids as in F. Chollet, On the measure of intelligence, 2019.
"""

from __future__ import annotations

from functools import partial
from itertools import pairwise, product
from random import Random

from bootcamp import task
from bootcamp.lib.prompts import by_language, comma
from bootcamp.task import Task, knob
from bootcamp.tasks.patterns._examples import Pair, grid_prompt, settled
from bootcamp.tasks.patterns._scenes import EMPTY, LINE, random_board
from bootcamp.tasks.patterns._shown_rules import tried_lines
from bootcamp.verifiers import Board, Format, Grid

ORDERS = {
    "once": ("all pairs are used at once, so that every cell changes at most once", "所有数对同时使用，每格至多变一次"),
    "down": ("the pairs are used one after the other, from the top row down", "从最上一行往下，逐个使用数对"),
    "up": ("the pairs are used one after the other, from the bottom row up", "从最下一行往上，逐个使用数对"),
    "end": (
        "all pairs are used again and again, until no cell changes any more",
        "反复使用所有数对，直到没有格子再变化",
    ),
}
INKS = "12345678"

Legend = list[tuple[str, str]]


class PatLegendRecolour(Task["PatLegendRecolour.Params", "PatLegendRecolour.Instance", Board]):
    version = 1

    class Params(task.Params):
        rows: int = knob("the number of rows", levels=(3, 3, 4, 5, 5, 6, 7, 8, 9, 10), ge=2, le=12)
        cols: int = knob("the number of columns of the picture", levels=(3, 4, 4, 5, 6, 6, 7, 8, 9, 10), ge=2, le=12)
        legend: int = knob("how many pairs a legend has", levels=(2, 3, 3, 4, 4, 5, 5, 6, 6, 6), ge=1, le=7)
        chains: int = knob(
            "how many chains the pairs form; with the pairs at most 8",
            levels=(2, 2, 2, 2, 2, 2, 2, 2, 2, 1),
            ge=1,
            le=4,
        )
        orders: int = knob(
            "how many orders of using the pairs are possible", levels=(1, 2, 3, 4, 4, 4, 4, 4, 4, 4), ge=1, le=4
        )
        erasing: bool = knob("whether colours outside the legend may be erased", levels=(False,) * 4 + (True,) * 6)
        pairs: int = knob("how many examples are given", levels=(2,) * 10, ge=1, le=6)

    class Instance(task.Instance):
        pairs: tuple[Pair, ...]
        query: Board
        orders: tuple[str, ...]
        erasing: bool

        @property
        def ways(self) -> dict[str, list[str]]:
            return by_language(ORDERS[name] for name in self.orders)

    prompt = grid_prompt(
        en=r"""
        0 is an empty cell. A column of 9 parts the input: to its right is a picture, to its left a legend, which has a
        pair of colours in each of its rows; rows 0 0 are no pairs, and no colour stands twice on one side of a legend.
        The output is the picture in new colours. To use a pair is to replace one of its colours, wherever it stands in
        the picture, by the other: in every grid the left one by the right one, or in every grid the right one by the
        left one. Also the same in every grid is which of these holds:

        {{ ways[language] | bullets }}

        {% if erasing %}
        Before that, cells whose colour stands nowhere in the legend either all become 0 or all stay.
        {% else %}
        Cells whose colour stands nowhere in the legend stay as they are.
        {% endif %}
        """,
        zh=r"""
        0 是空格。一列 9 把输入分成两部分：右边是图，左边是图例，图例每行有一对颜色，称为一个数对；
        0 0 的行不是数对，同一图例的同一边没有重复的颜色。输出是换了颜色的图。
        使用一个数对，就是把图中所有的其中一种颜色换成另一种：各网格都是把左边的换成右边的，
        或者各网格都是把右边的换成左边的。下列哪一条成立，各网格也相同：

        {{ ways[language] | bullets }}

        {% if erasing %}
        在此之前，颜色不在图例中的格子要么全部变成 0，要么全部不变。
        {% else %}
        颜色不在图例中的格子不变。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(len(instance.query), len(instance.query[0]) - 3)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        orders = tuple(ORDERS)[: params.orders]
        family = [
            partial(_recoloured, *choice)
            for choice in product((1, -1), orders, (False, True) if params.erasing else (False,))
        ]
        hidden = rng.choice(family)
        *befores, query = (_random_input(params, rng) for _ in range(params.pairs + 1))
        pairs = tuple((before, hidden(before)) for before in befores)
        result = settled(family, pairs, query)
        if any(result == after for _, after in pairs) or result == tuple(row[3:] for row in query):
            raise task.Retry
        return self.Instance(pairs=pairs, query=query, orders=orders, erasing=params.erasing), result

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        def tried(choice: tuple[int, str, bool], board: Board) -> tuple[str, Board]:
            inks = sorted({ink for row in board for ink in row[3:]})
            courses = [_course(*choice, board, ink) for ink in inks]
            return comma(" -> ".join(course) for course in courses if len(course) > 1), _recoloured(*choice, board)

        words = {"en": ("left", "right", "others stay", "others 0"), "zh": ("左", "右", "其余不变", "其余变 0")}[
            language
        ]
        rules = []
        for way, order, erasing in product((1, -1), instance.orders, (False, True)[: 1 + instance.erasing]):
            number = f" {instance.orders.index(order) + 1}" if len(instance.orders) > 1 else ""
            rest = f", {words[2 + erasing]}" if instance.erasing else ""
            sides = words[:2] if way > 0 else words[1::-1]
            rules.append((f"{' -> '.join(sides)}{number}{rest}: ", partial(tried, (way, order, erasing))))
        return "\n".join(tried_lines(rules, instance.pairs, instance.query, language))

    def key(self, instance: Instance) -> object:
        return [sorted(instance.pairs), instance.query, instance.orders, instance.erasing]


def _random_input(params: PatLegendRecolour.Params, rng: Random) -> Board:
    inks = rng.sample(INKS, params.legend + params.chains)
    ends = set(rng.sample(range(1, len(inks) - 1), params.chains - 1))  # where a chain ends
    legend = [pair for place, pair in enumerate(pairwise(inks)) if place not in ends]
    legend = [*rng.sample(legend, len(legend)), *[(EMPTY, EMPTY)] * (params.rows - len(legend))]
    picture = random_board(rng, params.rows, params.cols, INKS, 0.9)
    return tuple((*pair, LINE, *row) for pair, row in zip(legend, picture, strict=True))


def _recoloured(way: int, order: str, erasing: bool, board: Board) -> Board:
    known = {ink: _course(way, order, erasing, board, ink)[-1] for row in board for ink in row[3:]}
    return tuple(tuple(known[ink] for ink in row[3:]) for row in board)


def _course(way: int, order: str, erasing: bool, board: Board, ink: str) -> list[str]:
    """Give what a colour of the picture becomes, step by step."""
    legend = [(row[0], row[1]) if way > 0 else (row[1], row[0]) for row in board if row[0] != EMPTY]
    single, whole = [dict([pair]) for pair in legend], dict(legend)
    steps = {"once": [whole], "end": [whole] * len(legend), "down": single, "up": single[::-1]}[order]
    if erasing and all(ink not in pair for pair in legend):
        steps = [{ink: EMPTY}]
    course = [ink]
    for table in steps:
        if course[-1] in table and table[course[-1]] != course[-1]:
            course.append(table[course[-1]])
    return course
