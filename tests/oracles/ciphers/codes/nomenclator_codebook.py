"""Decode into one text with marks between pieces; find the shortest lists as shortest paths with networkx."""

from itertools import islice, pairwise
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if not instance.text:
        return "" if answer == _read(instance) else "another text"
    book = dict(instance.book)
    if "".join(book.get(number, "?") for number in answer) != instance.text:
        return "another text"
    fewest = nx.shortest_path_length(_graph(instance), 0, len(instance.text))
    return "" if len(answer) == fewest else "too many numbers"


def others(instance: Any, answer: Any) -> list[Any]:
    """Give some of the shortest lists."""
    if not instance.text:
        return []
    graph = _graph(instance)
    paths = islice(nx.all_shortest_paths(graph, 0, len(instance.text)), 6)
    return [tuple(graph.edges[a, b]["number"] for a, b in pairwise(path)) for path in paths]


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The text without its last letter or backwards; a list too long or too short, or spelled out."""
    if not instance.text:
        return sorted({answer[:-1], answer[::-1], answer[1:]} - {answer, ""})
    singles = {piece: number for number, piece in instance.book}
    spelled = tuple(singles[letter] for letter in instance.text)
    wrong = {answer[:-1], answer[1:], (*answer, answer[0])} | ({spelled} if len(spelled) > len(answer) else set())
    return sorted(wrong - {()})


def greedy(instance: Any) -> Any:
    """Take the longest piece first; decode without regard to the commands."""
    book = dict(instance.book)
    if not instance.text:
        return "".join(book.get(number, "") for number in instance.numbers) if instance.commands else "A"
    rest, chosen = instance.text, []
    while rest:
        number = max((n for n in book if rest.startswith(book[n])), key=lambda n: len(book[n]))
        chosen.append(number)
        rest = rest[len(book[number]) :]
    return tuple(chosen)


def _graph(instance: Any) -> Any:
    graph = nx.DiGraph()
    for start in range(len(instance.text)):
        for number, piece in instance.book:
            if instance.text.startswith(piece, start):
                graph.add_edge(start, start + len(piece), number=number)
    return graph


def _read(instance: Any) -> str:
    book, commands = dict(instance.book), dict(instance.commands)
    text, turn = "", 1
    for number in instance.numbers:
        if number in book:
            text += "|" + book[number][::turn]
            turn = 1
        elif commands[number] == "CANCEL":
            text = text[: text.rindex("|")]
        elif commands[number] == "REPEAT":
            text += text[text.rindex("|") :]
        elif commands[number] == "REVERSE":
            turn = -1
    return text.replace("|", "")
