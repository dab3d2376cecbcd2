"""Write sentences about people as first-order formulas.

Answer: one formula for each sentence, in order; every formula with the same meaning is right.
Harder: more sentences, predicates and quantifiers; relative clauses, counting, *only* and *not every*.
Skills: logic, language
Source: original; formalization is in every text on logic.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random

from bootcamp import task
from bootcamp.lib.controlled_english import VERBS, Sentence, draw_sentence, formula, wording
from bootcamp.lib.fol import FirstOrder, Node, Structure, random_structure, true_in, written
from bootcamp.lib.worlds import article, draw, draw_names, zh
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Sequence as List

Signature = tuple[tuple[tuple[str, int], ...], tuple[str, ...]]


class FolFormalization(Task["FolFormalization.Params", "FolFormalization.Instance", tuple[Node, ...]]):
    version = 1

    class Params(task.Params):
        sentences: int = knob("how many sentences", levels=(2, 2, 2, 2, 3, 3, 3, 3, 4, 5), ge=1, le=5)
        nouns: int = knob("how many nouns", levels=(3, 3, 3, 3, 3, 3, 3, 4, 4, 4), ge=2, le=4)
        verbs: int = knob("how many verbs", levels=(1, 1, 1, 2, 2, 2, 2, 2, 2, 2), ge=1, le=2)
        size: int = knob("how complicated the sentences are", levels=(1, 2, 3, 3, 3, 4, 5, 5, 5, 5), ge=1, le=5)

    class Instance(task.Instance):
        nouns: tuple[str, ...]
        verbs: tuple[str, ...]
        names: tuple[str, ...]
        sentences: tuple[Sentence, ...]

        @property
        def texts(self) -> dict[str, list[str]]:
            return {language: [wording(one, language) for one in self.sentences] for language in ("en", "zh")}

        @property
        def meanings(self) -> dict[str, list[str]]:
            pairs = [(noun, noun.capitalize()) for noun in self.nouns]
            en = [f"{sign}(x): x is {article(noun)}" for noun, sign in pairs]
            chinese = [f"{sign}(x)：x 是{zh(noun)}" for noun, sign in pairs]
            en += [f"{verb}(x,y): x {VERBS[verb][0]} y" for verb in self.verbs]
            chinese += [f"{verb}(x,y)：x {VERBS[verb][1]} y" for verb in self.verbs]
            return {"en": en, "zh": chinese}

        @property
        def signature(self) -> Signature:
            unary = tuple((noun.capitalize(), 1) for noun in self.nouns)
            return unary + tuple((verb, 2) for verb in self.verbs), self.names

    prompt = Prompt(
        en=r"""
        Write {{ "this sentence" if sentences | length == 1 else "each of these sentences" }} as a first-order formula.
        The domain is a group of people{% if names %}, and {{ names[0] }} is one of them{% endif %}. The predicates are:

        {{ meanings["en"] | bullets }}

        Quantifiers: forall, exists; connectives: ~ (not), & (and), | (or), -> (if ... then), <-> (if and only if);
        = says that two are the same person. Nouns such as "baker" may be true of several people, verbs also of a person
        and herself. "At least one" and "every" have no further meaning: "every" is also true if there is nobody of the
        kind. What comes first in a sentence has the wider scope, and a clause with "who" belongs to the noun right
        before it.

        {{ texts["en"] | numbered }}

        Any formula that is true in the same situations will do.
        """,
        zh=r"""
        请把下面的{{ "语句" if sentences | length == 1 else "每个语句" }}写成一阶公式。
        论域是一群人{% if names %}，其中有一个是 {{ names[0] }}{% endif %}。谓词如下：

        {{ meanings["zh"] | bullets }}

        量词：forall（任意）、exists（存在）；联结词：~（非）、&（与）、|（或）、->（若……则）、<->（当且仅当）；
        = 表示两者是同一个人。
        同一名词可以适用于多个人，动词也可以用于一个人和他自己。“每个”没有别的含义：没有这样的人时，“每个”的话也为真。
        语句中先出现的量词辖域较大。“只有 A 才……”是说凡是……的人都是 A。

        {{ texts["zh"] | numbered }}

        在同样的情形下为真的任何公式都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[Node, ...]]:
        return List(FirstOrder(*instance.signature), length=len(instance.sentences))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[Node, ...]]:
        nouns = draw(rng, "profession", params.nouns)
        verbs = tuple(rng.sample(sorted(VERBS), params.verbs))
        names = draw_names(rng, 1) if params.size > 1 else ()
        sentences: list[Sentence] = []
        for _ in range(60):
            if len(sentences) == params.sentences:
                break
            one = draw_sentence(rng, nouns, verbs, names, params.size)
            node = formula(one)
            if one not in sentences and params.size // 2 <= node.quantifiers <= 4 and len(written(node)) < 170:
                sentences.append(one)
        else:
            raise task.Retry
        instance = self.Instance(nouns=nouns, verbs=verbs, names=names, sentences=tuple(sentences))
        tables = [_meant(instance.signature, one) for one in sentences]
        if any(not any(row) or all(row[k] == full for k, full in enumerate(_ALL)) for row in tables):
            raise task.Retry
        for one, row in zip(sentences, tables, strict=True):
            if any(_bits(instance.signature, near) == row for near in _near(one)):
                raise task.Retry
        return instance, tuple(formula(one) for one in sentences)

    def key(self, instance: Instance) -> object:
        words = (*instance.nouns, *instance.verbs, *instance.names)
        number = {word: str(place) for place, word in enumerate(words)}

        def plain(part: object) -> object:
            return [plain(one) for one in part] if isinstance(part, tuple) else number.get(str(part), str(part))

        return [plain(tuple(one)) for one in instance.sentences]

    def check(self, instance: Instance, answer: tuple[Node, ...]) -> str:
        for number, (one, node) in enumerate(zip(instance.sentences, answer, strict=True), start=1):
            if node != formula(one) and _bits(instance.signature, node) != _meant(instance.signature, one):
                return f"formula {number} is true in other situations than its sentence"
        return ""


