"""Find the determinant of a large matrix whose entries follow a rule, or of an expression of two such matrices.

Answer: an exact number, which may be left as powers, products and factorials.
Harder: more kinds of rules, larger matrices, products, powers and inverses of two matrices.
Skills: algebra, induction
Source: original; classical determinants.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from math import factorial, gcd, prod
from random import Random
from typing import NamedTuple

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Math
from bootcamp.verifiers.symbolic.tree import Node

Rule = tuple[str, tuple[int, ...]]
"""A kind of matrix and the numbers of its rule."""


class StructuredDeterminant(Task["StructuredDeterminant.Params", "StructuredDeterminant.Instance", Node]):
    version = 1

    class Params(task.Params):
        kinds: int = knob("how many kinds of rules occur", levels=(2, 3, 4, 5, 6, 7, 8, 9, 10, 11), ge=2, le=11)
        low: int = knob("the smallest size", levels=(3, 4, 5, 6, 8, 8, 10, 10, 15, 20), ge=3, le=50)
        high: int = knob("the largest size", levels=(5, 8, 12, 16, 20, 20, 30, 40, 50, 60), ge=4, le=60)
        composed: bool = knob("whether two matrices are combined in most cases", levels=(False,) * 5 + (True,) * 5)

    class Instance(task.Instance):
        size: int
        rules: tuple[Rule, ...]  # of A and, if there are two, of B
        expression: str

        @property
        def texts(self) -> list[tuple[str, str]]:
            kinds = [(_KINDS[kind], values) for kind, values in self.rules]
            return [(kind.en.format(*values), (kind.zh or kind.en).format(*values)) for kind, values in kinds]

    answer = Math()
    prompt = Prompt(
        en=r"""
        Rows and columns are counted from 1.
        {% for en, zh in texts %}
        {{ loop.index0 | letter }} is the {{ size }}×{{ size }} matrix whose entry in row i and column j is {{ en }}.
        {% endfor %}

        Find the determinant of ${{ expression }}$. The exact value may be left as a product or a sum of a few powers,
        factorials and fractions, without sum or product signs and without dots.
        """,
        zh=r"""
        行和列都从 1 开始编号。
        {% for en, zh in texts %}
        {{ size }} 阶方阵 {{ loop.index0 | letter }} 的第 i 行第 j 列元素为：{{ zh }}。
        {% endfor %}

        求 ${{ expression }}$ 的行列式。须给出精确值，可以保留为少数几个幂、阶乘、分数的乘积或和，
        但不能用求和号、连乘号或省略号。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Node]:
        chosen, expression = rng.sample(list(_KINDS)[: params.kinds], 2), "A"
        if params.composed and rng.random() < 0.7:
            k, m = rng.randint(2, 5), rng.choice((2, 3))
            expression = rng.choice((f"{k} A", f"A^{m}", "A B", "A B^{-1}", f"A^{m} B", f"{k} A B^{{-1}}", "A^T B A"))
        chosen = chosen if "B" in expression else chosen[:1]
        n = min(rng.randint(min(params.low, params.high), params.high), *(_KINDS[kind].most for kind in chosen))
        rules = tuple((kind, _KINDS[kind].draw(rng)) for kind in chosen)
        values = [Fraction(_KINDS[kind].determinant(n, *numbers)) for kind, numbers in rules]
        if not all(values):
            raise task.Retry
        value = _combined(expression, n, *values)
        if abs(value) in (1, 0) or max(abs(value.numerator), value.denominator) > 10**90:
            raise task.Retry
        return self.Instance(size=n, rules=rules, expression=expression), self.answer.parse(str(value))


def _combined(expression: str, n: int, a: Fraction, b: Fraction = Fraction(1)) -> Fraction:
    """Give the determinant of a product from those of A and B."""
    value = Fraction(1)
    for part in expression.split():
        if part.isdigit():
            value *= int(part) ** n
        else:
            base, sign = (a if part[0] == "A" else b), part[2:]
            value *= base if sign in ("", "T") else base ** int(sign.strip("{}"))
    return value


class _Kind(NamedTuple):
    """A rule in both languages (zh "" if they agree), its numbers, its determinant, and the largest size."""

    en: str
    zh: str
    draw: Callable[[Random], tuple[int, ...]]
    determinant: Callable[..., Fraction | int]
    most: int = 60


def _signed(rng: Random, low: int, high: int) -> int:
    return rng.choice((-1, 1)) * rng.randint(low, high)


def _band(rng: Random) -> tuple[int, ...]:
    """Draw p + q, b and c with b c = p q, so that the determinants come from powers of p and q."""
    p, q = (rng.choice((-3, -2, -1, *range(1, 8))) for _ in range(2))
    b = rng.choice([d for d in range(1, 50) if p * q % d == 0])
    return p + q, b, p * q // b


