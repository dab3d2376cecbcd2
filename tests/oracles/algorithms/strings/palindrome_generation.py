"""Judge by a matching of letters to tiles (networkx), and by all choices of letters of the tiles."""

from itertools import product
from typing import Any

import networkx as nx

LEVELS = range(1, 10)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if not _possible(instance, answer):
        return "impossible"
    best = 0
    for letters in product(*instance.tiles):
        spare = list(letters)
        if any(spare.count(letter) < 2 * instance.start.count(letter) for letter in instance.start):
            continue
        pairs = sum(letters.count(letter) // 2 for letter in set(letters))
        best = max(best, 2 * pairs + (2 * pairs < len(letters)))
    return "" if len(answer) == max(best, len(answer) if not best else 0) else f"{best} letters are possible"


def others(instance: Any, answer: str) -> list[str]:
    """The inside of the first half in another order."""
    size, start = len(answer), len(instance.start)
    half = "".join(sorted(answer[start : size // 2], reverse=True))
    word = answer[:start] + half + answer[size // 2 : (size + 1) // 2] + half[::-1] + answer[:start][::-1]
    return [word] if size >= 2 * start else []


def near_misses(instance: Any, answer: str) -> list[str]:
    """Another beginning, fewer letters, letters that are not there, and no palindrome."""
    middle = len(answer) // 2
    letter = instance.tiles[0][0]
    wrong = [answer[:middle] + answer[middle + 1 :], answer[1:-1], answer[1:] + answer[0], answer + letter]
    wrong.append(letter + answer + letter)
    longer = answer[:middle] + letter * 2 + answer[middle:]
    wrong.append(longer)
    return [word for word in wrong if word and (len(word) < len(answer) or not _possible(instance, word))]


def _possible(instance: Any, word: str) -> bool:
    graph = nx.Graph()
    spots = [("letter", place) for place in range(len(word))]
    graph.add_nodes_from(spots)
    for number, tile in enumerate(instance.tiles):
        graph.add_edges_from((("tile", number), spot) for spot in spots if word[spot[1]] in tile)
    matched = nx.bipartite.hopcroft_karp_matching(graph, spots)
    return word == word[::-1] and word.startswith(instance.start) and all(spot in matched for spot in spots)
