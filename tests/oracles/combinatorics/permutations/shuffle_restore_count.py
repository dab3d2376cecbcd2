"""Judge by following the place of each card through the stages, and sympy's order of the permutation."""

from typing import Any

from sympy.combinatorics import Permutation

LEVELS = range(1, 11)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n = instance.cards
    images = []
    for place in range(n):
        for kind, number in instance.stages:
            place = _moved(n, kind, number, place)
        images.append(place)
    right = Permutation(images).order()
    return "" if answer == right else f"it is {right}"


def near_misses(instance: Any, answer: int) -> list[int]:
    """Twice as many, one less, the number of cards."""
    wrong = [2 * answer, answer - 1, instance.cards]
    return [one for one in wrong if one not in (answer, 0)]


def _moved(n: int, kind: str, number: int, place: int) -> int:
    """Give the place of a card after a stage, counted from 0 at the top."""
    half = n // 2
    match kind:
        case "cut":
            return (place - number) % n
        case "reverse":
            return n - 1 - place
        case "out":
            return 2 * place if place < half else 2 * (place - half) + 1
        case "in":
            return 2 * place + 1 if place < half else 2 * (place - half)
        case _:
            pile, depth = place % number, place // number
            above = sum(1 for other in range(n) if other % number < pile)
            on_top = sum(1 for other in range(place + 1, n) if other % number == pile)
            assert depth + on_top + 1 == len(range(pile, n, number))
            return above + on_top
