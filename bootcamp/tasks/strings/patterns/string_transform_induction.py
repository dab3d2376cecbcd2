"""Find the program behind examples that takes texts apart and joins pieces of their words, and run it on a new text.

Answer: a text; all programs of the stated family that fit the examples give it.
Harder: longer programs, more words, more kinds of pieces, pieces of longer words' ends, cases.
Skills: induction, language
Source: original; after programming by example in spreadsheets (Gulwani 2011).
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib import text_programs, words
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Text

_SIGNS = "-./@"


class StringTransformInduction(Task["StringTransformInduction.Params", "StringTransformInduction.Instance", str]):
    version = 1

    class Params(task.Params):
        examples: int = knob("the number of examples", levels=(4, 4, 4, 4, 3, 3, 3, 3, 3, 3), ge=2, le=6)
        parts: int = knob("the number of parts of the program", levels=(1, 2, 2, 3, 4, 4, 5, 6, 6, 7), ge=1, le=8)
        words: int = knob("the most words of a text", levels=(2, 2, 3, 3, 3, 4, 4, 4, 5, 5), ge=2, le=7)
        letters: int = knob("the most letters of a beginning or end", levels=(2, 2, 2, 2, 2, 2, 3, 3, 3, 4), ge=1, le=4)
        cases: bool = knob("whether letters change their case", levels=(False,) * 2 + (True,) * 8)
        uneven: bool = knob("whether texts have different numbers of words", levels=(False,) * 4 + (True,) * 6)

    class Instance(task.Instance):
        examples: tuple[tuple[str, str], ...]
        query: str
        most: int
        """The most parts of a program."""
        letters: int
        cases: bool

        def shown(self) -> list[str]:
            return [f"{before} → {after}" for before, after in self.examples]

    answer = Text(content=_SIGNS)
    prompt = Prompt(
        en=r"""
        The same program turned the texts on the left into those on the right:

        {{ shown() | lines }}

        A program joins at most {{ most }} {{ "parts" if most > 1 else "part" }} without blanks between them. Each part
        is one of these:

        - a whole word of the text, which is named by its number, counted from the first or from the last word;
        - the first or the last k letters of such a word, k being at most {{ letters }} and the same for all texts;
        - a fixed text of signs from - . / @, the same for all texts; no two fixed texts stand side by side.
        {% if cases %}

        In a part from a word all letters may be left as they are, be made small, be made capital, or be made small with
        a capital first letter; this, too, is the same for all texts.
        {% endif %}

        All programs of this kind that fit the examples make the same of the next text. What do they make of it?

        {{ query }}
        """,
        zh=r"""
        同一个程序把左边的文本变成了右边的文本：

        {{ shown() | lines }}

        程序把至多 {{ most }} 个部分连接起来，中间不加空格。每个部分是下列之一：

        - 文本中的一个完整单词，用序号指定，序号从第一个单词或从最后一个单词数起；
        - 这样一个单词的前 k 个或后 k 个字母，k 至多为 {{ letters }}，且对所有文本都相同；
        - 由 - . / @ 中的符号组成的固定文本，对所有文本都相同；两段固定文本不相邻。
        {% if cases %}

        取自单词的部分，字母可以保持原样，可以全部改为小写，可以全部改为大写，也可以改为首字母大写、其余小写；对所有文本同样处理。
        {% endif %}

        所有符合这些例子的此类程序，对下面的文本给出相同的结果。这个结果是什么？

        {{ query }}
        """,
    )

    def key(self, instance: Instance) -> object:
        return [sorted(instance.examples), instance.query]

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        cases = text_programs.CASES if params.cases else text_programs.CASES[:1]
        low = max(2, params.words - 1) if params.uneven else params.words
        program = text_programs.draw_program(rng, params.parts, low, params.letters, cases, _SIGNS)
        pool = list(words.draw(rng, 7 * (params.examples + 1), 4, 8))
        texts = []
        for _ in range(params.examples + 1):
            drawn = [pool.pop() for _ in range(rng.randint(low, params.words))]
            texts.append([rng.choice((word, word.capitalize())) if params.cases else word for word in drawn])
        results = [text_programs.run(program, text) or "" for text in texts]
        examples = tuple((" ".join(text), result) for text, result in zip(texts, results, strict=True))
        instance = self.Instance(
            examples=examples[:-1], query=examples[-1][0], most=params.parts, letters=params.letters, cases=params.cases
        )
        if not all(results) or results[-1] in texts[-1] or len(results[-1]) > 40 or _outputs(instance) != {results[-1]}:
            raise task.Retry
        return instance, results[-1]

    def solve(self, instance: Instance) -> str:
        return min(_outputs(instance))


def _outputs(instance: StringTransformInduction.Instance) -> set[str]:
    """Give what the programs that fit the examples make of the query, as far as these are few."""
    rows = [(before.split(), after) for before, after in instance.examples]
    query = instance.query.split()
    cases = text_programs.CASES if instance.cases else text_programs.CASES[:1]
    count = max(len(query), *(len(tokens) for tokens, _ in rows))
    return text_programs.outputs(
        rows, query, text_programs.parts(count, instance.letters, cases), instance.most, _SIGNS
    )
