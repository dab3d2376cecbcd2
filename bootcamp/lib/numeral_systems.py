"""Numeral systems of a stated family: additive, subtractive, or positional with either end of highest place."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from random import Random

from bootcamp.errors import Retry
from bootcamp.lib.numbers import from_digits

System = tuple[str, int, dict[str, int]]
"""A kind, a base (0 if the kind has none), and the values of the signs known so far."""


def reading(system: System, numeral: str) -> int:
    """Give the value of a numeral, all of whose signs are known.

    >>> signs = {"A": 1, "B": 5}
    >>> reading(("additive", 0, signs), "AB"), reading(("subtractive", 0, signs), "AB")
    (6, 4)
    >>> reading(("leftmost", 6, signs), "AB"), reading(("rightmost", 6, signs), "AB")
    (11, 31)
    """
    kind, base, meaning = system
    values = [meaning[sign] for sign in numeral]
    if kind == "additive":
        return sum(values)
    if kind == "subtractive":
        return sum(-x if x < right else x for x, right in zip(values, [*values[1:], 0], strict=True))
    return from_digits(values if kind == "leftmost" else values[::-1], base)


def blank_systems(kinds: int, bound: int) -> list[System]:
    """List the first `kinds` of the three kinds, positional ones with every base up to `bound`, no sign known.

    >>> blank_systems(3, 2)
    [('additive', 0, {}), ('subtractive', 0, {}), ('leftmost', 2, {}), ('rightmost', 2, {})]
    """
    positional: list[System] = [(kind, base, {}) for kind in ("leftmost", "rightmost") for base in range(2, bound + 1)]
    return [("additive", 0, {}), ("subtractive", 0, {})][:kinds] + (positional if kinds == 3 else [])


def fitting(systems: list[System], numeral: str, value: int, choices: Sequence[int]) -> list[System]:
    """Extend the systems in every way to the new signs of a numeral, and keep those that give it this value.

    >>> fitting([("additive", 0, {"A": 1})], "AB", 6, (1, 5, 10))
    [('additive', 0, {'A': 1, 'B': 5})]
    """
    found = []
    for kind, base, meaning in systems:
        fresh = sorted({*numeral} - meaning.keys())
        free = [n for n in (range(base) if base else choices) if n not in meaning.values()]
        extended = ((kind, base, meaning | dict(zip(fresh, ns, strict=True))) for ns in permutations(free, len(fresh)))
        found += [system for system in extended if reading(system, numeral) == value]
    return found


def draw_examples(
    system: System, systems: list[System], choices: Sequence[int], longest: int, rng: Random
) -> list[tuple[str, int]]:
    """Draw examples, of at most two new signs each and none while many systems fit, until only `system` is left.

    >>> draw_examples(("additive", 0, {"A": 1, "B": 5}), [("additive", 0, {})], (1, 5), 2, Random(1))
    [('AB', 6), ('AA', 2)]
    """
    signs = rng.sample(sorted(system[2]), len(system[2]))
    known = 0
    examples: list[tuple[str, int]] = []
    for _ in range(60):
        fresh = signs[known : known + 2] if len(systems) <= 60 else []
        used = [*fresh, *rng.choices(signs[: known + len(fresh)], k=rng.randint(2, longest) - len(fresh))]
        numeral = "".join(rng.sample(used, len(used)))
        value = reading(system, numeral)
        left = fitting(systems, numeral, value, choices)
        if value < 1 or (not fresh and len(left) == len(systems)):
            continue
        systems, known = left, known + len(fresh)
        examples.append((numeral, value))
        if len(systems) == 1 and known == len(signs):
            return examples
    raise Retry
