"""Judge by replaying the exchange; CP-SAT gives the fewest coins."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from ortools.sat.python import cp_model

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    for coins, stock in ((answer["pay"], dict(instance.buyer)), (answer["change"], dict(instance.cashier))):
        if any(n > stock.get(value, 0) for value, n in Counter(coins).items()):
            return "coins that are not there"
    if sum(answer["pay"]) - sum(answer["change"]) != instance.price:
        return "another price"
    model = cp_model.CpModel()
    pay = {value: model.new_int_var(0, n, f"pay {value}") for value, n in instance.buyer}
    change = {value: model.new_int_var(0, n, f"change {value}") for value, n in instance.cashier}
    model.add(sum(v * n for v, n in pay.items()) - sum(v * n for v, n in change.items()) == instance.price)
    model.minimize(sum(pay.values()) + sum(change.values()))
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    assert solver.solve(model) == cp_model.OPTIMAL
    used = len(answer["pay"]) + len(answer["change"])
    return "" if used == round(solver.objective_value) else "too many coins"


def others(instance: Any, answer: Any) -> list[Any]:
    """The coins in another order."""
    turned = {name: coins[::-1] for name, coins in answer.items()}
    return [turned] if turned != answer else []


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """A coin left out, the same coin paid and given back, nothing at all."""
    yield answer | {"pay": answer["pay"][1:]}
    yield {"pay": (), "change": ()}
    for value, _ in instance.buyer:
        yield {"pay": (*answer["pay"], value), "change": (*answer["change"], value)}
