"""Say a meaning, given as a tree, in an invented language whose whole grammar is printed.

Answer: the sentence; it is unique.
Harder: more tables, classes and sound rules, more qualities and owners, relative clauses within each other.
Skills: instructions, language
Source: original; the grammar is made of what grammars of real languages have.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib import invented_grammar, word_seams
from bootcamp.lib.invented_grammar import Grammar, Row, meaning
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Text

_ROLES = {
    "action": ("action", "动作"),
    "subject": ("subject", "主语"),
    "object": ("object", "宾语"),
    "quality": ("quality", "性质"),
    "owner": ("owner", "所有者"),
    "of subject": ("relative clause, with the noun above as its subject", "关系从句（上面的名词是其主语）"),
    "of object": ("relative clause, with the noun above as its object", "关系从句（上面的名词是其宾语）"),
}
_KEYS = {"singular": "单数", "plural": "复数", "present": "现在", "past": "过去", "future": "将来", "": ""}
_KEYS |= {"object": "宾语", "owner": "所有者"}
_TABLES = {  # what it is in English and Chinese, and how a form stands there
    "plural": ("suffix of nouns in the plural", "复数名词的后缀", "-{}"),
    "tense": ("suffix of actions", "动作的后缀", "-{}"),
    "case": ("suffix of nouns, after that of the plural if there is one", "名词的后缀（在复数后缀之后）", "-{}"),
    "agreement": ("prefix of actions, by class and number of the subject", "动作的前缀，按主语的类和数", "{}-"),
    "quality": ("suffix of qualities, by class and number of the noun", "性质的后缀，按名词的类和数", "-{}"),
    "quality case": ("last suffix of qualities of a noun that is", "性质的最后一个后缀，按其名词是", "-{}"),
    "object": (
        "prefix of actions that have an object, by the class of the object, directly before the stem",
        "有宾语的动作的前缀，按宾语的类，紧挨在词干之前",
        "{}-",
    ),
    "marker": (
        "suffix of the relative marker, by the class of the noun above",
        "关系标记的后缀，按上面名词的类",
        "-{}",
    ),
}
_PARTS = {
    "subject": ("subject", "主语"),
    "action": ("action", "动作"),
    "object": ("object", "宾语"),
    "noun": ("noun", "名词"),
    "quality": ("quality", "性质"),
    "owner": ("owner", "所有者"),
}


class ConlangGeneration(Task["ConlangGeneration.Params", "ConlangGeneration.Instance", str]):
    version = 1

    class Params(task.Params):
        tables: int = knob("the tables of affixes", levels=(1, 2, 3, 4, 4, 5, 6, 7, 8, 8), ge=1, le=8)
        classes: int = knob("the classes of nouns", levels=(1, 1, 2, 2, 2, 3, 3, 3, 3, 4), ge=1, le=4)
        seams: int = knob("the rules at seams", levels=(0, 0, 1, 1, 2, 2, 3, 3, 4, 4), ge=0, le=4)
        objects: bool = knob("whether actions have objects", levels=(False, *[True] * 9))
        extras: int = knob(
            "how often something is added to a noun", levels=(0, 1, 2, 3, 4, 5, 6, 7, 8, 10), ge=0, le=12
        )
        relatives: int = knob(
            "how many of these are relative clauses", levels=(0, 0, 0, 0, 0, 1, 1, 2, 2, 3), ge=0, le=4
        )

    class Instance(task.Instance):
        grammar: Grammar
        rows: tuple[Row, ...]

        @property
        def clause(self) -> bool:
            return any(row.role.startswith("of") for row in self.rows)

        def stems(self, language: str) -> list[str]:
            zh, lexicon = language == "zh", self.grammar.lexicon
            many = max(place for *_, place in lexicon) > 1
            return [
                (f"第 {place} 类" if zh and many and place else "")
                + _PARTS[kind][zh]
                + (f" of class {place}" if many and place and not zh else "")
                + ("：" if zh else ": ")
                + ("，" if zh else ", ").join(
                    f"{meaning(gloss, language)} = {form}" for k, gloss, form, at in lexicon if (k, at) == (kind, place)
                )
                for kind, place in sorted({(kind, place) for kind, _, _, place in lexicon})
            ]

        def tables(self, language: str) -> list[str]:
            zh = language == "zh"
            colon, join = ("：", "；") if zh else (": ", "; ")
            many = max(place for *_, place in self.grammar.lexicon) > 1
            return [
                table[zh]
                + colon
                + join.join(_key(at * many, key, zh) + table[2].format(form) for at, key, form in rows)
                for name, rows in self.grammar.tables
                for table in [_TABLES[name]]
                if name != "marker" or self.clause
            ]

        def order(self, parts: tuple[str, ...], zh: bool) -> str:
            return ("、" if zh else ", ").join(_PARTS[part][zh] for part in parts)

        def rules(self, language: str) -> list[str]:
            return [word_seams.RULES[rule][language == "zh"] for rule in self.grammar.seams]

        def tree(self, language: str) -> list[str]:
            zh = language == "zh"
            return [
                f"{'  ' * depth}- {_ROLES[role][zh]}{'：' if zh else ': '}{meaning(gloss, language)}{_marked(mark, zh)}"
                for depth, role, gloss, mark in self.rows
            ]

    answer = Text(ignore_case=True)
    prompt = Prompt(
        en=r"""
        An invented language has these stems:

        {{ stems(language) | bullets }}

        A word is a stem with the affixes below; where none is listed, there is none:

        {{ tables(language) | bullets }}

        {% if grammar.seams %}
        Where two parts of a word meet there is a seam. These rules are carried out in this order, each on the result of
        the one before and over the seams of a word from left to right:

        {{ rules(language) | numbered }}

        {% endif %}
        {% if clause %}
        A relative clause begins with the marker {{ grammar.marker }}, which counts as a stem; then comes the clause in
        the order of clauses, without the noun above it, with which the action agrees all the same.
        {% endif %}
        The order in a clause is: {{ order(grammar.clause, false) }}. The order in the phrase of a noun is:
        {{ order(grammar.phrase, false) }}{{ ", relative clause" if clause }}. What is missing is left out; several
        qualities keep the order in which they are given. An owner is a noun with a phrase of its own.

        Say the following in this language:

        {{ tree(language) | lines }}
        """,
        zh=r"""
        一种虚构的语言有下列词干：

        {{ stems(language) | bullets }}

        词由词干加上下列词缀构成；没有列出的情形不加词缀：

        {{ tables(language) | bullets }}

        {% if grammar.seams %}
        词的两个部分相接之处叫接缝。下列规则按此顺序执行，每条都作用于上一条的结果，并从左到右处理一个词的各个接缝：

        {{ rules(language) | numbered }}

        {% endif %}
        {% if clause %}
        关系从句以标记 {{ grammar.marker }}（也算词干）开头，后面是按小句的次序排列的各部分，其中不说出上面的名词，
        但动作仍与它一致。
        {% endif %}
        小句里的次序是：{{ order(grammar.clause, true) }}。名词短语里的次序是：
        {{- order(grammar.phrase, true) }}{{ "、关系从句" if clause }}。没有的成分略去；几个性质按给出的次序排列。
        所有者是一个自带短语的名词。

        请用这种语言说出下面的意思：

        {{ tree(language) | lines }}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        left_out = rng.choice(("drop", "glide"))  # of the rules on two vowels one at most is there
        seams = rng.sample([name for name in word_seams.RULES if name != left_out], params.seams)
        grammar = invented_grammar.draw_grammar(rng, params.tables, params.classes, seams)
        rows = invented_grammar.draw_tree(rng, grammar, params.objects, params.extras, params.relatives)
        said = invented_grammar.spoken(grammar, rows)
        if params.seams and said == invented_grammar.spoken(grammar._replace(seams=()), rows):
            raise task.Retry  # no rule would change anything
        return self.Instance(grammar=grammar, rows=rows), said


def _key(place: int, key: str, zh: bool) -> str:
    """Write what an affix is for, with a blank behind it."""
    group = (f"第 {place} 类" if zh else f"class {place}") if place else ""
    name = _KEYS[key] if zh else key
    return ("" if zh else " ").join(filter(None, (group, name))) + " "


def _marked(mark: str, zh: bool) -> str:
    """Write a number or a tense in brackets."""
    return "" if not mark else f"（{_KEYS[mark]}）" if zh else f" ({mark})"
