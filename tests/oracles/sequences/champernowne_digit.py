"""Judge by writing the string out as far as place k, with numerals by repeated division."""

from typing import Any

LEVELS = range(1, 7)
SIGNS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    written, number, numeral = 0, 0, ""
    n = 0
    while written < instance.k:
        n += 1
        if instance.family == "squares":
            number += 2 * n - 1
        elif instance.family == "triangular":
            number += n
        elif instance.family == "cubes":
            number += 3 * n * (n - 1) + 1
        else:
            number = number + instance.m if n > 1 else instance.r or instance.m
        numeral = _numeral(number, instance.base)
        written += len(numeral)
    digit = numeral[instance.k - written - 1]
    return "" if answer == {"digit": digit, "number": number} else f"the digit is {digit} of {number}"


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """Another digit, and the next number."""
    digit = SIGNS[(SIGNS.index(answer["digit"]) + 1) % instance.base]
    return [answer | {"digit": digit}, answer | {"number": answer["number"] + 1}]


def _numeral(n: int, base: int) -> str:
    text = ""
    while n:
        n, digit = divmod(n, base)
        text += SIGNS[digit]
    return text[::-1]
