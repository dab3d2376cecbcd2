"""Plans as lists of named moves: replaying one, finding a shortest one, and saying what is wrong with one.

A function `step` gives the state after a move, or a text that says why the move is not allowed.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import TypeVar

from bootcamp.lib.search import shortest_plan

S = TypeVar("S", bound=Hashable)
Step = Callable[[S, str], "S | str"]
"""States are anything hashable but texts."""


def successors(step: Step[S], moves: Sequence[str]) -> Callable[[S], Iterator[tuple[str, S]]]:
    """Turn the moves into what the searches of `bootcamp.lib.search` ask for.

    >>> list(successors(lambda n, move: n + 1 if move == "+" else "no", "+-")(3))
    [('+', 4)]
    """

    def following(state: S) -> Iterator[tuple[str, S]]:
        for move in moves:
            after = step(state, move)
            if not isinstance(after, str):
                yield move, after

    return following


def shortest(
    start: S, step: Step[S], moves: Sequence[str], done: Callable[[S], bool], budget: int = 200_000
) -> tuple[str, ...]:
    """Give a plan with the fewest moves to a state that is `done`; nothing if there is none.

    >>> shortest(1, lambda n, move: n + 1 if move == "+" else 2 * n, "+*", lambda n: n == 10)
    ('+', '*', '+', '*')

    Raises:
        BudgetError: more than `budget` states were met.
    """
    return tuple(shortest_plan(start, successors(step, moves), done, budget) or ())


def replay(start: S, step: Step[S], plan: Sequence[str]) -> S | str:
    """Give the state after a plan, or say which move is not allowed and why.

    >>> replay(1, lambda n, move: n - 1 if n else "there is nothing left", "--")
    'move 2: there is nothing left'
    """
    state = start
    for number, move in enumerate(plan, 1):
        after = step(state, move)
        if isinstance(after, str):
            return f"move {number}: {after}"
        state = after
    return state


def plan_fault(
    start: S, step: Step[S], plan: Sequence[str], done: Callable[[S], bool], best: int, slack: int = 0
) -> str:
    """Say what is wrong with a plan of at most `best` + `slack` moves, or nothing.

    >>> plan_fault(1, lambda n, move: n + 1, "+++", lambda n: n == 3, 2)
    'the plan does not end as asked'
    >>> plan_fault(1, lambda n, move: n - 1 if move == "-" else n + 1, "+-++", lambda n: n == 3, 2)
    'a shorter plan exists'
    """
    end = replay(start, step, plan)
    if isinstance(end, str):
        return end
    if not done(end):
        return "the plan does not end as asked"
    if len(plan) > best + slack:
        return f"the plan has {len(plan)} moves, more than allowed" if slack else "a shorter plan exists"
    return ""
