"""Judge by a recursive reader of the printed definitions and expressions, with number words looked up by counting."""

from typing import Any

from bootcamp.lib.numbers import words
from tests.oracles.operators._readers import TOKEN, Reader, read_meanings

LEVELS = range(1, 11)
NUMBERS = {words(n): n for n in range(1, 16)}


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    meanings = read_meanings(instance)
    names = dict(line.split(" = ", 1) for line in instance.lines["en"])
    values = {name: Reader(TOKEN.findall(text), meanings, NUMBERS).sum() for name, text in names.items()}
    right = Reader(TOKEN.findall(instance.asked), meanings, values).sum()
    return "" if answer == right else f"the value is {right}"


def near_misses(instance: Any, answer: int) -> list[int]:
    """The opposite and the next number."""
    return [answer + 1, -answer]
