"""Write sentences with exact numbers of words, given words at given places, and no word twice.

Answer: a text; every text that keeps the rules is right.
Harder: more and longer sentences, more given words, an exact number of letters, only words of a bank.
Skills: language, counting
Source: original.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib import words, writing
from bootcamp.lib.prompts import ordinal
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Text


class ExactCountSentences(Task["ExactCountSentences.Params", "ExactCountSentences.Instance", str]):
    version = 1

    class Params(task.Params):
        sentences: int = knob("the number of sentences", levels=(1, 2, 2, 3, 4, 4, 5, 6, 7, 8), ge=1, le=9)
        width: int = knob("the most words of a sentence", levels=(5, 5, 6, 7, 8, 8, 9, 10, 11, 11), ge=3, le=12)
        fixed: int = knob(
            "the words that are given with their places", levels=(1, 2, 3, 4, 5, 6, 8, 10, 12, 14), ge=0, le=20
        )
        letters: bool = knob("whether the number of letters is given", levels=(False,) * 3 + (True,) * 7)
        bank: int = knob("the size of the bank, 0 for none", levels=(0,) * 5 + (60, 75, 90, 110, 130), ge=0, le=200)

    class Instance(task.Instance):
        counts: tuple[int, ...]
        fixed: tuple[tuple[int, int, str], ...]
        """Sentence and place, from 1, and the word."""
        letters: int
        """The number of all letters; 0 if it does not matter."""
        bank: tuple[str, ...]

        def told(self, language: str) -> list[str]:
            if language == "zh":
                return [f"第 {row} 句的第 {place} 个单词是 {word}" for row, place, word in self.fixed]
            return [f"word {place} of the {ordinal(row)} sentence is: {word}" for row, place, word in self.fixed]

    answer = Text(lines=True)
    prompt = Prompt(
        en=r"""
        Write {{ (counts | length) ~ " sentences" if counts[1:] else "1 sentence" }} in English words,
        {{ "each ended" if counts[1:] else "ended" }} by a full stop, such that:

        - the {{ "numbers of words are, from the first sentence on:" if counts[1:] else "number of words is"
          }} {{ counts | join(", ") }}
        {{ told(language) | bullets }}
        - no word is written twice in the whole text
        {% if letters %}
        - there are exactly {{ letters }} letters in all
        {% endif %}
        {% if bank %}
        - all words are from this bank: {{ bank | join(", ") }}
        {% else %}
        - every word is a run of 2 to 12 English letters with at least one of a, e, i, o, u, y in it, or the word a or I
        {% endif %}

        Only letters, blanks, commas and full stops are written; capital and small letters count as the same. The
        sentences need not make sense. Any text that keeps the rules will do; there is one.
        """,
        zh=r"""
        请写 {{ counts | length }} 个由英文单词组成的句子，每句以英文句号 . 结尾，满足：

        - {{ "从第一句起，各句的单词数依次为：" if counts[1:] else "单词数为：" }}{{ counts | join(", ") }}
        {{ told(language) | bullets }}
        - 整篇文字里没有一个单词写了两次
        {% if letters %}
        - 总共恰好有 {{ letters }} 个字母
        {% endif %}
        {% if bank %}
        - 所有单词都取自下列词库：{{ bank | join(", ") }}
        {% else %}
        - 每个单词由 2 到 12 个英文字母连成，其中至少含 a、e、i、o、u、y 之一，或者是单词 a 或 I
        {% endif %}

        只写字母、空格、逗号和句号；大小写字母视为相同。句子不必有意义。任何一种满足规则的写法都可以，这样的写法存在。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        counts = [rng.randint(max(3, params.width - 4), params.width) for _ in range(params.sentences)]
        drawn = list(words.draw(rng, sum(counts), 3, 8))
        rows = list[list[str]]()
        for size in counts:
            rows.append(drawn[:size])
            drawn = drawn[size:]
        places = [(row, place) for row, size in enumerate(counts, start=1) for place in range(1, size + 1)]
        fixed = sorted(rng.sample(places, min(params.fixed, len(places) // 2)))
        written = [word for row in rows for word in row]
        instance = self.Instance(
            counts=tuple(counts),
            fixed=tuple((row, place, rows[row - 1][place - 1]) for row, place in fixed),
            letters=sum(map(len, written)) if params.letters else 0,
            bank=writing.bank_of(rng, written, max(params.bank, len(written) * 3 // 2)) if params.bank else (),
        )
        return instance, " ".join(f"{' '.join(row).capitalize()}." for row in rows)

    def check(self, instance: Instance, answer: str) -> str:
        rows = writing.sentences(answer)
        if rows is None:
            return "the text holds a sign that is no letter, blank, comma or full stop"
        if [len(row) for row in rows] != list(instance.counts):
            return "the numbers of words are not those asked for"
        written = [word for row in rows for word in row]
        fault = writing.word_fault(written, instance.bank)
        if not fault and instance.letters and sum(map(len, written)) != instance.letters:
            fault = "the number of letters is wrong"
        for row, place, word in () if fault else instance.fixed:
            if rows[row - 1][place - 1].lower() != word:
                return f"word {place} of sentence {row} is not {word}"
        return fault
