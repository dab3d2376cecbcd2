"""Judge by paying less and less: from full payments down, over and over, until nothing changes any more."""

from fractions import Fraction
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    names = "ABCDEFGHIJ"[: len(instance.assets)]
    owed = {name: sum(x for a, _, x in instance.debts if names[a] == name) for name in names}
    exact = [answer[name] for name in names]
    if list(_step(instance, exact, owed, names)) != exact:
        return "the payments do not reproduce themselves"
    paid = [float(owed[name]) for name in names]
    for _ in range(3000):
        paid = [float(value) for value in _step(instance, paid, owed, names)]
    worst = max(abs(value - float(answer[name])) for name, value in zip(names, paid, strict=True))
    return "" if worst < 1e-6 else f"the greatest payments are {paid}"


def _step(instance: Any, paid: Any, owed: Any, names: str) -> Any:
    for n, name in enumerate(names):
        income = sum(paid[a] * x / owed[names[a]] for a, b, x in instance.debts if b == n)
        if instance.assets[n] + income >= owed[name] - (1e-9 if isinstance(income, float) else 0):
            yield owed[name]
        else:
            yield instance.assets[n] * Fraction(instance.kept, 100) + income


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """All debts paid, or nothing paid by one firm."""
    names = "ABCDEFGHIJ"[: len(instance.assets)]
    owed = {name: Fraction(sum(x for a, _, x in instance.debts if names[a] == name)) for name in names}
    return [owed, {**answer, "A": answer["A"] + 1}]
