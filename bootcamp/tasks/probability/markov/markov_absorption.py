"""Find the chance of an end, the mean number of steps or the mean number of visits in an absorbing Markov chain.

Answer: a rational number; it is unique.
Harder: more states, more moves from each, visits instead of ends.
Skills: probability, algebra
Source: original; J. Kemeny and J. Snell, Finite Markov Chains, 1960, chapter 3.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any, Literal

from bootcamp import task
from bootcamp.lib.chains import mean_gain
from bootcamp.lib.graph import strong_components
from bootcamp.lib.probability import worth_asking
from bootcamp.lib.prompts import letter, sequence
from bootcamp.lib.shown_work import row_steps
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.probability.markov._walks import Walk, draw_row, draw_setting, moves
from bootcamp.verifiers import Rational


class MarkovAbsorption(Task["MarkovAbsorption.Params", "MarkovAbsorption.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        transient: int = knob("how many states are left again", levels=(2, 2, 3, 3, 4, 4, 5, 6, 7, 8), ge=2, le=8)
        ends: int = knob("how many states are never left", levels=(2, 2, 2, 2, 2, 3, 3, 3, 3, 4), ge=1, le=4)
        moves: int = knob("the most moves from a state", levels=(2, 3, 3, 3, 3, 3, 3, 3, 4, 4), ge=2, le=5)
        denominator: int = knob("the most of a denominator", levels=(6, 6, 6, 8, 6, 6, 6, 6, 6, 6), ge=4, le=12)

    class Instance(Walk):
        start: int
        kind: Literal["end", "steps", "visits"]
        asked: int

    answer = Rational(low=0)
    prompt = Prompt(
        en=r"""
        {% set word = words(language) %}
        {{ word.walker | capitalize }} moves between the {{ word.places }} {{ names | listed(language) }}. Each step
        depends only on where {{ word.it }} is. For each of the {{ word.places }}, the list says with which probability
        the next step goes where:

        {{ rows | bullets }}

        {{ word.it | capitalize }} starts at {{ names[start] }} and stops for good when it reaches one of the
        {{ word.places }} that are not at the beginning of a line.
        {% if kind == "end" %}
        Find the probability that it stops at {{ names[asked] }}.
        {% elif kind == "steps" %}
        Find the expected number of steps until it stops.
        {% else %}
        Find the expected number of times that it is at {{ names[asked] }} before it stops
        {{- ", the start included" if asked == start }}; each step after which it is there counts, also one that stays
        there.
        {% endif %}
        Give the exact value.
        """,
        zh=r"""
        {% set word = words(language) %}
        {{ word.walker }}在{{ word.places }} {{ names | listed(language) }} 之间移动，
        每一步只取决于它当前所在的位置。
        下面列出从各处出发，下一步以多大概率去往何处：

        {{ rows | bullets }}

        {{ word.walker }}从 {{ names[start] }} 出发，到达任何一处不在行首出现的{{ word.places }}后就永远停下。
        {% if kind == "end" %}
        求它停在 {{ names[asked] }} 的概率。
        {% elif kind == "steps" %}
        求它停下前的期望步数。
        {% else %}
        求它停下前位于 {{ names[asked] }} 的次数的期望{{ "（出发时也算一次）" if asked == start }}；
        每走一步后位于该处就算一次，停留在原处的一步也算。
        {% endif %}
        请给出精确值。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        n = params.transient + params.ends
        order = rng.sample(range(n), n)
        inner, ends = order[: params.transient], order[params.transient :]
        rows: list[tuple[Fraction, ...]] = []
        for state in range(n):
            if state in ends:
                rows.append(tuple(Fraction(int(i == state)) for i in range(n)))
                continue
            places = rng.sample([*inner, rng.choice(ends)], min(rng.randint(2, params.moves), params.transient + 1))
            if places == [state]:
                raise task.Retry
            rows.append(draw_row(rng, n, places, params.denominator))
        steps = moves(tuple(rows))
        arcs = [(a, b) for a, row in enumerate(steps) for b in row]
        start = rng.choice(inner)
        kind: Literal["end", "steps", "visits"] = rng.choice(("end", "steps", "visits"))
        asked = rng.choice(ends if kind == "end" else inner)
        together = next(part for part in strong_components(n, arcs) if start in part)
        if len(together) < (params.transient + 1) // 2 + (params.transient > 2):
            raise task.Retry
        gain = {"end": lambda state: int(state == asked), "steps": lambda state: int(state in inner)}
        try:
            answer = mean_gain(start, steps.__getitem__, gain.get(kind, lambda state: int(state == asked)))
        except ValueError:
            raise task.Retry from None
        simple = answer.denominator == 1 and params.transient > 2
        if simple or not worth_asking(answer, rows[start][asked]) or (kind == "visits" and answer == answer.numerator):
            raise task.Retry
        chain = tuple(rows)
        instance = self.Instance(
            setting=draw_setting(rng), chain=chain, start=start, kind=kind, asked=-1 if kind == "steps" else asked
        )
        return instance, answer

    def key(self, instance: Instance) -> object:
        return instance.model_dump(exclude={"setting"})

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        chain, start = instance.chain, instance.start
        inner = [start, *(state for state, row in enumerate(chain) if row[state] != 1 and state != start)][::-1]
        lines, rows = [], list[list[Fraction]]()
        for state in inner:
            terms = [f"{p}*{letter(to)}" for to, p in enumerate(chain[state]) if p and to in inner]
            gain = chain[state][instance.asked] if instance.kind == "end" else Fraction(instance.asked in (-1, state))
            lines.append(f"{letter(state)} = {' + '.join([str(gain), *terms])}")
            rows.append([*(Fraction(to == state) - chain[state][to] for to in inner), gain])
        lines += [f"R{n}: {sequence(row)}" for n, row in enumerate(rows, start=1)]
        steps, done, _ = row_steps(rows, columns=len(inner), reduced=False)
        size, value = done[-1][-2:]
        return "\n".join([*lines, *steps, f"{letter(start)} = ({value})/({size}) = {Fraction(value) / size}"])
