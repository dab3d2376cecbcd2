"""Translate sentences into formulas of propositional logic.

Answer: a formula for each sentence; all formulas with the right truth tables are right.
Harder: more sentences, more connectives in a sentence, deeper nesting.
Skills: logic, language
Source: original; such exercises are in every text on logic.
Small: level 1 has one connective between two letters.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import cycle, product
from random import Random
from types import MappingProxyType

from bootcamp import task
from bootcamp.lib.logic import Formula, essential, mask
from bootcamp.lib.worlds import draw_names
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Formula as FormulaFormat, Sequence

_LETTERS = "pqrstu"
_VERBS: Mapping[str, tuple[str, str]] = MappingProxyType(
    {
        "sing": ("sings", "唱歌"), "dance": ("dances", "跳舞"), "cook": ("cooks", "做饭"), "swim": ("swims", "游泳"),
    }
)  # fmt: skip
_MARKS = ("en", "; "), ("zh", "；")
_THREE, _TWO = "{0}; {1}; {2}", "{0} & {1} | {0} & {2} | {1} & {2}"
_ONE = "({0} | {1} | {2}) & ~(" + _TWO + ")"
_KINDS: Mapping[str, tuple[str, str, str]] = MappingProxyType(
    {
        "not": ("it is not the case that {0}", "并非{0}", "~{0}"),
        "and": ("{0} and {1}", "{0}并且{1}", "{0} & {1}"),
        "but": ("{0}, but {1}", "{0}，但是{1}", "{0} & {1}"),
        "or": ("{0} or {1}", "{0}或者{1}", "{0} | {1}"),
        "either": ("either {0} or {1}, but not both", "要么{0}，要么{1}，二者不同时成立", "{0} ^ {1}"),
        "if": ("if {0}, then {1}", "如果{0}，那么{1}", "{0} -> {1}"),
        "only if": ("{0} only if {1}", "仅当{1}时，{0}", "{0} -> {1}"),
        "unless": ("{0} unless {1}", "除非{1}，否则{0}", "~{1} -> {0}"),
        "provided": ("{0}, provided that {1}", "只要{1}，就有{0}", "{1} -> {0}"),
        "exactly when": ("{0} exactly when {1}", "{0}，当且仅当{1}", "{0} <-> {1}"),
        "neither": ("it is neither the case that {0} nor that {1}", "既不是{0}，也不是{1}", "~{0} & ~{1}"),
        "not both": ("it is not the case that both {0} and {1}", "并不是{0}与{1}都成立", "~({0} & {1})"),
        "one": ("exactly one of these three is true: " + _THREE, "以下三项恰有一项成立：{0}；{1}；{2}", _ONE),
        "two": ("at least two of these three are true: " + _THREE, "以下三项至少有两项成立：{0}；{1}；{2}", _TWO),
    }
)
"""How a connective is said in both languages, and the formula for it."""
_READINGS: Mapping[str, tuple[str, str]] = MappingProxyType(
    {
        "or": ('"A or B" is also true if both are', "“A 或者 B”在两者都成立时也为真"),
        "if": (
            '"if A, then B" is false only if A is true and B is not',
            "“如果 A，那么 B”仅在 A 成立而 B 不成立时为假",
        ),
        "unless": ('"A unless B" only says that A is true if B is not', "“除非 B，否则 A”只表示 B 不成立时 A 成立"),
        "provided": ('"A, provided that B" only says that A is true if B is', "“只要 B，就有 A”只表示 B 成立时 A 成立"),
    }
)


class PropFormalization(Task["PropFormalization.Params", "PropFormalization.Instance", tuple[Formula, ...]]):
    version = 1
    small_levels = (1,)

    class Params(task.Params):
        sentences: int = knob("how many sentences there are", levels=(1, 1, 2, 2, 3, 3, 4, 4, 5, 6), ge=1, le=8)
        atoms: int = knob("how many letters there are", levels=(2, 3, 3, 4, 4, 4, 5, 5, 6, 6), ge=2, le=6)
        connectives: int = knob(
            "how many connectives a sentence has", levels=(1, 2, 2, 3, 3, 4, 4, 5, 6, 7), ge=1, le=9
        )

    class Instance(task.Instance):
        facts: tuple[tuple[str, str], ...]
        sentences: tuple[tuple[str, ...], ...]

        @property
        def meanings(self) -> dict[str, list[str]]:
            said = {language: _atoms(self.facts, language) for language in ("en", "zh")}
            names = _LETTERS[: len(self.facts)]
            return {language: [f"{name}: {texts[name]}" for name in names] for language, texts in said.items()}

        @property
        def texts(self) -> dict[str, list[str]]:
            found = {}
            for place, (language, _) in enumerate(_MARKS):
                said = [_said(iter(one), _atoms(self.facts, language), place) for one in self.sentences]
                found[language] = [text[:1].upper() + text[1:] + ".。"[place] for text in said]
            return found

        @property
        def readings(self) -> dict[str, str]:
            used = [kind for kind in _READINGS if any(kind in one for one in self.sentences)]
            return {key: sign.join(_READINGS[kind][key == "zh"] for kind in used) for key, sign in _MARKS}

    prompt = Prompt(
        en=r"""
        Let these letters stand for these statements:

        {{ meanings[language] | lines }}

        Translate each of the following sentences into a formula of propositional logic over these letters. Square
        brackets show which parts of a sentence belong together.

        {{ texts[language] | numbered }}

        {% if readings["en"] %}
        Read the sentences as follows: {{ readings[language] }}.

        {% endif %}
        Give the formulas in the order of the sentences. Every formula that is true in just the cases of its sentence is
        right.
        """,
        zh=r"""
        用下列字母表示下列命题：

        {{ meanings[language] | lines }}

        请把下面每个句子翻译成关于这些字母的命题逻辑公式。方括号表示句子中哪些部分属于一个整体。

        {{ texts[language] | numbered }}

        {% if readings["en"] %}
        句子按以下方式理解：{{ readings[language] }}。

        {% endif %}
        按句子的顺序给出各公式。只要公式与句子在完全相同的情形下为真，就算对。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[Formula, ...]]:
        return Sequence(FormulaFormat(tuple(_LETTERS[: len(instance.facts)])), length=len(instance.sentences))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[Formula, ...]]:
        pairs = product(draw_names(rng, min(params.atoms, 4)), sorted(_VERBS))
        facts = tuple(sorted(rng.sample([*pairs], params.atoms)))
        names = _LETTERS[: params.atoms]
        reader = FormulaFormat(tuple(names))
        found: dict[int, tuple[tuple[str, ...], Formula]] = {}
        for _ in range(20 * params.sentences):
            kinds = _draw(rng, params.connectives, "", params.atoms)
            letters = rng.sample(names, rng.randint(min(3, params.atoms), params.atoms))
            leaves = cycle("~" * (rng.random() < 0.25) + letter for letter in letters)
            sentence = tuple(kind or next(leaves) for kind in kinds)
            formula = reader.parse(_said(iter(sentence), {}, 2))
            table = mask(formula, names)
            if len(essential(table, params.atoms)) == len({token[-1] for token in sentence if token not in _KINDS}):
                found.setdefault(table, (sentence, formula))
            if len(found) == params.sentences:
                sentences, formulas = zip(*found.values(), strict=True)
                return self.Instance(facts=facts, sentences=sentences), formulas
        raise task.Retry

    def key(self, instance: Instance) -> object:
        places: dict[str, str] = {}
        return [
            [
                t.replace("but", "and") if t in _KINDS else t[:-1] + places.setdefault(t[-1], str(len(places)))
                for t in one
            ]
            for one in instance.sentences
        ]


