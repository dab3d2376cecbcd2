"""Kruskal's algorithm, written down."""

from __future__ import annotations

from bootcamp.lib.graph_views import Graph


def kruskal(graph: Graph, language: str) -> tuple[list[str], list[tuple[int, int]]]:
    """Take the edges by weight if they join two groups: a line for each, with the groups of several, and the tree."""
    weights, lines, tree = graph.label(), [], []
    groups = [[v] for v in range(1, graph.vertices + 1)]
    inside = {"en": "no, in one group", "zh": "否，在同一组"}[language]
    for u, v in sorted(graph.ends(), key=lambda edge: weights[edge]):
        one, other = (next(group for group in groups if end in group) for end in (u, v))
        if one is not other:
            tree.append((u, v))
            groups = sorted([group for group in groups if group not in (one, other)] + [sorted(one + other)])
        shown = " | ".join(" ".join(map(str, group)) for group in groups if len(group) > 1)
        lines.append(f"{u}-{v}:{weights[u, v]} → {inside if one is other else shown}")
        if len(groups) == 1:
            break
    return lines, tree
