"""Choosing the clues of a puzzle: few enough to be hard, enough to leave one solution."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from random import Random
from typing import TypeVar

from bootcamp.errors import Retry
from bootcamp.lib.grid.board import Cell, Numbers, cells, fill
from bootcamp.lib.solver import BudgetError
from bootcamp.lib.solver.finite import Finite
from bootcamp.lib.solver.sat import Sat, minimal_clues

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


K = TypeVar("K", bound=Hashable)


def random_solution(sat: Sat, marks: Mapping[K, int], rng: Random) -> set[K]:
    """Give the true ones of `marks` in a random solution; raise Retry if none is found soon.

    >>> sat = Sat()
    >>> marks = {name: sat.variable() for name in "abc"}
    >>> sat.exactly(list(marks.values()), 1)
    >>> len(random_solution(sat, marks, Random(1)))
    1
    """
    sat.shuffle(rng)
    try:
        if not sat.solve(budget=2_000):
            raise Retry
    except BudgetError:
        raise Retry from None
    return {key for key, literal in marks.items() if sat.model[literal]}


def count_switch(sat: Sat, literals: Sequence[int], count: int) -> int:
    """Make a variable that demands, where it is true, that exactly `count` of `literals` are.

    >>> sat = Sat()
    >>> a, b = sat.variable(), sat.variable()
    >>> sat.solve([count_switch(sat, [a, b], 2), -a])
    False
    """
    switch = sat.variable()
    sat.exactly(literals, count, unless=(-switch,))
    return switch


def few_clues(
    sat: Sat,
    marks: Mapping[Cell, int],
    marked: Collection[Cell],
    clues: Mapping[K, int],
    rng: Random,
    least: int = 0,
    budget: int = 500,
) -> set[K]:
    """Choose clues, by their switches, that leave the shading `marked` as the only one.

    None of them can be left out, but for those that bring their number up to `least` or take more than `budget` nodes
    to tell. Raises Retry if all together do not suffice.

    >>> sat = Sat()
    >>> marks = {(0, col): sat.variable() for col in range(3)}
    >>> clues = {cell: count_switch(sat, [literal], int(cell == (0, 1))) for cell, literal in marks.items()}
    >>> sat.exactly(list(marks.values()), 1)
    >>> few_clues(sat, marks, {(0, 1)}, clues, Random(1))
    {(0, 1)}
    """
    solution = [literal if cell in marked else -literal for cell, literal in marks.items()]
    chosen = minimal_clues(sat, solution, list(clues.values()), rng, least, budget)
    if chosen is None:
        raise Retry
    kept = set(chosen)
    return {key for key, switch in clues.items() if switch in kept}


def clue_board(rows: int, cols: int, clues: Mapping[Cell, int], chosen: Collection[Cell]) -> Numbers:
    """Lay out the chosen ones of the clues on a board.

    >>> clue_board(1, 3, {(0, 0): 2, (0, 2): 5}, [(0, 2)])
    ((None, None, 5),)
    """
    return fill(rows, cols, (clues[cell] if cell in chosen else None for cell in cells(rows, cols)))


def clue_texts(board: Sequence[Sequence[object]]) -> list[list[str]]:
    """Write a board of clues as texts, which can be compared with each other.

    >>> clue_texts(((1, None),))
    [['1', '.']]
    """
    return [["." if clue is None else str(clue) for clue in row] for row in board]


def clue_cells(board: Numbers) -> dict[Cell, int]:
    """Give the numbers of a board by cell.

    >>> clue_cells(((1, None),))
    {(0, 0): 1}
    """
    return {(r, c): clue for r, row in enumerate(board) for c, clue in enumerate(row) if clue is not None}


def draw_solution(model: Finite, rng: Random, budget: int = 300) -> tuple[int, ...]:
    """Draw a solution; raise Retry if there is none or it takes too long to find.

    >>> model = Finite()
    >>> model.different(model.variables(3, range(3)))
    >>> draw_solution(model, Random(1))
    (1, 0, 2)
    """
    try:
        found = model.solutions(budget=budget, rng=rng)
    except BudgetError:
        found = []
    if not found:
        raise Retry
    return found[0]


def draw_givens(model: Finite, solution: Sequence[int], cols: int, rng: Random, most: int) -> Numbers:
    """Show at most `most` cells of a board that leave the solution as the only one; raise Retry where that failed.

    The cells are the first variables of the model, in reading order, as many as the solution is long.

    >>> model = Finite()
    >>> model.different(model.variables(4, range(4)))
    >>> draw_givens(model, (2, 0, 1, 3), 2, Random(1), most=3)
    ((2, None), (1, 3))
    """
    chosen = choose_givens(model, solution, rng, most)
    if chosen is None:
        raise Retry
    return show(len(solution) // cols, cols, solution, chosen)
