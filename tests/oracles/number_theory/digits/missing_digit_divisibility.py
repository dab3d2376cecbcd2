"""Judge by writing digits for the letters and dividing."""

from itertools import product
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[tuple[int, ...], ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    letters = sorted(set("".join(numeral for numeral, _ in instance.numerals)) & set("abcde"))
    right = []
    for values in product("0123456789", repeat=len(letters)):
        table = str.maketrans(dict(zip(letters, values, strict=True)))
        written = [(numeral.translate(table), m) for numeral, m in instance.numerals]
        if all(text[0] != "0" and int(text) % m == 0 for text, m in written):
            right.append(tuple(map(int, values)))
    return "" if list(answer) == right else f"the fillings are {right}"


def near_misses(instance: Any, answer: tuple[tuple[int, ...], ...]) -> list[tuple[tuple[int, ...], ...]]:
    """A filling missing, one too many, the order turned round."""
    first = answer[0]
    near = [answer[1:], (*answer, first), (((first[0] + 1) % 10, *first[1:]), *answer[1:])]
    return [*near, answer[::-1]] if len(answer) > 1 else near
