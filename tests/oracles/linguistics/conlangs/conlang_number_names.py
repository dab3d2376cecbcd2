"""Judge by trying every base and habit, with names built from digits in that base and words matched by a bijection."""

from itertools import product
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[str, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    readings = {tuple(names) for names in _readings(instance)}
    return "" if readings == {tuple(answer)} else f"{len(readings)} readings, or another one"


def near_misses(instance: Any, answer: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Words in the opposite order, the first word left out, the name of an example."""
    first = answer[0].split()
    wrong = [" ".join(first[::-1]), " ".join(first[1:]), instance.examples[0][0], answer[0] + " " + first[0]]
    return [(name, *answer[1:]) for name in wrong if name and name != answer[0]]


def _readings(instance: Any) -> list[list[str]]:
    found = []
    for base, *habits in product(range(4, 21), *[(False, True)] * 5):
        less = habits[4]
        if max(value for _, value in instance.examples) + less >= base**3:
            continue
        pairs = set()
        fits = True
        for name, value in instance.examples:
            signs = _signs(value, base, habits)
            fits = fits and len(signs) == len(name.split())
            pairs |= set(zip(signs, name.split(), strict=False))
        if not fits or len({sign for sign, _ in pairs}) < len(pairs) or len({word for _, word in pairs}) < len(pairs):
            continue
        words = dict(pairs)
        found.append(
            [" ".join(words.get(sign, "?") for sign in _signs(value, base, habits)) for value in instance.asked]
        )
    return found


def _signs(value: int, base: int, habits: list[int]) -> list[str]:
    rising, after, one, link, less = habits
    if less and value > base and (value + 1) % base == 0:
        return ["less", *_signs(value + 1, base, habits)]
    groups = []
    for power in (2, 1, 0):
        digit = value // base**power % base if power < 2 else value // base**2
        group = [f"digit {digit}"] if digit > 1 or (digit and (one or not power)) else []
        if power and digit:
            group = [*([] if after else group), f"power {power}", *(group if after else [])]
        if group:
            groups.append(group)
    if rising:
        groups.reverse()
    return [sign for place, group in enumerate(groups) for sign in (["and"] if link and place else []) + group]
