"""Judge by a constraint solver (OR-Tools) over genotypes: it finds the answer and no other."""

from itertools import combinations_with_replacement, product
from typing import Any

from ortools.sat.python import cp_model

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    found: dict[str, list[str]] = {name: [] for name in instance.names}
    pairs = list(combinations_with_replacement(range(instance.alleles), 2))
    for place, gene in enumerate(instance.genes()):
        model = cp_model.CpModel()
        kinds = [model.new_int_var(0, len(pairs) - 1, name) for name in instance.names]
        for kind, look in zip(kinds, instance.looks, strict=True):
            if look:
                model.add_allowed_assignments([kind], [[i] for i, p in enumerate(pairs) if min(p) == look[place]])
        for a, b, seen in instance.crosses:
            fit = [
                (i, j)
                for (i, p), (j, q) in product(enumerate(pairs), repeat=2)
                if sorted({min(x, y) for x, y in product(p, q)}) == sorted(seen[place]) and (a != b or i == j)
            ]
            model.add_allowed_assignments([kinds[a], kinds[b]], fit)
        solver = cp_model.CpSolver()
        solver.parameters.num_workers = 1
        if solver.solve(model) != cp_model.OPTIMAL:
            return f"nothing fits for {gene}"
        values = [solver.value(kind) for kind in kinds]
        other = [model.new_bool_var(f"d{i}") for i in range(len(kinds))]
        for kind, value, flag in zip(kinds, values, other, strict=True):
            model.add(kind != value).only_enforce_if(flag)
        model.add_bool_or(other)
        if solver.solve(model) != cp_model.INFEASIBLE:
            return f"the genotypes for {gene} are not unique"
        for name, value in zip(instance.names, values, strict=True):
            found[name] += [f"{gene}{allele + 1}" for allele in pairs[value]]
    right = all(sorted(answer[name]) == sorted(found[name]) for name in instance.names)
    return "" if right else f"the genotypes are {found}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The first individual with its first allele twice, and with another allele."""
    name = min(answer)
    first, second, *rest = answer[name]
    wrong = [(first, first, *rest), (second, second, *rest)]
    return [answer | {name: one} for one in wrong if sorted(one) != sorted(answer[name])]
