"""Judge by trying all assignments for few statements, else by CP-SAT with a variable for every part of a statement."""

from itertools import product
from typing import Any

from ortools.sat.python import cp_model

LEVELS = range(1, 11)


def confirm(instance: Any, answer: frozenset[str]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n = len(instance.statements)
    if n <= 7:
        rows = product("FT", repeat=n)
        right = {"".join(row) for row in rows if all(_value(s, row) is (row[i] == "T") for i, s in _each(instance))}
    else:
        right = set(_by_solver(instance, n))
    return "" if right == answer else f"consistent are {sorted(right)}"


def near_misses(instance: Any, answer: frozenset[str]) -> list[frozenset[str]]:
    """One string too few, one too many, and every letter turned round."""
    n = len(instance.statements)
    extra = next("".join(row) for row in product("TF", repeat=n) if "".join(row) not in answer)
    turned = frozenset(text.translate(str.maketrans("TF", "FT")) for text in answer)
    wrong = [answer | {extra}, turned, answer - {min(answer)} if answer else answer]
    return [one for one in wrong if one != answer]


def _each(instance: Any) -> Any:
    return list(enumerate(instance.statements))


def _value(part: Any, row: tuple[str, ...]) -> bool:
    kind = type(part).__name__
    if kind == "Atom":
        name, true = part.name, row.count("T")
        if name == "even":
            return true % 2 == 0
        if name[0] == "≥":
            return true >= int(name[1:])
        return true == int(name[1:]) if name[0] == "=" else row[int(name) - 1] == "T"
    if kind == "Not":
        return not _value(part.operand, row)
    a, b = _value(part.left, row), _value(part.right, row)
    return {"and": a and b, "or": a or b, "xor": a ^ b, "implies": b or not a, "iff": a is b}[part.connective]


def _by_solver(instance: Any, n: int) -> list[str]:
    model = cp_model.CpModel()
    true = [model.new_bool_var(f"s{i}") for i in range(n)]
    total = model.new_int_var(0, n, "total")
    model.add(sum(true) == total)

    def literal(part: Any) -> Any:
        kind = type(part).__name__
        if kind == "Not":
            return ~literal(part.operand)
        new = model.new_bool_var("")
        if kind == "Atom":
            name = part.name
            if name[0] not in "≥=e":
                return true[int(name) - 1]
            fits = {"≥": lambda k: k >= int(name[1:]), "=": lambda k: k == int(name[1:]), "e": lambda k: k % 2 == 0}
            yes = [k for k in range(n + 1) if fits[name[0]](k)]
            no = [k for k in range(n + 1) if k not in yes]
            model.add_linear_expression_in_domain(total, cp_model.Domain.from_values(yes)).only_enforce_if(new)
            model.add_linear_expression_in_domain(total, cp_model.Domain.from_values(no)).only_enforce_if(~new)
            return new
        a, b = literal(part.left), literal(part.right)
        rows = {"and": "0001", "or": "0111", "xor": "0110", "implies": "1101", "iff": "1001"}[part.connective]
        table = [(x, y, int(rows[2 * x + y])) for x in (0, 1) for y in (0, 1)]
        model.add_allowed_assignments([a, b, new], table)
        return new

    for own, statement in zip(true, instance.statements, strict=True):
        model.add(own == literal(statement))
    found: list[str] = []
    while True:
        solver = cp_model.CpSolver()
        solver.parameters.num_workers = 1
        if solver.solve(model) not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
            return found
        row = [solver.value(one) for one in true]
        found.append("".join("FT"[value] for value in row))
        model.add_bool_or([~one if value else one for one, value in zip(true, row, strict=True)])
