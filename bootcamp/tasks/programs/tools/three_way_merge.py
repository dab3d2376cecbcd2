"""Merge two edited versions of a text, with marks where they are in conflict.

Answer: the merged lines; unique.
Harder: longer texts, more changes on each side, more conflicts and equal changes.
Skills: simulation, coding
Source: original; what diff3 and version control do.
"""

from __future__ import annotations

from collections.abc import Sequence as List
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import words
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Sequence, Word

Lines = tuple[str, ...]
Version = tuple[tuple[int, str], ...]
"""Lines, each with its number in the base, or with 0 if it is new."""

_MARKS = ("<<<", "===", ">>>")


class ThreeWayMerge(Task["ThreeWayMerge.Params", "ThreeWayMerge.Instance", Lines]):
    version = 1

    class Params(task.Params):
        lines: int = knob("the number of lines of the base", levels=(4, 6, 8, 9, 11, 13, 15, 18, 22, 26), ge=4, le=40)
        edits: int = knob("the changes of each side", levels=(1, 2, 2, 3, 4, 5, 6, 7, 8, 9), ge=1, le=12)
        conflicts: int = knob("the fewest conflicts", levels=(0, 0, 1, 1, 1, 2, 2, 3, 3, 4), ge=0, le=6)
        equal: int = knob("the changes that both sides make", levels=(0, 0, 0, 1, 1, 1, 2, 2, 2, 3), ge=0, le=5)

    class Instance(task.Instance):
        base: Lines
        ours: Version
        theirs: Version

        @property
        def texts(self) -> list[tuple[str, str, list[str]]]:
            versions = (tuple(enumerate(self.base, 1)), self.ours, self.theirs)
            heads = (("Base", "原文"), ("Version A", "版本 A"), ("Version B", "版本 B"))
            return [
                (*head, [f"{number or '+':>2} {word}" for number, word in version])
                for head, version in zip(heads, versions, strict=True)
            ]

    prompt = Prompt(
        en=r"""
        Two people edited a text of one word on each line. A line that a version keeps has the number that it has in the
        base; a new line has a +.
        {% for head, _, lines in texts %}

        {{ head }}:

        {% for line in lines %}
        {{ line }}
        {% endfor %}
        {% endfor %}

        The versions are merged. Lines of the base that both versions keep are fixed. They part each of the three texts
        into sections: what stands before the first fixed line, between two neighbouring ones and after the last. The
        fixed lines stay. In each section, some of whose three texts may be empty, words are compared, not numbers:

        - if A and B have the same words there, these are taken once
        - if only B differs from the base there, its words are taken
        - if only A differs from the base there, its words are taken
        - if all three differ, there is a conflict: a line <<<, the words of A, a line ===, the words of B, a line >>>

        Give the lines of the merged text, without numbers.
        """,
        zh=r"""
        两个人分别修改了一篇每行一个词的文本。版本中保留下来的行标有它在原文中的行号，新的行标有 +。
        {% for _, head, lines in texts %}

        {{ head }}：

        {% for line in lines %}
        {{ line }}
        {% endfor %}
        {% endfor %}

        现在合并两个版本。两个版本都保留的原文行称为固定行，它们把三篇文本各分成若干段：第一个固定行之前、
        相邻两个固定行之间、最后一个固定行之后。固定行保留。在每一段中（其中三篇文本都可能为空），只比较词，不比较行号：

        - 如果 A 与 B 的词相同，就取这些词，只取一次
        - 如果只有 B 与原文不同，就取 B 的词
        - 如果只有 A 与原文不同，就取 A 的词
        - 如果三者互不相同，就是冲突：依次写一行 <<<、A 的词、一行 ===、B 的词、一行 >>>

        请给出合并后文本的各行，不带行号。
        """,
    )

    def format(self, instance: Instance) -> Format[Lines]:
        bank = {*instance.base, *(word for _, word in (*instance.ours, *instance.theirs))}
        return Sequence(Word((*sorted(bank), *_MARKS)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Lines]:
        pool = words.draw(rng, params.lines + 4, 3, 5)
        for _ in range(40):
            base = tuple(rng.choice(pool[: params.lines]) for _ in range(params.lines))
            places = rng.sample(range(params.lines), min(params.lines, params.equal + params.conflicts))
            shared = {place: _edit(place, base, pool, rng) for place in places[: params.equal]}
            sides = []
            for _ in range(2):
                more = rng.sample(range(params.lines), max(0, params.edits - params.conflicts))
                own = {place: _edit(place, base, pool, rng) for place in (*places[params.equal :], *more)}
                edits = own | shared
                kept = [edits.get(place, ((place + 1, word),)) for place, word in enumerate(base)]
                sides.append(tuple(line for lines in kept for line in lines))
            instance = self.Instance(base=base, ours=sides[0], theirs=sides[1])
            answer = self.solve(instance)
            plain = [base, *(tuple(word for _, word in side) for side in sides)]
            conflicts = answer.count(_MARKS[0])
            if len({*plain, answer}) == 4 and params.conflicts <= conflicts <= params.conflicts + 1:
                return instance, answer
        raise task.Retry

    def key(self, instance: Instance) -> object:
        seen: dict[str, int] = {}
        sides = [[(number, seen.setdefault(word, len(seen))) for number, word in enumerate(instance.base)]]
        for version in (instance.ours, instance.theirs):
            sides.append([(number, seen.setdefault(word, len(seen))) for number, word in version])
        return sides

    def solve(self, instance: Instance) -> Lines:
        parts, fixed = _parted(instance)
        merged: list[str] = []
        for place, section in enumerate(zip(*parts, strict=True)):
            merged += _merged(*section)
            merged += fixed[place : place + 1]
        return tuple(merged)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        parts, fixed = _parted(instance)
        lines = []
        for place, (base, ours, theirs) in enumerate(zip(*parts, strict=True)):
            if base or ours or theirs:
                told = " | ".join(" ".join(words) or "-" for words in (base, ours, theirs))
                lines.append(f"{place + 1}. {told} → {' '.join(_merged(base, ours, theirs)) or '-'}")
            lines += [f"= {word}" for word in fixed[place : place + 1]]
        return "\n".join(lines)


def _edit(place: int, base: Lines, pool: List[str], rng: Random) -> Version:
    """Draw what a line becomes."""
    kept, new = (place + 1, base[place]), (0, rng.choice(pool))
    return rng.choice(((new,), (new,), (), (kept, new), (kept, new), (new, kept), (new, (0, rng.choice(pool)))))


def _parted(instance: ThreeWayMerge.Instance) -> tuple[list[list[list[str]]], list[str]]:
    """Give the sections of the base and of both versions, and the fixed words."""
    sides = (instance.ours, instance.theirs)
    kept = set.intersection(*({number for number, _ in side if number} for side in sides))
    fixed = [word for number, word in enumerate(instance.base, 1) if number in kept]
    return [_sections(version, kept) for version in (tuple(enumerate(instance.base, 1)), *sides)], fixed


def _merged(base: list[str], ours: list[str], theirs: list[str]) -> list[str]:
    if theirs in (base, ours):
        return ours
    return theirs if ours == base else [_MARKS[0], *ours, _MARKS[1], *theirs, _MARKS[2]]


def _sections(version: Version, kept: set[int]) -> list[list[str]]:
    """Give the words of each section."""
    sections: list[list[str]] = [[]]
    for number, word in version:
        if number in kept:
            sections.append([])
        else:
            sections[-1].append(word)
    return sections
