"""Find the chance of an event when each ball drawn from an urn goes back together with others, by a rule.

Answer: a rational number; it is unique.
Harder: more draws and colours, added balls of other colours, several events joined or one given another.
Skills: probability, counting
Source: original; F. Eggenberger and G. Pólya, 1923; urns with an addition matrix as in B. Friedman, 1949.
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
from bootcamp.tasks.probability.events._urns import COLOURS, contents, described
from bootcamp.verifiers import Rational

Urn = tuple[int, ...]


class PolyaUrnSequence(Task["PolyaUrnSequence.Params", "PolyaUrnSequence.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        colours: int = knob("how many colours there are", levels=(2, 2, 2, 2, 2, 3, 3, 3, 3, 4), ge=2, le=4)
        balls: int = knob(
            "how many balls there are at first, one more or less", levels=(5, 5, 6, 6, 7, 7, 8, 8, 9, 9), ge=4, le=20
        )
        draws: int = knob("how many draws there are", levels=(2, 3, 3, 4, 5, 4, 4, 5, 6, 5), ge=2, le=10)
        added: int = knob(
            "the most balls of a colour that are added", levels=(5, 5, 3, 4, 3, 3, 3, 3, 3, 3), ge=1, le=5
        )
        mixed: bool = knob("whether other colours are added too", levels=(False, False) + (True,) * 8)
        events: int = knob("how many events the question joins", levels=(1, 1, 1, 1, 1, 1, 2, 2, 2, 2), ge=1, le=3)

    class Instance(task.Instance):
        balls: Urn
        added: tuple[Urn, ...]  # for each colour drawn, the balls of each colour that are added
        draws: int
        relation: Relation
        events: tuple[Event, ...]

        def described(self, language: str) -> str:
            return described(self.balls, language)

        def rules(self, language: str) -> list[str]:
            lines = []
            for (en, zh), row in zip(COLOURS, self.added, strict=False):
                more = [(n, name) for n, name in zip(row, COLOURS, strict=False) if n]
                if language == "zh":
                    lines.append(f"摸到{zh}：加入" + "、".join(f"{name} {n} 个" for n, (_, name) in more))
                else:
                    lines.append(f"after a {en} ball, add " + ", ".join(f"{n} {name}" for n, (name, _) in more))
            return lines

        def question(self, language: str) -> str:
            return question(self.relation, self.events, Setting("draw", "摸到", COLOURS), language)

    answer = Rational(low=0, high=1)
    prompt = Prompt(
        en=r"""
        An urn holds {{ described(language) }}. In each of {{ draws }} rounds a ball is drawn at random and
        put back, and then balls are added depending on its colour:

        {{ rules(language) | bullets }}

        A draw is called red if its ball is red, and so on. {{ question(language) }} Give the exact value.
        """,
        zh=r"""
        袋中有{{ described(language) }}。共进行 {{ draws }} 次：每次随机摸出一个球，然后放回，并按它的颜色再加入一些球：

        {{ rules(language) | bullets }}

        {{ question(language) }}请给出精确值。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        n = params.colours
        balls = contents(rng, n, params.balls + rng.randint(-1, 1))
        same = rng.randint(1, params.added)
        added = tuple(tuple(same * (i == j) for j in range(n)) for i in range(n))
        if params.mixed:
            added = tuple(tuple(rng.choice((0, 0, rng.randint(1, params.added))) for _ in range(n)) for _ in range(n))
            if not all(any(row[:i] + row[i + 1 :]) for i, row in enumerate(added)):
                raise task.Retry

        def returning(urn: Urn) -> Iterable[tuple[int, int, Urn]]:
            return ((colour, count, urn) for colour, count in enumerate(urn))

        relation: Relation = rng.choice(("and", "given")) if params.events > 1 else "and"
        kinds = ("exactly", "least", "first", "at", "run") if params.mixed else ("exactly", "least", "first", "run")
        events, answer = draw_question(
            rng, balls, _moves(added), params.draws, n, kinds, relation, params.events, returning
        )
        instance = self.Instance(balls=balls, added=added, draws=params.draws, relation=relation, events=events)
        return instance, answer

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        return "\n".join(
            table_steps(
                instance.balls,
                _moves(instance.added),
                instance.draws,
                instance.events,
                instance.relation,
                lambda urn: " ".join(map(str, urn)),
            )
        )


def _moves(added: tuple[Urn, ...]) -> Moves[Urn]:
    def moves(urn: Urn) -> Iterable[tuple[int, Fraction, Urn]]:
        whole = sum(urn)
        for colour, count in enumerate(urn):
            yield colour, Fraction(count, whole), tuple(a + b for a, b in zip(urn, added[colour], strict=True))

    return moves
