"""Judge by a constraint model of OR-tools, and by the number of its solutions."""

from typing import Any

from ortools.sat.python import cp_model

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, tuple[str, ...]]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    model, place = _model(instance)
    solver = cp_model.CpSolver()
    solver.parameters.enumerate_all_solutions = True
    solver.parameters.num_workers = 1
    found = _Collector(place)
    solver.solve(model, found)
    if len(found.places) != 1:
        return f"the clues admit {len(found.places)} arrangements"
    given = {value: house for values in answer.values() for house, value in enumerate(values, start=1)}
    return "" if given == found.places[0] else "the clues lead to another arrangement"


def near_misses(instance: Any, answer: dict[str, tuple[str, ...]]) -> list[dict[str, tuple[str, ...]]]:
    """Two houses exchanged in one category, a value doubled, the row reversed."""
    name, values = next(iter(answer.items()))
    exchanged = (values[1], values[0], *values[2:])
    doubled = (values[0], values[0], *values[2:])
    return [answer | {name: exchanged}, answer | {name: doubled}, {name: row[::-1] for name, row in answer.items()}]


class _Collector(cp_model.CpSolverSolutionCallback):
    def __init__(self, place: dict[str, Any]) -> None:
        super().__init__()
        self.variables, self.places = place, list[dict[str, int]]()

    def on_solution_callback(self) -> None:
        self.places.append({value: self.value(variable) for value, variable in self.variables.items()})
        if len(self.places) == 2:
            self.stop_search()


def _model(instance: Any) -> tuple[cp_model.CpModel, dict[str, Any]]:
    n, model = len(instance.categories[0][1]), cp_model.CpModel()
    place = {value: model.new_int_var(1, n, value) for _, values in instance.categories for value in values}
    for _, values in instance.categories:
        model.add_all_different([place[value] for value in values])
    for kind, *items in instance.clues:
        a, b, c = (place[item] for item in (*items, items[0], items[0])[:3])
        if kind == "same":
            model.add(a == b)
        elif kind == "left":
            model.add(b - a == 1)
        elif kind == "before":
            model.add(a < b)
        elif kind == "different":
            model.add(a != b)
        elif kind == "end":
            model.add_allowed_assignments([a], [(1,), (n,)])
        elif kind in ("next", "apart"):
            distance = model.new_int_var(0, n, "")
            model.add_abs_equality(distance, a - b)
            model.add(distance == (1 if kind == "next" else 2))
        elif kind == "either":
            with_b, with_c = _equality(model, a, b), _equality(model, a, c)
            model.add(with_b + with_c == 1)
        else:
            assert kind == "between"
            upward = model.new_bool_var("")
            model.add(a < b).only_enforce_if(upward)
            model.add(b < c).only_enforce_if(upward)
            model.add(a > b).only_enforce_if(~upward)
            model.add(b > c).only_enforce_if(~upward)
    return model, place


def _equality(model: cp_model.CpModel, a: Any, b: Any) -> Any:
    equal = model.new_bool_var("")
    model.add(a == b).only_enforce_if(equal)
    model.add(a != b).only_enforce_if(~equal)
    return equal
