"""Judge by counting: points, one in each square of a fine lattice, are tested against every figure's inequalities."""

import re
from math import pi, sqrt
from typing import Any

import numpy as np

from bootcamp.verifiers.symbolic import parse
from bootcamp.verifiers.symbolic.printing import render

LEVELS = range(1, 11)
FINE = 840  # so that whole units are borders of the lattice


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    low, high = -1, 6
    step, rng = (high - low) / FINE, np.random.default_rng(1)
    x, y = np.meshgrid(np.arange(FINE), np.arange(FINE))
    # a random point of every small square, so that no slanting line runs along the points
    x, y = (low + step * (line + rng.random((FINE, FINE))) for line in (x, y))  # type: ignore[assignment]
    within = [_inside(shape, x, y) for shape in instance.shapes]
    count = sum(one.astype(int) for one in within)
    first, rest = within[0], count - within[0]
    chosen = {
        "without": lambda: first & ~within[1],
        "rest": lambda: first & (rest == 0),
        "one": lambda: count == 1,
        "two": lambda: count >= 2,
        "odd": lambda: count % 2 == 1,
        "unlike": lambda: np.where(first, rest % 2 == 1, rest >= 2),
    }[instance.condition]()
    found = chosen.mean() * (high - low) ** 2
    value = _value(answer) / instance.unit**2
    return "" if abs(found - value) < 0.012 else f"it is about {found * instance.unit**2}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Everything doubled, one more, pi more."""
    text = render(answer)
    return [parse(f"2*({text})"), parse(f"{text}+{instance.unit}"), parse(rf"{text}+\pi")]


def _inside(shape: Any, x: Any, y: Any) -> Any:
    kind, a, b, turn = shape
    u, v = x - a, y - b
    for _ in range(turn):
        u, v = v, -u  # turned back by a quarter
    disc = u * u + v * v < 1
    return {
        "square": (u > 0) & (u < 1) & (v > 0) & (v < 1),
        "disc": disc,
        "half": disc & (v > 0),
        "quarter": disc & (v > 0) & (u > 0),
        "triangle": (u > 0) & (v > 0) & (u + v < 1),
        "wide": (v > 0) & (abs(u) + v < 1),
    }[kind]


def _value(tree: Any) -> float:
    """Work out the LaTeX of a sum of multiples of 1, pi and the root of 3."""
    text = render(tree).replace(r"\left", "").replace(r"\right", "").replace(r"\cdot", "*").replace(" ", "")
    text = text.replace(r"\sqrt{3}", "R").replace(r"\pi", "P")
    text = text.replace("+(-", "-").replace("(-", "-")
    total = 0.0
    for sign, term in re.findall(r"([+-]?)([^+-]+)", text):
        bare = re.sub(r"[()*]", "", term)
        size = float(bare.count("P")) * pi or float(bare.count("R")) * sqrt(3) or 1.0
        fraction = re.search(r"\\frac\{(\d*)[PR]?\}\{(\d+)\}", bare)
        digits = re.search(r"\d+", bare)
        part = int(fraction[1] or 1) / int(fraction[2]) if fraction else int(digits[0]) if digits else 1
        total += (-1 if sign == "-" else 1) * size * part
    return total
