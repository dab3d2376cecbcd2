"""Judge by listing everything that the allowed exchanges make of the equation."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from bootcamp.verifiers import Equation
from tests.oracles.operators._formulas import tree, value

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    left, right = (side.text for side in answer)
    if right != str(instance.right) or value(tree(f"1 × {left.replace('*', '×')}"), {}) != instance.right:
        return "it is false or has another right side"
    numbers = set(_exchanged(instance.numbers, instance.number_pairs))
    for signs in set(_exchanged(instance.signs, instance.sign_pairs)):
        if any(_text(moved, signs) == left for moved in numbers):
            return ""
    return "it does not arise by the exchanges"


def others(instance: Any, answer: Any) -> list[Any]:
    """Up to three true equations of short cases, the reference among them."""
    if len(instance.numbers) > 6:
        return []
    texts = [
        _text(numbers, signs)
        for signs in sorted(set(_exchanged(instance.signs, instance.sign_pairs)))
        for numbers in sorted(set(_exchanged(instance.numbers, instance.number_pairs)))
    ]
    true = [text for text in texts if value(tree(f"1 × {text.replace('*', '×')}"), {}) == instance.right]
    assert answer[0].text in true
    return [Equation().parse(f"{text} = {instance.right}") for text in true[:3]]


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The equation as given, and a true one about something else."""
    return [Equation().parse(instance.shown), Equation().parse(f"{instance.right} = {instance.right}")]


def _text(numbers: tuple[int, ...], signs: tuple[str, ...]) -> str:
    return str(numbers[0]) + "".join(f"{sign}{number}" for sign, number in zip(signs, numbers[1:], strict=True))


def _exchanged(items: Any, pairs: int, start: int = 0) -> Iterator[Any]:
    """Yield the results of `pairs` exchanges whose first places increase from `start`."""
    if pairs == 0:
        yield tuple(items)
        return
    for places in _disjoint(range(len(items)), pairs):
        moved = list(items)
        for i, j in places:
            moved[i], moved[j] = items[j], items[i]
        if all(items[i] != items[j] for i, j in places):
            yield tuple(moved)


def _disjoint(places: Any, pairs: int) -> Iterator[Any]:
    for chosen in combinations(list(combinations(places, 2)), pairs):
        if len({place for pair in chosen for place in pair}) == 2 * pairs:
            yield chosen
