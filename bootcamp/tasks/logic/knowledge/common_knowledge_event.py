"""Find what is common knowledge at a state, and where everyone knows that everyone knows an event.

Answer: two sets of states.
Harder: more states and agents, longer chains of doubt, knowledge nested deeper.
Skills: logic, deduction
Source: original; the model of R. Aumann, Agreeing to Disagree, Annals of Statistics, 1976.
"""

from __future__ import annotations

from itertools import cycle
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.knowledge import common_event, everyone_knowing
from bootcamp.lib.kripke import bits
from bootcamp.lib.prompts import braces
from bootcamp.lib.worlds import draw_names
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Record, Set

Answer = dict[str, frozenset[int]]
Groups = tuple[tuple[int, ...], ...]


class CommonKnowledgeEvent(Task["CommonKnowledgeEvent.Params", "CommonKnowledgeEvent.Instance", Answer]):
    version = 1

    class Params(task.Params):
        states: int = knob("how many states there are", levels=(6, 8, 10, 12, 14, 17, 20, 23, 26, 30), ge=6, le=40)
        agents: int = knob("how many agents there are", levels=(2, 2, 2, 2, 3, 3, 3, 3, 4, 4), ge=2, le=4)
        depth: int = knob("how deep the knowledge is nested", levels=(1, 1, 2, 2, 2, 2, 3, 3, 3, 4), ge=1, le=6)

    class Instance(task.Instance):
        agents: tuple[str, ...]
        groups: tuple[Groups, ...]  # for each agent, of states counted from 1
        actual: int
        event: tuple[int, ...]
        depth: int

        @property
        def states(self) -> int:
            return sum(map(len, self.groups[0]))

    prompt = Prompt(
        en=r"""
        The states of the world are 1 to {{ states }}. An agent cannot tell the states of one group apart, and can tell
        states of different groups apart. The groups:

        {% for agent in agents %}
        {{ agent }}: {{ groups[loop.index0] | map("braces") | comma }}
        {% endfor %}

        An event is a set of states. At a state an agent knows an event if the agent's whole group of that state lies
        inside the event. Let K(A) be the event that consists of the states at which all agents know A. An event is
        common knowledge at a state if that state is in A, in K(A), in K(K(A)) and so on without end.

        Find two sets:
        common: the smallest event that is common knowledge at state {{ actual }};
        nested: {{ "K(" * depth }}E{{ ")" * depth }} for E = {{ event | braces }}.
        """,
        zh=r"""
        世界的状态为 1 到 {{ states }}。每个人都无法区分同一组中的状态，但能区分不同组的状态。各人的分组为：

        {% for agent in agents %}
        {{ agent }}: {{ groups[loop.index0] | map("braces") | comma }}
        {% endfor %}

        事件是状态的集合。在某个状态下，如果此人该状态所在的组整个包含在某个事件之中，就说此人知道这个事件。
        记 K(A) 为由“所有人都知道 A”的那些状态组成的事件。如果某个状态属于 A，也属于 K(A)、K(K(A))，如此无穷，
        就说事件 A 在该状态下是公共知识。

        求两个集合：
        common：在状态 {{ actual }} 下是公共知识的最小事件；
        nested：{{ "K(" * depth }}E{{ ")" * depth }}，其中 E = {{ event | braces }}。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        states = Integer(1, instance.states)
        return Record(common=Set(states), nested=Set(states))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n = params.states
        order = rng.sample(range(n), n)
        cut = rng.randint(max(3, n // 3), 2 * n // 3)
        parts = [order[:cut], order[cut:]]
        people = [_groups(rng, parts) for _ in range(params.agents)]
        masks = [tuple(sum(1 << state for state in group) for group in groups) for groups in people]
        actual = order[0]
        common = common_event(masks, actual)
        if not max(3, n // 4) <= common.bit_count() <= 3 * n // 4:
            raise task.Retry
        everything = (1 << n) - 1
        missing = rng.sample(range(n), rng.randint(1, max(1, n // 6)))
        event = nested = everything & ~sum(1 << state for state in missing)
        for _ in range(params.depth):
            before, nested = nested, everyone_knowing(masks, nested, everything)
            if before == nested:
                raise task.Retry
        if nested.bit_count() < 2 or nested in (common, everything & ~common):
            raise task.Retry
        instance = self.Instance(
            agents=draw_names(rng, params.agents),
            groups=tuple(tuple(sorted(_counted(mask) for mask in cells)) for cells in masks),
            actual=actual + 1,
            event=_counted(event),
            depth=params.depth,
        )
        return instance, {"common": frozenset(_counted(common)), "nested": frozenset(_counted(nested))}

    def key(self, instance: Instance) -> object:
        return [sorted(instance.groups), instance.actual, instance.event, instance.depth]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, event, rest = [f"{{{instance.actual}}}"], {instance.actual}, len(instance.agents)
        for agent, groups in cycle(zip(instance.agents, instance.groups, strict=True)):
            event, before = set(sum((group for group in groups if event.intersection(group)), ())), event
            lines.append(f"{agent}: {'-' if event == before else braces(sorted(event))}")
            rest = rest - 1 if event == before else len(instance.agents) - 1
            if not rest:
                break
        nested = set(instance.event)
        for depth in range(1, instance.depth + 1):
            known = []
            for agent, groups in zip(instance.agents, instance.groups, strict=True):
                known.append(set(sum((group for group in groups if nested.issuperset(group)), ())))
                lines.append(f"{agent}: {braces(sorted(known[-1]))}")
            nested = set.intersection(*known)
            lines.append(f"{'K(' * depth}E{')' * depth} = {braces(sorted(nested))}")
        return "\n".join(lines)


def _counted(mask: int) -> tuple[int, ...]:
    return tuple(place + 1 for place in bits(mask))


def _groups(rng: Random, parts: list[list[int]]) -> list[list[int]]:
    """Cut each part, in a new order that keeps states near their old places, into groups of one to three."""
    groups = []
    for part in parts:
        near = sorted(range(len(part)), key=lambda place: place + rng.uniform(0, 2.5))
        start = 0
        while start < len(part):
            size = rng.choice((1, 2, 2, 3))
            groups.append([part[place] for place in near[start : start + size]])
            start += size
    return groups
