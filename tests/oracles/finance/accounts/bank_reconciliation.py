"""Judge by an integer programme of what settles what; a second one looks for other remainders of the same size."""

from itertools import combinations
from typing import Any

from ortools.sat.python import cp_model

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    book = {f"B{n}": item for n, item in enumerate(instance.book, start=1)}
    bank = {f"S{n}": item for n, item in enumerate(instance.bank, start=1)}
    ways = []
    for reference, (day, amount) in bank.items():
        for size in range(1, instance.most + 1):
            for names in combinations(book, size):
                items = [book[name] for name in names]
                fits = all(0 <= day - d <= instance.delay and (a > 0) == (amount > 0) for d, a in items)
                if fits and sum(a for _, a in items) == amount:
                    ways.append((reference, *names))
    balance = instance.start + sum(a for _, a in book.values()) + sum(bank[name][1] for name in answer["bank"])
    other = instance.start + sum(a for _, a in bank.values()) + sum(book[name][1] for name in answer["book"])
    if not balance == other == answer["balance"]:
        return f"the balances are {balance} and {other}"
    for unlike in (False, True):
        model = cp_model.CpModel()
        chosen = [model.new_bool_var("-".join(way)) for way in ways]
        used = {name: [x for x, way in zip(chosen, ways, strict=True) if name in way] for name in (*book, *bank)}
        for name in used:
            model.add(sum(used[name]) <= 1)
        left = answer["bank"] | answer["book"]
        if unlike:
            model.add(sum(chosen) >= len(bank) - len(answer["bank"]))
            kept = [sum(used[name]) if name in left else 1 - sum(used[name]) for name in used]
            model.add(sum(kept) >= 1)
        else:
            model.maximize(sum(chosen))
        solver = cp_model.CpSolver()
        solver.parameters.num_workers = 1
        status = solver.solve(model)
        if unlike and status != cp_model.INFEASIBLE:
            return "something else may be left"
        if not unlike and solver.objective_value != len(bank) - len(answer["bank"]):
            return "more items of the bank can be matched"
    return ""


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A balance without the items of the bank, a reference left out."""
    missing = sum(instance.bank[int(name[1:]) - 1][1] for name in answer["bank"])
    return [{**answer, "balance": answer["balance"] - missing}, {**answer, "book": frozenset()}]
