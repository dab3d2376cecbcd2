"""Judge by adding up; offer all completions that a search over multisets finds."""

from itertools import combinations_with_replacement
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    rows = {name: (mass, numbers) for name, mass, numbers in instance.particles}
    mass = sum(one[1] for one in instance.incoming)
    left = [sum(column) for column in zip(*(one[2] for one in instance.incoming), strict=True)]
    for name in answer:
        mass -= rows[name][0]
        left = [a - b for a, b in zip(left, rows[name][1], strict=True)]
    good = 0 < len(answer) <= instance.most and mass >= 0 and not any(left)
    return "" if good else f"mass {mass} and numbers {left} are left"


def others(instance: Any, answer: Any) -> list[Any]:
    """Other completions with up to three products."""
    names = [name for name, _, _ in instance.particles]
    found = []
    for size in range(1, min(3, instance.most) + 1):
        found += [some for some in combinations_with_replacement(names, size) if not confirm(instance, some)]
    return found[:5]


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """One product less, one more, one exchanged, if that breaks a law."""
    names = [name for name, _, _ in instance.particles]
    wrong = [answer[1:], (*answer, answer[0]), *((name, *answer[1:]) for name in names if name != answer[0])]
    return [one for one in wrong if one and confirm(instance, one)][:6]
