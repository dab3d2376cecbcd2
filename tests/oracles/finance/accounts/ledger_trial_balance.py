"""Judge by entries of a debit and a credit side, amount by amount, whose sums must be equal."""

from collections import defaultdict
from fractions import Fraction
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    debit: Any = defaultdict(Fraction)
    credit: Any = defaultdict(Fraction)

    def move(to: str, source: str, amount: Any) -> None:
        debit[to] += amount
        credit[source] += amount

    for kind, n, c in instance.events:
        tax = Fraction(n * instance.rate, 100)
        plain = {
            "capital": ("cash", "capital"),
            "pay": ("payables", "cash"),
            "prepay": ("prepaid", "cash"),
            "use": ("rent", "prepaid"),
            "earn": ("wages", "accrued"),
            "settle": ("accrued", "cash"),
            "wear": ("wear", "lost"),
        }
        if kind in plain:
            move(*plain[kind], n)
        elif kind in ("buy", "buy_cash", "machine"):
            source = "cash" if kind == "buy_cash" else "payables"
            move("machines" if kind == "machine" else "goods", source, n)
            move("tax", source, tax)
        elif kind in ("sell", "sell_cash"):
            to = "receivables" if kind == "sell" else "cash"
            move(to, "sales", n)
            move(to, "tax", tax)
            move("costs", "goods", c)
        elif kind == "return":
            move("returns", "receivables", n)
            move("tax", "receivables", tax)
            move("goods", "costs", c)
        else:
            move("cash", "receivables", n - c)
            move("discounts", "receivables", c)
    right = {account: debit[account] - credit[account] for account in answer}
    missing = {account for account in {*debit, *credit} - set(answer) if debit[account] or credit[account]}
    if missing or sum(right.values()) != 0:
        return f"accounts are missing: {missing}"
    return "" if right == answer else f"the balances are {right}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """All signs turned, or one balance changed."""
    return [{name: -value for name, value in answer.items()}, {**answer, "cash": answer["cash"] + 100}]
