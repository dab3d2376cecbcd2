"""Judge by a matrix product, and find other portfolios by an integer programme."""

from typing import Any

import numpy as np
from ortools.sat.python import cp_model

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    held = np.array([answer[name] for name in instance.names()])
    bought, sold = np.maximum(held, 0), np.maximum(-held, 0)
    income = sold @ np.array([asset[0] for asset in instance.assets])
    income -= bought @ np.array([asset[1] for asset in instance.assets])
    pays = held @ np.array([asset[2] for asset in instance.assets])
    if np.abs(held).max() > instance.bound:
        return "the bound is broken"
    return "" if income >= 0 and (pays >= 0).all() and (income > 0 or pays.any()) else f"{income} today, then {pays}"


def others(instance: Any, answer: Any) -> list[Any]:
    """The portfolio with the greatest sum of all income."""
    model = cp_model.CpModel()
    names, bound = instance.names(), instance.bound
    bought = [model.new_int_var(0, bound, f"b{name}") for name in names]
    sold = [model.new_int_var(0, bound, f"s{name}") for name in names]
    pairs = list(zip(bought, sold, instance.assets, strict=True))
    income = sum(s * asset[0] - b * asset[1] for b, s, asset in pairs)
    pays = [sum((b - s) * asset[2][n] for b, s, asset in pairs) for n in range(len(instance.assets[0][2]))]
    for total in (income, *pays):
        model.add(total >= 0)
    model.maximize(income + sum(pays))
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    solver.parameters.max_time_in_seconds = 2
    if solver.solve(model) not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
        return []
    found = {name: solver.value(b) - solver.value(s) for name, b, s in zip(names, bought, sold, strict=True)}
    return [] if confirm(instance, found) else [found]


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The opposite portfolio, nothing at all, one piece less."""
    names = instance.names()
    wrong = [{name: -answer[name] for name in names}, dict.fromkeys(names, 0)]
    wrong += [{**answer, name: answer[name] - 1} for name in names if answer[name] > 0]
    return [one for one in wrong if confirm(instance, one)]


def greedy(instance: Any) -> Any:
    """Buy the asset that pays the most for its price, sell the one that pays the least."""
    rates = {name: sum(asset[2]) / asset[1] for name, asset in zip(instance.names(), instance.assets, strict=True)}
    best, worst = max(rates, key=rates.__getitem__), min(rates, key=rates.__getitem__)
    return {name: (name == best) - (name == worst) for name in instance.names()}
