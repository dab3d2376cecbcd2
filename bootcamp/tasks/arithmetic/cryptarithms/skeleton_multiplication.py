"""Restore a written multiplication most of whose digits are hidden.

Answer: the two factors; every restoration that fits is right.
Harder: longer factors, fewer digits shown.
Skills: arithmetic, deduction, search
Source: original; skeleton or arithmetical restorations, W. E. H. Berwick, The School World, 1906.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.numbers import random_digits
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.arithmetic.cryptarithms import _skeleton
from bootcamp.tasks.arithmetic.cryptarithms._skeleton import Row
from bootcamp.verifiers import Integer, Sequence


class SkeletonMultiplication(
    Task["SkeletonMultiplication.Params", "SkeletonMultiplication.Instance", "tuple[int, ...]"]
):
    version = 1

    class Params(task.Params):
        upper: int = knob("how many digits the upper factor has", levels=(2, 2, 3, 3, 3, 4, 4, 4, 5, 5), ge=2, le=8)
        lower: int = knob("how many digits the lower factor has", levels=(2, 2, 2, 2, 3, 3, 3, 4, 4, 4), ge=2, le=6)
        shown: int = knob(
            "how many percent of the digits are shown", levels=(50, 35, 35, 25, 25, 25, 20, 20, 20, 15), ge=3, le=80
        )

    class Instance(task.Instance):
        rows: tuple[Row, ...]  # the factors, the partial products from the units on, the result

        @property
        def drawing(self) -> str:
            width = 2 + max(len(digits) + shift for digits, shift in self.rows)
            lines = [_skeleton.drawn(row, width) for row in self.rows]
            lines[1] = f"×{lines[1][1:]}"
            return "\n".join([*lines[:2], "-" * width, *lines[2:-1], "-" * width, lines[-1]])

    answer = Sequence(Integer(low=1), length=2)
    prompt = Prompt(
        en=r"""
        A written multiplication, with most of its digits hidden; each * stands for one digit:

        {{ drawing }}

        Below the two factors stand the products of the upper factor with the digits of the lower factor, from its last
        digit to its first, each with its last digit below the digit of the lower factor that it comes from. For a digit
        0 of the lower factor no row is written. The last row is their sum. No row starts with 0.

        Restore the multiplication: give the upper factor x and the lower factor y. If several restorations fit, give
        any of them.
        """,
        zh=r"""
        下面是一个乘法竖式，大部分数字被遮住了，每个 * 代表一个数字：

        {{ drawing }}

        两个因数下面，是用下面的因数从末位到首位的各位数字分别去乘上面的因数所得的积，
        每个积的末位与所用的那一位数字对齐。下面的因数中如有数字 0，则对应的一行不写。
        最后一行是这些积的和。每一行的首位都不是 0。

        请还原这个竖式：给出上面的因数 x 和下面的因数 y。如果有多种还原方式，给出任意一种即可。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[int, ...]]:
        factors = random_digits(rng, params.upper), random_digits(rng, params.lower)
        rows = _layout(*factors)
        if len(rows) < 5:
            raise task.Retry
        return self.Instance(rows=_skeleton.hide(rng, rows, params.shown)), factors

    def check(self, instance: Instance, answer: tuple[int, ...]) -> str:
        if [len(str(factor)) for factor in answer] != [len(digits) for digits, _ in instance.rows[:2]]:
            return "a factor has another number of digits than shown"
        return _skeleton.fault(instance.rows, _layout(*answer))


def _layout(upper: int, lower: int) -> list[Row]:
    digits = enumerate(reversed(str(lower)))
    partial = [(str(upper * int(digit)), shift) for shift, digit in digits if digit != "0"]
    return [(str(upper), 0), (str(lower), 0), *partial, (str(upper * lower), 0)]
