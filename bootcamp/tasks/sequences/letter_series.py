"""Continue a series of letter groups whose places move through the alphabet by rules of their own.

Answer: the next group; all rules of the menu that fit the shown groups give the same.
Harder: more letters in a group, a longer menu, rules that refer to other places of the group.
Skills: induction
Source: original; letter series are a classic of reasoning tests (L. L. Thurstone, Primary mental abilities, 1938).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product
from random import Random
from typing import NamedTuple

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Text

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_VOWELS = "AEIOU"

Rule = tuple[str, int, int]
"""The name of a kind and its two numbers; 0 stands for one that it lacks."""


class _Kind(NamedTuple):
    """How the letter of a place follows from the groups so far, the place and the numbers p and q."""

    en: str
    zh: str
    following: Callable[[Sequence[str], int, int, int], str]
    start: str = LETTERS  # what the first letter may be


class LetterSeries(Task["LetterSeries.Params", "LetterSeries.Instance", str]):
    version = 1

    class Params(task.Params):
        letters: int = knob("how many letters a group has", levels=(1, 2, 2, 3, 3, 4, 4, 5, 5, 6), ge=1, le=8)
        menu: int = knob("how many kinds of rules are in the menu", levels=(2, 2, 3, 4, 5, 6, 7, 8, 8, 8), ge=1, le=8)
        step: int = knob("the largest step", levels=(4, 5, 6, 6, 7, 7, 8, 9, 10, 12), ge=2, le=12)
        shown: int = knob("how many groups are shown", levels=(5,) * 10, ge=4, le=8)

    class Instance(task.Instance):
        menu: tuple[str, ...]
        step: int
        groups: tuple[str, ...]

        @property
        def rules(self) -> list[str]:
            return [KINDS[name].en for name in self.menu]

        @property
        def zh_rules(self) -> list[str]:
            return [KINDS[name].zh for name in self.menu]

    prompt = Prompt(
        en=r"""
        Each place in the letter groups of this series has a rule of its own that gives its letter in every group after
        the first:

        {{ groups | join("  ") }}

        Each rule is one of these. The alphabet runs from A to Z and starts again at A after Z (and before A comes Z).

        {{ rules | bullets }}

        p and q are fixed integers from {{ -step }} to {{ step }}, neither of them zero; a negative number of letters
        means to go back. Different places may have different rules and numbers.

        Give the next group.
        """,
        zh=r"""
        下面的字母组序列中，组内的每个位置都有自己的规则，从第二组起该位置的字母由这条规则确定：

        {{ groups | join("  ") }}

        每条规则都是下列之一。字母表从 A 到 Z，Z 之后又从 A 开始（A 之前是 Z）。

        {{ zh_rules | bullets }}

        p 和 q 是 {{ -step }} 到 {{ step }} 之间固定的非零整数；负数表示往回数。不同位置的规则和数可以不同。

        请写出下一组。
        """,
    )

    def format(self, instance: Instance) -> Format[str]:
        return Text(alphabet=LETTERS, length=len(instance.groups[0]))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        menu = tuple(KINDS)[: params.menu]
        drawn = [rng.choice(rules(rng.choice(menu), params.step)) for _ in range(params.letters)]
        groups = ["".join(rng.choice(KINDS[name].start) for name, _, _ in drawn)]
        for _ in range(params.shown):
            groups.append("".join(letter(rule, groups, place) for place, rule in enumerate(drawn)))
        shown = tuple(groups[:-1])
        if any(len(_next_letters(menu, params.step, shown, place)) > 1 for place in range(params.letters)):
            raise task.Retry
        return self.Instance(menu=menu, step=params.step, groups=shown), groups[-1]


def _next_letters(menu: Sequence[str], step: int, groups: Sequence[str], place: int) -> set[str]:
    """Give the next letters of a place by all rules that fit."""
    menu_rules = [rule for name in menu for rule in rules(name, step)]
    places = range(1, len(groups))
    fitting = [rule for rule in menu_rules if all(letter(rule, groups[:n], place) == groups[n][place] for n in places)]
    return {letter(rule, groups, place) for rule in fitting}


def _moved(letter: str, step: int, alphabet: str = LETTERS) -> str:
    """Go on by some letters of an alphabet; "" if the letter is not in it."""
    return alphabet[(alphabet.index(letter) + step) % len(alphabet)] if letter in alphabet else ""


def _right(group: str, place: int) -> str:
    return group[(place + 1) % len(group)]


_CONSONANTS = "".join(letter for letter in LETTERS if letter not in _VOWELS)

KINDS: dict[str, _Kind] = {
    "step": _Kind("go on p letters", "向后数 p 个字母", lambda g, i, p, q: _moved(g[-1][i], p)),
    "growing": _Kind(
        "go on p letters at first, and each time q letters more than the time before",
        "第一次向后数 p 个字母，以后每次比前一次多数 q 个",
        lambda g, i, p, q: _moved(g[-1][i], p + q * (len(g) - 1)),
    ),
    "turns": _Kind(
        "go on p letters and q letters in turn, p first",
        "轮流向后数 p 个和 q 个字母，先数 p 个",
        lambda g, i, p, q: _moved(g[-1][i], p if len(g) % 2 else q),
    ),
    "consonants": _Kind(
        "go on p consonants: start at a consonant and pass over the vowels A, E, I, O, U without counting them",
        "从辅音字母开始，向后数 p 个辅音字母，跳过元音字母 A、E、I、O、U",
        lambda g, i, p, q: _moved(g[-1][i], p, _CONSONANTS),
        _CONSONANTS,
    ),
    "right": _Kind(
        "take the letter at the next place to the right in the group before (for the last place: at the first place) "
        "and go on p letters from it",
        "取前一组中右边相邻位置的字母（最后一个位置则取第一个位置的字母），从它向后数 p 个字母",
        lambda g, i, p, q: _moved(_right(g[-1], i), p),
    ),
    "mirror": _Kind(
        "replace the letter by its mirror image (A by Z, B by Y, ..., Z by A) and go on p letters from it",
        "把字母换成与它对称的字母（A 换成 Z，B 换成 Y，……，Z 换成 A），再从它向后数 p 个字母",
        lambda g, i, p, q: _moved(LETTERS[-1 - LETTERS.index(g[-1][i])], p),
    ),
    "vowels": _Kind(
        "go on p vowels in the order A, E, I, O, U, A, ...: start at a vowel",
        "从元音字母开始，按 A、E、I、O、U、A、……的次序向后数 p 个元音字母",
        lambda g, i, p, q: _moved(g[-1][i], p, _VOWELS),
        _VOWELS,
    ),
    "sum": _Kind(
        "go on as many letters as the number (A = 1, B = 2, ..., Z = 26) of the letter at the next place to the right "
        "in the group before (for the last place: at the first place), and p letters more",
        "设前一组中右边相邻位置的字母（最后一个位置则取第一个位置的字母）的序号为 m（A = 1，B = 2，……，Z = 26），"
        "向后数 m + p 个字母",
        lambda g, i, p, q: _moved(g[-1][i], p + LETTERS.index(_right(g[-1], i)) + 1),
    ),
}


def letter(rule: Rule, groups: Sequence[str], place: int) -> str:
    """Give the next letter of a place; "" if the rule does not fit its last one."""
    name, p, q = rule
    return KINDS[name].following(groups, place, p, q)


def rules(name: str, step: int) -> list[Rule]:
    """List the rules of a kind."""
    numbers = [x for x in range(-step, step + 1) if x]
    return [(name, p, q) for p, q in product(numbers, numbers if name in ("growing", "turns") else [0])]
