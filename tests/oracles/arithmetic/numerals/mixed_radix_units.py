"""Judge by reading the amounts of the prompt unit by unit, with place values as products of radices."""

from math import prod
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    places = [prod(instance.radices[i:]) for i in range(len(instance.names))]
    if any(n >= radix for n, radix in zip(answer[1 : len(places)], instance.radices, strict=True)):
        return "a count is too large"
    value = sum(n * place for n, place in zip(answer, places, strict=False))
    total = _read(instance.first, instance.names, places)
    for name, text in instance.operations:
        if name == "multiply":
            total = sum(total for _ in range(int(text)))
        elif name == "divide":
            divisor, rest = int(text), answer[-1]
            return "" if value * divisor + rest == total and 0 <= rest < divisor else "quotient or remainder is wrong"
        else:
            total += (1 if name == "add" else -1) * _read(text, instance.names, places)
    return "" if value == total else f"the total is {total} of the lowest unit"


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """One unit not carried, and the last count one more."""
    uncarried = (answer[0] - 1, answer[1] + instance.radices[0], *answer[2:])
    return [*([uncarried] if answer[0] else []), (*answer[:-1], answer[-1] + 1)]


def _read(text: str, names: tuple[str, ...], places: list[int]) -> int:
    tokens = text.split()
    return sum(int(n) * places[names.index(name)] for n, name in zip(tokens[::2], tokens[1::2], strict=True))
