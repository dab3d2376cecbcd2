"""Judge by counting all layouts: choose the mines cell by cell and tally those that fit."""

from fractions import Fraction
from itertools import combinations
from typing import Any

LEVELS = range(1, 7)


def confirm(instance: Any, answer: Fraction) -> str:
    """Say what is wrong with `answer`, or nothing."""
    cells = {(r, c): number for r, line in enumerate(instance.numbers) for c, number in enumerate(line)}
    clues = {cell: number for cell, number in cells.items() if number is not None}
    hidden = [cell for cell, number in cells.items() if number is None]
    around = {
        clue: {cell for cell in hidden if max(abs(cell[0] - clue[0]), abs(cell[1] - clue[1])) == 1} for clue in clues
    }
    fitting = [
        mines
        for mines in map(set, combinations(hidden, instance.mines))
        if all(len(mines & around[clue]) == number for clue, number in clues.items())
    ]
    target = (instance.row - 1, instance.col - 1)
    chance = Fraction(sum(target in mines for mines in fitting), len(fitting))
    return "" if answer == chance else f"the probability is {chance}"


def near_misses(instance: Any, answer: Fraction) -> list[Fraction]:
    """The chance of the complement, the mines over the hidden cells, certainties."""
    hidden = sum(number is None for line in instance.numbers for number in line)
    return [x for x in (1 - answer, Fraction(instance.mines, hidden), Fraction(0), Fraction(1)) if x != answer]
