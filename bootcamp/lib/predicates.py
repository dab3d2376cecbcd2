"""Facts about a positive integer x that hold or not, in English and Chinese.

>>> [x for x in range(1, 30) if PREDICATES["fives"][2](x)]
[5, 10, 15, 20, 25]
"""

from __future__ import annotations

from collections.abc import Callable

from bootcamp.lib.numbers import digit_sum, divisors, is_palindrome, is_prime, is_square

PREDICATES: dict[str, tuple[str, str, Callable[[int], bool]]] = {
    "even": ("x is even", "x 是偶数", lambda x: x % 2 == 0),
    "threes": ("x is divisible by 3", "x 能被 3 整除", lambda x: x % 3 == 0),
    "large": ("x is greater than 50", "x 大于 50", lambda x: x > 50),
    "last": ("the last digit of x is greater than 4", "x 的个位数字大于 4", lambda x: x % 10 > 4),
    "fives": ("x is divisible by 5", "x 能被 5 整除", lambda x: x % 5 == 0),
    "sum even": ("the digit sum of x is even", "x 的各位数字之和是偶数", lambda x: digit_sum(x) % 2 == 0),
    "small": ("x is less than 30", "x 小于 30", lambda x: x < 30),
    "prime": ("x is a prime number", "x 是质数", is_prime),
    "fours": ("x is divisible by 4", "x 能被 4 整除", lambda x: x % 4 == 0),
    "square": ("x is a square number", "x 是完全平方数", is_square),
    "digit 1": ("x has a digit 1", "x 含有数字 1", lambda x: "1" in str(x)),
    "sum large": ("the digit sum of x is greater than 8", "x 的各位数字之和大于 8", lambda x: digit_sum(x) > 8),
    "middle": ("x is from 20 to 70", "x 在 20 到 70 之间（含两端）", lambda x: 20 <= x <= 70),
    "sevens": ("x is divisible by 7", "x 能被 7 整除", lambda x: x % 7 == 0),
    "first odd": ("the first digit of x is odd", "x 的首位数字是奇数", lambda x: int(str(x)[0]) % 2 == 1),
    "one mod 3": ("x leaves the remainder 1 on division by 3", "x 除以 3 余 1", lambda x: x % 3 == 1),
    "one mod 4": ("x leaves the remainder 1 on division by 4", "x 除以 4 余 1", lambda x: x % 4 == 1),
    "repeats": ("x has a digit at least twice", "x 有一个数字至少出现两次", lambda x: len({*str(x)}) < len(str(x))),
    "palindrome": ("x reads the same backwards", "x 倒过来读仍是 x", is_palindrome),
    "digit 3": ("x has a digit 3 or a digit 7", "x 含有数字 3 或数字 7", lambda x: bool({*str(x)} & {*"37"})),
    "sixes": ("x is divisible by 6", "x 能被 6 整除", lambda x: x % 6 == 0),
    "rising": (
        "each digit of x is greater than the one before it",
        "x 的每个数字都大于它前面的数字",
        lambda x: list(str(x)) == sorted({*str(x)}),
    ),
    "no zero": ("x has no digit 0", "x 不含数字 0", lambda x: "0" not in str(x)),
    "two three mod 5": (
        "x leaves the remainder 2 or 3 on division by 5",
        "x 除以 5 余 2 或 3",
        lambda x: x % 5 in (2, 3),
    ),
    "sum threes": (
        "the digit sum of x leaves the remainder 2 on division by 3",
        "x 的各位数字之和除以 3 余 2",
        lambda x: digit_sum(x) % 3 == 2,
    ),
    "nines": ("x is divisible by 9 or by 11", "x 能被 9 或 11 整除", lambda x: x % 9 == 0 or x % 11 == 0),
    "first larger": (
        "the first digit of x is greater than its last digit",
        "x 的首位数字大于个位数字",
        lambda x: str(x)[0] > str(x)[-1],
    ),
    "few divisors": (
        "x has exactly 4 positive divisors",
        "x 恰有 4 个正约数",
        lambda x: len(divisors(x)) == 4,
    ),
    "many divisors": (
        "x has at least 8 positive divisors",
        "x 至少有 8 个正约数",
        lambda x: len(divisors(x)) >= 8,
    ),
    "binary": (
        "the binary numeral of x has an even number of 1s",
        "x 的二进制表示中 1 的个数是偶数",
        lambda x: x.bit_count() % 2 == 0,
    ),
    "odd digits": ("x has an odd digit", "x 含有奇数数字", lambda x: bool({*str(x)} & {*"13579"})),
    "last prime": (
        "the last digit of x is 2, 3, 5 or 7",
        "x 的个位数字是 2、3、5 或 7",
        lambda x: x % 10 in (2, 3, 5, 7),
    ),
    "square free": (
        "x is divisible by no square number greater than 1",
        "x 不能被任何大于 1 的完全平方数整除",
        lambda x: all(x % (d * d) for d in range(2, 32)),
    ),
    "sum prime": ("the digit sum of x is a prime number", "x 的各位数字之和是质数", lambda x: is_prime(digit_sum(x))),
    "big": ("x is greater than 200", "x 大于 200", lambda x: x > 200),
    "eights": (
        "x leaves a remainder less than 3 on division by 8",
        "x 除以 8 的余数小于 3",
        lambda x: x % 8 < 3,
    ),
}
