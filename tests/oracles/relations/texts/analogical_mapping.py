"""Judge by a model of OR-Tools that pairs the facts read from the printed lists."""

import re
from collections.abc import Iterator
from itertools import islice, permutations
from typing import Any

from ortools.sat.python import cp_model

LEVELS = range(1, 9)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    first, second = (re.findall(r"(\w+)\((\w+), (\w+)\)", text) for text in instance.told)
    kept = _kept(first, second, answer)
    most = _most(instance, first, second)
    return "" if kept == most == instance.best else f"{kept} facts carry over where {most} can"


def others(instance: Any, answer: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Other mappings of things, with the same relations, that carry as many facts over."""
    if len(instance.things[0]) < 7:
        yield from islice(_mappings(instance, answer, True), 2)


def near_misses(instance: Any, answer: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Mappings that carry fewer facts over."""
    yield from islice(_mappings(instance, answer, False), 3)


def greedy(instance: Any) -> dict[str, Any]:
    """The mapping in the order in which things and relations are listed."""
    return {
        "things": dict(zip(*instance.things, strict=True)),
        "relations": dict(zip(*instance.relations, strict=True)),
    }


def _mappings(instance: Any, answer: dict[str, Any], good: bool) -> Iterator[dict[str, Any]]:
    first, second = instance.facts
    for row in permutations(instance.things[1]):
        other = answer | {"things": dict(zip(instance.things[0], row, strict=True))}
        if other != answer and (_kept(first, second, other) == instance.best) == good:
            yield other


def _kept(first: Any, second: Any, answer: dict[str, Any]) -> int:
    things, relations = answer["things"], answer["relations"]
    facts = {tuple(fact) for fact in second}
    return sum((relations[kind], things[one], things[two]) in facts for kind, one, two in first)


def _most(instance: Any, first: list[Any], second: list[Any]) -> int:
    model = cp_model.CpModel()
    pick: dict[tuple[str, str], Any] = {}
    for sources, goals in zip(
        (instance.things[0], instance.relations[0]), (instance.things[1], instance.relations[1]), strict=True
    ):
        pick |= {(a, b): model.new_bool_var("") for a in sources for b in goals}
        for a in sources:
            model.add_exactly_one(pick[a, b] for b in goals)
        for b in goals:
            model.add_exactly_one(pick[a, b] for a in sources)
    pairs = []
    for fact in first:
        for goal in second:
            both = model.new_bool_var("")
            model.add_bool_and(pick[a, b] for a, b in zip(fact, goal, strict=True)).only_enforce_if(both)
            pairs.append(both)
    model.maximize(sum(pairs))
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    status = solver.solve(model)
    assert status == cp_model.OPTIMAL
    return round(solver.objective_value)
