"""Tell what the parts of a device would do if some had been held otherwise, from its rules and what was seen.

Answer: the state of each part asked about, in order; it is unique.
Harder: more parts and kinds of rules, several interventions, outer parts that must be inferred from what was seen.
Skills: logic, simulation, deduction
Source: original; counterfactuals by abduction, action and prediction, J. Pearl, Causality (2000).
"""

from __future__ import annotations

from itertools import product
from random import Random
from string import ascii_uppercase
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.relations.causes._models import SETTINGS, Rule, draw_rules, run, told
from bootcamp.verifiers import Choice, Format, Sequence

State = tuple[str, bool]


class CounterfactualStructural(
    Task["CounterfactualStructural.Params", "CounterfactualStructural.Instance", tuple[str, ...]]
):
    version = 1

    class Params(task.Params):
        outer: int = knob("parts that are set from outside", levels=(2, 2, 3, 3, 3, 4, 4, 5, 5, 6), ge=1, le=7)
        inner: int = knob("parts that follow rules", levels=(3, 4, 5, 6, 7, 8, 9, 10, 12, 14), ge=2, le=18)
        kinds: int = knob("how many kinds of rules occur", levels=(2, 3, 3, 4, 4, 5, 5, 6, 6, 6), ge=2, le=6)
        causes: int = knob("the most causes of a part", levels=(2, 2, 2, 3, 3, 3, 3, 3, 4, 4), ge=1, le=5)
        held: int = knob("how many parts are held", levels=(1, 1, 1, 1, 2, 2, 2, 3, 3, 4), ge=1, le=4)
        unseen: bool = knob("whether the outer parts must be inferred", levels=(False,) * 4 + (True,) * 6)
        asked: int = knob("how many parts are asked about", levels=(2, 3, 4, 5, 5, 6, 6, 7, 8, 9), ge=1, le=12)

    class Instance(task.Instance):
        setting: tuple[str, str, str, str, str]
        outer: tuple[str, ...]
        rules: tuple[Rule, ...]
        seen: tuple[State, ...]
        held: tuple[State, ...]
        asked: tuple[str, ...]

        @property
        def told(self) -> list[tuple[str, str]]:
            return told(self.rules, self.setting)

        @property
        def zh_states(self) -> list[str]:
            return self.setting[4].split("|")

    prompt = Prompt(
        en=r"""
        A machine has {{ outer | length + rules | length }} {{ setting[0] }}s, each of which is {{ setting[1] }} or
        {{ setting[2] }}. {{ outer | listed(language) }} {{ "is" if outer | length == 1 else "are" }} set from outside.
        The others follow these rules:

        {{ told | map("first") | bullets }}

        Today this was seen: {% for name, on in seen %}{{ name }} was {{ setting[1] if on else setting[2] }}
        {{- ", " if not loop.last }}{% endfor %}.

        Suppose that {% for name, on in held %}{{ name }} had been held {{ setting[1] if on else setting[2] }}
        {{- " and " if not loop.last }}{% endfor %} today, whatever the rules say, while everything that is set from
        outside had been as it was and all other rules had worked as ever. What would {{ asked | listed(language) }}
        have been? Answer in this order, each with {{ setting[1] }} or {{ setting[2] }}.
        """,
        zh=r"""
        一台机器有 {{ outer | length + rules | length }} 个{{ setting[3] }}，每个的状态是
        {{ setting[1] }}（{{ zh_states[0] }}）或 {{ setting[2] }}（{{ zh_states[1] }}）。{{ outer | join("、") }}
        由外部设定，其余的遵循下列规则：

        {{ told | map("last") | bullets }}

        今天观察到：{% for name, on in seen %}{{ name }} {{ zh_states[0] if on else zh_states[1] }}
        {{- "，" if not loop.last }}{% endfor %}。

        假如今天{% for name, on in held %} {{ name }} 不论规则如何都被固定为{{ zh_states[0] if on else zh_states[1] }}
        {{- "，而且" if not loop.last }}{% endfor %}，而外部设定的一切仍与今天实际一样，其他规则照常起作用，那么
        {{ asked | join("、") }} 会是什么状态？请按此顺序回答，每个用 {{ setting[1] }} 或 {{ setting[2] }}。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[str, ...]]:
        return Sequence(Choice(instance.setting[1:3]), length=len(instance.asked))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[str, ...]]:
        names = rng.sample(ascii_uppercase[:22], params.outer + params.inner)
        outer, inner = names[: params.outer], names[params.outer :]
        rules = draw_rules(rng, outer, inner, params.kinds, params.causes)
        actual = run(rules, {name: rng.random() < 0.5 for name in outer}, {})
        if params.unseen:
            seen = rng.sample([*inner, *rng.sample(outer, params.outer // 2)], min(len(inner), params.outer + 1))
        else:
            seen = outer
        fitting = [
            fate
            for fate in product((False, True), repeat=len(outer))
            if all(run(rules, dict(zip(outer, fate, strict=True)), {})[name] == actual[name] for name in seen)
        ]
        if len(fitting) > 1 or (params.unseen and all(name in seen for name in outer)):
            raise task.Retry
        held = {name: not actual[name] for name in rng.sample(inner[:-1], min(params.held, len(inner) - 1))}
        fate = run(rules, {name: actual[name] for name in outer}, held)
        changed = [name for name in inner if name not in held and fate[name] != actual[name]]
        same = [name for name in inner if name not in held and fate[name] == actual[name]]
        if not changed:
            raise task.Retry
        asked = rng.sample(changed, min(len(changed), (params.asked + 1) // 2))
        asked += rng.sample(same, min(len(same), params.asked - len(asked)))
        if len({fate[name] for name in asked}) < 2 < len(asked):  # "all off" would be right too often
            raise task.Retry
        rng.shuffle(asked)
        setting = rng.choice(SETTINGS)
        instance = self.Instance(
            setting=setting,
            outer=tuple(sorted(outer)),
            rules=rules,
            seen=tuple((name, actual[name]) for name in sorted(seen)),
            held=tuple(held.items()),
            asked=tuple(asked),
        )
        if len(asked) < min(params.asked, 2):
            raise task.Retry
        return instance, tuple(setting[1] if fate[name] else setting[2] for name in asked)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        words = instance.setting[2], instance.setting[1]
        seen, lines = dict(instance.seen), list[str]()
        for fate in product((False, True), repeat=len(instance.outer)):
            outer = dict(zip(instance.outer, fate, strict=True))
            states = run(instance.rules, outer, {})
            names = [*outer, *(rule.name for rule in instance.rules)]
            wrong = next(
                (place for place, name in enumerate(names) if seen.get(name, states[name]) != states[name]), None
            )
            if wrong is not None and wrong < len(outer):
                continue
            if len(seen.keys() & outer.keys()) < len(outer):
                shown = [f"{name} {words[states[name]]}" for name in names[: None if wrong is None else wrong + 1]]
                lines.append(f"{', '.join(shown)}{' ≠' if wrong is not None else ''}")
            if wrong is None:
                break
        held = dict(instance.held)
        states = run(instance.rules, outer, held)
        lines.append(", ".join(f"{name} {words[on]}" for name, on in {**outer, **held}.items()))
        for rule in instance.rules:
            if rule.name not in held:
                causes = ", ".join(f"{name} {words[states[name]]}" for name in rule.causes)
                lines.append(f"{rule.name}: {causes} → {words[states[rule.name]]}")
        return "\n".join([*lines, ", ".join(f"{name} {words[states[name]]}" for name in instance.asked)])
