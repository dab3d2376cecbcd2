"""Judge by running through the universal variables; other functions come from a SAT solver on the expanded formula."""

from collections.abc import Iterator
from itertools import product
from typing import Any

from pysat.solvers import Cadical153

from bootcamp.lib.logic import Atom, Constant, Join, Not, conjunction, disjunction

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    order = [(kind, name) for kind, block in instance.prefix for name in block]
    if len(order) <= 5:
        assert _is_true(order, {}, instance.clauses)
    before: set[str] = set()
    for kind, name in order:
        if kind == "all":
            before.add(name)
        elif not _names(answer[name]) <= before:
            return f"{name} looks ahead"
    universals = [name for kind, name in order if kind == "all"]
    for values in product((False, True), repeat=len(universals)):
        row = dict(zip(universals, values, strict=True))
        row |= {name: _value(formula, row) for name, formula in answer.items()}
        if not _holds(instance.clauses, row):
            return f"a clause fails at {row}"
    return ""


def others(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """What a SAT solver finds for the values of the functions, written row by row."""
    before: tuple[str, ...] = ()
    universals = [name for kind, block in instance.prefix if kind == "all" for name in block]
    number: dict[tuple[str, tuple[bool, ...]], int] = {}
    known: dict[str, tuple[str, ...]] = {}
    for kind, block in instance.prefix:
        if kind == "all":
            before += block
        else:
            known |= dict.fromkeys(block, before)
    solver = Cadical153()
    for values in product((False, True), repeat=len(universals)):
        row = dict(zip(universals, values, strict=True))
        for clause in instance.clauses:
            if any(row.get(name) is sign for name, sign in clause):
                continue
            literals = []
            for name, sign in clause:
                if name in known:
                    point = tuple(row[one] for one in known[name])
                    variable = number.setdefault((name, point), len(number) + 1)
                    literals.append(variable if sign else -variable)
            solver.add_clause(literals)
    assert solver.solve()
    true = {literal for literal in solver.get_model() if literal > 0}
    solver.delete()
    found: dict[str, Any] = {}
    for name, names in known.items():
        points = [point for (one, point), variable in number.items() if one == name and variable in true]
        terms = [
            conjunction([Atom(one) if value else Not(Atom(one)) for one, value in zip(names, point, strict=True)])
            for point in points
        ]
        found[name] = disjunction(terms) if terms else Constant(False)
    return [found] if max(len(str(formula)) for formula in found.values()) < 8000 else []


def near_misses(instance: Any, answer: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """A later variable used, and one function negated, or all of them constant, where that fails."""
    first = next(block[0] for kind, block in instance.prefix if kind == "some")
    last = next(block[-1] for kind, block in reversed(instance.prefix) if kind == "all")
    if len(instance.prefix) > 2:
        ahead = Atom(last)
        yield answer | {first: Join("and", answer[first], Join("or", ahead, Not(ahead)))}
    tried = [answer | {name: Not(formula)} for name, formula in answer.items()]
    tried += [dict.fromkeys(answer, Constant(value)) for value in (False, True)]
    yield from (one for one in tried if confirm(instance, one))


def _is_true(order: list[tuple[str, str]], row: dict[str, bool], clauses: Any) -> bool:
    if not order:
        return _holds(clauses, row)
    (kind, name), *rest = order
    branches = (_is_true(rest, row | {name: value}, clauses) for value in (False, True))
    return all(branches) if kind == "all" else any(branches)


def _holds(clauses: Any, row: dict[str, bool]) -> bool:
    return all(any(row[name] is sign for name, sign in clause) for clause in clauses)


def _names(formula: Any) -> set[str]:
    if isinstance(formula, (Atom, Constant)):
        return {formula.name} if isinstance(formula, Atom) else set()
    sides = (formula.operand,) if isinstance(formula, Not) else (formula.left, formula.right)
    return set().union(*map(_names, sides))


def _value(formula: Any, row: dict[str, bool]) -> bool:
    if isinstance(formula, Constant):
        return formula.value
    if isinstance(formula, Atom):
        return row[formula.name]
    if isinstance(formula, Not):
        return not _value(formula.operand, row)
    a, b = _value(formula.left, row), _value(formula.right, row)
    both = {"and": a and b, "or": a or b, "xor": a != b, "iff": a == b, "implies": b or not a}
    return {**both, "nand": not (a and b), "nor": not (a or b)}[formula.connective]
