"""Classify mutations of a coding sequence by their effect, and translate one mutant.

Answer: the class of each variant in order, and the protein of a named one; unique.
Harder: longer genes, more variants, variants that join several changes.
Skills: simulation, deduction
Source: original; the notation is that of the Human Genome Variation Society, simplified.
"""

from __future__ import annotations

import itertools
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import dna
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Record, Sequence, Text, Word

Answer = dict[str, Any]
Change = tuple[int, int, str]
"""The bases after `first` up to `last` (places from 1) are replaced by others."""
_CLASSES = ("frameshift", "start_loss", "stop_loss", "nonsense", "inframe", "missense", "silent")


class MutationEffectList(Task["MutationEffectList.Params", "MutationEffectList.Instance", Answer]):
    version = 1

    class Params(task.Params):
        residues: int = knob("amino acids", levels=(4, 6, 8, 10, 13, 16, 20, 25, 30, 36), ge=4, le=80)
        variants: int = knob("how many variants", levels=(2, 3, 3, 4, 4, 5, 6, 7, 8, 9), ge=1, le=12)
        joined: int = knob("most changes of a variant", levels=(1, 1, 1, 1, 1, 2, 2, 2, 3, 3), ge=1, le=4)

    class Instance(task.Instance):
        text: str
        variants: tuple[tuple[Change, ...], ...]
        asked: int

        def rows(self) -> list[tuple[str, str]]:
            return dna.code_rows(dna.STANDARD_CODE)

        def names(self) -> list[str]:
            single = [[_name(self.text, change) for change in variant] for variant in self.variants]
            return ["c." + (f"[{';'.join(names)}]" if len(names) > 1 else names[0]) for names in single]

        def mutant(self, place: int) -> str:
            text = self.text
            for first, last, new in sorted(self.variants[place], reverse=True):
                text = text[:first] + new + text[last:]
            return text

    prompt = Prompt(
        en=r"""
        A coding sequence, 5' to 3', from the start codon to the stop codon:

        {{ text }}

        c.1 is the A of its ATG, c.2 the next base, and so on. The variants below each change this original
        sequence; they do not build on one another.

        {% for name in names() %}
        - Variant {{ loop.index }}: {{ name }}.
        {% endfor %}

        Here 12A>G means that base 12, an A, becomes G; 5del that base 5 is lost; 5_7del that bases 5 to 7 are lost;
        9_10insT that T is put between bases 9 and 10. Changes in square brackets happen together, and all their
        numbers refer to the original sequence.

        The mutant is read in triplets from its first base up to and including the first stop codon (* in the table),
        or, if there is none, to its last complete triplet. The class of a variant is the first of these that applies:

        - frameshift: the length changes by a number of bases that is not a multiple of 3.
        - start_loss: the first triplet is not ATG.
        - stop_loss: no triplet is a stop codon.
        - nonsense: the first stop codon stands before the last triplet of the mutant.
        - inframe: the length is not that of the original.
        - missense: the protein is not that of the original.
        - silent: none of these.

        {{ rows() | table(("amino acid", "codons")) }}

        Give the classes of the variants in order, and the protein of variant {{ asked + 1 }} in one-letter amino acids
        without the stop.
        """,
        zh=r"""
        下面是一段编码序列，从 5' 到 3'，从起始密码子到终止密码子：

        {{ text }}

        c.1 是 ATG 中的 A，c.2 是下一个碱基，依此类推。下列每个变异都是对这条原序列的改变，彼此不叠加。

        {% for name in names() %}
        - 变异 {{ loop.index }}：{{ name }}。
        {% endfor %}

        其中 12A>G 表示第 12 个碱基由 A 变为 G；5del 表示第 5 个碱基缺失；5_7del 表示第 5 到第 7 个碱基缺失；
        9_10insT 表示在第 9 和第 10 个碱基之间插入 T。方括号中的改变同时发生，其中的编号都是原序列的编号。

        突变序列从第一个碱基起按三联体阅读，读到第一个终止密码子（表中的 *）为止，包括它在内；若没有终止密码子，
        就读到最后一个完整的三联体。变异的类别是下列各项中第一个符合的：

        - frameshift（移码）：长度改变的碱基数不是 3 的倍数。
        - start_loss（失去起始密码子）：第一个三联体不是 ATG。
        - stop_loss（失去终止密码子）：没有一个三联体是终止密码子。
        - nonsense（无义）：第一个终止密码子位于突变序列的最后一个三联体之前。
        - inframe（框内增减）：长度与原序列不同。
        - missense（错义）：蛋白质与原来的不同。
        - silent（同义）：以上都不符合。

        {{ rows() | table(("氨基酸", "密码子")) }}

        请按顺序写出各变异的类别 classes，并用单字母氨基酸写出变异 {{ asked + 1 }} 的蛋白质 protein，不含终止密码子。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        classes = Sequence(Word(bank=_CLASSES), length=len(instance.variants))
        return Record(classes=classes, protein=Text(alphabet=dna.ACIDS))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        table = dna.code_table()
        text = "ATG" + dna.random_codons(rng, params.residues - 1, table) + rng.choice(("TAA", "TAG", "TGA"))
        variants, classes = list[tuple[Change, ...]](), list[str]()
        for wanted in (rng.choice(_CLASSES) for _ in range(params.variants)):
            for _ in range(60):
                variant = _draw(rng, text, rng.randint(1, params.joined), wanted)
                instance = self.Instance(text=text, variants=(variant,), asked=0)
                if variant and variant not in variants and _class(instance, 0) == wanted:
                    variants.append(variant)
                    classes.append(wanted)
                    break
        fit = [place for place, name in enumerate(classes) if name not in ("start_loss", "silent")]
        if len(variants) < params.variants or not fit:
            raise task.Retry
        asked = rng.choice([place for place in fit if classes[place] == "frameshift"] or fit)
        instance = self.Instance(text=text, variants=tuple(variants), asked=asked)
        protein = dna.translated(instance.mutant(asked), table)[0]
        if len(protein) < 2:
            raise task.Retry
        return instance, {"classes": tuple(classes), "protein": protein}

    def key(self, instance: Instance) -> object:
        return [instance.text, sorted(instance.variants), instance.variants[instance.asked]]


def _name(text: str, change: Change) -> str:
    first, last, new = change
    if first == last:
        return f"{first}_{first + 1}ins{new}"
    return f"{last}{text[first]}>{new}" if new else f"{last}del" if last - first == 1 else f"{first + 1}_{last}del"


def _draw(rng: Random, text: str, count: int, wanted: str) -> tuple[Change, ...]:
    """Draw changes more than two bases apart; nothing if they come too close."""
    changes = list[Change]()
    for _ in range(count):
        low, high = (
            (0, 2)
            if wanted == "start_loss"
            else (len(text) - 3, len(text) - 1)
            if wanted == "stop_loss"
            else (3, len(text) - 4)
        )
        place = rng.randint(low, high)
        kind = rng.choice(("change", "lose", "gain")) if wanted in ("frameshift", "inframe") else "change"
        size = rng.choice((1, 2, 4)) if wanted == "frameshift" else rng.choice((3, 6) if count == 1 else (1, 2, 3))
        if kind == "change":
            changes.append((place, place + 1, rng.choice(dna.BASES.replace(text[place], ""))))
        elif kind == "lose":
            changes.append((place, min(place + size, len(text) - 3), ""))
        else:
            changes.append((place, place, dna.random_bases(rng, size)))
    changes.sort()
    apart = all(b[0] - a[1] > 2 for a, b in itertools.pairwise(changes))
    return tuple(changes) if apart else ()


def _class(instance: MutationEffectList.Instance, place: int) -> str:
    text, table = instance.mutant(place), dna.code_table()
    old, (new, stopped) = dna.translated(instance.text, table)[0], dna.translated(text, table)
    tests = (
        (len(text) - len(instance.text)) % 3 != 0,
        not text.startswith("ATG"),
        not stopped,
        3 * len(new) + 3 < len(text),
        len(text) != len(instance.text),
        new != old,
        True,
    )
    return _CLASSES[tests.index(True)]
