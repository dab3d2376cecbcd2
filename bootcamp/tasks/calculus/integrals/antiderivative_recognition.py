"""Recognise the derivative of a product, a quotient or a composition in a sum whose terms have no antiderivative alone.

Answer: an expression in x; any antiderivative is right, integral signs are not.
Harder: more kinds of functions, products of more of them, more products, a common denominator.
Skills: calculus, algebra
Source: original; the reversed product rule is in any calculus textbook.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import random_nonzero
from bootcamp.task import Task, knob
from bootcamp.tasks.calculus._formulas import bracketed, weighted
from bootcamp.tasks.calculus.integrals._antiderivative import ANSWER, PROMPT, Integrand, slope_fault, tree
from bootcamp.verifiers.symbolic import Node

Monomial = tuple[int, ...]
"""The exponents of the functions below."""
Sum = dict[Monomial, int]

_FUNCTIONS: tuple[tuple[str, str], ...] = (  # a function, and its derivative as coefficients and exponents
    ("x", "1"),
    ("e^(2*x)", "2 e"),
    ("ln(x)", "1 x-1"),
    ("sin(x)", "1 c"),
    ("cos(x)", "-1 s"),
    ("e^(x^2)", "2 x g"),
    ("arctan(x)", "1 w"),
    ("e^(1/x)", "-1 x-2 d"),
    ("sqrt(x^2 + 1)", "1 x r-1"),
    ("e^(sin(x))", "1 c h"),
    ("sin(ln(x))", "1 x-1 q"),
    ("x^x", "1 y l,1 y"),
    ("cos(ln(x))", "-1 x-1 p"),
    ("1/(1 + x^2)", "-2 x w2"),
)
_LETTERS = "xelscgadrhpyqw"
_POSITIVE_POWERS = "scagpq"
"""Functions that are never under a bar, since they have zeros or are powers of e already."""


class AntiderivativeRecognition(Task["AntiderivativeRecognition.Params", "AntiderivativeRecognition.Instance", Node]):
    version = 1

    class Params(task.Params):
        kinds: int = knob(
            "how many kinds of functions are drawn from", levels=(4, 5, 5, 6, 7, 8, 10, 10, 12, 12), ge=3, le=12
        )
        factors: int = knob(
            "how many functions are multiplied in a product", levels=(2, 2, 2, 3, 2, 3, 3, 3, 3, 3), ge=2, le=4
        )
        products: int = knob("how many products are added", levels=(1, 1, 2, 1, 2, 2, 1, 2, 2, 2), ge=1, le=3)
        exponent: int = knob("the largest exponent of a factor", levels=(3, 3, 3, 3, 3, 2, 3, 2, 2, 3), ge=1, le=4)
        fraction: bool = knob("whether terms have a common denominator", levels=(False,) * 6 + (True,) * 4)

    class Instance(Integrand):
        pass

    answer = ANSWER
    prompt = PROMPT

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Node]:
        hidden: Sum = {}
        for _ in range(params.products):
            hidden[_draw(params, rng)] = random_nonzero(rng, 9)
        slope = _derivative(hidden)
        if len(hidden) < params.products or len(slope) < 2 * params.products:
            raise task.Retry
        low = [min(0, *(monomial[i] for monomial in slope)) for i in range(len(_LETTERS))] if params.fraction else None
        return self.Instance(integrand=bracketed(_text(slope, low)), low=Fraction(1)), tree(_text(hidden, None))

    def check(self, instance: Instance, answer: Node) -> str:
        return slope_fault(instance, answer)


def _draw(params: AntiderivativeRecognition.Params, rng: Random) -> Monomial:
    """Draw a product of powers of different functions."""
    exponents = [0] * len(_LETTERS)
    for place in rng.sample(range(params.kinds), params.factors):
        exponents[place] = rng.randint(1, params.exponent if place in (0, 2) else 2 if place in (3, 4) else 1)
        if _LETTERS[place] not in _POSITIVE_POWERS and rng.random() < 0.35:
            exponents[place] = -exponents[place]
    return tuple(exponents)


def _derivative(f: Sum) -> Sum:
    """Differentiate by the product rule and collect like terms."""
    total: Sum = {}
    for monomial, c in f.items():
        for place, power in enumerate(monomial):
            for term in _FUNCTIONS[place][1].split(",") if power else ():
                number, *factors = term.split()
                product = list(monomial)
                product[place] -= 1
                for factor in factors:
                    product[_LETTERS.index(factor[0])] += int(factor[1:] or 1)
                key = tuple(product)
                total[key] = total.get(key, 0) + c * power * int(number)
    return {monomial: c for monomial, c in sorted(total.items(), reverse=True) if c}


def _text(f: Sum, under: list[int] | None) -> str:
    """Write a sum of products of functions, over the common denominator with these exponents if they are given."""
    if under is None:
        return weighted((c, *_bar(monomial)) for monomial, c in f.items())
    raised = {tuple(a - b for a, b in zip(monomial, under, strict=True)): c for monomial, c in f.items()}
    above, below = _text(raised, None), _bar(tuple(under))[1]
    return f"({above})/({below})" if below else above


def _bar(monomial: Monomial) -> tuple[str, str]:
    """Write what stands over and under a bar."""
    sides: tuple[list[str], list[str]] = ([], [])
    for (name, _), power in zip(_FUNCTIONS, monomial, strict=True):
        if not power:
            continue
        base = f"({name})" if name == "x^x" or name[:2] == "e^" else name
        side, size = power < 0, abs(power)
        if name == "1/(1 + x^2)":
            base, side = "(1 + x^2)", power > 0
        elif name == "sqrt(x^2 + 1)" and size > 1:
            base, size = ("(x^2 + 1)", size // 2) if size % 2 == 0 else (f"(x^2 + 1)^({size}/2)", 1)
        sides[side].append(base + f"^{size}" * (size > 1))
    return "*".join(sides[0]), "*".join(sides[1])
