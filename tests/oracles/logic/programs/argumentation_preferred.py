"""Judge by a SAT solver: complete labellings as clauses, then growth of each model until nothing larger is found."""

from typing import Any

from pysat.solvers import Cadical153

LEVELS = range(1, 11)


def confirm(instance: Any, answer: frozenset[frozenset[str]]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n = instance.arguments
    attackers: list[list[int]] = [[] for _ in range(n + 1)]
    for a, b in instance.attacks:
        attackers[ord(b) - 64].append(ord(a) - 64)
    clauses: list[list[int]] = []
    for v in range(1, n + 1):
        for w in attackers[v]:
            clauses += [[-v, -w], [-v, *attackers[w]]]
    found: list[frozenset[int]] = []
    with Cadical153(bootstrap_with=clauses) as outer:
        while outer.solve():
            model = {v for v in (outer.get_model() or []) if 0 < v <= n}
            while True:
                with Cadical153(bootstrap_with=[*clauses, *([v] for v in model)]) as inner:
                    inner.add_clause([v for v in range(1, n + 1) if v not in model] or [n + 1])
                    if len(model) == n or not inner.solve():
                        break
                    model = {v for v in (inner.get_model() or []) if 0 < v <= n}
            found.append(frozenset(model))
            outer.add_clause([v for v in range(1, n + 1) if v not in model] or [n + 1])
            if len(model) == n:
                break
    right = {frozenset(chr(64 + v) for v in model) for model in found}
    return "" if right == answer else f"{right}"


def near_misses(instance: Any, answer: frozenset[frozenset[str]]) -> list[frozenset[frozenset[str]]]:
    """One extension missing, the empty set added, a member dropped, all extensions in one."""
    one = max(answer, key=lambda members: (len(members), sorted(members)))
    smaller = answer - {one} | {one - {min(one)}}
    every: frozenset[str] = frozenset().union(*answer)
    wrong: list[frozenset[frozenset[str]]] = [answer - {one}, answer | {frozenset()}, smaller, frozenset({every})]
    return [near for near in wrong if near != answer]
