"""Judge by the value of the numeral as a geometric series, and by trying every shorter block."""

from fractions import Fraction
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    whole, point, rest = answer.partition(".")
    start, bracket, block = rest.partition("(")
    if bool(bracket) != block.endswith(")") or (point and not rest) or not whole or set(whole + start) & set("().,"):
        return "not a numeral"
    block = block[:-1]
    if set(block) & set("().") or (bracket and not block):
        return "not a numeral"
    if whole != "0" and whole.startswith("0"):
        return "zeros in front"
    if not bracket and start.endswith("0"):
        return "zeros at the end"
    value = _value(instance.numeral.partition("."), "", instance.source)
    if _value((whole, point, start), block, instance.target) != value:
        return "another value"
    if bracket:
        if set(block) == {"0"} or set(block.upper()) == {_digit(instance.target - 1)}:
            return "the digits end"
        if start and start[-1] == block[-1]:
            return "the digits before the block can be fewer"
        if any(block[:k] * (len(block) // k) == block for k in range(1, len(block))):
            return "the block can be shorter"
    return ""


def near_misses(instance: Any, answer: str) -> list[str]:
    """A zero in front or at the end, and a block written twice."""
    wrong = ["0" + answer, answer + ("0" if "(" not in answer else "(1)")]
    if "(" in answer:
        head, block = answer.rstrip(")").split("(")
        wrong += [f"{head}({block}{block})", f"{head}{block[0]}({block[1:]}{block[0]})"]
    return wrong


def _digit(value: int) -> str:
    return chr(48 + value) if value < 10 else chr(55 + value)


def _value(parts: tuple[str, str, str], block: str, base: int) -> Fraction:
    whole, _, start = parts
    value = int(whole, base) + (Fraction(int(start, base), base ** len(start)) if start else 0)
    if block:
        value += Fraction(int(block, base), (base ** len(block) - 1) * base ** len(start))
    return Fraction(value)
