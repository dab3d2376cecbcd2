"""Plan in an invented domain whose actions and facts have words without meaning.

Answer: actions with their objects in order; every plan within the limit that reaches the goal is right.
Harder: more actions and objects, longer plans, no steps to spare.
Skills: planning, search
Source: original; planning problems in the manner of STRIPS.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from bootcamp import task
from bootcamp.lib.naming import nameless
from bootcamp.lib.strips import Domain, Schema, actions, draw_domain, explored, progressed, statements, way
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.planning.domains._strips import GOAL, acts
from bootcamp.verifiers import Format, Moves

Plan = tuple[str, ...]


class StripsObfuscatedPlan(Task["StripsObfuscatedPlan.Params", "StripsObfuscatedPlan.Instance", Plan]):
    version = 1

    class Params(task.Params):
        schemas: int = knob("how many kinds of action there are", levels=(2, 2, 3, 3, 4, 4, 5, 5, 6, 6), ge=2, le=8)
        objects: int = knob("how many objects there are", levels=(3, 4, 4, 4, 5, 5, 5, 5, 5, 6), ge=3, le=8)
        steps: int = knob("how long a shortest plan is", levels=(2, 2, 3, 4, 4, 5, 6, 7, 8, 9), ge=1, le=16)
        slack: int = knob("the steps to spare", levels=(2, 2, 2, 1, 1, 1, 0, 0, 0, 0), ge=0, le=5)

    class Instance(task.Instance):
        objects: tuple[str, ...]
        schemas: tuple[Schema, ...]
        start: tuple[str, ...]
        goal: tuple[str, ...]
        limit: int

        @property
        def lines(self) -> dict[str, list[str]]:
            return acts(self.schemas)

    prompt = Prompt(
        before=GOAL,
        en=r"""
        Reach this with at most {{ limit }} actions. Give them in order with the objects in place of the letters. If
        there are several ways, give any one.
        """,
        zh=r"""
        请用至多 {{ limit }} 个动作达到目标，按顺序写出这些动作，字母要换成对象。如果有多种办法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Plan]:
        return Moves(actions(instance.schemas, instance.objects))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Plan]:
        objects = tuple("ABCDEFGH"[: params.objects])
        schemas, facts = draw_domain(rng, params.schemas, objects, params.schemas > 2)
        domain = Domain(schemas, objects, facts)
        start = domain.mask(facts)
        met = explored(domain, start, 60 + 25 * params.steps)
        far = [state for state, found in met.items() if found.depth == params.steps]
        limit = params.steps + params.slack
        for _ in range(3 if far else 0):
            wanted = rng.choice(far)
            facts_left = list(domain.facts(wanted))
            rng.shuffle(facts_left)
            for fact in facts_left:  # leave out what can go while no nearer state has the rest
                less = wanted & ~domain.mask([fact])
                wanted = less if less and met[_nearest(met, less)].depth == params.steps else wanted
            nearest = _nearest(met, wanted)
            if met[nearest].depth == params.steps and (params.steps < 3 or not _greedy(domain, start, wanted, limit)):
                goal = domain.facts(wanted)
                instance = self.Instance(objects=objects, schemas=schemas, start=facts, goal=goal, limit=limit)
                return instance, way(met, nearest)
        raise task.Retry

    def key(self, instance: Instance) -> object:
        facts = {"start": instance.start, "goal": instance.goal}
        return [nameless(statements(instance.schemas, facts)), len(instance.objects), instance.limit]

    def check(self, instance: Instance, answer: Plan) -> str:
        if len(answer) > instance.limit:
            return f"the plan has {len(answer)} actions, more than allowed"
        number, facts = progressed(instance.schemas, instance.start, answer)
        if number:
            return f"action {number} cannot be done because of {', '.join(sorted(facts))}"
        missing = sorted(set(instance.goal) - facts)
        return f"{missing[0]} does not hold in the end" if missing else ""


def _nearest(met: Iterable[int], wanted: int) -> int:
    """Give the first state with all that is wanted; they were met in breadth-first order."""
    return next(state for state in met if state & wanted == wanted)


def _greedy(domain: Domain, start: int, wanted: int, limit: int) -> bool:
    """Tell whether the goal is reached by always doing what has most of it, first in the list and not met before."""
    state, seen = start, {start}
    for _ in range(limit):
        following = [after for _, after in domain.possible(state) if after not in seen]
        if not following:
            return False
        state = max(following, key=lambda after: (after & wanted).bit_count())
        seen.add(state)
        if state & wanted == wanted:
            return True
    return False
