"""Find the least and the greatest time between two events from statements on the times between others.

Answer: two integers, the least and the greatest time that fits all statements; they are unique.
Harder: more events and statements, larger numbers, bounds that follow through longer chains.
Skills: deduction, optimization
Source: original; simple temporal networks, R. Dechter, I. Meiri, J. Pearl (1991).
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.prompts import bracketed
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.relations.time._happenings import Happening, draw_happening
from bootcamp.verifiers import Format, Integer, Sequence

_FAR = 10**9

Gap = tuple[int, int, int | None, int | None]
"""The second event comes at least so long after the first, and at most so long; None is no bound."""


class TemporalNetworkBounds(Task["TemporalNetworkBounds.Params", "TemporalNetworkBounds.Instance", tuple[int, ...]]):
    version = 1

    class Params(task.Params):
        events: int = knob("how many events there are", levels=(3, 4, 4, 5, 6, 7, 8, 9, 10, 12), ge=3, le=14)
        extra: int = knob("statements beyond a chain", levels=(1, 1, 2, 3, 4, 6, 8, 10, 13, 16), ge=0, le=30)
        largest: int = knob("the largest time", levels=(30, 30, 40, 60, 60, 90, 120, 200, 300, 500), ge=10, le=1000)
        steps: int = knob("the fewest statements behind each bound", levels=(2, 2, 2, 2, 3, 3, 3, 3, 4, 4), ge=2, le=8)

    class Instance(task.Instance):
        happening: Happening
        people: tuple[str, ...]
        gaps: tuple[Gap, ...]
        asked: tuple[int, int]

        @property
        def told(self) -> list[tuple[str, str]]:
            return [_sentence(self, gap) for gap in self.gaps]

        @property
        def pair(self) -> tuple[str, str]:
            return self.people[self.asked[0]], self.people[self.asked[1]]

    prompt = Prompt(
        en=r"""
        Each of these people {{ happening[0] }} exactly once: {{ people | comma }}. This is known (times in
        {{ happening[2] }}):

        {{ told | map("first") | bullets }}

        "At most 5 after" says nothing about how early it is: it may also be before. "At least" says nothing about how
        late it is.

        How many {{ happening[2] }} after {{ pair[0] }} is it that {{ pair[1] }} {{ happening[0] }}? Give the least and
        the greatest number that fit everything that is known, in this order; a time before {{ pair[0] }} counts as
        negative.
        """,
        zh=r"""
        下面每个人都恰好{{ happening[1] }}一次：{{ people | join("、") }}。已知（时间单位为{{ happening[3] }}）：

        {{ told | map("last") | bullets }}

        “至多晚 5”并没有说最早是什么时候：也可能更早。“至少晚”则没有说最晚是什么时候。

        {{ pair[1] }} {{ happening[1] }}比 {{ pair[0] }} 晚多少{{ happening[3] }}？请依次给出与所有已知条件相符的
        最小值和最大值；如果比 {{ pair[0] }} 早，则记为负数。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[int, ...]]:
        return Sequence(Integer(unit=instance.happening[2]), length=2)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[int, ...]]:
        happening, people = draw_happening(rng, params.events)
        times = [rng.randint(0, params.largest) for _ in people]
        order = rng.sample(range(params.events), params.events)
        pairs = [(a, order[k + 1]) for k, a in enumerate(order[:-1])]
        others = [(a, b) for a in order for b in order if a < b and (a, b) not in pairs and (b, a) not in pairs]
        asked = (order[0], order[-1]) if rng.random() < 0.5 else (order[-1], order[0])
        others = [pair for pair in others if set(pair) != set(asked)]
        pairs += rng.sample(others, min(params.extra, len(others)))
        gaps = []
        for number, (a, b) in enumerate(pairs):
            a, b = (a, b) if rng.random() < 0.5 else (b, a)
            gap, slack = times[b] - times[a], max(2, params.largest // 6)
            low, high = gap - rng.randint(0, slack), gap + rng.randint(1, slack)
            kind = "both" if number < params.events - 1 else rng.choice(("both", "low", "high"))
            gaps.append((a, b, None if kind == "high" else low, None if kind == "low" else high))
        rng.shuffle(gaps)
        instance = self.Instance(happening=happening, people=people, gaps=tuple(gaps), asked=asked)
        far, used = _longest(instance, params.events)
        x, y = asked
        if min(used[y][x], used[x][y]) < params.steps or far[x][y] == -far[y][x]:
            raise task.Retry
        return instance, (-far[y][x], far[x][y])

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, found = list[str](), list[int]()
        for start, end in (instance.asked, instance.asked[::-1]):
            most, before = {start: 0}, dict[int, int]()
            lines.append(f"{instance.people[start]}: 0")
            while most != before:
                before = dict(most)
                for p, q, gap in _bounds(instance):
                    if p in most and most[p] + gap < most.get(q, _FAR):
                        step = f"{instance.people[p]} → {instance.people[q]}"
                        lines.append(f"{step}: {most[p]} + {bracketed(gap)} = {most[p] + gap}")
                        most[q] = most[p] + gap
            found.append(most[end])
        words = {"en": ("least", "greatest"), "zh": ("最小", "最大")}[language]
        return "\n".join([*lines, f"{words[1]} {found[0]}, {words[0]} -({found[1]}) = {-found[1]}"])


def _bounds(instance: TemporalNetworkBounds.Instance) -> Iterator[tuple[int, int, int]]:
    """Say, of two events, how long after the first the second may come at the most."""
    for a, b, low, high in instance.gaps:
        if high is not None:
            yield a, b, high
        if low is not None:
            yield b, a, -low


def _longest(instance: TemporalNetworkBounds.Instance, n: int) -> tuple[list[list[int]], list[list[int]]]:
    """Return how long after each event another may come at the most, and by how many statements at the fewest."""
    far = [[0 if a == b else _FAR for b in range(n)] for a in range(n)]
    used = [[0] * n for _ in range(n)]
    for p, q, most in _bounds(instance):
        if most < far[p][q]:
            far[p][q], used[p][q] = most, 1
    for via in range(n):
        for a in range(n):
            for b in range(n):
                way = far[a][via] + far[via][b]
                if (way, used[a][via] + used[via][b]) < (far[a][b], used[a][b]):
                    far[a][b], used[a][b] = way, used[a][via] + used[via][b]
    return far, used


def _sentence(instance: TemporalNetworkBounds.Instance, gap: Gap) -> tuple[str, str]:
    """Say a statement so that its numbers are not negative where they have one sign."""
    a, b, low, high = gap
    if (high if high is not None else low or 0) <= 0:  # turn it round
        a, b, low, high = b, a, None if high is None else -high, None if low is None else -low
    first, second = instance.people[a], instance.people[b]
    en, zh, _, _ = instance.happening
    if low is not None and high is not None and low >= 0:
        return f"{second} {en} {low} to {high} after {first}.", f"{second} {zh}比 {first} 晚 {low} 到 {high}。"
    if low is not None and high is not None:
        return (
            f"{second} {en} between {-low} before {first} and {high} after {first}.",
            f"{second} {zh}最早比 {first} 早 {-low}，最晚比 {first} 晚 {high}。",
        )
    if high is not None:
        return f"{second} {en} at most {high} after {first}.", f"{second} {zh}至多比 {first} 晚 {high}。"
    assert low is not None
    if low < 0:
        return f"{second} {en} at most {-low} before {first}.", f"{second} {zh}至多比 {first} 早 {-low}。"
    return f"{second} {en} at least {low} after {first}.", f"{second} {zh}至少比 {first} 晚 {low}。"
