"""Prove the greatest value with a matching of maximum weight in networkx, one node for each unit that is needed."""

from typing import Any

import networkx as nx

LEVELS = range(1, 11)
_RECEIVERS = {"O": ("O", "A", "B", "AB"), "A": ("A", "AB"), "B": ("B", "AB"), "AB": ("AB",)}


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    graph = nx.Graph()
    for p, (_, _, _, need, urgency) in enumerate(instance.patients, start=1):
        for u, unit in enumerate(instance.units, start=1):
            if _allowed(unit, instance.patients[p - 1]):
                for k in range(need):
                    graph.add_edge(f"U{u}", (p, k), weight=urgency)
    matching = nx.max_weight_matching(graph)
    best = sum(graph.edges[edge]["weight"] for edge in matching)
    if best != instance.best:
        return f"the greatest value is {best}"
    value = 0
    for u, unit in enumerate(instance.units, start=1):
        if answer[f"U{u}"] != "none":
            patient = instance.patients[int(answer[f"U{u}"][1:]) - 1]
            value += patient[4] if _allowed(unit, patient) else -1000
    for p, patient in enumerate(instance.patients, start=1):
        if sum(one == f"P{p}" for one in answer.values()) > patient[3]:
            return "too many units"
    return "" if value == best else f"the value is {value}"


def _allowed(unit: Any, patient: Any) -> bool:
    late = patient[2] > unit[2]
    return patient[0] in _RECEIVERS[unit[0]] and not (unit[1] and not patient[1]) and not late


def greedy(instance: Any) -> Any:
    """Patients by urgency take the first units that fit."""
    left, choice = {}, {f"U{u}": "none" for u in range(1, len(instance.units) + 1)}
    for p in sorted(range(len(instance.patients)), key=lambda n: -instance.patients[n][4]):
        left[p] = instance.patients[p][3]
        for u, unit in enumerate(instance.units, start=1):
            if left[p] and choice[f"U{u}"] == "none" and _allowed(unit, instance.patients[p]):
                choice[f"U{u}"] = f"P{p + 1}"
                left[p] -= 1
    return choice


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The greedy one, one unit kept back, all to one patient."""
    given = next(unit for unit, patient in answer.items() if patient != "none")
    return [greedy(instance), {**answer, given: "none"}, dict.fromkeys(answer, "P1"), dict.fromkeys(answer, "none")]
