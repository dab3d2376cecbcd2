"""Judge by going through all rolls of the hidden dice, or by counting rolls with binomials for each kind of dice."""

from fractions import Fraction
from itertools import product
from math import comb, prod
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    good = {instance.face, 1} if instance.wild else {instance.face}
    seen = sum(die in good for die in (*instance.own, *instance.shown))
    faces = [faces for faces, count in instance.dice for _ in range(count)]
    hits = [0] * (len(faces) + 1)
    if prod(faces) <= 5000:
        for roll in product(*[range(1, size + 1) for size in faces]):
            hits[sum(die in good for die in roll)] += 1
    else:
        for numbers in product(*[range(count + 1) for _, count in instance.dice]):
            ways = prod(
                comb(count, k) * len(good) ** k * (size - len(good)) ** (count - k)
                for k, (size, count) in zip(numbers, instance.dice, strict=True)
            )
            hits[sum(numbers)] += ways
    chance = Fraction(sum(hits[max(0, instance.bid - seen) :]), sum(hits))
    highest = max(k for k in range(len(hits)) if 2 * sum(hits[k:]) >= sum(hits)) + seen
    return "" if answer == {"chance": chance, "highest": highest} else f"it is {chance} and {highest}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The opposite chance, one more or less."""
    other = 1 - answer["chance"]
    wrong = [answer | {"chance": other if other != answer["chance"] else Fraction(1, 7)}]
    return wrong + [answer | {"highest": answer["highest"] + step} for step in (1, -1) if answer["highest"] + step >= 0]
