"""Find the chance of an event, or of several, when a biased coin is flipped some times.

Answer: a rational number; it is unique.
Harder: more flips, a biased coin, runs and first times, two or three events joined or one given another.
Skills: probability, counting
Source: original; repeated independent trials are in every text on probability.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.events import Event, Moves, Relation, Setting, question, table_steps
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.probability.events._questions import draw_question
from bootcamp.verifiers import Rational

_COIN = Setting("flip", "掷出", (("heads", "正面"), ("tails", "反面")))
_KINDS = ("exactly", "least", "most", "between", "first", "at", "more", "run")


class CoinFlipEvents(Task["CoinFlipEvents.Params", "CoinFlipEvents.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        flips: int = knob("how often the coin is flipped", levels=(3, 4, 4, 5, 6, 7, 9, 11, 13, 16), ge=2, le=24)
        denominator: int = knob(
            "the largest denominator of the chance of heads", levels=(9, 9, 12, 10, 8, 7, 6, 5, 5, 5), ge=3, le=12
        )
        kinds: int = knob("how many kinds of events there are", levels=(3, 4, 8, 8, 8, 8, 8, 8, 8, 8), ge=1, le=8)
        events: int = knob("how many events the question joins", levels=(1, 1, 2, 2, 2, 2, 2, 2, 3, 3), ge=1, le=3)

    class Instance(task.Instance):
        flips: int
        heads: Fraction
        relation: Relation
        events: tuple[Event, ...]

        def question(self, language: str) -> str:
            return question(self.relation, self.events, _COIN, language)

    answer = Rational(low=0, high=1)
    prompt = Prompt(
        en=r"""
        A coin shows heads with probability {{ heads }} and tails otherwise. It is flipped {{ flips }} times; the flips
        are independent.

        {{ question(language) }} Give the exact value.
        """,
        zh=r"""
        一枚硬币掷出正面的概率为 {{ heads }}，否则掷出反面。将它掷 {{ flips }} 次，各次相互独立。

        {{ question(language) }}请给出精确值。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        heads = Fraction(rng.randint(1, params.denominator - 1), rng.randint(3, params.denominator))
        if heads >= 1 or heads == Fraction(1, 2):
            raise task.Retry
        relation: Relation = "and" if params.events == 1 else rng.choice(("and", "or", "given"))
        kinds = _KINDS[: params.kinds]
        events, answer = draw_question(rng, 0, _moves(heads), params.flips, 2, kinds, relation, params.events)
        return self.Instance(flips=params.flips, heads=heads, relation=relation, events=events), answer

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        heads = instance.heads
        lines = table_steps(
            0,
            _moves(heads),
            instance.flips,
            instance.events,
            instance.relation,
            lambda _: "",
        )
        return "\n".join([f"{heads.numerator} : {heads.denominator - heads.numerator}", *lines])


def _moves(heads: Fraction) -> Moves[int]:
    def moves(state: int) -> Iterable[tuple[int, int, int]]:
        yield 0, heads.numerator, state
        yield 1, heads.denominator - heads.numerator, state

    return moves
