"""Judge by networkx on the graph of all numbers and colours."""

from itertools import pairwise
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[str, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    graph = _graph(instance)
    here = (instance.start, instance.colour)
    for letter in answer:
        ends = [end for _, end, data in graph.out_edges(here, data=True) if letter in data["letters"]]
        if not ends:
            return "a press is not allowed"
        here = ends[0]
    if here[0] != instance.target:
        return "another number"
    lengths = nx.single_source_shortest_path_length(graph, (instance.start, instance.colour))
    best = min(lengths[instance.target, colour] for colour in ("red", "green") if (instance.target, colour) in lengths)
    return "" if len(answer) == best else f"{best} presses are enough"


def others(instance: Any, answer: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Other shortest lists."""
    graph, start, found = _graph(instance), (instance.start, instance.colour), []
    for colour in ("red", "green"):
        end = (instance.target, colour)
        if not (end in graph and nx.has_path(graph, start, end)):
            continue
        if nx.shortest_path_length(graph, start, end) == len(answer):
            for path in list(nx.all_shortest_paths(graph, start, end))[:3]:
                found.append(tuple(graph.edges[pair]["letters"][-1] for pair in pairwise(path)))
    return [way for way in found if way != answer]


def near_misses(instance: Any, answer: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The list without its end, and with a press more."""
    return [answer[:-1], *((*answer, letter) for letter in instance.letters[:2])]


def _graph(instance: Any) -> nx.DiGraph:
    graph = nx.DiGraph()
    for number in range(-999, 1000):
        for colour, other in (("red", "green"), ("green", "red")):
            for letter, (sign, change, at) in zip(instance.letters, instance.buttons, strict=True):
                new = {"+": number + change, "-": number - change, "*": number * change}[sign]
                if at != other and -1000 < new < 1000:
                    pair = (number, colour), (new, other)
                    if graph.has_edge(*pair):
                        graph.edges[pair]["letters"].append(letter)
                    else:
                        graph.add_edge(*pair, letters=[letter])
    return graph