def _draw(rng: Random, size: int, above: str, atoms: int) -> list[str]:
    """Draw a sentence with `size` connectives in Polish notation, each leaf being empty."""
    if not size:
        return [""]
    kinds = [kind for kind in _KINDS if kind != above and (kind not in ("one", "two") or (size < 4 and atoms > 2))]
    kind = rng.choice(kinds)
    sizes = [0] * _KINDS[kind][0].count("{")
    for _ in range(size - 1):
        sizes[rng.randrange(len(sizes))] += 1
    return [kind, *(token for part in sizes for token in _draw(rng, part, kind, atoms))]


def _atoms(facts: tuple[tuple[str, str], ...], language: str) -> dict[str, str]:
    """Say each letter and its negation."""
    found = {}
    for letter, (person, verb) in zip(_LETTERS, facts, strict=False):
        en, zh = f"does not {verb}", f"不{_VERBS[verb][1]}"
        found[letter] = f"{person} {_VERBS[verb][language == 'zh']}"
        found["~" + letter] = f"{person} {zh if language == 'zh' else en}"
    return found


def _said(tokens: Iterator[str], atoms: Mapping[str, str], place: int) -> str:
    """Write a sentence in English (`place` 0), in Chinese (1) or as a formula (2)."""
    token = next(tokens)
    if token not in _KINDS:
        return atoms.get(token, token)
    left, right = "()" if place == 2 else "[]"
    parts = [_said(tokens, atoms, place) for _ in range(_KINDS[token][0].count("{"))]
    if len(set(parts)) < len(parts):
        raise task.Retry  # twice the same
    text = _KINDS[token][place].format(*(p if p in atoms.values() else f"{left}{p}{right}" for p in parts))
    return re.sub(r"(?<=[\u4e00-\u9fff])(?=[A-Za-z])", " ", text)
