"""Judge by python-sat: a variable for each person and seat, pairs and triples that break a printed clue forbidden."""

import re
from itertools import combinations, product
from typing import Any

from pysat.solvers import Cadical153

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[str, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    people, n = list(instance.people), len(instance.people)
    var = {(name, seat): 1 + people.index(name) * n + seat for name in people for seat in range(n)}
    with Cadical153() as solver:
        solver.add_clause([var[people[0], 0]])
        for name in people:
            solver.add_clause([var[name, seat] for seat in range(n)])
        for a, b in combinations(people, 2):
            for seat in range(n):
                solver.add_clause([-var[a, seat], -var[b, seat]])
        for text, _ in instance.told:
            who = re.findall("|".join(map(re.escape, sorted(people, key=len, reverse=True))), text)
            for seats in product(range(n), repeat=len(who)):
                if len(set(seats)) == len(seats) and not _true(text, seats, n):
                    solver.add_clause([-var[name, seat] for name, seat in zip(who, seats, strict=True)])
        right = [var[name, seat] for seat, name in enumerate(answer)]
        if not solver.solve(right):
            return "this order does not fit"
        solver.add_clause([-x for x in right])
        return "another order fits" if solver.solve() else ""


def _true(text: str, seats: tuple[int, ...], n: int) -> bool:
    """Tell whether a sentence holds of the seats of the people in the order in which it names them."""
    left = [(seat + 1) % n for seat in seats]  # the seat on the left of each
    a, b, *rest = seats
    if "left neighbour" in text:
        return left[1] == a
    if "right neighbour" in text:
        return left[0] == b
    if "two places to the left" in text:
        return a == (b + 2) % n
    if "three places to the right" in text:
        return b == (a + 3) % n
    beside = {frozenset((s, (s + 1) % n)) for s in range(n)}
    if "opposite" in text:
        return abs(a - b) * 2 == n
    if "do not sit next" in text:
        return frozenset((a, b)) not in beside
    if "next to each other" in text:
        return frozenset((a, b)) in beside
    if "exactly one of" in text:
        return (frozenset((a, b)) in beside) + (frozenset((a, rest[0])) in beside) == 1
    assert "clockwise" in text
    walk = [(a + step) % n for step in range(n)]
    return walk.index(b) < walk.index(rest[0])


def near_misses(instance: Any, answer: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Anticlockwise; two neighbours exchanged."""
    swapped = (*answer[:-2], answer[-1], answer[-2])
    return [(answer[0], *answer[:0:-1]), swapped]
