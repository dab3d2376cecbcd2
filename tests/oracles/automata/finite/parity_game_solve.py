"""Judge by small progress measures (Jurdziński) and by networkx: with the moves fixed no bad cycle may be left."""

from itertools import product
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    even = {node - 1 for node in answer["even"]}
    if even != _even_wins(instance):
        return "another set of nodes is won by Even"
    moves = answer["moves"]
    graph = nx.DiGraph()
    for node, (owner, out) in enumerate(zip(instance.owners, instance.moves, strict=True)):
        if (node in even) == (owner == 0):
            if moves.get(node + 1, 0) - 1 not in out:
                return f"node {node + 1} has no move, or none of its own"
            out = (moves[node + 1] - 1,)
        for to in out:
            graph.add_edge(node, to)
            if (node in even) != (to in even):
                return f"the move from node {node + 1} gives the game away"
    for cycle in nx.simple_cycles(graph):
        if (max(instance.priorities[node] for node in cycle) % 2 == 0) != (cycle[0] in even):
            return f"the cycle {cycle} is won by the other player"
    return ""


def others(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """Other moves that win, and a move that nobody asked for."""
    found = []
    for node, to in answer["moves"].items():
        for other in instance.moves[node - 1]:
            changed = answer | {"moves": answer["moves"] | {node: other + 1}}
            if other + 1 != to and not confirm(instance, changed):
                found.append(changed)
    return found[:3]


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """A node too many or too few, a move left out, a move that loses, no nodes at all."""
    nodes = range(1, len(instance.owners) + 1)
    more = next(node for node in nodes if node not in answer["even"])
    moves = list(answer["moves"].items())
    wrong = [
        answer | {"even": answer["even"] | {more}},
        answer | {"even": answer["even"] - {min(answer["even"])}},
        answer | {"even": frozenset(nodes) - answer["even"]},
        answer | {"moves": dict(moves[1:])},
    ]
    for node, other in product(answer["moves"], nodes):
        changed = answer | {"moves": answer["moves"] | {node: other}}
        if confirm(instance, changed):
            wrong.append(changed)
            break
    return [one for one in wrong if one["moves"] and one["even"] and confirm(instance, one)]


def _even_wins(instance: Any) -> set[int]:
    """Lift measures, which count visits of odd priorities from the greatest down, until nothing changes."""
    odd = sorted({rank for rank in instance.priorities if rank % 2}, reverse=True)
    bounds = [sum(rank == one for rank in instance.priorities) for one in odd]
    top = (len(instance.priorities) + 1,) * len(odd) + (1,)
    measures = [(0,) * len(odd) for _ in instance.priorities]

    def lifted(rank: int, after: tuple[int, ...]) -> tuple[int, ...]:
        if after == top:
            return top
        keep = [count if one >= rank else 0 for one, count in zip(odd, after, strict=True)]
        if rank % 2 == 0:
            return tuple(keep)
        place = odd.index(rank)
        while place >= 0 and keep[place] == bounds[place]:
            keep[place] = 0
            place -= 1
        if place < 0:
            return top
        keep[place] += 1
        return tuple(keep)

    changed = True
    while changed:
        changed = False
        for node, out in enumerate(instance.moves):
            choices = [lifted(instance.priorities[node], measures[to]) for to in out]
            best = min(choices) if instance.owners[node] == 0 else max(choices)
            if best > measures[node]:
                measures[node], changed = best, True
    return {node for node, measure in enumerate(measures) if measure != top}