_COUNTS = ((1, 3), (2, 10), (3, 14), (4, 5))
_ALL = tuple((1 << count) - 1 for _, count in _COUNTS)


@lru_cache(maxsize=256)
def _structures(signature: Signature) -> tuple[tuple[Structure, ...], ...]:
    """Give the situations in which formulas are compared, one tuple for each size."""
    predicates, names = signature
    rng = Random(len(predicates))
    groups = []
    for size, count in _COUNTS:
        densities = [0.15, 0.3, 0.5, 0.5, 0.7, 0.85]
        drawn = [random_structure(rng, size, predicates, names, densities[k % 6]) for k in range(count)]
        groups.append(tuple(drawn))
    return tuple(groups)


def _bits(signature: Signature, node: Node) -> tuple[int, ...]:
    return tuple(true_in(node, group) for group in _structures(signature))


@lru_cache(maxsize=1024)
def _meant(signature: Signature, sentence: Sentence) -> tuple[int, ...]:
    return _bits(signature, formula(sentence))


def _near(sentence: Sentence) -> list[Node]:
    """List usual misreadings: another determiner, the two sides exchanged, the roles of a verb exchanged."""
    kinds = [kind for kind in ("every", "some", "only", "one") if kind != sentence.determiner]
    others = [sentence._replace(determiner=kind) for kind in kinds]
    found = [formula(one) for one in others if not (one.determiner == "only" and one.relative)]
    node = formula(sentence)
    found.append(_turned(node))
    return [one for one in found if one != node]


def _turned(node: Node) -> Node:
    parts = tuple(_turned(part) for part in node.parts)
    terms = node.terms[::-1] if node.op == "atom" else node.terms
    return Node(node.op, parts, node.name, terms)
