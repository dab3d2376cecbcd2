"""Choose disjoint exchange cycles and chains of bounded length with the greatest total weight.

Answer: the cycles and chains; every choice of greatest weight is right.
Harder: more pairs and arrows, longer cycles, chains that start from a donor without a patient.
Skills: optimization, search
Source: original; A. Roth, T. Sonmez and M. Unver, Pairwise kidney exchange, 2005, with invented pairs.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Sequence, Set

Route = tuple[int, ...]
Answer = frozenset[Route]


class KidneyExchangeCycles(Task["KidneyExchangeCycles.Params", "KidneyExchangeCycles.Instance", Answer]):
    version = 1

    class Params(task.Params):
        pairs: int = knob("how many pairs there are", levels=(4, 5, 6, 7, 8, 9, 10, 11, 12, 14), ge=3, le=16)
        arrows: int = knob("how many arrows there are", levels=(7, 9, 12, 15, 19, 22, 26, 30, 35, 42), ge=4, le=60)
        cycle: int = knob("the most pairs of a cycle", levels=(2, 3, 3, 3, 3, 3, 3, 4, 4, 4), ge=2, le=5)
        chain: int = knob("the most pairs of a chain, 0 for none", levels=(0,) * 5 + (2, 3, 3, 3, 4), ge=0, le=5)
        heaviest: int = knob("the largest weight", levels=(9, 9, 12, 15, 20, 20, 25, 30, 40, 50), ge=2, le=99)

    class Instance(task.Instance):
        hidden = ("best",)

        pairs: int
        arrows: tuple[tuple[int, int, int], ...]  # from, to, weight; 0 is the donor without a patient
        cycle: int
        chain: int
        best: int

        @property
        def texts(self) -> list[str]:
            return [f"{a} -> {b}: {weight}" for a, b, weight in self.arrows]

    prompt = Prompt(
        en=r"""
        {{ pairs }} pairs, numbered from 1 to {{ pairs }}, each consist of a patient and a donor who cannot give to this
        patient. An arrow a -> b says that the donor of pair a can give to the patient of pair b, with the benefit after
        the colon:

        {{ texts | bullets }}

        {% if chain %}
        Number 0 is a donor without a patient.

        {% endif %}
        Exchanges are organised as follows:

        - A cycle is a list of {{ "2" if cycle == 2 else "at least 2 and at most %d" % cycle }} different pairs. There
          is an arrow from each to the next one in the list and from the last to the first; all these donations take
          place.
        {% if chain %}
        - A chain is a list that begins with 0, followed by at least 1 and at most {{ chain }} different pairs. There is
          an arrow from each to the next one; all these donations take place, and the donor of the last pair gives
          nothing.
        {% endif %}
        - No number belongs to more than one list.

        Choose cycles {{ "and chains " if chain }}so that the sum of the benefits of all donations is as large as
        possible. If several choices are best, give any one of them. Give the set of the lists; a cycle may start
        anywhere.
        """,
        zh=r"""
        {{ pairs }} 对人编号为 1 到 {{ pairs }}，每对由一名患者和一名不能捐给该患者的供者组成。
        箭头 a -> b 表示 a 对的供者可以捐给 b 对的患者，冒号后是其收益：

        {{ texts | bullets }}

        {% if chain %}
        0 号是没有患者的供者。

        {% endif %}
        交换按如下方式组织：

        - 圈是由{{ " 2 " if cycle == 2 else "至少 2 对、至多 %d " % cycle }}对不同的人组成的列表，
          每一对到列表中的下一对、最后一对到第一对都有箭头；这些捐献全部进行。
        {% if chain %}
        - 链是以 0 开头、后接至少 1 对、至多 {{ chain }} 对不同的人的列表，每一项到下一项都有箭头；
          这些捐献全部进行，最后一对的供者不捐。
        {% endif %}
        - 任何编号至多属于一个列表。

        请选择若干圈{{ "和链" if chain }}，使所有捐献的收益之和最大。若最优选择有多个，给出任意一个即可。
        请给出这些列表的集合；圈可以从任意一对开始写。
        """,
    )

    answer = Set(Sequence(Integer(low=0)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        first = 0 if params.chain else 1
        possible = [(a, b) for a in range(first, params.pairs + 1) for b in range(1, params.pairs + 1) if a != b]
        arrows = tuple((a, b, rng.randint(1, params.heaviest)) for a, b in sorted(rng.sample(possible, params.arrows)))
        routes = _routes(arrows, params.cycle, params.chain)
        best, chosen = _best(routes)
        instance = self.Instance(pairs=params.pairs, arrows=arrows, cycle=params.cycle, chain=params.chain, best=best)
        if len(routes) < 2 or (params.pairs > 5 and (len(chosen) < 2 or _greedy(routes) == best)):
            raise task.Retry
        return instance, frozenset(chosen)

    def check(self, instance: Instance, answer: Answer) -> str:
        weights = {(a, b): weight for a, b, weight in instance.arrows}
        used = [number for route in answer for number in route]
        if len(set(used)) < len(used):
            return "a number is used twice"
        total = 0
        for route in sorted(answer):
            is_chain = route[:1] == (0,)
            most = instance.chain + 1 if is_chain else instance.cycle
            if not 2 <= len(route) <= most:
                return "a list is too short or too long"
            steps = list(zip(route, route[1:] if is_chain else route[1:] + route[:1], strict=False))
            if any(step not in weights for step in steps):
                return "an arrow does not exist"
            total += sum(weights[step] for step in steps)
        return "" if total == instance.best else "a choice of greater benefit exists"

    def key(self, instance: Instance) -> object:
        return [instance.arrows, instance.cycle, instance.chain]


def _routes(arrows: tuple[tuple[int, int, int], ...], cycle: int, chain: int) -> list[tuple[int, Route]]:
    """List all cycles, from their lowest number, and chains, each with its weight."""
    out: dict[int, list[tuple[int, int]]] = {}
    for a, b, weight in arrows:
        out.setdefault(a, []).append((b, weight))
    found = []
    stack: list[tuple[Route, int]] = [((a,), 0) for a in out]
    while stack:
        route, total = stack.pop()
        most = chain + 1 if route[0] == 0 else cycle
        for b, weight in out.get(route[-1], []):
            if b == route[0] and len(route) > 1:
                found.append((total + weight, route))
            elif b > route[0] and b not in route and len(route) < most:
                stack.append(((*route, b), total + weight))
                if route[0] == 0:
                    found.append((total + weight, (*route, b)))
    return sorted(found, reverse=True)


def _best(routes: list[tuple[int, Route]]) -> tuple[int, tuple[Route, ...]]:
    """Decide for the lowest number that is not settled: left out, or in one of its routes."""
    starts: dict[int, list[tuple[int, Route, int]]] = {}
    for weight, route in routes:
        starts.setdefault(min(route), []).append((weight, route, sum(1 << v for v in route)))
    order = sorted(starts)
    states: dict[int, tuple[int, tuple[Route, ...]]] = {0: (0, ())}
    for start in order:
        after = dict(states)
        for used, (total, chosen) in states.items():
            for weight, route, mask in starts[start]:
                if not used & mask and total + weight > after.get(used | mask, (-1, ()))[0]:
                    after[used | mask] = total + weight, (*chosen, route)
        states = after
    return max(states.values())


def _greedy(routes: list[tuple[int, Route]]) -> int:
    used: set[int] = set()
    total = 0
    for weight, route in routes:
        if not used & set(route):
            used |= set(route)
            total += weight
    return total
