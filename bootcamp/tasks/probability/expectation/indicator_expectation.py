"""Find the expected score of a random arrangement that earns points for several kinds of events at listed places.

Answer: a rational number; it is unique.
Harder: larger arrangements, more and rarer kinds of events, events at listed places with points of both signs.
Skills: probability, counting
Source: original; linearity of the expectation.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.probability import worth_asking
from bootcamp.lib.prompts import comma, listed
from bootcamp.lib.shown_work import running_sum
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational

Reward = tuple[str, int, tuple[int, ...]]
"""A kind, the points for each event, and the places where it counts; none stands for all places."""

_KINDS = {
    "descent": ("the number there is larger than the next one", "该处的数大于后一个数", 1),
    "fixed": ("the number there equals the place", "该处的数等于位置的编号", 0),
    "record": ("the number there is larger than all numbers before it", "该处的数大于它前面的所有数", 0),
    "peak": ("the number there is larger than both its neighbours", "该处的数大于左右两个相邻的数", 2),
    "near": ("the number there and the next one differ by exactly 1", "该处的数与后一个数恰好相差 1", 1),
    "second": (
        "exactly one of the numbers before it is larger than the number there",
        "它前面的数中恰有一个大于该处的数",
        0,
    ),
    "fall": (
        "the number there is larger than the next one, and that one larger than the one after it",
        "该处的数大于后一个数，且后一个数大于再后一个数",
        3,
    ),
    "least": ("the number there is smaller than all numbers after it", "该处的数小于它后面的所有数", 0),
    "turned": (
        "the number at place k equals this place, k being the number there (also where k is this place itself)",
        "设该处的数为 k，则第 k 个位置上的数恰为该处位置的编号（两者相同时也算）",
        0,
    ),
}
"""How an event at a place reads, and where it needs neighbours: 1 after it, 2 on both sides, 3 two after it."""


class IndicatorExpectation(Task["IndicatorExpectation.Params", "IndicatorExpectation.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        size: int = knob("how many numbers are shuffled", levels=(5, 7, 9, 12, 15, 18, 22, 26, 30, 40), ge=3, le=60)
        kinds: int = knob("how many kinds of events there are", levels=(3, 4, 5, 5, 6, 7, 8, 9, 9, 9), ge=2, le=9)
        rewards: int = knob("how many kinds earn points in a case", levels=(1, 1, 2, 2, 2, 3, 3, 3, 4, 4), ge=1, le=5)
        listed: int = knob("the most places that are listed", levels=(3, 3, 4, 4, 5, 5, 5, 6, 6, 6), ge=1, le=8)

    class Instance(task.Instance):
        size: int
        rewards: tuple[Reward, ...]

        def lines(self, language: str) -> list[str]:
            side, lines = int(language == "zh"), []
            for kind, points, places in self.rewards:
                where = ("at every place", "每个位置")[side]
                if places:
                    one = "at place " if len(places) == 1 else "at each of the places "
                    where = f"第 {listed(places, 'zh')} 个位置" if side else one + listed(places)
                if side:
                    lines.append(f"{where}：若{_KINDS[kind][1]}，得 {points} 分")
                else:
                    lines.append(f"{where}: {points} {'point' if points == 1 else 'points'} if {_KINDS[kind][0]}")
            return lines

        def notes(self, language: str) -> str:
            """Tell what holds at the ends of the row, as far as an event depends on it."""
            zh, given = language == "zh", {kind: places for kind, _, places in self.rewards}
            found = []
            if any(_KINDS[kind][2] and not places for kind, places in given.items()):
                found.append(
                    (
                        "An event about a neighbour that does not exist gives no points.",
                        "涉及不存在的相邻数的事件不给分。",
                    )
                )
            for kind, place, en, name in (("record", 1, "before", "前"), ("least", self.size, "after", "后")):
                if kind in given and place in (given[kind] or (place,)):
                    size = "larger" if kind == "record" else "smaller"
                    found.append(
                        (
                            f"Nothing stands {en} place {place}; the number there is taken as {size} than all {en} it.",
                            f"第 {place} 个位置{name}面没有数，这时关于“{name}面的所有数”的条件视为成立。",
                        )
                    )
            return ("" if zh else " ").join(pair[zh] for pair in found)

    answer = Rational()
    prompt = Prompt(
        en=r"""
        The numbers 1 to {{ size }} are put in a row at random, all orders being equally likely; places are counted from
        1 at the left. Points are then given as follows, and those of all events are added:

        {{ lines(language) | bullets }}

        {% if notes(language) %}
        {{ notes(language) }}

        {% endif %}
        Find the expected total of points. Give the exact value.
        """,
        zh=r"""
        把 1 到 {{ size }} 随机排成一行，所有排列等可能；位置从左起由 1 开始编号。然后按下列规则给分，各事件的分数相加：

        {{ lines(language) | bullets }}

        {% if notes(language) %}
        {{ notes(language) }}

        {% endif %}
        求总分的期望。请给出精确值。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        n = params.size
        rewards: list[Reward] = []
        for kind in rng.sample(list(_KINDS)[: params.kinds], params.rewards):
            places: tuple[int, ...] = ()
            if rng.random() < 0.6 or params.rewards == 1:
                places = tuple(sorted(rng.sample(_places(kind, n), min(n - 3, rng.randint(1, params.listed)))))
            points = rng.choice((1, 2, 3, 4, 5, 6, 7, 8, 9)) * (-1 if rng.random() < 0.25 and rewards else 1)
            rewards.append((kind, points, places))
        instance = self.Instance(size=n, rewards=tuple(rewards))
        answer = self.solve(instance)
        if not worth_asking(answer) or answer.denominator < 3:
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Fraction:
        n, total = instance.size, Fraction(0)
        for kind, points, places in instance.rewards:
            for place in places or _places(kind, n):
                total += points * _chance(kind, place, n)
        return total

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, totals, n = list[str](), list[Fraction](), instance.size
        for kind, points, places in instance.rewards:
            where = places or tuple(_places(kind, n))
            chances = [_chance(kind, place, n) for place in where]
            total = sum(chances, Fraction(0))
            if len(set(chances)) == 1:
                lines.append(f"{comma(where)}: {len(where)}·{chances[0]} = {total}")
            else:
                lines.append(comma(f"{place}: {chance}" for place, chance in zip(where, chances, strict=True)))
                lines.append(running_sum(chances))
            totals.append(points * total)
            lines.append(f"{points}·{f'({total})' if total.denominator > 1 else total} = {points * total}")
        return "\n".join([*lines, running_sum(totals)] if totals[1:] else lines)

    def key(self, instance: Instance) -> object:
        return [instance.size, sorted(instance.rewards)]


def _places(kind: str, n: int) -> list[int]:
    """List the places where an event can happen."""
    need = _KINDS[kind][2]
    return list(range(1 + (need == 2), n + 1 - (need > 0) - (need == 3)))


def _chance(kind: str, place: int, n: int) -> Fraction:
    """Give the chance of an event at a place."""
    return {
        "descent": Fraction(1, 2),
        "fixed": Fraction(1, n),
        "record": Fraction(1, place),
        "peak": Fraction(1, 3),
        "near": Fraction(2, n),
        "second": Fraction(int(place > 1), place),
        "fall": Fraction(1, 6),
        "least": Fraction(1, n - place + 1),
        "turned": Fraction(2, n),  # fixed, or exchanged with one of the n - 1 others, each with chance 1/(n (n - 1))
    }[kind]
