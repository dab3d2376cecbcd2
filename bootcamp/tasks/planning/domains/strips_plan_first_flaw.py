"""Find the first step of a plan that cannot be done, or what the plan fails to reach.

Answer: the number of the step, or 0, and the facts that are at fault as a set.
Harder: longer plans, more actions and objects, facts that must not hold.
Skills: planning, simulation
Source: original; the checking of plans in the manner of STRIPS.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.naming import nameless
from bootcamp.lib.strips import Domain, Schema, draw_domain, progressed, statements
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.planning.domains._strips import START, acts, all_facts
from bootcamp.verifiers import Format, Integer, Record, Set, Word


class StripsPlanFirstFlaw(Task["StripsPlanFirstFlaw.Params", "StripsPlanFirstFlaw.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        schemas: int = knob("how many kinds of action there are", levels=(2, 3, 3, 4, 4, 5, 5, 6, 6, 6), ge=2, le=8)
        objects: int = knob("how many objects there are", levels=(3, 4, 4, 4, 5, 5, 5, 5, 6, 6), ge=3, le=8)
        steps: int = knob("how many steps the plan has", levels=(3, 4, 6, 8, 10, 12, 15, 18, 21, 25), ge=2, le=40)
        negative: bool = knob("whether actions forbid facts", levels=(False,) * 4 + (True,) * 6)

    class Instance(task.Instance):
        schemas: tuple[Schema, ...]
        start: tuple[str, ...]
        goal: tuple[str, ...]
        plan: tuple[str, ...]

        @property
        def lines(self) -> dict[str, list[str]]:
            return acts(self.schemas)

    prompt = Prompt(
        before=Prompt(
            en=r"""
            In an invented world a fact is one word, made of a name and one or two objects, joined by hyphens. Objects
            are capital letters. An action is written in the same way. These are the actions, where x, y and z stand for
            different objects:
            """,
            zh=r"""
            在一个虚构的世界里，一个事实写成一个词，由名称和一到两个对象用连字符连接而成，对象是大写字母。
            动作也用同样的方式书写。下面是所有动作，其中 x、y、z 代表不同的对象：
            """,
            after=START,
        ),
        en=r"""
        Somebody wants all of these to hold in the end:

        {% for fact in goal %}
        - {{ fact }}
        {% endfor %}

        This is the plan, to be followed in this order:

        {% for action in plan %}
        {{ loop.index }}. {{ action }}
        {% endfor %}

        If some step cannot be done, give as step the number of the first such step, and as facts all facts that keep it
        from being done: those that it needs and that do not hold, and those that it forbids and that hold. If every
        step can be done, give 0 as step, and as facts all wanted facts that do not hold in the end; this set is empty
        if the plan is right.
        """,
        zh=r"""
        有人希望最后下列事实全部成立：

        {% for fact in goal %}
        - {{ fact }}
        {% endfor %}

        下面是按顺序执行的计划：

        {% for action in plan %}
        {{ loop.index }}. {{ action }}
        {% endfor %}

        如果有某一步无法执行，step 填第一个无法执行的步骤的编号，facts 填使它无法执行的所有事实：
        它需要而不成立的事实，以及它禁止而成立的事实。如果每一步都能执行，step 填 0，
        facts 填最后不成立的所有目标事实；如果计划正确，这个集合为空。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        objects = sorted({one for text in (*instance.start, *instance.plan) for one in text.split("-")[1:]})
        bank = all_facts(instance.schemas, objects)
        return Record(step=Integer(low=0, high=len(instance.plan)), facts=Set(Word(bank)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        objects = "ABCDEFGH"[: params.objects]
        schemas, facts = draw_domain(rng, params.schemas, objects, params.negative)
        domain = Domain(schemas, objects, facts)
        state = start = domain.mask(facts)
        plan: list[str] = []
        seen = [start]
        for _ in range(params.steps):
            following = domain.possible(state)
            fresh = [one for one in following if one[1] not in seen] or following
            if not fresh or len(set(seen)) < len(seen) - 2:
                raise task.Retry
            action, state = rng.choice(fresh)
            plan.append(action)
            seen.append(state)
        once = 0
        for one in seen:
            once |= one
        kept, gone = domain.facts(state & ~start), domain.facts(once & ~state)
        goal = set(rng.sample(kept, min(len(kept), rng.randint(1, 3))))
        kind = rng.choice((0, *(1,) * 6, *(2,) * 9))  # few plans are right
        if kind == 1:
            goal |= set(rng.sample(gone, min(len(gone), rng.randint(1, 3))))
        for _ in range(20 if kind == 2 else 0):  # put another action, or none, or an exchange of two
            place, other = rng.randrange(len(plan)), rng.randrange(len(plan))
            changed = list(plan)
            if rng.random() < 0.3:
                changed[place], changed[other] = changed[other], changed[place]
            else:
                changed[place : place + 1] = [rng.choice(list(domain.acts))] if rng.random() < 0.4 else []
            if progressed(schemas, facts, changed)[0] > len(plan) // 3:
                plan = changed
                break
        number, end = progressed(schemas, facts, plan)
        faults = end if number else goal - end
        if not goal or bool(number) != (kind == 2) or bool(faults) != (kind > 0):
            raise task.Retry
        instance = self.Instance(schemas=schemas, start=facts, goal=tuple(sorted(goal)), plan=tuple(plan))
        return instance, {"step": number, "facts": frozenset(faults)}

    def key(self, instance: Instance) -> object:
        facts = {"start": instance.start, "goal": instance.goal}
        facts |= {f"step {number}": (action,) for number, action in enumerate(instance.plan)}
        return nameless(statements(instance.schemas, facts))
