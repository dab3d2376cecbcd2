"""Place departments on sites so that flow times distance is least in all.

Answer: the site of each department; every best layout counts.
Harder: more departments, some of them fixed, flows and distances that differ by direction.
Skills: optimization, search
Source: original; the quadratic assignment problem, T. C. Koopmans and M. Beckmann (1957).
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib import worlds
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Assignment, Format

Plan = dict[str, str]
Square = tuple[tuple[int, ...], ...]

_BUDGET = 15_000


class QuadraticAssignmentLayout(Task["QuadraticAssignmentLayout.Params", "QuadraticAssignmentLayout.Instance", Plan]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of departments", levels=(3, 3, 4, 5, 5, 6, 6, 6, 7, 8), ge=3, le=9)
        fixed: int = knob("departments that are placed already", levels=(0, 0, 0, 0, 0, 0, 0, 0, 0, 1), ge=0, le=2)
        flow: int = knob("the largest flow", levels=(6, 9, 9, 9, 12, 15, 18, 20, 20, 20), ge=3, le=99)
        directed: bool = knob("the directions differ", levels=(False,) * 6 + (True,) * 4)

    class Instance(task.Instance):
        hidden = ("best",)

        names: tuple[str, ...]
        flows: Square
        distances: Square
        fixed: tuple[tuple[int, int], ...]
        """Departments and their sites, from 0."""
        best: int

        def sites(self) -> tuple[str, ...]:
            return tuple(f"P{i + 1}" for i in range(len(self.names)))

        def glossed(self, language: str) -> list[str]:
            return [worlds.gloss(name) if language == "zh" else name for name in self.names]

        def flow_rows(self, language: str) -> list[list[object]]:
            return [[name, *row] for name, row in zip(self.glossed(language), self.flows, strict=True)]

        def distance_rows(self) -> list[list[object]]:
            return [[name, *row] for name, row in zip(self.sites(), self.distances, strict=True)]

        def head(self, texts: list[str]) -> list[str]:
            return ["", *texts]

    prompt = Prompt(
        en="""
        The departments {{ names | listed(language) }} are to be placed on the sites {{ sites() | listed(language) }},
        one on each. This is the flow of goods from the department of the row to that of the column:

        {{ flow_rows(language) | table(head(glossed(language))) }}

        And this is the distance from the site of the row to that of the column:

        {{ distance_rows() | table(head(sites())) }}

        {% for i, j in fixed -%}
        The department {{ names[i] }} must stay on {{ sites()[j] }}.

        {% endfor -%}
        The cost of a layout is the sum, over all ordered pairs of different departments, of the flow from the first to
        the second times the distance from the site of the first to the site of the second. Give the site of every
        department so that the cost is as small as possible. Any best layout will do.
        """,
        zh="""
        要把部门 {{ glossed(language) | listed(language) }}安置在地点 {{ sites() | listed(language) }}，
        每个地点一个部门。
        下表是从行所示部门到列所示部门的物流量：

        {{ flow_rows(language) | table(head(glossed(language))) }}

        下表是从行所示地点到列所示地点的距离：

        {{ distance_rows() | table(head(sites())) }}

        {% for i, j in fixed -%}
        部门 {{ names[i] }} 必须留在 {{ sites()[j] }}。

        {% endfor -%}
        一种布局的成本，是对所有由两个不同部门组成的有序对，
        把前者到后者的物流量与前者所在地点到后者所在地点的距离之积相加所得的和。请写出每个部门的地点，使成本最小。
        任何一种最优的布局都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Plan]:
        return Assignment(instance.names, instance.sites(), distinct=True)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Plan]:
        n = params.size
        flows = [[0] * n for _ in range(n)]
        distances = [[0] * n for _ in range(n)]
        spots = rng.sample([(x, y) for x in range(4) for y in range(4)], n)
        for i in range(n):
            for j in range(n):
                if i < j or (i > j and params.directed):
                    flows[i][j] = rng.choice((0, rng.randint(1, params.flow)))
                    (a, b), (c, d) = spots[i], spots[j]
                    distances[i][j] = abs(a - c) + abs(b - d) + rng.randint(0, 3)
                if i < j and not params.directed:
                    flows[j][i], distances[j][i] = flows[i][j], distances[i][j]
        if any(not sum(row) + sum(column) for row, column in zip(flows, zip(*flows, strict=True), strict=True)):
            raise task.Retry
        sites = rng.sample(range(n), n)
        instance = self.Instance(
            names=worlds.draw(rng, "room", n),
            flows=tuple(map(tuple, flows)),
            distances=tuple(map(tuple, distances)),
            fixed=tuple((i, sites[i]) for i in range(params.fixed)),
            best=0,
        )
        answer = self.solve(instance)
        best = _cost(instance, answer)
        if n > 3 and best in (_cost(instance, plan) for plan in _greedy(instance)):
            raise task.Retry
        return instance.model_copy(update={"best": best}), answer

    def solve(self, instance: Instance) -> Plan:
        n, flows, distances = len(instance.names), instance.flows, instance.distances
        fixed = dict(instance.fixed)
        order = sorted(range(n), key=lambda i: (i not in fixed, -sum(flows[i]) - sum(row[i] for row in flows)))
        best: tuple[int, list[int]] = (10**9, [])
        nodes = 0

        def extend(cost: int, sites: list[int]) -> None:
            nonlocal best, nodes
            nodes += 1
            if nodes > _BUDGET:
                raise task.Retry
            if len(sites) == n:
                best = cost, sites
                return
            i = order[len(sites)]
            for site in [fixed[i]] if i in fixed else range(n):
                if site not in sites:
                    total = cost
                    for k, other in zip(order, sites, strict=False):
                        total += flows[i][k] * distances[site][other] + flows[k][i] * distances[other][site]
                    if total < best[0]:
                        extend(total, [*sites, site])

        extend(0, [])
        return {instance.names[i]: instance.sites()[site] for i, site in sorted(zip(order, best[1], strict=True))}

    def check(self, instance: Instance, answer: Plan) -> str:
        for i, j in instance.fixed:
            if answer[instance.names[i]] != instance.sites()[j]:
                return f"{instance.names[i]} must stay on {instance.sites()[j]}"
        return "" if _cost(instance, answer) == instance.best else "a better layout is possible"

    def key(self, instance: Instance) -> object:
        return [instance.flows, instance.distances, instance.fixed]


def _cost(instance: QuadraticAssignmentLayout.Instance, plan: Plan) -> int:
    n = len(instance.names)
    at = [instance.sites().index(plan[name]) for name in instance.names]
    return sum(instance.flows[i][j] * instance.distances[at[i]][at[j]] for i in range(n) for j in range(n))


def _greedy(instance: QuadraticAssignmentLayout.Instance) -> list[Plan]:
    """Give the largest sums of flows the smallest sums of distances; then, keep departments in their order."""
    n = len(instance.names)

    def total(square: Square, i: int) -> int:
        return sum(square[i]) + sum(row[i] for row in square)

    busy = sorted(range(n), key=lambda i: -total(instance.flows, i))
    near = sorted(range(n), key=lambda j: total(instance.distances, j))
    return [
        {instance.names[i]: instance.sites()[j] for i, j in pairs}
        for pairs in (zip(busy, near, strict=True), zip(range(n), range(n), strict=True))
    ]
