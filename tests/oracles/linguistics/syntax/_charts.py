"""All trees of a sentence, bottom up: spans are filled from short to long with rules of any length."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Any

Node = tuple[Any, ...]  # label and parts


def all_trees(rules: Any, lexicon: Any, sentence: Sequence[str]) -> list[Node]:
    """Enumerate the trees, each a label with its parts, as nested tuples."""
    tags = dict(lexicon)
    table: dict[tuple[int, int], dict[str, list[Node]]] = defaultdict(lambda: defaultdict(list))
    size = len(sentence)
    for width in range(1, size + 1):
        for start in range(size - width + 1):
            cell = table[start, start + width]
            if width == 1:
                for tag in tags[sentence[start]]:
                    cell[tag].append((tag, sentence[start]))
            for left, right in rules:
                if len(right) > 1:
                    cell[left] += [(left, *parts) for parts in _rows(table, right, start, start + width)]
            todo = list(rules)
            while todo:  # rules with one part, those that build on others last
                left, right = todo.pop(0)
                if len(right) == 1:
                    if any(right[0] == other and len(below) == 1 for other, below in todo):
                        todo.append((left, right))
                        continue
                    cell[left] += [(left, part) for part in cell[right[0]]]
    return table[0, size]["S"]


def _rows(table: Any, right: Any, start: int, end: int) -> Iterator[tuple[Node, ...]]:
    if not right:
        if start == end:
            yield ()
        return
    for cut in range(start + 1, end - len(right) + 2):
        if cut == end and len(right) > 1:
            break
        for first in table[start, cut][right[0]] if (start, cut) in table else ():
            for rest in _rows(table, right[1:], cut, end):
                yield (first, *rest)


def nested(tree: Any) -> Node:
    """Write a tree of an answer as nested tuples."""
    return (tree.label, *(part if isinstance(part, str) else nested(part) for part in tree.parts))


def used(tree: Node) -> list[tuple[str, tuple[str, ...]]]:
    """List the rules of a tree."""
    below = tuple(part if isinstance(part, str) else part[0] for part in tree[1:])
    return [(tree[0], below), *(rule for part in tree[1:] if not isinstance(part, str) for rule in used(part))]
