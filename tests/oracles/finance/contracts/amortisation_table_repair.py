"""Judge by the closed formula for annuities: it gives the payment to within the roundings, and the rest is tried."""

from fractions import Fraction
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    shown, wrong = dict(instance.cells), 0 if instance.asked else 1
    found = []
    for rate in [instance.rate] if instance.rate else range(2, 31):
        r = Fraction(rate, 1000)
        for payment in _payments(instance, shown, r):
            rows = _rows(instance, r, payment)
            differ = [name for name in shown if rows[name] != shown[name]]
            positive = all(rows[f"C{n}"] > 0 for n in range(1, instance.rows))
            if len(differ) == wrong and positive:
                found.append({name: rows[name] for name in instance.asked or differ})
    if not found:
        return "no table fits"
    return "" if all(one == answer for one in found) else f"they may be {found}"


def _payments(instance: Any, shown: Any, r: Fraction) -> set[int]:
    tried = set[int]()
    for name, value in shown.items():
        n, debt = int(name[1:]), instance.amount
        if (name[0] in "PRC" and n == instance.rows) or name[0] == "I" or len(tried) > 80:
            continue
        periods = n - 1 if name[0] == "O" else n
        growth = (1 + r) ** periods
        if name[0] in "OC":
            estimate = (debt * growth - value) * r / (growth - 1)
        else:
            estimate = value / (1 + r) ** (n - 1) + debt * r if name[0] == "R" else Fraction(value)
        tried |= set(range(int(estimate) - periods - 2, int(estimate) + periods + 3))
    return tried


def _rows(instance: Any, r: Fraction, payment: int) -> dict[str, int]:
    cells, debt = {}, instance.amount
    for n in range(1, instance.rows + 1):
        interest = int(debt * r + Fraction(1, 2))
        pay = payment if n < instance.rows else debt + interest
        cells.update({f"O{n}": debt, f"I{n}": interest, f"P{n}": pay, f"R{n}": pay - interest})
        debt += interest - pay
        cells[f"C{n}"] = debt
    return cells


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A cent more."""
    name = next(iter(answer))
    return [{**answer, name: answer[name] + 1}]
