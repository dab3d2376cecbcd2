"""Judge by beams that walk as complex numbers, each splitter sending out a beam of its own by recursion."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    size = len(instance.board)
    place = int(instance.entry[1:]) - 1
    spot, way = {
        "N": (complex(place, 0), 1j),
        "S": (complex(place, size - 1), -1j),
        "W": (complex(0, place), 1 + 0j),
        "E": (complex(size - 1, place), -1 + 0j),
    }[instance.entry[0]]
    ports: set[str] = set()
    mirrors: set[complex] = set()
    _walk(instance.board, spot, way, ports, mirrors, set())
    if answer["ports"] != ports:
        return f"light leaves at {sorted(ports)}"
    return "" if answer["mirrors"] == len(mirrors) else f"{len(mirrors)} mirrors are hit"


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """One mirror more, and the entry counted as an exit or not."""
    return [answer | {"mirrors": answer["mirrors"] + 1}, answer | {"ports": answer["ports"] ^ {instance.entry}}]


def _walk(
    board: Any, spot: complex, way: complex, ports: set[str], mirrors: set[complex], split: set[tuple[complex, complex]]
) -> None:
    """Follow a beam, x to the right and y down, until it leaves, is absorbed or repeats a split."""
    size = len(board)
    while 0 <= spot.real < size and 0 <= spot.imag < size:
        symbol = board[int(spot.imag)][int(spot.real)]
        if symbol == "#" or (spot, way) in split:
            return
        if symbol in "/\\":
            mirrors.add(spot)
            across = way.imag == 0
            way *= (-1j if across else 1j) if symbol == "/" else (1j if across else -1j)
        elif symbol == "+":
            split.add((spot, way))
            _walk(board, spot + way * 1j, way * 1j, ports, mirrors, split)
        spot += way
    column, row = int(spot.real) + 1, int(spot.imag) + 1
    ports.add(f"N{column}" if row < 1 else f"S{column}" if row > size else f"W{row}" if column < 1 else f"E{row}")
