"""Judge by a ledger of items; the fewest actions come from an integer program (scipy) on how often each is done."""

from collections import Counter
from collections.abc import Iterator
from functools import partial
from typing import Any

import numpy as np
from scipy.optimize import Bounds, LinearConstraint, milp

from tests.oracles.planning._plans import misses

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing; the program ignores the order, so it can only need fewer actions."""
    have: Counter[int] = Counter()
    done = Counter(answer)
    for move in answer:
        place = int(move[1:]) - 1
        if move.startswith("G"):
            have[place] += 1
            continue
        inputs, item, pieces, tool = instance.recipes[place]
        if (tool != -1 and have[tool] < 1) or any(have[one] < n for one, n in inputs):
            return f"{move} cannot be made yet"
        have.subtract(dict(inputs))
        have[item] += pieces
    if any(done[f"G{one}"] > limit for one, limit in enumerate(instance.limits, 1)):
        return "gathered too often"
    if any(have[one] < n for one, n in instance.goal):
        return "the goal is missing"
    least = _least(instance)
    return "" if len(answer) == instance.best == least else f"{least} actions are enough"


def others(instance: Any, answer: Any) -> list[Any]:
    """Gather each piece only when it is needed."""
    waiting = Counter(move for move in answer if move.startswith("G"))
    plan, have = [], Counter[int]()
    for move in (move for move in answer if move.startswith("R")):
        inputs, item, pieces, _ = instance.recipes[int(move[1:]) - 1]
        for one, n in inputs:
            while have[one] < n and waiting[f"G{one + 1}"]:
                waiting[f"G{one + 1}"] -= 1
                have[one] += 1
                plan.append(f"G{one + 1}")
        have.subtract(dict(inputs))
        have[item] += pieces
        plan.append(move)
    late = (*plan, *waiting.elements())
    return [late] if late != answer else []


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """The plan without an end, and with actions doubled or exchanged."""
    return misses(answer, partial(confirm, instance))


def greedy(instance: Any) -> Any:
    """Work back from the goal with the first recipe listed for each item."""
    plan: list[str] = []
    have: Counter[int] = Counter()

    def get(item: int, count: int, depth: int = 0) -> None:
        while have[item] < count and len(plan) < 500:
            if item < len(instance.limits):
                plan.append(f"G{item + 1}")
                have[item] += 1
                continue
            place = next(k for k, recipe in enumerate(instance.recipes) if recipe[1] == item)
            inputs, _, pieces, tool = instance.recipes[place]
            for one, n in (*inputs, *(((tool, 1),) if tool != -1 else ())):
                get(one, n, depth + 1)
            have.subtract(dict(inputs))
            have[item] += pieces
            plan.append(f"R{place + 1}")

    for item, count in instance.goal:
        get(item, count)
    return tuple(plan)


def _least(instance: Any) -> int:
    """Columns: how often each material is gathered and each recipe used, then whether it is used at all."""
    raws, rows, items = len(instance.limits), len(instance.recipes), len(instance.names)
    change = np.zeros((items, raws + 2 * rows))
    change[:raws, :raws] = np.eye(raws)
    linked, tooled = np.zeros((rows, raws + 2 * rows)), np.zeros((rows, raws + 2 * rows))
    for k, (inputs, item, pieces, tool) in enumerate(instance.recipes):
        change[item, raws + k] += pieces
        for one, n in inputs:
            change[one, raws + k] -= n
        linked[k, raws + k], linked[k, raws + rows + k] = -1, 200
        if tool != -1:
            tooled[k, raws + rows + k] = -1
            for j, (_, made, n, _) in enumerate(instance.recipes):
                tooled[k, raws + j] += n * (made == tool)
    need = np.array([dict(instance.goal).get(one, 0) for one in range(items)])
    upper = [*instance.limits, *[100] * rows, *[1] * rows]
    found = milp(
        [1] * (raws + rows) + [0] * rows,
        constraints=[LinearConstraint(change, need), LinearConstraint(np.vstack([linked, tooled]), 0)],
        bounds=Bounds(0, upper),
        integrality=np.ones(raws + 2 * rows),
    )
    return round(found.fun)
