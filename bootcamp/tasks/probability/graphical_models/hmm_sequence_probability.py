"""Find the chance of what a hidden Markov model shows, or of a hidden state given what it showed.

Answer: a rational number; it is unique.
Harder: more states and signs, longer sequences, states in the middle of the sequence or after its end.
Skills: probability, arithmetic
Source: original; L. Rabiner, "A tutorial on hidden Markov models", 1989.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any, Literal

from bootcamp import task
from bootcamp.lib.probability import worth_asking
from bootcamp.lib.shown_work import lowest_terms, products, running_sum
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.probability.graphical_models._hmm import MODEL, Observed, backward, draw_model, first_step, forward
from bootcamp.verifiers import Rational


class HmmSequenceProbability(Task["HmmSequenceProbability.Params", "HmmSequenceProbability.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        states: int = knob("how many states there are", levels=(2, 2, 2, 2, 3, 3, 3, 3, 4, 4), ge=2, le=4)
        signs: int = knob("how many signs there are", levels=(2, 2, 2, 3, 2, 3, 3, 3, 3, 4), ge=2, le=4)
        length: int = knob("how many signs were seen", levels=(1, 2, 3, 3, 3, 3, 4, 5, 5, 6), ge=1, le=8)
        later: int = knob("the longest time after the last sign", levels=(0, 0, 0, 0, 1, 1, 1, 2, 2, 3), ge=0, le=3)

    class Instance(Observed):
        asked: tuple[int, int] | None  # a state and a time (from 1), or nothing for the chance of what was seen

    answer = Rational(low=0, high=1)
    prompt = Prompt(
        before=MODEL,
        en=r"""
        {% if asked %}
        Given that the signs shown from time 1 on were, in order, {{ shown }} ({{ seen | length }} in all), find the
        probability that the state at time {{ asked[1] }} is {{ states[asked[0]] }}. Give the exact value.
        {% else %}
        Find the probability that the signs shown at the times 1 to {{ seen | length }} are, in order, {{ shown }}. Give
        the exact value.
        {% endif %}
        """,
        zh=r"""
        {% if asked %}
        已知从时刻 1 起依次显示了 {{ shown }}（共 {{ seen | length }} 个符号）。求时刻 {{ asked[1] }} 的状态为
        {{ states[asked[0]] }} 的条件概率。请给出精确值。
        {% else %}
        求从时刻 1 起依次显示 {{ shown }} 的概率（共 {{ seen | length }} 个符号）。请给出精确值。
        {% endif %}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        whole = rng.choice((4, 5, 6, 8, 9, 10))
        start, moves, emissions = draw_model(rng, params.states, params.signs, whole)
        n = params.length
        seen = tuple(rng.randrange(params.signs) for _ in range(n))
        kind: Literal["seen", "state"] = (
            "seen" if n > 1 and whole ** (2 * n) < 10**12 and rng.random() < 0.3 else "state"
        )
        time = rng.randint(1, n + params.later)
        instance = self.Instance(
            whole=whole,
            start=start,
            moves=moves,
            emissions=emissions,
            seen=seen,
            asked=None if kind == "seen" else (rng.randrange(params.states), time),
        )
        answer = self.solve(instance)
        wrong = []
        if instance.asked:
            state, time = instance.asked
            rows = forward(start, moves, emissions, seen)
            if time < n:
                wrong.append(Fraction(rows[time - 1][state], sum(rows[time - 1])))
            wrong += [
                Fraction(start[state], whole),
                Fraction(rows[min(time, n) - 1][state], whole ** (2 * min(time, n))),
            ]
        if not worth_asking(answer, *wrong) or answer.denominator < 10:
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Fraction:
        n = len(instance.seen)
        ahead = forward(instance.start, instance.moves, instance.emissions, instance.seen)
        if instance.asked is None:
            return Fraction(sum(ahead[-1]), instance.whole ** (2 * n))
        state, time = instance.asked
        if time <= n:
            back = backward(instance.moves, instance.emissions, instance.seen)
            weights = [a * b for a, b in zip(ahead[time - 1], back[time - 1], strict=True)]
        else:
            weights = ahead[-1]
            for _ in range(time - n):
                weights = [
                    sum(w * row[i] for w, row in zip(weights, instance.moves, strict=True)) for i in range(len(weights))
                ]
        return Fraction(weights[state], sum(weights))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        n, names, moves = len(instance.seen), instance.states, instance.moves
        asked, time = instance.asked or (0, n)
        lines, weights = first_step(instance)
        for now in range(2, time + 1):
            before, weights = weights, []
            for i, name in enumerate(names):
                pairs = [(weight, row[i]) for weight, row in zip(before, moves, strict=True)]
                weights.append(sum(weight * move for weight, move in pairs))
                lines.append(f"{now} {name}: {products(pairs)} = {weights[-1]}")
                if now <= n:
                    shown = instance.emissions[i][instance.seen[now - 1]]
                    lines[-1] += f", {weights[-1]}·{shown} = {weights[-1] * shown}"
                    weights[-1] *= shown
        after = [1] * len(names)
        for now in range(n, time, -1):
            shows = [row[instance.seen[now - 1]] for row in instance.emissions]
            ahead = [x * y for x, y in zip(shows, after, strict=True)]
            told = zip(names, shows, after, ahead, strict=True)
            lines += [f"> {now} {name}: {shown}·{weight} = {both}" for name, shown, weight, both in told if now < n]
            after = [sum(move * weight for move, weight in zip(row, ahead, strict=True)) for row in moves]
            rows = [products(zip(row, ahead, strict=True)) for row in moves]
            lines += [f"> {now - 1} {name}: {row} = {x}" for name, row, x in zip(names, rows, after, strict=True)]
        if time < n:
            both_ways = zip(names, weights, after, strict=True)
            lines += [f"{name}: {weight}·{later} = {weight * later}" for name, weight, later in both_ways]
            weights = [weight * later for weight, later in zip(weights, after, strict=True)]
        lines.append(running_sum(weights))
        if instance.asked:
            return "\n".join([*lines, lowest_terms(weights[asked], sum(weights))])
        whole = instance.whole ** (2 * n)
        return "\n".join([*lines, f"{instance.whole}^{2 * n} = {whole}", lowest_terms(sum(weights), whole)])
