"""Satisfy clauses of two literals, or show by two chains of implications that this is impossible.

Answer: true and false variables, or two chains; every right one of the kind that exists counts.
Harder: more variables and clauses, and longer shortest contradictions.
Skills: logic, search
Source: original; B. Aspvall, M. F. Plass and R. E. Tarjan, A linear-time algorithm for testing certain formulas, 1979.
"""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.graph import distances, shortest_path
from bootcamp.lib.prompts import sequence
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Choice, Integer, Record, Sequence

Answer = dict[str, Any]


class TwoSatCertificate(Task["TwoSatCertificate.Params", "TwoSatCertificate.Instance", Answer]):
    version = 1

    class Params(task.Params):
        variables: int = knob("how many variables there are", levels=(4, 5, 6, 8, 10, 13, 17, 22, 28, 36), ge=3, le=60)
        clauses: int = knob("how many clauses there are", levels=(6, 8, 10, 13, 17, 22, 29, 37, 47, 60), ge=4, le=150)
        steps: int = knob("the fewest steps of a contradiction", levels=(3, 4, 5, 6, 7, 8, 9, 10, 11, 12), ge=2, le=40)

    class Instance(task.Instance):
        variables: int
        clauses: tuple[tuple[int, int], ...]

    prompt = Prompt(
        en=r"""
        There are {{ variables }} Boolean variables, numbered from 1. The integer k stands for "variable k is true" and
        -k for "variable k is false"; -(-k) is k. A clause (a, b) holds if at least one of its two integers does.

        {% for a, b in clauses %}({{ a }}, {{ b }}){{ "" if loop.last else ", " }}{% endfor %}


        If all clauses can hold at once, give kind = sat; first lists, for each variable in order, k or -k as it is true
        or false, and second is empty. Otherwise give kind = unsat; first is then a chain of integers from some k to -k,
        and second a chain from that -k back to k. In a chain, each step from a to b must come from a clause
        that contains -a and b (if a holds, b must). Chains may pass the same integer several times. Any right answer
        will do.
        """,
        zh=r"""
        有 {{ variables }} 个布尔变量，从 1 开始编号。整数 k 表示“变量 k 为真”，-k 表示“变量 k 为假”，-(-k) 就是 k。
        子句 (a, b) 的两个整数中至少有一个成立时，该子句成立。

        {% for a, b in clauses %}({{ a }}, {{ b }}){{ "" if loop.last else ", " }}{% endfor %}


        如果所有子句可以同时成立，请取 kind = sat；first 按次序对每个变量列出 k 或 -k（分别表示真或假），second 为空。
        否则请取 kind = unsat；此时 first 是从某个 k 到 -k 的一串整数，second 是从该 -k 回到 k 的一串整数。
        串中从 a 到 b 的每一步都必须来自一个含有 -a 和 b 的子句（a 成立则 b 必成立）。串中可以多次经过同一个整数。
        任何一个正确答案都可以。
        """,
    )

    def format(self, instance: Instance) -> Record:
        literals = Sequence(Integer(low=-instance.variables, high=instance.variables))
        return Record(kind=Choice(("sat", "unsat")), first=literals, second=literals)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        """Draw clauses that a hidden assignment satisfies, and add one that, if it is to fail, closes both chains."""
        n = params.variables
        for _ in range(300):
            hidden = [v if rng.random() < 0.5 else -v for v in range(1, n + 1)]
            clauses: set[tuple[int, ...]] = set()
            while len(clauses) < params.clauses - 2:
                pair = [v * rng.choice((1, -1)) for v in rng.sample(range(1, n + 1), 2)]
                if any(literal in hidden for literal in pair):
                    clauses.add(tuple(sorted(pair)))
            fails = rng.random() < 0.5
            while len(clauses) < params.clauses:
                pair = [v * rng.choice((1, -1)) for v in rng.sample(range(1, n + 1), 2)]
                if fails or any(literal in hidden for literal in pair):
                    clauses.add(tuple(sorted(pair)))
            listed = [(rng.sample(clause, 2)) for clause in sorted(clauses)]
            rng.shuffle(listed)
            shown = tuple((a, b) for a, b in listed)
            chains = _contradiction(n, shown)
            if fails != bool(chains) or (chains and sum(map(len, chains)) - 2 < params.steps):
                continue
            instance = self.Instance(variables=n, clauses=shown)
            if chains:
                return instance, {"kind": "unsat", "first": chains[0], "second": chains[1]}
            if not any(_fault(shown, set(trivial)) == "" for trivial in (range(1, n + 1), range(-n, 0))):
                return instance, {"kind": "sat", "first": tuple(hidden), "second": ()}
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.variables, sorted(sorted(clause) for clause in instance.clauses)]

    def check(self, instance: Instance, answer: Answer) -> str:
        first, second = answer["first"], answer["second"]
        if 0 in first or 0 in second:
            return "0 is neither a variable nor its negation"
        if answer["kind"] == "sat":
            if [abs(literal) for literal in first] != list(range(1, instance.variables + 1)) or second:
                return "not each variable once, in order"
            return _fault(instance.clauses, set(first))
        if len(first) < 2 or len(second) < 2:
            return "a chain is missing"
        if first[0] != -first[-1] or (second[0], second[-1]) != (first[-1], first[0]):
            return "the chains do not lead from an integer to its negative and back"
        clauses = {pair for a, b in instance.clauses for pair in ((a, b), (b, a))}
        for a, b in (*pairwise(first), *pairwise(second)):
            if (-a, b) not in clauses:
                return f"the step from {a} to {b} does not come from a clause"
        return ""

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        word = {"en": "found: ", "zh": "得到："}[language]
        after: dict[int, list[int]] = {}
        for a, b in (pair for clause in instance.clauses for pair in (clause, clause[::-1])):
            after.setdefault(-a, []).append(b)
        true, lines = dict[int, int](), list[str]()
        for v in range(1, instance.variables + 1):
            chains = []
            for k in (v, -v) if not {v, -v} & true.keys() else ():
                came, queue = {k: 0}, [k]
                for a in queue:  # grows while it is walked through
                    fresh = [b for b in dict.fromkeys(after.get(a, [])) if b not in came]
                    came |= dict.fromkeys(fresh, a)
                    queue += fresh
                    clash = next((b for b in fresh if -b in came), 0)
                    if clash:
                        break
                steps = ", ".join(f"{a}>{b}" for b, a in came.items() if a)
                lines.append(f"{k}: {steps or '-'}")
                if not clash:
                    true |= came
                    break
                there, turned = _way(came, clash), [-b for b in reversed(_way(came, -clash))]
                chains.append(there + turned[1:])
                lines[-1] += f"; {clash} {-clash}: {sequence(chains[-1])}"
            if len(chains) == 2:
                return "\n".join(
                    [*lines, f"{word}kind = unsat, first = {sequence(chains[0])}, second = {sequence(chains[1])}"]
                )
        found = [v if v in true else -v for v in range(1, instance.variables + 1)]
        return "\n".join([*lines, f"{word}kind = sat, first = {sequence(found)}, second = []"])


