"""Judge by making the changes on linked rows, and counting with the longest path of a graph of ordered pairs."""

from itertools import combinations
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    cells = {row[0]: dict(zip(instance.heads, row[1:], strict=True)) for row in instance.before}
    order, dropped = ["top", *cells], set()
    for change in answer:
        kind, key, *rest = change.split()
        if len(rest) < {"add": 1, "move": 1, "drop": 0, "set": 2}.get(kind, 9):
            return f"{change} is no change"
        if kind == "add":
            if key in cells or key in dropped or len(rest) != len(instance.heads) + 1:
                return f"{change} cannot be"
            cells[key] = dict(zip(instance.heads, rest[1:], strict=True))
        elif key not in cells:
            return f"there is no {key}"
        if kind in ("move", "drop"):
            order.remove(key)
        if kind == "drop":
            dropped.add(key)
            del cells[key]
        elif kind == "set":
            cells[key][rest[0]] = rest[1]
        else:
            if rest[0] not in order:
                return f"there is no {rest[0]}"
            order.insert(order.index(rest[0]) + 1, key)
    table = tuple((key, *cells[key].values()) for key in order[1:])
    if table != instance.after:
        return f"the table is {table}"
    return "" if len(answer) == _fewest(instance) else f"{_fewest(instance)} changes are enough"


def others(instance: Any, answer: Any) -> list[Any]:
    """The cells set first, or last."""
    sets = tuple(one for one in answer if one.startswith("set"))
    rest = tuple(one for one in answer if one not in sets)
    return [(*sets[::-1], *rest), (*rest, *sets)]


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A change left out or made twice, a row dropped and added again, a useless move."""
    key, *values = instance.after[0]
    again = (*answer, f"drop {key}", f"add {key} top {' '.join(values)}")
    other = f"move {instance.after[1][0]} top"
    return [answer[1:], (*answer, f"set {key} {instance.heads[0]} {values[0]}"), again, (*answer, other), ()]


def _fewest(instance: Any) -> int:
    old, new = ({row[0]: row[1:] for row in rows} for rows in (instance.before, instance.after))
    both = [key for key in old if key in new]
    cells = sum(a != b for key in both for a, b in zip(old[key], new[key], strict=True))
    graph, rank = nx.DiGraph(), {key: place for place, key in enumerate(new)}
    graph.add_nodes_from(both)
    graph.add_edges_from((a, b) for a, b in combinations(both, 2) if rank[a] < rank[b])
    return int(cells + len(old) + len(new) - len(both) - len(nx.dag_longest_path(graph)))
