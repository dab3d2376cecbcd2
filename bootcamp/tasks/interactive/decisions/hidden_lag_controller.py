"""Steer a value to its set-points through an input that acts late, by an unknown factor, against an unknown drift.

Answer: an input; the game is won by staying at the set-points in the last moves.
Turns: one input each.
Harder: longer lags, stronger drifts, set-points that change, no error allowed.
Skills: induction, algebra, planning
Source: original.
"""

from __future__ import annotations

from itertools import pairwise, product
from random import Random
from typing import NamedTuple

from bootcamp import interactive
from bootcamp.interactive import Interactive, Prompt, Turn, knob
from bootcamp.verifiers import Integer

LARGEST = 20


class _State(NamedTuple):
    inputs: tuple[int, ...]
    x: int
    missed: bool


class _Seen(NamedTuple):
    move: int
    x: int
    beyond: bool


Past = tuple[tuple[int, _Seen], ...]
Law = tuple[int, int, int]
"""Factor, drift and lag."""


class HiddenLagController(
    Interactive["HiddenLagController.Params", "HiddenLagController.Instance", int, _State, _Seen]
):
    version = 1
    answer = Integer(-LARGEST, LARGEST)

    class Params(interactive.Params):
        factor: int = knob("the largest factor", levels=(2, 2, 3, 3, 4, 4, 4, 5, 5, 5), ge=1, le=9)
        drift: int = knob("the largest drift", levels=(3, 4, 5, 6, 7, 8, 9, 10, 12, 15), ge=1, le=30)
        lag: int = knob("the longest lag", levels=(1, 1, 2, 2, 2, 3, 3, 3, 4, 4), ge=0, le=6)
        last: int = knob("moves that count", levels=(3, 3, 4, 4, 5, 5, 6, 6, 7, 8), ge=1, le=12)
        error: int = knob("how far from the set-point is allowed", levels=(3, 2, 2, 1, 1, 1, 0, 0, 0, 0), ge=0, le=9)
        moving: bool = knob("whether the set-points change", levels=(False,) * 5 + (True,) * 5)

    class Instance(interactive.Instance):
        secret = ("law",)
        factor: int
        drift: int
        lag: int
        error: int
        bound: int
        x: int
        goals: tuple[int, ...]
        law: tuple[int, int, int]

    prompt = Prompt(
        en=r"""
        A value x begins at {{ x }}. In each move you choose a whole number u from -20 to 20. Then x changes to
        x + b · w - d, where w is the u that you chose L moves before this one (this very u if L = 0, and 0 where
        there was no such move yet). The whole numbers b, d and L are fixed and hidden, all choices being equally
        likely: b is from -{{ factor }} to {{ factor }} but not 0, d from -{{ drift }} to {{ drift }}, L from 0 to
        {{ lag }}. I tell you x after each move. If x is ever above {{ bound }} or below -{{ bound }}, you lose at once.

        There are {{ turns }} moves, and you win if after each of the last {{ goals | length }} of them x is
        {% if error %}at most {{ error }} away from its set-point{% else %}equal to its set-point{% endif %}. The
        set-points of these moves are, in order: {{ goals | join(", ") }}. They were drawn so that this can be done.
        """,
        zh=r"""
        数值 x 开始时是 {{ x }}。每一步你选一个 -20 到 20 的整数 u，然后 x 变为 x + b · w - d，其中 w 是你在 L 步之前选
        的 u（L = 0 时就是这一步的 u；还没有那一步时 w 为 0）。整数 b、d、L 固定而你不知道，各种取法等可能：b 从
        -{{ factor }} 到 {{ factor }} 但不为 0，d 从 -{{ drift }} 到 {{ drift }}，L 从 0 到 {{ lag }}。每一步之后我告诉
        你 x。x 一旦大于 {{ bound }} 或小于 -{{ bound }}，你立刻失败。

        一共 {{ turns }} 步。如果在最后 {{ goals | length }} 步的每一步之后，x 都{% if error %}与它的目标值相差不超过
        {{ error }}{% else %}等于它的目标值{% endif %}，你就获胜。这些步的目标值依次是：{{ goals | join(", ") }}。
        抽取它们时保证了这是做得到的。
        """,
    )
    reply = Prompt(
        en="x = {{ x }}{{ ', which is out of bounds' if beyond }}", zh="x = {{ x }}{{ '，超出了界限' if beyond }}"
    )

    def deal(self, params: HiddenLagController.Params, rng: Random) -> Instance:
        b = rng.choice((-1, 1)) * rng.randint(1, params.factor)
        d, lag = rng.randint(-params.drift, params.drift), rng.randint(0, params.lag)
        x, turns = rng.randint(-20, 20), 2 * params.lag + params.last + 5
        goals = [rng.randint(-15, 15)]
        if params.moving:  # to be reached exactly
            goals[0] += (x - d * (turns - params.last + 1) - goals[0]) % abs(b)
        while len(goals) < params.last:
            goals.append(goals[-1] + (b * (round(d / b) + rng.randint(-3, 3)) - d if params.moving else 0))
        instance = self.Instance(
            **params.model_dump(include={"factor", "drift", "lag", "error"}),
            bound=60 + 12 * params.drift,
            x=x,
            goals=tuple(goals),
            law=(b, d, lag),
            turns=turns,
        )
        if not self.policy_wins(instance):
            raise interactive.Retry
        return instance

    def begin(self, instance: Instance) -> _State:
        return _State((), instance.x, False)

    def react(self, instance: Instance, state: _State, move: int) -> Turn:
        inputs = (*state.inputs, move)
        x = state.x + _change(instance.law, inputs)
        place = len(inputs) - instance.turns + len(instance.goals) - 1
        missed = state.missed or (place >= 0 and abs(x - instance.goals[place]) > instance.error)
        beyond = abs(x) > instance.bound
        over = "lost" if beyond or missed else "won" if len(inputs) == instance.turns else ""
        return Turn(_State(inputs, x, missed), _Seen(move, x, beyond), over)

    def policy(self, shown: Instance, past: Past, rng: Random) -> int:
        """Give one impulse; once a single law fits, choose the input that leads nearest to the coming set-point."""
        inputs = tuple(move for move, _ in past)
        values = [shown.x, *(seen.x for _, seen in past)]
        changes = [after - before for before, after in pairwise(values)]
        factors = [b for b in range(-shown.factor, shown.factor + 1) if b]
        laws = product(factors, range(-shown.drift, shown.drift + 1), range(shown.lag + 1))
        fitting = [law for law in laws if all(_change(law, inputs[: k + 1]) == c for k, c in enumerate(changes))]
        if len(fitting) > 1:
            return 1 if not inputs else 0
        b, d, lag = fitting[0]
        x = values[-1]
        for k in range(lag):
            x += _change((b, d, lag), (*inputs, *[0] * (k + 1)))
        place = len(inputs) + lag - shown.turns + len(shown.goals)
        goal = shown.goals[min(max(place, 0), len(shown.goals) - 1)]
        return min(range(-LARGEST, LARGEST + 1), key=lambda u: (abs(x + b * u - d - goal), abs(u)))


def _change(law: Law, inputs: tuple[int, ...]) -> int:
    """Return by how much the value changes with the last of the inputs."""
    b, d, lag = law
    return (b * inputs[-1 - lag] if lag < len(inputs) else 0) - d
