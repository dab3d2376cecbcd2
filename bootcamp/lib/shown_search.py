"""Lines of breadth-first searches and of searches that go back from dead ends, for worked solutions."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from typing import TypeVar

S = TypeVar("S", bound=Hashable)

Try = tuple[str, int, str, bool]
"""How a line begins, a number for the thing that it is about, how that is written there, and whether it fits."""


def layer_lines(
    start: S, successors: Callable[[S], Iterable[tuple[str, S]]], is_goal: Callable[[S], bool], name: Callable[[S], str]
) -> tuple[list[str], list[tuple[str, S]]]:
    """Write what is reached first after 1, 2, ... moves, then the way back from the goal; give the way to it too.

    `start` itself is no goal.

    >>> lines, way = layer_lines(1, lambda n: [("+", n + 1), ("x", 2 * n)], lambda n: n == 6, str)
    >>> print(*lines, sep=chr(10))
    1: + 2
    2: + 3, x 4
    3: x 6
    6 x 3 + 2 + 1
    >>> way
    [('+', 2), ('+', 3), ('x', 6)]

    Raises:
        ValueError: no goal can be reached.
    """
    came: dict[S, tuple[str, S]] = {}
    layer, lines = [start], list[str]()
    goal: S | None = None
    while goal is None:
        new: dict[S, str] = {}
        for before, (move, after) in ((state, step) for state in layer for step in successors(state)):
            if after != start and after not in came:
                came[after] = move, before
                new[after] = move
                if is_goal(after):
                    goal = after
                    break
        if not new:
            raise ValueError(f"start={start!r}: no moves lead from there to a goal")
        lines.append(f"{len(lines) + 1}: {', '.join(f'{move} {name(state)}' for state, move in new.items())}")
        layer = list(new)
    way: list[tuple[str, S]] = []
    while goal != start:
        move, before = came[goal]
        way.append((move, goal))
        goal = before
    told = " ".join(f"{name(state)} {move}" for move, state in way)
    return [*lines, f"{told} {name(start)}"], way[::-1]


def tried_lines(
    start: Mapping[S, int], tries: Callable[[Mapping[S, int]], tuple[S, Iterable[Try]] | None]
) -> tuple[list[str], Mapping[S, int]]:
    """Write a search that gives one thing after another a number; give the numbers too, none if there are none.

    From the numbers so far `tries` tells the next thing and what is tried for it, or None where nothing is left to do.
    A line ends with what fits; after a dead end the last thing with others left goes on in the next line.

    >>> known = {"a": (1, 2), "b": (1,)}
    >>> def tries(now):
    ...     one = next((one for one in known if one not in now), None)
    ...     return one and (one, [(one, n, str(n), n not in now.values()) for n in known[one]])
    >>> tried_lines({}, tries)
    (['a: 1', 'b: 1', 'a: 2', 'b: 1'], {'a': 2, 'b': 1})
    """
    lines: list[str] = []

    def search(now: Mapping[S, int]) -> Mapping[S, int]:
        found = tries(now)
        if found is None:
            return now
        thing, attempts = found
        head, told = "", list[str]()
        for head, number, text, fits in attempts:
            told.append(text)
            if fits:
                lines.append(f"{head}: {', '.join(told)}")
                if result := search({**now, thing: number}):
                    return result
                told = []
        if told:
            lines.append(f"{head}: {', '.join(told)}")
        return {}

    return lines, search(start)
