"""Judge by all sets of the right size, or by constraint programming of OR-Tools where these are many."""

from itertools import combinations
from typing import Any

from ortools.sat.python import cp_model

LEVELS = range(1, 11)


def confirm(instance: Any, answer: frozenset[str]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    found = _solutions(instance)
    assert len(found) == 1, "not unique"
    return "" if {ord(name) - 65 for name in answer} == found[0] else "another set"


def near_misses(instance: Any, answer: frozenset[str]) -> list[frozenset[str]]:
    """One less, one more, one exchanged, those in most positive pools."""
    names = [chr(65 + one) for one in range(instance.samples)]
    rest = [name for name in names if name not in answer]
    points = {
        name: sum((ord(name) - 65 in members) * (1 if result else -1) for members, result in instance.pools)
        for name in names
    }
    often = frozenset(sorted(names, key=lambda name: (-points[name], name))[: instance.positives])
    wrong = [
        frozenset(sorted(answer)[1:]),
        answer | {rest[0]},
        frozenset([*sorted(answer)[1:], rest[-1]]),
        often,
    ]
    return [one for one in wrong if one != answer]


def greedy(instance: Any) -> frozenset[str]:
    """Those in most positive pools among those in no negative one."""
    negative = {one for members, result in instance.pools if not result for one in members}
    free = [one for one in range(instance.samples) if instance.needed > 1 or one not in negative]
    points = {one: sum(one in members for members, result in instance.pools if result) for one in free}
    chosen = sorted(free, key=lambda one: (-points[one], one))[: instance.positives]
    return frozenset(chr(65 + one) for one in chosen)


def _solutions(instance: Any) -> list[set[int]]:
    if instance.samples <= 12:
        return [
            set(some)
            for some in combinations(range(instance.samples), instance.positives)
            if all((len({*some} & {*members}) >= instance.needed) == result for members, result in instance.pools)
        ]
    found: list[set[int]] = []
    for _ in range(2):
        model = cp_model.CpModel()
        chosen = [model.new_bool_var(f"s{one}") for one in range(instance.samples)]
        model.add(sum(chosen) == instance.positives)
        for members, result in instance.pools:
            total = sum(chosen[one] for one in members)
            model.add(total >= instance.needed) if result else model.add(total < instance.needed)
        for some in found:
            model.add(sum(chosen[one] for one in some) < instance.positives)
        solver = cp_model.CpSolver()
        solver.parameters.num_workers = 1
        if solver.solve(model) == cp_model.INFEASIBLE:
            break
        found.append({one for one, variable in enumerate(chosen) if solver.value(variable)})
    return found
