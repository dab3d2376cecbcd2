"""Judge by networkx: the Newick text becomes a graph, whose path lengths are compared; joining is done with arrays."""

import re
from fractions import Fraction
from itertools import combinations
from typing import Any

import networkx as nx
import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    names = instance.names
    wanted = np.array(instance.rows, dtype=object)
    if instance.changed:
        wanted = _leaves(_join(instance), names)
    return "" if (_leaves(_graph(answer), names) == wanted).all() else "other path lengths"


def others(instance: Any, answer: str) -> list[str]:
    """The tree written from the other end, with decimals as fractions."""
    parts = re.sub(r"(\d+)\.5", lambda m: f"{2 * int(m[1]) + 1}/2", answer)
    return [parts, answer.replace(",", ", "), answer.rstrip(";")]


def near_misses(instance: Any, answer: str) -> list[str]:
    """Two leaves exchanged, a length changed, a leaf left out, a length left out."""
    swapped = answer.translate(str.maketrans("AB", "BA"))
    wrong = [re.sub(r"A:", "A:1", answer), re.sub(r"B:[-\d./]+", "B", answer), answer.replace("A", "Q")]
    return wrong + ([swapped] if instance.rows[0][2:] != instance.rows[1][2:] else [])


def _leaves(graph: Any, names: str) -> Any:
    rows = [_from(graph, a) for a in names]
    return np.array([[row[b] for b in names] for row in rows], dtype=object)


def _from(graph: Any, start: str) -> dict[Any, Fraction]:
    lengths = {start: Fraction(0)}
    for u, v in nx.bfs_edges(graph, start):
        lengths[v] = lengths[u] + graph[u][v]["weight"]
    return lengths


def _graph(text: str) -> Any:
    graph, count = nx.Graph(), 0
    text = text.strip().rstrip(";")
    while found := re.search(r"\(([^()]*)\)", text):
        count += 1
        for part in found[1].split(","):
            name, length = part.strip().split(":")
            graph.add_edge(name.strip(), f"n{count}", weight=Fraction(length.strip()))
        text = text[: found.start()] + f"n{count}" + text[found.end() :]
    return graph


def _join(instance: Any) -> Any:
    graph = nx.Graph()
    d = np.array(instance.rows, dtype=object)
    labels, nodes, count = list(instance.names), list(instance.names), 0
    while len(labels) > 3:
        n = len(labels)
        sums = d.sum(axis=1)
        rows = [
            ((n - 2) * d[i, j] - sums[i] - sums[j], sorted((labels[i], labels[j])), i, j)
            for i, j in combinations(range(n), 2)
        ]
        _, _, i, j = min(rows, key=lambda row: row[:2])
        count += 1
        own = d[i, j] / 2 + (sums[i] - sums[j]) / (2 * (n - 2))
        graph.add_edge(nodes[i], f"v{count}", weight=own)
        graph.add_edge(nodes[j], f"v{count}", weight=d[i, j] - own)
        new = (d[i] + d[j] - d[i, j]) / 2
        d[i, :], d[:, i] = new, new
        d[i, i] = Fraction(0)
        labels[i], nodes[i] = min(labels[i], labels[j]), f"v{count}"
        d = np.delete(np.delete(d, j, 0), j, 1)
        del labels[j], nodes[j]
    for i in range(3):
        j, k = (i + 1) % 3, (i + 2) % 3
        graph.add_edge(nodes[i], "end", weight=(d[i, j] + d[i, k] - d[j, k]) / 2)
    return graph
