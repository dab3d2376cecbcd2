"""Judge by reading all lines of the grid, forwards and backwards, and looking for the words in them."""

from collections import defaultdict
from typing import Any

LEVELS = range(1, 11)

Ends = dict[str, tuple[tuple[int, int], ...]]


def confirm(instance: Any, answer: Ends) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if set(answer) != set(instance.words):
        return "the words are not those listed"
    for word, ends in answer.items():
        if ends not in _places(instance.rows, word):
            return f"{word} is not at {ends}"
    return ""


def others(instance: Any, answer: Ends) -> list[Ends]:
    """Each word at its last place in the order of search."""
    return [{word: _places(instance.rows, word)[-1] for word in answer}]


def near_misses(instance: Any, answer: Ends) -> list[Ends]:
    """A word backwards; a word one row away."""
    word, (first, last) = next(iter(answer.items()))
    n = len(instance.rows)
    moved = tuple((row % n + 1, col) for row, col in (first, last))
    wrong = [answer | {word: (last, first)}, answer | {word: moved}]
    return [ends for ends in wrong if confirm(instance, ends)]


def _places(rows: tuple[str, ...], word: str) -> list[tuple[tuple[int, int], ...]]:
    lines: dict[Any, list[tuple[int, int]]] = defaultdict(list)
    for r in range(len(rows)):
        for c in range(len(rows)):
            for name in (("row", r), ("column", c), ("down", r - c), ("up", r + c)):
                lines[name].append((r, c))
    found = []
    for line in [*lines.values(), *(line[::-1] for line in lines.values())]:
        text = "".join(rows[r][c] for r, c in line)
        for start in range(len(text)):
            if text.startswith(word, start):
                found.append(tuple((r + 1, c + 1) for r, c in (line[start], line[start + len(word) - 1])))
    return found
