"""Judge by working every line anew with pencil and paper: multiplication and addition digit by digit."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, int]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    wrong = []
    for number, (a, sign, b, result) in enumerate(instance.lines, 1):
        value = _product(a, b) if sign == "×" else _sum(a, b)
        if value != result:
            wrong.append({"line": number, "value": value})
    assert len(wrong) == 1
    return "" if answer == wrong[0] else f"the slip is {wrong[0]}"


def near_misses(instance: Any, answer: dict[str, int]) -> list[dict[str, int]]:
    """The wrong result itself, the next line, and one more."""
    shown = instance.lines[answer["line"] - 1][3]
    return [answer | {"value": shown}, answer | {"line": answer["line"] + 1}, answer | {"value": answer["value"] + 1}]


def _sum(a: int, b: int) -> int:
    total, carry, place = 0, 0, 1
    while a or b or carry:
        carry, digit = divmod(a % 10 + b % 10 + carry, 10)
        total += digit * place
        a, b, place = a // 10, b // 10, place * 10
    return total


def _product(a: int, b: int) -> int:
    total = 0
    for shift, digit in enumerate(reversed(str(b))):
        for _ in range(int(digit)):
            total = _sum(total, int(f"{a}{'0' * shift}"))
    return total
