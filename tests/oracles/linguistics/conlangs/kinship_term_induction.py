"""Judge by a graph of networkx from parents to children, with the features worked out on it as a solver reads them."""

from itertools import compress, product
from typing import Any

import networkx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[str, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    answers = _answers(instance)
    return "" if answers == {tuple(answer)} else f"{len(answers)} answers fit, or another one"


def near_misses(instance: Any, answer: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Another word at each place, and the words in the opposite order."""
    words = sorted({word for _, _, word in instance.statements})
    wrong = [answer[::-1]]
    for place, word in enumerate(answer):
        other = words[(words.index(word) + 1) % len(words)]
        wrong.append((*answer[:place], other, *answer[place + 1 :]))
    return [one for one in wrong if one != answer]


def _answers(instance: Any) -> set[tuple[str, ...]]:
    tree = networkx.DiGraph()
    tree.add_nodes_from(range(len(instance.persons)))
    for child, (*_, father, mother) in enumerate(instance.persons):
        tree.add_edges_from((parent, child) for parent in (father, mother) if parent >= 0)
    rows = [(_marks(instance, tree, a, b), word) for a, b, word in instance.statements]
    asked = [_marks(instance, tree, a, b) for a, b in instance.asked]
    found = set()
    for chosen in product((False, True), repeat=6):
        pairs = {(tuple(compress(marks, chosen)), word) for marks, word in rows}
        if len({marks for marks, _ in pairs}) == len(pairs) == len({word for _, word in pairs}):
            table = dict(pairs)
            found.add(tuple(table.get(tuple(compress(marks, chosen)), "?") for marks in asked))
    return found


def _marks(instance: Any, tree: Any, a: int, b: int) -> list[object]:
    """The features; generations are counted from the nearest ancestor in common."""
    speaker, relative = instance.persons[a], instance.persons[b]
    common = (networkx.ancestors(tree, a) | {a}) & (networkx.ancestors(tree, b) | {b})
    near = min(
        networkx.shortest_path_length(tree, one, a) + networkx.shortest_path_length(tree, one, b) for one in common
    )
    steps = {
        networkx.shortest_path_length(tree, one, a) - networkx.shortest_path_length(tree, one, b)
        for one in common
        if networkx.shortest_path_length(tree, one, a) + networkx.shortest_path_length(tree, one, b) == near
    }
    assert len(steps) == 1
    direct = networkx.has_path(tree, a, b) or networkx.has_path(tree, b, a)
    return [steps.pop(), relative[1], speaker[1], relative[2] < speaker[2], direct, speaker[1] == relative[1]]
