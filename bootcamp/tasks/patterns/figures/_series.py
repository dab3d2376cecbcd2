"""Laws that rows of values on circles follow, and what they say about the next value."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from random import Random

Row = Sequence[int]  # places on a circle, counted from 0

LAWS = {
    "step": (
        "each value lies k places after the one before, k being fixed",
        "每个值都在前一个值之后 k 位，k 固定",
    ),
    "cycle": ("a list of 2, 3 or 4 values is repeated again and again", "由 2、3 或 4 个值组成的一列反复循环"),
    "alternating": (
        "each value lies k places after the value two figures earlier, with one k for odd and one for even positions",
        "每个值都在两个图形之前的值之后 k 位，奇数位置和偶数位置各有一个固定的 k",
    ),
    "growing": (
        "each value lies some places after the one before, and their number grows by k each time, k being fixed",
        "每个值都在前一个值之后若干位，位数每次增加 k，k 固定",
    ),
    "after": (
        "another attribute has a value x such that, after each figure with this x, the value moves on by k places, k "
        "being fixed, and after every other figure it stays",
        "有另一个属性和它的一个值 x：在该属性为 x 的每个图形之后，值前进 k 位，k 固定；在其他图形之后不变",
    ),
}


def random_row(law: str, size: int, length: int, others: Sequence[Row], rng: Random) -> list[int]:
    """Draw a row that follows a law; `others` are rows of the same length that it may depend on."""
    a, b = rng.randrange(size), rng.randrange(size)
    j, k = rng.randrange(1, size), rng.randrange(1, size)
    if law == "cycle":
        block = rng.sample(range(size), rng.randint(2, 4))
        return [block[place % len(block)] for place in range(length)]
    if law == "alternating":
        return [(b + k * (place // 2) if place % 2 else a + j * (place // 2)) % size for place in range(length)]
    if law == "after":
        other = rng.choice(others)
        value = rng.choice(other)
        return [(a + k * other[:place].count(value)) % size for place in range(length)]
    growth = j if law == "growing" else 0
    return [(a + k * place + growth * (place * (place - 1) // 2)) % size for place in range(length)]


def predicted(law: str, size: int, row: Row, others: Sequence[Row]) -> set[int]:
    """Give the next values that a law allows after a row with at least five values."""
    steps = [(after - before) % size for before, after in pairwise(row)]
    if law == "step":
        return {(row[-1] + steps[0]) % size} if len(set(steps)) == 1 else set()
    if law == "cycle":
        return {row[-period] for period in (2, 3, 4) if all(a == b for a, b in zip(row, row[period:], strict=False))}
    if law == "alternating":
        double = [(after - before) % size for before, after in zip(row, row[2:], strict=False)]
        fits = len(set(double[::2])) == len(set(double[1::2])) == 1
        return {(row[-2] + double[-2]) % size} if fits else set()
    if law == "growing":
        growths = {(after - before) % size for before, after in pairwise(steps)}
        return {(row[-1] + steps[-1] + growths.pop()) % size} if len(growths) == 1 else set()
    found: set[int] = set()
    for other in others:
        for value in set(other):
            moves = {step for step, held in zip(steps, other, strict=False) if held == value}
            stays = all(step == 0 for step, held in zip(steps, other, strict=False) if held != value)
            if stays and len(moves) < 2:
                found |= {(row[-1] + move) % size for move in moves or range(size)} if other[-1] == value else {row[-1]}
    return found


def settles(laws: Sequence[str], size: int, row: Row, others: Sequence[Row]) -> bool:
    """Tell whether the laws that fit a row without its last value, which changes, all lead to that value."""
    *shown, last = row
    allowed = {value for law in laws for value in predicted(law, size, shown, [other[:-1] for other in others])}
    return len(set(shown)) > 1 and allowed == {last}
