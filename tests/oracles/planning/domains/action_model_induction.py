"""Search all models with a SAT solver: what the action does and all states of all tries are unknown booleans."""

from itertools import combinations
from typing import Any

from pysat.solvers import Solver

LEVELS = range(1, 11)

_KINDS = ("needs", "forbids", "makes", "ends")


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    number: dict[object, int] = {}

    def var(*name: object) -> int:
        return number.setdefault(name, len(number) + 1)

    clauses: list[list[int]] = []
    for kind, size in (("needs", instance.needs), ("forbids", instance.forbids)):
        every = [var(kind, fact) for fact in instance.bank]
        clauses += [[-one for one in more] for more in combinations(every, size + 1)]
        clauses += [list(fewer) for fewer in combinations(every, len(every) - size + 1)]
    for fact in instance.bank:
        clauses += [[-var("ends", fact), var("needs", fact)], [-var("makes", fact), -var("needs", fact)]]
    for index, (start, steps, end) in enumerate(instance.trials):
        facts = {*start, *(end or ())}
        for step in steps:  # the facts that a step is about
            facts |= {
                _put(fact, head, step) for head, *parts in _heads(instance, step) for part in parts for fact in part
            }
        clauses += [[var(index, 0, fact) if fact in start else -var(index, 0, fact)] for fact in facts]
        for time, step in enumerate(steps):
            (head, *parts), *_ = _heads(instance, step)
            given = {_put(fact, head, step): fact for part in parts for fact in part}
            for fact in facts:
                now, then = var(index, time, fact), var(index, time + 1, fact)
                if fact not in given:
                    clauses += [[-now, then], [now, -then]]
                elif head != instance.action:
                    needs, forbids, makes, ends = (given[fact] in part for part in parts)
                    clauses += [[now]] * needs + [[-now]] * forbids
                    if makes or ends:
                        clauses.append([then if makes else -then])
                    else:
                        clauses += [[-now, then], [now, -then]]
                elif end is not None:
                    needs_, forbids_, makes_, ends_ = (var(kind, given[fact]) for kind in _KINDS)
                    clauses += [[-needs_, now], [-forbids_, -now], [-makes_, then], [makes_, now, -then]]
                    clauses += [[-ends_, -then], [ends_, -now, then]]
                else:
                    bad, banned = var("bad", index, fact), var("banned", index, fact)
                    clauses += [[-bad, var("needs", given[fact])], [-bad, -now]]
                    clauses += [[-banned, var("forbids", given[fact])], [-banned, now]]
            if head == instance.action and end is None:
                clauses.append([var(kind, index, fact) for fact in given for kind in ("bad", "banned")])
        if end is not None:
            last = len(steps)
            clauses += [[var(index, last, fact) if fact in end else -var(index, last, fact)] for fact in facts]
    with Solver("cadical153", bootstrap_with=clauses) as solver:
        if not solver.solve():
            return "no model fits"
        true = set(solver.get_model())
        found = {kind: {fact for fact in instance.bank if var(kind, fact) in true} for kind in _KINDS}
        solver.add_clause(
            [-var(kind, fact) * (1 if fact in found[kind] else -1) for kind in _KINDS for fact in instance.bank]
        )
        if solver.solve():
            return "several models fit"
    return "" if found == {kind: set(answer[kind]) for kind in _KINDS} else f"right is {found}"


def _heads(instance: Any, step: str) -> list[Any]:
    """Give the action of a step with the lists of its facts; for the unknown one all facts that may be in them."""
    everything = [*instance.schemas, (instance.action, instance.bank, (), (), ())]
    return [schema for schema in everything if schema[0].split("-")[0] == step.split("-")[0]]


def _put(fact: str, head: str, step: str) -> str:
    places = head.split("-")[1:]
    word, *letters = fact.split("-")
    return "-".join([word, *(step.split("-")[1:][places.index(letter)] for letter in letters)])
