"""Evaluate an expression of invented operators on tuples of integers, or find the unknown entries in an equation.

Answer: a list of integers; it is unique.
Harder: longer tuples, more operators, more of them in the expression, more unknown entries.
Skills: arithmetic, algebra
Source: original.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence as Seq
from functools import partial
from random import Random

from bootcamp import task
from bootcamp.lib.matrix import rank, transpose
from bootcamp.lib.prompts import linear, point
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.operators._postfix import SIGNS, Postfix, draw, evaluate, write
from bootcamp.verifiers import Integer, Sequence
from bootcamp.verifiers.base import Format

Element = tuple[int, ...]

Entry = tuple[tuple[int, int, int], ...]
"""Terms: a coefficient, and the places in the first and the second operand of what it is multiplied with; -1: none."""

Operator = tuple[str, bool, tuple[Entry, ...]]
"""A sign, whether it has one operand only, and the entries of the result."""


class OperatorTuple(Task["OperatorTuple.Params", "OperatorTuple.Instance", Element]):
    version = 1

    class Params(task.Params):
        length: int = knob("how many entries a tuple has", levels=(2, 2, 2, 2, 2, 3, 3, 3, 3, 4), ge=2, le=4)
        operators: int = knob("how many operators are defined", levels=(1, 1, 2, 2, 2, 3, 3, 3, 4, 4), ge=1, le=6)
        terms: int = knob(
            "how many terms an entry of a result has at most", levels=(2, 2, 2, 2, 2, 2, 2, 3, 3, 3), ge=2, le=5
        )
        uses: int = knob("how many operators the expression has", levels=(1, 2, 3, 2, 3, 3, 4, 4, 5, 6), ge=1, le=10)
        unknowns: int = knob("how many entries are unknown", levels=(0, 0, 0, 2, 2, 2, 2, 3, 3, 3), ge=0, le=3)

    class Instance(task.Instance):
        operators: tuple[Operator, ...]
        operands: tuple[tuple[int | str, ...], ...]
        expression: Postfix
        result: Element  # () if it is asked

        @property
        def definitions(self) -> list[str]:
            return [definition(operator) for operator in self.operators]

        @property
        def shown(self) -> str:
            named = dict(zip("ABCDEFGHIJK", map(point, self.operands), strict=False))
            left = write(tuple(named.get(str(item), item) for item in self.expression), forms(self.operators))
            return f"{left} = {point(self.result)}" if self.result else left

        @property
        def unknowns(self) -> list[str]:
            return [name for name in "xyz" if any(name in operand for operand in self.operands)]

    prompt = Prompt(
        en=r"""
        On tuples of {{ operators[0][2] | length }} integers,
        {{ "an operator is" if operators | length == 1 else "operators are" }} defined by

        {{ definitions | lines }}

        where letters side by side are multiplied.
        {% if operators[-1][1] %}
        An operator in front of its operand is applied before one between two operands.
        {% endif %}
        {% if unknowns %}
        Find the integers {{ unknowns | listed(language) }} for which this holds, and list them in this order; there is
        exactly one solution:
        {% else %}
        Find the value of this expression, and list its entries in order:
        {% endif %}

        {{ shown }}
        """,
        zh=r"""
        在由 {{ operators[0][2] | length }} 个整数组成的数组上定义运算

        {{ definitions | lines }}

        其中并排的字母表示相乘。
        {% if operators[-1][1] %}
        写在运算对象前面的运算，先于写在两个运算对象之间的运算。
        {% endif %}
        {% if unknowns %}
        求满足下式的整数 {{ unknowns | listed(language) }}，并依次列出（解恰有一组）：
        {% else %}
        求下式的值，并依次列出它的各项：
        {% endif %}

        {{ shown }}
        """,
    )

    def format(self, instance: Instance) -> Format[Element]:
        return Sequence(Integer(), length=len(instance.unknowns) or len(instance.operands[0]))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Element]:
        operators = draw_operators(rng, params.operators, params.length, params.terms, int(params.operators > 1))
        names = iter("ABCDEFGHIJK")
        drawn = draw(rng, forms(operators), params.uses, lambda: next(names))
        letters = [str(item) for item in drawn if str(item).isalpha()]
        operands: dict[str, Element] = {
            name: tuple(rng.randint(-5, 9) for _ in range(params.length)) for name in letters
        }
        result = value(drawn, operators, operands)
        if len({*drawn} - {*letters}) < len(operators) or max(map(abs, result)) > 10**6 or not any(result):
            raise task.Retry
        shown: dict[str, tuple[int | str, ...]] = dict(operands)
        answer = result
        if params.unknowns:
            place, hidden = rng.choice(letters), sorted(rng.sample(range(params.length), params.unknowns))
            answer = tuple(operands[place][i] for i in hidden)
            entries = [[*operands[place]] for _ in hidden]
            for row, i in zip(entries, hidden, strict=True):
                row[i] += 1
            moves = [value(drawn, operators, {**operands, place: tuple(row)}) for row in entries]
            slopes = [tuple(x - y for x, y in zip(move, result, strict=True)) for move in moves]
            if rank(transpose(slopes)) < params.unknowns:
                raise task.Retry
            xyz = iter("xyz")
            shown[place] = tuple(next(xyz) if i in hidden else x for i, x in enumerate(operands[place]))
        instance = self.Instance(
            operators=operators,
            operands=tuple(shown.values()),
            expression=drawn,
            result=result if params.unknowns else (),
        )
        return instance, answer

    def key(self, instance: Instance) -> object:
        signs = {sign: entries for sign, _, entries in instance.operators}
        return [instance.operands, [signs.get(str(item), item) for item in instance.expression], instance.result]


def draw_operator(rng: Random, sign: str, unary: bool, length: int, terms: int) -> Operator:
    """Draw an operator on tuples of `length` entries that depends on every entry of its operands."""
    while True:
        entries = tuple(_draw_entry(rng, unary, length, rng.randint(1, terms)) for _ in range(length))
        used = {place for entry in entries for _, i, j in entry for place in ((0, i), (1, j)) if place[1] >= 0}
        if len(used) == length * (1 if unary else 2):
            return sign, unary, entries


def draw_operators(rng: Random, count: int, length: int, terms: int, unary: int) -> tuple[Operator, ...]:
    """Draw operators, the last `unary` of them with one operand."""
    return tuple(
        draw_operator(rng, sign, i >= count - unary, length, max(terms, 2))
        for i, sign in enumerate(rng.sample(SIGNS, count))
    )


def forms(operators: Seq[Operator]) -> dict[str, str]:
    """Give the form of each sign."""
    return {sign: f"{sign}{{}}" if unary else f"{{}} {sign} {{}}" for sign, unary, _ in operators}


def definition(operator: Operator) -> str:
    """Write what an operator does."""
    sign, _, entries = operator
    length = len(entries)
    first, second = "abcd"[:length], "abcdefgh"[length : 2 * length]
    terms = (
        linear((c, first[i : i + 1] * (i >= 0) + second[j : j + 1] * (j >= 0)) for c, i, j in entry)
        for entry in entries
    )
    return f"{forms([operator])[sign].format(point(first), point(second))} = {point(terms)}"


def value(expression: Postfix, operators: Seq[Operator], operands: Mapping[str, Element]) -> Element:
    """Evaluate an expression whose operands are named."""
    meanings: dict[str, Callable[..., Element]] = {sign: partial(_apply, entries) for sign, _, entries in operators}
    return evaluate(expression, forms(operators), meanings, lambda item: operands[str(item)])


def _apply(entries: tuple[Entry, ...], *operands: Element) -> Element:
    return tuple(
        sum(c * (operands[0][i] if i >= 0 else 1) * (operands[1][j] if j >= 0 else 1) for c, i, j in entry)
        for entry in entries
    )


def _draw_entry(rng: Random, unary: bool, length: int, terms: int) -> Entry:
    if unary:
        places = [(i, -1) for i in range(length)]
    else:
        products = [(i, j) for i in range(length) for j in range(length)]
        places = products + 2 * [(i, -1) for i in range(length)] + 2 * [(-1, j) for j in range(length)]
    drawn = dict.fromkeys(rng.choice(places) for _ in range(terms))
    return tuple((rng.choice((1, 1, 1, -1, -1, 2, 3)), i, j) for i, j in drawn)
