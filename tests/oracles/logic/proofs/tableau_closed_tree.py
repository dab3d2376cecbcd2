"""Judge by truth tables: each node or pair of nodes is as much as its source, and the formulas have no model."""

from itertools import product
from typing import Any

from bootcamp.verifiers import Formula
from bootcamp.verifiers.formula import shown

LEVELS = range(1, 11)

_READER = Formula(tuple("pqrstu"))


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    nodes: list[tuple[int, Any, int]] = [(i, one, 0) for i, one in enumerate(instance.formulas)]
    for row in answer.split("\n"):
        fields = row.split(";")
        nodes.append((int(fields[1]), _READER.parse(fields[2]), int(fields[3])))
    children: dict[int, list[int]] = {}
    for number, (above, _, _) in enumerate(nodes, 1):
        children.setdefault(above, []).append(number)
    for group in children.values():
        source = nodes[group[0] - 1][2]
        if source:
            tables = [_table(nodes[i - 1][1]) for i in group]
            whole = _table(nodes[source - 1][1])
            union = [any(row) for row in zip(*tables, strict=True)]
            if not all(b for a, b in zip(whole, union, strict=True) if a) or (len(group) == 2 and union != whole):
                return f"{group} do not cover {source}"
    for leaf in range(1, len(nodes) + 1):
        held, at = [], leaf
        while at:
            held.append(shown(nodes[at - 1][1]))
            at = nodes[at - 1][0]
        closed = any(f"~{text}" in held or f"~({text})" in held for text in held)
        if leaf not in children and not closed:
            return f"the branch of {leaf} is open"
    together = zip(*map(_table, instance.formulas), strict=True)
    return "the formulas can all be true" if any(all(row) for row in together) else ""


def others(instance: Any, answer: str) -> list[str]:
    """A closed branch goes on with what the first formula gives."""
    last = int(answer.split("\n")[-1].split(";")[0])
    first = instance.formulas[0]
    kind = getattr(first, "connective", "")
    if kind == "and":
        return [f"{answer}\n{last + 1}; {last}; {shown(first.left)}; 1"]
    if kind == "or":
        return [f"{answer}\n{last + 1}; {last}; {shown(first.left)}; 1\n{last + 2}; {last}; {shown(first.right)}; 1"]
    return []


def near_misses(instance: Any, answer: str) -> list[str]:
    """The last node missing, one out of nothing, another one beside it, and no new node that helps."""
    rows = answer.split("\n")
    start = len(instance.formulas)
    last = int(rows[-1].split(";")[0])
    above = rows[-1].split(";")[1].strip()
    return [
        "\n".join(rows[:-1]) or "none",
        f"{start + 1}; {start}; p; 1\n{start + 2}; {start + 1}; ~p; 1",
        f"{answer}\n{last + 1}; {above}; p; 1\n{last + 2}; {above}; ~p; 1",
        f"{start + 1}; {start}; {shown(instance.formulas[0])}; 1",
    ]


def _table(formula: Any) -> list[bool]:
    return [_true(formula, dict(zip("pqrstu", row, strict=True))) for row in product((False, True), repeat=6)]


def _true(formula: Any, row: dict[str, bool]) -> bool:
    kind = type(formula).__name__
    if kind == "Atom":
        return row[formula.name]
    if kind == "Not":
        return not _true(formula.operand, row)
    sides = (_true(formula.left, row), _true(formula.right, row))
    if formula.connective == "implies":
        return sides != (True, False)
    return {"and": all(sides), "or": any(sides), "iff": sides[0] == sides[1]}[formula.connective]
