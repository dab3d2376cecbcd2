"""Judge by the standard translation to propositional clauses over all arrows and values, and a SAT solver."""

from itertools import product
from typing import Any

from pysat.formula import IDPool
from pysat.solvers import Cadical153

from bootcamp.lib.kripke import Grammar

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n, pool = answer["n"], IDPool()
    clauses = _clauses(instance, n, pool)
    fixed = [pool.id((u, v)) * (1 if (u, v) in answer["arrows"] else -1) for u, v in product(range(n), repeat=2)]
    fixed += [
        pool.id((name, world)) * (1 if world in answer[name] else -1) for name in instance.atoms for world in range(n)
    ]
    with Cadical153(bootstrap_with=clauses) as sat:
        return "" if sat.solve(fixed) else "the model is no countermodel of the class"


def others(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """One model for each number of worlds that has one."""
    found = []
    for n in range(1, instance.worlds + 1):
        pool = IDPool()
        with Cadical153(bootstrap_with=_clauses(instance, n, pool)) as sat:
            if not sat.solve():
                continue
            true = {pool.obj(v) for v in sat.get_model() if v > 0}
        model: dict[str, Any] = {"n": n, "arrows": frozenset(p for p in product(range(n), repeat=2) if p in true)}
        for name in instance.atoms:
            model[name] = frozenset(world for world in range(n) if (name, world) in true)
        found.append(model)
    return found


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """Too many worlds, none, an arrow to nowhere, and changes after which the formula or a condition fails."""
    n = answer["n"]
    wrong = [answer | {"n": instance.worlds + 1}, answer | {"n": 0}, answer | {"arrows": answer["arrows"] | {(0, n)}}]
    changed = [answer | {"arrows": answer["arrows"] ^ {pair}} for pair in product(range(n), repeat=2)]
    changed += [answer | {name: answer[name] ^ {world}} for name in instance.atoms for world in range(n)]
    return wrong + [one for one in changed if confirm(instance, one)][:6]


def _clauses(instance: Any, n: int, pool: IDPool) -> list[list[int]]:
    clauses: list[list[int]] = []
    worlds = range(n)
    arrow = {(u, v): pool.id((u, v)) for u, v in product(worlds, repeat=2)}
    for u, v, w in product(worlds, repeat=3):
        if "transitive" in instance.conditions:
            clauses.append([-arrow[u, v], -arrow[v, w], arrow[u, w]])
        if "symmetric" in instance.conditions:
            clauses.append([-arrow[u, v], arrow[v, u]])
        if "reflexive" in instance.conditions:
            clauses.append([arrow[u, u]])

    def both(sides: list[int]) -> int:
        new = pool.id(f"new {pool.top + 1}")
        clauses.extend([[-new, side] for side in sides] + [[new, *(-side for side in sides)]])
        return new

    def value(node: Any, world: int) -> int:
        if node.op == "atom":
            return pool.id((node.name, world))
        if node.op == "not":
            return -value(node.parts[0], world)
        if node.op in ("box", "diamond"):
            sign = 1 if node.op == "box" else -1
            return sign * both([-both([arrow[world, v], -sign * value(node.parts[0], v)]) for v in worlds])
        a, b = (value(part, world) for part in node.parts)
        sides = {"and": [a, b], "or": [-a, -b], "implies": [a, -b], "iff": [-both([a, -b]), -both([b, -a])]}[node.op]
        return both(sides) * (-1 if node.op in ("or", "implies") else 1)

    clauses.append([-value(Grammar(atoms=instance.atoms).read(instance.formula), 0)])
    return clauses
