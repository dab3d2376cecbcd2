"""Judge by truth tables for each line with its parents, and by networkx for the order."""

from itertools import product
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    formulas = {chr(65 + i): one for i, one in enumerate(instance.derived)}
    formulas |= {str(i): one for i, one in enumerate(instance.premises, 1)}
    graph: nx.DiGraph[str] = nx.DiGraph()
    order = []
    for row in answer.split("\n"):
        name, parents = row.split(":")
        order.append(name)
        given = [one.strip() for one in parents.split(",")]
        graph.add_edges_from((one, name) for one in given)
        if not _entails([formulas[one] for one in given], formulas[name]):
            return f"{row} is not valid"
        if len(set(given)) != len(given) or len(given) > 3:
            return f"{row} names too many parents"
    if sorted(order) != sorted(name for name in formulas if name.isalpha()) or not nx.is_directed_acyclic_graph(graph):
        return "lines are missing or in a circle"
    late = any(one.isalpha() and order.index(one) > order.index(name) for one, name in graph.edges)
    return "a parent comes later" if late else ""


def others(instance: Any, answer: str) -> list[str]:
    """Parents turned round, and another topological order."""
    rows = [row.split(": ") for row in answer.split("\n")]
    turned = "\n".join(f"{name}: {', '.join(parents.split(', ')[::-1])}" for name, parents in rows)
    graph: nx.DiGraph[str] = nx.DiGraph()
    graph.add_nodes_from(name for name, _ in rows)
    graph.add_edges_from((one, name) for name, parents in rows for one in parents.split(", ") if one.isalpha())
    parents_of = {name: parents for name, parents in rows}  # noqa: C416
    order = nx.lexicographical_topological_sort(graph)
    return [turned, "\n".join(f"{name}: {parents_of[name]}" for name in order)]


def near_misses(instance: Any, answer: str) -> list[str]:
    """The last line missing or twice, the order turned round, a parent too many or itself."""
    rows = answer.split("\n")
    last = rows[-1].split(":")[0]
    wrong = ["\n".join(rows[:-1]), f"{answer}\n{rows[-1]}", "\n".join([*rows[:-1], f"{last}: {last}"])]
    alone = "\n".join(rows[::-1])
    linked = any(part.strip().isalpha() for row in rows for part in row.split(":")[1].split(","))
    return [*wrong, alone] if linked else wrong


def _entails(premises: list[Any], goal: Any) -> bool:
    names = sorted(set().union(*map(_names, [*premises, goal])))
    rows = (dict(zip(names, row, strict=True)) for row in product((False, True), repeat=len(names)))
    return all(_true(goal, row) for row in rows if all(_true(one, row) for one in premises))


def _names(formula: Any) -> set[str]:
    if hasattr(formula, "name"):
        return {formula.name}
    if hasattr(formula, "operand"):
        return _names(formula.operand)
    return _names(formula.left) | _names(formula.right)


def _true(formula: Any, row: dict[str, bool]) -> bool:
    if hasattr(formula, "name"):
        return row[formula.name]
    if hasattr(formula, "operand"):
        return not _true(formula.operand, row)
    one, other = _true(formula.left, row), _true(formula.right, row)
    return {"and": one and other, "or": one or other, "implies": one <= other, "iff": one == other}[formula.connective]
