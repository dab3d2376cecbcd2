"""Find how much of a drug is in the body at given times, with half-lives, missed and double doses, and infusions.

Answer: the amounts; they are unique.
Harder: more doses, doses that are missed or doubled, a half-life that changes, infusions.
Skills: arithmetic, simulation
Source: original; the one-compartment model of pharmacology.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import clinic
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational, Sequence

Amounts = tuple[Fraction, ...]


class MultidoseHalfLife(Task["MultidoseHalfLife.Params", "MultidoseHalfLife.Instance", Amounts]):
    version = 1

    class Params(task.Params):
        doses: int = knob("the number of planned doses", levels=(2, 3, 4, 5, 6, 7, 8, 9, 10, 12), ge=1, le=14)
        odd: int = knob("how many doses are missed or doubled", levels=(0, 0, 1, 1, 2, 2, 2, 3, 3, 4), ge=0, le=5)
        changes: int = knob("how often the half-life changes", levels=(0, 0, 0, 0, 1, 1, 1, 1, 2, 2), ge=0, le=2)
        infusions: int = knob("the number of infusions", levels=(0, 0, 0, 0, 0, 0, 1, 1, 1, 2), ge=0, le=2)
        asked: int = knob("how many times are asked about", levels=(1, 2, 2, 2, 2, 2, 3, 3, 3, 3), ge=1, le=4)

    class Instance(task.Instance):
        drug: str
        dose: int
        interval: int
        doses: int
        odd: tuple[tuple[int, int], ...]
        """The number of a dose, from 1, and how many doses are taken in its place, 0 or 2."""
        lives: tuple[tuple[int, int], ...]
        """From which hour on a half-life in hours holds; the first from hour 0."""
        infusions: tuple[tuple[int, int, int], ...]
        """First and last hour, and the amount to which the body would come in the long run."""
        asked: tuple[int, ...]

    answer = Sequence(Rational(low=0))
    prompt = Prompt(
        en=r"""
        {{ drug }}, an invented drug, leaves the body so that after each half-life half of any amount is left.
        {% for start, hours in lives %}
        {{- "The half-life is" if loop.first else " From hour " ~ start ~ " on it is" }} {{ hours }} hours.
        {%- endfor %} Doses of {{ dose }} mg, which are in the body at once, are planned at hour 0 and then every
        {{ interval }} hours, {{ doses }} doses in all.
        {%- for number, times in odd %} Dose {{ number }} is
        {{- " missed." if times == 0 else " doubled by mistake." }}{% endfor %}
        {%- for first, last, level in infusions %} Besides, an infusion with a plateau of {{ level }} mg runs from
        hour {{ first }} to hour {{ last }}.{% endfor %}
        {%- if infusions %} Of the drug from an infusion nothing is in the body when it begins; while it runs, what is
        missing to its plateau halves in each half-life, and then that drug leaves like the rest.{% endif %}
        Nothing is in the body before hour 0.

        How many mg are in the body at hour {{ asked | join(", at hour ") }}, in this order? A dose at the hour that is
        asked about counts as given already. Give exact numbers.
        """,
        zh=r"""
        虚构药物 {{ drug }} 在体内的量每经过一个半衰期就剩下一半。
        {% for start, hours in lives %}
        {{- "半衰期为" if loop.first else "从第 " ~ start ~ " 小时起为" }} {{ hours }} 小时。
        {%- endfor %}计划在第 0 小时给药 {{ dose }} mg，立即全部进入体内，此后每隔 {{ interval }} 小时给药一次，
        共 {{ doses }} 次。
        {%- for number, times in odd %}第 {{ number }} 次{{ "漏服。" if times == 0 else "误服了双份。" }}{% endfor %}
        {%- for first, last, level in infusions %}此外，从第 {{ first }} 小时到第 {{ last }} 小时有一次输注，
        其平台量为 {{ level }} mg。{% endfor %}
        {%- if infusions %}输注期间，体内来自该次输注的药量从 0 开始，它与其平台量的差每经过一个半衰期减半；
        输注停止后，这部分药与其余的药一样消除。{% endif %}
        第 0 小时之前体内没有药。

        第 {{ asked | join("、") }} 小时体内各有多少 mg（依此顺序）？恰在所问时刻的给药算作已经给了。请给出精确的数。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Amounts]:
        unit = rng.choice((2, 3, 4, 6))
        lives = [(0, unit * rng.randint(1, 2))]
        for n in range(params.changes):
            start = 12 * unit * (n + 1) + unit * rng.choice((0, 2, 4))
            lives.append((start, lives[-1][1] * 2 if lives[-1][1] == unit or rng.random() < 0.5 else lives[-1][1] // 2))
        interval = max(hours for _, hours in lives) * rng.randint(1, 2)
        dose = rng.choice((64, 80, 96, 120, 160, 200, 240, 320, 400))
        marked = rng.sample(range(2, params.doses + 1), min(params.odd, params.doses - 1))
        end = interval * params.doses
        step = max(hours for _, hours in lives)
        infusions = list[tuple[int, int, int]]()
        for _ in range(params.infusions):
            first = step * rng.randint(0, max(1, end // step - 3))
            infusions.append((first, first + step * rng.randint(1, 3), rng.choice((40, 80, 120, 160))))
        hours = sorted(rng.sample(range(interval, end + 2 * step, step), params.asked))
        instance = self.Instance(
            drug=clinic.drug_names(rng, 1)[0],
            dose=dose,
            interval=interval,
            doses=params.doses,
            odd=tuple(sorted((n, rng.choice((0, 0, 2))) for n in marked)),
            lives=tuple(lives),
            infusions=tuple(sorted(infusions)),
            asked=tuple(hours),
        )
        gaps = [b - a for a, b in zip([0, *[s for s, _ in lives[1:]]], [s for s, _ in lives[1:]], strict=False)]
        if any(start >= hours[-1] for start, _ in lives[1:]) or any(gap % step for gap in gaps):
            raise task.Retry
        amounts = tuple(_amount(instance, hour) for hour in hours)
        if max(a.denominator for a in amounts) > 10**5 or min(amounts) == 0:
            raise task.Retry
        return instance, amounts

    def key(self, instance: Instance) -> object:
        return instance.model_dump(exclude={"drug"})

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines = [line for hour in instance.asked for line in _steps(instance, hour)]
        return "\n".join([*lines, self.answer.render(tuple(_amount(instance, hour) for hour in instance.asked))])


def _steps(instance: MultidoseHalfLife.Instance, hour: int) -> list[str]:
    """Write what is left of each dose and infusion at an hour, and their sum."""
    lines, parts, odd = [f"t = {hour}:"], list[Fraction](), dict(instance.odd)
    for n in range(instance.doses):
        given, dose = n * instance.interval, odd.get(n + 1, 1) * instance.dose
        if given <= hour and dose:
            lines.append(f"{_lives(instance, given, hour)}: ")
            parts.append(dose * _left(instance, given, hour))
            lines[-1] += f"{dose} × {_left(instance, given, hour)} = {parts[-1]}"
    for first, last, level in instance.infusions:
        if first < hour:
            stop = min(last, hour)
            missing, kept = _left(instance, first, stop), _left(instance, stop, hour)
            parts.append(level * (1 - missing) * kept)
            lines.append(f"{_lives(instance, first, stop)}: {level} × (1 - {missing}) = {level * (1 - missing)}")
            lines.append(f"{_lives(instance, stop, hour)}: {level * (1 - missing)} × {kept} = {parts[-1]}")
    return [*lines, f"{' + '.join(map(str, parts))} = {sum(parts)}"]


def _lives(instance: MultidoseHalfLife.Instance, start: int, end: int) -> str:
    """Write how many half-lives lie between two hours."""
    bounds, parts, count = [*(at for at, _ in instance.lives[1:]), 10**6], list[str](), Fraction()
    for (begin, hours), finish in zip(instance.lives, bounds, strict=True):
        low, high = max(start, begin), min(end, finish)
        if low < high:
            parts.append(f"({high} - {low})/{hours}")
            count += Fraction(high - low, hours)
    return f"{' + '.join(parts) or f'{end} - {start}'} = {count}"


def _amount(instance: MultidoseHalfLife.Instance, hour: int) -> Fraction:
    """Add what is left of every dose and of every infusion."""
    odd = dict(instance.odd)
    total = Fraction()
    for n in range(instance.doses):
        given = n * instance.interval
        if given <= hour:
            total += odd.get(n + 1, 1) * instance.dose * _left(instance, given, hour)
    for first, last, level in instance.infusions:
        if first < hour:
            stop = min(last, hour)
            total += level * (1 - _left(instance, first, stop)) * _left(instance, stop, hour)
    return total


def _left(instance: MultidoseHalfLife.Instance, start: int, end: int) -> Fraction:
    """Give the share that is left after the half-lives between two hours, whose number is whole."""
    bounds = [*(at for at, _ in instance.lives[1:]), 10**6]
    count = Fraction()
    for (begin, hours), finish in zip(instance.lives, bounds, strict=True):
        count += Fraction(max(0, min(end, finish) - max(start, begin)), hours)
    if count.denominator != 1:
        raise task.Retry
    return Fraction(1, 2 ** int(count))
