"""Count the words in which each letter occurs a number of times that obeys a rule.

Answer: one integer; it is unique.
Harder: longer words, more letters.
Skills: counting
Source: original; exponential generating functions, R. P. Stanley, Enumerative Combinatorics 2 (1999), chapter 5.
"""

from __future__ import annotations

from math import comb
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Integer

Rule = tuple[str, int]
"""A kind, and a number if it has one."""


class EgfWordCount(Task["EgfWordCount.Params", "EgfWordCount.Instance", int]):
    version = 1

    class Params(task.Params):
        length: int = knob("the least length of the words", levels=(3, 4, 6, 7, 8, 9, 10, 12, 14, 16), ge=2, le=24)
        letters: int = knob("the number of letters", levels=(3, 3, 4, 5, 5, 5, 5, 6, 6, 6), ge=2, le=8)

    class Instance(task.Instance):
        length: int
        rules: tuple[Rule, ...]

        @property
        def letters(self) -> list[str]:
            return list("ABCDEFGH"[: len(self.rules)])

        def told(self, language: str) -> list[str]:
            pairs = zip(self.letters, self.rules, strict=True)
            return [_TEXTS[kind][language == "zh"].format(letter, number) for letter, (kind, number) in pairs]

    answer = Integer(low=0)
    prompt = Prompt(
        en=r"""
        How many words of length {{ length }} over the letters {{ letters | listed }} are there that obey all of these
        rules? A word is any row of letters.

        {{ told(language) | bullets }}
        """,
        zh=r"""
        由字母 {{ letters | join("、") }} 组成的长度为 {{ length }} 的单词（任意一列字母都算单词）中，
        符合下列所有规则的有多少个？

        {{ told(language) | bullets }}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        rules: list[Rule] = []
        for _ in range(params.letters):
            kind = rng.choice(("even", "odd", "least", "most", "exactly", "free"))
            rules.append((kind, rng.randint(1, 2 + params.length // 3) if kind in ("least", "most", "exactly") else 0))
        instance = self.Instance(length=params.length + rng.randint(0, 5), rules=tuple(rules))
        count = self.solve(instance)
        kinds = {kind for kind, _ in rules}
        if not 8 <= count < 10**12 or len(kinds) < 3 or {"even", "odd"}.isdisjoint(kinds):
            raise Retry
        return instance, count

    def solve(self, instance: Instance) -> int:
        """Choose the places of one letter after the other."""
        ways = {instance.length: 1}
        for rule in instance.rules:
            after: dict[int, int] = {}
            for left, count in ways.items():
                for number in range(left + 1):
                    if _allows(rule, number):
                        after[left - number] = after.get(left - number, 0) + count * comb(left, number)
            ways = after
        return ways.get(0, 0)

    def key(self, instance: Instance) -> object:
        return [instance.length, sorted(instance.rules)]


_TEXTS = {
    "even": (
        "{0} occurs an even number of times (none at all is even too).",
        "{0} 出现偶数次（不出现也算偶数次）。",
    ),
    "odd": ("{0} occurs an odd number of times.", "{0} 出现奇数次。"),
    "least": ("The number of letters {0} is at least {1}.", "{0} 至少出现 {1} 次。"),
    "most": ("The number of letters {0} is at most {1}.", "{0} 至多出现 {1} 次。"),
    "exactly": ("The number of letters {0} is exactly {1}.", "{0} 恰好出现 {1} 次。"),
    "free": ("{0} occurs as often as you like, or not at all.", "{0} 出现的次数任意，也可以不出现。"),
}


def _allows(rule: Rule, number: int) -> bool:
    kind, bound = rule
    return {
        "even": number % 2 == 0,
        "odd": number % 2 == 1,
        "least": number >= bound,
        "most": number <= bound,
        "exactly": number == bound,
        "free": True,
    }[kind]
