"""Judge by all systems that fit: a constraint solver for additive kinds, digits by division for positional ones."""

from typing import Any

from ortools.sat.python import cp_model

LEVELS = range(1, 11)


class _Collector(cp_model.CpSolverSolutionCallback):
    def __init__(self, variables: dict[str, Any]) -> None:
        super().__init__()
        self.variables = variables
        self.found: list[dict[str, int]] = []

    def on_solution_callback(self) -> None:
        self.found.append({sign: self.value(variable) for sign, variable in self.variables.items()})


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    readings = [[_sum(values, n, False) for n in instance.asked] for values in _additive(instance, False)]
    if instance.kinds >= 2:
        readings += [[_sum(values, n, True) for n in instance.asked] for values in _additive(instance, True)]
    if instance.kinds == 3:
        for base in range(2, instance.bound + 1):
            readings += _positional(instance, base, 1) + _positional(instance, base, -1)
    assert len(readings) == 1
    return "" if list(answer) == readings[0] else "another value is right"


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """One value off by one, or two values exchanged."""
    missed = [(*answer[:i], answer[i] + step, *answer[i + 1 :]) for i in range(len(answer)) for step in (1, -1)]
    return [*missed, answer[::-1]] if len(answer) > 1 else missed


def _sum(values: dict[str, int], numeral: str, subtractive: bool) -> int:
    total = 0
    for i, sign in enumerate(numeral):
        before_larger = i + 1 < len(numeral) and values[numeral[i + 1]] > values[sign]
        total += -values[sign] if subtractive and before_larger else values[sign]
    return total


def _additive(instance: Any, subtractive: bool) -> list[dict[str, int]]:
    model = cp_model.CpModel()
    domain = cp_model.Domain.from_values(list(instance.choices))
    values = {sign: model.new_int_var_from_domain(domain, sign) for sign in instance.signs}
    model.add_all_different(list(values.values()))
    terms: dict[tuple[str, str], Any] = {}

    def term(sign: str, right: str) -> Any:
        """What `sign` adds to a numeral in which `right` follows it."""
        if not subtractive or right in ("", sign):
            return values[sign]
        if (sign, right) not in terms:
            x, y = values[sign], values[right]
            less, signed = model.new_bool_var(""), model.new_int_var(-1000, 1000, "")
            model.add(x < y).only_enforce_if(less)
            model.add(x > y).only_enforce_if(~less)
            model.add(signed == -x).only_enforce_if(less)
            model.add(signed == x).only_enforce_if(~less)
            terms[sign, right] = signed
        return terms[sign, right]

    for numeral, value in instance.examples:
        model.add(sum(term(sign, numeral[i + 1 : i + 2]) for i, sign in enumerate(numeral)) == value)
    solver = cp_model.CpSolver()
    solver.parameters.enumerate_all_solutions = True
    solver.parameters.num_workers = 1
    collector = _Collector(values)
    assert solver.solve(model, collector) in (cp_model.OPTIMAL, cp_model.INFEASIBLE)
    return collector.found


def _positional(instance: Any, base: int, step: int) -> list[list[int]]:
    """Read the numerals asked in this base and direction, if the examples allow it."""
    digits: dict[str, int] = {}
    for numeral, value in instance.examples:
        rest = value
        for sign in numeral[::-step]:
            rest, digit = divmod(rest, base)
            if digits.setdefault(sign, digit) != digit:
                return []
        if rest:
            return []
    if len(set(digits.values())) < len(digits):
        return []
    assert set(digits) == set(instance.signs)
    return [[sum(digits[s] * base**k for k, s in enumerate(n[::-step])) for n in instance.asked]]
