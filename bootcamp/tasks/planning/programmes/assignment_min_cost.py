"""Give workers different jobs at least total cost.

Answer: the job of each worker; every cheapest assignment counts.
Harder: more workers, larger costs, forbidden pairs, more jobs than workers.
Skills: optimization, search
Source: original; the assignment problem, H. W. Kuhn (1955).
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib import worlds
from bootcamp.lib.flow import min_cost_flow
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Assignment, Format

Plan = dict[str, str]


class AssignmentMinCost(Task["AssignmentMinCost.Params", "AssignmentMinCost.Instance", Plan]):
    version = 1

    class Params(task.Params):
        workers: int = knob("the number of workers", levels=(3, 3, 4, 5, 6, 7, 8, 9, 10, 12), ge=2, le=14)
        extra: int = knob("jobs that nobody gets", levels=(0, 0, 0, 0, 0, 1, 1, 1, 2, 2), ge=0, le=4)
        cost: int = knob("the largest cost", levels=(9, 15, 20, 30, 50, 60, 70, 80, 90, 99), ge=5, le=999)
        forbidden: int = knob("forbidden pairs", levels=(0, 1, 2, 3, 5, 7, 9, 12, 15, 20), ge=0, le=40)

    class Instance(task.Instance):
        hidden = ("best",)

        workers: tuple[str, ...]
        costs: tuple[tuple[int, ...], ...]
        """A row for each worker; 0 where the pair is forbidden."""
        best: int

        def jobs(self) -> tuple[str, ...]:
            return tuple(f"J{j + 1}" for j in range(len(self.costs[0])))

        def head(self) -> list[str]:
            return ["", *self.jobs()]

        def rows(self) -> list[list[object]]:
            return [[name, *(x or "-" for x in row)] for name, row in zip(self.workers, self.costs, strict=True)]

    prompt = Prompt(
        en="""
        Each worker gets exactly one of the jobs, and no job goes to two workers
        {{- "; some jobs go to nobody" if jobs() | length > workers | length }}. The table gives the cost of each
        pair; a dash means that the worker cannot do the job:

        {{ rows() | table(head()) }}

        Give every worker's job so that the total cost is as small as possible. Any cheapest way will do.
        """,
        zh="""
        每名工人恰好分到一项工作，任何一项工作都不能分给两名工人。
        {% if jobs() | length > workers | length %}有些工作没有人做。{% endif %}
        下表给出每种搭配的费用，短横线表示该工人不能做该工作：

        {{ rows() | table(head()) }}

        请写出每名工人的工作，使总费用最小。任何一种最省的分法都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Plan]:
        return Assignment(instance.workers, instance.jobs(), distinct=True)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Plan]:
        n, m = params.workers, params.workers + params.extra
        easy = [rng.randint(0, params.cost // 3) for _ in range(m)]  # some jobs are cheap for all
        costs = [[rng.randint(1, params.cost - easy[j]) + easy[j] // 2 for j in range(m)] for _ in range(n)]
        for i, j in rng.sample([(i, j) for i in range(n) for j in range(m)], params.forbidden):
            costs[i][j] = 0
        names = worlds.draw_names(rng, n, initials=True)
        instance = self.Instance(workers=names, costs=tuple(map(tuple, costs)), best=0)
        answer = self.solve(instance)
        best = _cost(instance, answer)
        if n > 3:
            cells = [(i, j) for i in range(n) for j in range(m) if costs[i][j]]
            orders = [
                sorted(cells, key=lambda one: costs[one[0]][one[1]]),
                sorted(cells, key=lambda one: (one[0], costs[one[0]][one[1]])),
                sorted(cells, key=lambda one: (one[1], costs[one[0]][one[1]])),
            ]
            if best in [_taken(costs, order) for order in orders]:
                raise task.Retry
        return instance.model_copy(update={"best": best}), answer

    def solve(self, instance: Instance) -> Plan:
        n, m = len(instance.workers), len(instance.costs[0])
        pairs = [(i, j) for i in range(n) for j in range(m) if instance.costs[i][j]]
        arcs = [(i, n + j, 1, instance.costs[i][j]) for i, j in pairs]
        arcs += [(n + m, i, 1, 0) for i in range(n)] + [(n + j, n + m + 1, 1, 0) for j in range(m)]
        found = min_cost_flow(n + m + 2, arcs, n + m, n + m + 1, n)
        if found is None:
            raise task.Retry
        taken = [pair for pair, amount in zip(pairs, found[1], strict=False) if amount]
        return {instance.workers[i]: instance.jobs()[j] for i, j in taken}

    def check(self, instance: Instance, answer: Plan) -> str:
        for name, row in zip(instance.workers, instance.costs, strict=True):
            if not row[instance.jobs().index(answer[name])]:
                return f"{name} cannot do {answer[name]}"
        return "" if _cost(instance, answer) == instance.best else "a cheaper assignment is possible"

    def key(self, instance: Instance) -> object:
        return sorted(instance.costs)


def _cost(instance: AssignmentMinCost.Instance, plan: Plan) -> int:
    rows = dict(zip(instance.workers, instance.costs, strict=True))
    return sum(rows[name][instance.jobs().index(job)] for name, job in plan.items())


def _taken(costs: list[list[int]], order: list[tuple[int, int]]) -> int:
    """Take pairs in an order as far as both are free; -1 if somebody is left without a job."""
    workers, jobs, total = set(), set(), 0
    for i, j in order:
        if i not in workers and j not in jobs:
            workers.add(i)
            jobs.add(j)
            total += costs[i][j]
    return total if len(workers) == len(costs) else -1
