"""The question for an antiderivative, which several tasks ask of integrands of their own."""

from __future__ import annotations

import re
from collections.abc import Iterable
from fractions import Fraction
from functools import lru_cache

from bootcamp import task
from bootcamp.task import Prompt
from bootcamp.tasks.calculus._functions import has_slope, last_side
from bootcamp.verifiers import Math
from bootcamp.verifiers.symbolic import Node, parse, render

ANSWER = Math(variables=("x",), up_to_constant=True)
PROMPT = Prompt(
    en=r"""
    Find an antiderivative{{ " for " + domain if domain }}, that is, a function of x whose derivative is the integrand:

    $$\int {{ integrand }} \, dx$$

    Any constant of integration will do. No integral sign may be left in the answer.
    """,
    zh=r"""
    求下面被积函数{{ "在 " + domain + " 上" if domain }}的一个原函数（即导数等于被积函数的 x 的函数）：

    $$\int {{ integrand }} \, dx$$

    积分常数任取。答案中不能再含积分号。
    """,
)


class Integrand(task.Instance):
    """A function in LaTeX, and the open interval of x that is asked about, without bounds where none are given."""

    integrand: str
    low: Fraction | None = None
    high: Fraction | None = None

    @property
    def domain(self) -> str:
        """The interval as an inequality."""
        if self.low is None and self.high is None:
            return ""
        if self.high is None:
            return f"x > {self.low}"
        return f"x < {self.high}" if self.low is None else f"{self.low} < x < {self.high}"


def slope_fault(instance: Integrand, answer: Node) -> str:
    """Say what is wrong with an answer: its derivative, by exact algebra, has to be the integrand."""
    low, high, place = instance.low, instance.high, Fraction(5, 9)
    if low is not None:
        place = low + place * (1 if high is None else high - low)
    elif high is not None:
        place = high - place
    right = has_slope(last_side(answer), "x", tree(instance.integrand), {"x": place})
    return "" if right else "the derivative of the answer is not the integrand"


def latex(text: str) -> str:
    """Write a plain formula in x in LaTeX, a sum in brackets."""
    formula = parse(text, ("x",))
    shown = exponents_first(render(formula))
    return rf"\left({shown}\right)" if formula.head in ("add", "neg") else shown


def exponents_first(text: str) -> str:
    r"""Move the exponents of functions in front of their arguments, where no one takes them for those of the argument.

    >>> exponents_first(r"\sin\left(2 x\right)^{2} + \ln\left(x + \cos\left(x\right)^{3}\right)^{2}")
    '\\sin^{2}\\left(2 x\\right) + \\ln^{2}\\left(x + \\cos^{3}\\left(x\\right)\\right)'
    """
    places: list[int] = []
    for found in re.finditer(r"\\left[(]|\\right[)](?:\^[{](\d+)[}])?", text):
        if found[0] == r"\left(":
            places.append(found.start())
            continue
        start = places.pop()
        name = re.search(r"\\(?:sin|cos|tan|sec|ln|arctan)$", text[:start])
        if found[1] and name:
            end = found.end() - len(found[1]) - 3
            return exponents_first(f"{text[:start]}^{{{found[1]}}}{text[start:end]}{text[found.end() :]}")
    return text


@lru_cache(maxsize=1024)
def tree(text: str) -> Node:
    """Read a formula in x."""
    return parse(text, ("x",))


def summed(parts: list[str]) -> str:
    """Join the plain sums that are not zero.

    >>> summed(["x", "0", "-2y + 3"])
    'x - 2y + 3'
    """
    text = "".join(f" - {part[1:]}" if part[0] == "-" else f" + {part}" for part in parts if part != "0")
    return text.removeprefix(" + ").replace(" - ", "-", 1) if text[:3] == " - " else text.removeprefix(" + ") or "0"


def weighted(terms: Iterable[tuple[Fraction | int, str, str]]) -> str:
    """Write a sum of fractions, each a coefficient, what stands over the bar and what under it ("" is 1).

    >>> weighted([(Fraction(-3, 2), "x", ""), (1, "", "(x + 1)"), (2, "ln(x)", "")])
    '-(3*x)/(2) + (1)/((x + 1)) + 2*ln(x)'
    """
    parts = []
    for c, over, under in terms:
        c = Fraction(c)
        top = "*".join(part for part in (str(abs(c.numerator)) if abs(c.numerator) > 1 else "", over) if part) or "1"
        bottom = "*".join(part for part in (str(c.denominator) if c.denominator > 1 else "", under) if part)
        body = f"({top})/({bottom})" if bottom else top
        parts.append("0" if not c else f"-{body}" if c < 0 else body)
    return summed(parts)
