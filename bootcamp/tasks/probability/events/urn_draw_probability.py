"""Find the chance of an event, or of several, when balls are drawn from an urn without being put back.

Answer: a rational number; it is unique.
Harder: more colours, balls and draws, several events joined or one given the others.
Skills: probability, counting
Source: original; draws without replacement are in every text on probability.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.events import Event, Relation, Setting, question, table_steps
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.probability.events._questions import draw_question
from bootcamp.tasks.probability.events._urns import COLOURS, contents, described
from bootcamp.verifiers import Rational

Urn = tuple[int, ...]


class UrnDrawProbability(Task["UrnDrawProbability.Params", "UrnDrawProbability.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        colours: int = knob("how many colours there are", levels=(2, 2, 3, 3, 3, 4, 4, 4, 5, 5), ge=2, le=5)
        balls: int = knob(
            "how many balls there are, two more or less", levels=(6, 8, 10, 12, 14, 16, 18, 21, 24, 28), ge=5, le=40
        )
        drawn: int = knob("how many balls are drawn", levels=(2, 3, 3, 4, 4, 4, 5, 5, 6, 7), ge=2, le=9)
        events: int = knob("how many events the question joins", levels=(1, 1, 1, 1, 2, 2, 2, 2, 3, 3), ge=1, le=3)
        given: bool = knob("whether the first event may be asked given the others", levels=(False,) * 5 + (True,) * 5)

    class Instance(task.Instance):
        balls: Urn
        drawn: int
        relation: Relation
        events: tuple[Event, ...]

        def described(self, language: str) -> str:
            return described(self.balls, language)

        def question(self, language: str) -> str:
            return question(self.relation, self.events, Setting("draw", "摸到", COLOURS), language)

    answer = Rational(low=0, high=1)
    prompt = Prompt(
        en=r"""
        An urn holds {{ described(language) }}. {{ drawn }} balls are drawn at random one after the other, and none is
        put back. A draw is called red if its ball is red, and so on.

        {{ question(language) }} Give the exact value.
        """,
        zh=r"""
        袋中有{{ described(language) }}。从中逐个随机摸出 {{ drawn }} 个球，摸出的球不放回。

        {{ question(language) }}请给出精确值。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        balls = contents(rng, params.colours, params.balls + rng.randint(-2, 2))
        if params.events == 1:
            relation: Relation = "and"
            kinds: tuple[str, ...] = ("exactly", "least", "most", "more", "same")
        else:
            relation = "given" if params.given and rng.random() < 0.5 else "and"
            kinds = ("exactly", "least", "most", "more", "at", "at", "first")

        def returning(urn: Urn) -> Iterable[tuple[int, int, Urn]]:
            return ((colour, count, urn) for colour, count in enumerate(urn))

        events, answer = draw_question(
            rng, balls, _moves, params.drawn, params.colours, kinds, relation, params.events, returning
        )
        return self.Instance(balls=balls, drawn=params.drawn, relation=relation, events=events), answer

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        events, balls = instance.events, instance.balls
        named = {colour for kind, a, b, _ in events for colour in ((a, b) if kind == "more" else (a,))}
        others = [colour for colour in range(len(balls)) if colour not in named]
        lines = []
        if len(others) > 1 and all(kind != "same" for kind, *_ in events):
            rest = sum(balls[colour] for colour in others)
            lines.append(f"{' + '.join(str(balls[colour]) for colour in others)} = {rest}")
            balls = tuple(0 if i in others[1:] else rest if i == others[0] else n for i, n in enumerate(balls))
        kept = [colour for colour, count in enumerate(balls) if count]
        lines += table_steps(
            balls, _moves, instance.drawn, events, instance.relation, lambda urn: " ".join(str(urn[i]) for i in kept)
        )
        return "\n".join(lines)


def _moves(urn: Urn) -> Iterable[tuple[int, int, Urn]]:
    for colour, count in enumerate(urn):
        if count:
            yield colour, count, (*urn[:colour], count - 1, *urn[colour + 1 :])
