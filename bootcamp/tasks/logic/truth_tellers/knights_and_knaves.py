"""Find out who always tells the truth and who always lies.

Answer: knight or knave for every person; the statements admit one solution.
Harder: more people, statements with more connectives, counting statements, two statements a person.
Skills: logic, deduction
Source: original; the islanders of R. Smullyan, What Is the Name of This Book?, 1978.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from itertools import product
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.logic import Atom, Formula, Join, clauses, evaluate, models, phrase, random_formula, variables
from bootcamp.lib.worlds import draw_names
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Assignment, Format

_DRAWS = 200
_TYPES = ("knight", "knave")
Types = Mapping[str, bool]
_Statement = tuple[frozenset[str], str, Callable[[Types], bool]]  # on whom, by whom, and if it is true


class KnightsAndKnaves(Task["KnightsAndKnaves.Params", "KnightsAndKnaves.Instance", dict[str, str]]):
    version = 1

    class Params(task.Params):
        people: int = knob("how many people speak", levels=(2, 3, 4, 4, 5, 6, 8, 10, 12, 14), ge=2, le=20)
        connectives: int = knob(
            "the most connectives in a statement", levels=(1, 1, 1, 2, 2, 3, 3, 4, 4, 5), ge=1, le=8
        )
        counts: bool = knob(
            "whether some statements say how many of a group are knights", levels=(False,) * 3 + (True,) * 7
        )
        statements: int = knob("how many statements each person makes", levels=(1,) * 10, ge=1, le=3)

    class Instance(task.Instance):
        people: tuple[str, ...]
        claims: tuple[tuple[str, Formula], ...]  # a speaker and what is claimed; a name stands for "is a knight"
        counts: tuple[tuple[str, int, tuple[str, ...]], ...]  # "exactly k of these are knights"

        @property
        def sayings(self) -> list[tuple[str, str]]:
            return [(speaker, _words(claim, "en")) for speaker, claim in self.claims]

        @property
        def bracketed(self) -> bool:
            return any("[" in saying for _, saying in self.sayings)

        @property
        def sayings_zh(self) -> list[tuple[str, str]]:
            return [(speaker, _words(claim, "zh")) for speaker, claim in self.claims]

    prompt = Prompt(
        en=r"""
        On an island everyone is either a knight, who makes only true statements, or a knave, who makes only false
        statements. You meet {{ people | listed(language) }}. They say:

        {% for speaker, saying in sayings %}
        {{ speaker }}: "{{ saying }}."
        {% endfor %}
        {% for speaker, k, group in counts %}
        {{ speaker }}: "{{ "Exactly " ~ k if k else "Not one" }} of {{ group | listed(language) }}
        {{ "are knights" if k > 1 else "is a knight" }}."
        {% endfor %}

        {% if bracketed %}
        Square brackets show what belongs together.
        {% endif %}
        Find out for each person: knight or knave?
        """,
        zh=r"""
        岛上的每个人要么是骑士（knight），只说真话；要么是无赖（knave），只说假话。
        你遇到了 {{ people | join("、") }}。他们说：

        {% for speaker, saying in sayings_zh %}
        {{ speaker }}：“{{ saying }}。”
        {% endfor %}
        {% for speaker, k, group in counts %}
        {{ speaker }}：“{{ group | join("、") }} 当中{{ "恰好有 " ~ k ~ " 个" if k else "没有" }}骑士。”
        {% endfor %}

        {% if bracketed %}
        方括号表示其中的内容是一个整体。
        {% endif %}
        请判断每个人是 knight 还是 knave。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, str]]:
        return Assignment(instance.people, _TYPES)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, str]]:
        people = draw_names(rng, params.people)
        is_knight = {name: rng.random() < 0.5 for name in people}
        for _ in range(_DRAWS):
            claims, counts = [], []
            for speaker in people * params.statements:
                if params.counts and rng.randrange(4) == 0:
                    counts.append((speaker, *_draw_count(rng, people, is_knight, true=is_knight[speaker])))
                else:
                    claims.append(
                        (speaker, _draw_claim(rng, people, is_knight, is_knight[speaker], params.connectives))
                    )
            instance = self.Instance(people=people, claims=tuple(claims), counts=tuple(counts))
            if len(models(_clauses(instance), len(people), limit=2)) == 1:
                return instance, {name: _TYPES[not is_knight[name]] for name in people}
        raise task.Retry

    def key(self, instance: Instance) -> object:
        number = {name: str(place) for place, name in enumerate(instance.people)}
        claims = [[number[speaker], phrase(claim, {name: (n, f"-{n}") for name, n in number.items()})]
                  for speaker, claim in instance.claims]  # fmt: skip
        counts = [[number[speaker], k, sorted(number[name] for name in group)] for speaker, k, group in instance.counts]
        return [sorted(claims), sorted(counts)]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines = list[str]()
        _search(
            instance.people, _statements(instance), {}, lines, {"en": ("false", "true"), "zh": ("假", "真")}[language]
        )
        return "\n".join(lines)


