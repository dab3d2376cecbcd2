"""Carry out the updates of a table of Q values along one episode.

Answer: the new value of every entry that was updated; there is one right answer.
Harder: more steps, other rules of learning, eligibility traces.
Skills: simulation, arithmetic
Source: original; Q-learning, SARSA and their kin as in textbooks of reinforcement learning.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.prompts import bracketed, comma
from bootcamp.lib.shown_work import products
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Mapping, Rational, Word

Values = dict[str, Fraction]

_RULES = ("q", "sarsa", "expected", "traces")
_MOST_DIGITS = 6


class QLearningUpdates(Task["QLearningUpdates.Params", "QLearningUpdates.Instance", Values]):
    version = 1

    class Params(task.Params):
        states: int = knob("how many states there are", levels=(2, 2, 3, 3, 3, 4, 4, 4, 4, 4), ge=2, le=5)
        actions: int = knob("how many actions there are", levels=(2, 2, 2, 2, 2, 2, 2, 3, 3, 3), ge=2, le=3)
        steps: int = knob("how many steps the episode has", levels=(2, 3, 4, 5, 7, 7, 9, 10, 11, 12), ge=1, le=20)
        rules: int = knob("how many rules there are to choose from", levels=(1, 1, 2, 2, 3, 3, 4, 4, 4, 4), ge=1, le=4)

    class Instance(task.Instance):
        table: tuple[tuple[int, ...], ...]
        log: tuple[tuple[str, str, int], ...]
        rule: str
        alpha: Fraction
        gamma: Fraction
        share: Fraction

        @property
        def rows(self) -> list[tuple[str, int]]:
            """The names of the entries and their values."""
            return [
                (f"S{state}{action}", value)
                for state, row in enumerate(self.table, 1)
                for action, value in zip("abc", row, strict=False)
            ]

    prompt = Prompt(
        en=r"""
        An agent keeps a value Q(s, a) for every state s and action a. S1a stands for Q(S1, a). At first:

        {% for name, value in rows %}
        - {{ name }} = {{ value }}
        {% endfor %}

        One episode, in the order of its steps (state, action, reward), after the last of which it has ended:

        {% for state, action, reward in log %}
        - {{ state }}, {{ action }}, {{ reward }}
        {% endfor %}

        After every step in turn, with the values as they are then, d = r + {{ gamma }} * V - Q(s, a), where s, a and r
        are the state, action and reward of this step. After the last step V is 0.
        {% if rule == "q" %}
        After each other step V is the largest of the values Q(s', b) over all actions b in the next state s' of the
        list.
        {% elif rule == "expected" %}
        After each other step V is (1 - {{ share }}) times the largest of the values Q(s', b) over all actions b in the
        next state s' of the list, plus {{ share }} times the mean of these values over all actions.
        {% else %}
        After each other step V is Q(s', a') for the next state s' and the next action a' of the list.
        {% endif %}
        {% if rule == "traces" %}
        Every entry also has a trace, 0 at first. When d is known, the trace of (s, a) is raised by 1; then every entry
        of the table is changed by {{ alpha }} * d times its trace; then all traces are multiplied by
        {{ gamma * share }}.
        {% else %}
        Then {{ alpha }} * d is added to Q(s, a).
        {% endif %}

        Give the final values, as exact fractions, of the entries that occur in the episode.
        """,
        zh=r"""
        一个智能体为每个状态 s 和动作 a 保存一个值 Q(s, a)。S1a 表示 Q(S1, a)。开始时：

        {% for name, value in rows %}
        - {{ name }} = {{ value }}
        {% endfor %}

        一个回合的各步依次如下（状态，动作，奖励），最后一步之后回合结束：

        {% for state, action, reward in log %}
        - {{ state }}, {{ action }}, {{ reward }}
        {% endfor %}

        每一步之后，用当时的值计算 d = r + {{ gamma }} * V - Q(s, a)，其中 s、a、r 是这一步的状态、动作和奖励。
        最后一步之后 V 为 0。
        {% if rule == "q" %}
        其余各步之后，V 是列表中下一个状态 s' 的各动作 b 的值 Q(s', b) 中的最大者。
        {% elif rule == "expected" %}
        其余各步之后，V 是列表中下一个状态 s' 的各动作 b 的值 Q(s', b) 中最大者的 (1 - {{ share }}) 倍，
        加上这些值对所有动作的平均值的 {{ share }} 倍。
        {% else %}
        其余各步之后，V 是列表中下一个状态 s' 和下一个动作 a' 的值 Q(s', a')。
        {% endif %}
        {% if rule == "traces" %}
        每个表项还有一个资格迹，开始时为 0。算出 d 以后，(s, a) 的资格迹加 1；
        然后表中每一项都增加 {{ alpha }} * d 乘以它的资格迹；最后所有资格迹都乘以 {{ gamma * share }}。
        {% else %}
        然后 Q(s, a) 增加 {{ alpha }} * d。
        {% endif %}

        请给出回合中出现过的各表项最后的值（精确分数）。
        """,
    )

    def format(self, instance: Instance) -> Format[Values]:
        names = tuple(sorted({state + action for state, action, _ in instance.log}))
        return Mapping(Word(names), Rational(), names)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Values]:
        rule = rng.choice(_RULES[max(0, params.rules - 2) : params.rules])
        table = tuple(tuple(rng.randint(-6, 12) for _ in range(params.actions)) for _ in range(params.states))
        states = [rng.randint(1, params.states) for _ in range(params.steps)]
        log = tuple((f"S{state}", rng.choice("abc"[: params.actions]), rng.randint(-4, 8)) for state in states)
        instance = self.Instance(
            table=table,
            log=log,
            rule=rule,
            alpha=Fraction(1, 2),
            gamma=rng.choice((Fraction(1), Fraction(1, 2), Fraction(1))),
            share=Fraction(1, 2) if rule in ("expected", "traces") else Fraction(0),
        )
        values = _learnt(instance, [])
        wanted = {state + action: values[state + action] for state, action, _ in log}
        if len(wanted) < min(params.steps, 2) or (len(log) > 3 and len(wanted) == len(log)):
            raise task.Retry
        if any(len(str(part)) > _MOST_DIGITS for one in values.values() for part in one.as_integer_ratio()):
            raise task.Retry
        return instance, wanted

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines = list[str]()
        _learnt(instance, lines)
        return "\n".join(lines)


def _learnt(instance: QLearningUpdates.Instance, lines: list[str]) -> Values:
    """Carry out all updates on the whole table; `lines` gets how."""
    values = {name: Fraction(value) for name, value in instance.rows}
    traces = dict.fromkeys(values, Fraction(0))
    for place, (state, action, reward) in enumerate(instance.log):
        ahead = Fraction(0)
        if place + 1 < len(instance.log):
            following, then, _ = instance.log[place + 1]
            options = [value for name, value in values.items() if name.startswith(following)]
            ahead = max(options) if instance.rule in ("q", "expected") else values[following + then]
            lines.append(f"max({comma(options)}) = {ahead}" if instance.rule in ("q", "expected") else f"V = {ahead}")
            if instance.rule == "expected":
                mean = sum(options, Fraction(0)) / len(options)
                parts = products([(1 - instance.share, ahead), (instance.share, mean)])
                lines.append(f"({' + '.join(map(bracketed, options))})/{len(options)} = {mean}")
                ahead += instance.share * (mean - ahead)
                lines.append(f"V = {parts} = {ahead}")
        entry = state + action
        difference = reward + instance.gamma * ahead - values[entry]
        lines.append(f"d = {reward} + {instance.gamma}·{bracketed(ahead)} - {bracketed(values[entry])} = {difference}")
        change = instance.alpha * difference
        traces[entry] += 1
        decay = instance.gamma * instance.share if instance.rule == "traces" else Fraction(0)
        for name, trace in traces.items():
            if trace:
                step = f"{instance.alpha}·{bracketed(difference)}{f'·{trace}' if trace != 1 else ''}"
                lines.append(f"{name} = {values[name]} + {step} = {values[name] + change * trace}")
            values[name] += change * trace
            traces[name] = trace * decay
    return values
