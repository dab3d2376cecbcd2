"""Find out who is a knight, who a knave and who a spy, who may say anything.

Answer: knight, knave or spy for every person; the statements admit one solution.
Harder: more people and spies, statements with more parts.
Skills: logic, deduction
Source: original; the islanders of R. Smullyan, with "normals" called spies.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random

from bootcamp import task
from bootcamp.lib.worlds import draw_names
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.logic.truth_tellers._claims import Claim, draw_claim, holds, said
from bootcamp.verifiers import Assignment, Format

_TYPES = ("knight", "knave", "spy")
_WORDS = {
    "knight": ("a knight", "knights", "骑士"),
    "knave": ("a knave", "knaves", "无赖"),
    "spy": ("a spy", "spies", "间谍"),
}
_TRIES = 60

Kinds = dict[str, str]


class KnightsKnavesSpies(Task["KnightsKnavesSpies.Params", "KnightsKnavesSpies.Instance", Kinds]):
    version = 1

    class Params(task.Params):
        people: int = knob("how many people speak", levels=(3, 4, 4, 5, 6, 6, 7, 8, 9, 10), ge=3, le=10)
        spies: int = knob("how many of them are spies", levels=(1, 1, 1, 2, 2, 2, 2, 3, 3, 4), ge=1, le=4)
        forms: int = knob("how many forms of statements occur", levels=(2, 3, 4, 4, 5, 6, 6, 7, 7, 7), ge=1, le=7)
        statements: int = knob("the most statements of a person", levels=(2, 2, 3, 3, 3, 3, 3, 3, 3, 3), ge=1, le=4)

    class Instance(task.Instance):
        people: tuple[str, ...]
        counts: tuple[int, int, int]  # knights, knaves and spies
        claims: tuple[tuple[str, Claim], ...]

        @property
        def sayings(self) -> list[tuple[str, str, str]]:
            return [(speaker, *said(claim, _WORDS)) for speaker, claim in self.claims]

    prompt = Prompt(
        en=r"""
        Each of {{ people | listed(language) }} is a knight, who makes only true statements, a knave, who makes only
        false statements, or a spy, each of whose statements may be true or false. There {{ "is" if counts[0] == 1 else
        "are" }} {{ counts[0] }} knight{{ "s" if counts[0] != 1 }}, {{ counts[1] }} knave{{ "s" if counts[1] != 1 }} and
        {{ counts[2] }} {{ "spies" if counts[2] != 1 else "spy" }} among them. They say:

        {% for speaker, en, zh in sayings %}
        - {{ speaker }}: "{{ en[0] | upper }}{{ en[1:] }}."
        {% endfor %}

        What is everyone?
        """,
        zh=r"""
        {{ people | join("、") }} 每人是骑士（knight，只说真话）、无赖（knave，只说假话）或间谍（spy，每句话可真可假）。
        其中有 {{ counts[0] }} 个骑士、{{ counts[1] }} 个无赖、{{ counts[2] }} 个间谍。他们说：

        {% for speaker, en, zh in sayings %}
        - {{ speaker }}：“{{ zh }}。”
        {% endfor %}

        每个人各是什么身份？
        """,
    )

    def format(self, instance: Instance) -> Format[Kinds]:
        return Assignment(instance.people, _TYPES)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Kinds]:
        people = draw_names(rng, params.people)
        knights = rng.randint(1, params.people - params.spies - 1)
        counts = (knights, params.people - params.spies - knights, params.spies)
        kinds = [kind for kind, count in zip(_TYPES, counts, strict=True) for _ in range(count)]
        rng.shuffle(kinds)
        truth = dict(zip(people, kinds, strict=True))
        worlds = list(_worlds(people, counts))
        claims: list[tuple[str, Claim]] = []
        for _ in range(_TRIES):
            quiet = [name for name in people if sum(speaker == name for speaker, _ in claims) == 0]
            speaker = rng.choice(quiet or people)
            claim = draw_claim(rng, [name for name in people if name != speaker], _TYPES, params.forms)
            if truth[speaker] != "spy" and holds(claim, truth) != (truth[speaker] == "knight"):
                continue
            if sum(name == speaker for name, _ in claims) >= params.statements or (speaker, claim) in claims:
                continue
            left = [world for world in worlds if _fits(speaker, claim, world)]
            if quiet or len(left) < len(worlds):
                claims.append((speaker, claim))
                worlds = left
            if len(worlds) == 1 and len(quiet) <= 1:
                break
        if len(worlds) > 1 or len({name for name, _ in claims}) < len(people):
            raise task.Retry
        rng.shuffle(claims)
        return self.Instance(people=people, counts=counts, claims=tuple(claims)), truth


def _worlds(people: tuple[str, ...], counts: tuple[int, int, int]) -> Iterator[Kinds]:
    for knights in combinations(people, counts[0]):
        rest = [name for name in people if name not in knights]
        for knaves in combinations(rest, counts[1]):
            yield {n: "knight" if n in knights else "knave" if n in knaves else "spy" for n in people}


def _fits(speaker: str, claim: Claim, world: Kinds) -> bool:
    return world[speaker] == "spy" or holds(claim, world) == (world[speaker] == "knight")
