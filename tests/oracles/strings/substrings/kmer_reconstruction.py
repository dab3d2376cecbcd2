"""Judge by counting blocks; find other strings as Eulerian paths of networkx."""

from collections import Counter
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    left = Counter(instance.blocks)
    size = len(instance.blocks[0])
    left.subtract("".join(letters) for letters in zip(*(answer[i:] for i in range(size)), strict=False))
    return "the blocks differ" if any(left.values()) else ""


def others(instance: Any, answer: str) -> list[str]:
    """Strings of Eulerian paths, with the blocks put in in both orders."""
    texts = []
    for blocks in (instance.blocks, instance.blocks[::-1]):
        graph = nx.MultiDiGraph([(block[:-1], block[1:]) for block in blocks])
        path = list(nx.eulerian_path(graph))
        texts.append(path[0][0] + "".join(v[-1] for _, v in path))
    return [text for text in texts if text != answer]


def near_misses(instance: Any, answer: str) -> list[str]:
    """The string backwards, turned by a letter, shortened, and with two letters exchanged."""
    wrong = [answer[::-1], answer[1:] + answer[:1], answer[:-1], answer + answer[-1]]
    wrong.append(answer[:2] + answer[3] + answer[2] + answer[4:])
    return [text for text in wrong if confirm(instance, text)]
