"""Judge by recursion over all ways to rank the signs: an expression is split at the sign that is applied last."""

from itertools import product
from typing import Any

LEVELS = range(1, 8)
MEANINGS = {
    "a + b": lambda a, b: a + b,
    "a - b": lambda a, b: a - b,
    "a × b": lambda a, b: a * b,
    "2 × a + b": lambda a, b: 2 * a + b,
    "a + 2 × b": lambda a, b: a + 2 * b,
    "a - 2 × b": lambda a, b: a - 2 * b,
    "b - a": lambda a, b: b - a,
    "a × b + a": lambda a, b: a * b + a,
    "a × b - b": lambda a, b: a * b - b,
    "a + b + 1": lambda a, b: a + b + 1,
}


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    signs = [sign for sign, _ in instance.meanings]
    meaning = {sign: MEANINGS[text] for sign, text in instance.meanings}
    results = set()
    for ranks in product(range(len(signs)), repeat=len(signs)):
        if not instance.ties and len(set(ranks)) < len(signs):
            continue
        for leftwards in product((True, False), repeat=len(signs)):
            rank = dict(zip(signs, ranks, strict=True))
            if all(_value(f, meaning, rank, leftwards) == value for f, value in instance.examples):
                results.add(tuple(_value(f, meaning, rank, leftwards) for f in instance.queries))
    if len(results) != 1:
        return f"the fitting conventions give {len(results)} different results"
    return "" if answer in results else "no fitting convention gives these values"


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The values by reading every expression from left to right, and the values backwards."""
    meaning = {sign: MEANINGS[text] for sign, text in instance.meanings}
    plain = tuple(_value(f, meaning, dict.fromkeys(meaning, 0), (True,)) for f in instance.queries)
    return [plain, *([answer[::-1]] if answer[::-1] != answer else [])]


def _value(formula: Any, meaning: Any, rank: dict[str, int], leftwards: tuple[bool, ...]) -> int:
    if len(formula) == 1:
        return int(formula[0])
    low = min(rank[sign] for sign in formula[1::2])
    places = [i for i in range(1, len(formula), 2) if rank[formula[i]] == low]
    last = places[-1] if leftwards[low] else places[0]
    left, right = (_value(part, meaning, rank, leftwards) for part in (formula[:last], formula[last + 1 :]))
    return int(meaning[formula[last]](left, right))
