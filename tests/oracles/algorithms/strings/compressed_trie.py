"""Judge by a plain trie of dictionaries whose chains are merged afterwards."""

from typing import Any

LEVELS = range(1, 11)

Trie = dict[str, Any]


def confirm(instance: Any, answer: tuple[str, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = _merged(_trie(instance.words))
    return "" if tuple(answer) == right else f"the labels are {right}"


def near_misses(instance: Any, answer: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Labels that are not merged, without the end signs, of one word less, and backwards."""
    wrong = [_plain(_trie(instance.words)), _merged(_trie(instance.words[1:])), answer[::-1]]
    bare = tuple(label.rstrip("0") for label in answer if label != "0")
    return [one for one in (*wrong, bare) if one != answer]


def _trie(words: Any) -> Trie:
    root: Trie = {}
    for word in words:
        node = root
        for sign in word + "0":
            node = node.setdefault(sign, {})
    return root


def _plain(node: Trie) -> tuple[str, ...]:
    return tuple(label for sign in sorted(node) for label in (sign, *_plain(node[sign])))


def _merged(node: Trie) -> tuple[str, ...]:
    found: list[str] = []
    for sign in sorted(node):
        label, below = sign, node[sign]
        while len(below) == 1:
            ((more, below),) = below.items()
            label += more
        found += [label, *_merged(below)]
    return tuple(found)
