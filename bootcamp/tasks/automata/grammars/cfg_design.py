"""Write a context-free grammar with few rules for a language that is described in words.

Answer: the rules; any grammar within the limit that has the same words up to the stated length is right.
Harder: conditions on more blocks, unequal numbers, and no rule to spare.
Skills: logic, induction
Source: original; exercises of this kind are in every text on formal languages.
"""

from __future__ import annotations

from random import Random
from typing import Literal, get_args

from bootcamp import task
from bootcamp.lib.grammar import Grammar, Rules, TooMuchWork, language
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers.base import Malformed

Kind = Literal[
    "line", "wrapped", "center", "more", "outer", "nested", "balanced", "sum", "double", "equal", "middle", "unequal",
    "either",
]  # fmt: skip
RuleList = tuple[tuple[str, str], ...]

KINDS: tuple[Kind, ...] = get_args(Kind)

LONGEST = 9
"""Letters of the words that are compared."""

WORK = 12_000
"""Words that may be joined to find what an answer derives; fair grammars take a few thousand."""


class CfgDesign(Task["CfgDesign.Params", "CfgDesign.Instance", RuleList]):
    version = 1

    class Params(task.Params):
        first: int = knob(
            "the first of the kinds of languages drawn", levels=(0, 0, 1, 2, 3, 4, 6, 7, 7, 8), ge=0, le=12
        )
        last: int = knob(
            "the last of the kinds of languages drawn", levels=(2, 3, 4, 5, 7, 8, 9, 11, 12, 12), ge=0, le=12
        )
        largest: int = knob("the largest number in a condition", levels=(1, 1, 2, 2, 2, 2, 2, 3, 3, 3), ge=1, le=4)
        spare: int = knob("how many rules more are allowed", levels=(3, 3, 2, 2, 2, 1, 1, 1, 0, 0), ge=0, le=9)

    class Instance(task.Instance):
        hidden = ("words",)
        kind: Kind
        parts: tuple[str, ...]  # the words, or for some kinds letters, that the condition speaks of
        p: int
        q: int
        most: int
        words: tuple[str, ...]  # all up to the length that is compared

        @property
        def letters(self) -> list[str]:
            return sorted(set("".join(self.parts)))

        @property
        def condition(self) -> dict[str, str]:
            return _said(self.kind, self.parts, self.p, self.q)

        @property
        def longest(self) -> int:
            return LONGEST

    prompt = Prompt(
        en=r"""
        Write a context-free grammar with at most {{ most }} rules and the start symbol S for this language over the
        letters {{ letters | listed(language) }}: {{ condition.en }}.

        Nonterminals are single capital letters. A right side has at most 8 symbols; write e for an empty one.
        Every right side counts as one rule. Any grammar that fits will do. It is compared with the language on all
        words of at most {{ longest }} letters.
        """,
        zh=r"""
        为字母 {{ letters | listed(language) }} 上的下述语言写出一个开始符号为 S、
        至多 {{ most }} 条规则的上下文无关文法：{{ condition.zh }}。

        非终结符用单个大写字母表示。右部至多 8 个符号，空的右部写作 e。每个右部算一条规则。
        任意一个符合要求的文法都可以。
        判定时，在所有不超过 {{ longest }} 个字母的单词上与该语言比较。
        """,
    )

    def format(self, instance: Instance) -> Rules:
        return Rules("".join(instance.letters), instance.most)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, RuleList]:
        kind = KINDS[rng.randint(params.first, params.last)]
        p, q = rng.randint(1, params.largest), rng.randint(0, params.largest)
        letters = rng.sample("abcd", 4)
        parts: tuple[str, ...]
        if kind in ("center", "nested", "balanced", "equal"):
            parts = (letters[0], letters[1], "".join(rng.choices("abcd", k=rng.randint(2, 3))))
        else:
            sizes = (
                (1, 1, 1, 1)
                if kind in ("double", "either")
                else rng.choice(((1, 1, 2), (1, 2, 1), (2, 1, 1), (1, 2, 2), (2, 2, 1), (2, 2, 2)))
            )
            parts = tuple(x + (rng.choice("abcd") if n == 2 else "") for x, n in zip(letters, sizes, strict=False))
            parts = parts[:2] if kind in ("line", "more", "unequal") else parts
        rules = _rules(kind, parts, p, q)
        words = tuple(sorted(language(Grammar(rules), LONGEST), key=lambda word: (len(word), word)))
        if len(words) < 4:
            raise task.Retry
        instance = self.Instance(kind=kind, parts=parts, p=p, q=q, most=len(rules) + params.spare, words=words)
        return instance, rules

    def check(self, instance: Instance, answer: RuleList) -> str:
        if answer[0][0] != "S":
            answer = tuple(sorted(answer, key=lambda rule: rule[0] != "S"))
        if answer[0][0] != "S":
            return "there is no rule for S"
        try:
            derived = language(Grammar(answer), LONGEST, WORK)
        except TooMuchWork as fault:
            raise Malformed(str(fault)) from None
        if derived - set(instance.words):
            return "the grammar derives a word that is not in the language"
        return "" if len(derived) == len(instance.words) else "the grammar does not derive some word of the language"


