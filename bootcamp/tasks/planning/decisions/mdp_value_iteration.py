"""Carry out sweeps of value iteration on a small Markov decision process.

Answer: the values after the last sweep and the greedy actions; there is one right answer.
Harder: more states, actions and sweeps.
Skills: simulation, probability
Source: original; R. Bellman's value iteration, 1957.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.prompts import comma
from bootcamp.lib.shown_work import division, products
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Mapping, Rational, Record, Word

Answer = dict[str, dict[str, Fraction] | dict[str, str]]
Choice = tuple[str, int, tuple[tuple[str, int], ...]]
"""An action, its reward, and the next states with their chances in quarters."""

_MOST_DIGITS = 6


class MdpValueIteration(Task["MdpValueIteration.Params", "MdpValueIteration.Instance", Answer]):
    version = 1

    class Params(task.Params):
        states: int = knob("how many states there are", levels=(2, 2, 3, 3, 3, 4, 4, 5, 5, 6), ge=2, le=6)
        actions: int = knob("how many actions a state has at most", levels=(2, 2, 2, 2, 3, 2, 3, 3, 3, 3), ge=1, le=4)
        sweeps: int = knob("how many sweeps are carried out", levels=(1, 2, 2, 3, 3, 4, 4, 4, 5, 5), ge=1, le=6)

    class Instance(task.Instance):
        choices: tuple[tuple[Choice, ...], ...]
        sweeps: int

        @property
        def names(self) -> list[str]:
            return [f"S{number}" for number in range(1, len(self.choices) + 1)]

    prompt = Prompt(
        en=r"""
        A process has the states {{ names | listed(language) }}. In each state one of its actions is chosen. It brings
        its reward and leads to a next state by chance:

        {% for state in names %}
        {% for action, reward, ends in choices[loop.index0] %}
        - {{ state }}, {{ action }}: reward {{ reward }}; then {% for end, quarters in ends -%}
        {{ end }} with chance {{ quarters }}/4{{ ", " if not loop.last }}
        {%- endfor %}.
        {% endfor %}
        {% endfor %}

        The discount is 1/2. The worth of an action under values V of the states is its reward plus 1/2 times the
        expected V of the next state. At first V = 0 for every state. A sweep gives every state the largest worth of its
        actions, all worked out with the values before the sweep.

        Carry out {{ sweeps }} sweep{{ "s" if sweeps > 1 }}. Give:

        - values: V of every state after the last sweep, as exact fractions.
        - policy: for every state the action with the largest worth under these last values, of several equal ones the
          one that is listed first.
        """,
        zh=r"""
        一个过程有状态 {{ names | listed(language) }}。在每个状态下选择它的一个动作，
        得到该动作的奖励，并按概率转移到下一个状态：

        {% for state in names %}
        {% for action, reward, ends in choices[loop.index0] %}
        - {{ state }}, {{ action }}：奖励 {{ reward }}；然后{% for end, quarters in ends -%}
        以概率 {{ quarters }}/4 到 {{ end }}{{ "，" if not loop.last }}
        {%- endfor %}。
        {% endfor %}
        {% endfor %}

        折扣因子为 1/2。在状态值 V 之下，一个动作的价值是它的奖励加上下一个状态的 V 的期望的 1/2。
        开始时每个状态的 V = 0。一轮更新把每个状态的值改为它各动作的最大价值，都用这一轮之前的值计算。

        请做 {{ sweeps }} 轮更新，并给出：

        - values：最后一轮之后每个状态的 V（精确分数）。
        - policy：在最后的这些值之下，每个状态价值最大的动作；如有几个相同，取列在前面的。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        names = tuple(instance.names)
        actions = tuple(sorted({choice[0] for choices in instance.choices for choice in choices}))
        return Record(values=Mapping(Word(names), Rational(), names), policy=Mapping(Word(names), Word(actions), names))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        names = [f"S{number}" for number in range(1, params.states + 1)]
        choices: list[tuple[Choice, ...]] = []
        for _ in names:
            drawn: list[Choice] = []
            for action in "abc"[: rng.randint(2, params.actions)]:
                parts = rng.choice(((4,), (2, 2), (1, 3), (3, 1)))
                ends = sorted(zip(rng.sample(names, len(parts)), parts, strict=True))
                drawn.append((action, rng.randint(-5, 12), tuple(ends)))
            choices.append(tuple(drawn))
        instance = self.Instance(choices=tuple(choices), sweeps=params.sweeps)
        values = _swept(instance, [])
        if any(len(str(part)) > _MOST_DIGITS for one in values.values() for part in one.as_integer_ratio()):
            raise task.Retry
        policy, greedy = {}, 0
        for name, own in zip(names, choices, strict=True):
            worths = _worths(own, values)
            policy[name] = own[worths.index(max(worths))][0]
            greedy += own[worths.index(max(worths))][1] == max(reward for _, reward, _ in own)
        if params.sweeps > 1 and greedy == len(names):  # the largest reward at once is not always best
            raise task.Retry
        return instance, {"values": values, "policy": policy}

    def key(self, instance: Instance) -> object:
        return [instance.choices, instance.sweeps]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines = list[str]()
        values = _swept(instance, lines)
        for name, own in zip(instance.names, instance.choices, strict=True):
            lines += _worked_out(name, own, values)
        return "\n".join(lines)


def _swept(instance: MdpValueIteration.Instance, lines: list[str]) -> dict[str, Fraction]:
    """Give the values after the last sweep; `lines` gets each sweep."""
    values = dict.fromkeys(instance.names, Fraction(0))
    for sweep in range(instance.sweeps):
        after = {}
        for name, own in zip(instance.names, instance.choices, strict=True):
            worths = _worths(own, values)
            after[name] = max(worths)
            lines += _worked_out(name, own, values) if sweep else []
            lines.append(f"{name}: {f'max({comma(worths)}) = ' if sweep else ''}{after[name]}")
        values = after
    return values


def _worked_out(name: str, own: tuple[Choice, ...], values: dict[str, Fraction]) -> list[str]:
    lines = []
    for (action, reward, ends), worth in zip(own, _worths(own, values), strict=True):
        pairs = [(quarters, values[end]) for end, quarters in ends]
        total = sum((q * value for q, value in pairs), Fraction(0))
        shown = f"{total}/8" if total.denominator == 1 and total >= 0 else f"({division(total, 8)})"
        lines.append(f"{name} {action}: {products(pairs)} = {total}: {reward} + {shown} = {worth}")
    return lines


def _worths(choices: tuple[Choice, ...], values: dict[str, Fraction]) -> list[Fraction]:
    return [reward + sum((q * values[end] for end, q in ends), Fraction(0)) / 8 for _, reward, ends in choices]
