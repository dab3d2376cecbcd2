"""Find the facts that must hold at some time in every plan, in a domain of invented words.

Answer: the set of these facts, apart from those of the start and the goal.
Harder: more actions and objects, longer plans, more landmarks among more ways.
Skills: planning, deduction
Source: original; landmarks of planning problems (Porteous, Sebastia and Hoffmann 2001).
"""

from __future__ import annotations

from functools import reduce
from itertools import combinations
from operator import and_, or_
from random import Random

from bootcamp import task
from bootcamp.lib.naming import nameless
from bootcamp.lib.strips import Domain, Schema, draw_domain, statements
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.planning.domains._strips import GOAL, acts, all_facts
from bootcamp.verifiers import Format, Set, Word

Facts = frozenset[str]


class StripsLandmarkFacts(Task["StripsLandmarkFacts.Params", "StripsLandmarkFacts.Instance", Facts]):
    version = 1

    class Params(task.Params):
        schemas: int = knob("how many kinds of action there are", levels=(2, 2, 3, 4, 5, 5, 5, 5, 6, 6), ge=2, le=8)
        objects: int = knob("how many objects there are", levels=(3, 4, 4, 4, 4, 5, 5, 5, 5, 5), ge=3, le=8)
        steps: int = knob("how long plans are at least", levels=(2, 3, 3, 4, 4, 5, 5, 6, 7, 7), ge=2, le=16)
        landmarks: int = knob("how many landmarks at least", levels=(1, 1, 2, 2, 2, 2, 3, 3, 3, 4), ge=1, le=6)
        states: int = knob(
            "the most states that can be reached", levels=(50,) * 2 + (100,) * 3 + (300,) * 5, ge=2, le=600
        )

    class Instance(task.Instance):
        objects: tuple[str, ...]
        schemas: tuple[Schema, ...]
        start: tuple[str, ...]
        goal: tuple[str, ...]

        @property
        def lines(self) -> dict[str, list[str]]:
            return acts(self.schemas)

    prompt = Prompt(
        before=GOAL,
        en=r"""
        A plan is any sequence of actions, of any length, that can be done one after the other from the start and after
        which the facts just listed hold. A fact is called a landmark if in every plan there is a time at which it
        holds; the times are the start, those between two actions, and the end.

        Name all landmarks that neither hold at the start nor are among the facts wanted in the end. There is at least
        one.
        """,
        zh=r"""
        从开始的状态出发、能依次执行、并且执行完以后上面最后列出的事实全部成立的动作序列称为一个计划，长度不限。
        如果在每一个计划中都有某个时刻使得某事实成立，这个事实就称为路标；这里的时刻包括开始时、
        两个动作之间以及结束时。

        请找出所有路标，但不包括开始时就成立的事实和最后必须成立的事实。至少有一个这样的路标。
        """,
    )

    def format(self, instance: Instance) -> Format[Facts]:
        return Set(Word(all_facts(instance.schemas, instance.objects)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Facts]:
        objects = tuple("ABCDEFGH"[: params.objects])
        schemas, facts = draw_domain(rng, params.schemas, objects, params.schemas > 2)
        domain = Domain(schemas, objects, facts)
        made = {fact.split("-")[0] for schema in schemas for fact in schema[3]}
        fixed = [fact for fact in facts if fact.split("-")[0] not in made]
        free = [fact for fact in all_facts(schemas, objects) if fact.split("-")[0] in made]
        for _ in range(12):  # other facts at the start are cheaper than another domain
            begin = sorted([*fixed, *rng.sample(free, min(len(free), params.objects + rng.randint(0, 2)))])
            start = domain.mask(begin)
            depth, after = _reached(domain, start, params.states)
            if max(depth.values()) < params.steps or len(depth) > params.states:
                continue
            surely = _surely(start, after)
            once = reduce(or_, depth) & ~start
            new = [bit for bit in map(domain.mask, zip(free)) if bit & once]
            goals = [*new, *(one | other for one, other in combinations(new, 2))]
            for wanted in rng.sample(goals, min(80, len(goals))):
                ends = [state for state in depth if state & wanted == wanted]
                if not ends or depth[ends[0]] < params.steps:  # the states are in the order of their depths
                    continue
                found = reduce(and_, (surely[end] for end in ends)) & ~start & ~wanted
                met = _met(ends[0], depth, after) & ~start & ~wanted
                if params.landmarks <= found.bit_count() <= 8 and (found != met or params.landmarks < 2):
                    shown = {"start": tuple(begin), "goal": domain.facts(wanted)}
                    instance = self.Instance(objects=objects, schemas=schemas, **shown)
                    return instance, frozenset(domain.facts(found))
        raise task.Retry

    def key(self, instance: Instance) -> object:
        facts = {"start": instance.start, "goal": instance.goal}
        return [nameless(statements(instance.schemas, facts)), len(instance.objects)]


def _reached(domain: Domain, start: int, most: int) -> tuple[dict[int, int], dict[int, list[int]]]:
    """Give the number of actions to each state, the nearest first, and the states that follow on each."""
    depth, after = {start: 0}, dict[int, list[int]]()
    waiting = [start]
    for state in waiting:
        after[state] = [end for _, end in domain.possible(state)]
        for end in after[state]:
            if end not in depth:
                depth[end] = depth[state] + 1
                waiting.append(end)
        if len(depth) > most:
            break
    return depth, after


def _surely(start: int, after: dict[int, list[int]]) -> dict[int, int]:
    """Give for each state the facts that hold at some time on every way to it, as the greatest solution."""
    surely = {start: start}
    waiting = [start]
    while waiting:
        state = waiting.pop()
        for end in after[state]:
            facts = surely[state] & surely.get(end, -1) | end
            if facts != surely.get(end):
                surely[end] = facts
                waiting.append(end)
    return surely


def _met(end: int, depth: dict[int, int], after: dict[int, list[int]]) -> int:
    """Collect the facts of one shortest way."""
    facts = end
    while depth[end]:
        end = next(state for state in depth if depth[state] == depth[end] - 1 and end in after[state])
        facts |= end
    return facts
