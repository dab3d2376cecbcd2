"""Follow mixtures that are poured together, topped up, exchanged and replaced.

Answer: a share, a ratio of components or a withheld amount, exact; it is unique.
Harder: more steps, vessels and components, the amount of the last step withheld.
Skills: arithmetic, algebra
Source: original; school arithmetic.
"""

from __future__ import annotations

from fractions import Fraction
from math import gcd
from random import Random
from typing import Any, Literal

from bootcamp import task
from bootcamp.lib.mixtures import BLENDS, Contents, Step, after, reduced, told_step
from bootcamp.lib.prompts import letters, sequence
from bootcamp.lib.shown_work import division, running_sum
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Ratio, Rational
from bootcamp.verifiers.base import Format


class MixtureProblem(Task["MixtureProblem.Params", "MixtureProblem.Instance", Any]):
    version = 1

    class Params(task.Params):
        vessels: int = knob("how many vessels there are", levels=(1, 2, 2, 2, 2, 3, 3, 3, 4, 5), ge=1, le=6)
        components: int = knob("how many components there are", levels=(2, 2, 2, 3, 3, 3, 3, 4, 3, 4), ge=2, le=4)
        steps: int = knob("how many steps are made", levels=(1, 1, 2, 3, 3, 4, 5, 6, 8, 10), ge=1, le=14)
        asked: Literal["share", "ratio", "amount"] = knob(
            "a share or the ratio of all components at the end, or how much the last step moves",
            levels=("share", "ratio", "share", "ratio", "amount", "ratio", "amount", "ratio", "amount", "ratio"),
        )
        largest: int = knob(
            "a bound on the terms of that ratio",
            levels=(100, 100, 300, 10**3, 10**4, 10**4, 10**5, 10**5, 10**6, 10**7),
            ge=100,
            le=10**12,
        )

    class Instance(task.Instance):
        blend: str
        components: tuple[str, ...]
        contents: Contents  # at the start
        steps: tuple[Step, ...]
        vessel: int  # the one that is asked about
        component: int | None  # the one whose share is asked or told, None for the ratio of all
        share: Fraction | None  # None if it is asked

        @property
        def unit(self) -> str:
            return BLENDS[self.blend][1]

        @property
        def zh_blend(self) -> str:
            return BLENDS[self.blend][0]

        @property
        def zh_components(self) -> list[str]:
            return [BLENDS[self.blend][2][component] for component in self.components]

        @property
        def names(self) -> tuple[str, ...]:
            return letters(range(len(self.contents)))

    prompt = Prompt(
        en=r"""
        At first there is:
        {% for row in contents %}
        - in {{ blend }} {{ names[loop.index0] }}: {% for n in row %}{{ n }} {{ unit }} of {{ components[loop.index0] }}
            {{- ", " if not loop.last }}{% endfor +%}
        {% endfor %}

        These steps follow, and before each of them everything is well mixed:
        {% for kind, a, b, n in steps %}
        {{ loop.index }}. {{ {"add": "%(n)s of %(b)s is added to %(a)s.", "discard": "%(n)s is poured away from %(a)s.",
             "replace": "%(n)s is taken out of %(a)s and replaced by as much %(b)s.",
             "pour": "%(n)s is poured from %(a)s into %(b)s.",
             "exchange": "%(n)s from %(a)s and as much from %(b)s swap places."}[kind] | format(a=names[a],
             b=names[b] if kind in ("pour", "exchange") else components[b], n="%s %s" | format(n or "x", unit)) }}
        {% endfor %}

        When things are mixed, their amounts add up.
        {{ ("In what ratio are %(all)s, in this order, in %(where)s at the end?" if component is none
            else "What part of the contents of %(where)s is %(what)s at the end?" if share is none
            else "At the end %(share)s of the contents of %(where)s is %(what)s. Find x.") | format(share=share,
            where=blend ~ " " ~ names[vessel], what=components[component or 0], all=components | listed(language)) }}
        """,
        zh=r"""
        起初：
        {% for row in contents %}
        - {{ zh_blend }} {{ names[loop.index0] }}：{% for n in row %}{{ n }} {{ unit }} {{ zh_components[loop.index0] }}
            {{- "，" if not loop.last }}{% endfor +%}
        {% endfor %}

        依次进行下列步骤，每一步之前各处都已混合均匀：
        {% for kind, a, b, n in steps %}
        {{ loop.index }}. {{ {"add": "向 %(a)s 中加入 %(n)s %(b)s。", "discard": "从 %(a)s 中取出 %(n)s 倒掉。",
             "replace": "从 %(a)s 中取出 %(n)s，换成等量的%(b)s。", "pour": "从 %(a)s 倒 %(n)s 到 %(b)s 中。",
             "exchange": "同时从 %(a)s 和 %(b)s 中各取 %(n)s 互换。"}[kind] | format(a=names[a],
             b=names[b] if kind in ("pour", "exchange") else zh_components[b], n="%s %s" | format(n or "x", unit)) }}
        {% endfor %}

        混合后的量等于各部分的量之和。
        {{ ("最后%(where)s 中%(all)s的量之比（按此顺序）是多少？" if component is none
            else "最后%(where)s 的内容物中，%(what)s占几分之几？" if share is none
            else "最后%(where)s 的内容物中，%(what)s占 %(share)s。求 x。") | format(share=share,
            where=zh_blend ~ " " ~ names[vessel], what=zh_components[component or 0], all=zh_components |
            listed(language)) }}
        """,
    )

    def format(self, instance: Instance) -> Format[Any]:
        if instance.component is None:
            return Ratio(terms=len(instance.components))
        return Rational(low=0, high=1, percent=True) if instance.share is None else Rational(low=0, unit=instance.unit)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Any]:
        rows = [[Fraction(rng.randint(1, 24)) for _ in range(params.components)] for _ in range(params.vessels)]
        before = contents = start = tuple(map(tuple, rows))
        steps: list[Step] = []
        for _ in range(params.steps):
            steps.append(draw_step(contents, rng))
            before, contents = contents, after(contents, steps[-1])
        kind, a, b, amount = steps[-1]
        vessel, component = b if kind == "pour" else a, rng.randrange(params.components)
        old, share = (row[component] / sum(row) for row in (before[vessel], contents[vessel]))
        ratio = reduced(contents[vessel])
        if old == share or max(ratio) > params.largest:
            raise task.Retry  # the last step must change the share
        if params.asked == "amount":
            steps[-1] = (kind, a, b, None)
        blend = rng.choice(list(BLENDS))
        instance = self.Instance(
            blend=blend,
            components=tuple(rng.sample(list(BLENDS[blend][2]), params.components)),
            contents=start,
            steps=tuple(steps),
            vessel=vessel,
            component=None if params.asked == "ratio" else component,
            share=share if params.asked == "amount" else None,
        )
        return instance, {"ratio": ratio, "share": share, "amount": amount}[params.asked]

    def key(self, instance: Instance) -> object:
        return instance.model_dump(exclude={"blend", "components"})

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        contents, lines = instance.contents, list[str]()
        for place, step in enumerate(instance.steps, 1):
            if step[3] is None:
                return "\n".join([*lines, *_amount_steps(instance, contents)])
            told, contents = told_step(contents, step)
            lines += [f"{place}. {told[0]}", *told[1:]]
        row = contents[instance.vessel]
        lines.append(running_sum(row))
        if instance.component is None:
            parts = reduced(row)
            lines.append(f"{sequence(row)}·{parts[0] / row[0]} = {sequence(parts)}")
            return "\n".join(lines)
        return "\n".join(
            [*lines, f"{division(row[instance.component], sum(row))} = {row[instance.component] / sum(row)}"]
        )


