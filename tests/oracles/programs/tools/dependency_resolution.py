"""Judge by python-sat: a variable for each version and clauses from the printed lines."""

from itertools import combinations
from typing import Any

from pysat.solvers import Minisat22

LEVELS = range(1, 11)

Choice = dict[str, str]


def confirm(instance: Any, answer: Choice) -> str:
    """Say what is wrong with `answer`, or nothing."""
    numbers, clauses = _model(instance)
    pairs = [(name, version) for name, version in answer.items()]
    if any(pair not in numbers for pair in pairs):
        return "there is no such version"
    with Minisat22(bootstrap_with=clauses) as solver:
        if not solver.solve([number if pair in pairs else -number for pair, number in numbers.items()]):
            return "a requirement does not hold"
        if not instance.newest:
            return ""
        fixed: list[int] = []
        for name, releases in instance.packages:  # the newest version that can be had, package by package
            own = [numbers[name, version] for version, _ in releases][::-1]
            ways = [[number] for number in own] + [[-number for number in own]]
            fixed += next(way for way in ways if solver.solve(fixed + way))
    best = {pair for pair, number in numbers.items() if number in fixed}
    return "" if best == set(pairs) else f"the newest choice is {sorted(best)}"


def others(instance: Any, answer: Choice) -> list[Choice]:
    """Some other choices that hold, where any will do."""
    numbers, clauses = _model(instance)
    found: list[Choice] = []
    with Minisat22(bootstrap_with=clauses) as solver:
        while not instance.newest and len(found) < 4 and solver.solve():
            model = set(solver.get_model())
            found.append({name: version for (name, version), number in numbers.items() if number in model})
            solver.add_clause([-number for number in numbers.values() if number in model])
    return found


def near_misses(instance: Any, answer: Choice) -> list[Choice]:
    """The choice without a package, and those with one version changed that break something."""
    numbers, clauses = _model(instance)
    found = [{name: version for name, version in answer.items() if name != one} for one in answer]
    for name, releases in instance.packages:
        changed = [answer | {name: version} for version, _ in releases if answer.get(name) != version]
        found += changed if instance.newest else []
        with Minisat22(bootstrap_with=clauses) as solver:
            for one in changed:
                signs = [number if pair in one.items() else -number for pair, number in numbers.items()]
                found += [one] if not instance.newest and not solver.solve(signs) else []
    return found


def _model(instance: Any) -> tuple[dict[tuple[str, str], int], list[list[int]]]:
    """Number the versions and write the rules as clauses."""
    pairs = [(name, version) for name, releases in instance.packages for version, _ in releases]
    numbers = {pair: place for place, pair in enumerate(pairs, 1)}
    clauses = [[-numbers[a], -numbers[b]] for a, b in combinations(pairs, 2) if a[0] == b[0]]
    askers: dict[str, list[int]] = {name: [] for name, _ in pairs}
    for line in instance.listing:
        one, two, *rest = line.split(" ", 2)
        self = [-numbers[one, two]] if one != "the" else []
        if one == "the":
            rest = [rest[0].removeprefix("program ")]
        for part in rest[0].split(", ") if rest else []:
            other, text = part.split()[-2:]
            hits = [number for (name, version), number in numbers.items() if name == other and _in(version, text)]
            if part.startswith("needs"):
                clauses.append(self + hits)
                askers[other] += [-number for number in self] or [0]
            else:
                clauses += [[*self, -hit] for hit in hits]
    for (name, _), number in numbers.items():
        if 0 not in askers[name]:
            clauses.append([-number, *askers[name]])
    return numbers, clauses


def _in(version: str, text: str) -> bool:
    value, bound = (10 * int(x) + int(y) for x, y in (one.strip("<>=!^").split(".") for one in (version, text)))
    tests = {"^": value >= bound and value // 10 == bound // 10, "<": value < bound, "!": value != bound}
    return tests.get(text[0], value >= bound)
