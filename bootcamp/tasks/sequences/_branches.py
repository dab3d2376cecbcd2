"""Tests of a nonnegative integer x, and operations on it with a parameter c, in English and Chinese."""

from __future__ import annotations

from collections.abc import Callable

TESTS: dict[str, tuple[str, str, Callable[[int], bool]]] = {
    "even": ("x is even", "x 是偶数", lambda x: x % 2 == 0),
    "third": ("x is divisible by 3", "x 能被 3 整除", lambda x: x % 3 == 0),
    "fifty": ("x is greater than 50", "x 大于 50", lambda x: x > 50),
    "last digit": ("the last digit of x is at least 5", "x 的个位数字不小于 5", lambda x: abs(x) % 10 >= 5),
    "fourth": ("x is divisible by 4", "x 能被 4 整除", lambda x: x % 4 == 0),
    "hundred": ("x is greater than 100", "x 大于 100", lambda x: x > 100),
    "tens digit": ("the tens digit of x is odd", "x 的十位数字是奇数", lambda x: abs(x) // 10 % 2 == 1),
    "fifth": ("x leaves the remainder 1 or 2 modulo 5", "x 除以 5 余 1 或 2", lambda x: x % 5 in (1, 2)),
}
OPERATIONS: dict[str, tuple[str, str, Callable[[int, int], int]]] = {
    "add": ("x + c", "x + c", lambda x, c: x + c),
    "subtract": ("x - c", "x - c", lambda x, c: x - c),
    "half": ("the half of x, rounded down, plus c", "x 的一半向下取整，再加 c", lambda x, c: x // 2 + c),
    "double": ("2x + c", "2x + c", lambda x, c: 2 * x + c),
    "third": ("a third of x, rounded down, minus c", "x 的三分之一向下取整，再减 c", lambda x, c: x // 3 - c),
    "from": ("c - x", "c - x", lambda x, c: c - x),
    "triple": ("3x - c", "3x - c", lambda x, c: 3 * x - c),
    "mirror": ("10c - x", "10c - x", lambda x, c: 10 * c - x),
}