def _amount_steps(instance: MixtureProblem.Instance, contents: Contents) -> list[str]:
    """Find the amount x of the last step from the share s after it, where parts q of n are the component."""
    kind, a, b, _ = instance.steps[-1]
    component, s = instance.component or 0, instance.share or Fraction(0)
    row = contents[instance.vessel]
    c, total = row[component], sum(row)
    source = contents[a if kind == "pour" else b] if kind in ("pour", "exchange") else ()
    q = source[component] / sum(source) if source else Fraction(b == component)
    lost = c / total if kind in ("replace", "exchange") else s
    top, bottom = s * total - c, q - lost
    return [
        f"{running_sum(source)}, q = {q}" if source else f"q = {q}",
        f"{running_sum(row)}, {s}·{total} = {s * total}, {s * total} - {c} = {top}",
        *([f"{division(c, total)} = {lost}"] if kind in ("replace", "exchange") else []),
        f"{q} - {lost} = {bottom}, x = {division(top, bottom)} = {top / bottom}",
    ]


def draw_step(contents: Contents, rng: Random) -> Step:
    """Draw a step that takes a simple part out of a vessel, or adds to it; all amounts are integers."""
    kind = rng.choice(("add", "discard", "replace", *("pour", "pour", "exchange") * (len(contents) > 1)))
    a = rng.randrange(len(contents))
    whole = int(sum(contents[a]))
    if kind == "add":
        return kind, a, rng.randrange(len(contents[a])), Fraction(rng.randint(1, max(2, whole // 2)))
    others = [b for b in range(len(contents)) if b != a]
    b = rng.choice(others) if kind in ("pour", "exchange") else rng.randrange(len(contents[a]))
    most = min(whole, int(sum(contents[b]))) if kind == "exchange" else whole
    simple = [n for n in range(1, most) if whole // gcd(n, whole) <= 6]
    if not simple:
        raise task.Retry
    return kind, a, b, Fraction(rng.choice(simple))
