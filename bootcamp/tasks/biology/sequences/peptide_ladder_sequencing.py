"""Find a peptide that explains a list of fragment masses.

Answer: the residues in order; every peptide that explains the list is right.
Harder: longer peptides, more residues to choose from, missing and foreign masses, rings.
Skills: search, deduction
Source: original; the masses are the usual ones, rounded to whole numbers.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Text

_MASSES = dict(
    zip(
        "GASPVTCLNDKEMHFRYW",
        (57, 71, 87, 97, 99, 101, 103, 113, 114, 115, 128, 129, 131, 137, 147, 156, 163, 186),
        strict=True,
    )
)
_WATER = 18


class PeptideLadderSequencing(Task["PeptideLadderSequencing.Params", "PeptideLadderSequencing.Instance", str]):
    version = 1

    class Params(task.Params):
        length: int = knob("residues of a chain", levels=(3, 4, 5, 6, 7, 8, 9, 10, 12, 14), ge=3, le=18)
        ring: int = knob("residues of a ring, 0 for none", levels=(0, 0, 0, 0, 0, 0, 0, 5, 6, 7), ge=0, le=9)
        bank: int = knob("residues to choose from", levels=(6, 7, 8, 9, 10, 12, 14, 15, 16, 18), ge=4, le=18)
        missing: int = knob("masses that are missing", levels=(0, 0, 0, 1, 1, 2, 2, 3, 3, 4), ge=0, le=8)
        noise: int = knob("foreign masses", levels=(0, 0, 1, 2, 3, 4, 6, 7, 9, 11), ge=0, le=20)

    class Instance(task.Instance):
        ring: bool
        bank: str
        total: int
        masses: tuple[int, ...]
        missing: int
        noise: int

        def rows(self) -> list[tuple[str, int]]:
            return [(one, _MASSES[one]) for one in self.bank]

    prompt = Prompt(
        en=r"""
        An unknown peptide is a {{ "ring" if ring else "chain" }} of residues, each of which may occur any number of
        times:

        {{ rows() | table(["residue", "mass"]) }}

        {% if ring %}
        Its mass is the sum of the masses of its residues, {{ total }}. A fragment is a piece of neighbouring residues
        of the ring, at least one and not all; its mass is the sum of their masses.
        {% else %}
        Its mass is the sum of the masses of its residues plus 18, in all {{ total }}. Its fragments are all its
        beginnings and all its ends of at least one residue, but not all. The mass of a beginning is the sum of the
        masses of its residues, that of an end is this sum plus 18.
        {% endif %}

        These masses were measured, each different mass listed once: {{ masses | comma }}.

        {% if missing or noise %}
        The list is not perfect: {% if missing %}at most {{ missing }} of the different masses of fragments are not in
        the list{% else %}it holds the masses of all fragments{% endif %}, and at most {{ noise }} of the masses in the
        list are not the mass of any fragment.
        {% else %}
        The list holds just the masses of all fragments.
        {% endif %}

        Give a peptide that explains the list, as its residues in order{% if ring %}, from any residue on and in either
        direction{% endif %}. Any such peptide will do.
        """,
        zh=r"""
        一个未知的肽是由下列残基组成的{{ "环" if ring else "链" }}，每种残基可以出现任意多次：

        {{ rows() | table(["残基", "质量"]) }}

        {% if ring %}
        它的质量是各残基质量之和，等于 {{ total }}。片段是环上相邻残基组成的一段，至少一个残基，但不是全部；
        片段的质量是其中各残基质量之和。
        {% else %}
        它的质量是各残基质量之和再加 18，总共是 {{ total }}。它的片段是至少含一个残基、
        但不是全部的所有开头段和所有结尾段。
        开头段的质量是其中各残基质量之和，结尾段的质量是其中各残基质量之和再加 18。
        {% endif %}

        测得的质量如下，相同的质量只列一次：{{ masses | comma }}。

        {% if missing or noise %}
        这份列表并不完善：{% if missing %}各片段的不同质量中至多有 {{ missing }} 个不在列表中{% else
        %}各片段的质量都在列表中{% endif %}，但列表中至多有 {{ noise }} 个质量不是任何片段的
        质量。
        {% else %}
        列表恰好包含所有片段的质量。
        {% endif %}

        请写出一个能解释这份列表的肽，即依次写出它的残基{% if ring %}，从哪个残基开始、朝哪个方向都可以{% endif
        %}。任何一个这样的肽都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[str]:
        return Text(alphabet=instance.bank)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        ring = params.ring > 0 and rng.random() < 0.5
        bank = "".join(sorted(rng.sample(list(_MASSES), params.bank), key=lambda one: _MASSES[one]))
        peptide = "".join(rng.choices(bank, k=params.ring if ring else params.length))
        total = sum(_MASSES[one] for one in peptide) + (not ring) * _WATER
        true = sorted(_fragments(peptide, ring))
        kept = set(rng.sample(true, len(true) - params.missing))
        while len(kept) < len(true) - params.missing + params.noise:
            mass = rng.randint(57, total - 57)
            if mass not in true:
                kept.add(mass)
        if peptide == peptide[::-1]:
            raise task.Retry
        instance = self.Instance(
            ring=ring,
            bank=bank,
            total=total,
            masses=tuple(sorted(kept)),
            missing=params.missing,
            noise=params.noise,
        )
        return instance, peptide

    def check(self, instance: Instance, answer: str) -> str:
        if sum(_MASSES[one] for one in answer) + (not instance.ring) * _WATER != instance.total:
            return "the mass of the peptide is another one"
        true, seen = _fragments(answer, instance.ring), set(instance.masses)
        if len(true - seen) > instance.missing:
            return "too many masses of fragments are not in the list"
        return "too many masses in the list are of no fragment" if len(seen - true) > instance.noise else ""


def _fragments(peptide: str, ring: bool) -> set[int]:
    """Give the masses of the fragments."""
    masses = [_MASSES[one] for one in peptide]
    if ring:
        twice = masses + masses
        return {sum(twice[i : i + k]) for i in range(len(masses)) for k in range(1, len(masses))}
    places = range(1, len(masses))
    return {sum(masses[:k]) for k in places} | {sum(masses[k:]) + _WATER for k in places}
