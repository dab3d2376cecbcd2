"""Judge by going through all sets of inhabited regions (up to three sets), else by a SAT solver on the regions."""

from itertools import product
from typing import Any

from pysat.solvers import Cadical153

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[str, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n = len(instance.terms)
    regions = ["".join(bits) for bits in product("01", repeat=n)]
    number = {region: place for place, region in enumerate(regions, start=1)}
    some: list[list[str]] = []  # one of each of these is inhabited
    none: list[str] = ["0" * n] if instance.covered else []
    for form, x, y in instance.premises:
        people = [r for r in regions if r[x] == "1" and (r[y] == "1") == (form in "EI")]
        if form in "IO":
            some.append(people)
        else:
            none += people
    some += [[r for r in regions if r[x] == "1"] for x in instance.inhabited]
    if n <= 3:
        rows = product((0, 1), repeat=len(regions))
        worlds = [{r for r, there in zip(regions, row, strict=True) if there} for row in rows]
        worlds = [world for world in worlds if world.isdisjoint(none) and all(world & {*group} for group in some)]
        assert worlds
        seen = [[region in world for world in worlds] for region in instance.asked]
        can = [(any(row), not all(row)) for row in seen]
    else:
        clauses = [[number[r] for r in group] for group in some] + [[-number[r]] for r in none]
        with Cadical153(bootstrap_with=clauses) as sat:
            assert sat.solve()
            can = [(sat.solve([number[r]]), sat.solve([-number[r]])) for r in instance.asked]
    right = tuple("unknown" if yes and no else "inhabited" if yes else "empty" for yes, no in can)
    return "" if right == answer else f"the states are {right}"


def near_misses(instance: Any, answer: tuple[str, ...]) -> list[tuple[str, ...]]:
    """One state changed, all the same, one left out, the order turned round."""
    other = {"empty": "unknown", "inhabited": "unknown", "unknown": "empty"}
    wrong = [(other[answer[0]], *answer[1:]), (*answer[:-1], other[answer[-1]]), answer[:-1]]
    return wrong + [(word,) * len(answer) for word in other] + ([answer[::-1]] if answer[::-1] != answer else [])