def _statements(instance: KnightsAndKnaves.Instance) -> list[_Statement]:
    found: list[_Statement] = []
    for speaker, claim in instance.claims:
        found.append((frozenset({speaker, *variables(claim)}), speaker, partial(evaluate, claim)))
    for speaker, k, group in instance.counts:
        formula = partial(lambda group, k, types: sum(types[name] for name in group) == k, group, k)
        found.append((frozenset({speaker, *group}), speaker, formula))
    return found


def _search(
    people: tuple[str, ...], statements: list[_Statement], types: Types, lines: list[str], words: tuple[str, str]
) -> bool:
    """Try both types of a person in turn: one of the statement about the fewest people whose types are open."""
    left = min(
        filter(None, (about - types.keys() for about, _, _ in statements)), key=len, default={*people} - {*types}
    )
    if not left:
        return True
    for is_knight in (True, False):
        tried, found, fits = {**types, min(left): is_knight}, list[str](), True
        for about, speaker, holds in statements:
            if fits and tried.keys() >= about and not types.keys() >= about:
                value = holds(tried)
                fits = value == tried[speaker]
                found.append(f"{speaker} {words[value]}")
        shown = ", ".join(f"{name} {_TYPES[not knight]}" for name, knight in tried.items())
        lines.append(f"{shown}: {', '.join(found) or '-'} {'✓' if fits else '✗'}")
        if fits and _search(people, statements, tried, lines, words):
            return True
    return False


def _words(claim: Formula, language: str) -> str:
    """Say a claim about who is a knight."""
    if language == "zh":
        return phrase(claim, {name: (f"{name} 是骑士", f"{name} 是无赖") for name in variables(claim)}, "zh")
    return phrase(claim, {name: (f"{name} is a knight", f"{name} is a knave") for name in variables(claim)})


def _draw_claim(rng: Random, people: tuple[str, ...], is_knight: dict[str, bool], true: bool, most: int) -> Formula:
    """Draw a claim about some people that is `true`, or is not."""
    while True:
        size = rng.randint(0, most)
        claim = random_formula(rng, rng.sample(people, min(size + 1, len(people))), size)
        if evaluate(claim, is_knight) == true:
            return claim


def _draw_count(
    rng: Random, people: tuple[str, ...], is_knight: dict[str, bool], true: bool
) -> tuple[int, tuple[str, ...]]:
    """Draw a group and a number of knights in it that is `true`, or is not."""
    group = tuple(rng.sample(people, rng.randint(2, min(4, len(people)))))
    right = sum(is_knight[name] for name in group)
    return right if true else rng.choice([k for k in range(len(group) + 1) if k != right]), group


def _clauses(instance: KnightsAndKnaves.Instance) -> list[tuple[int, ...]]:
    """State that each speaker is a knight exactly if the claim is true, over the people numbered from 1."""
    number = {name: place for place, name in enumerate(instance.people, start=1)}
    found = []
    for speaker, claim in instance.claims:
        said = Join("iff", Atom(speaker), claim)
        names = variables(said)
        found += [tuple(number[names[abs(v) - 1]] * (1 if v > 0 else -1) for v in c) for c in clauses(said, names)]
    for speaker, k, group in instance.counts:
        for values in product((False, True), repeat=len(group)):
            literals = [-number[name] if value else number[name] for name, value in zip(group, values, strict=True)]
            found.append((*literals, number[speaker] if sum(values) == k else -number[speaker]))
    return found
