"""Functions of bytes in steps that are told in words, and the machine operations that compute them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any

Step = tuple[str, int, int]
"""A kind of step and its two numbers."""

OPERATORS = ("&", "|", "^", "~", "+", "-", "<<", ">>")

STEPS: dict[str, tuple[str, str, str]] = {  # in English, in Chinese, the operations; $k is the result of the k-th
    "clear": (
        "set bits {a} to {b} to 0",
        "把第 {a} 到第 {b} 位置 0",
        "u & {rest}",
    ),
    "set": (
        "set bits {a} to {b} to 1",
        "把第 {a} 到第 {b} 位置 1",
        "u | {mask}",
    ),
    "flip": (
        "flip bits {a} to {b}",
        "把第 {a} 到第 {b} 位取反",
        "u ^ {mask}",
    ),
    "field": (
        "move bits {a} to {b} down to bits 0 to {d} and set all other bits to 0",
        "把第 {a} 到第 {b} 位移到第 0 到第 {d} 位，其余各位置 0",
        "u >> {a}; $1 & {low}",
    ),
    "lowest": (
        "keep only the lowest 1",
        "只保留最低的 1",
        "- u; u & $1",
    ),
    "drop": (
        "set the lowest 1 to 0",
        "把最低的 1 变为 0",
        "u - 1; u & $1",
    ),
    "fill": (
        "set the lowest 0 to 1",
        "把最低的 0 变为 1",
        "u + 1; u | $1",
    ),
    "round": (
        "round u up to the next multiple of {p} (256 becomes 0; a multiple stays)",
        "把 u 向上取到 {p} 的倍数（256 变为 0；已是倍数则不变）",
        "u + {q}; $1 & {r}",
    ),
    "gray": (
        "flip every bit whose next higher bit is 1 (all at the same time)",
        "凡高一位为 1 的位都取反（各位同时进行）",
        "u >> 1; u ^ $1",
    ),
    "sign": (
        "make all bits equal to bit 7",
        "令所有位都等于第 7 位",
        "u >> 7; - $1",
    ),
    "rotate": (
        "rotate u left by {c} places",
        "把 u 循环左移 {c} 位",
        "u << {c}; u >> {e}; $1 | $2",
    ),
    "zeros": (
        "set exactly the bits below the lowest 1 to 1, all others to 0 (all bits to 1 if u is 0)",
        "把最低的 1 以下的各位置 1，其余各位置 0（u 为 0 时所有位置 1）",
        "u - 1; ~ u; $1 & $2",
    ),
    "nonzero": (
        "make u 1 if it is not 0",
        "若 u 不为 0，令 u 为 1",
        "- u; u | $1; $2 >> 7",
    ),
    "run": (
        "set the lowest unbroken run of 1s to 0",
        "把最低的一段连续的 1 全变为 0",
        "u - 1; u | $1; $2 + 1; u & $3",
    ),
    "abs": (
        "replace u by 256 - u if bit 7 is 1",
        "若第 7 位为 1，把 u 换成 256 - u",
        "u >> 7; - $1; u ^ $2; $3 - $2",
    ),
    "neighbours": (
        "exchange bits 0 and 1, 2 and 3, 4 and 5, 6 and 7",
        "交换第 0 与 1、2 与 3、4 与 5、6 与 7 位",
        "u & 85; $1 << 1; u >> 1; $3 & 85; $2 | $4",
    ),
    "below": (
        "set all bits below the highest 1 to 1",
        "把最高的 1 以下的各位都置 1",
        "u >> 1; u | $1; $2 >> 2; $2 | $3; $4 >> 4; $4 | $5",
    ),
    "parities": (
        "make each bit 1 if the number of 1s among it and all higher bits is odd, else 0 (all at the same time)",
        "若某位及其以上各位中 1 的个数为奇数，该位变为 1，否则变为 0（各位同时进行）",
        "u >> 1; u ^ $1; $2 >> 2; $2 ^ $3; $4 >> 4; $4 ^ $5",
    ),
    "swap": (
        "exchange bits {a} and {b}",
        "交换第 {a} 位与第 {b} 位",
        "u >> {d}; u ^ $1; $2 & {one}; $3 << {d}; $3 | $4; u ^ $5",
    ),
    "count": (
        "replace u by the number of its 1s",
        "把 u 换成其中 1 的个数",
        "u >> 1; $1 & 85; u - $2; $3 & 51; $3 >> 2; $5 & 51; $4 + $6; $7 >> 4; $7 + $8; $9 & 15",
    ),
    "merge": (
        "replace bits {a} to {b} by those of y",
        "把第 {a} 到第 {b} 位换成 y 的这些位",
        "u ^ y; $1 & {mask}; u ^ $2",
    ),
    "mean": (
        "replace u by the mean of u and y, rounded down",
        "把 u 换成 u 与 y 的平均数，向下取整",
        "u & y; u ^ y; $2 >> 1; $1 + $3",
    ),
    "upper mean": (
        "replace u by the mean of u and y, rounded up",
        "把 u 换成 u 与 y 的平均数，向上取整",
        "u | y; u ^ y; $2 >> 1; $1 - $3",
    ),
    "less": (
        "make u 1 if it is less than y, else 0",
        "若 u 小于 y，令 u 为 1，否则为 0",
        "~ u; $1 & y; $1 | y; u - y; $3 & $4; $2 | $5; $6 >> 7",
    ),
}

_LINE = re.compile(r"\s*([a-z]\w*)\s*=\s*(?:(\w+)\s*(&|\||\^|\+|-|<<|>>)\s*(\w+)|([~-])\s*(\w+))\s*;?")


def numbers(step: Step) -> dict[str, int]:
    """Give the numbers that the wording and the operations of a step may name.

    >>> numbers(("clear", 1, 2))["rest"]
    249
    """
    _, a, b = step
    mask = 2 ** (b + 1) - 2**a
    c = b or 1
    return {
        "a": a, "b": b, "c": c, "d": b - a, "e": 8 - c, "mask": mask, "rest": 255 - mask, "one": 2**a,
        "low": 2 ** (b - a + 1) - 1, "p": 2**c, "q": 2**c - 1, "r": 256 - 2**c,
    }  # fmt: skip


def program(steps: Sequence[Step]) -> list[str]:
    """Write the operations of all steps on the byte x.

    >>> program([("lowest", 0, 0), ("flip", 1, 2)])
    ['t1 = - x', 't2 = x & t1', 't3 = t2 ^ 6']
    """
    lines: list[str] = []
    before = "x"
    for step in steps:
        first = len(lines)
        for operation in STEPS[step[0]][2].format(**numbers(step)).split("; "):
            places = {f"${place}": f"t{first + place}" for place in range(1, 10)}
            own = " ".join(places.get(part, part) for part in operation.split(" "))
            own = re.sub(r"\bu\b", before, own)
            lines.append(f"t{len(lines) + 1} = {own}")
        before = f"t{len(lines)}"
    return lines


def _number(text: str) -> int | None:
    """Read a byte."""
    try:
        value = int(text, 0)
    except ValueError:
        return None
    return value if value < 256 else None


def table(lines: Iterable[str], inputs: int) -> Any:
    """Work out a program without fault for all bytes x, or for all pairs of x and y.

    >>> table(["t1 = - x", "t1 = x & t1"], 1)[[0, 1, 12, 128]].tolist()
    [0, 1, 4, 128]
    """
    import numpy as np

    shown = np.arange(256, dtype=np.uint8)
    several = inputs > 1
    values: dict[str, Any] = {"x": np.repeat(shown, 256) if several else shown, "y": np.tile(shown, 256)}
    acts: dict[str, Callable[[Any, Any], Any]] = {
        "&": np.bitwise_and, "|": np.bitwise_or, "^": np.bitwise_xor, "+": np.add, "-": np.subtract,
        "<<": np.left_shift, ">>": np.right_shift,
    }  # fmt: skip
    result = values["x"]

    def operand(text: str) -> Any:
        return np.full(1, _number(text), dtype=np.uint8) if text[0].isdigit() else values[text]

    for line in lines:
        match = _LINE.fullmatch(line)
        assert match is not None
        name, left, sign, right, alone, only = match.groups()
        if alone:
            result = np.bitwise_not(operand(only)) if alone == "~" else np.negative(operand(only))
        else:
            result = acts[sign](operand(left), operand(right))
        values[name] = result
    return np.broadcast_to(result, values["x"].shape)


def line_fault(line: str, known: set[str], operators: Sequence[str]) -> str:
    """Say why a line is no operation on `known` names and bytes, or nothing; then its name is known too.

    >>> line_fault("t1 = x & 300", {"x"}, OPERATORS), line_fault("t1 = x + 1 + 1", {"x"}, OPERATORS)
    ('has an operand that is neither a byte nor a name set before', 'is not one operation')
    """
    match = _LINE.fullmatch(line)
    if match is None:
        return "is not one operation"
    name, left, sign, right, alone, only = match.groups()
    if (sign or alone) not in operators:
        return "uses an operator that is not allowed"
    if name in ("x", "y"):
        return "sets an input"
    for one in filter(None, (left, right, only)):
        if _number(one) is None if one[0].isdigit() else one not in known:
            return "has an operand that is neither a byte nor a name set before"
    if sign in ("<<", ">>") and not (right[0].isdigit() and int(right, 0) < 8):
        return "shifts by something else than a number from 0 to 7"
    known.add(name)
    return ""
