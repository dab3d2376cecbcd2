"""Judge by trying every village of truth-tellers and liars, or by a SAT solver asked twice about each person."""

from itertools import product
from typing import Any

from pysat.card import CardEnc, EncType
from pysat.solvers import Cadical153

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[bool | None, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = _by_trial(instance) if len(_people(instance)) <= 12 else _by_sat(instance)
    wrong = [name for name, one, other in zip(instance.asked, answer, right, strict=True) if one is not other]
    return f"wrong about {wrong}" if wrong else ""


def near_misses(instance: Any, answer: tuple[bool | None, ...]) -> list[tuple[bool | None, ...]]:
    """The first answer replaced by each of the two others."""
    return [(other, *answer[1:]) for other in (True, False, None) if other is not answer[0]]


def _people(instance: Any) -> list[str]:
    named = {name for name, _ in instance.known} | set(instance.asked)
    return sorted(named | {name for speaker, _, about in instance.claims for name in (speaker, *about)})


def _by_trial(instance: Any) -> list[bool | None]:
    people = _people(instance)
    seen: dict[str, set[bool]] = {name: set() for name in instance.asked}
    for row in product((False, True), repeat=len(people)):
        honest = dict(zip(people, row, strict=True))
        fits = all(honest[name] is known for name, known in instance.known)
        if fits and all((sum(honest[x] for x in about) == k) is honest[who] for who, k, about in instance.claims):
            for name in instance.asked:
                seen[name].add(honest[name])
    return [None if len(found) == 2 else found == {True} for found in (seen[name] for name in instance.asked)]


def _by_sat(instance: Any) -> list[bool | None]:
    number = {name: place for place, name in enumerate(_people(instance), start=1)}
    top = len(number)
    clauses = [[number[name] if honest else -number[name]] for name, honest in instance.known]
    for who, k, about in instance.claims:
        speaker, literals = number[who], [number[name] for name in about]
        if len(about) == 1:
            said = literals[0] if k else -literals[0]
            clauses += [[-speaker, said], [speaker, -said]]
            continue
        exactly = CardEnc.equals(literals, k, encoding=EncType.pairwise)
        clauses += [[-speaker, *clause] for clause in exactly.clauses]
        top += 2
        fewer, more = top - 1, top
        clauses.append([speaker, fewer, more])
        clauses += [[-fewer, *clause] for clause in CardEnc.atmost(literals, k - 1, encoding=EncType.pairwise).clauses]
        clauses += [[-more, *clause] for clause in CardEnc.atleast(literals, k + 1, encoding=EncType.pairwise).clauses]
    answers: list[bool | None] = []
    with Cadical153(bootstrap_with=clauses) as sat:
        for name in instance.asked:
            can_be, can_lie = sat.solve([number[name]]), sat.solve([-number[name]])
            answers.append(None if can_be and can_lie else bool(can_be))
    return answers
