"""Judge by numpy's integer types, on text that is read anew."""

import re
from typing import Any

import numpy as np

LEVELS = range(1, 11)

_SMALL = (np.int8, np.uint8, np.int16, np.uint16)


def confirm(instance: Any, answer: dict[str, int]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    values = {
        name: np.dtype(type_).type(value)
        for name, type_, value in zip("abcdefgh", instance.types, instance.start, strict=False)
    }
    with np.errstate(all="ignore"):
        for line in instance.lines:
            name, _, text = line.partition(" = ")
            tokens = re.findall(r"\(u?int\d+\)|<<|>>|\w+|\S", text)
            value = _expression(tokens, values)
            values[name] = value.astype(values[name].dtype)
    right = {name: int(value) for name, value in values.items()}
    return "" if right == answer else f"the values are {right}"


def near_misses(instance: Any, answer: dict[str, int]) -> list[dict[str, int]]:
    """A value one off, one reduced another way, the first values, two values exchanged."""
    names = list(answer)
    first = dict(zip(names, instance.start, strict=True))
    wrong = [answer | {name: value} for name, value in first.items()]
    wrong += [answer | {names[0]: answer[names[0]] + change} for change in (1, -1, 256, -256, 2**32)]
    wrong.append(answer | {names[0]: answer[names[1]], names[1]: answer[names[0]]})
    return [one for one in wrong if one != answer]


def _expression(tokens: list[str], values: dict[str, Any]) -> Any:
    left = _operand(tokens, values)
    if not tokens or tokens[0] == ")":
        return left
    sign = tokens.pop(0)
    right = _operand(tokens, values)
    if isinstance(left, _SMALL):
        left = np.int32(left)
    if sign in ("<<", ">>"):
        wide = left.astype(np.int64)
        return ((wide << int(right)) if sign == "<<" else (wide >> int(right))).astype(left.dtype)
    if isinstance(right, _SMALL):
        right = np.int32(right)
    if left.dtype != right.dtype:
        left, right = left.astype(np.uint32), right.astype(np.uint32)
    if sign == "<":
        return np.int32(left < right)
    if sign == "/":
        return np.trunc(np.float64(left) / np.float64(right)).astype(left.dtype)
    if sign == "%":
        return np.fmod(left, right)
    return {"+": np.add, "-": np.subtract, "*": np.multiply, "&": np.bitwise_and, "^": np.bitwise_xor}[sign](
        left, right
    )


def _operand(tokens: list[str], values: dict[str, Any]) -> Any:
    token = tokens.pop(0)
    if token == "(":
        inner = _expression(tokens, values)
        tokens.pop(0)
        return inner
    if token.startswith("("):
        return _operand(tokens, values).astype(np.dtype(token[1:-1]))
    return np.int32(token) if token.isdigit() else values[token]
