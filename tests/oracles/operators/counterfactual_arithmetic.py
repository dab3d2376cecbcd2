"""Judge by translating the printed numerals and replacing innermost brackets, then one operation after another."""

import re
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    world = instance.world
    tokens = re.findall(r"\d+|\S", instance.shown)
    ordinary = str.maketrans(world.digits, "0123456789")
    numbers = [token.translate(ordinary)[:: -1 if world.from_ones else 1] for token in tokens]
    result = _bracket(world, [int(x) if x.isdigit() else x for x in numbers])
    text = str(result)[:: -1 if world.from_ones else 1].translate(str.maketrans("0123456789", world.digits))
    return "" if answer == text else f"the value is {result}, written {text}"


def near_misses(instance: Any, answer: str) -> list[str]:
    """A zero too many, and (if it differs) the numeral backwards."""
    world = instance.world
    more = answer + world.digits[0] if world.from_ones else world.digits[0] + answer
    return [more, *([answer[::-1]] if answer[::-1] != answer else [])]


def _bracket(world: Any, tokens: list[Any]) -> int:
    """Replace the innermost brackets by their values, then compute what is left."""
    while ")" in tokens:
        end = tokens.index(")")
        start = max(i for i in range(end) if tokens[i] == "(")
        inside = _flat(world, tokens[start + 1 : end]) + world.bracket
        tokens[start : end + 1] = [min(inside, world.limit) if world.limit else inside]
    return _flat(world, tokens)


def _flat(world: Any, tokens: list[Any]) -> int:
    """Compute an expression without brackets, class by class."""
    plus, minus, times, over = (*world.signs, *"    ")[:4]
    classes = {"usual": [times + over, plus + minus], "sums": [plus + minus, times + over], "left": [world.signs]}
    for signs in classes[world.order]:
        while any(str(token) in signs for token in tokens[1::2]):
            i = next(i for i in range(1, len(tokens), 2) if tokens[i] in signs)
            a, sign, b = tokens[i - 1 : i + 2]
            value = a + b if sign == plus else a - b if sign == minus else a * b if sign == times else (a - a % b) // b
            assert world.limit or value >= 0
            tokens[i - 1 : i + 2] = [max(0, min(value, world.limit)) if world.limit else value]
    return int(tokens[0])
