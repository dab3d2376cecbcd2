"""Replay plans on a table of time and box; a SAT solver finds other plans and proves that fewer steps never do."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product
from typing import Any

from pysat.solvers import Cadical153

LEVELS = range(1, 11)
_STEPS = {(-1, 0): "U", (1, 0): "D", (0, -1): "L", (0, 1): "R", (0, 0): ""}
_SPARE = {1: 2, 2: 1}
"""The steps to spare by the number of boxes less one."""


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    fault = _fault(instance, answer)
    least = instance.limit - _SPARE.get(len(instance.boxes) - 1, 0)
    if not fault and len(instance.boxes) < 8 and _solved(instance, least - 1):
        return "the limit is not as close as meant"
    return fault


def others(instance: Any, answer: Any) -> list[Any]:
    """A plan that the solver finds, and the answer with a pause where there is time for that."""
    plan: Any = _solved(instance, instance.limit)
    late = (*answer[:-1], frozenset[str](), answer[-1])
    return [plan, late] if len(late) <= instance.limit else [plan]


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """Steps dropped, doubled or exchanged, a move left out, a second one of the same box, and waiting too long."""
    for k, step in enumerate(answer):
        move = min(step, default="")
        changed = [answer[:k] + answer[k + 1 :], (*answer[: k + 1], *answer[k:]), answer[:k]]
        if move:
            changed += [(*answer[:k], one, *answer[k + 1 :]) for one in (step - {move}, step | {move[0] + "T"})]
            changed += [(*answer[:k], step - {move} | {move[0] + way}, *answer[k + 1 :]) for way in "UDLR"]
        yield from (plan for plan in changed if plan and _fault(instance, plan))
    yield (frozenset[str](),) * (instance.limit + 1 - len(answer)) + answer


def _fault(instance: Any, plan: Any) -> str:
    ways = {sign: step for step, sign in _STEPS.items()}
    place: dict[str, Any] = {}
    home = {}
    for name, (start, goal) in zip("abcdefghij", instance.boxes, strict=False):
        place[name], home[name] = tuple(start), tuple(goal)
    for moves in plan:
        before = dict(place)
        arms: set[Any] = set()
        for name, way in sorted(map(tuple, moves)):
            here = before[name]
            if here == "home" or here in arms:
                return "no such box, or a busy arm"
            arms.add(here)
            if way == "T":
                if here != home[name]:
                    return "no such target"
                place[name] = "home"
                continue
            row, col = here[0] + ways[way][0], here[1] + ways[way][1]
            if row not in range(instance.rows) or col not in range(instance.cols):
                return "off the grid"
            place[name] = (row, col)
        if any(count > instance.room for cell, count in Counter(place.values()).items() if cell != "home"):
            return "a cell is full"
    if len(plan) > instance.limit:
        return "too many steps"
    return "" if set(place.values()) == {"home"} else "boxes are left"


def _solved(instance: Any, most: int) -> Any:
    """Give a plan of at most so many steps, or None: box b is in cell c after t steps, and may leave it then."""
    fields = list(product(range(instance.rows), range(instance.cols)))
    numbers: dict[Any, int] = {}

    def var(*what: Any) -> int:
        return numbers.setdefault(what, len(numbers) + 1)

    boxes = range(len(instance.boxes))
    with Cadical153() as solver:
        for b, (start, goal) in enumerate(instance.boxes):
            for t in range(most + 1):
                spots = [*fields, "home"]
                solver.add_clause([var(b, t, spot) for spot in spots])
                for one, two in combinations(spots, 2):
                    solver.add_clause([-var(b, t, one), -var(b, t, two)])
            solver.add_clause([var(b, 0, tuple(start))])
            solver.add_clause([var(b, most, "home")])
            for t in range(most):
                solver.add_clause([-var(b, t, "home"), var(b, t + 1, "home")])
                for row, col in fields:
                    ends: list[Any] = [(row + y, col + x) for y, x in _STEPS if (row + y, col + x) in fields]
                    ends += ["home"] * ((row, col) == tuple(goal))
                    solver.add_clause([-var(b, t, (row, col)), *(var(b, t + 1, end) for end in ends)])
                    solver.add_clause(
                        [-var(b, t, (row, col)), var(b, t + 1, (row, col)), var("busy", b, t, (row, col))]
                    )
        for t, cell in product(range(most), fields):
            for a, b in combinations(boxes, 2):
                solver.add_clause([-var("busy", a, t, cell), -var("busy", b, t, cell)])
            if instance.room < len(boxes):
                for group in combinations(boxes, instance.room + 1):
                    solver.add_clause([-var(b, t + 1, cell) for b in group])
        if not solver.solve():
            return None
        true = {number for number in solver.get_model() if number > 0}
    track = [[next(s for s in [*fields, "home"] if var(b, t, s) in true) for t in range(most + 1)] for b in boxes]
    plan = [
        frozenset("abcdefghij"[b] + _named(way[t], way[t + 1]) for b, way in enumerate(track) if way[t] != way[t + 1])
        for t in range(most)
    ]
    return tuple(plan)


def _named(here: Any, there: Any) -> str:
    return "T" if there == "home" else _STEPS[there[0] - here[0], there[1] - here[1]]
