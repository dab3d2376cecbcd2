"""Judge by full values while they are short, else by multiplying residues without their factors 2 and 5."""

from math import factorial
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    digits = tuple(_digit(*number) for number in instance.numbers)
    return "" if answer == digits else f"the digits are {digits}"


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """One digit changed, and the list turned round."""
    wrong = [(*answer[:-1], answer[-1] % 9 + 1)]
    return [*wrong, answer[::-1]] if answer != answer[::-1] else wrong


def _digit(kind: str, n: int, k: int) -> int:
    if n > 3000:
        return _by_residues(n)
    value = factorial(n)
    if kind == "central":
        value //= factorial(k) ** 2
    elif kind == "ratio":
        value //= factorial(k)
    while value % 10 == 0:
        value //= 10
    return value % 10


def _by_residues(n: int) -> int:
    """Take out all factors 2 and 5, work modulo 5, and put back the factors 2 that the factors 5 do not use up."""
    fives = twos = 0
    left = n
    while left := left // 5:
        fives += left
    left = n
    while left := left // 2:
        twos += left
    residue, part = 1, n
    while part:
        # the units modulo 5 among 1..part multiply to -1 for each full five
        residue = residue * (-1) ** (part // 5) * factorial(part % 5) % 5
        part //= 5
    residue = residue * pow(2, -fives, 5) % 5  # now n! without fives, divided by 2 for each of them
    assert twos > fives
    return residue if residue % 2 == 0 else residue + 5
