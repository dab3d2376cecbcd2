"""Translate sentences into an invented language that is known from sentences with their translations.

Answer: the sentences, in order; they are unique.
Harder: more nouns, verbs and categories, examples that show no more than is needed, more sentences.
Skills: induction, language
Source: original; the kind of puzzle is that of linguistic olympiads.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib import words
from bootcamp.lib.glossed_sentences import NOUNS, VERBS, Frame, Meaning, deduced, frames, said, translated
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Sequence, Text

Example = tuple[Meaning, tuple[str, ...]]


class ConlangTranslation(Task["ConlangTranslation.Params", "ConlangTranslation.Instance", tuple[str, ...]]):
    version = 1

    class Params(task.Params):
        nouns: int = knob("how many nouns there are", levels=(3, 3, 4, 4, 5, 5, 6, 7, 8, 9), ge=2, le=10)
        verbs: int = knob("how many verbs there are", levels=(1, 2, 2, 2, 3, 3, 4, 4, 5, 6), ge=1, le=6)
        categories: int = knob("how many categories are marked", levels=(0, 1, 1, 2, 2, 3, 3, 3, 3, 3), ge=0, le=3)
        asked: int = knob("how many sentences are asked for", levels=(1, 1, 2, 2, 2, 3, 3, 4, 4, 5), ge=1, le=6)
        spare: int = knob("how many examples more than needed", levels=(3, 2, 2, 1, 1, 1, 0, 0, 0, 0), ge=0, le=6)

    class Instance(task.Instance):
        examples: tuple[Example, ...]
        asked: tuple[Meaning, ...]
        categories: int

        def shown(self, language: str) -> list[str]:
            return [f"{' '.join(text)} = {translated(meaning, language)}" for meaning, text in self.examples]

        def questions(self, language: str) -> list[str]:
            return [translated(meaning, language) for meaning in self.asked]

    prompt = Prompt(
        en=r"""
        These are sentences of an invented language with their translations:

        {{ shown(language) | lines }}

        Each sentence has three words: one for the one who acts, one for the action, one for the one that is acted upon.
        These stand in the same order in all the sentences, which need not be the English one. Each noun and each verb
        has one stem, and nothing stands for "the".
        {%- if categories %} {{ ["The plural is", "The plural and the past are each",
        "The plural, the past and the negation are each"][categories - 1] }} marked by one affix, on the noun
        {{- ["", " or the verb", " or the verb"][categories - 1] }}, which is always the same, never empty, and always
        a prefix or always a suffix{{ " (the affix of negation stands outside that of the past if both are on one side)"
        if categories > 2 }}; the singular{{ " and the present have" if categories > 1 else " has" }} no affix.
        {%- endif %} Different stems{{ " and affixes" if categories }} have different forms.

        Translate {{ "these sentences" if asked[1:] else "this sentence" }}; all the ways to read the examples by these
        rules give the same result:

        {{ questions(language) | numbered }}
        """,
        zh=r"""
        下面是一种虚构语言的句子和译文{{ "（括号里注明语法意义）" if categories }}：

        {{ shown(language) | lines }}

        每个句子有三个词：一个表示施事者，一个表示动作，一个表示受事者；译文总是按施事者、动作、受事者的次序写。
        在这种语言的所有句子里，三者的次序都相同，但不一定与译文相同。每个名词和每个动词都有一个词干。
        {%- if categories %}{{ ["复数由一个词缀表示", "复数和过去各由一个词缀表示", "复数、过去和否定各由一个词缀表示"]
        [categories - 1] }}（加在名词{{ "或动词" if categories > 1 }}上），词缀的形式总是相同，不会为空，
        而且总是前缀或者总是后缀{{ "（如果否定和过去的词缀在同一侧，否定的词缀在外面）" if categories > 2 }}；
        单数{{ "和现在" if categories > 1 }}没有词缀。{% endif %}不同的词干{{ "和词缀" if categories }}形式不同。

        请把下列句子译成这种语言；凡是按这些规则理解例子，结果都相同：

        {{ questions(language) | numbered }}
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[str, ...]]:
        return Sequence(Text(ignore_case=True), length=len(instance.asked))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[str, ...]]:
        nouns = rng.sample(range(len(NOUNS)), params.nouns)
        verbs = rng.sample(range(len(VERBS)), params.verbs)
        meanings = list(
            dict.fromkeys(_meaning(rng, nouns, verbs, params.categories) for _ in range(10 + 3 * params.nouns))
        )
        symbols = [f"n{noun}" for noun in nouns] + [f"v{verb}" for verb in verbs]
        stems = dict(zip(symbols, words.invented(rng, len(symbols), 2), strict=True))
        stems |= zip(("plural", "past", "negative"), words.invented(rng, 3, 1), strict=True)
        frame = rng.choice(frames(params.categories))
        marked = [meaning for meaning in meanings if sum(meaning[3:]) >= min(2, params.categories)]
        asked, pool = marked[: params.asked], [meaning for meaning in meanings if meaning not in marked[: params.asked]]
        answer = tuple(said(frame, stems, meaning) or "" for meaning in asked)
        examples: list[Example] = [(meaning, tuple((said(frame, stems, meaning) or "").split())) for meaning in pool]
        if len(asked) < params.asked or not _settled(examples, asked, answer, params.categories):
            raise task.Retry
        for size in (6, 3, 1):
            for start in range(len(examples) - size, -1, -size):
                rest = examples[:start] + examples[start + size :]
                if len(rest) > 1 and _settled(rest, asked, answer, params.categories):
                    examples = rest
        examples += [(m, tuple((said(frame, stems, m) or "").split())) for m in pool[: params.spare]]
        shown = dict.fromkeys(rng.sample(examples, len(examples)))
        return self.Instance(examples=tuple(shown), asked=tuple(asked), categories=params.categories), answer

    def key(self, instance: Instance) -> object:
        return sorted(meaning for meaning, _ in instance.examples), sorted(instance.asked)


def _meaning(rng: Random, nouns: list[int], verbs: list[int], categories: int) -> Meaning:
    subject, thing = rng.sample(nouns, 2)
    flags = [rng.random() < 0.45 and place < categories for place in (0, 0, 1, 2)]
    return Meaning(subject, rng.choice(verbs), thing, *flags)


def _settled(examples: list[Example], asked: list[Meaning], answer: tuple[str, ...], categories: int) -> bool:
    """Tell whether each frame that does not clash with the examples gives the answer."""
    frames_left: list[Frame] = frames(categories)
    for frame in frames_left:
        known = deduced(frame, examples)
        if known is not None and tuple(said(frame, known, meaning) for meaning in asked) != answer:
            return False
    return True
