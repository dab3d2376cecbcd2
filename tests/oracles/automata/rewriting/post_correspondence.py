"""Judge by writing out both words, and find other rows by a search in depth from the right end."""

from typing import Any

LEVELS = range(1, 11)

Row = tuple[int, ...]


def confirm(instance: Any, answer: Row) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if not 1 <= len(answer) <= instance.limit:
        return "there are too many tiles, or none"
    words = ["", ""]
    for number in answer:
        for side in (0, 1):
            words[side] += instance.tiles[number - 1][side]
    return "" if words[0] == words[1] else "the words differ"


def others(instance: Any, answer: Row) -> list[Row]:
    """A row found from the right end, of any length that is allowed."""
    found = _search(instance, "", "", (), [4000])
    return [found] if found else []


def near_misses(instance: Any, answer: Row) -> list[Row]:
    """The row backwards, without its last tile, with its first tile twice, with two tiles exchanged, repeated."""
    wrong = [answer[::-1], answer[:-1], (answer[0], *answer), (answer[1], answer[0], *answer[2:]), answer * 8]
    return [row for row in wrong if confirm(instance, row)]


def _search(instance: Any, top: str, bottom: str, row: Row, budget: list[int]) -> Row | None:
    """Put tiles before a row whose words, as far as they are not matched from the right, are given."""
    if row and top == bottom:
        return row
    budget[0] -= 1
    if len(row) == instance.limit or budget[0] < 0:
        return None
    for number, (above, below) in enumerate(instance.tiles, start=1):
        first, second = above + top, below + bottom
        if first.endswith(second) or second.endswith(first):
            shared = min(len(first), len(second))
            rest = first[: len(first) - shared], second[: len(second) - shared]
            found = _search(instance, *rest, (number, *row), budget)
            if found:
                return found
    return None
