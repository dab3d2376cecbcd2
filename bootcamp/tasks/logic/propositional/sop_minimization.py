"""Minimize a sum of products with don't-cares.

Answer: a sum of products; every one with the fewest products and, among those, the fewest literals is right.
Harder: more variables and true rows, more don't-cares.
Skills: logic, optimization
Source: original; the problem of M. Karnaugh (1953), W. V. Quine (1952) and E. J. McCluskey (1956).
Small: level 1 has three true rows of eight.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.cubes import Cube, cost, greedy_cover, least_cover, sum_of
from bootcamp.lib.logic import Atom, Formula, Join, Not
from bootcamp.lib.solver import BudgetError
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Formula as FormulaFormat

_NAMES = "abcdef"


class SopMinimization(Task["SopMinimization.Params", "SopMinimization.Instance", Formula]):
    version = 1
    small_levels = (1,)

    class Params(task.Params):
        variables: int = knob("how many variables there are", levels=(3, 3, 4, 4, 4, 5, 5, 5, 6, 6), ge=3, le=6)
        true: int = knob("how many rows are true", levels=(3, 4, 6, 7, 8, 11, 13, 15, 20, 24), ge=2, le=30)
        free: int = knob("how many rows are don't-cares", levels=(0, 1, 2, 3, 3, 4, 5, 6, 8, 10), ge=0, le=16)

    class Instance(task.Instance):
        hidden = ("products", "literals")
        variables: int
        ones: tuple[int, ...]
        free: tuple[int, ...]
        products: int
        literals: int

        @property
        def names(self) -> str:
            return _NAMES[: self.variables]

    prompt = Prompt(
        en=r"""
        A Boolean function of {{ names | list | listed(language) }} is given by the numbers of its rows. The number of a
        row is the binary number with the digits {{ names | list | join(" ") }}, where {{ names[0] }} is the most
        significant digit; 1 stands for true.

        The function is true in these rows: {{ ones | join(", ") }}.
        {% if free %}

        In these rows its value does not matter: {{ free | join(", ") }}.
        {% endif %}

        In all other rows it is false. Write it as a sum of products: products of variables and negated variables, none
        of them twice in a product, joined by +. Nothing but a single variable may be negated, and no sum may stand
        inside a product. Use as few products as possible and, among the sums with so few products, as few literals in
        all as possible (each variable or negated variable in a product counts as one literal). If several sums are
        equally good, give any one.
        """,
        zh=r"""
        一个关于 {{ names | list | listed(language) }} 的布尔函数由行号给出。行号是以
        {{ names | list | join(" ") }} 为各位数字的二进制数，{{ names[0] }} 是最高位，1 表示真。

        函数在这些行为真：{{ ones | join(", ") }}。
        {% if free %}

        在这些行的取值无关紧要：{{ free | join(", ") }}。
        {% endif %}

        在其余各行为假。请把它写成积之和的形式：若干个乘积用 + 连接，每个乘积由变量或变量的非组成，
        同一变量在一个乘积中不重复出现；只能对单个变量取非，乘积中不得含有和。乘积的个数要尽量少；
        在乘积个数最少的各式中，文字的总数也要尽量少（乘积中每个变量或变量的非算一个文字）。
        如果有多个同样好的式子，给出任意一个即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Formula]:
        return FormulaFormat(tuple(instance.names), ("not", "and", "or"), algebra=True)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Formula]:
        n = params.variables
        if params.true + params.free >= 1 << n:
            raise task.Retry
        rows = rng.sample(range(1 << n), params.true + params.free)
        true, free = sorted(rows[: params.true]), sorted(rows[params.true :])
        on, dont_care = sum(1 << row for row in true), sum(1 << row for row in free)
        try:
            cover = least_cover(on, dont_care, n, budget=2_000)
        except BudgetError:
            raise task.Retry from None
        products, literals = cost(cover)
        if products < 2 or (n > 3 and cost(greedy_cover(on, dont_care, n)) == (products, literals)):
            raise task.Retry
        instance = self.Instance(variables=n, ones=tuple(true), free=tuple(free), products=products, literals=literals)
        return instance, sum_of(cover, instance.names)

    def key(self, instance: Instance) -> object:
        return [instance.variables, instance.ones, instance.free]

    def check(self, instance: Instance, answer: Formula) -> str:
        cubes = []
        for product in _flat(answer, "or"):
            cube = _cube(product, instance.names)
            if cube is None:
                return "the formula is not a sum of products of literals, each variable at most once in a product"
            cubes.append(cube)
        rows = 0
        for cube in cubes:
            rows |= cube.rows(instance.variables)
        if any(not rows >> row & 1 for row in instance.ones):
            return "a row that should be true is false"
        if rows & ~sum(1 << row for row in (*instance.ones, *instance.free)):
            return "a row that should be false is true"
        products, literals = cost(cubes)
        if products > instance.products:
            return "fewer products are enough"
        return "with as many products, fewer literals are enough" if literals > instance.literals else ""


def _flat(formula: Formula, connective: str) -> list[Formula]:
    """List what is joined by a connective on the top."""
    if isinstance(formula, Join) and formula.connective == connective:
        return _flat(formula.left, connective) + _flat(formula.right, connective)
    return [formula]


def _cube(product: Formula, names: str) -> Cube | None:
    """Read a product of literals of different variables."""
    care = value = 0
    for literal in _flat(product, "and"):
        atom = literal.operand if isinstance(literal, Not) else literal
        if not isinstance(atom, Atom):
            return None
        bit = 1 << (len(names) - 1 - names.index(atom.name))
        if care & bit:
            return None
        care |= bit
        value |= 0 if isinstance(literal, Not) else bit
    return Cube(care, value)
