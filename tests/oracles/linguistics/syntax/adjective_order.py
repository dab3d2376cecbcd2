"""Judge by the only topological order of the pairs that the right phrases show."""

from itertools import pairwise
from typing import Any

import networkx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[str, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    orders = list(networkx.all_topological_sorts(_graph(instance)))
    if len(orders) != 1 or len(orders[0]) != len(instance.classes):
        return "the right phrases do not show one order of all classes"
    return (
        "" if [_ordered(instance, phrase, orders[0]) for phrase in instance.wrong] == list(answer) else "other phrases"
    )


def near_misses(instance: Any, answer: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The wrong phrases, two adjectives exchanged, an adjective dropped."""
    one, other, *rest = answer[0].split()
    return [instance.wrong, (" ".join([other, one, *rest]), *answer[1:]), (" ".join([other, *rest]), *answer[1:])]


def _kinds(instance: Any) -> dict[str, str]:
    return {word: name for name, words in instance.classes for word in words}


def _graph(instance: Any) -> Any:
    kinds = _kinds(instance)
    pairs = (pairwise(kinds[word] for word in phrase.split()[:-1]) for phrase in instance.right)
    return networkx.DiGraph(pair for row in pairs for pair in row)


def _ordered(instance: Any, phrase: str, order: list[str]) -> str:
    kinds = _kinds(instance)
    words = phrase.split()
    by_kind = {kinds[word]: word for word in words[:-1]}
    return " ".join([by_kind[name] for name in order if name in by_kind] + words[-1:])
