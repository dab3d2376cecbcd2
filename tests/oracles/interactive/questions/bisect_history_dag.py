"""Judge commits by networkx; two replies need the logarithm of the candidates, and few candidates are searched."""

from functools import cache
from math import ceil, log2
from typing import Any

import networkx

LEVELS = range(1, 11)
LEAST_LEVELS = range(1, 11)


def _history(instance: Any) -> Any:
    graph = networkx.DiGraph()
    graph.add_nodes_from(range(1, len(instance.parents) + 1))
    graph.add_edges_from((parent, k) for k, own in enumerate(instance.parents, start=1) for parent in own)
    assert networkx.is_directed_acyclic_graph(graph)
    return graph


def play(instance: Any, moves: list[tuple[str, int]]) -> tuple[list[tuple[str, int, bool]], str]:
    """Test the commits, up to the end."""
    history = _history(instance)
    assert instance.culprit not in instance.untestable
    seen: list[tuple[str, int, bool]] = []
    for verb, commit in moves:
        if verb == "answer":
            right = commit == instance.culprit
            return [*seen, (verb, commit, right)], "won" if right else "lost"
        bad = commit == instance.culprit or instance.culprit in networkx.ancestors(history, commit)
        seen.append((verb, commit, bad))
    return seen, ""


def least(instance: Any) -> int:
    """Return the fewest moves: by search up to 16 commits, else by information."""
    history = _history(instance)
    candidates = frozenset(history) - set(instance.untestable)
    bound = ceil(log2(len(candidates)))
    if len(history) > 16:
        return bound + 1
    bad = [frozenset({one, *networkx.ancestors(history, one)}) for one in candidates]

    @cache
    def found(left: frozenset[int], tests: int) -> bool:
        if len(left) == 1:
            return True
        if len(left) > 2**tests:
            return False
        return any(
            left & one and left - one and found(left & one, tests - 1) and found(left - one, tests - 1) for one in bad
        )

    return 1 + next(tests for tests in range(bound, 17) if found(candidates, tests))
