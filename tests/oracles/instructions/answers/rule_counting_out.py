"""Judge by a second simulator that reads the rules in English; numbers are tested with sympy."""

import re
from typing import Any

from sympy import isprime
from sympy.ntheory.primetest import is_square

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[str, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    spoken: list[str] = []
    number = instance.first
    for _ in range(instance.length):
        said = str(number)
        for line in instance.told("en"):
            condition, effect = line.removeprefix("If the number ").rsplit(", ", 1)
            if _meets(condition, number, spoken):
                said = "" if effect == "nothing is said." else effect.split()[0]
                break
        if said:
            spoken.append(said)
        number += instance.step
    return "" if tuple(spoken) == answer else f"said is {spoken}"


def near_misses(instance: Any, answer: tuple[str, ...]) -> list[tuple[str, ...]]:
    """One thing less, one twice, all numbers."""
    every = tuple(str(instance.first + instance.step * index) for index in range(instance.length))
    return [answer[1:], (answer[0], *answer), *([every] if every != answer else [])]


def _meets(condition: str, number: int, spoken: list[str]) -> bool:
    k = int((re.findall(r"\d+", condition) or ["0"])[-1])
    shape = "".join("n" if one.isdecimal() else "w" for one in spoken)
    if condition.startswith("is even and"):
        return not number % 2 and shape.endswith("w")
    if condition.startswith("is odd and"):
        return bool(number % 2) and shape.endswith("nn")
    if condition.startswith("comes when"):
        return shape.endswith("w") and not shape.count("w") % k
    if "fewer than three" in condition:
        return not number % k and shape.count("w") < 3
    if condition.startswith("is a multiple"):
        return not number % k
    if condition.startswith("has the digit"):
        return str(number).count(str(k)) > 0
    if condition.startswith("has a sum"):
        return not sum(int(sign) for sign in str(number)) % k
    if condition.startswith("has two"):
        return bool(re.search(r"(\d).*\1", str(number)))
    if condition.startswith("leaves"):
        return divmod(number, k)[1] == 1
    return bool(isprime(number) if condition == "is a prime" else is_square(number))
