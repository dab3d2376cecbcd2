"""The question for the value of a definite integral, which several tasks ask of integrals of their own."""

from __future__ import annotations

from bootcamp import task
from bootcamp.task import Prompt
from bootcamp.verifiers import Math

ANSWER = Math()
PROMPT = Prompt(
    en=r"""
    Evaluate the integral exactly, in closed form:

    $$\int_{{ "{%s}^{%s}" % (low, high) }} {{ integrand }} \, dx$$

    No integral, sum, product or limit sign may be left in the answer.
    """,
    zh=r"""
    求下面积分的精确值，写成闭式：

    $$\int_{{ "{%s}^{%s}" % (low, high) }} {{ integrand }} \, dx$$

    答案中不能再含积分号、求和号、连乘号或极限号。
    """,
)


class Definite(task.Instance):
    """A function of x and the ends of an interval, all in LaTeX."""

    integrand: str
    low: str
    high: str
