"""Judge by a map of the units in use: a block is free if its units are, and its buddy or the block of both is not."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    size = 2**instance.power
    owner: list[str] = [""] * size
    addresses: list[int | None] = []
    for name, units in instance.operations:
        if not units:
            owner = ["" if one == name else one for one in owner]
            continue
        need = 1
        while need < units:
            need *= 2
        fitting = sorted((one, place) for place, one in _free(owner) if one >= need)
        addresses.append(fitting[0][1] if fitting else None)
        if fitting:
            place = fitting[0][1]
            owner[place : place + need] = [name] * need
    if list(answer["addresses"]) != addresses:
        return "other addresses"
    return "" if answer["free"] == set(_free(owner)) else "other blocks are free"


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """A free block too few, and blocks in two halves; an address one further."""
    blocks = sorted(answer["free"])
    first, *rest = answer["addresses"]
    halved = {(address + part * size // 2, size // 2) for address, size in blocks for part in (0, 1) if size > 1}
    return [
        {**answer, "free": frozenset(blocks[1:])},
        {**answer, "addresses": ((first or 0) + 1, *rest)},
        *([{**answer, "free": frozenset(halved)}] if halved else []),
    ]


def _free(owner: list[str]) -> list[tuple[int, int]]:
    """Give the largest aligned blocks without a unit in use."""

    def search(place: int, size: int) -> list[tuple[int, int]]:
        used = set(owner[place : place + size])
        if used == {""}:
            return [(place, size)]
        return [] if size == 1 or len(used) == 1 else search(place, size // 2) + search(place + size // 2, size // 2)

    return search(0, len(owner))
