"""Judge with CP-SAT over all products; other sums are those that it finds with one of the products forbidden."""

from collections.abc import Iterator
from itertools import product
from typing import Any

from ortools.sat.python import cp_model

from bootcamp.lib.logic import Atom, Join, Not, conjunction, disjunction

LEVELS = range(1, 11)

Product = tuple[str, ...]
"""For each variable 1, 0, or - where it does not occur."""


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    try:
        products = _products(answer, instance.names)
    except AttributeError:
        return "something other than a variable is negated"
    covered = {row for row in range(2**instance.variables) if any(_has(one, row) for one in products)}
    if not set(instance.ones) <= covered <= {*instance.ones, *instance.free}:
        return "another function"
    best = _least(instance, ())
    assert best is not None
    return "" if _cost(products) == _cost(best) else f"{best} is better"


def others(instance: Any, answer: Any) -> list[Any]:
    """The products in another order, and a best sum without one of them."""
    products = _products(answer, instance.names)
    found = [_formula(products[::-1], instance.names)]
    for one in products[:2]:
        sum_ = _least(instance, (one,))
        if sum_ is not None and _cost(sum_) == _cost(products):
            found.append(_formula(sum_, instance.names))
    return found


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """A product missing, one more, the negation, and a product for every true row where that takes more."""
    products = _products(answer, instance.names)
    yield _formula(products[1:], instance.names)
    yield Join("or", answer, answer)
    yield Not(answer)
    rows = [tuple(f"{row:0{instance.variables}b}") for row in instance.ones]
    if _cost(rows) != _cost(products):
        yield _formula(rows, instance.names)


def _least(instance: Any, barred: tuple[Product, ...]) -> list[Product] | None:
    model = cp_model.CpModel()
    fine = {*instance.ones, *instance.free}
    used = {}
    for one in product("01-", repeat=instance.variables):
        rows = [row for row in range(2**instance.variables) if _has(one, row)]
        if fine.issuperset(rows) and one not in barred:
            used[one] = model.new_bool_var("".join(one))
    for row in instance.ones:
        model.add_bool_or([variable for one, variable in used.items() if _has(one, row)])
    model.minimize(sum((1000 + sum(sign != "-" for sign in one)) * variable for one, variable in used.items()))
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    if solver.solve(model) != cp_model.OPTIMAL:
        return None
    return [one for one, variable in used.items() if solver.value(variable)]


def _has(one: Product, row: int) -> bool:
    return all(sign in ("-", digit) for sign, digit in zip(one, f"{row:0{len(one)}b}", strict=True))


def _cost(products: list[Any]) -> tuple[int, int]:
    return len(products), sum(sign != "-" for one in products for sign in one)


def _products(formula: Any, names: str) -> list[Product]:
    if getattr(formula, "connective", "") == "or":
        return _products(formula.left, names) + _products(formula.right, names)
    signs = dict.fromkeys(names, "-")
    stack = [formula]
    while stack:
        part = stack.pop()
        if hasattr(part, "connective"):
            stack += [part.left, part.right]
        else:
            signs[getattr(part, "operand", part).name] = "0" if hasattr(part, "operand") else "1"
    return [tuple(signs.values())]


def _formula(products: list[Any], names: str) -> Any:
    sums = []
    for one in products:
        literals = [
            Atom(name) if sign == "1" else Not(Atom(name)) for name, sign in zip(names, one, strict=True) if sign != "-"
        ]
        sums.append(conjunction(literals))
    return disjunction(sums)
