"""Judge by adding up numpy's permutation matrices; offer what peeling off matchings of networkx gives."""

from fractions import Fraction
from typing import Any

import networkx as nx
import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n = instance.size
    if len(answer) > instance.most or any(row[0] <= 0 for row in answer):
        return "too many terms, or a weight that is not positive"
    if not answer or any(sorted(row[1:]) != list(range(1, n + 1)) for row in answer):
        return "not all of these are permutations"
    eye = np.array([[Fraction(int(i == j)) for j in range(n)] for i in range(n)], dtype=object)
    total = sum(row[0] * eye[[int(x) - 1 for x in row[1:]]] for row in answer)
    return "" if total.tolist() == [list(row) for row in instance.matrix] else "another sum"


def others(instance: Any, answer: Any) -> list[Any]:
    """What peeling gives, if its terms are not too many, and the terms in the opposite order."""
    rest = [list(row) for row in instance.matrix]
    n = instance.size
    terms = []
    while any(map(any, rest)):
        graph = nx.Graph()
        graph.add_nodes_from(("row", i) for i in range(n))
        graph.add_edges_from((("row", i), ("col", j)) for i in range(n) for j in range(n) if rest[i][j])
        found = nx.bipartite.hopcroft_karp_matching(graph, [("row", i) for i in range(n)])
        places = [found["row", i][1] for i in range(n)]
        weight = min(rest[i][j] for i, j in enumerate(places))
        for i, j in enumerate(places):
            rest[i][j] -= weight
        terms.append((weight, *(Fraction(j + 1) for j in places)))
    return [answer[::-1], *([tuple(terms)] if len(terms) <= instance.most else [])]


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A term left out, columns and rows exchanged, all weights alike, a weight of 0 or below added."""
    first = answer[0]
    inverse = tuple((row[0], *(Fraction(row[1:].index(k) + 1) for k in range(1, len(row)))) for row in answer)
    nears = [answer[1:], inverse, ((first[0] / 2, *first[1:]), *answer[1:]), (*answer, (Fraction(0), *first[1:]))]
    return [near for near in nears if confirm(instance, near)]
