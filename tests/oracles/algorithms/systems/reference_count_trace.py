"""Judge by counts that are kept with each object and cascade, and by a graph of what holds what."""

from typing import Any

import networkx

LEVELS = range(1, 11)


class _Object:
    def __init__(self, name: str, fields: str) -> None:
        self.name, self.count = name, 0
        self.held: dict[str, _Object | None] = dict.fromkeys(fields)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    roots = _Object("", instance.variables)
    made: list[_Object] = []
    freed: dict[int, set[str]] = {}
    for place, (target, source) in enumerate(instance.statements, start=1):
        if source == "new":
            made.append(_Object(f"O{len(made) + 1}", instance.fields))
            value: _Object | None = made[-1]
        elif source == "null":
            value = None
        else:
            holder, name = _holder(roots, source)
            value = holder.held[name]
        holder, name = _holder(roots, target)
        old, holder.held[name] = holder.held[name], value
        if value:
            value.count += 1
        gone: set[str] = set()
        if old:
            _drop(old, gone)
        if gone:
            freed[place] = gone
    if answer["freed"] != freed:
        return "other objects are freed"
    graph = networkx.DiGraph([(one.name, two.name) for one in [roots, *made] for two in one.held.values() if two])
    graph.add_node("")
    dead = set().union(*freed.values())
    reached = networkx.descendants(graph, "")
    lost = {one.name for one in made} - dead - reached
    return "" if answer["leaked"] == lost else "other objects leak"


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """Leaked objects freed in the last statement, a statement too late, one object missing."""
    (place, gone), *rest = answer["freed"].items()
    late = {place + 1: gone, **dict(rest)} if place + 1 not in dict(rest) else {}
    wrong = [{**answer, "freed": dict(rest)}, {**answer, "freed": {**answer["freed"], place: gone | answer["leaked"]}}]
    wrong += [{**answer, "leaked": frozenset()}, {**answer, "leaked": answer["leaked"] | gone}]
    if late:
        wrong.append({**answer, "freed": late})
    return [
        one for one in wrong if one != answer and one["freed"].keys() <= set(range(1, len(instance.statements) + 1))
    ]


def _holder(roots: _Object, name: str) -> tuple[_Object, str]:
    variable, dot, field = name.partition(".")
    if not dot:
        return roots, name
    inner = roots.held[variable]
    assert inner is not None
    return inner, field


def _drop(one: _Object, gone: set[str]) -> None:
    one.count -= 1
    if one.count == 0 and one.name not in gone:
        gone.add(one.name)
        for field, held in one.held.items():
            if held:
                one.held[field] = None
                _drop(held, gone)
