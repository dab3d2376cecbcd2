"""Judge by sets of objects read from the printed sentences with a small grammar, and links as a networkx graph."""

import re
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import networkx as nx

LEVELS = range(1, 11)

_HEAD = re.compile(
    r"(every|at least one|no|exactly \d+ of the|at least \d+ of the|more than half of the|fewer than half of the"
    r"|all but exactly \d+ of the) ((?:[a-z]+ )?(?:object|circle|square|triangle|star))s?\b",
    re.IGNORECASE,
)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    words = {n: set(line.split()) | {"object"} for n, (line, _) in enumerate(instance.shown, start=1)}
    graph = nx.Graph()
    graph.add_nodes_from(words)
    graph.add_edges_from(tuple(map(int, pair.split("-"))) for pair in instance.pairs)
    right = "".join("FT"[_holds(text.removesuffix("."), words, graph)] for text, _ in instance.claims)
    return "" if answer == right else f"the sentences are {right}"


def near_misses(instance: Any, answer: str) -> Iterator[str]:
    """One letter turned."""
    for place in (0, len(answer) - 1):
        yield answer[:place] + ("F" if answer[place] == "T" else "T") + answer[place + 1 :]


def _holds(text: str, words: dict[int, set[str]], graph: Any) -> bool:
    found = _HEAD.match(text)
    assert found is not None, text
    kind = {n for n, own in words.items() if own >= set(found[2].split())}
    return _enough(found[1].lower(), kind, kind & _doing(text[found.end() :], words, graph))


def _doing(rest: str, words: dict[int, set[str]], graph: Any) -> set[int]:
    """Give the objects of which a verb phrase, or a relative clause, holds."""
    rest = re.sub(r"^ (?:that )?(?:is|are) ", "", rest)
    if not rest:
        return set(words)
    if not rest.startswith("linked to "):
        value = rest.removeprefix("a ")
        return {n for n, own in words.items() if value in own or value.removesuffix("s") in own}
    rest = rest.removeprefix("linked to ")
    found = _HEAD.match(rest)
    assert found is not None, rest
    kind = {n for n, own in words.items() if own >= set(found[2].split())}
    kind &= _doing(rest[found.end() :], words, graph)
    return {n for n in words if _enough(found[1], kind, kind & set(graph[n]))}


def _enough(quantifier: str, kind: set[int], some: set[int]) -> bool:
    number = int((re.findall(r"\d+", quantifier) or ["1"])[0])
    share = Fraction(len(some), len(kind)) if kind else Fraction(0)
    if quantifier.startswith("all but"):
        return len(kind - some) == number
    if quantifier == "every":
        return not kind - some
    if "half" in quantifier:
        return share > Fraction(1, 2) if quantifier.startswith("more") else share < Fraction(1, 2)
    if quantifier.startswith("at least"):
        return len(some) >= number
    return len(some) == (0 if quantifier == "no" else number)
