"""Find a cheapest order in which to join tables whose sizes and selectivities are known.

Answer: a join tree; every cheapest one counts.
Harder: more tables; joining the smallest result first, or one table after another, costs more.
Skills: optimization, arithmetic
Source: original; P. G. Selinger and others, Access path selection, SIGMOD 1979.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from math import prod
from random import Random

from bootcamp import task
from bootcamp.lib.graph import canonical, labels
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Expression, Format, Tree

Condition = tuple[int, int, int]
"""Two tables and s: the selectivity of their condition is 1/s."""


class JoinOrderCheapest(Task["JoinOrderCheapest.Params", "JoinOrderCheapest.Instance", Tree]):
    version = 1
    small_levels = (1, 2)

    class Params(task.Params):
        tables: int = knob("the number of tables", levels=(3, 4, 5, 5, 6, 6, 7, 7, 8, 9), ge=3, le=9)
        largest: int = knob("the most rows", levels=(50, 90, 100, 200, 300, 400, 500, 800, 900, 999), ge=10)

    class Instance(task.Instance):
        rows: tuple[int, ...]
        conditions: tuple[Condition, ...]
        best: int
        """The least cost, times the product of all the numbers s."""

    hidden = ("best",)
    prompt = Prompt(
        en=r"""
        A query joins these tables:

        {% for count in rows %}
        - {{ loop.index0 | letter }}: {{ count }} rows
        {% endfor %}

        Between some tables there are join conditions, each with a selectivity:

        {% for one, other, parts in conditions %}
        - {{ one | letter }} and {{ other | letter }}: 1/{{ parts }}
        {% endfor %}

        The size of the join of some of the tables is taken to be the product of their numbers of rows and of the
        selectivities of all conditions between two of them; it need not be an integer. The tables are joined two at a
        time: each step joins two tables or earlier results, also ones without a condition between them, until one
        result is left. The cost is the sum of the sizes of the results of all steps, the last one included.

        Give a cheapest way as an expression in which * stands for a join, with parentheses to show what is joined
        with what, such as (Y*X)*Z for tables X, Y and Z; each table occurs once. Without
        parentheses joins are made from left to right. If there are several cheapest ways, give any one.
        """,
        zh=r"""
        一个查询要连接以下各表：

        {% for count in rows %}
        - {{ loop.index0 | letter }}：{{ count }} 行
        {% endfor %}

        有些表之间有连接条件，各有其选择率：

        {% for one, other, parts in conditions %}
        - {{ one | letter }} 和 {{ other | letter }}：1/{{ parts }}
        {% endfor %}

        若干张表连接后的大小，取为它们的行数与它们两两之间所有条件的选择率的乘积，不必是整数。每一步把两张表或先前的
        结果连接起来（它们之间没有条件也可以），直到只剩一个结果。代价是所有各步结果的大小之和，最后一步也算在内。

        请用一个式子给出代价最小的连接方式，其中 * 表示连接，用括号表明谁与谁连接，
        例如表 X、Y、Z 的 (Y*X)*Z；每张表出现一次。没有括号时从左到右连接。
        如果代价最小的方式有多种，写出任意一种。
        """,
    )

    def format(self, instance: Instance) -> Format[Tree]:
        return Expression(operators=("*",), names=labels(len(instance.rows), "letters"))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Tree]:
        count = params.tables
        for _ in range(60):
            rows = tuple(rng.randint(params.largest // 10, params.largest) for _ in range(count))
            pairs = [(rng.randrange(place), place) for place in range(1, count)]
            for _ in range(rng.randint(0, count // 3)):
                one, other = sorted(rng.sample(range(count), 2))
                pairs += [(one, other)] * ((one, other) not in pairs)
            conditions = tuple((one, other, rng.randint(2, max(rows[one], rows[other]) // 3)) for one, other in pairs)
            instance = self.Instance(rows=rows, conditions=conditions, best=0)
            sizes = _sizes(instance)
            best, tree = _cheapest(count, sizes, _halves)
            if count < 5 or (best < _cheapest(count, sizes, _singles)[0] and best < _smallest_first(count, sizes)):
                instance = instance.model_copy(update={"best": best})
                return instance, self.format(instance).parse(tree)
        raise task.Retry

    def check(self, instance: Instance, answer: Tree) -> str:
        names = labels(len(instance.rows), "letters")
        sets: list[int] = []
        cost, sizes = 0, _sizes(instance)
        for node in answer.nodes():
            if node.children:
                right, left = sets.pop(), sets.pop()
                if right & left:
                    return "a table is joined twice"
                sets.append(left | right)
                cost += sizes[left | right]
            elif node.text in names:
                sets.append(1 << names.index(node.text))
            else:
                return f"{node.text} is no table"
        if answer.sides:
            return "one expression is wanted"
        if sets != [2 ** len(names) - 1]:
            return "a table is missing"
        return "" if cost == instance.best else "there is a cheaper way"

    def key(self, instance: Instance) -> object:
        return canonical(len(instance.rows), instance.conditions, instance.rows)


def _sizes(instance: JoinOrderCheapest.Instance) -> list[int]:
    """Give the size of each set of tables, a bit for each table, times the product of all the numbers s."""
    scale = prod(parts for _, _, parts in instance.conditions)
    sizes = []
    for tables in range(2 ** len(instance.rows)):
        size = scale * prod(count for place, count in enumerate(instance.rows) if tables >> place & 1)
        for one, other, parts in instance.conditions:
            if tables >> one & tables >> other & 1:
                size //= parts
        sizes.append(size)
    return sizes


def _halves(tables: int) -> Iterator[int]:
    """Yield the parts of a set that hold its last table, but not all."""
    last = 1 << tables.bit_length() - 1
    part = rest = tables ^ last
    while part:
        part = (part - 1) & rest
        yield part | last


def _singles(tables: int) -> Iterator[int]:
    """Yield the single tables of a set."""
    return (1 << place for place in range(tables.bit_length()) if tables >> place & 1)


def _cheapest(count: int, sizes: list[int], parts: Callable[[int], Iterator[int]]) -> tuple[int, str]:
    """Give the least cost of joining all tables where each set may be cut into these parts and the rest."""
    costs, trees = {0: 0}, {0: ""}
    for tables in range(1, 2**count):
        if not tables & (tables - 1):
            costs[tables], trees[tables] = 0, "ABCDEFGHI"[tables.bit_length() - 1]
            continue
        least, part = min((costs[part] + costs[tables ^ part], part) for part in parts(tables))
        costs[tables] = least + sizes[tables]
        one, other = sorted((trees[part], trees[tables ^ part]))
        trees[tables] = f"({one}*{other})"
    return costs[2**count - 1], trees[2**count - 1][1:-1]


def _smallest_first(count: int, sizes: list[int]) -> int:
    """Give the cost of always making the smallest result."""
    left, cost = [1 << place for place in range(count)], 0
    while len(left) > 1:
        one, other = min(combinations(left, 2), key=lambda pair: sizes[pair[0] | pair[1]])
        left = [*(tables for tables in left if tables not in (one, other)), one | other]
        cost += sizes[one | other]
    return cost
