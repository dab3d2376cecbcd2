"""Pair people so that no two prefer each other to their partners, or find that it cannot be done.

Answer: a set of pairs, any stable one, or none if there is no such pairing (about 1 case in 8).
Harder: more people, lists on which refusing what is hopeless leaves much to try.
Skills: search, logic
Source: original; R. W. Irving, An efficient algorithm for the stable roommates problem, 1985.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.graph import labels
from bootcamp.lib.prompts import braces
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Maybe, Sequence, Set, Word

Answer = frozenset[tuple[str, ...]] | None
Lists = tuple[tuple[int, ...], ...]


class StableRoommates(Task["StableRoommates.Params", "StableRoommates.Instance", Answer]):
    version = 1

    class Params(task.Params):
        people: int = knob("how many people there are", levels=(4, 4, 6, 6, 8, 8, 10, 10, 12, 14), ge=4, le=16)
        open: int = knob(
            "how many people have more than one possible partner after the first refusals, at least",
            levels=(0, 2, 3, 5, 5, 7, 6, 8, 8, 9),
            ge=0,
            le=16,
        )

    class Instance(task.Instance):
        hidden = ("possible",)

        lists: Lists  # the others, counted from 0, best first
        possible: bool

        @property
        def names(self) -> tuple[str, ...]:
            return labels(len(self.lists), "letters")

        @property
        def lines(self) -> list[str]:
            names = self.names
            return [f"{name}: {', '.join(names[v] for v in row)}" for name, row in zip(names, self.lists, strict=True)]

    prompt = Prompt(
        en=r"""
        {{ names | length }} people are to share rooms in twos. Each ranks all the others, the favourite first:

        {{ lines | lines }}

        A pairing puts everybody into exactly one pair. It is stable if there are no two people, not paired with each
        other, who both prefer each other to their partners. Give a stable pairing as a set of pairs X-Y; if there are
        several, give any one. If there is no stable pairing, answer none.
        """,
        zh=r"""
        {{ names | length }} 个人要两人一间合住。每个人都对其他所有人作了排序，最喜欢的排在最前：

        {{ lines | lines }}

        一个配对方案使每个人恰好属于一对。如果不存在未配成一对的两个人，他们都喜欢对方胜过自己的室友，
        就称这个方案是稳定的。请以若干对 X-Y 的集合给出一个稳定的方案；如果有多个，给出任意一个即可。
        如果没有稳定的方案，请回答 none。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Maybe(Set(Sequence(Word(instance.names), length=2, separator="-")))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n, possible = params.people, rng.random() < 0.88
        for _ in range(400 if not possible else 60):
            lists = tuple(tuple(rng.sample([v for v in range(n) if v != one], n - 1)) for one in range(n))
            left, _ = _refused(lists)
            if sum(len(row) > 1 for row in left) < params.open and (possible or n > 6):
                continue
            pairs = _pair(lists, left, {})
            if (pairs is None) == possible or (pairs is not None and params.people > 4 and pairs == _in_turn(lists)):
                continue
            instance = self.Instance(lists=lists, possible=possible)
            names = instance.names
            answer = None if pairs is None else frozenset((names[u], names[v]) for u, v in pairs.items() if u < v)
            return instance, answer
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return instance.lists

    def check(self, instance: Instance, answer: Answer) -> str:
        if answer is None:
            return "there is a stable pairing" if instance.possible else ""
        place = {name: v for v, name in enumerate(instance.names)}
        if sorted(name for pair in answer for name in pair) != list(instance.names):
            return "not everybody is in exactly one pair"
        partner = {place[one]: place[other] for pair in answer for one, other in (pair, pair[::-1])}
        rank = [{v: i for i, v in enumerate(row)} for row in instance.lists]
        for u, row in enumerate(instance.lists):
            for v in row[: rank[u][partner[u]]]:
                if rank[v][u] < rank[v][partner[v]]:
                    return f"{instance.names[u]} and {instance.names[v]} prefer each other to their partners"
        return ""

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        """Follow Irving: proposals, then rotations, in which each loses the first choice and is refused by a last."""
        names = instance.names
        left, proposals = _refused(instance.lists)
        lines = [f"{names[one]}->{names[other]}" for one, other in proposals]
        lines = [", ".join(lines), *_listed(left, names)]
        while all(left) and any(len(row) > 1 for row in left):
            chain = [next(v for v, row in enumerate(left) if len(row) > 1)]
            while chain[-1] not in chain[:-1]:
                chain.append(left[left[chain[-1]][1]][-1])
            ring = chain[chain.index(chain[-1]) : -1]
            chosen = [(one, left[one][1]) for one in ring]
            lines.append(", ".join(f"{names[u]}->{names[v]}->{names[left[v][-1]]}" for u, v in chosen))
            for one, other in chosen:
                for worse in left[other][left[other].index(one) + 1 :] if one in left[other] else ():
                    left[worse].remove(other)
                    left[other].remove(worse)
            lines += _listed(left, names)
        if not all(left):
            return "\n".join([*lines, "-: none"])
        pairs = [f"{names[u]}-{names[row[0]]}" for u, row in enumerate(left) if u < row[0]]
        return "\n".join([*lines, f"{_ALL[language]}{braces(pairs)}"])


_ALL = {"en": "all: ", "zh": "全部："}


def _listed(left: list[list[int]], names: tuple[str, ...]) -> list[str]:
    return [f"{name}: {' '.join(names[v] for v in row) or '-'}" for name, row in zip(names, left, strict=True)]


def _refused(lists: Lists) -> tuple[list[list[int]], list[tuple[int, int]]]:
    """Let everybody propose until each holds a proposal or has been refused by all, and cross out what is hopeless.

    Give what is left of the lists, and who proposed to whom.
    """
    proposals = list[tuple[int, int]]()
    left = [list(row) for row in lists]
    holds: dict[int, int] = {}
    free = list(range(len(lists)))
    while free:
        one = free.pop()
        if not left[one]:
            continue
        asked = left[one][0]
        proposals.append((one, asked))
        if asked in holds:
            free.append(holds[asked])  # worse than `one`, since all worse than the one held are crossed out
        holds[asked] = one
        for worse in left[asked][left[asked].index(one) + 1 :]:
            left[worse].remove(asked)
        del left[asked][left[asked].index(one) + 1 :]
    return left, proposals


def _pair(lists: Lists, left: list[list[int]], partner: dict[int, int]) -> dict[int, int] | None:
    """Pair the people by trial among the partners that are left to them."""
    one = next((v for v in range(len(lists)) if v not in partner), None)
    if one is None:
        return partner
    for other in left[one]:
        if other not in partner:
            grown = partner | {one: other, other: one}
            if not any(_block(lists, grown, u, v) for u in (one, other) for v in grown if v != grown[u] and u != v):
                found = _pair(lists, left, grown)
                if found is not None:
                    return found
    return None


def _block(lists: Lists, partner: dict[int, int], u: int, v: int) -> bool:
    mine, theirs = lists[u], lists[v]
    return mine.index(v) < mine.index(partner[u]) and theirs.index(u) < theirs.index(partner[v])


def _in_turn(lists: Lists) -> dict[int, int]:
    """Let each who has no partner yet take the favourite of those without."""
    partner: dict[int, int] = {}
    for one, row in enumerate(lists):
        if one not in partner:
            other = next(v for v in row if v not in partner)
            partner |= {one: other, other: one}
    return partner
