"""Fill the blanks of a sentence with listed words so that a printed grammar derives it.

Answer: the words for the blanks, in order; every filling that keeps the rules counts.
Harder: longer sentences, more blanks and rules, agreement, extra conditions on the words.
Skills: search, language
Source: original.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.phrase_grammar import Chart, draw_grammar, draw_sentence
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.linguistics.syntax._grammars import GRAMMAR, WithGrammar
from bootcamp.verifiers import Format, Sequence, Word

BLANK = "___"


class GrammarBlankFilling(Task["GrammarBlankFilling.Params", "GrammarBlankFilling.Instance", tuple[str, ...]]):
    version = 1

    class Params(task.Params):
        words: int = knob("the most words of the sentence", levels=(4, 5, 6, 7, 8, 9, 10, 12, 13, 14), ge=3, le=20)
        blanks: int = knob("the number of blanks", levels=(2, 2, 3, 3, 4, 5, 6, 7, 8, 9), ge=1, le=12)
        more: int = knob(
            "how many optional constructions there are", levels=(1, 2, 3, 3, 4, 5, 5, 6, 7, 8), ge=0, le=11
        )
        features: int = knob("the values of agreement", levels=(1, 1, 1, 2, 2, 2, 2, 2, 3, 3), ge=1, le=4)
        synonyms: int = knob("the most words of a kind", levels=(3, 3, 3, 3, 3, 3, 4, 4, 5, 5), ge=1, le=6)
        extra: int = knob("how many extra conditions there are", levels=(0, 0, 1, 1, 2, 2, 2, 2, 2, 2), ge=0, le=2)

    class Instance(WithGrammar):
        template: tuple[str, ...]
        unlike: bool
        letters: int
        """How many letters the blanks take in all; 0 for any number."""

        @property
        def bank(self) -> tuple[str, ...]:
            return self.grammar.words

        def filled(self, words: tuple[str, ...]) -> tuple[str, ...]:
            rest = iter(words)
            return tuple(next(rest) if word == BLANK else word for word in self.template)

    prompt = Prompt(
        before=GRAMMAR,
        en=r"""
        In this sentence some words are missing, one for each blank:

        {{ template | join(" ") }}

        Fill the blanks with words of the language so that the grammar derives the whole sentence.
        {%- if unlike %} No word may stand twice in the whole sentence.{% endif %}
        {%- if letters %} The words in the blanks must have {{ letters }} letters in all.{% endif %}


        Give the missing words from left to right. Any filling that keeps {{ "these rules" if unlike else "the rules" }}
        will do.
        """,
        zh=r"""
        下面的句子缺了一些词，每个空缺一个词：

        {{ template | join(" ") }}

        请用这种语言的词填空，使整个句子能由语法推导出来。
        {%- if unlike %}整个句子里同一个词不能出现两次。{% endif %}
        {%- if letters %}填入的各词一共必须有 {{ letters }} 个字母。{% endif %}


        请从左到右写出所缺的词。任何符合要求的填法都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[str, ...]]:
        return Sequence(Word(bank=instance.bank), length=instance.template.count(BLANK))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[str, ...]]:
        grammar = draw_grammar(rng, params.more, params.features, params.synonyms, 2 + params.blanks // 2)
        for _ in range(10):
            sentence = draw_sentence(rng, grammar, params.words - max(1, params.words // 6), params.words)
            if sentence and (params.extra < 1 or len(set(sentence)) == len(sentence)):
                break
        else:
            raise task.Retry
        holes = sorted(rng.sample(range(len(sentence)), min(params.blanks, len(sentence) - 1)))
        answer = tuple(sentence[place] for place in holes)
        instance = self.Instance(
            rules=grammar.rules,
            lexicon=grammar.lexicon,
            template=tuple(BLANK if place in holes else word for place, word in enumerate(sentence)),
            unlike=params.extra > 0,
            letters=len("".join(answer)) if params.extra > 1 else 0,
        )
        guesses = [tuple(rng.choice(instance.bank) for _ in holes) for _ in range(25)]
        if sum(not self.check(instance, guess) for guess in guesses) > (params.blanks < 3):
            raise task.Retry
        return instance, answer

    def check(self, instance: Instance, answer: tuple[str, ...]) -> str:
        sentence = instance.filled(answer)
        if instance.unlike and len(set(sentence)) < len(sentence):
            return "a word stands twice in the sentence"
        if instance.letters and len("".join(answer)) != instance.letters:
            return "the words in the blanks have another number of letters in all"
        return "" if Chart(instance.grammar, sentence).count() else "the grammar does not derive the sentence"
