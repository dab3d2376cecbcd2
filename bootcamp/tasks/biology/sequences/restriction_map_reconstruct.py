"""Place the cut sites of restriction enzymes from the fragments of single and double digests.

Answer: the sites of each enzyme; every map that explains all digests is right.
Harder: more sites, a third enzyme, circles.
Skills: search, deduction
Source: original; the double digest problem.
"""

from __future__ import annotations

from itertools import accumulate, combinations, pairwise, permutations, product
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import random_composition
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Mapping, Sequence, Word

Answer = dict[str, tuple[int, ...]]
Digest = tuple[str, tuple[int, ...]]
"""The letters of the enzymes and the fragments, longest first."""


class RestrictionMapReconstruct(Task["RestrictionMapReconstruct.Params", "RestrictionMapReconstruct.Instance", Answer]):
    version = 1

    class Params(task.Params):
        sites: int = knob("cut sites in all", levels=(3, 4, 5, 6, 7, 7, 8, 9, 10, 12), ge=3, le=16)
        enzymes: int = knob("how many enzymes", levels=(2, 2, 2, 2, 2, 3, 3, 3, 3, 3), ge=2, le=3)
        length: int = knob("length of the DNA", levels=(20, 25, 30, 40, 40, 40, 50, 60, 70, 80), ge=20, le=200)
        circular: bool = knob("whether circles occur", levels=(False,) * 3 + (True,) * 7)

    class Instance(task.Instance):
        length: int
        circular: bool
        digests: tuple[Digest, ...]

        def rows(self) -> list[tuple[str, str]]:
            return [(" + ".join(names), ", ".join(map(str, parts))) for names, parts in self.digests]

        def enzymes(self) -> list[str]:
            return [names for names, _ in self.digests if len(names) == 1]

    prompt = Prompt(
        en=r"""
        A {{ "circular" if circular else "linear" }} DNA of {{ length }} kb was cut completely with the enzymes
        {{ enzymes() | listed("en") }}, singly and in pairs that act together. The fragments of each digest, in kb, are
        listed by length, which says nothing about their places; equal fragments are listed as often as they arise.

        {{ rows() | table(("enzymes", "fragments")) }}

        {% if circular %}
        Positions are counted in kb round the circle, from 0 to {{ length - 1 }}; position 0 and the direction may be
        chosen freely, the same for all enzymes.
        {% else %}
        Positions are counted in kb from one end, so that sites lie from 1 to {{ length - 1 }}; either end may be taken.
        {% endif %}
        All sites lie at whole numbers, and no two enzymes cut at the same position.

        Give the positions of the sites of each enzyme in increasing order. Any map that explains all
        digests will do.
        """,
        zh=r"""
        一个长 {{ length }} kb 的{{ "环状" if circular else "线状" }} DNA 用酶 {{ enzymes() | listed("zh") }}
        完全酶切，分别单独酶切，以及两种酶一起酶切。每次酶切所得的片段（单位 kb）按长度列出，与它们的位置无关；
        相等的片段有几个就列几次。

        {{ rows() | table(("酶", "片段")) }}

        {% if circular %}
        位置沿环以 kb 计，从 0 到 {{ length - 1 }}；位置 0 和方向可以任意选定，但对所有的酶相同。
        {% else %}
        位置从一端起以 kb 计，因此切点在 1 到 {{ length - 1 }} 之间；从哪一端数起都可以。
        {% endif %}
        所有切点都在整数位置上，任何两种酶都不在同一位置切割。

        请按从小到大的顺序写出每种酶的切点位置。任何一个能解释全部酶切结果的图谱都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        names = tuple(instance.enzymes())
        place = Integer(low=0 if instance.circular else 1, high=instance.length - 1)
        return Mapping(Word(bank=names), Sequence(place), required=names)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        names = "".join(sorted(rng.sample("ABCDEFGH", params.enzymes)))
        circular = params.circular and rng.random() < 0.4
        least = 2 if circular and params.sites >= 2 * params.enzymes else 1
        spare = params.sites - (least - 1) * params.enzymes
        counts = [count + least - 1 for count in random_composition(rng, spare, params.enzymes)]
        places = rng.sample(range(not circular, params.length), params.sites)
        sites = dict[str, tuple[int, ...]]()
        for name, count in zip(names, counts, strict=True):
            sites[name] = tuple(sorted(places[:count]))
            del places[:count]
        groups = [*names, *map("".join, combinations(names, 2))]
        digests = tuple((group, _digest(sites, group, params.length, circular)) for group in groups)
        instance = self.Instance(length=params.length, circular=circular, digests=digests)
        if max(counts) > params.sites - params.enzymes + (params.sites < 5):
            raise task.Retry
        if params.sites > 3 and any(not self.check(instance, one) for one in _obvious(instance)):
            raise task.Retry
        return instance, sites

    def check(self, instance: Instance, answer: Answer) -> str:
        for name, places in answer.items():
            if any(not (not instance.circular) <= place < instance.length for place in places):
                return f"a site of {name} lies outside the DNA"
            if list(places) != sorted(set(places)):
                return f"the sites of {name} do not increase"
        if len({place for places in answer.values() for place in places}) < sum(map(len, answer.values())):
            return "two enzymes cut at the same position"
        for names, parts in instance.digests:
            if _digest(answer, names, instance.length, instance.circular) != parts:
                return f"the digest with {' + '.join(names)} has other fragments"
        return ""

    def key(self, instance: Instance) -> object:
        table, names = dict(instance.digests), instance.enzymes()
        renamed = []
        for order in permutations(names):
            pairs = ["".join(sorted(pair)) for pair in combinations(order, 2)]
            renamed.append([table[name] for name in [*order, *pairs]])
        return [instance.length, instance.circular, min(renamed)]


def _digest(sites: Answer, names: str, length: int, circular: bool) -> tuple[int, ...]:
    places = sorted(place for name in names for place in sites[name])
    ends = [*places, places[0] + length] if circular and places else [0, *places, length]
    return tuple(sorted((b - a for a, b in pairwise(ends)), reverse=True))


def _obvious(instance: RestrictionMapReconstruct.Instance) -> list[Answer]:
    """Put the fragments of each enzyme side by side as they are listed, or the shortest first."""
    table = dict(instance.digests)
    ways = []
    for turns in product((1, -1), repeat=len(instance.enzymes())):
        lines = zip(instance.enzymes(), turns, strict=True)
        ways.append({name: tuple(accumulate(table[name][::turn]))[:-1] for name, turn in lines})
    return ways
