"""Judge by all pieces, from the shortest on."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    size = len(instance.text)
    pieces = ((start, start + width) for width in range(1, size + 1) for start in range(size - width + 1))
    start, end = next(piece for piece in pieces if _covers(instance, *piece))
    return "" if tuple(answer) == (start + 1, end) else f"the piece is {(start + 1, end)}"


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, int]]:
    """Places counted from 0, the end one further, one letter less, and the length in place of the end."""
    start, end = answer
    wrong = [(start - 1, end - 1), (start, end + 1), (start + 1, end), (start, end - 1), (start, end - start + 1)]
    return [pair for pair in wrong if pair != answer and 1 <= pair[0] <= len(instance.text) >= pair[1]]


def _covers(instance: Any, start: int, end: int) -> bool:
    piece = sorted(instance.text[start:end])
    return all(piece.count(letter) >= count for letter, count in instance.counts)
