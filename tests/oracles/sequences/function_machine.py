"""Judge by running the steps on texts of digits; try all short machines for other right answers."""

from itertools import product
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    parts = [part.split() for part in answer.split(";")]
    if len(parts) != instance.steps:
        return "the number of steps is wrong"
    for x, y in instance.pairs:
        value = x
        for words in parts:
            number = int(words.pop()) if words[-1].isdigit() else 0
            name = " ".join(words)
            if name not in instance.menu or not (2 <= number <= instance.largest if name in NUMBERED else number == 0):
                return f"{name} {number} is no step"
            value = _run(name, number, value)
            words += [str(number)] * (number > 0)
            if value > 10**12:
                return "a number is too large"
        if value != y:
            return f"{x} becomes {value}"
    return ""


def others(instance: Any, answer: str) -> list[str]:
    """Find other machines of up to two steps; write the reference without blanks around the signs."""
    calls = [(name, c) for name in instance.menu for c in (range(2, instance.largest + 1) if name in NUMBERED else [0])]
    found = [answer.replace("; ", ";")]
    for chain in product(calls, repeat=instance.steps) if instance.steps <= 2 else ():
        values = [x for x, _ in instance.pairs]
        for name, c in chain:
            values = [_run(name, c, x) for x in values]
        if values == [y for _, y in instance.pairs]:
            found.append("; ".join(f"{name} {c}" if c else name for name, c in chain))
    return found[:4]


def near_misses(instance: Any, answer: str) -> list[str]:
    """A step too many, a kind that does not exist, a number out of range, a number for a step without one."""
    return [f"{answer}; {answer}", answer + "; nothing", f"add {instance.largest + 1}", f"reverse 2; {answer}"]


NUMBERED = ("add", "times", "multiple")


def _run(name: str, c: int, x: int) -> int:
    text = str(x)
    digits = sorted(int(sign) for sign in text)
    product_of_digits = 1
    for digit in digits:
        product_of_digits *= digit or 1
    results = {
        "add": x + c,
        "times": x * c,
        "multiple": x + c - x % c if c else 0,
        "digit sum": x + sum(digits),
        "reverse": int("".join(reversed(text))),
        "largest": x + digits[-1],
        "reverse add": x + int("".join(reversed(text))),
        "ascending": int("".join(map(str, digits))),
        "descending": int("".join(map(str, reversed(digits)))),
        "rotate": int(text[1:] + text[:1]),
        "product": x + product_of_digits,
        "swap": int(text[-1] + text[1:-1] + text[0]) if len(text) > 1 else x,
        "squares": x + sum(digit**2 for digit in digits),
        "half": x // 2 + x % 2,
        "square": x**2,
    }
    return results[name]
