"""Judge by a perfect matching of the changed places; for one exchange, also by trying all of them."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import networkx as nx

from bootcamp.verifiers import Equation
from tests.oracles.arithmetic.cryptarithms._equations import fault, text_of

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    text, given = text_of(answer), instance.shown.replace(" ", "")
    assert fault(given)
    if len(text) != len(given) or any(a != b and not (a + b).isdigit() for a, b in zip(given, text, strict=True)):
        return "another shape"
    if instance.swaps == 1 and not fault(text) and text not in _one_exchange(given):
        return "no single exchange leads there"
    changed = [place for place in range(len(text)) if text[place] != given[place]]
    graph = nx.Graph()
    graph.add_edges_from((a, b) for a, b in combinations(changed, 2) if (text[a], text[b]) == (given[b], given[a]))
    matched = nx.max_weight_matching(graph, maxcardinality=True)
    if len(changed) != 2 * instance.swaps or len(matched) != instance.swaps:
        return "the changes are not so many exchanges"
    return fault(text)


def others(instance: Any, answer: Any) -> Iterator[Any]:
    """All that one exchange leads to."""
    if instance.swaps == 1:
        given = instance.shown.replace(" ", "")
        yield from map(Equation(operators=("+", "-", "*")).parse, _one_exchange(given) - {text_of(answer)})


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """The given equation, and true ones that no exchange leads to."""
    for text in (instance.shown, "1+1=2", text_of(answer).replace("=", "+0=")):
        yield Equation(operators=("+", "-", "*")).parse(text)


def _one_exchange(given: str) -> set[str]:
    found = set()
    for a, b in combinations([place for place, char in enumerate(given) if char.isdigit()], 2):
        text = given[:a] + given[b] + given[a + 1 : b] + given[a] + given[b + 1 :]
        if not fault(text):
            found.add(text)
    return found
