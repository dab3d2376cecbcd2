"""Join DNA parts with sticky ends to one circle that holds all the required parts.

Answer: the parts in order, turned ones with a minus sign; every circle that meets the rules is right.
Harder: more parts that share overhangs, optional parts that are needed, parts of no use, palindromic overhangs.
Skills: search, planning
Source: original.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib import dna
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence

Answer = tuple[int, ...]
Part = tuple[str, str, bool]
"""The left and the right overhang, and whether the part is required."""


class StickyEndAssembly(Task["StickyEndAssembly.Params", "StickyEndAssembly.Instance", Answer]):
    version = 1

    class Params(task.Params):
        required: int = knob("required parts", levels=(3, 4, 5, 6, 7, 8, 10, 11, 13, 15), ge=3, le=20)
        needed: int = knob("optional parts in the circle", levels=(0, 0, 0, 1, 1, 2, 2, 3, 3, 4), ge=0, le=6)
        decoys: int = knob("parts of no use", levels=(0, 1, 1, 2, 3, 3, 4, 4, 5, 6), ge=0, le=10)
        overhangs: int = knob("different overhangs", levels=(3, 3, 4, 4, 5, 5, 6, 6, 7, 8), ge=3, le=12)
        palindromes: int = knob("palindromic ones", levels=(0, 0, 0, 0, 0, 1, 1, 1, 2, 2), ge=0, le=3)

    class Instance(task.Instance):
        parts: tuple[Part, ...]

        def rows(self, language: str) -> list[tuple[str, ...]]:
            yes, no = ("yes", "no") if language == "en" else ("是", "否")
            return [(str(n), *part[:2], yes if part[2] else no) for n, part in enumerate(self.parts, start=1)]

    prompt = Prompt(
        en=r"""
        DNA parts with an overhang on each side. Both overhangs are written as they read on the top strand, 5' to 3':

        {{ rows("en") | table(("part", "left", "right", "required")) }}

        A part may be turned round. Its left overhang is then the reverse complement of its right one, and its
        right overhang the reverse complement of its left one; the reverse complement reads from the end to the
        beginning with A and T exchanged, and C and G exchanged. A part can be followed by another if its right
        overhang, as it lies, is the same as the left overhang of the other, as that lies.

        Join parts to one circle in which each part can be followed by the next and the last by the first. Each
        required part is used exactly once, each other part at most once. Give the numbers of the parts in order, from
        any part on, with a minus sign for those that are turned round. Any such circle will do.
        """,
        zh=r"""
        下面是一些两端都有黏性末端的 DNA 片段。两个末端都按上链从 5' 到 3' 的读法写出：

        {{ rows("zh") | table(("片段", "左端", "右端", "必用")) }}

        片段可以翻转。翻转后，它的左端是原来右端的反向互补序列，右端是原来左端的反向互补序列；
        反向互补序列就是从后往前读，并将 A 与 T 互换、C 与 G 互换。如果一个片段放好后的右端与另一个片段放好后的左端
        相同，前者之后就可以接后者。

        请把片段连成一个环，使每个片段之后都可以接下一个，最后一个之后可以接第一个。每个必用的片段恰好用一次，
        其他片段至多用一次。从任意一个片段开始，依次写出各片段的编号，翻转的片段前加负号。任何一个这样的环都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Sequence(Integer(low=-len(instance.parts), high=len(instance.parts)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        pool = list[str]()
        while len(pool) < params.overhangs:
            half = dna.random_bases(rng, 2)
            word = half + dna.reverse_complement(half)
            if len(pool) >= params.palindromes:
                word = dna.random_bases(rng, 4)
                if word == dna.reverse_complement(word):
                    continue
            if word not in pool and dna.reverse_complement(word) not in pool:
                pool.append(word)
        size = params.required + params.needed
        joints = rng.choices(pool, k=size)
        ring = [(joints[i - 1], joints[i]) for i in range(size)]
        free = rng.sample(range(size), params.needed)
        parts = [(*ends, place not in free) for place, ends in enumerate(ring)]
        parts += [(rng.choice(pool), rng.choice(pool), False) for _ in range(params.decoys)]
        order, turned = rng.sample(range(len(parts)), len(parts)), [rng.random() < 0.5 for _ in parts]
        shown = [(*_laid(parts[i], -1 if turned[i] else 1), parts[i][2]) for i in order]
        answer = tuple((order.index(i) + 1) * (-1 if turned[i] else 1) for i in range(size))
        instance = self.Instance(parts=tuple(shown))
        if len({tuple(sorted(_laid(part, way) for way in (1, -1))) for part in shown}) < len(shown) * 2 // 3:
            raise task.Retry
        if size > 4 and any(not self.check(instance, _greedy(instance, way)) for way in (1, -1)):
            raise task.Retry
        if params.needed and not self.check(instance, _greedy(instance, 1, optional=False)):
            raise task.Retry
        return instance, answer

    def check(self, instance: Instance, answer: Answer) -> str:
        numbers = list(map(abs, answer))
        if 0 in numbers or len(set(numbers)) < len(numbers) or not numbers:
            return "a part is used twice, or there is no part 0"
        for number, part in enumerate(instance.parts, start=1):
            if part[2] and number not in numbers:
                return f"part {number} is required"
        laid = [_laid(instance.parts[abs(one) - 1], one) for one in answer]
        for place, one in enumerate(answer):
            if laid[place - 1][1] != laid[place][0]:
                return f"{answer[place - 1]} cannot be followed by {one}"
        return ""

    def key(self, instance: Instance) -> object:
        return sorted((min(_laid(part, 1), _laid(part, -1)), part[2]) for part in instance.parts)


def _laid(part: Part, way: int) -> tuple[str, str]:
    """Give the overhangs of a part, turned round if `way` is negative."""
    left, right, _ = part
    return (left, right) if way > 0 else (dna.reverse_complement(right), dna.reverse_complement(left))


def _greedy(instance: StickyEndAssembly.Instance, way: int, *, optional: bool = True) -> Answer:
    """Go on with the first part that fits, required ones first."""
    left = sorted(range(1, len(instance.parts) + 1), key=lambda n: not instance.parts[n - 1][2])
    ring = [left.pop(0) * way]
    while True:
        end = _laid(instance.parts[abs(ring[-1]) - 1], ring[-1])[1]
        usable = [n for n in left if optional or instance.parts[n - 1][2]]
        fitting = [n * s for n in usable for s in (1, -1) if _laid(instance.parts[n - 1], s)[0] == end]
        if not fitting:
            return tuple(ring)
        ring.append(fitting[0])
        left.remove(abs(fitting[0]))
