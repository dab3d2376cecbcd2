"""Judge by python-sat, from the clauses written out as text."""

import re
from typing import Any

from pysat.solvers import Cadical153

LEVELS = range(1, 11)


def confirm(instance: Any, answer: frozenset[Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if len(answer) > instance.limit:
        return "too many instances"
    number: dict[str, int] = {}
    clauses = []
    for one in sorted(map(str, answer)):
        match = re.fullmatch(r"c(\d+)(?:\((.*)\))?", one)
        if not match or not 1 <= int(match[1]) <= len(instance.clauses) or re.search(r"c\d", one[1:]):
            return "no instance of a clause"
        literals = [("" if sign else "~") + str(atom) for sign, atom in instance.clauses[int(match[1]) - 1]]
        names = list(dict.fromkeys(re.findall(r"[XYZ]", " ".join(literals))))
        values = dict(zip(names, _parts(match[2] or ""), strict=True))
        row = []
        for literal in literals:
            atom = "".join(values.get(sign, sign) for sign in literal.lstrip("~") if sign != " ")
            row.append((-1 if literal[0] == "~" else 1) * number.setdefault(atom, len(number) + 1))
        clauses.append(row)
    with Cadical153(bootstrap_with=clauses) as solver:
        return "the instances can be true together" if solver.solve() else ""


def others(instance: Any, answer: frozenset[Any]) -> list[frozenset[Any]]:
    """One instance more than needed, where one may be added."""
    if len(answer) >= instance.limit:
        return []
    one = next(iter(sorted(answer, key=str)))
    for number, clause in enumerate(instance.clauses, start=1):
        count = len(set(re.findall(r"[XYZ]", " ".join(str(atom) for _, atom in clause))))
        extra = type(one)(f"c{number}", (type(one)(instance.constants[-1]),) * count)
        if extra not in answer:
            return [answer | {extra}]
    return []


def near_misses(instance: Any, answer: frozenset[Any]) -> list[frozenset[Any]]:
    """One instance left out: each one of the reference is needed."""
    return [answer - {one} for one in sorted(answer, key=str)][:4]


def _parts(text: str) -> list[str]:
    """Cut at the commas outside brackets."""
    found, level = [""], 0
    for char in text.replace(" ", ""):
        level += {"(": 1, ")": -1}.get(char, 0)
        if char == "," and not level:
            found.append("")
        else:
            found[-1] += char
    return [part for part in found if part]
