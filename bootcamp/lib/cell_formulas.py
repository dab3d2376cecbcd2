"""Formulas of spreadsheet cells: sums, differences, maxima, minima and choices of multiples of inputs A1, A2, ..."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cache
from itertools import permutations, product

Term = tuple[int, int]  # a factor and the place of an input
Formula = tuple[str, tuple[Term, ...]]  # a form and its terms in the order x, y, t, u, v

FORMS: dict[str, Callable[[list[int]], int]] = {
    "t + u": lambda v: v[0] + v[1],
    "t - u": lambda v: v[0] - v[1],
    "max(t, u)": max,
    "min(t, u)": min,
    "max(t + u, v)": lambda v: max(v[0] + v[1], v[2]),
    "min(t + u, v)": lambda v: min(v[0] + v[1], v[2]),
    "max(t - u, v)": lambda v: max(v[0] - v[1], v[2]),
    "min(t - u, v)": lambda v: min(v[0] - v[1], v[2]),
    "if(x > y, t, u)": lambda v: v[2] if v[0] > v[1] else v[3],
    "if(x > y, t + u, t - u)": lambda v: v[2] + v[3] if v[0] > v[1] else v[2] - v[3],
}
"""Forms of formulas, with what they give from the values of their letters in the order x, y, t, u, v."""


@cache
def formulas(inputs: int, factor: int, forms: int) -> dict[str, Formula]:
    """Give all formulas of the first `forms` forms by their texts; factors up to `factor` stand before t, u and v.

    >>> list(formulas(2, 1, 1)), len(formulas(2, 3, 4))
    (['A1 + A1', 'A1 + A2', 'A2 + A1', 'A2 + A2'], 144)
    """
    terms = [(times, place) for place in range(inputs) for times in range(1, factor + 1)]
    found: dict[str, Formula] = {}
    for form in list(FORMS)[:forms]:
        letters = sorted(set(re.findall(r"\b[t-y]\b", form)), key="xytuv".index)
        pairs: list[tuple[Term, ...]] = [()]
        if "x" in letters:
            pairs = list(permutations([(1, place) for place in range(inputs)], 2))
        for pair, rest in product(pairs, product(terms, repeat=len(set(letters) - {"x", "y"}))):
            found[_text(form, letters, (*pair, *rest))] = form, (*pair, *rest)
    return found


def _text(form: str, letters: list[str], terms: tuple[Term, ...]) -> str:
    said = [f"A{place + 1}" if times == 1 else f"{times}*A{place + 1}" for times, place in terms]
    return re.sub(r"\b[t-y]\b", lambda letter: said[letters.index(letter[0])], form)


def value(formula: Formula, inputs: Sequence[int]) -> int:
    """Give what a formula shows.

    >>> value(formulas(2, 2, 4)["max(2*A1, A2)"], (3, 5))
    6
    """
    return FORMS[formula[0]]([times * inputs[place] for times, place in formula[1]])
