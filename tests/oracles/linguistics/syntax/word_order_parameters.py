"""Judge by sorting the words by keys: at each level of the outline a rank that says how far outside a part stands."""

from itertools import product
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    told, found = dict(instance.told), set()
    for row in product((0, 1), repeat=len(instance.free)):
        own = dict(zip(instance.free, row, strict=True)) | told
        if all(_sentence(items, own) == text for items, text in instance.examples):
            found.add(_sentence(instance.outline, own))
    return "" if found == {answer} else f"{len(found)} sentences, or another one"


def near_misses(instance: Any, answer: str) -> list[str]:
    """The words as outlined, in the opposite order, the first one at the end, one left out."""
    row = answer.split()
    wrong = [[item.word for item in instance.outline], row[::-1], [*row[1:], row[0]], row[1:]]
    return [" ".join(one) for one in wrong if one != row]


def _sentence(items: Any, own: dict[int, int]) -> str:
    def side(place: int) -> int:
        return 1 if own.get(place, 0) else -1

    ranks = {
        "object": -side(0),
        "place": 2 * side(5),
        "subject": 3 * side(4),
        "relative word": 4 * side(7),
        "adjective": side(2),
        "possessor": 2 * side(3),
        "relative": 3 * side(6),
        "adposition": 4 * side(1),
    }
    path: list[int] = []
    rows = []
    for depth, role, word in items:
        path = [*path[: depth - 1], ranks[role]] if depth else []
        rows.append(([*path, 0], word))
    rows.sort(key=lambda row: row[0])
    if own.get(8, 0):
        verb = next(row for row in rows if row[0] == [0])
        rest = [row for row in rows if row is not verb]
        size = sum(row[0][0] == rest[0][0][0] for row in rest)
        rows = [*rest[:size], verb, *rest[size:]]
    return " ".join(word for _, word in rows)
