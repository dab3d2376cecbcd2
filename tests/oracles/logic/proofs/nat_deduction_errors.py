"""Judge by patterns of the rules, and by a walk through the tree of boxes that keeps what may be used at each line."""

from itertools import permutations
from typing import Any

LEVELS = range(1, 11)

_RULES: dict[str, list[tuple[list[Any], list[Any], Any]]] = {
    "R": [(["A"], [], "A")],
    "&I": [(["A", "B"], [], ("and", "A", "B"))],
    "&E": [([("and", "A", "B")], [], "A"), ([("and", "A", "B")], [], "B")],
    "|I": [(["A"], [], ("or", "A", "B")), (["B"], [], ("or", "A", "B"))],
    "|E": [([("or", "A", "B")], [("A", "C"), ("B", "C")], "C")],
    "->I": [([], [("A", "B")], ("implies", "A", "B"))],
    "->E": [([("implies", "A", "B"), "A"], [], "B")],
    "<->I": [([("implies", "A", "B"), ("implies", "B", "A")], [], ("iff", "A", "B"))],
    "<->E": [([("iff", "A", "B")], [], ("implies", "A", "B")), ([("iff", "A", "B")], [], ("implies", "B", "A"))],
    "~I": [([], [("A", False)], ("not", "A"))],
    "~E": [(["A", ("not", "A")], [], False)],
    "X": [([False], [], "A")],
    "DN": [([("not", ("not", "A"))], [], "A")],
}


def confirm(instance: Any, answer: frozenset[int]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = set()
    usable: list[dict[tuple[int, ...], Any]] = [{}]
    starts: list[int] = []
    last: tuple[int, Any] = (0, None)
    for number, step in enumerate(instance.steps, 1):
        formula = _plain(step.formula)
        closing = len(starts) - (step.depth - 1 if step.rule == "assume" else step.depth)
        for turn in range(closing):
            start = starts.pop()
            opened = usable.pop()[(start,)]
            if turn == 0:
                usable[-1][(start, last[0])] = (opened, last[1])
        if step.rule == "assume":
            starts.append(number)
            usable.append({})
        elif step.rule != "premise":
            known = {use: value for level in usable for use, value in level.items()}
            given = [known.get(tuple(use)) for use in step.uses]
            if None in given or not any(_fits(way, given, step.uses, formula) for way in _RULES[step.rule]):
                right.add(number)
        usable[-1][(number,)] = formula
        last = (number, formula)
    return "" if right == answer else f"{sorted(right)}"


def near_misses(instance: Any, answer: frozenset[int]) -> list[frozenset[int]]:
    """One line missing or too many, and no line at all."""
    rest = [number for number in range(1, len(instance.steps) + 1) if number not in answer]
    return [answer - {min(answer)}, answer | {rest[-1]}, frozenset(rest)]


def _fits(way: tuple[list[Any], list[Any], Any], given: list[Any], uses: Any, goal: Any) -> bool:
    lines = [value for value, use in zip(given, uses, strict=True) if len(use) == 1]
    boxes = [value for value, use in zip(given, uses, strict=True) if len(use) == 2]
    if (len(lines), len(boxes)) != (len(way[0]), len(way[1])):
        return False
    return any(
        _match([*way[0], *way[1], way[2]], [*one, *other, goal])
        for one in permutations(lines)
        for other in permutations(boxes)
    )


def _match(patterns: list[Any], values: list[Any]) -> bool:
    bound: dict[str, Any] = {}
    stack = list(zip(patterns, values, strict=True))
    while stack:
        pattern, value = stack.pop()
        if isinstance(pattern, str) and pattern in ("A", "B", "C"):
            if bound.setdefault(pattern, value) != value:
                return False
        elif isinstance(pattern, tuple) and isinstance(value, tuple) and len(pattern) == len(value):
            stack += zip(pattern, value, strict=True)
        elif pattern != value or isinstance(pattern, bool) != isinstance(value, bool):
            return False
    return True


def _plain(formula: Any) -> Any:
    kind = type(formula).__name__
    if kind == "Atom":
        return formula.name
    if kind == "Constant":
        return formula.value
    if kind == "Not":
        return ("not", _plain(formula.operand))
    return (formula.connective, _plain(formula.left), _plain(formula.right))
