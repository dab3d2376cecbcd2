"""Segment and gloss each word of a sentence of an invented language, with some forms that have several meanings.

Answer: the glosses of the words, in order; they are unique.
Harder: longer sentences, more cases, more forms that coincide, cuts that only agreement decides.
Skills: search, deduction, language
Source: original; glosses follow the Leipzig Glossing Rules.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.word_analysis import Language, Morpheme, readings
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Sequence, Text

_NOUNS = ("dog", "cat", "girl", "boy", "king", "bird", "horse", "tree")
_ADJECTIVES = ("old", "big", "red", "tall", "kind")
_VERBS = ("see", "hear", "help", "call", "find")
_CASES = ("NOM", "ACC", "DAT", "LOC", "INS", "ABL")
_LISTS = {
    "noun": ("Noun stems", "名词词干"),
    "adjective": ("Adjective stems", "形容词词干"),
    "verb": ("Verb stems", "动词词干"),
    "number": ("Number", "数"),
    "case": ("Case", "格"),
    "tense": ("Tense", "时"),
    "agreement": ("Agreement of the verb", "动词的一致"),
}
_KINDS = {"noun": ("Noun", "名词"), "adjective": ("Adjective", "形容词"), "verb": ("Verb", "动词")}


class InterlinearGloss(Task["InterlinearGloss.Params", "InterlinearGloss.Instance", tuple[str, ...]]):
    version = 1

    class Params(task.Params):
        nouns: int = knob("the nouns of the sentence", levels=(1, 2, 2, 2, 3, 3, 3, 4, 4, 5), ge=1, le=6)
        adjectives: int = knob("the most adjectives of the sentence", levels=(0, 0, 1, 1, 1, 2, 2, 2, 3, 4), ge=0, le=6)
        stems: int = knob("how many stems of a kind there are", levels=(2, 3, 3, 4, 4, 5, 5, 5, 5, 5), ge=2, le=5)
        coincide: int = knob(
            "how many forms stand for several glosses", levels=(0, 1, 2, 3, 4, 5, 6, 7, 8, 9), ge=0, le=12
        )

    class Instance(task.Instance):
        language: Language
        words: tuple[str, ...]

        def lists(self, language: str) -> list[str]:
            zh = language == "zh"
            join, colon = ("，", "：") if zh else (", ", ": ")
            return [
                _LISTS[name][zh] + colon + join.join(f"{form} = {gloss}" for form, gloss in morphemes)
                for name, morphemes in self.language.lists
            ]

        def orders(self, language: str) -> list[str]:
            zh = language == "zh"
            return [
                _KINDS[kind][zh] + ("：" if zh else ": ") + " + ".join(_LISTS[slot][zh].lower() for slot in slots)
                for kind, slots in self.language.templates
            ]

    prompt = Prompt(
        en=r"""
        These are all the morphemes of an invented language, each with its gloss; one form may have several glosses:

        {{ lists(language) | bullets }}

        A word has exactly one morpheme from each of these lists, in this order and written together:

        {{ orders(language) | bullets }}

        In a sentence these rules hold:

        - There is exactly one verb.
        - Exactly one noun is in the case NOM, and no two nouns are in the same case.
        - The verb agrees with the noun in NOM: its agreement is the number of that noun.
        {% if orders(language)[2:] %}
        - An adjective stands directly before a noun and has the same number and case as this noun.
        {% endif %}

        This sentence has just one analysis by which all this holds:

        {{ words | join(" ") }}

        Give the glosses of each word, in order: the glosses of its morphemes as they stand in the word, joined by
        hyphens.
        """,
        zh=r"""
        下面是一种虚构语言的全部语素和注释；同一形式可以有几种注释：

        {{ lists(language) | bullets }}

        每个词恰好由下列各表中的一个语素按此顺序连写而成：

        {{ orders(language) | bullets }}

        句子符合下列规则：

        - 恰好有一个动词。
        - 恰好有一个名词是 NOM 格，没有两个名词是同一个格。
        - 动词与 NOM 格的名词一致：动词的一致标记就是该名词的数。
        {% if orders(language)[2:] %}
        - 形容词紧挨在一个名词之前，与这个名词的数和格相同。
        {% endif %}

        下面的句子只有一种分析符合以上全部规则：

        {{ words | join(" ") }}

        请按顺序写出每个词的注释：把词中各语素的注释按其在词中的次序用连字符连起来。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[str, ...]]:
        return Sequence(Text(ignore_case=True), length=len(instance.words))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[str, ...]]:
        language = _draw_language(rng, params)
        tables = dict(language.lists)
        cases = ["NOM", *rng.sample([gloss for _, gloss in tables["case"] if gloss != "NOM"], params.nouns - 1)]
        rows: list[list[dict[str, Morpheme]]] = []
        for case in rng.sample(cases, len(cases)):
            number = rng.choice(tables["number"])
            shared = {"number": number, "case": next(one for one in tables["case"] if one[1] == case)}
            group = [{"noun": rng.choice(tables["noun"]), **shared}]
            if sum(map(len, rows)) - len(rows) < params.adjectives and rng.random() < 0.75:
                group.insert(0, {"adjective": rng.choice(tables["adjective"]), **shared})
            rows.append(group)
            if case == "NOM":
                agreement = next(one for one in tables["agreement"] if one[1] == number[1])
        verb = {"verb": rng.choice(tables["verb"]), "tense": rng.choice(tables["tense"]), "agreement": agreement}
        rows.insert(rng.randint(0, len(rows)), [verb])
        slots = dict(language.templates)
        words, glosses = [], []
        for row in (row for group in rows for row in group):
            parts = [row[slot] for slot in slots[next(kind for kind in slots if kind in row)]]
            words.append("".join(form for form, _ in parts))
            glosses.append(tuple(gloss for _, gloss in parts))
        ways = [len(language.analyses(word)) for word in words]
        if params.coincide > 1 and sum(way > 1 for way in ways) < 1 + params.coincide // 4:
            raise task.Retry
        if list(readings(language, words, 3000)) != [tuple(glosses)]:
            raise task.Retry
        instance = self.Instance(language=language, words=tuple(words))
        return instance, tuple("-".join(gloss) for gloss in glosses)

    def key(self, instance: Instance) -> object:
        return sorted(sorted(morphemes) for _, morphemes in instance.language.lists), instance.words


