"""Judge by a SAT solver: the models of the program as clauses, each tested for being the least one of its reduct."""

from typing import Any

from pysat.solvers import Cadical153

LEVELS = range(1, 11)


def confirm(instance: Any, answer: frozenset[frozenset[str]]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    number = {name: i for i, name in enumerate(instance.atoms, 1)}
    clauses = [
        [*([number[head]] if head else []), *(-number[b] for b in body), *(number[c] for c in barred)]
        for head, body, barred in instance.rules
    ]
    right = set()
    with Cadical153(bootstrap_with=clauses) as outer:
        for _ in range(1 << len(number)):
            if not outer.solve():
                break
            true = {v for v in (outer.get_model() or []) if v > 0}
            model = {name for name in number if number[name] in true}
            reduct = [
                [*([number[head]] if head else []), *(-number[b] for b in body)]
                for head, body, barred in instance.rules
                if not model.intersection(barred)
            ]
            outside = [[-number[name]] for name in number if name not in model]
            with Cadical153(bootstrap_with=[*(c for c in reduct if c), *outside]) as inner:
                inner.add_clause([-number[name] for name in model] or [len(number) + 1])
                if not model or not inner.solve():
                    right.add(frozenset(model))
            outer.add_clause([-number[name] if name in model else number[name] for name in number])
    return "" if right == answer else f"{right}"


def near_misses(instance: Any, answer: frozenset[frozenset[str]]) -> list[frozenset[frozenset[str]]]:
    """One model missing or with an atom too few, all atoms at once, none although there are some."""
    wrong = [frozenset({frozenset(instance.atoms)}), answer | {frozenset()}]
    if answer:
        one = max(answer, key=lambda model: (len(model), sorted(model)))
        wrong += [answer - {one}, answer - {one} | {one - {min(one)}}]
    return [near for near in wrong if near != answer]
