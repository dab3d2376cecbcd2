"""Search of state spaces that are given by a function: shortest and cheapest plans, with counted budgets.

`successors` maps a state to its moves in a fixed order, as pairs (action, state) or, with costs, triples (action, cost,
state). States are hashable. Among equally good plans the first in the order of the moves is given.
"""

from __future__ import annotations

import heapq
from collections import deque
from collections.abc import Callable, Hashable, Iterable
from typing import TypeVar

from bootcamp.lib.solver import BudgetError

S = TypeVar("S", bound=Hashable)
A = TypeVar("A")
Successors = Callable[[S], Iterable[tuple[A, S]]]


def shortest_plan(
    start: S, successors: Successors[S, A], is_goal: Callable[[S], bool], budget: int = 200_000
) -> list[A] | None:
    """Find a plan with the fewest moves, or None if no goal can be reached (breadth-first).

    >>> shortest_plan(1, lambda n: [("+1", n + 1), ("*2", 2 * n)], lambda n: n == 10)
    ['+1', '*2', '+1', '*2']

    Raises:
        BudgetError: more than `budget` states were met.
    """
    came: dict[S, tuple[S, A] | None] = {start: None}
    queue = deque([start])
    while queue:
        state = queue.popleft()
        if is_goal(state):
            return _walk_back(came, state)
        for action, following in successors(state):
            if following not in came:
                _spend(len(came), budget)
                came[following] = (state, action)
                queue.append(following)
    return None


def explore(start: S, successors: Successors[S, A], budget: int = 200_000) -> dict[S, int]:
    """Give the least number of moves to every state that can be reached, in the order in which they are met.

    >>> explore(0, lambda n: [("+2", (n + 2) % 6), ("+3", (n + 3) % 6)])
    {0: 0, 2: 1, 3: 1, 4: 2, 5: 2, 1: 3}

    Raises:
        BudgetError: more than `budget` states were met.
    """
    distances = {start: 0}
    queue = deque([start])
    while queue:
        state = queue.popleft()
        for _, following in successors(state):
            if following not in distances:
                _spend(len(distances), budget)
                distances[following] = distances[state] + 1
                queue.append(following)
    return distances


def cheapest_plan(
    start: S,
    successors: Callable[[S], Iterable[tuple[A, int, S]]],
    is_goal: Callable[[S], bool],
    estimate: Callable[[S], int] = lambda state: 0,
    budget: int = 200_000,
) -> tuple[int, list[A]] | None:
    """Find a plan of least total cost, costs being nonnegative integers, or None (A*).

    `estimate` must never be more than the true cost from a state to a goal.

    >>> cheapest_plan(1, lambda n: [("+1", 1, n + 1), ("*2", 3, 2 * n)] if n < 9 else [], lambda n: n == 8)
    (6, ['+1', '+1', '+1', '*2'])

    Raises:
        BudgetError: more than `budget` states were met.
    """
    came: dict[S, tuple[S, A] | None] = {start: None}
    costs = {start: 0}
    queue: list[tuple[int, int, S]] = []
    entries = 0
    heapq.heappush(queue, (estimate(start), entries, start))
    closed: dict[S, int] = {}
    while queue:
        _, _, state = heapq.heappop(queue)
        if closed.get(state) == costs[state]:
            continue
        closed[state] = costs[state]
        if is_goal(state):
            return costs[state], _walk_back(came, state)
        for action, cost, following in successors(state):
            total = costs[state] + cost
            if following not in costs or total < costs[following]:
                _spend(len(costs), budget)
                costs[following] = total
                came[following] = (state, action)
                entries += 1
                heapq.heappush(queue, (total + estimate(following), entries, following))
    return None


def _spend(met: int, budget: int) -> None:
    if met >= budget:
        raise BudgetError(f"more than budget={budget} states were met: raise the budget or make the puzzle smaller")


def _walk_back(came: dict[S, tuple[S, A] | None], state: S) -> list[A]:
    actions = []
    while step := came[state]:
        state, action = step
        actions.append(action)
    return actions[::-1]
