"""Judge with lists of symbols and loops written apart, trying every chain of changes."""

from itertools import product
from typing import Any

LEVELS = range(1, 9)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    found = set()
    choices = list(product(instance.changes, instance.symbols))
    for steps in range(1, instance.steps + 1):
        for *start, last in product(choices, repeat=steps):
            (first, target), *others = instance.pairs
            if _run([*start, last], first) == target and all(_run([*start, last], row) == end for row, end in others):
                found.add(_run([*start, last], instance.query))
    if len(found) != 1:
        return f"the fitting rules give {len(found)} rows"
    return "" if answer in found else "no fitting rule gives this row"


def near_misses(instance: Any, answer: str) -> list[str]:
    """The input, the output without its last symbol and with one more."""
    return [instance.query, answer[:-1], answer + answer[0]]


def _run(chain: Any, row: str) -> str:
    signs = list(row)
    for name, x in chain:
        places = [place for place, sign in enumerate(signs) if sign == x]
        if places:
            signs = _CHANGES[name](signs, x, places)
    return "".join(signs)


def _swap(signs: list[str], x: str, places: list[int]) -> list[str]:
    place = places[0]
    if 0 < place < len(signs) - 1:
        signs[place - 1], signs[place + 1] = signs[place + 1], signs[place - 1]
    return signs


def _turn(signs: list[str], x: str, places: list[int]) -> list[str]:
    for _ in places:
        signs.append(signs.pop(0))
    return signs


def _next(signs: list[str], x: str, places: list[int]) -> list[str]:
    for place in reversed(places):
        signs[place + 1 : place + 2] *= 2
    return signs


_CHANGES: dict[str, Any] = {
    "remove": lambda signs, x, places: [sign for sign in signs if sign != x],
    "twice": lambda signs, x, places: [sign for sign in signs for _ in range(2 if sign == x else 1)],
    "back": lambda signs, x, places: signs[: places[0] + 1] + list(reversed(signs[places[0] + 1 :])),
    "swap": _swap,
    "turn": _turn,
    "front": lambda signs, x, places: sorted(signs, key=lambda sign: sign != x),
    "next": _next,
    "before": lambda signs, x, places: signs[places[0] :] + signs[: places[0]],
}