def _rules(kind: Kind, parts: tuple[str, ...], p: int, q: int) -> RuleList:
    """Give a grammar of the language; S comes first."""
    x, y, z, w = (*parts, "", "", "")[:4]
    table: dict[str, dict[str, tuple[str, ...]]] = {
        "line": {"S": (x + "S" + y * p, y * q)},
        "wrapped": {"S": (x + "S" + z, y)},
        "center": {"S": (f"{x}S{x}", f"{y}S{y}", z)},
        "more": {"S": (x + "S" + y * p, "S" + y, y * q)},
        "outer": {"S": (x + "S" + z, "T"), "T": (y + "T", y * q)},
        "nested": {"S": (f"{x}S{y}", f"{y}S{x}", z)},
        "balanced": {"S": ("T" + z,), "T": (f"{x}T{y}T", "")},
        "sum": {"S": (x + "S" + z, "T"), "T": (x + "T" + y, x * q)},
        "double": {"S": (x + "S" + w, "T"), "T": (y + "T" + z, "")},
        "equal": {"S": ("T" + z,), "T": (f"{x}T{y}T", f"{y}T{x}T", "")},
        "middle": {"S": ("AB",), "A": (x + "A" + y, y * q), "B": (y + "B" + z, "")},
        "unequal": {"S": (x + "S" + y, "A", "B"), "A": (x + "A", x), "B": (y + "B", y)},
        "either": {
            "S": ("AC", "DB"),
            "A": (x + "A" + y, ""),
            "C": (z + "C", ""),
            "D": (x + "D", ""),
            "B": (y + "B" + z, ""),
        },
    }
    return tuple((left, right) for left, rights in table[kind].items() for right in rights)


def _said(kind: Kind, parts: tuple[str, ...], p: int, q: int) -> dict[str, str]:
    """Say the condition; i, j, k, l are the numbers of copies."""
    x, y, z = (*parts, "")[:3]
    if kind in ("center", "nested", "balanced", "equal"):
        backwards = kind in ("center", "nested")
        clause = {
            "center": ("and v is u backwards", "v 是 u 的倒写"),
            "nested": (
                f"and v is u backwards with each {x} replaced by {y} and each {y} by {x}",
                f"v 是把 u 倒写后再将 {x} 与 {y} 互换得到的单词",
            ),
            "balanced": (
                f"that has as many {x} as {y}, and no beginning of u has more {y} than {x}",
                f"u 中 {x} 与 {y} 的个数相等，且 u 的任何前缀中 {y} 都不比 {x} 多",
            ),
            "equal": (f"that has as many {x} as {y}, in any order", f"u 中 {x} 与 {y} 的个数相等，次序不限"),
        }[kind]
        form = f"u {z} v" if backwards else f"u {z}"
        return {
            "en": f"all words {form}, without blanks, where u is a word over {x} and {y}, perhaps empty, {clause[0]}",
            "zh": f"所有形如 {form} 的单词（不留空格），其中 u 是 {x}、{y} 上的单词（可以为空），{clause[1]}",
        }
    blocks = [f"({part})^{n}" if len(part) > 1 else f"{part}^{n}" for part, n in zip(parts, "ijkl", strict=False)]
    if kind == "wrapped":
        blocks = [blocks[0], y, blocks[2].replace("^k", "^i")]
    times, more = p if p > 1 else "", f" + {q}" if q else ""
    relation, names = {
        "wrapped": ("", "i"),
        "line": (f"j = {times}i{more}", "i, j"),
        "more": (f"j ≥ {times}i{more}", "i, j"),
        "unequal": ("i ≠ j", "i, j"),
        "double": ("i = l, j = k", "i, j, k, l"),
        "outer": ("i = k" + (f", j ≥ {q}" if q else ""), "i, j, k"),
        "sum": (f"i = j + k{more}", "i, j, k"),
        "middle": (f"j = i + k{more}", "i, j, k"),
        "either": ("(i - j)(j - k) = 0", "i, j, k"),
    }[kind]
    tail = f", {relation}" if relation else ""
    form = " ".join(blocks)
    return {
        "en": f"all words {form}, without blanks, for integers {names} ≥ 0{tail}; u^n is u written n times in a row",
        "zh": f"所有形如 {form} 的单词（不留空格），其中整数 {names} ≥ 0{tail}；u^n 表示把 u 连续写 n 遍",
    }
