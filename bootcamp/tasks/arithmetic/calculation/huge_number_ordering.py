r"""Sort huge numbers that are given as powers, towers, factorials, binomial coefficients and products.

Answer: the labels from the smallest number to the largest; the order is unique.
Harder: more and larger numbers that lie closer together, more kinds of expressions, higher towers.
Skills: arithmetic, algebra
Source: original.
"""

from __future__ import annotations

from decimal import Context, Decimal, localcontext
from itertools import pairwise
from math import factorial
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import integer_root
from bootcamp.lib.prompts import letters
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Sequence, Word
from bootcamp.verifiers.base import Format

Labels = tuple[str, ...]

Expression = tuple[str, tuple[int, ...]]
"""The kind of an expression and its numbers, in the order in which they are written."""
_LATEX = {
    "power": "{}^{{{}}}",
    "product": r"{}^{{{}}} \cdot {}^{{{}}}",
    "factorial": "{}!",
    "binomial": r"\binom{{{}}}{{{}}}",
    "tower": "{}^{{{}^{{{}}}}}",
    "high tower": "{}^{{{}^{{{}^{{{}}}}}}}",
}
KINDS = tuple(_LATEX)
ROUND = Context(prec=40)
_HALF_LOG_OF_TWO_PI = Decimal("0.918938533204672741780329736405617639861")


class HugeNumberOrdering(Task["HugeNumberOrdering.Params", "HugeNumberOrdering.Instance", Labels]):
    version = 1

    class Params(task.Params):
        numbers: int = knob("how many numbers are to be sorted", levels=(3, 4, 4, 5, 6, 7, 8, 9, 10, 12), ge=2, le=20)
        kinds: int = knob(
            "how many kinds of expressions occur: " + ", ".join(KINDS),
            levels=(1, 2, 3, 4, 5, 5, 5, 6, 6, 6),
            ge=1,
            le=6,
        )
        digits: int = knob(
            "about how many digits the smallest number has, or twice that",
            levels=(8, 12, 20, 40, 100, 300, 1000, 10**5, 10**8, 10**11),
            ge=8,
            le=10**15,
        )
        gap: int = knob(
            "by how much logarithms differ from one number to the next, in 1/1000",
            levels=(500, 300, 200, 120, 80, 50, 25, 10, 4, 2),
            ge=1,
            le=1000,
        )

    class Instance(task.Instance):
        expressions: tuple[Expression, ...]

        @property
        def formulas(self) -> list[tuple[str, str]]:
            labels = letters(range(len(self.expressions)))
            return list(zip(labels, map(latex, self.expressions), strict=True))

    prompt = Prompt(
        en=r"""
        Sort these numbers from the smallest to the largest:

        {% for label, formula in formulas %}
        {{ label }}. ${{ formula }}$
        {% endfor %}

        Give their letters in that order.
        """,
        zh=r"""
        把下列各数从小到大排列：

        {% for label, formula in formulas %}
        {{ label }}. ${{ formula }}$
        {% endfor %}

        按此顺序写出它们的字母。
        """,
    )

    def format(self, instance: Instance) -> Format[Labels]:
        labels = letters(range(len(instance.expressions)))
        return Sequence(Word(bank=labels), length=len(labels))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Labels]:
        step = Decimal(1000 + params.gap).scaleb(-3)
        goal = Decimal(params.digits * rng.randint(2300, 4600)).scaleb(-3)
        kinds = [*KINDS[: params.kinds], *rng.choices(KINDS[: params.kinds], k=params.numbers)][: params.numbers]
        rng.shuffle(kinds)
        ordered: list[Expression] = []
        with localcontext(ROUND):
            for kind in kinds:
                ordered.append(_draw_near(goal, kind, params.gap, rng))
                goal *= step
        logs = [log(expression) for expression in ordered]
        if any(1000 * (b - a) * 3 < params.gap * a for a, b in pairwise(logs)):
            raise task.Retry
        expressions = rng.sample(ordered, len(ordered))
        labels = letters(expressions.index(expression) for expression in ordered)
        return self.Instance(expressions=tuple(expressions)), labels

    def key(self, instance: Instance) -> object:
        return sorted(instance.expressions)

    def solve(self, instance: Instance) -> Labels:
        numbers = range(len(instance.expressions))
        return letters(sorted(numbers, key=lambda i: log(instance.expressions[i])))


def _draw_near(goal: Decimal, kind: str, gap: int, rng: Random) -> Expression:
    """Draw an expression of a kind whose logarithm is near `goal`."""
    for _ in range(30):
        expression = kind, _draw_numbers(goal, kind, rng)
        if min(expression[1]) > 1 and 4000 * abs(log(expression) - goal) < gap * goal:
            return expression
    raise task.Retry


def _draw_numbers(goal: Decimal, kind: str, rng: Random) -> tuple[int, ...]:
    """Draw the numbers of an expression and solve for the last of them that is free; the logarithm is about `goal`."""
    a, b = rng.sample(range(2, 100), 2)
    if kind == "power":
        return a, round(goal / ln(a))
    if kind == "product":
        first = round(goal / ln(a) * rng.randint(2, 8) / 10)
        return a, first, b, round((goal - first * ln(a)) / ln(b))
    if kind == "factorial":
        n = goal
        for _ in range(20):  # n! is about (n/e)^n
            n = goal / max(ln(n) - 1, Decimal(1))
        return (round(n),)
    if kind == "binomial":
        m = rng.randint(2, 6)
        entropy = ln(m) - (m - 1) * ln(m - 1) / m
        n = goal / entropy
        n += (goal - log((kind, (round(n), round(n) // m)))) / entropy
        return round(n), round(n) // m
    c, d = (rng.randint(2, 12), 1) if kind == "tower" else (rng.randint(2, 6), rng.randint(2, 3))
    top = c**d
    low, high = integer_root(int(goal / 9), top) + 1, integer_root(int(goal), top)
    middle = rng.randint(low, max(low, high))
    return round((goal / middle**top).exp(ROUND)), middle, c, *([d] if d > 1 else [])


def latex(expression: Expression) -> str:
    """Write an expression."""
    kind, numbers = expression
    return _LATEX[kind].format(*numbers)


def log(expression: Expression) -> Decimal:
    """Give the natural logarithm of an expression, to more than 12 digits."""
    kind, numbers = expression
    with localcontext(ROUND):
        if kind == "factorial":
            return _log_factorial(numbers[0])
        if kind == "binomial":
            n, k = numbers
            return _log_factorial(n) - _log_factorial(k) - _log_factorial(n - k)
        if kind == "product":
            a, m, b, n = numbers
            return m * ln(a) + n * ln(b)
        exponent = 1
        for number in numbers[:0:-1]:
            exponent = int(number**exponent)
        return exponent * ln(numbers[0])


def ln(x: int | Decimal) -> Decimal:
    """Give a natural logarithm to 40 digits."""
    return Decimal(x).ln(ROUND)


def _log_factorial(n: int) -> Decimal:
    """Give ln(n!): exactly for small n, then by Stirling's series."""
    if n < 100:
        return ln(factorial(n))
    series = Decimal(1) / (12 * n) - Decimal(1) / (360 * n**3) + Decimal(1) / (1260 * n**5)
    return (n + Decimal("0.5")) * ln(n) - n + _HALF_LOG_OF_TWO_PI + series
