"""Judge by trying every assignment of types, each statement evaluated anew; for many islanders also by a SAT solver."""

from itertools import product
from typing import Any

from pysat.solvers import Cadical153

from bootcamp.verifiers.formula import Join, Not

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    target = dict(instance.target)
    names = list(target)
    for speaker, said in answer.items():
        used, signs = _read(said)
        bars = {name for one, name in instance.barred if one == speaker} | {speaker}
        needs = {sign for one, sign in instance.required if one == speaker}
        values = {_value(said, dict(zip(names, row, strict=True))) for row in _rows(names)}
        if used & bars or not needs <= set(signs) or len(signs) > instance.most or len(values) < 2:
            return f"the statement of {speaker} breaks a rule"
    fits = [row for row in _rows(names) if _consistent(answer, dict(zip(names, row, strict=True)))]
    if fits != [tuple(target.values())]:
        return f"{len(fits)} assignments fit"
    return "" if len(names) < 6 or _single(answer, target) else "a solver finds another assignment"


def others(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """The sides of every statement exchanged."""
    return [{name: _turned(said) for name, said in answer.items()}]


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """A statement negated, one about the speaker, one that is always true, one that nobody needs to be told."""
    speaker, said = next(iter(answer.items()))
    other = next(name for name in answer if name != speaker)
    one, two = ((name, type(_leaf(said))(name)) for name in (speaker, other))
    always = Join("or", two[1], Not(two[1]))
    wrong = [Not(said), Join("and", one[1], two[1]), always, Join("iff", said, always)]
    sets = [{**answer, speaker: new} for new in wrong]
    sets.append({name: type(one[1])(speaker if name != speaker else other) for name in answer})
    return [new for new in sets if confirm(instance, new)]


def _rows(names: list[str]) -> list[tuple[bool, ...]]:
    return list(product((False, True), repeat=len(names)))


def _consistent(answer: dict[str, Any], world: dict[str, bool]) -> bool:
    return all(_value(said, world) is world[name] for name, said in answer.items())


def _leaf(part: Any) -> Any:
    while type(part).__name__ != "Atom":
        part = part.operand if isinstance(part, Not) else part.left
    return part


def _turned(part: Any) -> Any:
    if isinstance(part, Join):
        return Join(part.connective, _turned(part.right), _turned(part.left))
    return Not(_turned(part.operand)) if isinstance(part, Not) else part


def _read(part: Any) -> tuple[set[str], list[str]]:
    if isinstance(part, Join):
        (a, b), (c, d) = _read(part.left), _read(part.right)
        return a | c, [*b, *d, {"and": "&", "or": "|", "iff": "<->"}[part.connective]]
    if isinstance(part, Not):
        used, signs = _read(part.operand)
        return used, [*signs, "~"]
    return {part.name}, []


def _value(part: Any, world: dict[str, bool]) -> bool:
    if isinstance(part, Not):
        return not _value(part.operand, world)
    if isinstance(part, Join):
        a, b = _value(part.left, world), _value(part.right, world)
        return a and b if part.connective == "and" else a or b if part.connective == "or" else a == b
    return world[part.name]


def _single(answer: dict[str, Any], target: dict[str, bool]) -> bool:
    """Whether no other assignment fits, each statement given by the rows of its own names that contradict it."""
    number = {name: i for i, name in enumerate(answer, 1)}
    clauses = [[-number[name] if knight else number[name] for name, knight in target.items()]]
    for speaker, said in answer.items():
        used = sorted({speaker} | _read(said)[0])
        for row in product((False, True), repeat=len(used)):
            world = dict(zip(used, row, strict=True))
            if _value(said, world) is not world[speaker]:
                clauses.append([-number[name] if world[name] else number[name] for name in used])
    with Cadical153(bootstrap_with=clauses) as sat:
        return not sat.solve()
