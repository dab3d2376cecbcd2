"""Find from examples which operation on grids each nonsense word stands for, and carry several of them out in turn.

Answer: the grid after the operations; every dictionary that fits the examples gives it.
Harder: more words, more operations in turn, larger grids, words that are shown in pairs only.
Skills: induction, simulation, spatial
Source: original; B. Lake and M. Baroni, Generalization without systematicity, ICML 2018, for the composition of words.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import reduce
from random import Random

from bootcamp import task
from bootcamp.lib.prompts import by_language
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.patterns._lexicon import lexicons, random_words
from bootcamp.tasks.patterns._scenes import COLOURS, random_board
from bootcamp.tasks.patterns.panels._operations import OPERATIONS
from bootcamp.verifiers import Board, Format, Grid

Example = tuple[tuple[str, ...], Board, Board]  # words, input and output


class PatLabelledOpsCompose(Task["PatLabelledOpsCompose.Params", "PatLabelledOpsCompose.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(3, 3, 3, 4, 4, 4, 5, 5, 6, 6), ge=3, le=8)
        operations: int = knob(
            "how many operations are possible", levels=(4, 6, 7, 8, 9, 10, 11, 11, 11, 11), ge=3, le=11
        )
        words: int = knob("how many words there are", levels=(2, 3, 3, 4, 4, 5, 5, 6, 6, 7), ge=2, le=8)
        asked: int = knob(
            "how many operations the question asks for", levels=(2, 2, 3, 3, 4, 4, 5, 5, 6, 7), ge=2, le=8
        )
        paired: int = knob("how many examples have two words", levels=(0, 0, 0, 1, 2, 3, 4, 5, 6, 7), ge=0, le=8)

    class Instance(task.Instance):
        examples: tuple[Example, ...]
        asked: tuple[str, ...]
        query: Board
        operations: tuple[str, ...]

        @property
        def ways(self) -> dict[str, list[str]]:
            return by_language(OPERATIONS[name] for name in self.operations)

    prompt = Prompt(
        en=r"""
        Nonsense words stand for operations on grids of digits, each word for one of these:

        {{ ways[language] | bullets }}

        Where several words stand in a row, their operations are carried out one after the other, from left to right.

        {% for words, before, after in examples %}
        Example {{ loop.index }}: {{ words | join(" ") }}

        {{ before | grid(" ") }}

        becomes

        {{ after | grid(" ") }}

        {% endfor %}
        What does this grid become by: {{ asked | join(" ") }}

        {{ query | grid(" ") }}
        """,
        zh=r"""
        一些无意义的词代表对数字网格的操作，每个词代表下列操作之一：

        {{ ways[language] | bullets }}

        几个词排成一行时，从左到右依次执行它们的操作。

        {% for words, before, after in examples %}
        例 {{ loop.index }}：{{ words | join(" ") }}

        {{ before | grid(" ") }}

        变成

        {{ after | grid(" ") }}

        {% endfor %}
        下面的网格经过“{{ asked | join(" ") }}”变成什么？

        {{ query | grid(" ") }}
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(len(instance.query), len(instance.query))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        operations = tuple(OPERATIONS)[: params.operations]
        words = random_words(rng, params.words)
        hidden = dict(zip(words, rng.sample(operations, params.words), strict=True))
        colours = rng.sample(COLOURS, 3)
        pairs = [(word, rng.choice([other for other in words if other != word])) for word in words[: params.paired]]
        headings = [(word,) for word in words[params.paired :]] + [rng.sample(pair, 2) for pair in pairs]
        *befores, query = (random_board(rng, params.size, params.size, colours, 0.7) for _ in range(len(headings) + 1))
        examples = tuple(
            (tuple(names), before, _changed(names, hidden, before))
            for names, before in zip(headings, befores, strict=True)
        )
        found = lexicons([(one[0], _test(one)) for one in examples], dict.fromkeys(words, operations))
        asked = tuple(rng.sample(words, min(params.asked, params.words)))
        results = {_changed(asked, lexicon, query) for lexicon in found}
        if len(results) > 1 or query in results:
            raise task.Retry
        return self.Instance(examples=examples, asked=asked, query=query, operations=operations), results.pop()

    def key(self, instance: Instance) -> object:
        order = {word: str(number) for number, word in enumerate(instance.asked)}
        shown = sorted([[order.get(word, word) for word in words], *boards] for words, *boards in instance.examples)
        return [shown, instance.query, instance.operations]


def _changed(words: Sequence[str], lexicon: Mapping[str, str], board: Board) -> Board:
    """Carry the operations of words out from left to right."""
    return reduce(lambda grid, word: tuple(map(tuple, OPERATIONS[lexicon[word]][2](grid))), words, board)


def _test(example: Example) -> Callable[[Mapping[str, str]], bool]:
    words, before, after = example
    return lambda lexicon: _changed(words, lexicon, before) == after
