"""Find from examples what nonsense words do to rows of symbols, and work out the row of a new phrase.

Answer: the row of symbols; every dictionary of the stated kind that fits the examples gives it.
Harder: more words, more kinds of operators, deeper phrases, words that are never shown alone.
Skills: induction, language, simulation
Source: B. Lake, T. Linzen and M. Baroni, Human few-shot learning of compositional instructions, CogSci 2019.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from bootcamp import task
from bootcamp.lib.phrases import ALONE, BETWEEN, Phrase, random_phrase, row_of, text_of, words_of
from bootcamp.lib.prompts import by_language
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.patterns._lexicon import lexicons, random_words
from bootcamp.verifiers import Format, Text

LONGEST = 40  # symbols of an answer


class PatNonceWordGrammar(Task["PatNonceWordGrammar.Params", "PatNonceWordGrammar.Instance", str]):
    version = 1

    class Params(task.Params):
        names: int = knob("how many words stand for symbols", levels=(3, 3, 3, 3, 4, 4, 4, 5, 5, 6), ge=2, le=6)
        operators: int = knob("how many words are operators", levels=(2, 2, 2, 3, 3, 4, 4, 5, 5, 6), ge=1, le=6)
        kinds: int = knob(
            "how many meanings each kind of operator may have", levels=(2, 3, 3, 3, 4, 5, 6, 6, 6, 6), ge=2, le=6
        )
        depth: int = knob("how deep the asked phrase is nested", levels=(1, 1, 2, 2, 3, 3, 3, 4, 4, 5), ge=1, le=5)
        alone: int = knob(
            "how many of the words for symbols are shown alone", levels=(3, 3, 3, 3, 4, 3, 3, 3, 2, 2), ge=0, le=6
        )
        phrases: int = knob("how many longer phrases are shown", levels=(3, 4, 4, 4, 5, 6, 7, 7, 8, 8), ge=1, le=12)

    class Instance(task.Instance):
        examples: tuple[tuple[str, str], ...]
        query: str
        symbols: str
        alone: tuple[str, ...]
        between: tuple[str, ...]

        @property
        def ways(self) -> list[dict[str, list[str]]]:
            return [
                by_language(ALONE[name] for name in self.alone),
                by_language(BETWEEN[name] for name in self.between),
            ]

    prompt = Prompt(
        en=r"""
        Phrases of nonsense words stand for rows of symbols. A word that stands for a symbol ({{ symbols | comma }}) is
        a phrase. The other words are operators. Some stand after a phrase and do one of these with its row:

        {{ ways[0][language] | bullets }}

        The others stand between two phrases and do one of these with their rows:

        {{ ways[1][language] | bullets }}

        A phrase inside another one is set in brackets if it has more than one word. A word means the same everywhere.
        Examples:

        {% for phrase, row in examples %}
        {{ phrase }} → {{ row }}
        {% endfor %}

        Which row does this phrase stand for?

        {{ query }}
        """,
        zh=r"""
        由无意义的词组成的短语代表一行符号。代表一个符号（{{ symbols | comma }}）的词本身就是短语，其余的词是算子。
        有的算子放在一个短语之后，对它的行做下列操作之一：

        {{ ways[0][language] | bullets }}

        其余的算子放在两个短语之间，对它们的行做下列操作之一：

        {{ ways[1][language] | bullets }}

        短语里面的短语若不止一个词，就放在括号中。同一个词的意思处处相同。例子：

        {% for phrase, row in examples %}
        {{ phrase }} → {{ row }}
        {% endfor %}

        下面的短语代表哪一行符号？

        {{ query }}
        """,
    )

    def format(self, instance: Instance) -> Format[str]:
        return Text(alphabet=instance.symbols)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        symbols = "ABCDEF"[: params.names]
        alone, between = tuple(ALONE)[: params.kinds], tuple(BETWEEN)[: params.kinds]
        words = random_words(rng, params.names + params.operators)
        names, after, amid = words[: params.names], words[params.names :: 2], words[params.names + 1 :: 2]
        choices = dict.fromkeys(names, tuple(symbols)) | dict.fromkeys(after, alone) | dict.fromkeys(amid, between)
        hidden = dict(zip(names, symbols, strict=True)) | {word: rng.choice(choices[word]) for word in (*after, *amid)}
        phrases: list[Phrase] = [(name,) for name in names[: params.alone]]
        phrases += [random_phrase(rng, 1 + number % 2, names, after, amid) for number in range(params.phrases)]
        query = random_phrase(rng, params.depth, names, after, amid)
        shown = [(phrase, row_of(phrase, hidden)) for phrase in sorted(phrases, key=lambda one: len(words_of(one)))]
        known = {word for phrase in phrases for word in words_of(phrase)}
        if not known.issuperset(words_of(query)) or len(row_of(query, hidden)) > LONGEST:
            raise task.Retry
        found = lexicons([(words_of(phrase), _test(phrase, row)) for phrase, row in shown], choices)
        results = {row_of(query, lexicon) for lexicon in found}
        if len(results) > 1 or any(row in results for _, row in shown):
            raise task.Retry
        examples = tuple((text_of(phrase), row) for phrase, row in shown)
        return self.Instance(
            examples=examples, query=text_of(query), symbols=symbols, alone=alone, between=between
        ), results.pop()

    def key(self, instance: Instance) -> object:
        shown = [instance.query, *(f"{phrase} {row}" for phrase, row in instance.examples)]
        tokens = "\n".join(shown).replace("(", "( ").replace(")", " )").split()
        numbers = {word: str(number) for number, word in enumerate(dict.fromkeys(filter(str.islower, tokens)))}
        return [[numbers.get(token, token) for token in tokens], instance.alone]


def _test(phrase: Phrase, row: str) -> Callable[[Mapping[str, str]], bool]:
    return lambda lexicon: row_of(phrase, lexicon) == row
