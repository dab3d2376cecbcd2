"""Judge plans by networkx on the explicit graph of all states that can be reached."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterator, Sequence
from functools import lru_cache, partial
from itertools import islice, pairwise
from typing import Any

import networkx as nx

Plan = tuple[str, ...]


class States:
    """The graph of the states that moves lead to; `after` gives None where a move is not allowed."""

    def __init__(self, start: Hashable, moves: Sequence[str], after: Callable[[Any, str], Any]) -> None:
        """Build the graph."""
        self.start, self.moves = start, tuple(moves)
        self.graph = nx.DiGraph()
        self.graph.add_node(start)
        waiting = [start]
        while waiting:
            state = waiting.pop()
            for move in self.moves:
                end = after(state, move)
                if end is None:
                    continue
                if end not in self.graph:
                    waiting.append(end)
                if self.graph.has_edge(state, end):
                    self.graph.edges[state, end]["moves"].append(move)
                else:
                    self.graph.add_edge(state, end, moves=[move])

    def end(self, plan: Plan) -> Any:
        """Give the state after a plan, or None if a move is not allowed."""
        here: Any = self.start
        for move in plan:
            ends = [end for _, end, known in self.graph.out_edges(here, data="moves") if move in known]
            if not ends:
                return None
            here = ends[0]
        return here

    def least(self, goal: Callable[[Any], bool]) -> int | None:
        """Give the fewest moves to a goal."""
        lengths = nx.single_source_shortest_path_length(self.graph, self.start)
        return min((length for state, length in lengths.items() if goal(state)), default=None)

    def fault(self, plan: Plan, goal: Callable[[Any], bool], slack: int = 0) -> str:
        """Say why a plan is not one of the shortest, with `slack` moves more, or nothing."""
        here = self.end(plan)
        if here is None:
            return "a move is not allowed"
        if not goal(here):
            return "the plan ends elsewhere"
        least = self.least(goal)
        return "" if least is not None and len(plan) <= least + slack else f"{least} moves are enough"

    def others(self, plan: Plan, goal: Callable[[Any], bool]) -> list[Plan]:
        """Give other shortest plans, if there are any."""
        lengths = nx.single_source_shortest_path_length(self.graph, self.start)
        least = min(length for state, length in lengths.items() if goal(state))
        found: list[Plan] = []
        for end in [state for state, length in lengths.items() if length == least and goal(state)][:3]:
            for path in islice(nx.all_shortest_paths(self.graph, self.start, end), 3):
                found.append(tuple(self.graph.edges[pair]["moves"][-1] for pair in pairwise(path)))
        return [other for other in found if other != plan]


def misses(plan: Plan, moves: Collection[str], fault: Callable[[Plan], str]) -> Iterator[Plan]:
    """The plan without its end, with a move doubled, and with one changed, as far as these are wrong."""
    if not plan:
        return
    middle = len(plan) // 2
    candidates = [plan[:-1], (*plan, plan[-1]), (*plan[:middle], plan[middle], *plan[middle:])]
    candidates += [(*plan[:middle], move, *plan[middle + 1 :]) for move in moves if move != plan[middle]]
    yield from (other for other in candidates if other and fault(other))


Read = Callable[[Any], tuple[States, Callable[[Any], bool]]]
Judge = tuple[Callable[[Any, Any], str], Callable[[Any, Any], list[Plan]], Callable[[Any, Any], Iterator[Plan]]]


def judged(read: Read, moves: Collection[str], limited: bool = False) -> Judge:
    """Give the oracle's confirm, others and near_misses for plans on the states and goal that `read` finds.

    A plan must be one of the shortest or, if `limited`, have at most `instance.limit` moves.
    """
    known = lru_cache(maxsize=4)(read)

    def confirm(instance: Any, answer: Any) -> str:
        states, goal = known(instance)
        if not limited:
            return states.fault(answer, goal)
        return states.fault(answer, goal, len(answer)) if len(answer) <= instance.limit else "too many moves"

    def others(instance: Any, answer: Any) -> list[Plan]:
        states, goal = known(instance)
        return states.others(answer, goal)

    def near_misses(instance: Any, answer: Any) -> Iterator[Plan]:
        return misses(answer, moves, partial(confirm, instance))

    return confirm, others, near_misses


def walk(rows: Sequence[str], start: str = "S", goal: str = "G", wall: str = "#") -> Plan:
    """Give the letters of a shortest walk by single steps over all cells but walls; nothing if there is none."""
    cells = {complex(r, c): symbol for r, row in enumerate(rows) for c, symbol in enumerate(row) if symbol not in wall}
    graph = nx.Graph((z, z + d) for z in cells for d in (1, 1j) if z + d in cells)
    ends = {symbol: z for z, symbol in cells.items() if symbol in start + goal}
    if not all(end in graph for end in ends.values()) or not nx.has_path(graph, ends[start], ends[goal]):
        return ()
    way = nx.shortest_path(graph, ends[start], ends[goal])
    return tuple({-1: "U", 1: "D", -1j: "L", 1j: "R"}[b - a] for a, b in pairwise(way))
