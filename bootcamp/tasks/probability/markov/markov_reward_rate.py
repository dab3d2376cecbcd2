"""Find the long-run mean reward, the mean time of return or the share of a move in an irreducible Markov chain.

Answer: a rational number; it is unique.
Harder: more states and moves, rewards on moves, rewards that depend on both, periodic chains.
Skills: probability, algebra
Source: original; the ergodic theorem for finite Markov chains.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any, Literal

from bootcamp import task
from bootcamp.lib.matrix import is_irreducible
from bootcamp.lib.probability import stationary, worth_asking
from bootcamp.lib.prompts import sequence
from bootcamp.lib.shown_work import division, row_steps, running_sum
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.probability.markov._walks import Walk, draw_row, draw_setting
from bootcamp.verifiers import Rational


class MarkovRewardRate(Task["MarkovRewardRate.Params", "MarkovRewardRate.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        states: int = knob("how many states there are", levels=(2, 3, 3, 3, 4, 4, 5, 5, 6, 7), ge=2, le=8)
        moves: int = knob("the most moves from a state", levels=(2, 2, 3, 3, 3, 3, 3, 3, 3, 4), ge=2, le=5)
        rewards: int = knob("how many rewards there are", levels=(1, 1, 1, 2, 2, 3, 3, 4, 4, 5), ge=1, le=6)
        on_moves: bool = knob("whether moves may earn rewards", levels=(False,) * 4 + (True,) * 6)

    class Instance(Walk):
        kind: Literal["reward", "return", "share"]
        rewards: tuple[
            tuple[int, int, int], ...
        ]  # of a move between two states, or of a step after which one is in a state (-1)
        asked: tuple[int, int]

    answer = Rational()
    prompt = Prompt(
        en=r"""
        {% set word = words(language) %}
        {{ word.walker | capitalize }} moves between the {{ word.places }} {{ names | listed(language) }} for ever. Each
        step depends only on where {{ word.it }} is. For each of the {{ word.places }}, the list says with which
        probability the next step goes where:

        {{ rows | bullets }}

        {% if kind == "reward" %}
        These rewards are earned, and add up:
        {% for a, b, value in rewards %}
        - a reward of {{ value }} for each step {{ "from %s to" % names[a] if a >= 0 else "that ends at" }}
        {{- " " ~ names[b] }}
        {% endfor %}

        Find the mean reward per step in the long run.
        {% elif kind == "return" %}
        Find the expected number of steps that {{ word.it }}, now at {{ names[asked[1]] }}, takes until it is at
        {{ names[asked[1]] }} again; a step that stays there counts as a return.
        {% else %}
        Find the share of all steps, in the long run, that go from {{ names[asked[0]] }} to {{ names[asked[1]] }}.
        {% endif %}
        Give the exact value.
        """,
        zh=r"""
        {% set word = words(language) %}
        {{ word.walker }}在{{ word.places }} {{ names | listed(language) }} 之间不停地移动，
        每一步只取决于它当前所在的位置。
        下面列出从各处出发，下一步以多大概率去往何处：

        {{ rows | bullets }}

        {% if kind == "reward" %}
        按下列方式获得奖励，各项累加：
        {% for a, b, value in rewards %}
        - {{ "每次从 %s 走到 %s" % (names[a], names[b]) if a >= 0 else "每次一步走完后位于 %s" % names[b] }}，
          得 {{ value }}
        {% endfor %}

        求长期来看平均每步获得的奖励。
        {% elif kind == "return" %}
        {{ word.walker }}现在位于 {{ names[asked[1]] }}，求它再次位于 {{ names[asked[1]] }} 所需步数的期望；
        停留在原处的一步也算返回。
        {% else %}
        求长期来看，从 {{ names[asked[0]] }} 走到 {{ names[asked[1]] }} 的步数占全部步数的比例。
        {% endif %}
        请给出精确值。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        n = params.states
        rows = []
        for _ in range(n):
            places = rng.sample(range(n), min(n, rng.randint(2 if n < 4 else 1, params.moves)))
            rows.append(draw_row(rng, n, places, 6))
        chain = tuple(rows)
        if not is_irreducible(chain):
            raise task.Retry
        share = stationary(chain)
        kind: Literal["reward", "return", "share"] = rng.choice(("reward", "reward", "return", "share"))
        arcs = [(a, b) for a in range(n) for b in range(n) if chain[a][b]]
        asked = rng.choice(arcs)
        rewards: list[tuple[int, int, int]] = []
        if kind == "reward":
            pool = [(-1, b) for b in range(n)] + [arc for arc in arcs if params.on_moves]
            chosen = sorted(rng.sample(pool, min(params.rewards, n)))
            rewards = [(a, b, rng.choice((*range(1, 10), -2, -1))) for a, b in chosen]
        flow = {arc: share[arc[0]] * chain[arc[0]][arc[1]] for arc in arcs}
        answer = sum((flow[a, b] * v if a >= 0 else share[b] * v for a, b, v in rewards), Fraction(0))
        if kind != "reward":
            answer = flow[asked] if kind == "share" else 1 / share[asked[1]]
        even = Fraction(1, n)
        naive = sum((even * v * (chain[a][b] if a >= 0 else 1) for a, b, v in rewards), Fraction(0))
        if kind != "reward":
            naive = even * chain[asked[0]][asked[1]] if kind == "share" else Fraction(n)
        if not worth_asking(answer, naive) or (answer.denominator == 1 and n > 2):
            raise task.Retry
        return self.Instance(
            setting=draw_setting(rng),
            chain=chain,
            kind=kind,
            rewards=tuple(rewards),
            asked=(-1, -1) if rewards else asked,
        ), answer

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        chain, names, n = instance.chain, instance.names, len(instance.chain)
        rows = [[Fraction(1)] * (n + 1)]
        rows += [[*(chain[i][j] - (i == j) for i in range(n)), Fraction(0)] for j in range(n - 1)]
        steps, solved, _ = row_steps(rows)
        shares = [row[-1] for row in solved]
        lines = [*(f"R{i} = {sequence(row)}" for i, row in enumerate(rows, start=1)), *steps]
        lines.append(", ".join(f"{name} = {share}" for name, share in zip(names, shares, strict=True)))
        if instance.kind == "return":
            share = shares[instance.asked[1]]
            return "\n".join([*lines, f"{names[instance.asked[1]]} → {division(1, share)} = {1 / share}"])
        arcs = instance.rewards or ((*instance.asked, 1),)
        terms = [value * (shares[a] * chain[a][b] if a >= 0 else shares[b]) for a, b, value in arcs]
        for (a, b, value), term in zip(arcs, terms, strict=True):
            factors = [shares[a], chain[a][b]] if a >= 0 else [shares[b]]
            shown = [str(value)] * bool(instance.rewards) + [f"({x})" for x in factors]
            lines.append(f"{names[a] + ' ' if a >= 0 else ''}{names[b]} → {'·'.join(shown)} = {term}")
        return "\n".join([*lines, running_sum(terms)] if terms[1:] else lines)

    def key(self, instance: Instance) -> object:
        asked = instance.asked[1:] if instance.kind == "return" else instance.asked
        return [instance.chain, instance.kind, instance.rewards, asked]
