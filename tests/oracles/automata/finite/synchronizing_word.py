"""Judge by a graph of the sets of states (networkx), searched from the sets that may be last, backwards."""

from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    start = frozenset(instance.starts)
    last = _after(instance, start, answer)
    goals = [frozenset({q}) for q in range(len(instance.table)) if instance.target in (None, q)]
    if last not in goals:
        return "the word does not end where it should"
    graph = nx.DiGraph()
    graph.add_nodes_from([start, *goals])
    waiting, seen = [start], {start}
    while waiting:
        states = waiting.pop()
        for letter in instance.alphabet:
            following = _after(instance, states, letter)
            graph.add_edge(states, following)
            if following not in seen:
                seen.add(following)
                waiting.append(following)
    lengths = nx.multi_source_dijkstra_path_length(graph.reverse(), set(goals))
    return "" if lengths[start] == len(answer) == instance.best else "there is a shorter word"


def near_misses(instance: Any, answer: str) -> list[str]:
    """The word cut short, with a letter more, and backwards or with a letter changed where that fails."""
    letters = instance.alphabet
    start = frozenset(instance.starts)
    changed = [answer[:i] + x + answer[i + 1 :] for i in range(len(answer)) for x in letters if x != answer[i]]
    wrong = [w for w in (answer[::-1], *changed) if len(_after(instance, start, w)) > 1]
    return [w for w in (answer[:-1], answer + letters[-1], *wrong[:2]) if w]


def greedy(instance: Any) -> str:
    """Merge some pair by a shortest word, and again, until one state is left."""
    states, word = frozenset(instance.starts), ""
    for _ in range(len(instance.table)):
        if len(states) == 1:
            break
        layer, seen = {states: ""}, {states}
        while layer:
            merged = [(w, s) for s, w in layer.items() if len(s) < len(states)]
            if merged:
                piece, states = min(merged, key=lambda one: one[0])
                word += piece
                break
            following: dict[frozenset[int], str] = {}
            for s, w in layer.items():
                for letter in instance.alphabet:
                    following.setdefault(_after(instance, s, letter), w + letter)
            layer = {s: w for s, w in following.items() if s not in seen}
            seen |= set(layer)
    return word or "a"


def _after(instance: Any, states: frozenset[int], word: str) -> frozenset[int]:
    for letter in word:
        states = frozenset(instance.table[q][instance.alphabet.index(letter)] for q in states)
    return states
