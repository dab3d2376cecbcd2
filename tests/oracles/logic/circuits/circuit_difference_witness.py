"""Judge with a SAT solver on the printed lines: each gate becomes clauses, and the outputs must differ."""

from collections.abc import Iterator
from itertools import product
from typing import Any

from pysat.solvers import Cadical153

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, str]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    solver, number = _solver(instance)
    fixed = [number[name] if value == "1" else -number[name] for name, value in answer.items()]
    possible = solver.solve(assumptions=fixed)
    solver.delete()
    return "" if possible else "the outputs are the same"


def others(instance: Any, answer: dict[str, str]) -> list[dict[str, str]]:
    """Up to three other solutions."""
    solver, number = _solver(instance)
    found: list[dict[str, str]] = []
    while len(found) < 3:
        names = instance.names
        if not solver.solve():
            break
        true = {literal for literal in solver.get_model() if literal > 0}
        found.append({name: str(int(number[name] in true)) for name in names})
        solver.add_clause([-number[name] if number[name] in true else number[name] for name in names])
    solver.delete()
    return found


def near_misses(instance: Any, answer: dict[str, str]) -> Iterator[dict[str, str]]:
    """One input changed, all changed, all 0, where that is wrong."""
    turned = {"0": "1", "1": "0"}
    tried = [answer | {name: turned[value]} for name, value in answer.items()]
    tried += [{name: turned[value] for name, value in answer.items()}, dict.fromkeys(answer, "0")]
    yield from (one for one in tried if confirm(instance, one))


def _solver(instance: Any) -> tuple[Any, dict[str, int]]:
    number: dict[str, int] = {}
    solver = Cadical153()
    for line in (*instance.texts[0], *instance.texts[1]):
        wire, right = line.split(" = ")
        kind, read = right.rstrip(")").split("(")
        own, *inner = (number.setdefault(name, len(number) + 1) for name in (wire, *read.split(", ")))
        for values in product((0, 1), repeat=len(inner)):
            ones = sum(values)
            value = {
                "not": ones == 0, "nor": ones == 0, "or": ones > 0, "and": ones == len(inner),
                "nand": ones < len(inner), "xor": ones == 1,
            }[kind]  # fmt: skip
            solver.add_clause(
                [*(-v if bit else v for v, bit in zip(inner, values, strict=True)), own if value else -own]
            )
    one, two = (number[name] for name in instance.outputs)
    solver.add_clause([one, two])
    solver.add_clause([-one, -two])
    return solver, number
