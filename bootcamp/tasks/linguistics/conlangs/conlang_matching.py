"""Match the sentences of an invented language with their translations, which are listed in another order.

Answer: the letter of the translation for each sentence; there is one matching.
Harder: more sentences that share more words, more categories that are marked, less help from the number of parts.
Skills: deduction, induction, language
Source: original; the kind of puzzle is that of linguistic olympiads.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import words
from bootcamp.lib.glossed_sentences import NOUNS, VERBS, Meaning, frames, matchings, translated
from bootcamp.lib.prompts import letters
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Assignment, Format


class ConlangMatching(Task["ConlangMatching.Params", "ConlangMatching.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        sentences: int = knob("the number of sentences", levels=(4, 5, 5, 6, 6, 7, 8, 9, 10, 12), ge=3, le=14)
        nouns: int = knob("how many nouns there are", levels=(3, 3, 4, 4, 4, 4, 5, 5, 6, 6), ge=2, le=10)
        verbs: int = knob("how many verbs there are", levels=(2, 2, 2, 2, 3, 3, 3, 3, 4, 4), ge=1, le=6)
        categories: int = knob("how many categories are marked", levels=(0, 1, 1, 1, 1, 2, 2, 2, 3, 3), ge=0, le=3)

    class Instance(task.Instance):
        sentences: tuple[tuple[tuple[str, ...], ...], ...]
        """Each a row of words, each word a row of parts."""
        meanings: tuple[Meaning, ...]
        categories: int

        def shown(self) -> list[str]:
            return [" ".join("-".join(word) for word in sentence) for sentence in self.sentences]

        def translations(self, language: str) -> list[str]:
            return [translated(meaning, language) for meaning in self.meanings]

    prompt = Prompt(
        en=r"""
        These are sentences of an invented language
        {{- "; hyphens part the words into stems and affixes" if categories }}:

        {{ shown() | numbered }}

        These are their translations, in another order:

        {{ translations(language) | lettered }}

        Each sentence has three words: one for the one who acts, one for the action, one for the one that is acted upon.
        These stand in the same order in all the sentences, which need not be the English one. Each noun and each verb
        has one stem, and nothing stands for "the".
        {%- if categories %} {{ ["The plural is", "The plural and the past are each",
        "The plural, the past and the negation are each"][categories - 1] }} marked by one affix, on the noun
        {{- ["", " or the verb", " or the verb"][categories - 1] }}, which is always the same and always a prefix or
        always a suffix{{ " (the affix of negation stands outside that of the past if both are on one side)" if
        categories > 2 }}; the singular{{ " and the present have" if categories > 1 else " has" }} no affix.{% endif
        %} Different stems{{ " and affixes" if categories }} have different forms.

        There is just one matching for which this holds. Give, for each sentence, the letter of its translation.
        """,
        zh=r"""
        下面是一种虚构语言的句子{{ "，连字符把词分成词干和词缀" if categories }}：

        {{ shown() | numbered }}

        下面是它们的译文，次序不同{{ "（括号里注明语法意义）" if categories }}：

        {{ translations(language) | lettered }}

        每个句子有三个词：一个表示施事者，一个表示动作，一个表示受事者；译文总是按施事者、动作、受事者的次序写。
        在这种语言的所有句子里，三者的次序都相同，但不一定与译文相同。每个名词和每个动词都有一个词干。
        {%- if categories %}{{ ["复数由一个词缀表示", "复数和过去各由一个词缀表示", "复数、过去和否定各由一个词缀表示"]
        [categories - 1] }}（加在名词{{ "或动词" if categories > 1 }}上），词缀的形式总是相同，
        而且总是前缀或者总是后缀{{ "（如果否定和过去的词缀在同一侧，否定的词缀在外面）" if categories > 2 }}；
        单数{{ "和现在" if categories > 1 }}没有词缀。{% endif %}不同的词干{{ "和词缀" if categories }}形式不同。

        只有一种配对符合以上情况。请写出每个句子的译文的字母。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        count = len(instance.sentences)
        return Assignment(
            names=tuple(str(number + 1) for number in range(count)), tokens=letters(range(count)), distinct=True
        )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        nouns = rng.sample(range(len(NOUNS)), params.nouns)
        verbs = rng.sample(range(len(VERBS)), params.verbs)
        meanings: list[Meaning] = []
        for _ in range(8 * params.sentences):
            subject, thing = rng.sample(nouns, 2)
            flags = [rng.random() < 0.45 and place < params.categories for place in (0, 0, 1, 2)]
            meaning = Meaning(subject, rng.choice(verbs), thing, *flags)
            if meaning not in meanings and len(meanings) < params.sentences:
                meanings.append(meaning)
        if len(meanings) < params.sentences:
            raise task.Retry
        symbols = [f"n{noun}" for noun in nouns] + [f"v{verb}" for verb in verbs] + ["plural", "past", "negative"]
        morphemes = dict(zip(symbols, words.invented(rng, len(symbols), 1), strict=True))
        frame = rng.choice(frames(params.categories))
        sentences = tuple(
            tuple(tuple(morphemes[symbol] for symbol in word) for word in frame.symbols(meaning))
            for meaning in meanings
        )
        order = rng.sample(range(params.sentences), params.sentences)
        listed = tuple(meanings[place] for place in order)
        if matchings(sentences, listed, params.categories, 2) != [tuple(map(order.index, range(params.sentences)))]:
            raise task.Retry
        instance = self.Instance(sentences=sentences, meanings=listed, categories=params.categories)
        names = letters(order.index(place) for place in range(params.sentences))
        return instance, {str(number): name for number, name in enumerate(names, start=1)}

    def key(self, instance: Instance) -> object:
        order: dict[str, int] = {}
        for sentence in sorted(instance.sentences, key=lambda one: [len(word) for word in one]):
            for word in sentence:
                for part in word:
                    order.setdefault(part, len(order))
        return sorted(instance.meanings), sorted(
            [[order[part] for part in word] for word in sentence] for sentence in instance.sentences
        )
