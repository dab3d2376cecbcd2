"""Lines of a breadth-first search, for worked solutions."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import TypeVar

S = TypeVar("S", bound=Hashable)


def layer_lines(
    start: S, successors: Callable[[S], Iterable[tuple[str, S]]], is_goal: Callable[[S], bool], name: Callable[[S], str]
) -> tuple[list[str], list[tuple[str, S]]]:
    """Write what is reached first after 1, 2, ... moves, then the way back from the goal; give the way to it too.

    >>> lines, way = layer_lines(1, lambda n: [("+", n + 1), ("x", 2 * n)], lambda n: n == 6, str)
    >>> print(*lines, sep=chr(10))
    1: + 2
    2: + 3, x 4
    3: x 6
    6 x 3 + 2 + 1
    >>> way
    [('+', 2), ('+', 3), ('x', 6)]
    """
    came: dict[S, tuple[str, S]] = {}
    layer, lines = [start], list[str]()
    while layer:
        new: dict[S, str] = {}
        for state in layer:
            for move, after in successors(state):
                if after != start and after not in came:
                    came[after] = move, state
                    new[after] = move
                    if is_goal(after):
                        lines.append(f"{len(lines) + 1}: {', '.join(f'{m} {name(s)}' for s, m in new.items())}")
                        way = [(move, after)]
                        while state != start:
                            move, before = came[state]
                            way.append((move, state))
                            state = before
                        told = " ".join(f"{name(s)} {m}" for m, s in way)
                        return [*lines, f"{told} {name(start)}"], way[::-1]
        lines.append(f"{len(lines) + 1}: {', '.join(f'{m} {name(s)}' for s, m in new.items())}")
        layer = list(new)
    raise ValueError("the goal cannot be reached")
