"""Judge by a SAT solver (python-sat), and chains by an implication graph in networkx."""

from collections.abc import Iterator
from typing import Any

import networkx as nx
from pysat.solvers import Solver

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    with Solver(bootstrap_with=[list(clause) for clause in instance.clauses]) as solver:
        if solver.solve() != (answer["kind"] == "sat"):
            return "the other kind is right"
        if answer["kind"] == "sat":
            numbers = [abs(literal) for literal in answer["first"]]
            if answer["second"] or numbers != list(range(1, instance.variables + 1)):
                return "not a value for each variable"
            return "" if solver.solve(assumptions=list(answer["first"])) else "no model"
    graph = _implications(instance)
    k = answer["first"][0]
    ends = [answer["first"][-1], answer["second"][0], answer["second"][-1]] == [-k, -k, k]
    follows = nx.is_path(graph, answer["first"]) and nx.is_path(graph, answer["second"])
    return "" if ends and follows else "not two chains"


def others(instance: Any, answer: Any) -> Iterator[Any]:
    """The chains exchanged, or another model of the solver."""
    if answer["kind"] == "unsat":
        yield {"kind": "unsat", "first": answer["second"], "second": answer["first"]}
        return
    with Solver(bootstrap_with=[[*clause] for clause in instance.clauses]) as solver:
        solver.solve()
        chosen = set(solver.get_model())
    model = tuple(v if v in chosen else -v for v in range(1, instance.variables + 1))
    yield {"kind": "sat", "first": model, "second": ()}


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """The other kind, a chain less, a chain that leaves out a step, no variables."""
    yield answer | {"kind": "unsat" if answer["kind"] == "sat" else "sat"}
    yield answer | {"first": ()}
    yield answer | {"first": answer["first"][:-1]}
    if answer["kind"] == "unsat":
        yield answer | {"second": ()}
        yield answer | {"second": answer["second"][::-1]}
        if not _implications(instance).has_edge(answer["first"][0], answer["first"][-1]):
            yield answer | {"first": (answer["first"][0], answer["first"][-1])}


def _implications(instance: Any) -> Any:
    pairs = [(a, b) for clause in instance.clauses for a, b in (clause, clause[::-1])]
    return nx.DiGraph((-a, b) for a, b in pairs)
