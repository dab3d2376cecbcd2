"""Tell who speaks the truth in a web of accusations, where some persons may stay undecided.

Answer: yes, no or unknown for each person asked about, in order; the statements settle which.
Harder: more people, longer chains of statements, statements about groups, parts of the web that nothing settles.
Skills: logic, deduction
Source: the task web_of_lies of BIG-bench, A. Srivastava et al., TMLR 2023; the groups are ours.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.worlds import draw_names
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Maybe, Sequence, YesNo

Claim = tuple[str, int, tuple[str, ...]]
_REACH = 4  # a person is tied to one of so many before, which makes the chains long


class WebOfLies(Task["WebOfLies.Params", "WebOfLies.Instance", "tuple[bool | None, ...]"]):
    version = 1

    class Params(task.Params):
        people: int = knob("how many people there are", levels=(4, 6, 8, 10, 13, 17, 22, 28, 36, 45), ge=4, le=60)
        asked: int = knob("how many of them are asked about", levels=(2, 2, 3, 3, 4, 4, 5, 5, 6, 6), ge=2, le=8)
        groups: int = knob(
            "percentage of statements about three people, where possible",
            levels=(0, 0, 10, 15, 20, 25, 30, 35, 40, 50),
            ge=0,
            le=100,
        )
        loose: int = knob(
            "parts of two or three people whom no known person settles",
            levels=(0, 0, 0, 1, 1, 1, 1, 2, 2, 2),
            ge=0,
            le=4,
        )

    class Instance(task.Instance):
        known: tuple[tuple[str, bool], ...]  # who is known to tell the truth, or to lie
        claims: tuple[Claim, ...]  # the speaker says that exactly k of these people tell the truth
        asked: tuple[str, ...]

    prompt = Prompt(
        en=r"""
        In a village everyone either always tells the truth or always lies.

        {% for name, truthful in known %}
        It is known that {{ name }} {{ "tells the truth" if truthful else "lies" }}.
        {% endfor %}
        {% for speaker, k, people in claims %}
        {% if people | length == 1 %}
        {{ speaker }} says: "{{ people[0] }} {{ "tells the truth" if k else "lies" }}."
        {% else %}
        {{ speaker }} says: "Exactly {{ k }} of {{ people | listed(language) }} {{ "tells" if k == 1 else "tell" }} the
        truth."
        {% endif %}
        {% endfor %}

        Does each of these people tell the truth: {{ asked | comma }}? Answer for them in this order: yes, no, or
        unknown if the statements fit both.
        """,
        zh=r"""
        村里的每个人要么永远说真话，要么永远说谎。

        {% for name, truthful in known %}
        已知 {{ name }} {{ "说真话" if truthful else "说谎" }}。
        {% endfor %}
        {% for speaker, k, people in claims %}
        {% if people | length == 1 %}
        {{ speaker }} 说：“{{ people[0] }} {{ "说真话" if k else "说谎" }}。”
        {% else %}
        {{ speaker }} 说：“{{ people | listed(language) }} 当中恰好有 {{ k }} 个人说真话。”
        {% endif %}
        {% endfor %}

        下面这些人说真话吗：{{ asked | join("、") }}？请按此顺序逐一回答 yes（说真话）或 no（说谎）；
        如果两种情况都与这些话相符，回答 unknown。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[bool | None, ...]]:
        return Sequence(Maybe(YesNo(), none="unknown"), length=len(instance.asked))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[bool | None, ...]]:
        names = draw_names(rng, params.people)
        parts, start = [], params.people
        for _ in range(params.loose):
            size = min(rng.randint(2, 3), start - 2)
            parts.append(names[start - size : start])
            start -= size
        truthful: dict[str, bool] = {}
        claims = [claim for part in parts for claim in _chain(rng, part, truthful, 0)]
        undecided = tuple(truthful)
        claims += _chain(rng, names[:start], truthful, params.groups)
        rng.shuffle(claims)
        asked = [*rng.sample(undecided, min(len(undecided), rng.randint(1, params.asked // 2)))]
        asked += rng.sample(names[1:start], params.asked - len(asked))
        rng.shuffle(asked)
        known = ((names[0], truthful[names[0]]),)
        instance = self.Instance(known=known, claims=tuple(claims), asked=tuple(asked))
        return instance, tuple(None if name in undecided else truthful[name] for name in asked)

    def key(self, instance: Instance) -> object:
        claims = sorted(instance.claims, key=lambda claim: (claim[1], len(claim[2])))
        names = dict.fromkeys([*instance.asked, *(name for one in claims for name in (one[0], *one[2]))])
        place = {name: number for number, name in enumerate(names)}
        said = sorted((place[speaker], k, *sorted(place[name] for name in about)) for speaker, k, about in claims)
        return [[[place[name], truthful] for name, truthful in instance.known], said]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        words = {"en": ("lies", "tells the truth"), "zh": ("说谎", "说真话")}[language]
        suppose = {"en": "suppose ", "zh": "假设 "}[language]
        settled = dict(instance.known)
        free = dict[str, bool]()
        lines = _settle(instance.claims, settled, words, "")
        for one in instance.asked:
            if one not in settled and one not in free:
                for truthful in (True, False):
                    free[one] = truthful
                    lines += _settle(instance.claims, supposed := {one: truthful}, words, suppose)
                    free |= supposed
        answers = [(one, "unknown" if one in free else ("no", "yes")[settled[one]]) for one in instance.asked]
        return "\n".join([*lines, *(f"{one}: {answer}" for one, answer in answers)])


def _settle(claims: tuple[Claim, ...], truthful: dict[str, bool], words: tuple[str, str], suppose: str) -> list[str]:
    """Follow claims from the people in `truthful` to all that these settle, and tell each step."""
    lines = [f"{suppose}{name} {words[value]}" for name, value in truthful.items()]
    waiting = [*claims]
    while ready := next((one for one in waiting if _ready(one, truthful)), None):
        speaker, k, people = ready
        waiting.remove(ready)
        known, name = (people[0], speaker) if people[0] in truthful else (speaker, people[0])
        if people[1:]:
            count = sum(truthful[one] for one in people)
            truthful[name] = count == k
            because = f"{speaker}: {k} ({', '.join(people)}), {count}"
        else:
            truthful[name] = truthful[known] == bool(k)
            because = f"{speaker}: {people[0]} {words[k]}, {known} {words[truthful[known]]}"
        lines.append(f"{because} → {name} {words[truthful[name]]}")
    return lines


def _ready(claim: Claim, truthful: dict[str, bool]) -> bool:
    """Tell whether a claim settles somebody: its speaker, or the only one whom it is about."""
    speaker, _, people = claim
    told = [one in truthful for one in people]
    return (all(told) and speaker not in truthful) or (not any(told) and len(told) == 1 and speaker in truthful)


def _chain(rng: Random, people: tuple[str, ...], truthful: dict[str, bool], groups: int) -> list[Claim]:
    """Tie each person to some before by a claim that settles one from the others; add all to `truthful`."""
    claims: list[Claim] = []
    truthful[people[0]] = rng.random() < 0.5
    for place, name in enumerate(people[1:], start=1):
        before = people[max(0, place - _REACH) : place]
        if len(before) >= 3 and rng.randrange(100) < groups:
            group, k = tuple(rng.sample(before, 3)), rng.randint(1, 2)
            claims.append((name, k, group))
            truthful[name] = sum(truthful[one] for one in group) == k
            continue
        other, k = rng.choice(before), rng.randint(0, 1)
        truthful[name] = truthful[other] == bool(k)
        claims.append((name, k, (other,)) if rng.random() < 0.5 else (other, k, (name,)))
    return claims
