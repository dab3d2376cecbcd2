"""Count the roots in the right half plane by the Routh array, or find the gains for which a loop is stable.

Answer: the first column of the array with the count, or the ends of the interval of stable gains; unique.
Harder: higher degree, more coefficients with the gain, closer roots.
Skills: algebra, arithmetic
Source: original; E. J. Routh, A treatise on the stability of a given state of motion, 1877.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import polynomial
from bootcamp.lib.prompts import linear
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Rational, Record, Sequence

Column = tuple[Fraction, ...]


class RouthHurwitzRange(Task["RouthHurwitzRange.Params", "RouthHurwitzRange.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        degree: int = knob("the degree of the polynomial", levels=(3, 3, 4, 4, 5, 5, 6, 6, 7, 8), ge=3, le=9)
        gain: int = knob("per cent of cases with a gain", levels=(0, 40, 40, 40, 40, 40, 35, 30, 20, 10), ge=0, le=100)
        gain_degree: int = knob("the degree where a gain occurs", levels=(3, 3, 3, 3, 4, 4, 4, 4, 4, 4), ge=3, le=4)
        size: int = knob("the largest coefficient", levels=(6, 9, 9, 12, 12, 15, 12, 15, 12, 12), ge=4, le=60)

    class Instance(task.Instance):
        constant: tuple[int, ...]  # coefficients, constant term first
        gained: tuple[int, ...]  # the factors of K in them; empty where no gain occurs

        @property
        def degree(self) -> int:
            return len(self.constant) - 1

        @property
        def shown(self) -> str:
            terms = []
            for power in range(self.degree, -1, -1):
                plain, gain = self.constant[power], self.gained[power] if self.gained else 0
                name = "" if power == 0 else "s" if power == 1 else f"s^{power}"
                if plain and gain:
                    terms.append(f"+ ({linear([(gain, 'K'), (plain, '')])}){name}")
                elif gain:
                    terms.append(f"{'-' if gain < 0 else '+'} {abs(gain) if abs(gain) > 1 else ''}K{name}")
                elif plain:
                    size = str(abs(plain)) if abs(plain) > 1 or not name else ""
                    terms.append(f"{'-' if plain < 0 else '+'} {size}{name}")
            text = " ".join(terms)
            return text[2:] if text.startswith("+ ") else text

    prompt = Prompt(
        en=r"""
        {% if gained %}
        The characteristic polynomial of a control loop with the gain K is $${{ shown }}.$$ The loop is stable if all
        its roots have negative real parts. The gains for which it is stable form an open interval low < K < high. Find
        both ends.
        {% else %}
        Write the Routh array of the polynomial $${{ shown }}.$$ Its first row holds the coefficients of
        s^{{ degree }}, s^{{ degree - 2 }}, ... and its second row those of s^{{ degree - 1 }}, s^{{ degree - 3 }}, ...
        Each further row follows from the two rows above it, with a the first entry of the upper and b the first entry
        of the lower of them: its entry in column j is (b · u - a · v)/b, where u and v are the entries of the upper and
        the lower row in column j + 1; missing entries are 0. Rows are not scaled. No zero occurs in the first column.
        Give the {{ degree + 1 }} entries of the first column from top to bottom, and the number of roots with positive
        real part, counted with multiplicity.
        {% endif %}
        """,
        zh=r"""
        {% if gained %}
        增益为 K 的控制回路的特征多项式为 $${{ shown }}.$$
        若它的所有根的实部都为负，回路就稳定。使回路稳定的增益构成开区间 low < K < high。求两个端点。
        {% else %}
        写出多项式 $${{ shown }}$$ 的劳斯表。第一行是 s^{{ degree }}、s^{{ degree - 2 }}……的系数，
        第二行是 s^{{ degree - 1 }}、s^{{ degree - 3 }}……的系数。以后每一行由它上面的两行得到：
        设这两行中较高一行的首元素为 a，较低一行的首元素为 b，则第 j 列的元素为 (b · u - a · v)/b，
        其中 u 和 v 分别是较高行和较低行第 j + 1 列的元素，
        缺少的元素为 0。各行不作缩放，第一列中没有 0。从上到下给出第一列的 {{ degree + 1 }} 个元素 column，
        以及实部为正的根的个数 roots（计重数）。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        if instance.gained:
            return Record(low=Rational(), high=Rational())
        return Record(column=Sequence(Rational(), length=instance.degree + 1), roots=Integer(low=0))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        draw = self._with_gain if rng.randrange(100) < params.gain else self._plain
        for _ in range(200):  # again, so that both kinds keep their shares
            try:
                return draw(params, rng)
            except task.Retry:
                continue
        raise task.Retry

    def _plain(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        wanted = rng.randint(0, params.degree - 1)
        p: tuple[Fraction | int, ...] = (1,)
        left = params.degree
        while left:
            sign = 1 if wanted else -1
            if left > 1 and wanted != 1 and rng.random() < 0.6:
                x = sign * rng.randint(0, 2)
                p = polynomial.multiply(p, (x * x + rng.randint(1, 5), -2 * x, 1))
                left, wanted = left - 2, max(0, wanted - 2)
            else:
                p = polynomial.multiply(p, (-sign * rng.randint(1, 3), 1))
                left, wanted = left - 1, max(0, wanted - 1)
        # other numbers nearby, so that the roots are not simple ones
        shown = tuple(int(c) + (rng.randint(-2, 2) if 0 < i < params.degree else 0) for i, c in enumerate(p))
        column = _first_column(tuple(map(Fraction, shown)))
        changes = sum((a < 0) != (b < 0) for a, b in pairwise(column))
        if max(map(abs, shown)) > 10 * params.size or max(max(abs(c.numerator), c.denominator) for c in column) > 10**7:
            raise task.Retry
        return self.Instance(constant=shown, gained=()), {"column": column, "roots": changes}

    def _with_gain(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        n = params.gain_degree
        constant = [rng.randint(-params.size // 3, params.size) for _ in range(n)] + [1]
        gained = [rng.choice((0, 0, 1, 1, 2, -1)) for _ in range(n - 1)] + [0, 0]
        if not any(gained):
            raise task.Retry
        rows = [(Fraction(c), Fraction(g)) for c, g in zip(constant, gained, strict=True)]
        # conditions: coefficients positive, and the last Hurwitz determinant but one
        conditions = [polynomial.trim(row) for row in rows]
        if n == 3:
            last = _minus(polynomial.multiply(rows[2], rows[1]), rows[0])
        else:
            c3, c2, c1, c0 = rows[3], rows[2], rows[1], rows[0]
            last = _minus(
                polynomial.multiply(_minus(polynomial.multiply(c3, c2), c1), c1),
                polynomial.multiply(polynomial.multiply(c3, c3), c0),
            )
        conditions.append(polynomial.trim(last))
        ends = sorted({root for q in conditions if len(q) > 1 for root in polynomial.rational_roots(q)})
        pieces = [ends[0] - 1, *((a + b) / 2 for a, b in pairwise(ends)), ends[-1] + 1] if ends else []
        good = [i for i, k in enumerate(pieces) if all(q and polynomial.evaluate(q, k) > 0 for q in conditions)]
        if len(good) != 1 or good[0] in (0, len(pieces) - 1):
            raise task.Retry
        if any(len(q) > 1 and polynomial.count_real_roots(q) > len(polynomial.rational_roots(q)) for q in conditions):
            raise task.Retry
        low, high = ends[good[0] - 1], ends[good[0]]
        if max(abs(low.numerator), low.denominator, abs(high.numerator), high.denominator) > 500:
            raise task.Retry
        return self.Instance(constant=tuple(constant), gained=tuple(gained)), {"low": low, "high": high}


def _minus(p: tuple[Any, ...], q: tuple[Any, ...]) -> tuple[Any, ...]:
    return polynomial.add(p, polynomial.scale(q, -1))


def _first_column(p: Column) -> Column:
    """Give the first column of the Routh array; raise Retry if it has a zero."""
    rows = [list(p[::-1][0::2]), list(p[::-1][1::2])]
    while len(rows) < len(p):
        upper, lower = rows[-2], rows[-1] + [Fraction(0)] * 2
        if not lower[0]:
            raise task.Retry
        rows.append([upper[j + 1] - upper[0] * lower[j + 1] / lower[0] for j in range(len(upper) - 1)])
    if not all(row[0] for row in rows):
        raise task.Retry
    return tuple(row[0] for row in rows)
