"""Find when the hands of a clock stand in a certain way for the k-th time.

Answer: the true minutes until then, as a fraction; unique.
Harder: later times, other conditions than an angle, clocks that run fast or slow.
Skills: arithmetic, search
Source: original; puzzles on the hands of clocks are classical.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.prompts import bracketed
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational

_EQUATIONS = {  # t minutes after 12, the hour hand at t/2 degrees and the minute hand at 6t
    "swap": ["12 * 6t - t/2 = 143/2 * t = 360 * k", "t = 720/143 * k"],
    "half": ["6t - t = 360 * k, t = 72 * k < 360", "6t - t/4 = 23/4 * t = 360 * k, t = 1440/23 * k"],
}


class ClockAngleTimes(Task["ClockAngleTimes.Params", "ClockAngleTimes.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        kinds: int = knob("how many kinds of conditions there are", levels=(1, 1, 1, 2, 2, 3, 3, 3, 3, 3), ge=1, le=3)
        latest: int = knob("which time is asked at most", levels=(1, 2, 3, 4, 6, 8, 9, 11, 13, 15), ge=1, le=30)
        gain: int = knob(
            "how many minutes the clock gains or loses an hour", levels=(0,) * 6 + (3, 5, 8, 12), ge=0, le=20
        )

    class Instance(task.Instance):
        hour: int
        minute: int
        kind: str  # angle, swap or half
        angle: int
        number: int
        gain: int

        @property
        def shown(self) -> str:
            return f"{self.hour}:{self.minute:02}"

        @property
        def lost(self) -> int:
            return -self.gain

    answer = Rational(unit="minutes")
    prompt = Prompt(
        en=r"""
        The hour hand and the minute hand of a twelve-hour clock move smoothly. Now the clock shows exactly {{ shown }}.
        {% if gain > 0 %}
        It gains {{ gain }} {{ "minute" if gain == 1 else "minutes" }} an hour: in 60 true minutes its hands move on as
        a right clock's do in {{ 60 + gain }} minutes.
        {% elif gain < 0 %}
        It loses {{ lost }} {{ "minute" if lost == 1 else "minutes" }} an hour: in 60 true minutes its hands move on as
        a right clock's do in {{ 60 + gain }} minutes.
        {% endif %}

        {% if kind == "angle" %}
        Consider the moments when the smaller angle between the two hands is {{ angle }} degrees.
        {% elif kind == "swap" %}
        Consider the moments when the two hands, if they changed places, would again stand as they do at some time of
        day; moments when the hands cover each other count too.
        {% else %}
        The angle of a hand is measured clockwise from 12, from 0 up to but not including 360 degrees. Consider the
        moments when the angle of one hand is exactly half the angle of the other; moments when both are 0 count too.
        {% endif %}
        How many true minutes from now is the {{ number | ordinal }} of these moments that comes strictly after now?
        Give a whole number or a fraction.
        """,
        zh=r"""
        一座十二小时制的钟，时针和分针都匀速连续转动。现在钟面恰好显示 {{ shown }}。
        {% if gain > 0 %}
        它每小时快 {{ gain }} 分钟：在真正的 60 分钟内，它的指针转过准确的钟在 {{ 60 + gain }} 分钟内转过的角度。
        {% elif gain < 0 %}
        它每小时慢 {{ lost }} 分钟：在真正的 60 分钟内，它的指针转过准确的钟在 {{ 60 + gain }} 分钟内转过的角度。
        {% endif %}

        {% if kind == "angle" %}
        考虑两针之间较小的角为 {{ angle }} 度的时刻。
        {% elif kind == "swap" %}
        考虑这样的时刻：如果两针互换位置，它们的位置仍是一天中某个时刻两针的位置；两针重合的时刻也算。
        {% else %}
        指针的角度从 12 起顺时针量，从 0 度起、不到 360 度。
        考虑一针的角度恰为另一针角度的一半的时刻；两者都为 0 的时刻也算。
        {% endif %}
        严格晚于现在的这种时刻中，第 {{ number }} 个距现在实际多少分钟？用整数或分数表示。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        gain = rng.choice((-1, 1)) * rng.randint(max(1, params.gain - 3), params.gain) if params.gain else 0
        instance = self.Instance(
            hour=rng.randint(1, 12),
            minute=rng.randrange(60),
            kind=rng.choice(("angle", "swap", "half")[: params.kinds]),
            angle=rng.randrange(0, 181),
            number=rng.randint((params.latest + 1) // 2, params.latest),
            gain=gain,
        )
        if instance.kind != "angle":
            instance = instance.model_copy(update={"angle": 0})
        return instance, self.solve(instance)

    def key(self, instance: Instance) -> object:
        start = instance.hour % 12 * 60 + instance.minute
        return [start, instance.kind, instance.angle, instance.number, instance.gain]

    def solve(self, instance: Instance) -> Fraction:
        start = instance.hour % 12 * 60 + instance.minute
        moments = _moments(instance.kind, instance.angle)
        later = sorted({moment - start + 720 * days for moment in moments for days in range(4 + 30 // len(moments))})
        shown = [moment for moment in later if moment > 0][instance.number - 1]
        return shown * 60 / (60 + instance.gain)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        hour, minute, gain = instance.hour % 12, instance.minute, instance.gain
        start = 60 * hour + minute
        lines = [f"60 * {hour} + {minute} = {start}"]
        if instance.kind == "angle":
            hands = Fraction(start, 2), 6 * minute
            ahead = hands[1] - hands[0]
            lines += [f"{start} / 2 = {hands[0]}", f"6 * {minute} = {hands[1]}", f"{hands[1]} - {hands[0]} = {ahead}"]
            turns = (sign * instance.angle + 360 * k for k in range(-1, 3 + instance.number) for sign in (1, -1))
            later = sorted({turn for turn in turns if turn > ahead})[: instance.number]
            lines.append(f"±{instance.angle} + 360 * k > {ahead}: {', '.join(map(str, later))}")
            gap = later[-1] - ahead
            lines += [f"{later[-1]} - {bracketed(ahead)} = {gap}", f"{gap} * 2/11 = {gap * 2 / 11}"]
            wait = gap * 2 / 11
        else:
            base = _moments(instance.kind, 0)
            moments = [720 * turn + one for turn in range(4 + 30 // len(base)) for one in base]
            reached = [one for one in moments if one > start][: instance.number]
            lines += _EQUATIONS[instance.kind]
            lines.append(f"> {start}: {', '.join(f'{float(one):.1f}' for one in reached)}")
            wait = reached[-1] - start
            lines.append(f"{reached[-1]} - {start} = {wait}")
        if gain:
            lines.append(f"{wait} * 60/{60 + gain} = {wait * 60 / (60 + gain)}")
        return "\n".join(lines)


def _moments(kind: str, angle: int) -> list[Fraction]:
    """List the minutes after 12, below 720, of the moments."""
    if kind == "angle":  # 11/2 degrees a minute
        found = {Fraction(2 * (sign * angle + 360 * k), 11) for sign in (1, -1) for k in range(12)}
    elif kind == "swap":
        found = {Fraction(720 * k, 143) for k in range(143)}
    else:  # the hour hand behind at 72k minutes, the minute hand behind at 1440k/23
        found = {Fraction(72 * k) for k in range(5)} | {Fraction(1440 * k, 23) for k in range(12)}
    return sorted({moment % 720 for moment in found})
