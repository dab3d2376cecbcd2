"""Find an optimal policy of a discounted Markov decision process and the exact value of its start.

Answer: an action for every state, and the value of the first state; every optimal policy is right.
Harder: more states and actions.
Skills: optimization, probability, algebra
Source: original; R. Howard's policy iteration, 1960.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.matrix import solve
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Mapping, Rational, Record, Word

Choice = tuple[str, int, tuple[tuple[int, int], ...]]
"""An action, its reward, and the next states, from 0, with their chances in quarters."""

_MOST_DIGITS = 6


class MdpOptimalPolicy(Task["MdpOptimalPolicy.Params", "MdpOptimalPolicy.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        states: int = knob("how many states there are", levels=(2, 2, 3, 3, 4, 4, 4, 5, 5, 5), ge=2, le=6)
        actions: int = knob("how many actions a state has at most", levels=(2, 3, 2, 3, 2, 3, 4, 2, 3, 4), ge=2, le=4)

    class Instance(task.Instance):
        hidden = ("best",)
        choices: tuple[tuple[Choice, ...], ...]
        best: tuple[Fraction, ...]

        @property
        def names(self) -> list[str]:
            return [f"S{number}" for number in range(1, len(self.choices) + 1)]

    prompt = Prompt(
        en=r"""
        A process has the states {{ names | listed(language) }} and goes on for ever. In each state one of its actions
        is chosen. It brings its reward and leads to a next state by chance:

        {% for state in names %}
        {% for action, reward, ends in choices[loop.index0] %}
        - {{ state }}, {{ action }}: reward {{ reward }}; then {% for end, quarters in ends -%}
        {{ names[end] }} with chance {{ quarters }}/4{{ ", " if not loop.last }}
        {%- endfor %}.
        {% endfor %}
        {% endfor %}

        The discount is 1/2: the value of a state under a policy, which names one action for each state, is the expected
        reward of the first step plus 1/2 times that of the second plus 1/4 times that of the third, and so on.

        Give:

        - policy: for every state an action, so that no other policy gives any state a larger value. If there are
          several such policies, give any one.
        - value: the value of S1 under this policy, as an exact fraction.
        """,
        zh=r"""
        一个过程有状态 {{ names | listed(language) }}，一直进行下去。在每个状态下选择它的一个动作，
        得到该动作的奖励，并按概率转移到下一个状态：

        {% for state in names %}
        {% for action, reward, ends in choices[loop.index0] %}
        - {{ state }}, {{ action }}：奖励 {{ reward }}；然后{% for end, quarters in ends -%}
        以概率 {{ quarters }}/4 到 {{ names[end] }}{{ "，" if not loop.last }}
        {%- endfor %}。
        {% endfor %}
        {% endfor %}

        折扣因子为 1/2：策略为每个状态指定一个动作；一个状态在某策略之下的值，
        是第一步奖励的期望，加上第二步的 1/2，加上第三步的 1/4，依此类推。

        请给出：

        - policy：为每个状态指定一个动作，使得没有别的策略能让任何状态的值更大。如果有多个这样的策略，给出任意一个即可。
        - value：S1 在这个策略之下的值（精确分数）。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        names = tuple(instance.names)
        actions = tuple(sorted({choice[0] for own in instance.choices for choice in own}))
        return Record(policy=Mapping(Word(names), Word(actions), names), value=Rational())

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        choices: list[tuple[Choice, ...]] = []
        for _ in range(params.states):
            drawn: list[Choice] = []
            for action in "abcd"[: params.actions]:
                parts = rng.choice(((4,), (2, 2), (1, 3), (3, 1)))
                ends = sorted(zip(rng.sample(range(params.states), len(parts)), parts, strict=True))
                drawn.append((action, rng.randint(-5, 12), tuple(ends)))
            choices.append(tuple(drawn))
        policy = [max(own, key=lambda choice: choice[1]) for own in choices]
        values = myopic = _values(policy)
        for _ in range(20):
            values = _values(policy)
            better = [max(own, key=lambda choice: _worth(choice, values)) for own in choices]
            if [_worth(choice, values) for choice in better] == values:
                break
            policy = better
        if values == myopic or any(len(str(part)) > _MOST_DIGITS for one in values for part in one.as_integer_ratio()):
            raise task.Retry  # the largest reward at once is best, or the fractions are long
        instance = self.Instance(choices=tuple(choices), best=tuple(values))
        actions = {name: choice[0] for name, choice in zip(instance.names, policy, strict=True)}
        return instance, {"policy": actions, "value": values[0]}

    def key(self, instance: Instance) -> object:
        return [instance.choices]

    def check(self, instance: Instance, answer: dict[str, Any]) -> str:
        policy = []
        for name, own in zip(instance.names, instance.choices, strict=True):
            chosen = [choice for choice in own if choice[0] == answer["policy"][name]]
            if not chosen:
                return f"{name} has no action {answer['policy'][name]}"
            policy += chosen
        if _values(policy) != list(instance.best):
            return "the policy is not optimal in every state"
        return "" if answer["value"] == instance.best[0] else "the value of S1 is another"


def _values(policy: list[Choice]) -> list[Fraction]:
    """Solve the linear equations for the values of the states under a policy."""
    size = len(policy)
    rows = [[Fraction(int(row == col)) for col in range(size)] for row in range(size)]
    for (_, _, ends), row in zip(policy, rows, strict=True):
        for end, quarters in ends:
            row[end] -= Fraction(quarters, 8)
    return list(solve(rows, [reward for _, reward, _ in policy]) or ())


def _worth(choice: Choice, values: list[Fraction]) -> Fraction:
    return choice[1] + sum((Fraction(quarters, 8) * values[end] for end, quarters in choice[2]), Fraction(0))
