"""Find from examples how coloured cells or objects fall, and apply the rule to a new grid.

Answer: the grid after the fall; every rule of the stated kind that fits the examples gives it.
Harder: larger grids, more colours, objects that fall as wholes, colours that stay fixed, a colour that rises.
Skills: induction, spatial, simulation
Source: original; grids as in F. Chollet, On the measure of intelligence, 2019.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import SIDES, cells, fill
from bootcamp.lib.grid.gravity import EMPTY, Pair, Rule, fallen, fitting_rules
from bootcamp.lib.grid.regions import grow_region
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Board, Format, Grid


class PatGravity(Task["PatGravity.Params", "PatGravity.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(4, 5, 6, 6, 7, 8, 9, 10, 12, 14), ge=4, le=20)
        objects: int = knob(
            "how many objects are laid on a grid", levels=(3, 4, 6, 6, 8, 9, 12, 14, 18, 24), ge=2, le=30
        )
        colours: int = knob("how many colours occur", levels=(2, 2, 3, 3, 3, 4, 4, 5, 6, 7), ge=1, le=9)
        pairs: int = knob("how many examples are given", levels=(2, 2, 2, 2, 3, 3, 3, 3, 3, 3), ge=1, le=6)
        rigid: bool = knob("whether objects may fall as wholes", levels=(False, False) + (True,) * 8)
        fixed: int = knob("how many colours stay fixed", levels=(0, 0, 0, 1, 1, 1, 1, 2, 2, 2), ge=0, le=3)
        rising: bool = knob("whether a colour rises", levels=(False,) * 5 + (True,) * 5)

    class Instance(task.Instance):
        pairs: tuple[Pair, ...]
        query: Board
        rigid: bool
        fixed: int
        rising: bool

    prompt = Prompt(
        en=r"""
        A hidden rule changes grids. 0 is an empty cell, every other digit is a colour. The rule is of this kind:

        - Coloured cells fall in one direction: up, down, left or right.
        {% if rigid %}
        - Either each cell falls by itself, or objects fall as wholes. An object is a largest group of cells of one
          colour that are connected by sides; it is made out before anything moves and never changes its shape.
        {% else %}
        - Each cell falls by itself.
        {% endif %}
        {% if fixed %}
        - At most {{ fixed }} of the colours may be fixed: such cells never move.
        {% endif %}
        {% if rising %}
        - One colour, or none, rises: it does not fall, but when the fall has ended it moves in the opposite direction.
        {% endif %}
        - Things move one cell at a time, as long as one of them can move: all that lies ahead of it must be inside the
          grid and empty{{ ", apart from its own cells" if rigid }}.

        {% for before, after in pairs %}
        Example {{ loop.index }}, before:

        {{ before | grid(" ") }}

        after:

        {{ after | grid(" ") }}

        {% endfor %}
        The same rule is applied to this grid. Give the result.

        {{ query | grid(" ") }}
        """,
        zh=r"""
        一条隐藏的规则会改变网格。0 是空格，其他数字都是颜色。规则属于以下类型：

        - 有颜色的格子朝一个方向坠落：上、下、左或右。
        {% if rigid %}
        - 或者每个格子各自坠落，或者物体整体坠落。物体是同色且以边相连的极大一组格子；在任何移动之前就已划定，形状不变。
        {% else %}
        - 每个格子各自坠落。
        {% endif %}
        {% if fixed %}
        - 至多有 {{ fixed }} 种颜色是固定的，从不移动。
        {% endif %}
        {% if rising %}
        - 至多有一种颜色上升：它不坠落，而是在坠落全部结束之后朝相反的方向移动。
        {% endif %}
        - 每次移动一格，只要还有能移动的就继续：前方的格子必须都在网格内，
          并且是空的{{ "（自身占据的格子除外）" if rigid }}。

        {% for before, after in pairs %}
        例 {{ loop.index }}，变化前：

        {{ before | grid(" ") }}

        变化后：

        {{ after | grid(" ") }}

        {% endfor %}
        同一规则作用于下面的网格，写出结果。

        {{ query | grid(" ") }}
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(len(instance.query), len(instance.query))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        colours = rng.sample("123456789", params.colours)
        roles = dict.fromkeys(colours, "fall") | dict.fromkeys(colours[: params.fixed], "stay")
        if params.rising:
            roles[colours[-1]] = "rise"
        rule = Rule(rng.choice(SIDES), params.rigid and rng.random() < 0.7, roles)
        *befores, query = (_random_board(params, colours, rng) for _ in range(params.pairs + 1))
        pairs = tuple((before, fallen(rule, before)) for before in befores)
        instance = self.Instance(pairs=pairs, query=query, rigid=params.rigid, fixed=params.fixed, rising=params.rising)
        rules = fitting_rules(pairs, "".join(colours), params.rigid, params.fixed, params.rising)
        results = {fallen(fitting, query) for fitting in rules}
        if len(results) > 1 or query in results:
            raise task.Retry
        return instance, results.pop()

    def key(self, instance: Instance) -> object:
        return [sorted(instance.pairs), instance.query, instance.rigid, instance.fixed, instance.rising]


def _random_board(params: PatGravity.Params, colours: list[str], rng: Random) -> Board:
    colour = dict.fromkeys(cells(params.size, params.size), EMPTY)
    for _ in range(params.objects):
        free = {cell for cell, held in colour.items() if held == EMPTY}
        group = grow_region(rng.choice(sorted(free)), rng.randint(1, 4), free, rng)
        colour.update(dict.fromkeys(group, rng.choice(colours)))
    return fill(params.size, params.size, colour.values())
