"""A clause-learning SAT solver for the marks, edges and letters of puzzles."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from heapq import heappop, heappush
from itertools import combinations, takewhile
from math import comb
from random import Random

from bootcamp.lib.solver import BudgetError

Clause = Sequence[int]
Check = Callable[[Sequence[int], Sequence[int]], Iterable[Clause]]

RESTART = 60
"""Conflicts before the first restart; each later run is half as long again."""


class Sat:
    """A set of clauses over the variables 1, 2, ...; the literal ``-v`` says that variable ``v`` is false.

    Conflict-driven clause learning (Marques-Silva and Sakallah, "GRASP", 1999) with watched literals, first unique
    implication points, saved phases and restarts. Assumptions make it incremental: what it learned under one set of
    them stays true under the next (Eén and Sörensson, "An extensible SAT-solver", 2003).

    >>> sat = Sat()
    >>> a, b, c = sat.variables(3)
    >>> sat.exactly((a, b, c), 2)
    >>> sat.add(-a, -b)
    >>> sat.solve(), sat.model[c]
    (True, True)
    >>> sat.solve((-c,)), sat.core
    (False, (-3,))
    """

    def __init__(self) -> None:
        self.size = 0
        self.satisfiable = True
        self.model: list[bool] = []
        """After a solution: the value of every variable, from index 1."""
        self.core: tuple[int, ...] = ()
        """After a refutation: assumptions that cannot hold together."""
        self.decisions = 0
        """Free choices made by the last :meth:`solve`: 0 means that propagation was enough."""
        # Every list below is indexed by literal: [0, 1, .., n, -n, .., -1], so that a negative index finds -v.
        self._value: list[int] = [0]
        self._watches: list[list[list[int]]] = [[]]
        self._groups: list[list[Sequence[int]]] = [[]]
        self._level: list[int] = [0]
        self._reason: list[Clause | None] = [None]
        self._phase: list[bool] = [False]
        self._activity: list[int] = [0]
        self._trail: list[int] = []
        self._marks: list[int] = []
        self._head = 0
        self._checks: list[Check] = []
        self._checked = 0
        self._assumed: tuple[int, ...] = ()
        self._heap: list[tuple[int, int]] = []
        self._bump = 1

    def variable(self) -> int:
        """Make a new variable and give its number."""
        self.size += 1
        v = self.size
        self._value[v:v] = (0, 0)
        self._watches[v:v] = ([], [])
        self._groups[v:v] = ([], [])
        self._level.append(0)
        self._reason.append(None)
        self._phase.append(False)
        self._activity.append(0)
        return v

    def variables(self, count: int) -> range:
        """Make `count` new variables and give their numbers."""
        first = self.size + 1
        for _ in range(count):
            self.variable()
        return range(first, self.size + 1)

    def grid(self, rows: int, cols: int) -> tuple[tuple[int, ...], ...]:
        """Make a new variable for every cell of a board."""
        return tuple(tuple(self.variables(cols)) for _ in range(rows))

    def add(self, *literals: int) -> None:
        """Demand that at least one of `literals` is true."""
        self._backtrack(0)
        value = self._value
        clause = [literal for literal in dict.fromkeys(literals) if value[literal] >= 0]
        if any(value[literal] > 0 or -literal in clause for literal in clause):
            return
        if len(clause) > 1:
            self._watch(clause)
        elif not clause:
            self.satisfiable = False
        else:
            self._assign(clause[0], None)

    def at_most_one(self, literals: Sequence[int]) -> None:
        """Demand that no two of `literals` are true."""
        self._backtrack(0)
        self._head = 0
        for literal in literals:
            self._groups[literal].append(literals)

    def exactly_one(self, literals: Sequence[int]) -> None:
        """Demand that one of `literals` is true, and no other."""
        self.add(*literals)
        self.at_most_one(literals)

    def at_most(self, literals: Sequence[int], count: int, unless: Clause = ()) -> None:
        """Demand that at most `count` of `literals` are true, or one of `unless` is.

        Few subsets are forbidden one by one; many are counted with new variables (Sinz, "Towards an optimal CNF
        encoding of Boolean cardinality constraints", 2005).
        """
        if count < 0:
            self.add(*unless)
        elif not count or comb(len(literals), count + 1) <= 70:
            for subset in combinations(literals, count + 1):
                self.add(*unless, *(-literal for literal in subset))
        else:
            self._count(literals, count, unless)

    def _count(self, literals: Sequence[int], count: int, unless: Clause) -> None:
        before: Sequence[int] = ()
        for literal in literals:
            counter = self.variables(count)  # counter[j]: more than j of the literals so far are true
            self.add(-literal, counter[0])
            for j, fewer in enumerate(before):
                self.add(-fewer, counter[j])
                if j + 1 < count:
                    self.add(-fewer, -literal, counter[j + 1])
            if before:
                self.add(*unless, -literal, -before[-1])
            before = counter

    def at_least(self, literals: Sequence[int], count: int, unless: Clause = ()) -> None:
        """Demand that at least `count` of `literals` are true, or one of `unless` is."""
        self.at_most([-literal for literal in literals], len(literals) - count, unless)

    def exactly(self, literals: Sequence[int], count: int, unless: Clause = ()) -> None:
        """Demand that exactly `count` of `literals` are true, or one of `unless` is."""
        self.at_most(literals, count, unless)
        self.at_least(literals, count, unless)

    def lazily(self, check: Check) -> None:
        """Add a rule that is too big for clauses, such as connectivity.

        Whenever propagation comes to rest, `check` gets the value of every literal (1 true, -1 false, 0 open;
        ``values[-v]`` works) and the literals that became true since it last had nothing to say. It gives clauses
        that follow from the rule and have no true and at most one open literal.
        """
        self._checks.append(check)

    def prefer(self, literals: Iterable[int]) -> None:
        """Try these values first."""
        self._backtrack(0)
        for literal in literals:
            self._phase[abs(literal)] = literal > 0

    def shuffle(self, rng: Random) -> None:
        """Draw the order of the variables and the values tried first, for a random solution."""
        self._backtrack(0)
        order = list(range(1, self.size + 1))
        rng.shuffle(order)
        for activity, variable in enumerate(order):
            self._activity[variable] = activity
            self._phase[variable] = rng.random() < 0.5
        self._bump = self.size

    def solve(self, assumptions: Sequence[int] = (), budget: int = 20_000) -> bool:
        """Tell whether the clauses can hold together with `assumptions`; set `model` or `core`.

        Raises BudgetError after `budget` decisions and conflicts.
        """
        shared = takewhile(lambda pair: pair[0] == pair[1], zip(self._assumed, assumptions, strict=False))
        self._restart(min(len(self._marks), len(list(shared))))
        self._assumed = tuple(assumptions)
        self.decisions, self.core = 0, ()
        nodes, run, conflicts = 0, RESTART, 0
        while self.satisfiable:
            conflict = self._propagate(lazy=len(self._marks) >= len(assumptions))
            if conflict is not None:
                nodes, conflicts = nodes + 1, conflicts + 1
                if not self._learn(conflict):
                    break
            elif conflicts >= run:
                conflicts, run = 0, run * 3 // 2
                self._restart(0)
            elif len(self._marks) < len(assumptions):
                literal = assumptions[len(self._marks)]
                if self._value[literal] < 0:
                    self.core = self._failed(literal)
                    return False
                self._decide(literal)
            else:
                literal = self._choose()
                if not literal:
                    self.model = [value > 0 for value in self._value[: self.size + 1]]
                    return True
                self.decisions, nodes = self.decisions + 1, nodes + 1
                self._decide(literal)
            if nodes > budget:
                raise BudgetError(f"no decision after {budget} nodes: raise the budget or make the puzzle smaller")
        self.satisfiable = False
        return False

    def _watch(self, clause: list[int]) -> None:
        self._watches[clause[0]].append(clause)
        self._watches[clause[1]].append(clause)

    def _assign(self, literal: int, reason: Clause | None) -> None:
        self._value[literal], self._value[-literal] = 1, -1
        self._level[abs(literal)] = len(self._marks)
        self._reason[abs(literal)] = reason
        self._trail.append(literal)

    def _decide(self, literal: int) -> None:
        self._marks.append(len(self._trail))
        if not self._value[literal]:
            self._assign(literal, None)

    def _choose(self) -> int:
        while self._heap:
            variable = heappop(self._heap)[1]
            if not self._value[variable]:
                return variable if self._phase[variable] else -variable
        return 0

    def _restart(self, level: int) -> None:
        self._backtrack(level)
        self._heap = sorted((-self._activity[v], v) for v in range(1, self.size + 1))

    def _backtrack(self, level: int) -> None:
        if len(self._marks) <= level:
            return
        start = self._marks[level]
        for literal in self._trail[start:]:
            variable = abs(literal)
            self._value[variable] = self._value[-variable] = 0
            self._phase[variable] = literal > 0
            heappush(self._heap, (-self._activity[variable], variable))
        del self._trail[start:], self._marks[level:]
        self._head = min(self._head, start)
        self._checked = min(self._checked, start)

    def _propagate(self, lazy: bool) -> Clause | None:
        """Assign what follows, also from `lazy` rules; give a clause that became false, if one did."""
        while True:
            conflict = self._propagate_clauses()
            if conflict is not None or not lazy or self._checked == len(self._trail):
                return conflict
            known = len(self._trail)
            fresh = self._trail[self._checked :]
            for check in self._checks:
                for clause in check(self._value, fresh):
                    conflict = self._add_false(list(clause))
                    if conflict is not None:
                        return conflict
            if len(self._trail) == known:
                self._checked = known

    def _propagate_clauses(self) -> Clause | None:
        value, watches, groups, trail = self._value, self._watches, self._groups, self._trail
        while self._head < len(trail):
            literal = trail[self._head]
            self._head += 1
            for group in groups[literal]:
                for other in group:
                    if value[other] >= 0 and other != literal:
                        if value[other] > 0:
                            return (-literal, -other)
                        self._assign(-other, (-other, -literal))
            false = -literal
            waiting = watches[false]
            kept = watches[false] = []
            for index, clause in enumerate(waiting):
                if clause[0] == false:
                    clause[0], clause[1] = clause[1], false
                first = clause[0]
                if value[first] > 0:
                    kept.append(clause)
                    continue
                for k in range(2, len(clause)):
                    if value[clause[k]] >= 0:
                        clause[1], clause[k] = clause[k], false
                        watches[clause[1]].append(clause)
                        break
                else:
                    kept.append(clause)
                    if value[first] < 0:
                        kept.extend(waiting[index + 1 :])
                        return clause
                    self._assign(first, clause)
        return None

    def _add_false(self, clause: list[int]) -> Clause | None:
        """Add a clause of a lazy rule, without a true literal; give it if all of it is false."""
        clause.sort(key=lambda literal: (-self._value[literal], -self._level[abs(literal)], literal))
        if len(clause) > 1:
            self._watch(clause)
        if clause and not self._value[clause[0]]:
            self._assign(clause[0], clause)
            return None
        return clause

    def _learn(self, conflict: Clause) -> bool:
        """Learn a clause from a false one and go back to where it has one open literal; False if nowhere."""
        top = max((self._level[abs(literal)] for literal in conflict), default=0)
        self._backtrack(top)
        if not top:
            return False
        seen: set[int] = set()
        learned: list[int] = []
        clause: Clause | None = conflict
        pending, position = 0, len(self._trail)
        while True:
            for literal in clause or ():
                variable = abs(literal)
                if variable not in seen and self._level[variable] and self._value[literal] < 0:
                    seen.add(variable)
                    self._activity[variable] += self._bump
                    if self._level[variable] == top:
                        pending += 1
                    else:
                        learned.append(literal)
            while True:
                position -= 1
                if abs(self._trail[position]) in seen:
                    break
            pending -= 1
            uip = self._trail[position]
            if not pending:
                break
            clause = self._reason[abs(uip)]
        self._bump += 1
        learned = [literal for literal in learned if not self._implied(literal, seen)]
        learned.sort(key=lambda literal: -self._level[abs(literal)])
        learned.insert(0, -uip)
        self._backtrack(self._level[abs(learned[1])] if len(learned) > 1 else 0)
        if len(learned) > 1:
            self._watch(learned)
        self._assign(-uip, learned if len(learned) > 1 else None)
        return True

    def _implied(self, literal: int, seen: set[int]) -> bool:
        """Tell whether a literal of a learned clause follows from its others."""
        reason = self._reason[abs(literal)]
        if reason is None:
            return False
        return all(other == -literal or abs(other) in seen or not self._level[abs(other)] for other in reason)

    def _failed(self, literal: int) -> tuple[int, ...]:
        """Trace a false assumption back to the assumptions that made it so."""
        core, seen = [literal], {abs(literal)}
        for other in reversed(self._trail):
            if abs(other) not in seen or not self._level[abs(other)]:
                continue
            reason = self._reason[abs(other)]
            if reason is not None:
                seen.update(abs(part) for part in reason)
            else:
                core.append(other)
        return tuple(dict.fromkeys(core))


def minimal_clues(
    sat: Sat, solution: Sequence[int], clues: Sequence[int], rng: Random, least: int = 0, budget: int = 2_000
) -> list[int] | None:
    """Choose from `clues` few that leave `solution` as the only one; None if all of them together do not.

    `solution` gives the literals that tell solutions apart, `clues` assumptions that hold in it: literals of it, or
    switches that turn rules on. No single clue of the result can be left out, unless `budget` nodes did not show so
    or there would be fewer than `least`. Afterwards `sat` forbids the solution.

    The clues are a minimal unsatisfiable subset, found by deletion and shrunk to the core of every refutation
    (Marques-Silva, "Minimal unsatisfiability", 2010).

    >>> sat = Sat()
    >>> cells = sat.variables(6)
    >>> sat.exactly(cells, 3)
    >>> len(minimal_clues(sat, (1, -2, 3, -4, 5, -6), (1, -2, 3, -4, 5, -6), Random(1)))
    3
    """
    sat.prefer(solution)
    sat.add(*(-literal for literal in solution))
    order = list(clues)
    rng.shuffle(order)
    try:
        if sat.solve(order, 10 * budget):
            return None
    except BudgetError:
        return None
    core = set(sat.core)
    needed: list[int] = []
    open_clues = [clue for clue in order if clue in core]
    while open_clues and len(needed) + len(open_clues) > least:
        candidate = open_clues.pop()
        try:
            redundant = not sat.solve(open_clues + needed, budget)
        except BudgetError:
            redundant = False
        if redundant:
            core = set(sat.core)
            open_clues = [clue for clue in open_clues if clue in core]
        else:
            needed.append(candidate)
    chosen = set(needed + open_clues)
    chosen.update([clue for clue in order if clue not in chosen][: max(0, least - len(chosen))])
    return [clue for clue in clues if clue in chosen]
