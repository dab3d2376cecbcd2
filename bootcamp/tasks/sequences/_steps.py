"""Steps on positive integers, many of them on decimal digits: what they do, in English and Chinese, and how."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import prod
from typing import NamedTuple

from bootcamp.lib.numbers import digit_sum, reverse_digits

Call = tuple[str, int]
"""The name of a step and its number c, 0 if it has none."""


class Step(NamedTuple):
    """What is done with x; `numbered` tells whether it depends on a number c."""

    en: str
    zh: str
    numbered: bool
    apply: Callable[[int, int], int]


def _sorted_digits(x: int) -> str:
    return "".join(sorted(str(x)))


def _swap_ends(x: int) -> int:
    text = str(x)
    return int(text[-1] + text[1:-1] + text[0]) if x > 9 else x


def _digit_product(x: int) -> int:
    return prod(int(sign) for sign in str(x) if sign != "0")


def _digit_squares(x: int) -> int:
    return sum(int(sign) ** 2 for sign in str(x))


STEPS: dict[str, Step] = {
    "add": Step("add c to x", "x 加上 c", True, lambda x, c: x + c),
    "digit sum": Step("add the sum of its digits to x", "x 加上它的各位数字之和", False, lambda x, c: x + digit_sum(x)),
    "reverse": Step("write the digits of x in reverse order", "把 x 的数字倒序", False, lambda x, c: reverse_digits(x)),
    "largest": Step(
        "add its largest digit to x", "x 加上它的最大数字", False, lambda x, c: x + int(_sorted_digits(x)[-1])
    ),
    "times": Step("multiply x by c", "x 乘以 c", True, lambda x, c: c * x),
    "reverse add": Step(
        "add to x the number with its digits in reverse order",
        "x 加上把它的数字倒序所得的数",
        False,
        lambda x, c: x + reverse_digits(x),
    ),
    "ascending": Step(
        "sort the digits of x in increasing order",
        "把 x 的数字从小到大排列",
        False,
        lambda x, c: int(_sorted_digits(x)),
    ),
    "rotate": Step(
        "move the first digit of x to its end",
        "把 x 的首位数字移到末尾",
        False,
        lambda x, c: int(str(x)[1:] + str(x)[0]),
    ),
    "product": Step(
        "add the product of its nonzero digits to x",
        "x 加上它的所有非零数字之积",
        False,
        lambda x, c: x + _digit_product(x),
    ),
    "descending": Step(
        "sort the digits of x in decreasing order",
        "把 x 的数字从大到小排列",
        False,
        lambda x, c: int(_sorted_digits(x)[::-1]),
    ),
    "swap": Step(
        "exchange the first and the last digit of x", "交换 x 的首位与末位数字", False, lambda x, c: _swap_ends(x)
    ),
    "squares": Step(
        "add the sum of the squares of its digits to x",
        "x 加上它的各位数字的平方和",
        False,
        lambda x, c: x + _digit_squares(x),
    ),
    "half": Step("divide x by 2, rounding up", "x 除以 2，向上取整", False, lambda x, c: (x + 1) // 2),
    "square": Step("square x", "x 平方", False, lambda x, c: x * x),
    "multiple": Step(
        "replace x by the smallest multiple of c that is larger than x",
        "把 x 换成大于 x 的最小的 c 的倍数",
        True,
        lambda x, c: (x // c + 1) * c,
    ),
}


def after(calls: Iterable[Call], x: int) -> int:
    """Apply steps one after the other."""
    for name, c in calls:
        x = STEPS[name].apply(x, c)
    return x
