"""Judge by difference constraints: a claim and its denials are tried with the printed facts by Bellman and Ford."""

import re
from collections.abc import Iterator
from itertools import product
from typing import Any

import networkx as nx

LEVELS = range(1, 11)

Arc = tuple[tuple[str, str], tuple[str, str], int]  # the second coordinate is at least the first one plus so much

_RELATIONS = {
    "to the left of": ("x", 1, 0),
    "to the right of": ("x", 0, 1),
    "below": ("y", 1, 0),
    "above": ("y", 0, 1),
    "in the same column as": ("x", 0, 0),
    "in the same row as": ("y", 0, 0),
}


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    facts = [arc for line, _ in instance.told for arcs in _pairs(line, instance) for arc in arcs]
    assert _possible(facts)
    right = ""
    for line, _ in instance.asked:
        pairs = _pairs(line, instance)
        can_hold = _possible(facts + [arc for arcs in pairs for arc in arcs])
        can_fail = any(_possible([*facts, (after, before, 1 - gap)]) for arcs in pairs for before, after, gap in arcs)
        right += "U" if can_hold and can_fail else "T" if can_hold else "F"
    return "" if answer == right else f"the claims are {right}"


def near_misses(instance: Any, answer: str) -> Iterator[str]:
    """One letter replaced."""
    for other in "TFU":
        if other != answer[0]:
            yield other + answer[1:]


def _pairs(line: str, instance: Any) -> list[list[Arc]]:
    """Read a sentence as arcs for each pair of members."""
    one, words, two = re.findall(
        r"(.+) is (to the left of|to the right of|below|above|in the same \w+ as) (.+)\.", line
    )[0]
    blocks = {f"block {name}": members for name, members in instance.blocks}
    groups = [blocks.get(name[0].lower() + name[1:], (name[0].lower() + name[1:],)) for name in (one, two)]
    axis, ahead, behind = _RELATIONS[words]
    result = []
    for first, second in product(*([name.removeprefix("the ") for name in group] for group in groups)):
        a, b = (axis, first), (axis, second)
        arcs = [(a, b, ahead)] * (not behind) + [(b, a, behind)] * (not ahead)
        result.append(arcs)
    return result


def _possible(arcs: list[Arc]) -> bool:
    graph = nx.DiGraph()
    for before, after, gap in arcs:
        old = graph.get_edge_data(before, after, {"weight": 1})["weight"]
        graph.add_edge(before, after, weight=min(old, -gap))
    return not nx.negative_edge_cycle(graph)
