"""Operations that count or add the integers between two ends, for invented operators."""

from __future__ import annotations

from collections.abc import Callable

from bootcamp.lib.numbers import digit_sum, divisors, is_prime
from bootcamp.tasks.operators._invented import BINARY, Operation


def _over(function: Callable[[int], int]) -> Callable[[int, int], int]:
    """Add up a function over the integers from the smaller to the larger end."""
    return lambda a, b: sum(function(n) for n in range(min(a, b), max(a, b) + 1))


OPERATIONS: dict[str, Operation[int]] = {
    "primes": Operation(BINARY, "how many primes lie in the range", "范围内质数的个数", _over(is_prime)),
    "multiples": Operation(
        BINARY, "how many multiples of 3 lie in the range", "范围内 3 的倍数的个数", _over(lambda n: n % 3 == 0)
    ),
    "digits": Operation(
        BINARY, "the sum of all digits of all numbers in the range", "范围内所有数的各位数字之和", _over(digit_sum)
    ),
    "evens": Operation(
        BINARY, "the sum of the even numbers in the range", "范围内偶数之和", _over(lambda n: 0 if n % 2 else n)
    ),
    "sevens": Operation(
        BINARY,
        "how many numbers in the range contain the digit 7",
        "范围内含有数字 7 的数的个数",
        _over(lambda n: "7" in str(n)),
    ),
    "odd digits": Operation(
        BINARY,
        "how many numbers in the range have an odd sum of digits",
        "范围内各位数字之和为奇数的数的个数",
        _over(lambda n: digit_sum(n) % 2),
    ),
    "ends": Operation(
        BINARY,
        "the product of the two ends minus the sum of the range",
        "两端之积减去范围内所有数之和",
        lambda a, b: a * b - _over(lambda n: n)(a, b),
    ),
    "alternating": Operation(
        BINARY,
        "the numbers of the range, from the smaller end up, with the signs +, -, +, -, ... in turn, added up",
        "从较小的一端开始，把范围内的数依次带上 +、-、+、-、…… 号后求和",
        lambda a, b: _over(lambda n: n if (n - min(a, b)) % 2 == 0 else -n)(a, b),
    ),
    "divisors": Operation(
        BINARY,
        "how many positive numbers in the range have exactly 4 positive divisors",
        "范围内恰有 4 个正约数的正整数的个数",
        _over(lambda n: n > 0 and len(divisors(n)) == 4),
    ),
    "squares": Operation(
        BINARY,
        "the sum of the squares of the odd numbers in the range",
        "范围内奇数的平方和",
        _over(lambda n: n * n if n % 2 else 0),
    ),
}
