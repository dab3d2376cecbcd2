"""Judge by long division with all remainders kept; a far digit follows from the period. Up to level 7."""

from typing import Any

LEVELS = range(1, 8)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    seen: dict[int, int] = {}
    digits: list[int] = []
    remainder = instance.numerator
    while remainder not in seen:
        seen[remainder] = len(digits)
        digit, remainder = divmod(remainder * instance.base, instance.denominator)
        digits.append(digit)
    before, period = seen[remainder], len(digits) - seen[remainder]
    if instance.position is None:
        right = {"before": before, "period": period}
        return "" if answer == right else f"right is {right}"
    index = instance.position - 1
    digit = digits[index if index < before else before + (index - before) % period]
    return "" if answer == digit else f"the digit is {digit}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A double period, the period told from another place; another digit."""
    if instance.position is not None:
        return [(answer + 1) % instance.base]
    return [answer | {"period": 2 * answer["period"]}, answer | {"before": answer["before"] + 1}]
