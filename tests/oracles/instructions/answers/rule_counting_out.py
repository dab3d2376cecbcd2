"""Read the rules as filters on a table of digits, and say the items one by one with counters instead of lists."""

from typing import Any

from sympy import isprime

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[str, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    said, number = 0, instance.start
    last: list[str] = ["", ""]  # the words of the last two items, or "" for a number
    numbers_in_a_row = 0
    if len(answer) != instance.length:
        return "another number of items is asked for"
    for item in answer:
        digits = [number // 10**place % 10 for place in range(len(str(number)))]
        facts = {
            "prime": isprime(number),
            "twins": any(digits[i] == digits[i + 1] for i in range(len(digits) - 1)),
            "after word": bool(last[1]),
            "two numbers": numbers_in_a_row >= 2,
            "repeated": last[0] == last[1] != "",
        }
        expected = str(number)
        for kind, value, word in reversed(instance.rules):
            if kind == "multiple":
                true = not number % value
            elif kind == "digit":
                true = value in digits
            elif kind == "ends":
                true = digits[0] == value
            elif kind == "sum":
                true = not sum(digits) % value
            elif kind == "above":
                true = digits[0] in (0, 2, 4, 6, 8) and number - value > 0
            elif kind == "every":
                true = said >= 1 and not said % value
            else:
                true = facts[kind]
            expected = word if true else expected
        if item.lower() != expected:
            return f"for {number} it is {expected}"
        spoken = expected.isalpha()
        said += spoken
        numbers_in_a_row = 0 if spoken else numbers_in_a_row + 1
        last = [last[1], expected if spoken else ""]
        number += instance.step
    return ""


def near_misses(instance: Any, answer: tuple[str, ...]) -> list[tuple[str, ...]]:
    """An item less, the numbers alone, the first word turned into its number."""
    numbers = [str(instance.start + place * instance.step) for place in range(instance.length)]
    first = next(place for place, item in enumerate(answer) if item.isalpha())
    return [answer[:-1], tuple(numbers), (*answer[:first], numbers[first], *answer[first + 1 :])]
