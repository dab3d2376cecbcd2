"""Update a belief about a hidden state and choose the action with the best expected reward over some steps.

Answer: the belief, an action, and its expected reward; they are unique.
Harder: more states, a longer record, a longer look ahead.
Skills: probability, optimization, planning
Source: original; K. J. Åström, 1965.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Mapping, Rational, Record, Word

Chances = tuple[tuple[int, ...], ...]
"""Chances in quarters, a row for each state."""

_MOST_DIGITS = 5


class PomdpBeliefPlanning(Task["PomdpBeliefPlanning.Params", "PomdpBeliefPlanning.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        states: int = knob("how many states there are", levels=(2, 2, 2, 2, 3, 3, 3, 3, 4, 4), ge=2, le=4)
        steps: int = knob("how long the record is", levels=(1, 2, 2, 3, 2, 3, 2, 3, 2, 3), ge=1, le=6)
        horizon: int = knob("how many steps lie ahead", levels=(1, 1, 2, 2, 2, 2, 3, 3, 3, 3), ge=1, le=4)

    class Instance(task.Instance):
        moves: tuple[Chances, ...]
        """For each action the chances of the next states."""
        shows: tuple[int, ...]
        """For each state the chance of x in quarters."""
        rewards: tuple[tuple[int, ...], ...]
        record: tuple[tuple[int, int], ...]
        """Actions and signs, 0 for x and 1 for y."""
        horizon: int

        @property
        def states(self) -> list[str]:
            return [f"S{number}" for number in range(1, len(self.shows) + 1)]

        @property
        def lines(self) -> list[tuple[str, str, int, list[tuple[str, int]]]]:
            return [
                (
                    state,
                    "ab"[action],
                    self.rewards[action][row],
                    [(end, part) for end, part in zip(self.states, moves[row], strict=True) if part],
                )
                for row, state in enumerate(self.states)
                for action, moves in enumerate(self.moves)
            ]

    prompt = Prompt(
        en=r"""
        A system is always in one of the states {{ states | listed(language) }}, which cannot be seen. In each step the
        action a or b is chosen. It brings a reward, given by the action and the state in which it is chosen; the reward
        is not seen. Then the next state follows by chance:

        {% for state, action, reward, ends in lines %}
        - {{ state }}, action {{ action }}: reward {{ reward }}; then {% for end, part in ends -%}
        {{ end }} with chance {{ part }}/4{{ ", " if not loop.last }}
        {%- endfor %}.
        {% endfor %}

        After that the system shows a sign, x or y, whose chances depend on the new state only:

        {% for state in states %}
        - {{ state }}: x with chance {{ shows[loop.index0] }}/4, y with chance {{ 4 - shows[loop.index0] }}/4.
        {% endfor %}

        At the start all states are equally likely. These actions were chosen, and these signs seen, in this order:

        {% for action, sign in record %}
        - Action {{ "ab"[action] }}, then sign {{ "xy"[sign] }}.
        {% endfor %}

        {{ horizon }} more {{ "step is" if horizon == 1 else "steps are" }} made now.
        {%- if horizon > 1 %} Later actions may depend on the signs seen until then.{% endif %} Give:

        - belief: for every state the chance that the system is in it now, given the record, as an exact fraction.
        - action: the action to choose first so that the expected sum of the rewards of
          {{ "this step" if horizon == 1 else "these steps" }} is as large as possible.
        - value: this largest expected sum, without the rewards of the record, as an exact fraction.
        """,
        zh=r"""
        一个系统总处于状态 {{ states | listed(language) }} 之一，状态不能直接看到。每一步选择动作 a 或 b，
        得到在当时的状态下该动作的奖励（奖励也看不到），然后按概率进入下一个状态：

        {% for state, action, reward, ends in lines %}
        - {{ state }}，动作 {{ action }}：奖励 {{ reward }}；然后{% for end, part in ends -%}
        以概率 {{ part }}/4 到 {{ end }}{{ "，" if not loop.last }}
        {%- endfor %}。
        {% endfor %}

        此后系统显示信号 x 或 y，其概率只取决于新的状态：

        {% for state in states %}
        - {{ state }}：以概率 {{ shows[loop.index0] }}/4 显示 x，以概率 {{ 4 - shows[loop.index0] }}/4 显示 y。
        {% endfor %}

        开始时各状态的可能性相等。已依次选择了下列动作，并看到了下列信号：

        {% for action, sign in record %}
        - 动作 {{ "ab"[action] }}，然后信号 {{ "xy"[sign] }}。
        {% endfor %}

        现在还要进行 {{ horizon }} 步。{% if horizon > 1 %}以后的动作可以取决于到那时为止看到的信号。{% endif %}请给出：

        - belief：在上述记录之下，系统现在处于每个状态的概率（精确分数）。
        - action：首先应选择的动作，使得这 {{ horizon }} 步奖励之和的期望最大。
        - value：这个最大的期望，不计记录中的奖励（精确分数）。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        names = tuple(instance.states)
        return Record(belief=Mapping(Word(names), Rational(), names), action=Word(("a", "b")), value=Rational())

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        moves = tuple(tuple(_row(params.states, rng) for _ in range(params.states)) for _ in "ab")
        shows = tuple(rng.choice((0, 1, 1, 2, 3, 3, 4)) for _ in range(params.states))
        rewards = tuple(tuple(rng.randint(-4, 9) for _ in range(params.states)) for _ in "ab")
        record = tuple((rng.randrange(2), rng.randrange(2)) for _ in range(params.steps))
        instance = self.Instance(moves=moves, shows=shows, rewards=rewards, record=record, horizon=params.horizon)
        weights = [1] * params.states
        for action, sign in record:
            weights = _after(instance, weights, action, sign)
        total = sum(weights)
        if not total or len(set(shows)) < 2 or max(weights) == total:
            raise task.Retry
        belief = [Fraction(weight, total) for weight in weights]
        if any(len(str(part)) > _MOST_DIGITS for one in belief for part in one.as_integer_ratio()):
            raise task.Retry
        for _ in range(25):  # other rewards, until the larger reward at once is not best
            rewards = tuple(tuple(rng.randint(-4, 9) for _ in range(params.states)) for _ in "ab")
            instance = instance.model_copy(update={"rewards": rewards})
            now = [_worth(instance, weights, action, 1) for action in (0, 1)]
            worths = [_worth(instance, weights, action, params.horizon) for action in (0, 1)]
            if worths[0] != worths[1] and (params.horizon == 1 or (now[0] - now[1]) * (worths[0] - worths[1]) < 0):
                break
        else:
            raise task.Retry
        best = worths.index(max(worths))
        value = Fraction(worths[best], total * 16 ** (params.horizon - 1))
        if any(len(str(part)) > 2 * _MOST_DIGITS for part in value.as_integer_ratio()):
            raise task.Retry
        named = dict(zip(instance.states, belief, strict=True))
        return instance, {"belief": named, "action": "ab"[best], "value": value}

    def key(self, instance: Instance) -> object:
        return [instance.moves, instance.shows, instance.rewards, instance.record, instance.horizon]


def _row(states: int, rng: Random) -> tuple[int, ...]:
    parts = [0] * states
    for part in rng.choice(((4,), (2, 2), (1, 3), (3, 1))):
        parts[rng.randrange(states)] += part
    return tuple(parts)


def _after(instance: PomdpBeliefPlanning.Instance, weights: list[int], action: int, sign: int) -> list[int]:
    """Give the weights of the states after an action and a sign, in sixteenths of the weights before."""
    rows = instance.moves[action]
    chances = [4 - show if sign else show for show in instance.shows]
    return [
        chance * sum(weight * row[end] for weight, row in zip(weights, rows, strict=True))
        for end, chance in enumerate(chances)
    ]


def _worth(instance: PomdpBeliefPlanning.Instance, weights: list[int], action: int, left: int) -> int:
    """Give the sum of rewards over `left` steps, of which the first is `action`, times 16 for each step but one."""
    scale: int = 16 ** (left - 1)
    worth = scale * sum(w * reward for w, reward in zip(weights, instance.rewards[action], strict=True))
    if left > 1:
        for sign in (0, 1):
            after = _after(instance, weights, action, sign)
            worth += max(_worth(instance, after, then, left - 1) for then in (0, 1))
    return worth
