"""Judge by Python's own run of the statements on objects with fields; near misses end the lists elsewhere."""

from itertools import pairwise
from types import SimpleNamespace
from typing import Any

LEVELS = range(1, 11)

Lists = dict[str, tuple[int, ...]]


def confirm(instance: Any, answer: Lists) -> str:
    """Say what is wrong with `answer`, or nothing."""
    nodes = [SimpleNamespace(value=value, next=None, prev=None) for value in instance.values]
    for field, places in (("next", instance.following), ("prev", instance.before)):
        for node, place in zip(nodes, places, strict=False):
            setattr(node, field, nodes[place] if place >= 0 else None)
    space: dict[str, Any] = {
        "null": None,
        "new": lambda value: SimpleNamespace(value=value, next=None, prev=None),
        **{name: nodes[at] if at >= 0 else None for name, at in zip(instance.names, instance.pointers, strict=True)},
    }
    exec("\n".join(instance.lines).replace("!=", "is not"), space)
    right = {name: _met(space[name]) for name in instance.names}
    return "" if answer == right else f"the lists are {right}"


def near_misses(instance: Any, answer: Lists) -> list[Lists]:
    """Two lists exchanged; a list without its last value; a cycle that is not closed."""
    names = list(answer)
    near = [{**answer, one: answer[two], two: answer[one]} for one, two in pairwise(names)]
    near += [{**answer, name: answer[name][:-1]} for name in names if answer[name]]
    return [one for one in near if one != answer]


def _met(node: Any) -> tuple[int, ...]:
    met: list[int] = []
    while node is not None and met.count(node.value) == 0:
        met.append(node.value)
        node = node.next
    return tuple(met) if node is None else (*met, node.value)
