"""Judge by following rays in the complex plane; find other mirrors of few regions by trying all of them."""

from collections import Counter
from itertools import islice, product
from typing import Any

from bootcamp.verifiers import Board
from tests.oracles.grids.placement._light import ray

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or nothing."""
    pairs = [(x, sign) for a, b in zip(instance.regions, answer, strict=True) for x, sign in zip(a, b, strict=True)]
    if Counter(region for region, sign in pairs if sign in "RF") != Counter({region for region, _ in pairs}):
        return "not one mirror for each region"
    for start, label in enumerate(instance.labels):
        if label:
            passed, end = ray(answer, start)
            path = "".join(answer[round(z.imag)][round(z.real)] for z in passed).replace(".", "")
            if {k for k, other in enumerate(instance.labels) if other == label} != {start, end}:
                return f"{label} comes out at {end}"
            if f"{label[0]}{len(path)}" != label:
                return f"{label} meets {path}"
    return ""


def others(instance: Any, _: Board) -> list[Board]:
    """Up to three solutions on boards with up to five regions and 16 cells."""
    n = len(instance.regions)
    groups: dict[int, list[tuple[int, int]]] = {}
    for r, row in enumerate(instance.regions):
        for c, region in enumerate(row):
            groups.setdefault(region, []).append((r, c))
    if n > 4 or len(groups) > 4:
        return []
    choices = product(*([(cell, sign) for cell in group for sign in "RF"] for group in groups.values()))
    boards = (tuple(tuple(dict(c).get((r, k), ".") for k in range(n)) for r in range(n)) for c in choices)
    return list(islice((board for board in boards if not confirm(instance, board)), 3))


def near_misses(instance: Any, answer: Board) -> list[Board]:
    """No mirrors, all mirrors turned, a row of mirrors turned, mirrors everywhere."""
    turned = {"R": "F", "F": "R"}
    wrong = [tuple(tuple("." for _ in row) for row in answer), tuple(tuple("R" for _ in row) for row in answer)]
    wrong.append(tuple(tuple(turned.get(sign, sign) for sign in row) for row in answer))
    for r, row in enumerate(answer):
        wrong.append((*answer[:r], tuple(turned.get(sign, sign) for sign in row), *answer[r + 1 :]))
    return [near for near in wrong if confirm(instance, near)]