def _way(came: dict[int, int], end: int) -> list[int]:
    """List the integers from the first one to an end."""
    way = [end]
    while came[way[0]]:
        way.insert(0, came[way[0]])
    return way


def _fault(clauses: tuple[tuple[int, int], ...], chosen: set[int]) -> str:
    """Name a clause that does not hold."""
    broken = next((clause for clause in clauses if not chosen & set(clause)), None)
    return f"the clause ({broken[0]}, {broken[1]}) does not hold" if broken else ""


def _contradiction(n: int, clauses: tuple[tuple[int, int], ...]) -> list[tuple[int, ...]]:
    """Give the two shortest chains of the variable for which they are shortest; none if no variable has both."""
    arcs = [(-a + n, b + n) for clause in clauses for a, b in (clause, clause[::-1])]
    best: tuple[int, int] | None = None
    for v in range(1, n + 1):
        there = distances(2 * n + 1, arcs, n + v, directed=True)[n - v]
        back = distances(2 * n + 1, arcs, n - v, directed=True)[n + v]
        if there is not None and back is not None:
            best = min(best or (there + back, v), (there + back, v))
    if best is None:
        return []
    ends = ((n + best[1], n - best[1]), (n - best[1], n + best[1]))
    paths = [shortest_path(2 * n + 1, arcs, start, end, directed=True) or [] for start, end in ends]
    return [tuple(node - n for node in path) for path in paths]
