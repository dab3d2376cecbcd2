"""Judge by all draws where there are few, and by an integer programme for the unluckiest draw (OR-Tools) elsewhere."""

from collections.abc import Sequence
from itertools import product
from math import prod
from typing import Any

from ortools.sat.python import cp_model

LEVELS = range(1, 11)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    groups = [[part] for part in instance.parts] if instance.every else [list(instance.parts)]
    worst = max(_worst(instance.stocks, group) for group in groups)
    if prod(stock + 1 for stock in instance.stocks) < 3000:
        held = any if not instance.every else all
        draws = product(*(range(stock + 1) for stock in instance.stocks))
        assert worst == max(sum(draw) for draw in draws if not held(_holds(draw, *part) for part in instance.parts))
    return "" if answer == worst + 1 else f"the least number is {worst + 1}"


def near_misses(instance: Any, answer: int) -> list[int]:
    """One less and one more."""
    return [answer + 1, *([answer - 1] if answer > 1 else [])]


def _holds(draw: Sequence[int], kind: str, number: int, one: int) -> bool:
    value = {
        "alike": max(draw),
        "each": min(draw),
        "of": draw[one],
        "colours": sum(count > 0 for count in draw),
        "pairs": sum(count // 2 for count in draw),
    }
    return value[kind] >= number


def _worst(stocks: Sequence[int], parts: list[tuple[str, int, int]]) -> int:
    model = cp_model.CpModel()
    drawn = [model.new_int_var(0, stock, "") for stock in stocks]
    for kind, number, one in parts:
        if kind == "alike":
            for count in drawn:
                model.add(count < number)
        elif kind == "of":
            model.add(drawn[one] < number)
        elif kind == "each":
            short = [model.new_bool_var("") for _ in drawn]
            for count, is_short in zip(drawn, short, strict=True):
                model.add(count < number).only_enforce_if(is_short)
            model.add_bool_or(short)
        elif kind == "colours":
            used = [model.new_bool_var("") for _ in drawn]
            for count, is_used, stock in zip(drawn, used, stocks, strict=True):
                model.add(count <= stock * is_used)
            model.add(sum(used) < number)
        else:
            pairs = [model.new_int_var(0, stock, "") for stock in stocks]
            for count, pair in zip(drawn, pairs, strict=True):
                model.add(count <= 2 * pair + 1)
            model.add(sum(pairs) < number)
    model.maximize(sum(drawn))
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    solver.solve(model)
    return int(solver.objective_value)
