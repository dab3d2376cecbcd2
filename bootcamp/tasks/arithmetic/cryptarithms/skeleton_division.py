"""Restore a written division most of whose digits are hidden.

Answer: divisor, dividend and quotient; every restoration that fits is right.
Harder: longer numbers, fewer digits shown.
Skills: arithmetic, deduction, search
Source: original; W. E. H. Berwick, The problem of the seven sevens, The School World, 1906.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.numbers import random_digits
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.arithmetic.cryptarithms import _skeleton
from bootcamp.tasks.arithmetic.cryptarithms._skeleton import Row
from bootcamp.verifiers import Integer, Record


class SkeletonDivision(Task["SkeletonDivision.Params", "SkeletonDivision.Instance", "dict[str, int]"]):
    version = 1

    class Params(task.Params):
        divisor: int = knob("how many digits the divisor has", levels=(1, 1, 1, 2, 2, 2, 3, 3, 3, 4), ge=1, le=6)
        quotient: int = knob("how many digits the quotient has", levels=(2, 3, 4, 3, 4, 4, 4, 5, 6, 6), ge=2, le=9)
        shown: int = knob(
            "how many percent of the digits are shown", levels=(50, 40, 30, 35, 30, 25, 25, 22, 20, 16), ge=3, le=80
        )

    class Instance(task.Instance):
        divisor: str
        rows: tuple[Row, ...]  # quotient, dividend, then in turn what is subtracted and what is left

        @property
        def drawing(self) -> str:
            width = len(self.rows[1][0])
            margin = " " * (len(self.divisor) + 3)
            quotient, dividend, *steps = (margin + _skeleton.drawn(row, width) for row in self.rows)
            rule = margin + "-" * width
            return "\n".join([quotient, rule, f"{self.divisor} ) {dividend[len(margin) :]}", *steps])

    answer = Record(divisor=Integer(low=1), dividend=Integer(low=1), quotient=Integer(low=1))
    prompt = Prompt(
        en=r"""
        A written division without remainder, with most of its digits hidden; each * stands for one digit:

        {{ drawing }}

        The first line is the quotient, and below it stand the divisor, a bracket and the dividend. Then come in turn,
        for each digit of the quotient from left to right, the product of the divisor and that digit and, below it,
        what is left after subtracting it, with the next digit of the dividend brought down to its right. The first
        product is subtracted from the shortest beginning of the dividend that is not below the divisor. The last number
        is the remainder 0. No digit of the quotient is 0, and no number but the last starts with 0.

        Restore the division. If several restorations fit, give any of them.
        """,
        zh=r"""
        下面是一个没有余数的除法竖式，大部分数字被遮住了，每个 * 代表一个数字：

        {{ drawing }}

        第一行是商，其下是除数、一个括号和被除数。然后对商的各位数字从左到右，
        依次写出除数与这一位数字的积，以及减去这个积后的余数（右边接上从被除数落下的下一位数字）。
        第一个积是从被除数开头不小于除数的最短一段中减去的。最后一个数是余数 0。
        商的各位数字都不是 0，除最后一个数以外，各数的首位都不是 0。

        请还原这个竖式。如果有多种还原方式，给出任意一种即可。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, int]]:
        divisor, quotient = random_digits(rng, params.divisor), random_digits(rng, params.quotient)
        if divisor == 1 or "0" in str(quotient):
            raise task.Retry
        dividend = divisor * quotient
        (hidden, _), *rows = _skeleton.hide(rng, _layout(divisor, dividend), params.shown)
        answer = {"divisor": divisor, "dividend": dividend, "quotient": quotient}
        return self.Instance(divisor=hidden, rows=tuple(rows)), answer

    def check(self, instance: Instance, answer: dict[str, int]) -> str:
        numbers = answer["divisor"], answer["quotient"], answer["dividend"]
        shown = [(instance.divisor, 0), *instance.rows]
        if any(len(str(n)) != len(digits) for n, (digits, _) in zip(numbers, shown, strict=False)):
            return "a number has another number of digits than shown"
        if answer["divisor"] * answer["quotient"] != answer["dividend"]:
            return "the dividend is not the product of divisor and quotient"
        if "0" in str(answer["quotient"]):
            return "the quotient has a digit 0"
        return _skeleton.fault(shown, _layout(answer["divisor"], answer["dividend"]))


def _layout(divisor: int, dividend: int) -> list[Row]:
    """Give the divisor and the rows of the calculation, the last remainder a 0 that starts none."""
    digits = str(dividend)
    rows = [(str(divisor), 0), (str(dividend // divisor), 0), (digits, 0)]
    rest = 0
    for shift, digit in zip(range(len(digits) - 1, -1, -1), digits, strict=True):
        rest = 10 * rest + int(digit)
        if len(rows) > 3:
            rows.append((str(rest), shift))
        if rest >= divisor:
            rows.append((str(rest - rest % divisor), shift))
            rest %= divisor
    return [*rows, (str(rest), 0)]
