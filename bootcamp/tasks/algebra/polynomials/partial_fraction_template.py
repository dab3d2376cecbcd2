"""Find the letters in the partial fraction decomposition of a rational function.

Answer: the values of the letters in order; they are unique.
Harder: more letters, repeated factors, quadratic factors, a polynomial part, fractions as values.
Skills: algebra, arithmetic
Source: original; algebra and calculus textbooks.
"""

from __future__ import annotations

from fractions import Fraction
from functools import reduce
from math import lcm
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import polynomial
from bootcamp.lib.prompts import bracketed, polynomial as shown, sequence
from bootcamp.lib.shown_work import horner, multiplied_out, row_steps
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.algebra._expressions import latex
from bootcamp.verifiers import Format, Rational, Sequence

Factor = tuple[int, ...]
_LETTERS = "ABCDEFGHIJKLMN"


class PartialFractionTemplate(
    Task["PartialFractionTemplate.Params", "PartialFractionTemplate.Instance", "tuple[Fraction, ...]"]
):
    version = 1

    class Params(task.Params):
        linear: int = knob(
            "how many linear factors the denominator has", levels=(2, 2, 2, 3, 2, 3, 2, 3, 3, 4), ge=1, le=5
        )
        repeated: int = knob(
            "the largest multiplicity of one of them", levels=(1, 1, 2, 2, 2, 2, 3, 3, 3, 4), ge=1, le=4
        )
        quadratic: int = knob("how many quadratic factors it has", levels=(0, 0, 0, 0, 1, 1, 1, 1, 2, 2), ge=0, le=3)
        whole: int = knob(
            "the degree of the polynomial part, -1 for none", levels=(-1, -1, -1, -1, -1, 0, 1, 1, 1, 1), ge=-1, le=3
        )
        lead: int = knob(
            "the largest leading coefficient of a factor", levels=(1, 1, 1, 2, 2, 2, 2, 2, 3, 3), ge=1, le=5
        )
        largest: int = knob("the largest value of a letter", levels=(6, 9, 9, 9, 9, 9, 9, 9, 9, 9), ge=2, le=30)
        denominator: int = knob(
            "the largest denominator of a letter", levels=(1, 2, 1, 1, 2, 2, 2, 3, 3, 3), ge=1, le=6
        )

    class Instance(task.Instance):
        numerator: tuple[int, ...]
        scale: int  # the denominator is this number times the factors
        factors: tuple[tuple[Factor, int], ...]  # with their multiplicities
        whole: int  # how many letters the polynomial part has

        @property
        def letters(self) -> str:
            count = self.whole + sum((len(f) - 1) * n for f, n in self.factors)
            return _LETTERS[:count]

        @property
        def fraction(self) -> str:
            under = " ".join(_power(f, n) for f, n in self.factors)
            number = "" if self.scale == 1 else f"{self.scale} "
            return rf"\frac{{{latex(self.numerator)}}}{{{number}{under}}}"

        @property
        def template(self) -> str:
            letters = iter(self.letters)
            parts = [next(letters) + ("", " x", " x^{2}", " x^{3}")[n] for n in reversed(range(self.whole))]
            for f, n in self.factors:
                for times in range(1, n + 1):
                    over = next(letters) if len(f) == 2 else f"{next(letters)} x + {next(letters)}"
                    parts.append(rf"\frac{{{over}}}{{{_power(f, times, alone=True)}}}")
            return " + ".join(parts)

    prompt = Prompt(
        en=r"""
        Find the numbers {{ letters | listed }} for which this holds for all x where both sides are defined:

        $${{ fraction }} = {{ template }}$$

        Give them in alphabetical order.
        """,
        zh=r"""
        求数 {{ letters | listed(language) }}，使下式对所有使两边有意义的 x 都成立：

        $${{ fraction }} = {{ template }}$$

        按字母顺序给出。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[Fraction, ...]]:
        return Sequence(Rational(), length=len(instance.letters))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[Fraction, ...]]:
        factors = _draw_factors(params, rng)
        under = reduce(polynomial.multiply, [f for f, n in factors for _ in range(n)])
        total: polynomial.Polynomial = ()
        values: list[Fraction] = []

        def draw() -> Fraction:
            values.append(
                Fraction(
                    rng.randint(-params.largest, params.largest), rng.choice((1, rng.randint(1, params.denominator)))
                )
            )
            return values[-1]

        for n in reversed(range(params.whole + 1)):
            total = polynomial.add(total, (*(Fraction(0),) * n, draw()))
        total = polynomial.multiply(total, under)
        for f, n in factors:
            for times in range(1, n + 1):
                over = (draw(),) if len(f) == 2 else (draw(), draw())[::-1]
                rest = polynomial.divide(under, reduce(polynomial.multiply, [f] * times))[0]
                total = polynomial.add(total, polynomial.multiply(over, rest))
        if sum(map(bool, values)) < max(2, len(values) - 2) or not values[-1]:
            raise task.Retry
        scale = lcm(*(Fraction(c).denominator for c in total))
        instance = self.Instance(
            numerator=tuple(int(scale * c) for c in total), scale=scale, factors=factors, whole=params.whole + 1
        )
        return instance, tuple(values)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        letters, lines = iter(instance.letters), list[str]()
        top = polynomial.scale(tuple(map(Fraction, instance.numerator)), Fraction(1, instance.scale))
        if instance.scale > 1:
            lines.append(f"N = {shown(top)}")
        if instance.whole:
            steps, under = multiplied_out([f for f, n in instance.factors for _ in range(n)])
            lines += [*steps, f"D = {shown(under)}"]
            for shift in reversed(range(instance.whole)):
                place = len(under) - 1 + shift
                value = top[place] / under[-1] if place < len(top) else Fraction(0)
                top = polynomial.add(top, polynomial.multiply((*(Fraction(0),) * shift, -value), under))
                lines += [
                    f"{next(letters)} = {value}",
                    f"N - {bracketed(value)}{('', 'x')[shift > 0]}·D = {shown(top)}",
                ]
        for place, (f, n) in enumerate(instance.factors):
            if len(f) > 2:
                break
            steps, others = multiplied_out([g for g, k in instance.factors[place + 1 :] for _ in range(k)])
            lines += steps
            root, own = Fraction(-f[0], f[1]), [next(letters) for _ in range(n)]
            lines.append(f"x = {root}: {horner(others, root)}")
            for letter in reversed(own):
                over, below = polynomial.evaluate(top, root), polynomial.evaluate(others, root)
                value = over / below
                lines.append(f"{horner(top, root)}, {letter} = ({over})/({below}) = {value}")
                top = polynomial.add(top, polynomial.scale(others, -value))
                product, top = shown(top), tuple(map(Fraction, polynomial.divide(top, f)[0]))
                if top:
                    lines.append(f"N - {bracketed(value)}·({shown(others)}) = {product} = ({shown(f)})({shown(top)})")
        quadratics = [f for f, _ in instance.factors if len(f) > 2]
        return "\n".join([*lines, *_over_quadratics(top, quadratics, list(letters))])


def _draw_factors(params: PartialFractionTemplate.Params, rng: Random) -> tuple[tuple[Factor, int], ...]:
    """Draw different linear and quadratic factors; one of the linear ones is repeated."""
    found: dict[Factor, int] = {}
    while len(found) < params.linear:
        a, b = rng.randint(1, params.lead), rng.randint(-6, 6)
        f = polynomial.primitive((b, a))
        found[f] = 1
    found[rng.choice(list(found))] = params.repeated
    while len(found) < params.linear + params.quadratic:
        b = rng.randint(-3, 3)
        found[rng.randint(b * b // 4 + 1, b * b // 4 + 5), b, 1] = 1
    return tuple(found.items())


def _power(f: Factor, n: int, alone: bool = False) -> str:
    base = latex(f)
    if n == 1 and (alone or base == "x"):
        return base
    base = base if base == "x" else rf"\left({base}\right)"
    return base if n == 1 else f"{base}^{{{n}}}"


def _over_quadratics(top: tuple[Fraction, ...], factors: list[Factor], letters: list[str]) -> list[str]:
    """Compare the coefficients of what is left with those of its parts over quadratic factors."""
    columns: list[Factor] = []
    for place in range(len(factors)):
        others: Factor = (1,)
        for f in factors[:place] + factors[place + 1 :]:
            others = polynomial.multiply(others, f)
        columns += [(0, *others), others]
    size, parts = len(columns), list[polynomial.Coefficients]([*columns, top])
    rows = [[Fraction(p[k]) if k < len(p) else Fraction(0) for p in parts] for k in reversed(range(size))]
    lines, reduced, _ = row_steps(rows) if rows else ([], [], [])
    given = [f"R{k} = {sequence(row)}" for k, row in enumerate(rows, 1)]
    return [*given, *lines, *(f"{letter} = {row[-1]}" for letter, row in zip(letters, reduced, strict=True))]
