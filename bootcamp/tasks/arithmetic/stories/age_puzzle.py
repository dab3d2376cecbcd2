"""Find how old everybody is from facts about ages now, in the past and in the future.

Answer: everybody's age now; the ages are unique.
Harder: more people, facts about other times, facts about when one was as old as another is now.
Skills: algebra, arithmetic
Source: original; age problems are in the Greek Anthology, book 14.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import matrix, worlds
from bootcamp.lib.prompts import bracketed
from bootcamp.lib.shown_systems import solved_system
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Mapping, Word
from bootcamp.verifiers.base import Format

Ages = dict[str, int]
Fact = tuple[str, int, int, int, int, int]
"""Kind, persons a, b, c, a number of years from now, and what is told."""


class AgePuzzle(Task["AgePuzzle.Params", "AgePuzzle.Instance", Ages]):
    version = 1

    class Params(task.Params):
        people: int = knob("how many people there are", levels=(2, 2, 2, 3, 3, 4, 5, 5, 6, 7), ge=2, le=8)
        oldest: int = knob("the largest age", levels=(20, 40, 80, 60, 80, 80, 80, 90, 90, 100), ge=15, le=110)
        kinds: int = knob(
            "how many kinds of facts occur: older, sum, times, when", levels=(2, 3, 3, 3, 4, 4, 4, 4, 4, 4), ge=2, le=4
        )
        years: int = knob(
            "how many years from now facts may be about, both ways",
            levels=(0, 0, 20, 20, 20, 20, 20, 25, 25, 30),
            ge=0,
            le=30,
        )

    class Instance(task.Instance):
        people: tuple[str, ...]
        facts: tuple[Fact, ...]

        @property
        def told(self) -> list[tuple[str, str, str, str, int, int]]:
            names = self.people
            return [(kind, names[a], names[b], names[c], t, n) for kind, a, b, c, t, n in self.facts]

    prompt = Prompt(
        en=r"""
        All ages are whole numbers of years, and birthdays do not matter: each year everybody becomes one year older at
        the same time.

        {% for kind, a, b, c, t, n in told %}
        {% set when = "Now" if t == 0 else "In %d years" % t if t > 0 else "%d years ago" % -t %}
        {% set is = "is" if t == 0 else "will be" if t > 0 else "was" %}
        - {{ {"older": "%s is %d years older than %s." | format(a, n, b),
              "sum": "%s the sum of the ages of %s and %s %s %d." | format(when, a, b, is, n),
              "times": "%s %s %s %d times as old as %s." | format(when, a, is, n, b),
              "when": "When %s was as old as %s is now, %s was %d." | format(a, b, c, n)}[kind] }}
        {% endfor %}

        How old is everybody now?
        """,
        zh=r"""
        年龄都是整数岁，不考虑生日的先后：每过一年，所有人同时长一岁。

        {% for kind, a, b, c, t, n in told %}
        {% set when = "现在" if t == 0 else "%d 年后" % t if t > 0 else "%d 年前" % -t %}
        - {{ {"older": "%s 比 %s 大 %d 岁。" | format(a, b, n),
              "sum": "%s，%s 与 %s 的年龄之和是 %d。" | format(when, a, b, n),
              "times": "%s，%s 的年龄是 %s 的 %d 倍。" | format(when, a, b, n),
              "when": "当 %s 像 %s 现在这么大时，%s 是 %d 岁。" | format(a, b, c, n)}[kind] }}
        {% endfor %}

        每个人现在各多少岁？
        """,
    )

    def format(self, instance: Instance) -> Format[Ages]:
        return Mapping(Word(), Integer(low=0, unit="years"), required=instance.people)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Ages]:
        ages = [rng.randint(3, params.oldest) for _ in range(params.people)]
        facts: list[Fact] = []
        for _ in range(200):
            fact = _draw_fact(ages, params, rng)
            if fact and matrix.rank([_row(f, params.people) for f in (*facts, fact)]) > len(facts):
                facts.append(fact)
            if len(facts) == params.people:
                break
        kinds = {fact[0] for fact in facts}
        if len(facts) < params.people or len(kinds) < min(params.kinds, params.people, 3) or kinds <= {"older"}:
            raise task.Retry
        people = worlds.draw_names(rng, params.people)
        rng.shuffle(facts)
        return self.Instance(people=people, facts=tuple(facts)), dict(zip(people, ages, strict=True))

    def key(self, instance: Instance) -> object:
        return sorted(instance.facts)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, rows = [", ".join(instance.people)], []
        for fact in instance.facts:
            kind, _, _, _, t, n = fact
            shift = {"sum": -2, "times": n - 1}.get(kind, 0)
            rows.append([*_row(fact, len(instance.people)), n + shift * t if kind != "times" else shift * t])
            if t:
                factor = f"({n} - 1)" if kind == "times" else f"{shift}"
                lines.append(
                    f"{factor}·{bracketed(t)} = {shift * t}"
                    + (f", {n} + {bracketed(shift * t)} = {n + shift * t}" if kind == "sum" else "")
                )
        steps, solution = solved_system(rows, len(instance.people))
        ages = [f"{name} = {value}" for name, (value,) in zip(instance.people, solution, strict=True)]
        return "\n".join([*lines, *steps, ", ".join(ages)])


def _row(fact: Fact, people: int) -> list[int]:
    """Give the coefficients of the ages in the equation of a fact."""
    kind, a, b, c, _, n = fact
    row = [0] * people
    row[a] += -1 if kind == "when" else 1
    row[b] += {"older": -1, "times": -n}.get(kind, 1)
    row[c] += kind == "when"
    return row


def _draw_fact(ages: list[int], params: AgePuzzle.Params, rng: Random) -> Fact | None:
    """Draw a kind, people and a time, and give the fact if it can be told of them."""
    kind = rng.choice(("older", "sum", "times", "when")[: params.kinds])
    a, b = rng.sample(range(len(ages)), 2)
    c = rng.choice([i for i in range(len(ages)) if i != a]) if kind == "when" else 0
    t = rng.randint(-params.years, params.years) if kind in ("sum", "times") else 0
    older, then_a, then_b, then_c = ages[a] - ages[b], ages[a] + t, ages[b] + t, ages[c] - (ages[a] - ages[b])
    if min(then_a, then_b) < 1 or t in (1, -1):
        return None
    if kind == "sum":
        return kind, a, b, c, t, then_a + then_b
    if kind == "times":
        return (kind, a, b, c, t, then_a // then_b) if then_a % then_b == 0 and older > 0 else None
    if older < 2 or (kind == "when" and then_c < 1):
        return None
    return kind, a, b, c, t, older if kind == "older" else then_c
