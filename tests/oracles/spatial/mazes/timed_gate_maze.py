"""Judge by networkx on a graph expanded over all times up to the reference's arrival and a little beyond."""

from collections.abc import Iterator
from itertools import islice, pairwise
from typing import Any

import networkx as nx

from tests.oracles.spatial._states import Plan, misses, walk

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    graph, start, goal = _read(instance)
    return _fault(graph, start, goal, answer)


def others(instance: Any, answer: Any) -> list[Plan]:
    """Another plan that arrives at the same time, if there is one."""
    graph, start, goal = _read(instance)
    found = []
    for path in islice(nx.all_shortest_paths(graph, (*start, 0), (*goal, len(answer))), 4):
        found.append(tuple(graph.edges[pair]["move"] for pair in pairwise(path)))
    return [plan for plan in found if plan != answer]


def near_misses(instance: Any, answer: Any) -> Iterator[Plan]:
    """Plans with one action too many, too few, or another."""
    graph, start, goal = _read(instance)
    return misses(answer, "UDLRW", lambda plan: _fault(graph, start, goal, plan))


def greedy(instance: Any) -> Any:
    """The shortest way, waiting before each closed gate."""
    graph, start, _ = _read(instance)
    plan: list[str] = []
    here = (*start, 0)
    for move in walk(instance.board):
        for action in ("W",) * 30:
            ends = {known: end for _, end, known in graph.out_edges(here, data="move")}
            if move in ends or action not in ends:
                break
            plan, here = [*plan, action], ends[action]
        if move not in ends:
            break
        plan, here = [*plan, move], ends[move]
    return tuple(plan or "W")


def _read(instance: Any) -> tuple[Any, tuple[int, int], tuple[int, int]]:
    rows = instance.board
    shut = {name: (period, times) for name, period, times in instance.named}
    cells = {(r, c): symbol for r, row in enumerate(rows) for c, symbol in enumerate(row) if symbol != "#"}
    ends = {symbol: cell for cell, symbol in cells.items() if symbol in "SG"}

    def free(cell: tuple[int, int], time: int) -> bool:
        period, times = shut.get(cells.get(cell, "#"), (1, (0,)))
        return cell in cells and time % period in times

    graph = nx.DiGraph()
    for time in range(instance.best + 2):
        for r, c in cells:
            for move, (down, right) in {"U": (-1, 0), "D": (1, 0), "L": (0, -1), "R": (0, 1), "W": (0, 0)}.items():
                if free((r, c), time) and free((r + down, c + right), time + 1):
                    graph.add_edge((r, c, time), (r + down, c + right, time + 1), move=move)
    return graph, ends["S"], ends["G"]


def _fault(graph: Any, start: tuple[int, int], goal: tuple[int, int], plan: Plan) -> str:
    here = (*start, 0)
    for move in plan:
        ends = [end for _, end, known in graph.out_edges(here, data="move") if known == move]
        if not ends:
            return "an action is not allowed"
        here = ends[0]
    if here[:2] != goal:
        return "the plan ends elsewhere"
    found = nx.single_source_shortest_path_length(graph, (*start, 0))
    best = min(time for row, col, time in found if (row, col) == goal)
    return "" if len(plan) == best else f"{best} actions are enough"
