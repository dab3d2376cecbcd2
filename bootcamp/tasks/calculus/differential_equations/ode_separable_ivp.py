"""Solve an initial value problem for a separable equation, or one that a substitution makes separable.

Answer: the solution near the given point as an expression in x; it is unique.
Harder: more kinds of functions of y, of x, and substitutions y = x v and u = a x + b y.
Skills: calculus, algebra
Source: original; any text on differential equations.
"""

from __future__ import annotations

import re
from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import random_nonzero
from bootcamp.lib.prompts import linear
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.calculus._formulas import latex
from bootcamp.verifiers import Math
from bootcamp.verifiers.symbolic import Node, parse

_GROWTH = (  # g(u), values of u to start from, and the solution of u' = F'(x) g(u) with u = c where F = 0
    ("{u}", ("1", "2", "3", "-2"), "({c})*e^({F})"),
    ("{u}^2", ("1", "1/2", "-1", "1/3"), "1/({r} - ({F}))"),
    ("(1 + {u}^2)", ("0", "1", "-1"), "tan({F} + arctan({c}))"),
    ("e^(-{u})", ("0", "ln(2)", "ln(3)"), "ln({F} + {E})"),
    ("1/{u}", ("1", "2", "3"), "sqrt(2*({F}) + {c}^2)"),
    ("{u}^3", ("1", "1/2", "1/3"), "1/sqrt({r}^2 - 2*({F}))"),
    ("sqrt({u})", ("1", "4", "9"), "(({F})/2 + sqrt({c}))^2"),
    ("({u} + 3)", ("0", "1", "-1", "2"), "({c} + 3)*e^({F}) - 3"),
    ("(4 + {u}^2)", ("0", "2", "-2"), "2*tan(2*({F}) + arctan(({c})/2))"),
    ("{u}*(1 - {u})", ("1/2", "1/3", "2", "3/4"), "({c})*e^({F})/(1 - ({c}) + ({c})*e^({F}))"),
    ("cos({u})^2", ("0", "pi/4"), "arctan({F} + tan({c}))"),
    ("({u}^2 - 1)", ("0", "1/2", "3"), "(1 + ({c}) - (1 - ({c}))*e^(2*({F})))/(1 + ({c}) + (1 - ({c}))*e^(2*({F})))"),
)
_RATES = (  # F'(x), F(x) with F = 0 at the start, and the start
    ("{k}", "{k}*x", "0"),
    ("{k}*x", "({k}*x^2)/2", "0"),
    ("{k}*e^x", "{k}*(e^x - 1)", "0"),
    ("{k}*cos(x)", "{k}*sin(x)", "0"),
    ("{k}/x", "{k}*ln(x)", "1"),
    ("({k}*x^2 + {m})", "{k}*x^3/3 + {m}*x", "0"),
    ("{k}*sin({m}*x)", "{k}*(1 - cos({m}*x))/{m}", "0"),
    ("{k}/x^2", "{k} - {k}/x", "1"),
    ("{k}/(1 + x)", "{k}*ln(1 + x)", "0"),
    ("{k}/(1 + x^2)", "{k}*arctan(x)", "0"),
    ("{k}*x*e^x", "{k}*((x - 1)*e^x + 1)", "0"),
)


class OdeSeparableIvp(Task["OdeSeparableIvp.Params", "OdeSeparableIvp.Instance", Node]):
    version = 1

    class Params(task.Params):
        families: int = knob(
            "how many families there are: separable, y = x v, u = a x + b y",
            levels=(1, 1, 1, 2, 2, 3, 3, 3, 3, 3),
            ge=1,
            le=3,
        )
        first: int = knob("the first family", levels=(0, 0, 0, 0, 0, 0, 0, 1, 1, 1), ge=0, le=2)
        growth: int = knob(
            "how many kinds of functions of y there are", levels=(2, 4, 6, 7, 8, 9, 10, 11, 12, 12), ge=2, le=12
        )
        least: int = knob(
            "how many simple kinds of them are left out", levels=(0, 0, 0, 0, 0, 0, 1, 1, 2, 4), ge=0, le=6
        )
        rates: int = knob(
            "how many kinds of functions of x there are", levels=(4, 6, 8, 9, 11, 11, 11, 11, 11, 11), ge=2, le=11
        )
        largest: int = knob("the largest number drawn", levels=(5, 5, 6, 9, 9, 9, 9, 9, 9, 9), ge=3, le=9)

    class Instance(task.Instance):
        right: str
        start: str
        value: str

    answer = Math(variables=("x",))
    prompt = Prompt(
        en=r"""
        Solve the initial value problem for y as a function of x, near x = {{ start }}:

        $$y' = {{ right }}, \qquad y({{ start }}) = {{ value }}$$

        Give y(x) explicitly, without integral signs.
        """,
        zh=r"""
        在 x = {{ start }} 附近，求解关于 x 的函数 y 的初值问题：

        $$y' = {{ right }}, \qquad y({{ start }}) = {{ value }}$$

        写出 y(x) 的显式表达式，不含积分号。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Node]:
        family = rng.randrange(params.first, params.families)
        growth, starts, solution = rng.choice(_GROWTH[params.least : params.growth])
        c, k, m = (
            rng.choice(starts),
            random_nonzero(rng, params.largest),
            rng.randint(2, params.largest),
        )
        start = {"r": "" if "(" in c or c in ("0", "pi/4") else str(1 / Fraction(c)), "E": c[3:-1] or "1", "c": c}
        if family == 0:
            rate, whole, at = (part.format(k=k, m=m) for part in rng.choice(_RATES[: params.rates]))
            right, found, value = f"{rate}*{growth.format(u='y')}", solution.format(F=whole, **start), c
        elif family == 1:  # x v' = k x^n g(v)
            n = rng.randint(0, 3)
            factor, whole = (f"{k}*x^{n}*", f"{Fraction(k, n)}*(x^{n} - 1)") if n else (f"{k}*", f"{k}*ln(x)")
            right, at, value = f"y/x + {factor}{growth.format(u='(y/x)')}", "1", c
            found = f"x*({solution.format(F=whole, **start)})"
        else:  # u = a x + b y, so that u' = a + b y'
            a, b = random_nonzero(rng, 3), rng.randint(1, 3)
            u = f"({linear([(a, 'x'), (b, 'y')])})"
            right = f"({k}*{growth.format(u=u)} {'-' if a > 0 else '+'} {abs(a)})/{b}"
            inner = linear([(1, f"({solution.format(F=f'{k}*x', **start)})"), (-a, "x")])
            found, at = f"({inner})/{b}", "0"
            value = f"({c})/{b}" if "(" in c or "pi" in c else str(Fraction(c) / b)
        if c in ("0", "1") and growth in ("{u}", "{u}^2") and family == 2:
            raise task.Retry
        shown = [latex(_plain(text), "x", "y") for text in (right, value)]
        return self.Instance(right=shown[0], start=at, value=shown[1]), parse(_plain(found), ("x",))


def _plain(text: str) -> str:
    """Leave out factors of 1 and write negative factors as differences."""
    for old, new in (("*1/", "/"), ("x^1*", "x*"), ("x^1 ", "x "), ("-1*", "-"), ("+ -", "- "), ("- -", "+ ")):
        text = text.replace(old, new)
    return re.sub(r"/1(?![\d/])", "", re.sub(r"(?<![\d^/])1\*", "", text))
