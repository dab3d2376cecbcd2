"""Judge by rewriting in random orders."""

from itertools import pairwise
from random import Random
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    results = [_rewritten(instance.row, Random(seed)) for seed in range(3)]
    assert results[0] == results[1] == results[2]
    return "" if answer == results[0] else f"the result is {results[0]}"


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """One step more or less, the row at the beginning, and the last row backwards."""
    wrong = [answer | {"steps": answer["steps"] + change} for change in (-1, 1)]
    wrong += [answer | {"row": instance.row}, answer | {"row": answer["row"][::-1]}]
    return [one for one in wrong if one != answer]


def _rewritten(row: tuple[str, ...], rng: Random) -> dict[str, Any]:
    tokens, steps = list(row), 0
    while True:
        pairs = pairwise(tokens)
        facing = [place for place, (one, two) in enumerate(pairs) if one[-1] == two[0] == "#"]
        if not facing:
            return {"row": tuple(tokens), "steps": steps}
        place = rng.choice(facing)
        one, two = tokens[place : place + 2]
        tokens[place : place + 2] = [] if one[0] == two[1] else [two, one]
        steps += 1
