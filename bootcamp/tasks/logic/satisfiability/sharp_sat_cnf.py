"""Count the assignments that satisfy a set of clauses.

Answer: one integer.
Harder: more variables and clauses, blocks that share more variables, a tree of blocks instead of a chain.
Skills: logic, counting
Source: original; model counting over small separators is in every text on the subject.
"""

from __future__ import annotations

from itertools import product
from random import Random

from bootcamp import task
from bootcamp.lib.logic import Clause, random_clause
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.logic.satisfiability._clauses import CLAUSES, canonical
from bootcamp.verifiers import Integer

Block = tuple[tuple[int, ...], tuple[int, ...], int]
"""The variables that a block shares with its parent, all its variables, and the place of the parent (-1: none)."""


class SharpSatCnf(Task["SharpSatCnf.Params", "SharpSatCnf.Instance", int]):
    version = 1

    class Params(task.Params):
        variables: int = knob("how many variables there are", levels=(4, 5, 7, 10, 13, 15, 18, 22, 26, 30), ge=3, le=40)
        clauses: int = knob("how many clauses there are", levels=(3, 5, 8, 12, 15, 22, 29, 38, 48, 60), ge=2, le=90)
        shared: int = knob(
            "the most variables that two neighbouring blocks of clauses share",
            levels=(1, 1, 1, 1, 2, 2, 2, 3, 3, 3),
            ge=1,
            le=3,
        )
        branching: bool = knob(
            "whether the blocks may form a tree instead of a chain", levels=(False,) * 5 + (True,) * 5
        )
        least: int = knob("the least count", levels=(2, 2, 5, 10, 100, 100, 100, 100, 100, 100), ge=1, le=1000)

    class Instance(task.Instance):
        variables: int
        clauses: tuple[tuple[int, ...], ...]

    answer = Integer(low=0)
    prompt = Prompt(
        before=CLAUSES,
        en=r"""
        An assignment makes each of the {{ variables }} variables true or false. How many assignments make all the
        clauses hold?
        """,
        zh=r"""
        一个赋值使 {{ variables }} 个变量中的每一个取真或假。使所有子句都成立的赋值有多少个？
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        blocks = _blocks(params, rng)
        planted = {v: rng.choice((v, -v)) for v in range(1, params.variables + 1)}
        groups: list[list[Clause]] = [[] for _ in blocks]
        for number in range(40 * params.clauses):
            place = number % len(blocks)
            members = blocks[place][1]
            numbers = random_clause(rng, len(members), min(len(members), rng.choice((2, 2, 3))))
            clause = tuple((members[v - 1] if v > 0 else -members[-v - 1]) for v in numbers)
            hit = sum(planted[abs(literal)] == literal for literal in clause)
            old = (other for group in groups for other in group)
            if hit and rng.random() < 0.6**hit and not any({*one} <= {*clause} or {*clause} <= {*one} for one in old):
                groups[place].append(clause)
            if sum(map(len, groups)) == params.clauses:
                break
        else:
            raise task.Retry
        count = _count(blocks, groups)
        used = {abs(literal) for group in groups for clause in group for literal in clause}
        if not params.least <= count <= 10**7 or len(used) < params.variables:
            raise task.Retry
        names = rng.sample(range(1, params.variables + 1), params.variables)
        clauses = []
        for group in groups:
            for clause in group:
                renamed = (names[literal - 1] if literal > 0 else -names[-literal - 1] for literal in clause)
                clauses.append(tuple(sorted(renamed, key=abs)))
        rng.shuffle(clauses)
        return self.Instance(variables=params.variables, clauses=tuple(clauses)), count

    def key(self, instance: Instance) -> object:
        return [instance.variables, canonical(instance.clauses)]


def _blocks(params: SharpSatCnf.Params, rng: Random) -> list[Block]:
    """Draw blocks of up to six variables, each of which shares some with an earlier one."""
    blocks: list[Block] = []
    used = 0
    while used < params.variables:
        parent = len(blocks) - 1
        if params.branching and blocks and rng.random() < 0.4:
            parent = rng.randrange(len(blocks))
        shared: tuple[int, ...] = ()
        if blocks:
            own = blocks[parent][1]
            shared = tuple(sorted(rng.sample(own, min(rng.randint(1, params.shared), len(own)))))
        fresh = min(params.variables - used, rng.randint(2, 3 if blocks else 4))
        blocks.append((shared, (*shared, *range(used + 1, used + fresh + 1)), parent))
        used += fresh
    return blocks


def _count(blocks: list[Block], groups: list[list[Clause]]) -> int:
    """Sum, from the last block to the first, over the assignments of each; a message says how many fit those shared."""
    messages: list[list[tuple[tuple[int, ...], dict[tuple[bool, ...], int]]]] = [[] for _ in blocks]
    total = 0
    for place in reversed(range(len(blocks))):
        shared, members, parent = blocks[place]
        sums: dict[tuple[bool, ...], int] = {}
        for values in product((False, True), repeat=len(members)):
            row = dict(zip(members, values, strict=True))
            if all(any(row[abs(literal)] == (literal > 0) for literal in clause) for clause in groups[place]):
                ways = 1
                for names, message in messages[place]:
                    ways *= message.get(tuple([row[name] for name in names]), 0)
                head = tuple([row[name] for name in shared])
                sums[head] = sums.get(head, 0) + ways
        if parent >= 0:
            messages[parent].append((shared, sums))
        else:
            total = sums.get((), 0)
    return total
