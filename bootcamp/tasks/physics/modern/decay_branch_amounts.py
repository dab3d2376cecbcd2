"""Find the amounts of all nuclides of a branching decay chain at a time, exactly.

Answer: a rational number for each nuclide; unique.
Harder: more nuclides and branches, amounts that are added or removed on the way.
Skills: calculus, arithmetic
Source: original; H. Bateman, Solution of a system of differential equations, 1910.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import readable
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Rational, Record

Values = dict[str, Fraction]
Branches = tuple[tuple[int, Fraction], ...]
"""The nuclides into which one decays, from 0, and their shares."""
Event = tuple[int, int, int]
"""When what amount of which nuclide is put in, or, if the amount is 0, all of it is taken out."""
_HALF_LIVES = {2: (1, 2), 4: (1, 2, 4), 6: (1, 2, 3, 6), 12: (2, 3, 4, 6, 12), 24: (4, 6, 8, 12, 24)}


class DecayBranchAmounts(Task["DecayBranchAmounts.Params", "DecayBranchAmounts.Instance", Values]):
    version = 1

    class Params(task.Params):
        nuclides: int = knob("how many nuclides decay", levels=(1, 1, 2, 2, 3, 3, 3, 3, 4, 4), ge=1, le=5)
        branching: int = knob("how many of them branch", levels=(0, 1, 0, 1, 1, 2, 1, 2, 2, 3), ge=0, le=4)
        starts: int = knob("how many nuclides are there at first", levels=(1, 2, 1, 2, 2, 2, 2, 3, 3, 3), ge=1, le=4)
        events: int = knob("how often something is added or removed", levels=(0, 0, 0, 0, 0, 0, 1, 1, 1, 1), ge=0, le=3)

    class Instance(task.Instance):
        half_lives: tuple[int, ...]
        branches: tuple[Branches, ...]
        start: tuple[int, ...]
        """Amounts of all nuclides, the stable ones last."""
        time: int
        events: tuple[Event, ...]

        @property
        def names(self) -> list[str]:
            return ["ABCDEFGH"[i] for i in range(len(self.start))]

        def first(self, language: str) -> list[str]:
            text = "{} mg of {}" if language == "en" else "{} mg 的 {}"
            return [text.format(amount, name) for amount, name in zip(self.start, self.names, strict=True) if amount]

        def told(self, language: str) -> list[str]:
            lines = []
            for i, (half, ways) in enumerate(zip(self.half_lives, self.branches, strict=True)):
                if language == "en":
                    parts = [f"into {self.names[to]} ({share} of its decays)" for to, share in ways]
                    parts = [f"into {self.names[ways[0][0]]}"] if len(ways) == 1 else parts
                    lines.append(f"{self.names[i]} has the half-life {_days(half)} and decays {' and '.join(parts)}.")
                else:
                    parts = [f"{self.names[to]}（占其衰变的 {share}）" for to, share in ways]
                    parts = [self.names[ways[0][0]]] if len(ways) == 1 else parts
                    lines.append(f"{self.names[i]} 的半衰期为 {half} 天，衰变为 {'和 '.join(parts)}。")
            return lines

        def changes(self, language: str) -> list[str]:
            lines = []
            for time, amount, which in self.events:
                name = self.names[which]
                if language == "en":
                    act = f"{amount} mg of {name} are added" if amount else f"all {name} is taken out"
                    lines.append(f"After {_days(time)} {act}.")
                else:
                    act = f"加入 {amount} mg 的 {name}" if amount else f"取出全部 {name}"
                    lines.append(f"经过 {time} 天时，{act}。")
            return lines

    prompt = Prompt(
        en=r"""
        Nuclides decay by the law of radioactive decay, and what one loses its daughters gain; take it that all atoms
        have the same mass, so that amounts in mg pass on as they are.

        {{ told("en") | bullets }}

        {{ names[half_lives | length:] | listed("en") }} {{ "is" if names | length == half_lives | length + 1
        else "are" }} stable. At first there are {{ first("en") | listed("en") }}, and nothing else.

        {% if events %}
        {{ changes("en") | join(" " if language == "en" else "") }}

        {% endif %}
        Find the exact amounts in mg of {{ names | listed("en") }} {{ time }} day{{ "s" if time > 1 }} after the start.
        """,
        zh=r"""
        一些核素按放射性衰变规律衰变，一种核素失去的量由其子核得到；设所有原子的质量相同，因此以 mg 计的量原样转移。

        {{ told("zh") | bullets }}

        {{ names[half_lives | length:] | listed("zh") }} 是稳定的。
        最初有 {{ first("zh") | listed("zh") }}，此外没有别的。

        {% if events %}
        {{ changes("zh") | join(" " if language == "en" else "") }}

        {% endif %}
        求开始 {{ time }} 天后 {{ names | listed("zh") }} 的精确的量（单位 mg）。
        """,
    )

    def format(self, instance: Instance) -> Format[Values]:
        return Record(**{name: Rational(unit="mg") for name in instance.names})

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Values]:
        n = params.nuclides
        time = rng.choice([time for time, lives in _HALF_LIVES.items() if len(lives) >= n and time < 24])
        half_lives = rng.sample(_HALF_LIVES[time], n)
        size = n + (2 if params.branching else 1)
        branches: list[Branches] = []
        branching = rng.sample(range(n), params.branching)
        for i in range(n):
            ways = rng.sample(range(i + 1, size), 2) if i in branching else [i + 1]
            share = Fraction(rng.randint(1, 4), 5) if rng.random() < 0.6 else Fraction(rng.randint(1, 3), 4)
            branches.append(
                tuple(zip(sorted(ways), (share, 1 - share) if len(ways) > 1 else (Fraction(1),), strict=True))
            )
        start = [2 * rng.randint(5, 250) if i < params.starts and i < size else 0 for i in range(size)]
        events = []
        for place in range(params.events):
            events.append((time * (place + 1), rng.choice((0, 8 * rng.randint(2, 20))), rng.randrange(n)))
        total = time * (1 + params.events)
        reached = {to for ways in branches for to, _ in ways} | {i for i, amount in enumerate(start) if amount}
        if len(reached) < size:
            raise task.Retry
        instance = self.Instance(
            half_lives=tuple(half_lives), branches=tuple(branches), start=tuple(start), time=total, events=tuple(events)
        )
        amounts = _run(instance)
        if not readable(amounts, 9) or len(set(amounts)) < size:
            raise task.Retry
        return instance, dict(zip(instance.names, amounts, strict=True))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines = list[str]()
        _run(instance, lines)
        return "\n".join(lines)


def _run(instance: DecayBranchAmounts.Instance, lines: list[str] | None = None) -> list[Fraction]:
    """Give the amounts at the end, and write the sums to the lines."""
    amounts, now = list(map(Fraction, instance.start)), 0
    for when, amount, which in [*instance.events, (instance.time, 1, -1)]:
        amounts = _later(instance, amounts, when - now, [] if lines is None else lines)
        now = when
        if which >= 0:
            amounts[which] = amounts[which] + amount if amount else Fraction(0)
            if lines is not None:
                lines.append(f"{instance.names[which]} = {amounts[which]}")
    return amounts


def _days(number: int) -> str:
    return f"{number} day{'s' if number > 1 else ''}"


def _later(
    instance: DecayBranchAmounts.Instance, amounts: list[Fraction], time: int, lines: list[str]
) -> list[Fraction]:
    """Write each amount as a sum of c_j 2^(-t / h_j), the stable ones with a constant, and put in the time."""
    n = len(instance.half_lives)
    rates = [Fraction(1, half) for half in instance.half_lives] + [Fraction(0)] * (len(amounts) - n)
    parts: list[dict[int, Fraction]] = []
    for i, amount in enumerate(amounts):
        mine: dict[int, Fraction] = {}
        for parent in range(min(i, n)):
            share = dict(instance.branches[parent]).get(i, Fraction(0))
            for j, c in parts[parent].items():
                part = share * rates[parent] * c / (rates[i] - rates[j])
                mine[j] = mine.get(j, Fraction(0)) + part
                if share and c:
                    above = f"({share})·({rates[parent]})·({c})"
                    place = f"{instance.names[i]}{instance.names[j]}"
                    lines.append(f"{place}: {above}/({rates[i]} - {rates[j]}) = {part}")
        rest = " ".join(f"- ({c})" for c in mine.values() if c)
        mine[i] = amount - sum(mine.values())
        name = instance.names[i]
        lines += [f"{name}{name}: {amount} {rest} = {mine[i]}"] if rest else [f"{name}{name}: {mine[i]}"]
        parts.append(mine)
    powers = [Fraction(1, 2 ** int(rate * time)) if (rate * time).denominator == 1 else None for rate in rates]
    if None in powers:
        raise task.Retry
    lines += [
        f"{name}: {time}/{half} = {time // half}, 1/2^{time // half} = {power}"
        for name, half, power in zip(instance.names, instance.half_lives, powers, strict=False)
    ]
    found = [sum((c * (powers[j] or 0) for j, c in mine.items()), Fraction(0)) for mine in parts]
    for name, mine, value in zip(instance.names, parts, found, strict=True):
        terms = [f"({c})·{powers[j]}" for j, c in mine.items() if c]
        lines.append(f"{name} = {' + '.join(terms) or 0} = {value}")
    return found
