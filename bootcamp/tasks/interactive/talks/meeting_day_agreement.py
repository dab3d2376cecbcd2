"""Find a day on which all are free, from what each one says to proposals.

Answer: a day; the game is won by one on which all are free.
Turns: one day each.
Harder: more people with longer intervals, days on which nobody is free.
Skills: arithmetic, deduction
Source: original.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from bootcamp import interactive
from bootcamp.interactive import Interactive, Prompt, Turn, knob
from bootcamp.verifiers import Format, Integer

Rhythm = tuple[int, int]
"""The days between two free days, and the first free day."""


class _Seen(NamedTuple):
    day: int
    told: tuple[int, ...]
    """For each one the proposed day, if free, or the next free day after it."""


Past = tuple[tuple[int, _Seen], ...]


class MeetingDayAgreement(Interactive["MeetingDayAgreement.Params", "MeetingDayAgreement.Instance", int, int, _Seen]):
    version = 1

    class Params(interactive.Params):
        people: int = knob("how many people there are", levels=(2, 2, 3, 3, 3, 4, 4, 5, 5, 6), ge=2, le=7)
        longest: int = knob("the longest interval", levels=(12, 16, 11, 13, 16, 12, 14, 14, 16, 17), ge=5, le=24)
        last: int = knob("the last day", levels=(40, 70, 200, 300, 400, 700, 1200, 2500, 4000, 7000), ge=20, le=99999)
        closed: int = knob("days on which nobody is free", levels=(0, 0, 0, 0, 0, 6, 8, 8, 10, 12), ge=0, le=30)
        turns: int = knob("the most proposals", levels=(4, 4, 5, 5, 5, 5, 5, 5, 5, 5), ge=2, le=20)

    class Instance(interactive.Instance):
        secret = ("rhythms",)
        people: int
        longest: int
        last: int
        closed: tuple[int, ...]
        rhythms: tuple[tuple[int, int], ...]

    prompt = Prompt(
        en=r"""
        {{ people }} people want to meet on one of the days 1 to {{ last }}. Each of them is free on one first day and
        then on every m-th day from there on, for ever: on the days r, r + m, r + 2m, ... The numbers m, from 2 to
        {{ longest }}, and r, from 1 to m, are fixed for each person and hidden; they were drawn at random, but so
        that exactly one of the days is free for all, and that this day is after day {{ last // 3 }}.
        {% if closed %}

        The house is closed on the days {{ closed | join(", ") }}: on these nobody is free, whatever the rhythm.
        {% endif %}

        In each move you propose a day. Each person, in a fixed order, says whether it is a free day or names the next
        free day after it. You win when the proposed day is free for all. Games that take a careful player too many
        proposals are left out.
        """,
        zh=r"""
        {{ people }} 个人想在第 1 天到第 {{ last }} 天中的某一天见面。每个人从某一天起每 m 天有空一次，一直如此：在
        第 r、r + m、r + 2m……天有空。每个人的 m（2 到 {{ longest }}）和 r（1 到 m）固定而你不知道；它们是随机抽取的，但
        保证这些天里恰有一天所有人都有空，而且这一天在第 {{ last // 3 }} 天之后。
        {% if closed %}

        第 {{ closed | join("、") }} 天场所关闭：这些天不管节奏如何，谁都没空。
        {% endif %}

        每一步你提议一天。每个人按固定的次序说这一天是否有空，没空就说出此后最近的有空的一天。所提议的那一天所有人都有
        空时，你获胜。细心的人也要提议太多次的局，不会出现。
        """,
    )
    reply = Prompt(
        en="{% for other in told %}Person {{ loop.index }}: {{ 'free' if other == day else 'next on day ' ~ other }}"
        "{{ '.' if loop.last else '; ' }}{% endfor %}",
        zh="{% for other in told %}第 {{ loop.index }} 人{{ '有空' if other == day else '下次第 ' ~ other ~ ' 天' }}"
        "{{ '。' if loop.last else '；' }}{% endfor %}",
    )

    def format(self, instance: Instance) -> Format[int]:
        return Integer(1, instance.last)

    def deal(self, params: MeetingDayAgreement.Params, rng: Random) -> Instance:
        last = params.last
        closed = tuple(sorted(rng.sample(range(1, last + 1), params.closed)))
        day = rng.randint(last // 3 + 1, last)
        spans = [rng.randint(2, params.longest) for _ in range(params.people)]
        rhythms = tuple((span, (day - 1) % span + 1) for span in spans)
        instance = self.Instance(**params.model_dump(exclude={"closed"}), closed=closed, rhythms=rhythms)
        if _common(instance, rhythms) != [day] or not self.policy_wins(instance):
            raise interactive.Retry
        return instance

    def begin(self, instance: Instance) -> int:
        return 0

    def react(self, instance: Instance, state: int, move: int) -> Turn:
        told = tuple(_next(rhythm, move, instance.closed) for rhythm in instance.rhythms)
        return Turn(state, _Seen(move, told), "won" if set(told) == {move} else "")

    def policy(self, shown: Instance, past: Past, rng: Random) -> int:
        """Propose days whose replies tell most about the rhythms, then the day that these share."""
        fitting = []
        for person in range(shown.people):
            fits = [(span, first) for span in range(2, shown.longest + 1) for first in range(1, span + 1)]
            for day, seen in past:
                fits = [rhythm for rhythm in fits if _next(rhythm, day, shown.closed) == seen.told[person]]
            fitting.append(fits)
        if not past:
            return shown.last // 2
        if all(len(fits) == 1 for fits in fitting):
            return _common(shown, [fits[0] for fits in fitting])[0]
        days = [rng.randint(1, shown.last) for _ in range(40)]
        return min(days, key=lambda day: sum(_largest(fits, day, shown.closed) for fits in fitting))


def _next(rhythm: Rhythm, day: int, closed: tuple[int, ...]) -> int:
    """Return the first free day from a day on."""
    span, first = rhythm
    day += (first - day) % span
    while day in closed:
        day += span
    return day


def _largest(fits: list[Rhythm], day: int, closed: tuple[int, ...]) -> int:
    return max(Counter(_next(rhythm, day, closed) for rhythm in fits).values())


def _common(shown: MeetingDayAgreement.Instance, rhythms: Sequence[Rhythm]) -> list[int]:
    """List the days on which all are free."""
    span, first = max(rhythms)
    days = [day for day in range(first, shown.last + 1, span) if day not in shown.closed]
    return [day for day in days if all((day - first) % span == 0 for span, first in rhythms)]
