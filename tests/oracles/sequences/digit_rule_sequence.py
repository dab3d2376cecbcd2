"""Judge by working on lists of digits: search all chains of steps from the first term, deepest first."""

from collections.abc import Iterator
from typing import Any

LEVELS = range(1, 9)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    numbered = {"add": lambda x, c: x + c, "times": lambda x, c: x * c}
    steps = [(numbered[name], c) for name in instance.menu if name in numbered for c in range(2, instance.largest + 1)]
    steps += [(PLAIN[name], 0) for name in instance.menu if name in PLAIN]
    found = set()
    for chain in _chains(steps, instance.most, instance.terms[0], instance.terms[1]):
        terms = [instance.terms[0]]
        while len(terms) < len(instance.terms) + instance.asked:
            x = terms[-1]
            for step, c in chain:
                x = step(x, c)
            terms.append(x)
        if tuple(terms[: len(instance.terms)]) == instance.terms:
            found.add(tuple(terms[len(instance.terms) :]))
    if len(found) != 1:
        return f"the steps give {len(found)} different continuations"
    return "" if answer in found else f"the next terms are {found}"


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The last term one more."""
    return [(*answer[:-1], answer[-1] + 1)]


def _chains(steps: list[Any], most: int, x: int, goal: int) -> Iterator[list[Any]]:
    for step, c in steps:
        y = step(x, c)
        if y == goal:
            yield [(step, c)]
        if most > 1:
            yield from ([(step, c), *chain] for chain in _chains(steps, most - 1, y, goal))


def _digits(x: int) -> list[int]:
    out: list[int] = []
    while x:
        x, digit = divmod(x, 10)
        out.insert(0, digit)
    return out


def _number(digits: list[int]) -> int:
    return sum(digit * 10**i for i, digit in enumerate(reversed(digits)))


def _product(digits: list[int]) -> int:
    out = 1
    for digit in digits:
        out *= digit or 1
    return out


def _ends(digits: list[int]) -> list[int]:
    digits[0], digits[-1] = digits[-1], digits[0]
    return digits


PLAIN: dict[str, Any] = {
    "digit sum": lambda x, c: x + sum(_digits(x)),
    "reverse": lambda x, c: _number(_digits(x)[::-1]),
    "largest": lambda x, c: x + sorted(_digits(x))[-1],
    "reverse add": lambda x, c: x + _number(_digits(x)[::-1]),
    "ascending": lambda x, c: _number(sorted(_digits(x))),
    "descending": lambda x, c: _number(sorted(_digits(x), reverse=True)),
    "rotate": lambda x, c: _number(_digits(x)[1:] + _digits(x)[:1]),
    "product": lambda x, c: x + _product(_digits(x)),
    "swap": lambda x, c: _number(_ends(_digits(x))),
    "squares": lambda x, c: x + sum(d * d for d in _digits(x)),
}
