"""Judge by a SAT solver with a variable for each kind of people: whether there is somebody of that kind."""

from itertools import product
from typing import Any

from pysat.solvers import Cadical153

LEVELS = range(1, 11)
CODES = [f"{form}({pair})" for form in "AEIO" for pair in ("S,P", "P,S")]


def confirm(instance: Any, answer: frozenset[str] | None) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n = len(instance.terms)
    kinds = [*product((False, True), repeat=n)]

    def somebody(x: int, y: int, value: bool) -> list[int]:
        return [number for number, kind in enumerate(kinds, start=1) if kind[x] and kind[y] == value]

    def clauses(form: str, x: int, y: int, sign: bool = True) -> list[list[int]]:
        people = somebody(x, y, form in "EI")
        return [people] if (form in "IO") == sign else [[-one] for one in people]

    base = [clause for premise in instance.premises for clause in clauses(*premise)]
    if instance.inhabited:
        base += [somebody(x, x, True) for x in range(n)]
    right = set()
    for code in CODES:
        ends = (0, n - 1) if code[2] == "S" else (n - 1, 0)
        with Cadical153(bootstrap_with=base + clauses(code[0], *ends, False)) as sat:
            if not sat.solve():
                right.add(code)
    with Cadical153(bootstrap_with=base) as sat:
        assert sat.solve()
    return "" if right == (answer or set()) else f"{sorted(right)} follow"


def near_misses(instance: Any, answer: frozenset[str] | None) -> list[frozenset[str] | None]:
    """One statement missing or too many, the converse alone, nothing."""
    known = answer or frozenset()
    wrong: list[frozenset[str] | None] = []
    wrong.extend(known | {code} for code in [code for code in CODES if code not in known][:3])
    wrong.extend(known - {code} for code in known)
    return [*wrong, None if known else frozenset(CODES)]
