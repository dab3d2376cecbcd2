"""Judge by searches in the graph with networkx: reachability, and cycles for what holds on a whole path."""

import re
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: frozenset[int]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    graph = nx.DiGraph((s, t) for s, after in enumerate(instance.arrows, start=1) for t in after)
    right = _Reader(instance, graph).whole()
    return "" if right == answer else f"the states are {sorted(right)}"


def near_misses(instance: Any, answer: frozenset[int]) -> list[frozenset[int]]:
    """A state missing, one that does not exist, all others, all, none."""
    every = frozenset(range(1, len(instance.labels) + 1))
    return [answer - {max(answer)}, answer | {len(every) + 1}, every - answer, every, frozenset()]


class _Reader:
    """Evaluate while reading: every unit gives the set of states where it is true."""

    def __init__(self, instance: Any, graph: Any) -> None:
        self.tokens = [*re.findall(r"[EA][XFG]|[EA]\[|\S", instance.formula), ""]
        self.graph, self.at = graph, 0
        self.every = set(graph)
        self.labels = dict(enumerate(instance.labels, start=1))

    def whole(self) -> set[int]:
        left = self.unit()
        while self.tokens[self.at] in ("∧", "∨", "→", "↔"):
            sign = self.tokens[self.at]
            self.at += 1
            right = self.unit()
            out = self.every - left
            left = {"∧": left & right, "∨": left | right, "→": out | right, "↔": self.every - (left ^ right)}[sign]
        return left

    def unit(self) -> set[int]:
        token = self.tokens[self.at]
        self.at += 1
        if token == "(":
            inside = self.whole()
            self.at += 1
            return inside
        if token in ("E[", "A["):
            hold = self.whole()
            self.at += 1
            goal = self.whole()
            self.at += 1
            return self.until(hold, goal) if token == "E[" else self.always_until(hold, goal)
        if token in self.every or re.fullmatch("[pqr]", token):
            return {state for state, atoms in self.labels.items() if token in atoms}
        inner = self.unit()
        if token == "¬":
            return self.every - inner
        if token[0] == "A":  # the opposite holds on no path
            dual = {"AX": "EX", "AG": "EF", "AF": "EG"}[token]
            return self.every - self.some(dual, self.every - inner)
        return self.some(token, inner)

    def some(self, operator: str, inner: set[int]) -> set[int]:
        if operator == "EX":
            return {state for state in self.every if inner & set(self.graph[state])}
        return self.until(self.every, inner) if operator == "EF" else self.forever(inner)

    def until(self, hold: set[int], goal: set[int]) -> set[int]:
        within = self.graph.subgraph(hold | goal)
        return {state for state in within if goal & ({state} | nx.descendants(self.through(hold, within), state))}

    def through(self, hold: set[int], graph: Any) -> Any:
        return nx.DiGraph([*((s, t) for s, t in graph.edges if s in hold), *((s, s) for s in graph)])

    def forever(self, inner: set[int]) -> set[int]:
        within = self.graph.subgraph(inner)
        loops = {s for part in nx.strongly_connected_components(within) for s in part if len(part) > 1}
        loops |= {s for s in within if within.has_edge(s, s)}
        return {state for state in within if loops & ({state} | nx.descendants(within, state))}

    def always_until(self, hold: set[int], goal: set[int]) -> set[int]:
        """Take out states with a path that avoids the goal for ever or leaves `hold` before it."""
        lacking = self.every - goal
        return self.every - self.forever(lacking) - self.until(lacking, lacking - hold)
