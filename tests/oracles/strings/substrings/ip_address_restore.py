"""Judge by building the addresses number by number against the digits, with regular expressions for missing ones."""

import re
from collections.abc import Iterator
from ipaddress import IPv4Address
from typing import Any

LEVELS = range(1, 11)

_NUMBERS = [str(number) for number in range(256)]


def confirm(instance: Any, answer: tuple[str, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = tuple(map(str, sorted(IPv4Address(text) for text in _found(instance))))
    return "" if answer == right else f"the results are {right}"


def near_misses(instance: Any, answer: tuple[str, ...]) -> list[tuple[str, ...]]:
    """A result less, the order turned, one that breaks a condition, and one twice."""
    free = instance.model_copy(update={"conditions": ()})
    more = tuple(map(str, sorted(IPv4Address(text) for text in _found(free))))
    wrong = [answer[1:], answer[::-1], more, (*answer, answer[-1]), (instance.digits.replace("?", "1"),)]
    return [texts for texts in wrong if texts != answer and texts]


def _found(instance: Any) -> list[str]:
    def grow(rest: str, count: int) -> Iterator[list[str]]:
        if count == 0:
            if not rest:
                yield []
            return
        for size in (1, 2, 3):
            front = rest[:size]
            for number in _NUMBERS if len(front) == size else ():
                if re.fullmatch(front.replace("?", r"\d"), number):
                    for others in grow(rest[size:], count - 1):
                        yield [number, *others]

    return [".".join(texts) for texts in grow(instance.digits, 4) if _meets(instance, [int(text) for text in texts])]


def _meets(instance: Any, numbers: list[int]) -> bool:
    a, b, c, d = numbers
    tests = {
        "sum": lambda n, _: a + b + c + d == n,
        "divisible": lambda n, place: not numbers[place - 1] % n,
        "rising": lambda *_: a < b < c < d,
        "largest": lambda *_: all(d > one for one in (a, b, c)),
        "odd": lambda n, _: len([one for one in numbers if one & 1]) == n,
        "gap": lambda n, _: all(abs(one - two) <= n for one in numbers for two in numbers),
    }
    return all(tests[kind](*rest) for kind, *rest in instance.conditions)
