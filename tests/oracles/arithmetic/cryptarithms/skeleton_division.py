"""Write the division anew from the quotient's digits and compare with the printed drawing; try all small factors."""

import re
from typing import Any

LEVELS = range(1, 11)
_EXHAUSTIVE = 5


def confirm(instance: Any, answer: dict[str, int]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    divisor, dividend, quotient = (answer[name] for name in ("divisor", "dividend", "quotient"))
    if divisor * quotient != dividend or "0" in str(quotient):
        return "not a division"
    lines, picture = _written(divisor, str(quotient)), instance.drawing.split("\n")
    if len(lines) != len(picture):
        return "another number of rows"
    for line, wanted in zip(lines, picture, strict=True):
        if not re.fullmatch(re.escape(wanted).replace(r"\*", "[0-9]"), line):
            return f"the row {line} does not fit"
    return ""


def others(instance: Any, answer: dict[str, int]) -> list[dict[str, int]]:
    """Other restorations, by trying all divisors and quotients."""
    sizes = len(instance.divisor), len(instance.rows[0][0])
    if sum(sizes) > _EXHAUSTIVE:
        return []
    found = []
    for x in range(10 ** (sizes[0] - 1), 10 ** sizes[0]):
        for y in range(10 ** (sizes[1] - 1), 10 ** sizes[1]):
            pattern = "-".join((instance.divisor, instance.rows[0][0], instance.rows[1][0])).replace("*", ".")
            if re.fullmatch(pattern, f"{x}-{y}-{x * y}"):
                other = {"divisor": x, "dividend": x * y, "quotient": y}
                if other != answer and not confirm(instance, other):
                    found.append(other)
    return found[:3]


def near_misses(instance: Any, answer: dict[str, int]) -> list[dict[str, int]]:
    """Divisor and quotient exchanged, each a little changed, and a wrong dividend."""
    x, y = answer["divisor"], answer["quotient"]
    pairs = [(y, x), (x + 1, y), (x, y + 1), (10 * x, y)]
    wrong = [{"divisor": a, "dividend": a * b, "quotient": b} for a, b in pairs]
    wrong += [{**answer, "dividend": x * y + 1}, {**answer, "quotient": y + 1}]
    return [other for other in wrong if confirm(instance, other)]


def _written(divisor: int, quotient: str) -> list[str]:
    """Subtract the products, each a digit further to the right, from the whole dividend."""
    dividend = str(divisor * int(quotient))
    margin = len(str(divisor)) + 3
    width = margin + len(dividend)
    lines = [quotient.rjust(width), " " * margin + "-" * len(dividend), f"{divisor} ) {dividend}"]
    left = int(dividend)
    for place, digit in enumerate(quotient):
        shift = len(quotient) - place - 1
        product = divisor * int(digit)
        left -= product * 10**shift
        lines.append(str(product).rjust(width - shift))
        following = max(shift - 1, 0)
        lines.append(str(left // 10**following).rjust(width - following))
    return lines
