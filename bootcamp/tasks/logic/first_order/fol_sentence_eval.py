"""Evaluate first-order sentences in a finite structure.

Answer: a string of T and F, one letter a sentence; it is unique.
Harder: a larger domain, more sentences, quantifiers nested deeper, equality.
Skills: logic
Source: original; truth in a structure is Tarski's definition.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.fol import random_sentence, random_structure, true_in, written
from bootcamp.lib.logic import signs_legend
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.logic.first_order._structures import Table, shown, tables
from bootcamp.verifiers import Format, Text

_PREDICATES = (("P", 1), ("R", 2), ("Q", 1), ("S", 2))


class FolSentenceEval(Task["FolSentenceEval.Params", "FolSentenceEval.Instance", str]):
    version = 1

    class Params(task.Params):
        size: int = knob("the size of the domain", levels=(2, 2, 3, 3, 4, 4, 5, 5, 6, 6), ge=2, le=6)
        sentences: int = knob("how many sentences", levels=(4, 5, 5, 6, 7, 8, 9, 10, 11, 12), ge=3, le=16)
        depth: int = knob("the most nested quantifiers", levels=(1, 1, 2, 2, 2, 3, 3, 3, 4, 4), ge=1, le=4)
        predicates: int = knob("how many predicates", levels=(2, 2, 2, 3, 3, 3, 3, 4, 4, 4), ge=2, le=4)
        equality: bool = knob(
            "whether = occurs", levels=(False, False, False, True, True, True, True, True, True, True)
        )

    class Instance(task.Instance):
        size: int
        relations: tuple[Table, ...]
        constant: int
        sentences: tuple[str, ...]

        @property
        def elements(self) -> range:
            return range(self.size)

        @property
        def tables(self) -> list[str]:
            return [*map(shown, self.relations)]

        @property
        def legends(self) -> dict[str, str]:
            return {language: signs_legend(self.sentences, language) for language in ("en", "zh")}

    prompt = Prompt(
        en=r"""
        A structure has the domain {{ elements | braces }}. A predicate of one argument is given as the set of the
        elements of which it is true, a predicate of two arguments as the set of the ordered pairs of which it is true:

        {{ tables | lines }}

        The constant c names the element {{ constant }}.

        In the sentences below {{ legends[language] }}. A quantifier with its variable, and ¬, apply only to
        what comes right after them.

        {{ sentences | numbered }}

        Which sentences are true in this structure? Answer with one letter for each sentence, in order: T for true, F
        for false, written as one string.
        """,
        zh=r"""
        一个结构的论域是 {{ elements | braces }}。一元谓词用使它成立的元素的集合给出，
        二元谓词用使它成立的有序对的集合给出：

        {{ tables | lines }}

        常元 c 指元素 {{ constant }}。

        下面语句中，{{ legends[language] }}。量词（连同其变元）和 ¬ 都只作用于紧随其后的部分。

        {{ sentences | numbered }}

        哪些语句在这个结构中为真？按顺序为每个语句写一个字母：真写 T，假写 F，连成一个字符串。
        """,
    )

    def format(self, instance: Instance) -> Format[str]:
        return Text("TF", length=len(instance.sentences), ignore_spaces=True)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        predicates = _PREDICATES[: params.predicates]
        structure = random_structure(rng, params.size, predicates, ("c",), rng.choice((0.4, 0.5, 0.6)))
        if any(len(rows) in (0, params.size ** dict(predicates)[name]) for name, rows in structure.relations.items()):
            raise task.Retry
        true = params.sentences // 2 + rng.randint(0, params.sentences % 2)
        wanted = {1: true, 0: params.sentences - true}
        chosen: list[tuple[str, int]] = []
        for _ in range(60 * params.sentences):
            depth = max(1, params.depth - (rng.random() < 0.3))
            node = random_sentence(rng, predicates, depth, ("c",), params.equality)
            value = true_in(node, [structure])
            # A sentence that is settled by a larger part of all structures teaches little: ask for both values nearby.
            others = [random_structure(rng, params.size, predicates, ("c",)) for _ in range(8)]
            settled = true_in(node, others) in (0, 255)
            text = written(node)
            if wanted[value] and not settled and text not in dict(chosen):
                wanted[value] -= 1
                chosen.append((text, value))
            if not any(wanted.values()):
                break
        else:
            raise task.Retry
        rng.shuffle(chosen)
        instance = self.Instance(
            size=params.size,
            relations=tables(structure),
            constant=structure.constants["c"],
            sentences=tuple(text for text, _ in chosen),
        )
        return instance, "".join("FT"[value] for _, value in chosen)

    def key(self, instance: Instance) -> object:
        return [instance.size, instance.relations, instance.constant, sorted(instance.sentences)]
