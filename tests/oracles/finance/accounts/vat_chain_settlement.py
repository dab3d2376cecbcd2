"""Judge by the flow of tax from the consumers' side: what the office gets equals what nobody can deduct."""

from fractions import Fraction
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    left = {number: Fraction(100 - percent, 100) for number, percent in instance.returns}
    invoices = []
    for number, (seller, buyer, kind, price, rate, _) in enumerate(instance.deals, start=1):
        charged = Fraction(price * rate, 100) * left.get(number, 1) if kind in ("plain", "reverse") else Fraction()
        invoices.append((buyer if kind == "reverse" else seller, buyer, charged))
    right = {}
    for place, name in enumerate(instance.traders):
        due = sum(tax for payer, _, tax in invoices if payer == place)
        paid = sum(tax for _, buyer, tax in invoices if buyer == place)
        flat = sum(deal[3] for deal in instance.deals if deal[0] == place and deal[2] == "exempt")
        right[name] = due - paid * Fraction(instance.shares[place], 100) + Fraction(flat * instance.correction, 100)
    exempt = sum(deal[3] for deal in instance.deals if deal[2] == "exempt")
    stuck = Fraction(exempt * instance.correction, 100) + sum(tax for _, buyer, tax in invoices if buyer < 0)
    stuck += sum(tax * (1 - Fraction(instance.shares[buyer], 100)) for _, buyer, tax in invoices if buyer >= 0)
    if sum(answer.values()) != stuck:
        return "the office gets another sum than what cannot be deducted"
    return "" if right == answer else f"they owe {right}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """All signs turned, one sum changed."""
    turned = {name: -value for name, value in answer.items()}
    first = instance.traders[0]
    return [one for one in (turned, {**answer, first: answer[first] + 5}) if one != answer]
