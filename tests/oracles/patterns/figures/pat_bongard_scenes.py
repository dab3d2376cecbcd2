"""Judge with rules written as texts over counts and places, tried on every sorted row."""

from itertools import combinations, product
from typing import Any

LEVELS = range(1, 7)

AXES = {"small": 0, "large": 0, "red": 1, "green": 1, "blue": 1, "circle": 2, "square": 2, "triangle": 2}


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    scenes = [*instance.obeying, *instance.breaking, *instance.asked]
    truths = [[_true(rule, scene) for scene in scenes] for rule in _rules(instance.kinds)]
    if instance.joined:
        truths += [[a and b for a, b in zip(one, other, strict=True)] for one, other in combinations(truths, 2)]
    good, known = len(instance.obeying), len(instance.obeying) + len(instance.breaking)
    results = {
        "".join("Y" if value else "N" for value in truth[known:])
        for truth in truths
        if all(truth[:good]) and not any(truth[good:known])
    }
    if len(results) != 1:
        return f"the fitting rules give {len(results)} answers"
    return "" if answer in results else "no fitting rule gives these letters"


def near_misses(instance: Any, answer: str) -> list[str]:
    """All letters changed, and the letters in reverse order."""
    return [text for text in (answer.translate({89: "N", 78: "Y"}), answer[::-1]) if text != answer]


def _rules(kinds: Any) -> list[tuple[Any, ...]]:
    spans: dict[str, Any] = {
        "exact": product(AXES, range(4)),
        "least": product(AXES, range(1, 4)),
        "equal": product(AXES, AXES),
        "left": product(AXES, AXES),
        "parted": product(AXES, AXES),
        "ends": [(0,), (1,), (2,)],
        "neighbours": [(0,), (1,), (2,)],
        "uniform": product(AXES, range(3)),
    }
    rules = [(kind, *choice) for kind in kinds for choice in spans[kind]]
    return [rule for rule in rules if rule[0] not in ("equal", "left") or rule[1] != rule[2]]


def _true(rule: tuple[Any, ...], scene: Any) -> bool:
    kind, x, *rest = rule
    if kind in ("ends", "neighbours"):
        values = [thing[x] for thing in scene]
        if kind == "ends":
            return bool(values[0] == values[-1])
        return any(values[i] == values[i + 1] for i in range(len(values) - 1))
    spots = [i for i, thing in enumerate(scene) if thing[AXES[x]] == x]
    if kind in ("exact", "least"):
        return len(spots) == rest[0] if kind == "exact" else len(spots) >= rest[0]
    if kind == "uniform":
        return all(scene[i][rest[0]] == scene[spots[0]][rest[0]] for i in spots)
    others = [i for i, thing in enumerate(scene) if thing[AXES[rest[0]]] == rest[0]]
    if kind == "equal":
        return len(spots) == len(others)
    return all(i < j if kind == "left" else abs(i - j) != 1 for i in spots for j in others)
