"""Fill the gaps of an inflection table of an invented language, whose affixes and their order are not given.

Answer: the words, in order; all analyses of the stated kind agree on them.
Harder: more stems and classes, more gaps, more sound rules where the parts of a word meet.
Skills: induction, deduction, language
Source: original; the kind of puzzle is that of linguistic olympiads.
"""

from __future__ import annotations

from itertools import product
from random import Random

from bootcamp import task
from bootcamp.lib.paradigms import AFFIX, ORDERS, STEM, Cell, predictions, word
from bootcamp.lib.word_seams import RULES
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Sequence, Text

_GLOSSES = ("see", "hear", "help", "call", "find", "follow", "carry", "wash")
_PERSONS = ("I", "you", "she", "we")
_TENSES = ("present", "past", "future")
_MEANINGS = {  # of all these, in Chinese
    "see": "看见", "hear": "听见", "help": "帮助", "call": "呼唤", "find": "找到", "follow": "跟随", "carry": "搬运",
    "wash": "清洗", "I": "我", "you": "你", "she": "她", "we": "我们", "present": "现在", "past": "过去",
    "future": "将来",
}  # fmt: skip


class MorphemeParadigmFill(Task["MorphemeParadigmFill.Params", "MorphemeParadigmFill.Instance", tuple[str, ...]]):
    version = 1

    class Params(task.Params):
        stems: int = knob("the number of stems", levels=(2, 2, 3, 3, 4, 4, 5, 5, 6, 6), ge=2, le=8)
        persons: int = knob("the number of persons", levels=(2, 3, 3, 3, 3, 3, 3, 3, 3, 4), ge=2, le=4)
        tenses: int = knob("the number of tenses", levels=(2, 2, 2, 2, 2, 2, 2, 2, 2, 2), ge=2, le=3)
        classes: int = knob("the classes of stems", levels=(1, 1, 1, 1, 1, 2, 2, 2, 3, 3), ge=1, le=3)
        rules: int = knob("the rules where parts meet", levels=(0, 0, 1, 1, 2, 2, 3, 3, 4, 4), ge=0, le=5)
        asked: int = knob("the words asked for", levels=(1, 2, 2, 3, 3, 4, 5, 6, 7, 8), ge=1, le=10)
        unknown: int = knob("the other gaps", levels=(0, 0, 1, 2, 3, 4, 5, 6, 6, 6), ge=0, le=12)

    class Instance(task.Instance):
        stems: tuple[tuple[str, int], ...]
        """A gloss and a class for each row."""
        persons: tuple[str, ...]
        tenses: tuple[str, ...]
        rows: tuple[tuple[str, ...], ...]
        """The words, ``-`` for an unknown one and ``?1``, ``?2``, ... for those asked for; tenses within persons."""
        rules: tuple[str, ...]

        def header(self, language: str) -> list[str]:
            pairs = product(self.persons, self.tenses)
            if language == "zh":
                return ["", *(f"{_MEANINGS[person]}，{_MEANINGS[tense]}" for person, tense in pairs)]
            return ["", *(f"{person}, {tense}" for person, tense in pairs)]

        def table(self, language: str) -> list[list[str]]:
            many, of = self.classes > 1, " (class {})" if language == "en" else "（第 {} 类）"
            return [
                [(gloss if language == "en" else _MEANINGS[gloss]) + (of.format(place) if many else ""), *row]
                for (gloss, place), row in zip(self.stems, self.rows, strict=True)
            ]

        @property
        def classes(self) -> int:
            """How many classes there are."""
            return len({place for _, place in self.stems})

        @property
        def asked(self) -> int:
            """How many forms are asked for."""
            return sum(text.startswith("?") for row in self.rows for text in row)

        @property
        def unknown(self) -> bool:
            """Whether there are gaps that are not asked for."""
            return any("-" in row for row in self.rows)

        def told(self, language: str) -> list[str]:
            return [RULES[rule][language == "zh"] for rule in self.rules]

    prompt = Prompt(
        en=rf"""
        This is a table of verb forms of an invented language:

        {{{{ table(language) | table(header(language)) }}}}

        Each form has three parts: a stem, the same in its row; an affix for the person
        {{%- if classes > 1 %}}, which depends on the class of the verb too{{% endif %}}; and an affix for the tense,
        the same for all verbs. The three parts stand in the same order in all forms; any order is possible. A stem has
        {STEM[0]} to {STEM[1]} letters, an affix {AFFIX[0]} or {AFFIX[1]}
        {{%- if rules %}}, before the following rules. They hold at each seam, where two parts meet, and are carried out
        in this order, each on the result of the one before and from left to right:

        {{{{ told(language) | numbered }}}}
        {{% else %}}. The parts are written together without a change.
        {{% endif %}}

        Give the {{{{ "forms for the places ?1 to ?%s, in order" % asked if asked > 1 else "form for the place ?1" }}}}.
        {{%- if unknown %}} A form marked - is not known and not asked for.{{% endif %}} All ways to understand the
        table by these rules give the same answer.
        """,
        zh=rf"""
        下面是一种虚构语言的动词变位表：

        {{{{ table(language) | table(header(language)) }}}}

        每个形式由三部分组成：词干，同一行都相同；表示人称的词缀
        {{%- if classes > 1 %}}（还取决于动词的类）{{% endif %}}；表示时态的词缀，所有动词都相同。
        三部分的次序在所有形式中相同，任何次序都有可能。词干有 {STEM[0]} 到 {STEM[1]} 个字母，
        词缀有 {AFFIX[0]} 或 {AFFIX[1]} 个字母
        {{%- if rules %}}（按下列规则变化之前）。两部分相接之处叫接缝。下列规则在每个接缝处起作用，按此顺序执行，
        每条都作用于上一条的结果，并从左到右进行：

        {{{{ told(language) | numbered }}}}
        {{% else %}}。各部分直接连写，不发生变化。
        {{% endif %}}

        请给出 {{{{ "?1 到 ?%s 各处的形式，按顺序排列" % asked if asked > 1 else "?1 处的形式" }}}}。
        {{%- if unknown %}}标为 - 的形式未知，也不用回答。{{% endif %}}按这些规则理解此表的所有方式都给出同样的答案。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[str, ...]]:
        return Sequence(Text(ignore_case=True), length=instance.asked)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[str, ...]]:
        classes = [at % params.classes + 1 for at in range(params.stems)]
        firsts = list(product(range(1, params.classes + 1), range(params.persons)))
        forms = [_draw(rng, 2 + (place < params.stems)) for place in range(params.stems + len(firsts) + params.tenses)]
        stems, affixes, tenses = (
            forms[: params.stems],
            dict(zip(firsts, forms[params.stems :], strict=False)),
            forms[-params.tenses :],
        )
        rules = tuple(
            rng.sample([name for name in RULES if name != "drop"], params.rules)
        )  # a lost vowel is anybody's guess
        order = rng.choice(ORDERS)
        cells = [
            Cell(stem, (classes[stem], person), tense)
            for stem, person, tense in product(range(params.stems), range(params.persons), range(params.tenses))
        ]
        full = {cell: word((stems[cell[0]], affixes[cell[1]], tenses[cell[2]]), order, rules) for cell in cells}
        plain = {cell: word((stems[cell[0]], affixes[cell[1]], tenses[cell[2]]), order, ()) for cell in cells}
        gaps = rng.sample(cells, params.asked + params.unknown)
        asked = sorted(gaps[: params.asked])
        if len(set(forms)) < len(forms) or (rules and all(full[cell] == plain[cell] for cell in asked)):
            raise task.Retry
        shown = {cell: text for cell, text in full.items() if cell not in gaps}
        answer = tuple(full[cell] for cell in asked)
        if predictions(shown, asked, rules, order) != {answer}:
            raise task.Retry
        written = {**full, **dict.fromkeys(gaps, "-"), **{cell: f"?{at}" for at, cell in enumerate(asked, 1)}}
        texts = iter(written[cell] for cell in cells)
        instance = self.Instance(
            stems=tuple(zip(rng.sample(_GLOSSES, params.stems), classes, strict=True)),
            persons=_PERSONS[: params.persons],
            tenses=_TENSES[: params.tenses],
            rows=tuple(tuple(next(texts) for _ in range(params.persons * params.tenses)) for _ in stems),
            rules=rules,
        )
        return instance, answer

    def key(self, instance: Instance) -> object:
        return sorted(instance.rows), instance.rules


def _draw(rng: Random, size: int) -> str:
    """Draw an affix (2) or a stem (3), with vowels and consonants in turn or side by side."""
    shapes = ("cv", "vc", "cvc") if size < STEM[0] else ("cvcv", "cvcvc", "vcvc", "cvcvcv", "cvccvc")
    return "".join(rng.choice("ptkbdgmnslr" if sound == "c" else "aeiou") for sound in rng.choice(shapes))
