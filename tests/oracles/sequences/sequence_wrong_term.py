"""Judge by leaving out every set of positions and fitting the parameters of each rule by differences and equations."""

from collections.abc import Iterator
from typing import Any

LEVELS = range(1, 11)
MULTIPLIERS = (-3, -2, 2, 3, 4)


def confirm(instance: Any, answer: dict[int, int]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    found = set()
    for name in instance.menu:
        for right in _sequences(name, instance.bound, instance.terms[:2], len(instance.terms)):
            wrong = [i for i, (x, y) in enumerate(zip(right, instance.terms, strict=True), 1) if x != y]
            if len(wrong) == instance.changed and wrong[0] > 2:
                found.add(tuple((i, right[i - 1]) for i in wrong))
    if len(found) != 1:
        return f"{len(found)} ways to mend the terms fit"
    return "" if tuple(sorted(answer.items())) in found else f"the right terms are {found}"


def near_misses(instance: Any, answer: dict[int, int]) -> list[dict[int, int]]:
    """The wrong value as it stands, and another term besides."""
    place = min(answer)
    return [{**answer, place: instance.terms[place - 1]}, {**answer, 1: instance.terms[0]}]


def _sequences(name: str, bound: int, start: Any, count: int) -> Iterator[list[int]]:
    """Write out the sequences of a kind with the given first two terms."""
    x, y = start
    small = [n for n in range(-bound, bound + 1) if n]
    n = range(1, count + 1)
    if name == "add" and y - x in small:
        yield [x + (y - x) * (i - 1) for i in n]
    elif name == "multiply":
        yield from ([x * r ** (i - 1) for i in n] for r in MULTIPLIERS if x * r == y)
    elif name == "growing" and y - x in small:
        yield from ([x + (i - 1) * (y - x) + q * (i - 1) * (i - 2) // 2 for i in n] for q in small)
    elif name == "turns" and y - x in small:
        yield from ([x + i // 2 * (y - x) + (i - 1) // 2 * q for i in n] for q in small)
    elif name == "affine":
        for r in MULTIPLIERS:
            if y - r * x in small:
                yield [x * r ** (i - 1) + (y - r * x) * (r ** (i - 1) - 1) // (r - 1) for i in n]
    elif name in ("squares", "cubes"):
        power = 2 if name == "squares" else 3
        for k in range(bound + 1):
            q = x - (1 + k) ** power
            if q in small and y == (2 + k) ** power + q:
                yield [(i + k) ** power + q for i in n]
    elif name == "steps" and y - x in small:
        yield from ([x + (y - x) * (r ** (i - 1) - 1) // (r - 1) for i in n] for r in MULTIPLIERS)
    else:
        yield from _by_steps(name, small, x, y, count)


def _by_steps(name: str, small: list[int], x: int, y: int, count: int) -> Iterator[list[int]]:
    steps: list[Any] = []
    if name == "sum":
        steps = [lambda t, p=p: t[-1] + t[-2] + p for p in small]
    elif name == "gap":
        steps = [lambda t, p=p: max(t[-1] - t[-2], t[-2] - t[-1]) + p for p in small]
    elif name == "weighted":
        steps = [lambda t, r=r, s=s: r * t[-1] + s * t[-2] for r in MULTIPLIERS for s in MULTIPLIERS]
    elif name == "index" and y - 2 * x in small:
        steps = [lambda t: (len(t) + 1) * t[-1] + y - 2 * x]
    elif name == "mixed turns":
        steps = [
            lambda t, r=r, q=q: r * t[-1] if len(t) % 2 else t[-1] + q for r in MULTIPLIERS if r * x == y for q in small
        ]
    for step in steps:
        terms = [x, y]
        while len(terms) < count:
            terms.append(step(terms))
        yield terms
