"""Give the only parse tree of a sentence by a printed grammar.

Answer: a tree in labelled brackets; there is just one.
Harder: longer sentences, more rules, agreement, words with several labels.
Skills: search, language
Source: original; phrase structure grammars as in Chomsky, Syntactic Structures (1957).
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.phrase_grammar import Chart, draw_grammar, draw_sentence, tree_fault
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.linguistics.syntax._grammars import GRAMMAR, WithGrammar
from bootcamp.verifiers import Bracketed, Format, PhraseTree


class ConstituencyParse(Task["ConstituencyParse.Params", "ConstituencyParse.Instance", PhraseTree]):
    version = 1

    class Params(task.Params):
        words: int = knob("the most words of the sentence", levels=(5, 6, 7, 8, 9, 11, 12, 14, 16, 18), ge=3, le=20)
        more: int = knob(
            "how many optional constructions there are", levels=(1, 2, 3, 4, 4, 5, 6, 7, 8, 9), ge=0, le=11
        )
        features: int = knob("the values of agreement", levels=(1,) * 4 + (2,) * 6, ge=1, le=3)
        synonyms: int = knob("the most words of a kind", levels=(1, 2, 2, 2, 2, 2, 2, 2, 2, 2), ge=1, le=4)
        doubtful: int = knob("how many words have two labels", levels=(0, 1, 2, 3, 4, 5, 6, 7, 8, 8), ge=0, le=12)

    class Instance(WithGrammar):
        sentence: tuple[str, ...]

    prompt = Prompt(
        before=GRAMMAR,
        en=r"""
        The sentence {{ sentence | join(" ") }} has exactly one parse. Give it as a tree in labelled brackets: each
        phrase is written as an opening bracket, its label, its parts from left to right, and a closing bracket;
        a word is written as (label word).
        """,
        zh=r"""
        句子 {{ sentence | join(" ") }} 恰好有一种分析。请用带标签的括号写出它的结构树：
        每个短语依次写左括号、标签、从左到右的各组成部分和右括号；单个的词写成 (标签 词)。
        """,
    )

    def format(self, instance: Instance) -> Format[PhraseTree]:
        return Bracketed(instance.grammar.labels, instance.grammar.words)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, PhraseTree]:
        grammar = draw_grammar(rng, params.more, params.features, params.synonyms, params.doubtful)
        sentence = draw_sentence(rng, grammar, params.words - max(1, params.words // 6), params.words)
        tags = dict(grammar.lexicon)
        doubtful = sum(len(tags[word]) > 1 for word in sentence)
        if not sentence or doubtful < min(3, params.doubtful // 2):
            raise task.Retry
        chart = Chart(grammar, sentence)
        if chart.count() != 1:
            raise task.Retry
        return self.Instance(rules=grammar.rules, lexicon=grammar.lexicon, sentence=sentence), chart.trees(1)[0]

    def check(self, instance: Instance, answer: PhraseTree) -> str:
        return tree_fault(instance.grammar, instance.sentence, answer)

    def key(self, instance: Instance) -> object:
        tags = dict(instance.lexicon)
        return sorted(instance.rules), [tags[word] for word in instance.sentence]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        chart = Chart(instance.grammar, instance.sentence)
        return "\n".join([*chart.lines(), f"{chart.trees(1)[0]}"])
