"""Find an antiderivative by one substitution or by several within each other.

Answer: an expression in x; any antiderivative is right, integral signs are not.
Harder: more kinds of functions, more substitutions within each other, larger numbers.
Skills: calculus, algebra
Source: original; any calculus textbook.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import random_nonzero
from bootcamp.task import Task, knob
from bootcamp.tasks.calculus._formulas import bracketed
from bootcamp.tasks.calculus.integrals._antiderivative import ANSWER, PROMPT, Integrand, slope_fault, tree
from bootcamp.verifiers.symbolic import Node

_OUTER = (  # a function of a positive u, and the factors of its derivative over and under a bar
    ("({u}^{n1})/{n1}", "{u}^{n}", ""),
    ("e^{u}", "e^{u}", ""),
    ("sin{u}", "cos{u}", ""),
    ("cos{u}", "-1;sin{u}", ""),
    ("ln{u}", "", "{u}"),
    ("2*{u}^({m2}/2)/{m2}", "{u}^({m}/2)", ""),
    ("arctan{u}", "", "(1 + {u}^2)"),
    ("-1/({n}*{u}^{n})", "", "{u}^{n1}"),
    ("2*sqrt{u}", "", "sqrt{u}"),
    ("ln{u}^2", "2;ln{u}", "{u}"),
    ("arctan(e^{u})", "e^{u}", "(1 + e^(2*{u}))"),
    ("ln(1 + {u}^2)", "2;{u}", "(1 + {u}^2)"),
)
_INNER = (  # a positive function for x > 1, and the factors of its derivative over and under a bar
    ("(x^{n} + {c})", "{n};x^{n0}", ""),
    ("(e^({n}*x) + {c})", "{n};e^({n}*x)", ""),
    ("(x^2 + {b}*x + {c})", "(2*x + {b})", ""),
    ("(sin({b}*x) + {c})", "{b};cos({b}*x)", ""),
    ("({c} + ln(x))", "", "x"),
    ("({c} - cos({b}*x))", "{b};sin({b}*x)", ""),
    ("(sqrt(x) + {c})", "", "2;sqrt(x)"),
    ("({c} - 1/x)", "", "x^2"),
    ("(x^{n}*ln(x) + {c})", "x^{n0};({n}*ln(x) + 1)", ""),
    ("(arctan(x) + {c})", "", "(1 + x^2)"),
    ("(x*e^x + {c})", "(x + 1);e^x", ""),
    ("({c} + sin({b}*x)^2)", "{b};sin({b2}*x)", ""),
)


class IntegralSubstitution(Task["IntegralSubstitution.Params", "IntegralSubstitution.Instance", Node]):
    version = 1

    class Params(task.Params):
        outer: int = knob(
            "how many kinds of outer functions are drawn from", levels=(4, 5, 6, 7, 8, 9, 10, 12, 12, 12), ge=2, le=12
        )
        inner: int = knob(
            "how many kinds of inner functions are drawn from", levels=(2, 4, 5, 6, 7, 8, 10, 12, 12, 12), ge=2, le=12
        )
        layers: int = knob(
            "how many functions stand around the inner one", levels=(1, 1, 1, 1, 1, 2, 2, 2, 3, 3), ge=1, le=3
        )
        largest: int = knob("the largest number drawn", levels=(4, 5, 6, 7, 8, 4, 5, 6, 5, 7), ge=3, le=12)

    class Instance(Integrand):
        pass

    answer = ANSWER
    prompt = PROMPT

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Node]:
        function, over, under = _filled(params, rng, _INNER[: params.inner], "")
        for layer in range(params.layers):
            if layer:
                function = f"({function} + {rng.randint(2, params.largest)})"
            shapes = [shape for shape in _OUTER[: params.outer] if _fits(shape[0], function, layer + 1 < params.layers)]
            function, above, below = _filled(params, rng, shapes, function)
            over, under = above + over, below + under
        factor = Fraction(random_nonzero(rng, params.largest), rng.randint(1, params.largest))
        integrand = _quotient([str(factor.numerator), *over], [str(factor.denominator), *under])
        found = _quotient([str(factor.numerator), f"({function})"], [str(factor.denominator)])
        return self.Instance(integrand=bracketed(integrand), low=Fraction(1)), tree(found)

    def check(self, instance: Instance, answer: Node) -> str:
        return slope_fault(instance, answer)


def _filled(
    params: IntegralSubstitution.Params,
    rng: Random,
    shapes: Sequence[tuple[str, str, str]],
    u: str,
) -> tuple[str, list[str], list[str]]:
    """Draw a shape and fill in numbers and the function within: the function, and the factors of its derivative."""
    most = 5 if params.layers == 1 else 3
    m = rng.choice((1, 3, most))
    n, b, c = rng.randint(2, most), rng.randint(2, params.largest), rng.randint(2, params.largest)
    numbers = {"n": n, "n0": n - 1, "n1": n + 1, "b": b, "b2": 2 * b, "c": c, "u": u, "m": m, "m2": m + 2}
    function, over, under = (part.format(**numbers) for part in rng.choice(shapes))
    return function, over.split(";") if over else [], under.split(";") if under else []


def _fits(outer: str, function: str, covered: bool) -> bool:
    """Keep powers out of the middle, and powers of e away from what grows fast and from logarithms."""
    if covered and ("^{n" in outer or "^({m" in outer):
        return False
    fast = ("e^", "^3", "^4", "^5", "^6", "ln(x) + ", "+ ln", "(ln(")
    return "e^" not in outer or not any(part in function for part in fast)


def _quotient(over: list[str], under: list[str]) -> str:
    """Write a quotient of products, all numbers joined and reduced, the sign in front."""
    number = Fraction(1)
    rest: list[list[str]] = [[], []]
    for side, factors in enumerate((over, under)):
        for factor in factors:
            if factor.lstrip("-").isdigit():
                number *= Fraction(int(factor)) ** (1 - 2 * side)
            else:
                rest[side].append(factor.removesuffix("^1"))
    above, below = _product(abs(number.numerator), rest[0]), _product(number.denominator, rest[1])
    return "-" * (number < 0) + (f"({above})/({below})" if below != "1" else above)


def _product(number: int, factors: list[str]) -> str:
    return "*".join(([str(number)] if number > 1 or not factors else []) + factors)
