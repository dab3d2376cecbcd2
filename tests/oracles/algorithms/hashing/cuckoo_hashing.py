"""Judge by one list of slots for both tables and a recursive insertion; each key must lie at one of its two places."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    size = instance.slots
    cells: list[int | None] = [None] * (2 * size)

    def home(key: int, table: int) -> int:
        return table * size + (instance.factors[table] * key + instance.shifts[table]) % size

    def settle(key: int, table: int) -> int:
        place = home(key, table)
        old, cells[place] = cells[place], key
        return 0 if old is None else 1 + settle(old, 1 - table)

    moves = 0
    for operation in instance.operations:
        if operation > 0:
            moves += settle(operation, 0)
        else:
            cells[cells.index(-operation)] = None
    assert all(key is None or place in (home(key, 0), home(key, 1)) for place, key in enumerate(cells))
    halves = [
        {place: key for place, key in enumerate(cells[start : start + size]) if key is not None} for start in (0, size)
    ]
    if [answer["first"], answer["second"]] != halves:
        return "the keys lie elsewhere"
    return "" if answer["moves"] == moves else "other keys were driven out"


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """A move more or less, the tables exchanged, a key missing."""
    return [
        {**answer, "moves": answer["moves"] + 1},
        {**answer, "moves": max(0, answer["moves"] - 1)},
        *([{**answer, "first": answer["second"], "second": answer["first"]}]),
        {**answer, "second": dict(list(answer["second"].items())[1:])},
    ]
