"""Solve an initial value problem for a linear equation of first order, or a Bernoulli equation.

Answer: the solution near the given point as an expression in x; it is unique.
Harder: more kinds of coefficients, more terms on the right side, Bernoulli equations.
Skills: calculus, algebra
Source: original; any text on differential equations.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import random_nonzero
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.calculus._formulas import bracketed, summed, weighted
from bootcamp.verifiers import Math
from bootcamp.verifiers.symbolic import Node, parse

_BASES = {"x": "x", "p": "(x + 1)", "q": "(x^2 + 1)", "e": "e^x", "s": "sin(x)", "c": "cos(x)", "l": "ln(x)"}
"""The letters of products: ``2 x e-1`` is 2 x / e^x."""
_COEFFICIENTS = (  # p up to a factor a, e^(-a P) with P = 0 at the start, and the start
    ("1", "e^({a}*x)", 0),
    ("1 x-1", "x^({a})", 1),
    ("2 x", "e^({a}*x^2)", 0),
    ("1 c", "e^({a}*sin(x))", 0),
    ("1 p-1", "(x + 1)^({a})", 0),
    ("1 s", "e^({a}*(1 - cos(x)))", 0),
    ("1 x-2", "e^({a}*(1 - 1/x))", 1),
    ("2 x q-1", "(x^2 + 1)^({a})", 0),
    ("1 e", "e^({a}*(e^x - 1))", 0),
    ("3 x2", "e^({a}*x^3)", 0),
)
_PARTS = (  # a function, its derivative, and its values at 0 and 1 where they are whole
    ("1 x", "1", (0, 1)),
    ("1 x2", "2 x", (0, 1)),
    ("1 x3", "3 x2", (0, 1)),
    ("1 e", "1 e", (1, None)),
    ("1 s", "1 c", (0, None)),
    ("1 x e", "1 e,1 x e", (0, None)),
    ("1 c", "-1 s", (1, None)),
    ("1 x-1", "-1 x-2", (None, 1)),
    ("1 l", "1 x-1", (None, 0)),
)
Sum = dict[tuple[int, ...], Fraction]


def _read(text: str, factor: Fraction | int = 1) -> Sum:
    """Read a sum of products."""
    total: Sum = {}
    for term in text.split(","):
        number, *factors = term.split()
        exponents = [0] * len(_BASES)
        for part in factors:
            exponents[list(_BASES).index(part[0])] = int(part[1:] or 1)
        total[tuple(exponents)] = Fraction(number) * factor
    return total


def _written(f: Sum) -> str:
    """Write a sum of products, each as a fraction where it has one."""
    terms = []
    for exponents, c in sorted(f.items(), reverse=True):
        sides: tuple[list[str], list[str]] = ([], [])
        for base, n in zip(_BASES.values(), exponents, strict=True):
            if n:
                power = f"e^({abs(n)}*x)" if base == "e^x" else f"{base}^{abs(n)}"
                sides[n < 0].append(power if abs(n) > 1 else base)
        terms.append((c, "*".join(sides[0]), "*".join(sides[1])))
    return weighted(terms)


class OdeFirstOrderLinear(Task["OdeFirstOrderLinear.Params", "OdeFirstOrderLinear.Instance", Node]):
    version = 1

    class Params(task.Params):
        coefficients: int = knob(
            "how many kinds of coefficients of y there are", levels=(2, 3, 4, 5, 6, 7, 8, 9, 10, 10), ge=1, le=10
        )
        parts: int = knob(
            "how many kinds of functions the right side is made of", levels=(3, 4, 5, 5, 6, 7, 8, 9, 9, 9), ge=1, le=9
        )
        terms: int = knob(
            "how many such functions the solution holds", levels=(1, 1, 1, 2, 1, 1, 2, 2, 2, 3), ge=1, le=4
        )
        bernoulli: int = knob(
            "how many powers of y there are to choose from (0: none)", levels=(0, 0, 0, 0, 1, 2, 2, 3, 3, 3), ge=0, le=3
        )
        largest: int = knob("the largest number drawn", levels=(4, 5, 6, 6, 5, 6, 6, 6, 7, 8), ge=2, le=9)

    class Instance(task.Instance):
        coefficient: str  # of y, without its sign
        minus: bool
        right: str
        power: int  # of y on the right side
        start: int
        value: str

        @property
        def left(self) -> str:
            """The left side."""
            return f"y' {'-' if self.minus else '+'} " + (
                rf"{self.coefficient} \, y" if self.coefficient != "1" else "y"
            )

        @property
        def factor(self) -> str:
            """The power of y on the right side."""
            return {0: "", 1: r" \, y"}.get(self.power, rf" \, y^{{{self.power}}}")

    answer = Math(variables=("x",))
    prompt = Prompt(
        en=r"""
        Solve the initial value problem for y as a function of x, near x = {{ start }}:

        $${{ left }} = {{ right }}{{ factor }}, \qquad y({{ start }}) = {{ value }}$$

        Give y(x) explicitly, without integral signs.
        """,
        zh=r"""
        在 x = {{ start }} 附近，求解关于 x 的函数 y 的初值问题：

        $${{ left }} = {{ right }}{{ factor }}, \qquad y({{ start }}) = {{ value }}$$

        写出 y(x) 的显式表达式，不含积分号。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Node]:
        rate, decay, start = rng.choice(_COEFFICIENTS[: params.coefficients])
        a = random_nonzero(rng, min(params.largest, 4))
        pool = [part for part in _PARTS[: params.parts] if part[2][start] is not None]
        chosen = rng.sample(pool, min(params.terms, len(pool)))
        power = (0, 2, 3, -1)[rng.randint(1, params.bernoulli)] if params.bernoulli and rng.random() < 0.7 else 0
        scale = Fraction(1, 1 - power)  # w = y^(1 - power) solves w' + a p w = q
        whole: Sum = {}
        right: Sum = {}
        first = rng.choice((1, 4, 9)) if power else rng.randint(-params.largest, params.largest)
        constant = first
        (rates,) = _read(rate, a * scale).items()
        for function, slope, values in chosen:
            c = random_nonzero(rng, params.largest)
            constant -= c * (values[start] or 0)
            whole |= _read(function, c)
            products = {
                tuple(map(sum, zip(e, rates[0], strict=True))): d * rates[1] for e, d in _read(function, c).items()
            }
            for part in (_read(slope, c * scale), products):
                for e, d in part.items():
                    right[e] = right.get(e, Fraction(0)) + d
        if not constant or not any(right.values()):
            raise task.Retry
        found = summed([_written(whole), weighted([(constant, decay.format(a=-a), "")])])
        root = {1: 1, 4: 2, 9: 3}.get(first, 0)
        wrapped = {0: found, 2: f"1/({found})", 3: f"1/sqrt({found})", -1: f"sqrt({found})"}[power]
        value = {0: str(first), 2: str(Fraction(1, first or 1)), 3: str(Fraction(1, root or 1)), -1: str(root)}[power]
        shown = bracketed(_written(right))
        instance = self.Instance(
            coefficient=bracketed(_written(_read(rate, abs(a * scale)))),
            minus=a * scale < 0,
            right=shown if power else shown.removeprefix(r"\left(").removesuffix(r"\right)"),
            power=power,
            start=start,
            value=value,
        )
        return instance, parse(wrapped, ("x",))
