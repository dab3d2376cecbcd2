"""Judge by trying all orders of up to seven cards; larger answers are laid over the template card by card."""

from collections.abc import Iterator
from itertools import permutations
from typing import Any

from bootcamp.verifiers import Equation
from tests.oracles.arithmetic.cryptarithms._equations import fault, text_of

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if len(instance.cards) <= 6:
        return "" if text_of(answer) in _solutions(instance) else "no order of the cards gives it"
    left = [*map(str, instance.cards)]
    template, text = instance.shown.replace(" ", ""), text_of(answer)
    if len(template) != len(text):
        return "another length"
    for place, char in zip(template, text, strict=True):
        if place == "_" and char in left:
            left.remove(char)
        elif place != char:
            return f"{char} does not fit"
    return fault(text)


def others(instance: Any, answer: Any) -> Iterator[Any]:
    """All other solutions, where there are few cards."""
    if len(instance.cards) <= 6:
        yield from map(Equation().parse, sorted(_solutions(instance) - {text_of(answer)}))


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """True equations of another shape."""
    for text in ("1+1=2", text_of(answer).replace("=", "+0="), text_of(answer).replace("=", "*1=")):
        yield Equation().parse(text)


def _solutions(instance: Any) -> set[str]:
    template = instance.shown.replace(" ", "").replace("_", "{}")
    texts = {template.format(*order) for order in permutations(instance.cards)}
    return {text for text in texts if not fault(text)}
