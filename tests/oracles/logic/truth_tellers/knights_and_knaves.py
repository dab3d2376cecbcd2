"""Judge by trying every assignment of types; for many people, by a SAT solver over a Tseitin encoding."""

from itertools import product
from typing import Any

from pysat.solvers import Cadical153

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, str]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    given = {name: answer[name] == "knight" for name in instance.people}
    if not _consistent(instance, given):
        return "a statement does not fit its speaker"
    if len(instance.people) <= 8:
        rows = product((False, True), repeat=len(instance.people))
        solutions = sum(_consistent(instance, dict(zip(instance.people, row, strict=True))) for row in rows)
        return "" if solutions == 1 else f"{solutions} solutions"
    return "" if not _another(instance, given) else "there is another solution"


def near_misses(instance: Any, answer: dict[str, str]) -> list[dict[str, str]]:
    """One person's type changed, and everyone's."""
    other = {"knight": "knave", "knave": "knight"}
    one = instance.people[0]
    return [answer | {one: other[answer[one]]}, {name: other[kind] for name, kind in answer.items()}]


def _consistent(instance: Any, knight: dict[str, bool]) -> bool:
    claims = all(knight[speaker] == _value(claim, knight) for speaker, claim in instance.claims)
    return claims and all(
        knight[who] == (sum(knight[name] for name in group) == k) for who, k, group in instance.counts
    )


def _value(claim: Any, knight: dict[str, bool]) -> bool:
    kind = type(claim).__name__
    if kind == "Atom":
        return knight[claim.name]
    if kind == "Not":
        return not _value(claim.operand, knight)
    a, b = _value(claim.left, knight), _value(claim.right, knight)
    meaning = {"and": a and b, "or": a or b, "xor": a ^ b, "implies": b or not a, "iff": a is b}
    return meaning[claim.connective]


def _another(instance: Any, knight: dict[str, bool]) -> bool:
    """Whether a SAT solver finds a second solution."""
    number = {name: place for place, name in enumerate(instance.people, start=1)}
    solver = _Encoder(number)
    for speaker, claim in instance.claims:
        solver.equal(number[speaker], solver.literal(claim))
    for speaker, k, group in instance.counts:
        for row in product((1, -1), repeat=len(group)):
            fits = row.count(1) == k
            head = number[speaker] if fits else -number[speaker]
            solver.clauses.append([*(-sign * number[name] for sign, name in zip(row, group, strict=True)), head])
    solver.clauses.append([-number[name] if is_knight else number[name] for name, is_knight in knight.items()])
    with Cadical153(bootstrap_with=solver.clauses) as sat:
        return bool(sat.solve())


class _Encoder:
    """Tseitin's encoding: a variable for every subformula."""

    def __init__(self, number: dict[str, int]) -> None:
        self.number, self.top, self.clauses = number, len(number), list[list[int]]()

    def equal(self, a: int, b: int) -> None:
        self.clauses += [[-a, b], [a, -b]]

    def literal(self, claim: Any) -> int:
        kind = type(claim).__name__
        if kind == "Atom":
            return self.number[claim.name]
        if kind == "Not":
            return -self.literal(claim.operand)
        a, b = self.literal(claim.left), self.literal(claim.right)
        self.top += 1
        for x, y in product((False, True), repeat=2):
            value = {"and": x and y, "or": x or y, "xor": x ^ y, "implies": y or not x, "iff": x is y}[claim.connective]
            self.clauses.append([-a if x else a, -b if y else b, self.top if value else -self.top])
        return self.top
