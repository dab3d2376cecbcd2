"""Find the stable matching that is best for all proposers at once.

Answer: the partner of each proposer; it is unique.
Harder: more people, lists that agree so much that many proposals are refused.
Skills: simulation, search
Source: original; D. Gale and L. S. Shapley, College admissions and the stability of marriage, 1962.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.graph import labels
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Mapping, Word

Answer = dict[str, int]
Lists = tuple[tuple[int, ...], ...]
Proposal = tuple[int, int, int | None, bool]
"""Who asks, which receiver, whom that one holds, and whether the asker is taken."""

_STORIES = (
    ("students", "projects", "学生", "课题组"),
    ("interns", "hospitals", "实习医生", "医院"),
    ("apprentices", "workshops", "学徒", "作坊"),
    ("coaches", "clubs", "教练", "俱乐部"),
)


class StableMarriage(Task["StableMarriage.Params", "StableMarriage.Instance", Answer]):
    version = 1

    class Params(task.Params):
        people: int = knob("how many there are on each side", levels=(3, 4, 5, 6, 7, 9, 11, 13, 15, 16), ge=3, le=20)
        proposals: int = knob(
            "how many proposals are made at least", levels=(4, 6, 9, 12, 16, 22, 30, 40, 50, 60), ge=3, le=200
        )
        several: bool = knob("whether there are other stable matchings", levels=(False,) * 2 + (True,) * 8)

    class Instance(task.Instance):
        story: int
        proposers: Lists  # the receivers, counted from 1, best first
        receivers: Lists  # the proposers, counted from 1, best first

        @property
        def names(self) -> tuple[str, ...]:
            return labels(len(self.proposers), "letters")

        @property
        def words(self) -> tuple[str, str, str, str]:
            return _STORIES[self.story]

        @property
        def lines(self) -> list[str]:
            lines = [
                f"{name}: {', '.join(map(str, ranked))}"
                for name, ranked in zip(self.names, self.proposers, strict=True)
            ]
            for place, ranked in enumerate(self.receivers, start=1):
                lines.append(f"{place}: {', '.join(self.names[v - 1] for v in ranked)}")
            return lines

    prompt = Prompt(
        en=r"""
        The {{ words[0] }} {{ names | comma }} are to be matched with the {{ words[1] }} 1 to {{ names | length }}, one
        to one. Each of them ranks all of the other side, the favourite first:

        {{ lines | lines }}

        A matching is stable if there are no X among the {{ words[0] }} and y among the {{ words[1] }}, not matched with
        each other, such that X prefers y to X's own match and y prefers X to y's own match. Among the stable matchings
        there is one that matches each of the {{ words[0] }} as well as any stable matching does. Give this one: the
        number for each letter.
        """,
        zh=r"""
        要把{{ words[2] }} {{ names | join("、") }} 与{{ words[3] }} 1 到 {{ names | length }} 一一配对。
        每一方都对另一方全体作了排序，最喜欢的排在最前：

        {{ lines | lines }}

        如果不存在未配成一对的{{ words[2] }} X 和{{ words[3] }} y，使得 X 喜欢 y 胜过自己的配对对象，
        y 也喜欢 X 胜过自己的配对对象，就称这个配对是稳定的。
        在所有稳定配对中，有一个使每个{{ words[2] }}都得到自己在各稳定配对中所能得到的最喜欢的对象。
        请给出这个配对：每个字母对应的数字。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Mapping(Word(instance.names), Integer(low=1, high=len(instance.names)), required=instance.names)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n = params.people
        for _ in range(400):
            proposers, receivers = _ranked(rng, n, 1.2), _ranked(rng, n, 0.8)
            held, count = _propose(proposers, receivers)
            if count < params.proposals or held == _in_turn(proposers):
                continue
            if params.several and [held[one - 1] for one in _propose(receivers, proposers)[0]] == [*range(1, n + 1)]:
                continue  # the only stable matching
            if held == _in_turn(proposers[::-1])[::-1]:
                continue
            instance = self.Instance(story=rng.randrange(len(_STORIES)), proposers=proposers, receivers=receivers)
            return instance, dict(zip(instance.names, held, strict=True))
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.proposers, instance.receivers]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        log: list[Proposal] = []
        _propose(instance.proposers, instance.receivers, log)
        names, lines, partner = instance.names, [], dict[str, int]()
        free = {"en": "free", "zh": "空闲"}[language]
        for one, receiver, rival, accepted in log:
            asker, other = names[one], "" if rival is None else names[rival]
            if accepted:
                partner[asker] = receiver
                partner.pop(other, None)
            why = free if rival is None else f"{asker} > {other}" if accepted else f"{other} > {asker}"
            held = ", ".join(f"{name}: {partner[name]}" for name in sorted(partner))
            lines.append(f"{asker} → {receiver}, {why} | {held}")
        return "\n".join(lines)


def _ranked(rng: Random, n: int, agreement: float) -> Lists:
    """Draw rankings that agree more or less on who is liked."""
    liked = [agreement * rng.random() for _ in range(n)]
    return tuple(tuple(sorted(range(1, n + 1), key=lambda v: liked[v - 1] + rng.random())) for _ in range(n))


def _propose(proposers: Lists, receivers: Lists, log: list[Proposal] | None = None) -> tuple[list[int], int]:
    """Let proposers ask down their lists: the receiver of each, and the number of proposals, which go into `log`."""
    n = len(proposers)
    asked, holder = [0] * n, dict[int, int]()
    free, count = list(range(n)), 0
    while free:
        one = free.pop()
        receiver = proposers[one][asked[one]]
        asked[one] += 1
        count += 1
        rival = holder.get(receiver)
        ranked = receivers[receiver - 1]
        accepted = rival is None or ranked.index(one + 1) < ranked.index(rival + 1)
        if log is not None:
            log.append((one, receiver, rival, accepted))
        if accepted:
            holder[receiver] = one
            free += [] if rival is None else [rival]
        else:
            free.append(one)
    partner = {one: receiver for receiver, one in holder.items()}
    return [partner[v] for v in range(n)], count


def _in_turn(proposers: Lists) -> list[int]:
    """Let each proposer in turn take the favourite that is left."""
    taken: list[int] = []
    for ranked in proposers:
        taken.append(next(v for v in ranked if v not in taken))
    return taken
