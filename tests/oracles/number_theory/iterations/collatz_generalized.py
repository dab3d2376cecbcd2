"""Judge by a direct walk; all starts by walking backwards from the target."""

from fractions import Fraction
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if instance.kind == "starts":
        right: Any = _starts(instance)
    else:
        steps, n, peak = 0, instance.start, instance.start
        while n != instance.target:
            n, steps = _image(instance.rules, n), steps + 1
            peak = max(peak, n)
        right = steps if instance.kind == "steps" else peak
    return "" if answer == right else f"right is {right}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A step too many or too few, a number next to the peak; a start left out or added."""
    if instance.kind != "starts":
        return [answer + 1, answer - 1]
    missing = next(n for n in range(1, instance.start + 1) if n not in answer)
    return [answer - {min(answer)}, answer | {missing}]


def _image(rules: Any, n: int) -> int:
    a, b, c = rules[n % len(rules)]
    image = Fraction(a * n + b, c)
    assert image.denominator == 1
    return int(image)


def _starts(instance: Any) -> frozenset[int]:
    layer = {instance.target}
    for _ in range(instance.steps):
        layer = {n for image in layer for n in _preimages(instance.rules, image) if n != instance.target}
    return frozenset(n for n in layer if n <= instance.start)


def _preimages(rules: Any, image: int) -> list[int]:
    found = []
    for r, (a, b, c) in enumerate(rules):
        n, rest = divmod(c * image - b, a)
        if rest == 0 and n > 0 and n % len(rules) == r:
            found.append(n)
    return found
