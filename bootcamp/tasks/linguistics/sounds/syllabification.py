"""Divide words of an invented language into syllables by printed rules.

Answer: the words with hyphens between syllables, in order; they are unique.
Harder: longer words and more of them, clusters, double vowels, consonants as nuclei, stressed vowels.
Skills: simulation, language
Source: original; the maximal onset principle is in every text on phonology.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.syllables import CLUSTERS, CONSONANTS, DOUBLES, Rules, divided, draw_word, hasty, workings
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Sequence, Text


class Syllabification(Task["Syllabification.Params", "Syllabification.Instance", tuple[str, ...]]):
    version = 1

    class Params(task.Params):
        words: int = knob("how many words there are", levels=(1, 2, 2, 3, 3, 4, 4, 5, 6, 8), ge=1, le=10)
        syllables: int = knob("the most syllables of a word", levels=(3, 3, 3, 4, 4, 4, 5, 5, 6, 6), ge=2, le=8)
        clusters: int = knob(
            "how many onsets of two or three there are", levels=(2, 3, 4, 5, 6, 6, 7, 8, 9, 10), ge=0, le=12
        )
        codas: int = knob("how many codas there are", levels=(3, 3, 4, 5, 6, 6, 7, 8, 9, 10), ge=2, le=14)
        doubles: int = knob("how many pairs of vowels count as one", levels=(0, 0, 0, 2, 2, 3, 3, 3, 4, 4), ge=0, le=6)
        syllabic: bool = knob("whether l and r may be nuclei", levels=(False,) * 4 + (True,) * 6)
        stress: bool = knob("whether stressed vowels draw consonants", levels=(False,) * 6 + (True,) * 4)

    class Instance(task.Instance):
        onsets: tuple[str, ...]
        codas: tuple[str, ...]
        doubles: tuple[str, ...]
        syllabic: str
        stress: bool
        words: tuple[str, ...]

        @property
        def rules(self) -> Rules:
            return Rules(self.onsets, self.codas, self.doubles, self.syllabic)

    prompt = Prompt(
        en=r"""
        Words of an invented language are divided into syllables by these rules:

        - The vowels are a, e, i, o and u; all other letters are consonants. Every vowel is the core of a syllable.
        {% if stress %}
        - A stressed vowel is written as a capital letter.
        {% endif %}
        {% if doubles %}
        - The pairs {{ doubles | listed(language) }}{{ " (also with a capital letter)" if stress }} are one core
          together. Read from left to right, a vowel that is already in such a pair begins no other one.
        {% endif %}
        {% if syllabic %}
        - Each {{ syllabic | listed(language, "or") }} that stands between two consonants is a core too.
        {% endif %}
        - What stands before the first core of a word belongs to its first syllable, and what stands after the last core
          to its last one.
        - The consonants between two cores are divided in two: the second part is the beginning of the next syllable,
          the first part ends the syllable before it. The second part must be empty or one of the onsets
          {{ onsets | comma }}; the first part must be empty or one of the codas {{ codas | comma }}.
        {% if stress %}
        - After a stressed core the first part is not empty, if a consonant follows and a division of this kind exists.
        {% endif %}
        - Of all such divisions, take the one with the longest second part.

        Write {{ "these words, in this order," if words[1:] else "this word" }} with a hyphen between every two
        syllables: {{ words | comma }}.
        """,
        zh=r"""
        一种虚构语言的词按下列规则划分音节：

        - 元音是 a、e、i、o、u，其他字母都是辅音。每个元音都是一个音节的核心。
        {% if stress %}
        - 重读的元音用大写字母书写。
        {% endif %}
        {% if doubles %}
        - {{ doubles | join("、") }} 这些组合{{ "（其中有大写字母时也一样）" if stress }}合起来是一个核心。
          从左到右读，已经属于某个组合的元音不再与后面的元音组合。
        {% endif %}
        {% if syllabic %}
        - 夹在两个辅音之间的 {{ syllabic | join("、") }} 也是核心。
        {% endif %}
        - 词的第一个核心前面的部分属于第一个音节，最后一个核心后面的部分属于最后一个音节。
        - 两个核心之间的辅音分成前后两部分：后一部分是下一个音节的开头，前一部分是上一个音节的结尾。
          后一部分必须为空，或是下列起首音之一：{{ onsets | join("、") }}；
          前一部分必须为空，或是下列末尾音之一：{{ codas | join("、") }}。
        {% if stress %}
        - 在重读的核心之后，如果有辅音，并且存在前一部分不为空的这种分法，那么前一部分不能为空。
        {% endif %}
        - 在所有这样的分法中，取后一部分最长的一种。

        请写出{{ "下列各词" if words[1:] else "下面这个词" }}的音节划分，音节之间写连字符：{{ words | join("、") }}。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[str, ...]]:
        letters = "abcdefghijklmnopqrstuvwxyz-" + ("AEIOU" if instance.stress else "")
        return Sequence(Text(alphabet=letters), length=len(instance.words))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[str, ...]]:
        singles = sorted(rng.sample(CONSONANTS, 10))
        clusters = sorted(rng.sample(CLUSTERS, params.clusters))
        codas = sorted({rng.choice("lmnrst") + rng.choice(("", "", "s", "t", "k")) for _ in range(params.codas)})
        base = self.Instance(
            onsets=(*singles, *clusters),
            codas=tuple(coda for coda in codas if len(set(coda)) == len(coda)),
            doubles=tuple(rng.sample(DOUBLES, params.doubles)),
            syllabic="lr" if params.syllabic else "",
            stress=params.stress,
            words=(),
        )
        found: dict[str, str] = {}
        for _ in range(30 * params.words):
            word = draw_word(
                rng, base.rules, rng.randint(max(2, params.syllables - 2), params.syllables), params.stress
            )
            parts = divided(base.rules, word)
            if parts and parts != hasty(word) and parts.count("-") + 1 <= params.syllables + 1:
                found[word] = parts
        if len(found) < params.words:
            raise task.Retry
        words = rng.sample(sorted(found), params.words)
        bare = base.model_copy(update={"syllabic": ""})
        if params.syllabic and all(divided(bare.rules, word) == found[word] for word in words):
            raise task.Retry
        if params.stress and all(divided(base.rules, word.lower()) == found[word].lower() for word in words):
            raise task.Retry
        return base.model_copy(update={"words": tuple(words)}), tuple(found[word] for word in words)

    def solve(self, instance: Instance) -> tuple[str, ...]:
        return tuple(divided(instance.rules, word) for word in instance.words)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        return "\n".join(line for word in instance.words for line in workings(instance.rules, word))

    def key(self, instance: Instance) -> object:
        return sorted(instance.words), sorted(instance.onsets), sorted(instance.codas), sorted(instance.doubles)
