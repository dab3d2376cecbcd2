"""Choosing the clues of a puzzle: few enough to be hard, enough to leave one solution."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Sequence
from random import Random
from typing import TypeVar

from bootcamp.lib.grid.board import fill
from bootcamp.lib.solver import BudgetError
from bootcamp.lib.solver.finite import Finite

C = TypeVar("C", bound=Hashable)
T = TypeVar("T")


def show(rows: int, cols: int, solution: Sequence[T], chosen: Collection[int]) -> tuple[tuple[T | None, ...], ...]:
    """Make a board that shows only the `chosen` places of a solution, both counted in reading order.

    >>> show(2, 2, "abcd", [0, 3])
    (('a', None), (None, 'd'))
    """
    shown = set(chosen)
    return fill(rows, cols, (item if place in shown else None for place, item in enumerate(solution)))


def thin(
    clues: Sequence[C], unique: Callable[[list[C]], bool], rng: Random, least: int = 0, tries: int = 200
) -> list[C]:
    """Take clues away, in random order, while the rest is `unique` and there are more than `least`.

    `unique` is asked at most `tries` times, so the work is bounded; it gets the rest in the given order.

    >>> thin(range(6), lambda rest: sum(rest) >= 9, Random(1))
    [4, 5]
    """
    order = list(range(len(clues)))
    rng.shuffle(order)
    kept = set(order)
    for index in order[:tries]:
        if len(kept) <= least:
            break
        kept.discard(index)
        if not unique([clues[k] for k in sorted(kept)]):
            kept.add(index)
    return [clues[k] for k in sorted(kept)]


def grow(
    clues: Sequence[C],
    start: int,
    telling: Callable[[list[C]], Sequence[C] | None],
    rng: Random,
    tries: int = 40,
) -> list[C] | None:
    """Take `start` random clues and add others until they leave one solution; None after `tries` tests.

    `telling` gets the chosen clues and gives those that another solution breaks, none if there is no other solution
    (None where it cannot tell). This needs far fewer tests than thinning where many clues stay.

    >>> grow(range(6), 2, lambda chosen: [5] if 5 not in chosen else [], Random(1))
    [2, 3, 5]
    """
    order = list(range(len(clues)))
    rng.shuffle(order)
    chosen = set(order[:start])
    rank = {clues[k]: (place, k) for place, k in enumerate(order)}
    for _ in range(tries):
        broken = telling([clues[k] for k in sorted(chosen)])
        if broken is None:
            return None
        if not broken:
            return [clues[k] for k in sorted(chosen)]
        chosen.add(min(rank[clue] for clue in broken)[1])
    return None


def choose_givens(
    model: Finite, solution: Sequence[int], rng: Random, most: int, budget: int = 500, among: Sequence[int] = ()
) -> list[int] | None:
    """Choose at most `most` variables of a model whose values leave `solution` as the only one.

    They come from `among` (all variables by default). None where that did not work within `budget` nodes a test, or
    where all of them leave several.

    >>> model = Finite()
    >>> model.different(model.variables(4, range(4)))
    >>> choose_givens(model, (2, 0, 1, 3), Random(1), most=3)
    [0, 2, 3]
    """

    def solve(chosen: list[int]) -> list[tuple[int, ...]]:
        return model.solutions(2, budget, fixed={variable: 1 << solution[variable] for variable in chosen})

    def broken(other: Sequence[int]) -> list[int]:
        return [variable for variable in places if other[variable] != solution[variable]]

    places = among or range(len(solution))
    return _few(places, solve, broken, rng, most)


def choose_rules(model: Finite, clues: Sequence[int], rng: Random, most: int, budget: int = 500) -> list[int] | None:
    """Choose at most `most` of the rules `clues` that leave one solution, with the other rules of a model.

    None where that did not work within `budget` nodes a test, or where all of them leave several.

    >>> model = Finite()
    >>> a, b, c = model.variables(3, range(3))
    >>> model.different((a, b, c))
    >>> choose_rules(model, [model.less(a, b), model.less(a, c), model.less(b, c)], Random(1), most=2)
    [1, 3]
    """

    def solve(chosen: list[int]) -> list[tuple[int, ...]]:
        return model.solutions(2, budget, skip=set(clues).difference(chosen))

    def broken(other: Sequence[int]) -> list[int]:
        return [clue for clue in clues if model.refuses(clue, other)]

    return _few(clues, solve, broken, rng, most)


def _few(
    clues: Sequence[int],
    solve: Callable[[list[int]], list[tuple[int, ...]]],
    broken: Callable[[Sequence[int]], list[int]],
    rng: Random,
    most: int,
) -> list[int] | None:
    """Grow, then thin the clues; `solve` looks for two solutions, `broken` lists the clues that one of them breaks."""
    try:
        if len(solve(list(clues))) != 1:
            return None
        grown = grow(
            clues, 3 * most // 4, lambda chosen: [clue for other in solve(chosen) for clue in broken(other)], rng
        )
        chosen = thin(grown or clues, lambda rest: len(solve(rest)) == 1, rng, most)
    except BudgetError:
        return None
    return chosen if len(chosen) <= most else None
