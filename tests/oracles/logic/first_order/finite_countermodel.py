"""Judge by grounding over the domain to clauses with a variable for every atom, and a SAT solver."""

from itertools import product
from typing import Any

from pysat.formula import IDPool
from pysat.solvers import Cadical153

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    constants = {name: answer[name] for name in instance.constants}
    facts = {(name, (item,) if arity == 1 else item) for name, arity in instance.predicates for item in answer[name]}
    pool = IDPool()
    clauses = _grounded(instance, answer["n"], constants, pool)
    with Cadical153(bootstrap_with=clauses) as sat:
        atoms = [
            (name, row) for name, arity in instance.predicates for row in product(range(answer["n"]), repeat=arity)
        ]
        fixed = [pool.id(atom) if atom in facts else -pool.id(atom) for atom in atoms]
        return "" if sat.solve(fixed) else "the structure is no countermodel"


def others(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """Countermodels that the solver finds, one for each size."""
    found = []
    for n in range(1, instance.size + 1):
        constants = {name: (k * (n - 1)) % n for k, name in enumerate(instance.constants)}
        pool = IDPool()
        with Cadical153(bootstrap_with=_grounded(instance, n, constants, pool)) as sat:
            if not sat.solve():
                continue
            true = {pool.obj(v) for v in sat.get_model() if v > 0 and pool.obj(v)}
        model: dict[str, Any] = {"n": n} | constants
        for name, arity in instance.predicates:
            rows = [row for row in product(range(n), repeat=arity) if (name, row) in true]
            model[name] = frozenset(row[0] if arity == 1 else row for row in rows)
        found.append(model)
    return found


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """Too many elements, none, an element that does not exist, and flips that break a sentence."""
    wrong = [answer | {"n": instance.size + 1}, answer | {"n": 0}, answer | {"P": answer["P"] | {answer["n"]}}]
    for name, arity in instance.predicates:
        for row in product(range(answer["n"]), repeat=arity):
            flipped = answer | {name: answer[name] ^ {row[0] if arity == 1 else row}}
            if confirm(instance, flipped):
                wrong.append(flipped)
    return wrong[:8]


def _grounded(instance: Any, n: int, constants: dict[str, int], pool: IDPool) -> list[list[int]]:
    """Give clauses that say that the premises are true and the conclusion false."""
    clauses: list[list[int]] = []
    true = pool.id("true")
    clauses.append([true])

    def conjunction(sides: list[int]) -> int:
        new = pool.id(("new", pool.top + 1))
        clauses.extend([-new, side] for side in sides)
        clauses.append([new, *(-side for side in sides)])
        return new

    def literal(node: Any, names: dict[str, int]) -> int:
        row = tuple(names[term] for term in node.terms)
        if node.op == "atom":
            return pool.id((node.name, row))
        if node.op == "=":
            return true if row[0] == row[1] else -true
        if node.op == "not":
            return -literal(node.parts[0], names)
        if node.op in ("all", "exists"):
            sign = 1 if node.op == "all" else -1
            return sign * conjunction([sign * literal(node.parts[0], {**names, node.name: e}) for e in range(n)])
        a, b = (literal(part, names) for part in node.parts)
        if node.op == "and":
            return conjunction([a, b])
        if node.op == "or":
            return -conjunction([-a, -b])
        if node.op == "implies":
            return -conjunction([a, -b])
        return conjunction([-conjunction([a, -b]), -conjunction([b, -a])])

    clauses += [[literal(instance.grammar.read(premise), constants)] for premise in instance.premises]
    clauses.append([-literal(instance.grammar.read(instance.conclusion), constants)])
    return clauses
