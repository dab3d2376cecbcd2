"""Judge by asking back from the outputs through the printed lines, each gate being a table of its own."""

from collections.abc import Iterator
from functools import cache
from typing import Any

LEVELS = range(1, 11)

_TABLES = {
    "not": "10", "and": "0001", "or": "0111", "xor": "0110", "nand": "1110", "nor": "1000",
    "maj": "00010111", "mux": "00110101",
}  # fmt: skip
"""The outputs for all values of the wires that a gate reads, in binary order."""


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    known = {name: str(value) for name, value in instance.inputs}
    drivers = dict(line.split(" = ") for line in instance.texts)

    @cache
    def value(wire: str) -> str:
        if wire in known:
            return known[wire]
        kind, read = drivers[wire].rstrip(")").split("(")
        return _TABLES[kind][int("".join(map(value, read.split(", "))), 2)]

    right = "".join(map(value, instance.outputs))
    return "" if right == answer else f"{right} is right"


def near_misses(instance: Any, answer: str) -> Iterator[str]:
    """One bit changed, all changed, the order turned."""
    flipped = answer.translate(str.maketrans("01", "10"))
    yield flipped[0] + answer[1:]
    yield answer[:-1] + flipped[-1]
    yield flipped
    if answer != answer[::-1]:
        yield answer[::-1]