def _draw_language(rng: Random, params: InterlinearGloss.Params) -> Language:
    count = params.stems
    glosses = {
        "noun": rng.sample(_NOUNS, count + 1),
        "adjective": rng.sample(_ADJECTIVES, count) if params.adjectives else [],
        "verb": rng.sample(_VERBS, count),
        "number": ["SG", "PL"],
        "case": ["NOM", *_CASES[1 : max(2, params.nouns + 1)]],
        "tense": ["PRS", "PST", "FUT"],
        "agreement": ["SG", "PL"],
    }
    names = [(name, gloss) for name, row in glosses.items() for gloss in row]
    forms: dict[tuple[str, str], str] = {}
    for name, gloss in names:
        long = name in ("noun", "adjective", "verb")
        while (name, gloss) not in forms or list(forms.values()).count(forms[name, gloss]) > 1:
            forms[name, gloss] = "".join(rng.choice("ptkmnslr") + rng.choice("aiu") for _ in range(1 + long))
    for _ in range(params.coincide):
        one, other = rng.sample(names, 2)
        if (one[0] in _KINDS) == (other[0] in _KINDS):
            forms[one] = forms[other]
    affixes = [rng.sample(pair, 2) for pair in (("number", "case"), ("tense", "agreement"))]
    orders = []
    for kind, (first, second) in (("noun", affixes[0]), ("adjective", affixes[0]), ("verb", affixes[1])):
        row = [kind, first, second] if rng.random() < 0.6 else [first, kind, second]
        if glosses[kind]:
            orders.append((kind, tuple(row)))
    lists = tuple((name, tuple((forms[name, gloss], gloss) for gloss in row)) for name, row in glosses.items() if row)
    return Language(lists, tuple(orders))
