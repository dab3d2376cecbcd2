"""The question for an antiderivative, which several tasks ask of integrands of their own."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache

from bootcamp import task
from bootcamp.task import Prompt
from bootcamp.tasks.calculus._functions import has_slope, jumps, last_side
from bootcamp.verifiers import Math
from bootcamp.verifiers.symbolic import Node, parse

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
    """Say what is wrong with an answer: it has the integrand as its derivative, by exact algebra, and never jumps."""
    low, high, place = instance.low, instance.high, Fraction(5, 9)
    if low is not None:
        place = low + place * (1 if high is None else high - low)
    elif high is not None:
        place = high - place
    answer, integrand = last_side(answer), tree(instance.integrand)
    if not has_slope(answer, "x", integrand, {"x": place}):
        return "the derivative of the answer is not the integrand"
    return "the answer jumps where the integrand is defined" if jumps(answer, "x", integrand, {}, low, high) else ""


@lru_cache(maxsize=1024)
def tree(text: str) -> Node:
    """Read a formula in x."""
    return parse(text, ("x",))
