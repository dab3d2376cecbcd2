"""Judge by a separate reader of every notation, to 80 decimal digits."""

import re
from decimal import Context, Decimal
from typing import Any

LEVELS = range(1, 11)
CONTEXT = Context(prec=80)


def confirm(instance: Any, answer: tuple[str, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    values = {line[0]: _read(line.split(": ", 1)[1]) for line in instance.labelled}
    order = tuple(sorted(values, key=values.__getitem__))
    assert len(set(values.values())) == len(values)
    return "" if answer == order else f"the order is {order}"


def near_misses(instance: Any, answer: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The first two exchanged, and the order from the largest on."""
    return [(answer[1], answer[0], *answer[2:]), answer[::-1]]


def _read(text: str) -> Decimal:
    if text.startswith("√"):
        return CONTEXT.sqrt(Decimal(text[1:]))
    if numeral := re.fullmatch(r"\((\w+)\.(\w+)\)_(\d+)", text):
        base = int(numeral[3])
        return CONTEXT.divide(Decimal(int(numeral[1] + numeral[2], base)), Decimal(base ** len(numeral[2])))
    if power := re.fullmatch(r"(.*) × 10\^(-?\d+)", text):
        return CONTEXT.scaleb(Decimal(power[1]), int(power[2]))
    if text.endswith("%"):
        return CONTEXT.divide(Decimal(text[:-1]), Decimal(100))
    if period := re.fullmatch(r"(.*)\((\d+)\)", text):
        return Decimal((period[1] + period[2] * 80)[:78])
    if "/" in text:
        whole, _, fraction = text.rpartition(" ")
        top, bottom = fraction.split("/")
        return CONTEXT.add(CONTEXT.divide(Decimal(top), Decimal(bottom)), Decimal(whole or 0))
    return Decimal(text)
