"""Latin squares of building heights with numbers at the edges that tell what is seen along the lines."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import permutations
from random import Random

from bootcamp import task
from bootcamp.lib.grid import edges
from bootcamp.lib.grid.board import Numbers
from bootcamp.lib.grid.clues import choose_rules, show
from bootcamp.lib.grid.forced_steps import Rule
from bootcamp.lib.grid.latin import planted, square_fault, written
from bootcamp.task import Prompt
from bootcamp.verifiers import Board

State = tuple[int, int]
"""The highest building so far and the number that the buildings seen give."""

Look = Callable[[State, int], State]
"""Look at the next building: from the state before it and its height to the state after it."""

BUILDINGS = Prompt(
    en=r"""
    Each cell of this {{ n }}×{{ n }} grid is the site of a building. A dot is a cell whose height is not known yet.

    {{ givens | edged(clues) }}
    """,
    zh=r"""
    下面 {{ n }}×{{ n }} 方阵的每一格都建有一栋楼，点表示高度未知的格。

    {{ givens | edged(clues) }}
    """,
)
"""A grid of building sites with clues around it."""


class ViewBoard(task.Instance):
    """Given heights on a board with numbers at the edges."""

    givens: Numbers
    clues: tuple[int | None, ...]

    @property
    def n(self) -> int:
        """The number of rows, of columns and of heights."""
        return len(self.givens)


def view(heights: Iterable[int], look: Look) -> int:
    """Give the number at the edge for the heights of a line."""
    state = (0, 0)
    for height in heights:
        state = look(state, height)
    return state[1]


def draw_views(
    n: int, givens: int, most: int, look: Look, rng: Random
) -> tuple[Numbers, tuple[int | None, ...], Board]:
    """Draw a square and give some heights, at most `most` numbers that leave it as the only one, and the square.

    Raises Retry where that failed.
    """
    model, numbers = planted(n, rng)
    shown = rng.sample(range(n * n), min(givens, n * n))
    for variable in shown:
        model.domains[variable] = 1 << numbers[variable]
    lines = [[row * n + col for row, col in line] for line in edges.sight_lines(n)]
    views = [view([numbers[variable] for variable in line], look) for line in lines]
    rules = [model.regular(line, (0, 0), look, _shows(number)) for line, number in zip(lines, views, strict=True)]
    chosen = choose_rules(model, rules, rng, most)
    if chosen is None:
        raise task.Retry
    clues = edges.kept(views, [rules.index(rule) for rule in chosen])
    return show(n, n, numbers, shown), clues, written(numbers, n)


def views_fault(instance: ViewBoard, answer: Board, look: Look, wording: str) -> str:
    """Say which rule of the square is broken, or which number is not what is seen.

    `wording` has places for the number seen, the place it is seen from and the number that stands there.
    """
    fault = square_fault(instance.givens, answer)
    if fault:
        return fault
    for index, (clue, line) in enumerate(zip(instance.clues, edges.sight_lines(instance.n), strict=True)):
        number = view([int(answer[row][col]) for row, col in line], look)
        if clue not in (None, number):
            return wording.format(number, edges.name(index, instance.n), clue)
    return ""


def _shows(number: int) -> Callable[[State], bool]:
    return lambda state: state[1] == number


def view_rules(instance: ViewBoard, look: Look, language: str) -> list[Rule]:
    """List, for worked solutions, the lines of heights that show the numbers at the edges."""
    n, names = instance.n, _SIDES[language]
    by_view: dict[int, list[str]] = {}
    for heights in permutations(range(1, n + 1)):
        by_view.setdefault(view(heights, look), []).append("".join(map(str, heights)))
    return [
        Rule(f"{names[index // n].format(index % n + 1)} ({clue})", line, by_view[clue])
        for index, (clue, line) in enumerate(zip(instance.clues, edges.sight_lines(n), strict=True))
        if clue is not None
    ]


_SIDES = {
    "en": ("column {} from above", "column {} from below", "row {} from left", "row {} from right"),
    "zh": ("从上看第 {} 列", "从下看第 {} 列", "从左看第 {} 行", "从右看第 {} 行"),
}
