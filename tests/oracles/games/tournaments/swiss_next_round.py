"""Judge by the matching of least weight of networkx, and by all pairings of few players."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    points = {p: Fraction(0) for p in range(1, instance.players + 1)}
    rested, met = set(), set()
    for games in instance.rounds:
        for p, q, double in games:
            points[p] += Fraction(double, 2)
            if q:
                points[q] += 1 - Fraction(double, 2)
                met.add(frozenset((p, q)))
            else:
                rested.add(p)
    net = nx.Graph()
    field = list(points)
    if instance.players % 2:
        able = [p for p in points if p not in rested]
        rest = max(p for p in able if points[p] == min(points[one] for one in able))
        if answer["rest"] != rest:
            return f"{rest} rests"
        field.remove(rest)
    for p in field:
        for q in field:
            if p < q and frozenset((p, q)) not in met:
                net.add_edge(p, q, weight=float((points[p] - points[q]) ** 2))
    pairs = answer["pairs"]
    if sorted(p for pair in pairs for p in pair) != field or not all(net.has_edge(*pair) for pair in pairs):
        return "no pairing"
    least = sum(net.edges[pair]["weight"] for pair in nx.min_weight_matching(net))
    total = sum(net.edges[pair]["weight"] for pair in pairs)
    if len(field) <= 6:
        assert least == min(sum(net.edges[pair]["weight"] for pair in one) for one in _all(field, net))
    return "" if total == least else f"{total} instead of {least}"


def others(instance: Any, answer: Any) -> list[Any]:
    """Pairs with two partners exchanged where that is as good."""
    return [one for one in _exchanged(answer) if not confirm(instance, one)]


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Pairs with two partners exchanged where that is worse, and another rest."""
    wrong = [one for one in _exchanged(answer) if confirm(instance, one)][:6]
    if "rest" in answer:
        wrong.append(answer | {"rest": answer["rest"] % instance.players + 1})
    return wrong


def _exchanged(answer: Any) -> list[Any]:
    pairs = sorted(answer["pairs"])
    found = []
    for k, (a, b) in enumerate(pairs):
        for c, d in pairs[k + 1 :]:
            rest = answer["pairs"] - {(a, b), (c, d)}
            for one, two in (((a, c), (b, d)), ((a, d), (b, c))):
                found.append(answer | {"pairs": rest | {(min(one), max(one)), (min(two), max(two))}})
    return found


def _all(field: list[int], net: Any) -> Iterator[list[tuple[int, int]]]:
    if not field:
        yield []
    else:
        p = field[0]
        for q in field[1:]:
            if net.has_edge(p, q):
                for rest in _all([r for r in field if r not in (p, q)], net):
                    yield [(p, q), *rest]