def _tridiagonal(n: int, a: int, b: int, c: int) -> int:
    before, value = 1, a
    for _ in range(n - 1):
        before, value = value, a * value - b * c * before
    return value


def _hilbert(n: int, c: int, k: int) -> Fraction:
    bottom = prod(i + j + c for i in range(1, n + 1) for j in range(1, n + 1))
    return Fraction(k**n * prod(factorial(m) for m in range(n)) ** 2, bottom)


def _triangle(n: int, d: int, s: int) -> Fraction:
    """Give det(d I + s (u e^T + e u^T)) with u = (1, ..., n)."""
    first, second = n * (n + 1) // 2, n * (n + 1) * (2 * n + 1) // 6
    return Fraction(d) ** (n - 2) * ((d + s * first) ** 2 - s * s * n * second)


_KINDS: dict[str, _Kind] = {
    "constant": _Kind(
        "{0} if i = j, otherwise {1}",
        "i = j 时为 {0}，否则为 {1}",
        lambda rng: (_signed(rng, 1, 12), _signed(rng, 1, 9)),
        lambda n, a, b: (a - b) ** (n - 1) * (a + (n - 1) * b),
    ),
    "minimum": _Kind(
        "{0} · min(i, j) + {1}",
        "",
        lambda rng: (rng.randint(2, 9), rng.randint(1, 30)),
        lambda n, k, s: k ** (n - 1) * (k + s),
    ),
    "tridiagonal": _Kind(
        "{0} if i = j, {1} if j = i + 1, {2} if j = i - 1, otherwise 0",
        "i = j 时为 {0}，j = i + 1 时为 {1}，j = i - 1 时为 {2}，其余为 0",
        _band,
        _tridiagonal,
    ),
    "arrow": _Kind(
        "{0} if i = j = 1, {1} if i = j > 1, {2} if i = 1 < j, {3} if j = 1 < i, otherwise 0",
        "i = j = 1 时为 {0}，i = j > 1 时为 {1}，i = 1 < j 时为 {2}，j = 1 < i 时为 {3}，其余为 0",
        lambda rng: (_signed(rng, 1, 9), _signed(rng, 2, 4), _signed(rng, 1, 3), _signed(rng, 1, 3)),
        lambda n, a, d, b, c: d ** (n - 2) * (a * d - (n - 1) * b * c),
    ),
    "difference": _Kind(
        "{0} · |i - j| + {1}",
        "",
        lambda rng: (rng.randint(2, 4), rng.randint(1, 20)),
        lambda n, k, s: (-1) ** (n - 1) * 2 ** (n - 2) * k ** (n - 1) * ((n - 1) * k + 2 * s),
    ),
    "cycle": _Kind(
        "{0} if i = j, {1} if j = i + 1 or if i is the last row and j = 1, otherwise 0",
        "i = j 时为 {0}，j = i + 1 或（i 为最后一行且 j = 1）时为 {1}，其余为 0",
        lambda rng: (_signed(rng, 2, 5), _signed(rng, 1, 4)),
        lambda n, a, b: a**n - (-b) ** n,
    ),
    "rank_one": _Kind(
        "{1} · i · j, plus {0} if i = j",
        "{1} · i · j，i = j 时再加 {0}",
        lambda rng: (_signed(rng, 2, 5), _signed(rng, 2, 4)),
        lambda n, d, s: d ** (n - 1) * (d + s * (n * (n + 1) * (2 * n + 1) // 6)),
    ),
    "powers": _Kind(
        "({0} · i + {1})^(j - 1)",
        "",
        lambda rng: (rng.randint(2, 6), rng.randint(1, 20)),
        lambda n, k, s: k ** (n * (n - 1) // 2) * prod(factorial(m) for m in range(n)),
        10,
    ),
    "divisor": _Kind(
        "{0} · gcd(i, j), the greatest common divisor",
        "{0} · gcd(i, j)，其中 gcd 表示最大公约数",
        lambda rng: (rng.randint(2, 6),),
        lambda n, k: k**n * prod(sum(gcd(m, d) == 1 for d in range(1, m + 1)) for m in range(1, n + 1)),
        20,
    ),
    "triangle": _Kind(
        "{1} · (i + j), plus {0} if i = j",
        "{1} · (i + j)，i = j 时再加 {0}",
        lambda rng: (_signed(rng, 2, 5), _signed(rng, 2, 4)),
        _triangle,
    ),
    "hilbert": _Kind("{1} / (i + j + {0})", "", lambda rng: (rng.randint(1, 9), rng.randint(1, 12)), _hilbert, 5),
}
