"""Judge by the graph of all states with networkx; the rules are read from their text."""

import ast
from itertools import product
from typing import Any

import networkx as nx

LEVELS = range(1, 10)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    rules = [ast.parse(rule, mode="eval").body for rule in instance.rules]
    graph = nx.DiGraph()
    for bits in product((0, 1), repeat=len(rules)):
        graph.add_edge(_text(bits), _text(_step(instance, rules, bits)))
    reached = nx.descendants(graph, instance.start) | {instance.start}
    part = graph.subgraph(reached)
    cycle = next(iter(nx.simple_cycles(part)))
    first = cycle.index(min(cycle))
    steps = min(nx.shortest_path_length(graph, instance.start, state) for state in cycle)
    right = {"steps": steps, "cycle": (*cycle[first:], *cycle[:first])}
    return "" if answer == right else f"it is {right}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """One step more; the cycle turned, cut or doubled."""
    cycle = answer["cycle"]
    wrong = [answer | {"steps": answer["steps"] + 1}, answer | {"cycle": cycle + cycle}]
    if len(cycle) > 1:
        wrong += [answer | {"cycle": cycle[1:] + cycle[:1]}, answer | {"cycle": cycle[1:]}]
    return wrong


def _text(bits: Any) -> str:
    return "".join(map(str, bits))


def _step(instance: Any, rules: Any, bits: Any) -> list[int]:
    old, new = dict(zip("ABCDEFGHIJKL", bits, strict=False)), dict(zip("ABCDEFGHIJKL", bits, strict=False))
    for gene in instance.order or range(len(rules)):
        view = new if instance.order else old
        new["ABCDEFGHIJKL"[gene]] = 0 if gene in instance.off else int(_holds(rules[gene], view))
    return list(new.values())


def _holds(node: Any, values: dict[str, int]) -> bool:
    if isinstance(node, ast.Name):
        return bool(values[node.id])
    if isinstance(node, ast.UnaryOp):
        return not _holds(node.operand, values)
    parts = [_holds(part, values) for part in node.values]
    return all(parts) if isinstance(node.op, ast.And) else any(parts)
