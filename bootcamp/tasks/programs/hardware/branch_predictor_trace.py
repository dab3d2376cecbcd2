"""Follow a branch predictor through the outcomes of some branches.

Answer: the wrong predictions of each branch and the counters at the end; unique.
Harder: more outcomes and branches, counters of two bits, tables that are indexed by the last outcomes.
Skills: simulation, coding
Source: original; J. E. Smith, A study of branch prediction strategies, 1981.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Record, Sequence


class BranchPredictorTrace(Task["BranchPredictorTrace.Params", "BranchPredictorTrace.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        branches: int = knob("how many branches there are", levels=(2, 2, 2, 3, 3, 3, 4, 4, 4, 5), ge=1, le=6)
        outcomes: int = knob("how many outcomes there are", levels=(6, 8, 12, 15, 18, 22, 28, 34, 42, 52), ge=4, le=90)
        top: int = knob("the largest value of a counter", levels=(1, 3, 3, 3, 3, 3, 3, 3, 3, 3), ge=1, le=7)
        kinds: int = knob("how many kinds may occur", levels=(1, 1, 1, 2, 2, 2, 3, 3, 3, 3), ge=1, le=3)
        history: int = knob("the bits of the history", levels=(1, 1, 1, 1, 2, 2, 2, 2, 3, 3), ge=1, le=4)

    class Instance(task.Instance):
        kind: str  # local, global or choice
        branches: int
        history: int
        top: int
        counters: tuple[int, ...]  # of the branches, of the table, and of the choice, as far as the kind has them
        outcomes: tuple[tuple[int, bool], ...]

        @property
        def shown(self) -> str:
            return " ".join(f"{'ABCDEF'[branch]}{'+' if taken else '-'}" for branch, taken in self.outcomes)

        @property
        def half(self) -> int:
            return (self.top + 1) // 2

        @property
        def names(self) -> list[str]:
            return list("ABCDEF"[: self.branches])

        @property
        def sizes(self) -> tuple[int, int, int]:
            """How many counters belong to branches, to the table and to the choice."""
            own = self.branches if self.kind != "global" else 0
            return own, 2**self.history if self.kind != "local" else 0, own if self.kind == "choice" else 0

        @property
        def parts(self) -> list[tuple[int, ...]]:
            own, table, _ = self.sizes
            return [self.counters[:own], self.counters[own : own + table], self.counters[own + table :]]

        @property
        def starts(self) -> list[tuple[str, str, tuple[int, ...]]]:
            names = ", ".join(self.names)
            said = (
                (f"counters of {names}", f"{names} 的计数器"),
                ("table", "表"),
                (f"choosers of {names}", f"{names} 的选择器"),
            )
            return [(en, zh, values) for (en, zh), values in zip(said, self.parts, strict=True)]

    prompt = Prompt(
        en=r"""
        A processor predicts for each branch that it meets whether it is taken. It has counters, each with a value from
        0 to {{ top }}. A counter says "taken" if its value is at least {{ half }}, otherwise "not taken". It is trained
        by an outcome: if the branch was taken, it goes up by 1, but not beyond {{ top }}; if not, it goes down by 1,
        but not below 0.

        {% if kind == "local" %}
        Each branch has a counter of its own, which predicts the branch and is then trained by the outcome.
        {% else %}
        The history is the number that the last {{ history }} outcome{{ "s" if history > 1 }} of all branches form as a
        binary number, 1 for taken and 0 for not taken, the newest outcome as the last digit; at first it is 0. There is
        a table of {{ 2 ** history }} counters, numbered from 0.
        {% if kind == "global" %}
        The counter whose number is the history predicts the branch and is then trained by the outcome. After that the
        history is brought up to date.
        {% else %}
        Each branch has a counter of its own too, and another one, its chooser. For a prediction the chooser is asked:
        if it says "taken", the prediction is that of the table's counter whose number is the history, otherwise that of
        the branch's own counter. Then, if these two counters said different things, the chooser goes up by 1 (but not
        beyond {{ top }}) if the table's counter was right, and down by 1 (but not below 0) if it was wrong; then both
        counters are trained by the outcome, and at last the history is brought up to date.
        {% endif %}
        {% endif %}

        At first:
        {% for en, _, values in starts if values %}
        {{ en }}: {{ values | comma }}
        {% endfor %}

        The outcomes, in order (+ taken, - not taken):

        {{ shown }}

        Give "misses", how many predictions were wrong for {{ names | listed(language) }}, and "counters", all counters
        at the end, in the order shown above.
        """,
        zh=r"""
        处理器对遇到的每个分支预测它是否跳转。它有一些计数器，每个的值在 0 到 {{ top }} 之间。
        计数器的值不小于 {{ half }} 时表示“跳转”，否则表示“不跳转”。计数器按实际结果训练：
        如果跳转了就加 1，但不超过 {{ top }}；如果没有跳转就减 1，但不低于 0。

        {% if kind == "local" %}
        每个分支有自己的一个计数器，用它预测该分支，然后按结果训练它。
        {% else %}
        历史是所有分支最近 {{ history }} 个结果组成的二进制数，跳转为 1，不跳转为 0，最新的结果是末位；开始时为 0。
        有一张含 {{ 2 ** history }} 个计数器的表，编号从 0 开始。
        {% if kind == "global" %}
        编号等于历史的计数器预测分支，然后按结果训练它。此后更新历史。
        {% else %}
        每个分支还有自己的一个计数器，以及一个选择器（也是计数器）。预测时先看选择器：如果它表示“跳转”，
        就采用表中编号等于历史的计数器的预测，否则采用该分支自己的计数器的预测。然后，如果这两个计数器的说法不同，
        表中的计数器正确时选择器加 1（但不超过 {{ top }}），错误时减 1（但不低于 0）；
        接着这两个计数器都按结果训练，最后更新历史。
        {% endif %}
        {% endif %}

        开始时：
        {% for _, zh, values in starts if values %}
        {{ zh }}：{{ values | comma }}
        {% endfor %}

        依次的结果（+ 跳转，- 不跳转）：

        {{ shown }}

        给出 "misses"：{{ names | listed(language) }} 各有多少次预测错误；
        以及 "counters"：结束时的全部计数器，按上面列出的顺序。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        counter = Integer(low=0, high=instance.top)
        return Record(
            misses=Sequence(Integer(low=0), length=instance.branches),
            counters=Sequence(counter, length=len(instance.counters)),
        )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        for _ in range(40):
            kind = rng.choice(("local", "global", "choice")[params.kinds > 2 : params.kinds])
            habits = [rng.choice(("mostly", "rarely", "turns", "copies")) for _ in range(params.branches)]
            outcomes: list[tuple[int, bool]] = []
            for place in range(params.outcomes):
                branch = place % params.branches if rng.random() < 0.7 else rng.randrange(params.branches)
                before = [taken for one, taken in outcomes if one == branch]
                last = before[-1] if before else rng.random() < 0.5
                copied = outcomes[-1][1] if place else True
                likely = {"mostly": True, "rarely": False, "turns": not last, "copies": copied}
                outcomes.append((branch, likely[habits[branch]] != (rng.random() < 0.2)))
            size = {"branches": params.branches, "history": params.history, "top": params.top}
            empty = self.Instance(kind=kind, counters=(), outcomes=tuple(outcomes), **size)
            counters = tuple(rng.randint(0, params.top) for _ in range(sum(empty.sizes)))
            instance = empty.model_copy(update={"counters": counters})
            answer = self.solve(instance)
            if {one for one, _ in outcomes} == set(range(params.branches)) and answer["counters"] != counters:
                return instance, answer
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.kind, instance.history, instance.top, instance.counters, instance.outcomes]

    def solve(self, instance: Instance) -> dict[str, Any]:
        *_, (_, misses, counters) = _steps(instance)
        return {"misses": misses, "counters": counters}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        return "\n".join(f"{step}; {list(misses)}, {list(counters)}" for step, misses, counters in _steps(instance))


def _steps(instance: BranchPredictorTrace.Instance) -> Iterator[tuple[str, tuple[int, ...], tuple[int, ...]]]:
    """Give for each outcome what it is and what was predicted, the misses so far and the counters after it."""
    own, table, chooser = map(list, instance.parts)
    history, misses = 0, [0] * instance.branches
    for branch, taken in instance.outcomes:
        both = [(counters, at) for counters, at in ((own, branch), (table, history)) if counters]
        said = [counters[at] >= instance.half for counters, at in both]
        chosen = said[chooser[branch] >= instance.half] if chooser else said[0]
        misses[branch] += chosen != taken
        if chooser and said[0] != said[1]:
            chooser[branch] = _trained(chooser[branch], said[1] == taken, instance.top)
        for counters, at in both:
            counters[at] = _trained(counters[at], taken, instance.top)
        step = f"{'ABCDEF'[branch]}{'-+'[taken]}{f' {history}' if table else ''}: {'-+'[chosen]}"
        yield step, tuple(misses), (*own, *table, *chooser)
        history = (2 * history + taken) % 2**instance.history


def _trained(value: int, up: bool, top: int) -> int:
    return min(value + 1, top) if up else max(value - 1, 0)
