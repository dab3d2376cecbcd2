"""Judge by the fewest stamps for each amount, and by trying all new values."""

from typing import Any

LEVELS = range(1, 9)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    values, stamps = instance.values, instance.stamps
    first = _first_missing(values, stamps)
    if not instance.extended:
        return "" if answer == first else f"the first amount missing is {first}"
    amounts = {value: _first_missing((*values, value), stamps) for value in range(1, first + 50)}
    best = min(value for value, amount in amounts.items() if amount == max(amounts.values()))
    return "" if answer == best else f"the best value is {best}"


def _first_missing(values: tuple[int, ...], stamps: int) -> int:
    fewest = [0]
    while fewest[-1] <= stamps:
        amount = len(fewest)
        fewest.append(1 + min(fewest[amount - value] for value in values if value <= amount))
    return len(fewest) - 1
