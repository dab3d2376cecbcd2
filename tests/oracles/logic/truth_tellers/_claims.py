"""Read printed claims about kinds into CP-SAT, apart from the tasks' own code."""

import re
from typing import Any


def truth_of(text: str, model: Any, var: Any) -> Any:
    """Return a Boolean of the model that is true just if the sentence is; `var(name, kind)` is a Boolean too."""
    text = text.strip().rstrip(".")
    found = re.fullmatch(r"if (.*), then (.*)", text, re.IGNORECASE)
    if found:
        a, b = (truth_of(part, model, var) for part in found.groups())
        return _new(model, [~a, b], any_=True)
    found = re.fullmatch(r"either (.*) or (.*), but not both", text, re.IGNORECASE)
    if found:
        a, b = (truth_of(part, model, var) for part in found.groups())
        on = model.new_bool_var("")
        model.add(a + b == 1).only_enforce_if(on)
        model.add(a + b != 1).only_enforce_if(~on)
        return on
    found = re.fullmatch(r"(.*), or (.*), or both", text)
    if found:
        return _new(model, [truth_of(part, model, var) for part in found.groups()], any_=True)
    found = re.fullmatch(r"exactly (\d+) of (.*) (?:is|are) (.*)", text, re.IGNORECASE)
    if found:
        word = _kind(found[3])
        kind = word if word in var.kinds else {"spies": "spy"}.get(word, word.removesuffix("s"))
        names = re.split(r", | and ", found[2])
        on, total = model.new_bool_var(""), sum(var(_name(name), kind) for name in names)
        model.add(total == int(found[1])).only_enforce_if(on)
        model.add(total != int(found[1])).only_enforce_if(~on)
        return on
    found = re.fullmatch(r"(.*) and (.*) are of the same kind", text)
    if found:
        first, second = map(_name, found.groups())
        pairs = [(var(first, kind), var(second, kind)) for kind in var.kinds]
        return _new(model, [_new(model, list(pair), any_=False) for pair in pairs], any_=True)
    found = re.fullmatch(r"(.*) is not (.*)", text)
    if found:
        return ~var(_name(found[1]), _kind(found[2]))
    found = re.fullmatch(r"(.*) is (.*)", text)
    assert found is not None, text
    return var(_name(found[1]), _kind(found[2]))


def _name(text: str) -> str:
    return text.split()[-1]


def _kind(text: str) -> str:
    return text.split()[-1].strip('"')


def _new(model: Any, parts: list[Any], *, any_: bool) -> Any:
    on = model.new_bool_var("")
    if any_:
        model.add_bool_or(parts).only_enforce_if(on)
        model.add_bool_and([~part for part in parts]).only_enforce_if(~on)
    else:
        model.add_bool_and(parts).only_enforce_if(on)
        model.add_bool_or([~part for part in parts]).only_enforce_if(~on)
    return on


class Kinds:
    """Booleans for "this name is of this kind", exactly one for each name."""

    def __init__(self, model: Any, names: Any, kinds: Any) -> None:
        self.kinds, self.names = tuple(kinds), tuple(names)
        self.table = {(name, kind): model.new_bool_var(f"{name} {kind}") for name in names for kind in kinds}
        for name in self.names:
            model.add_exactly_one(self.table[name, kind] for kind in self.kinds)

    def __call__(self, name: str, kind: str) -> Any:
        return self.table[name, kind]

    def forbid(self, model: Any, answer: dict[str, str]) -> None:
        """Leave out one solution."""
        model.add_bool_or(~self.table[name, kind] for name, kind in answer.items())


def only_answer(model: Any, var: Kinds, answer: dict[str, str]) -> str:
    """Return "" if `answer` is a solution and the only one."""
    from ortools.sat.python import cp_model

    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    trial = model.clone()
    for name, kind in answer.items():
        trial.add(trial.get_bool_var_from_proto_index(var(name, kind).index) == 1)
    if solver.solve(trial) not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
        return "this is no solution"
    var.forbid(model, answer)
    return "" if solver.solve(model) == cp_model.INFEASIBLE else "there is another solution"
