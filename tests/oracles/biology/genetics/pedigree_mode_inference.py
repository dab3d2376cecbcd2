"""Judge by clauses on single alleles for each mode, with a SAT solver."""

from itertools import count
from typing import Any

from pysat.solvers import Solver

LEVELS = range(1, 11)


def confirm(instance: Any, answer: frozenset[str]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = {mode for mode in ("AD", "AR", "XD", "XR", "Y", "MT") if _possible(instance, mode)}
    return "" if answer == right else f"the modes are {sorted(right)}"


def near_misses(instance: Any, answer: frozenset[str]) -> list[frozenset[str]]:
    """One mode more and one less."""
    return [answer ^ {mode} for mode in ("AD", "AR", "XD", "XR", "Y", "MT")]


def _possible(instance: Any, mode: str) -> bool:
    fresh, clauses, genes = count(1), list[list[int]](), list[list[int]]()

    def copied(target: int, sources: list[int]) -> None:
        """The target equals one of the sources, which a selector picks."""
        if len(sources) == 1:
            clauses.extend([[-target, sources[0]], [target, -sources[0]]])
            return
        pick = next(fresh)
        for sign, source in ((pick, sources[0]), (-pick, sources[1])):
            clauses.extend([[-sign, -target, source], [-sign, target, -source]])

    for i, (male, mother, father) in enumerate(instance.people):
        sick = i in instance.affected
        if mode == "Y":
            sources = [genes[father]] if mother >= 0 and male else [None] if male else []
        elif mode == "MT" or (mode[0] == "X" and male):
            sources = [genes[mother]] if mother >= 0 else [None]
        else:
            sources = [genes[mother], genes[father]] if mother >= 0 else [None, None]
        own = [next(fresh) for _ in sources]
        genes.append(own)
        for allele, source in zip(own, sources, strict=True):
            if source is not None:
                copied(allele, source)
            elif instance.rare and not sick:
                clauses.append([-allele])
        every = mode in ("AR", "XR")
        if not own:
            if sick:
                return False
        elif sick == every:  # all alleles are variants, or none is
            clauses.extend([allele] if sick else [-allele] for allele in own)
        else:
            clauses.append([allele if sick else -allele for allele in own])
    with Solver(name="m22", bootstrap_with=clauses) as solver:
        return bool(solver.solve())
