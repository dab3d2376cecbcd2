"""Make a network of squares and turns, whose shortest way networkx finds."""

from typing import Any

import networkx as nx

LEVELS = range(1, 11)

Square = tuple[int, int]


def confirm(instance: Any, answer: tuple[Square, ...]) -> str:
    """Return "" if `answer` is right, else what is wrong with it."""
    net, start, ends = _network(instance)
    best = min(nx.shortest_path_length(net, start, end) for end in ends if nx.has_path(net, start, end))
    states = [(*square, step % len(instance.sets)) for step, square in enumerate(answer)]
    if states[0] != start or states[-1] not in ends or not nx.is_path(net, states):
        return "no way"
    return "" if len(answer) == best + 1 else "too long"


def others(instance: Any, answer: tuple[Square, ...]) -> list[tuple[Square, ...]]:
    """Some other shortest ways."""
    net, start, ends = _network(instance)
    found: list[tuple[Square, ...]] = []
    for end in ends:
        if not nx.has_path(net, start, end) or nx.shortest_path_length(net, start, end) + 1 != len(answer):
            continue
        for count, way in enumerate(nx.all_shortest_paths(net, start, end)):
            found.append(tuple(state[:2] for state in way))
            if count > 2:
                break
    return [way for way in found if way != answer][:3]


def near_misses(instance: Any, answer: tuple[Square, ...]) -> list[tuple[Square, ...]]:
    """Ways that end early, begin late, leave a square out or go backwards."""
    found = [answer[:-1], answer[1:], answer[:1] + answer[2:], answer[::-1]]
    return [way for way in found if len(way) > 1 and confirm(instance, way)]


def _network(instance: Any) -> tuple[Any, tuple[int, int, int], list[tuple[int, int, int]]]:
    signs = {(r, c): sign for r, line in enumerate(instance.board, 1) for c, sign in enumerate(line, 1)}
    net = nx.DiGraph()
    turns = len(instance.sets)
    net.add_nodes_from((r, c, turn) for r, c in signs for turn in range(turns))
    for (r, c), sign in signs.items():
        if sign in "#x":
            continue
        for turn, leaps in enumerate(instance.sets):
            for d, e, repeats in leaps:
                for times in range(1, 30 if repeats else 2):
                    to = (r + times * d, c + times * e)
                    if signs.get(to, "#") == "#":
                        break
                    if signs[to] != "x":
                        net.add_edge((r, c, turn), (*to, (turn + 1) % turns))
    at = {sign: place for place, sign in signs.items()}
    return net, (*at["S"], 0), [(*at["G"], turn) for turn in range(turns)]
