"""Move on a networkx graph; the robber's steps come from the game and must be his best by a fixed point of lost places.

A cop alone catches a robber everywhere just if the graph falls apart by pitfalls (dismantling).
"""

from functools import cache
from itertools import product
from typing import Any

import networkx

LEVELS = range(1, 11)
LEAST_LEVELS = range(1, 11)

Places = tuple[int, ...]


def _graph(vertices: int, edges: Any) -> Any:
    graph = networkx.Graph()
    graph.add_nodes_from(range(1, vertices + 1))
    graph.add_edges_from(edges)
    return graph


def play(instance: Any, moves: list[Places]) -> tuple[list[tuple[Places, int, bool]], str]:
    """Replay the rounds, and judge the robber's steps."""
    from bootcamp import registry

    game: Any = registry.get("cops_robber_chase")
    graph, state = _graph(instance.vertices, instance.edges), game.begin(instance)
    table = _table(instance.vertices, instance.edges, len(instance.cops))
    cops, robber = instance.cops, instance.robber
    seen: list[tuple[Places, int, bool]] = []
    for move in moves:
        assert all(a == b or graph.has_edge(a, b) for a, b in zip(cops, move, strict=True))
        cops = move
        if robber in cops:
            return [*seen, (cops, robber, True)], "won"
        turn = game.react(instance, state, move)
        state, to = turn.state, turn.seen.robber
        ways = [way for way in (robber, *graph[robber]) if way not in cops]
        assert to in ways
        assert table.get((cops, to), 99) == max(table.get((cops, way), 99) for way in ways)
        robber = to
        seen.append((cops, robber, False))
    return seen, ""


def least(instance: Any) -> int:
    """Return the rounds by the fixed point; a single cop wins everywhere only on graphs that can be dismantled."""
    table = _table(instance.vertices, instance.edges, len(instance.cops))
    if len(instance.cops) == 1:
        everywhere = len(table) == instance.vertices * (instance.vertices - 1)
        assert everywhere == _dismantled(_graph(instance.vertices, instance.edges))
    return table[instance.cops, instance.robber]


def _dismantled(graph: Any) -> bool:
    """Take away places all of whose roads, and themselves, are among those of a neighbour."""
    while len(graph) > 1:
        pitfall = next((v for v in graph if any({v, *graph[v]} <= {u, *graph[u]} for u in graph[v])), None)
        if pitfall is None:
            return False
        graph.remove_node(pitfall)
    return True


@cache
def _table(vertices: int, edges: Any, number: int) -> dict[tuple[Places, int], int]:
    """Give the rounds to the catch with the cops to move, in their order, by sweeps until nothing changes."""
    graph = _graph(vertices, edges)
    near = {v: (v, *graph[v]) for v in graph}
    teams = list(product(graph, repeat=number))
    caught = {(team, robber) for team in teams for robber in set(team)}
    table: dict[tuple[Places, int], int] = {}
    lost = set(caught)  # the robber to move, or on a cop's place
    for rounds in range(1, 60):
        new = [
            (team, robber)
            for team in teams
            for robber in graph
            if (team, robber) not in caught
            and (team, robber) not in table
            and any((move, robber) in lost for move in product(*(near[cop] for cop in team)))
        ]
        if not new:
            break
        table |= dict.fromkeys(new, rounds)
        lost |= {
            (team, robber)
            for team in teams
            for robber in graph
            if all(to in team or (team, to) in table for to in near[robber])
        }
    return table
