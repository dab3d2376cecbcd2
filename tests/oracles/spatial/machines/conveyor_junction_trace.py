"""Judge by a second simulator on complex numbers, which keeps the cells that are taken and a queue of turns."""

from collections import deque
from collections.abc import Iterator
from itertools import cycle
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    found = _found(instance)
    return "" if (tuple(answer.get("ports", ())), tuple(answer.get("ticks", ()))) == found else f"{found}"


def near_misses(instance: Any, answer: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """All ticks one later, and the ports turned round, where they differ."""
    yield answer | {"ticks": tuple(tick + 1 for tick in answer["ticks"])}
    if answer["ports"] != answer["ports"][::-1]:
        yield answer | {"ports": answer["ports"][::-1]}


def _found(instance: Any) -> tuple[tuple[str, ...], tuple[int, ...]]:
    board = {complex(c, r): symbol for r, row in enumerate(instance.board, 1) for c, symbol in enumerate(row, 1)}
    size = len(instance.board)
    switches = {z: cycle((-1j, 1j)) for z, symbol in board.items() if symbol == "*"}
    turns = {z: next(switch) for z, switch in switches.items()}
    taken: set[complex] = set()
    ends: dict[int, tuple[str, int]] = {}
    queue = deque((start, number, _gate(size, port)) for number, (port, start) in enumerate(instance.items))
    queue = deque(sorted(queue, key=lambda one: one[:2]))
    while queue and queue[0][0] < 1000:
        tick, number, (spot, way) = queue.popleft()
        symbol = board.get(spot, "+")
        ahead = way * turns[spot] if symbol == "*" else {"^": -1j, ">": 1 + 0j, "v": 1j, "<": -1 + 0j}.get(symbol, way)
        after = spot + ahead
        if after in taken:
            after, ahead = spot, way
        else:
            taken.discard(spot)
            if symbol == "*":
                turns[spot] = next(switches[spot])
            if after not in board:
                ends[number] = _port(size, after), tick
                continue
            taken.add(after)
        queue.append((tick + 1, number, (after, ahead)))
        queue = deque(sorted(queue, key=lambda one: one[:2]))
    return tuple(ends[k][0] for k in sorted(ends)), tuple(ends[k][1] for k in sorted(ends))


def _gate(size: int, port: str) -> tuple[complex, complex]:
    """Give the place just outside a port, and the way in."""
    place = int(port[1:])
    return {
        "N": (complex(place, 0), 1j),
        "S": (complex(place, size + 1), -1j),
        "W": (complex(0, place), 1 + 0j),
        "E": (complex(size + 1, place), -1 + 0j),
    }[port[0]]


def _port(size: int, spot: complex) -> str:
    col, row = int(spot.real), int(spot.imag)
    return f"N{col}" if row < 1 else f"S{col}" if row > size else f"W{row}" if col < 1 else f"E{row}"
