"""Find a shortest word that matches two patterns with wildcards.

Answer: a word; any of the shortest counts.
Harder: longer patterns with more stars, fewer letters that fit by themselves.
Skills: search, optimization
Source: original.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Text


class WildcardCommonWord(Task["WildcardCommonWord.Params", "WildcardCommonWord.Instance", str]):
    version = 1

    class Params(task.Params):
        length: int = knob("the length of the patterns", levels=(4, 5, 6, 7, 8, 9, 10, 12, 14, 16), ge=3, le=24)
        stars: int = knob("the most stars of a pattern", levels=(1, 1, 2, 2, 3, 3, 3, 4, 4, 5), ge=1, le=8)
        letters: int = knob("the number of letters", levels=(3, 3, 3, 3, 3, 3, 3, 3, 3, 3), ge=2, le=4)

    class Instance(task.Instance):
        hidden = ("best",)
        patterns: tuple[str, str]
        letters: str
        best: int

    prompt = Prompt(
        en=r"""
        In a pattern, ? stands for any one letter and * for any string of letters, which may be empty; a letter stands
        for itself. A word matches a pattern if the pattern stands for the whole word.

        Find a word of the letters {{ letters | listed(language) }}, as short as possible, that matches both of these
        patterns:

        {{ patterns | lines }}

        If several words are right, any one will do.
        """,
        zh=r"""
        在模式中，? 代表任意一个字母，* 代表任意一串字母（可以为空），字母代表它自己。
        如果模式能代表整个单词，就说该单词与模式匹配。

        求一个由字母 {{ letters | listed(language) }} 组成的、尽可能短的单词，使它与下面两个模式都匹配：

        {{ patterns | lines }}

        若有多个正确的单词，任意一个都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[str]:
        return Text(alphabet=instance.letters)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        letters = "abcd"[: params.letters]
        for _ in range(200):
            patterns = _pattern(params, letters, rng), _pattern(params, letters, rng)
            word = _shortest(patterns, letters)
            plain = [len(pattern.replace("*", "")) for pattern in patterns]
            if word and len(word) > max(plain) + (params.length > 5) and "*" in patterns[0] and "*" in patterns[1]:
                return self.Instance(patterns=patterns, letters=letters, best=len(word)), word
        raise task.Retry

    def key(self, instance: Instance) -> object:
        first, second = instance.patterns
        ways = []
        for pair in ((first, second), (second, first), (first[::-1], second[::-1]), (second[::-1], first[::-1])):
            seen = {"?": "?", "*": "*", " ": " "}
            ways.append([seen.setdefault(sign, str(len(seen))) for sign in " ".join(pair)])
        return [min(ways), len(instance.letters)]

    def check(self, instance: Instance, answer: str) -> str:
        for pattern in instance.patterns:
            states = _start(pattern)
            for letter in answer:
                states = _after(pattern, states, letter)
            if len(pattern) not in states:
                return f"the word does not match {pattern}"
        return "" if len(answer) <= instance.best else "there is a shorter word"

    def solve(self, instance: Instance) -> str:
        return _shortest(instance.patterns, instance.letters)


States = frozenset[int]
"""How much of a pattern may have been used."""


def _pattern(params: WildcardCommonWord.Params, letters: str, rng: Random) -> str:
    """Draw a pattern without two stars side by side."""
    signs = [rng.choice(letters) if rng.random() < 0.85 else "?" for _ in range(params.length)]
    for place in sorted(rng.sample(range(0, params.length, 2), min(params.stars, (params.length + 1) // 2))):
        signs[place] = "*"
    return "".join(signs)


def _start(pattern: str) -> States:
    return frozenset((0, 1)) if pattern[0] == "*" else frozenset((0,))


def _after(pattern: str, states: States, letter: str) -> States:
    """Give the states after a letter."""
    moved = {place for place in states if pattern[place : place + 1] == "*"}
    moved |= {place + 1 for place in states if pattern[place : place + 1] in ("?", letter)}
    return frozenset(moved | {place + 1 for place in moved if pattern[place : place + 1] == "*"})


def _shortest(patterns: tuple[str, str], letters: str) -> str:
    """Find a shortest common word breadth first, or give "" where there is none."""
    first, second = patterns
    start = _start(first), _start(second)
    seen, queue = {start}, [(start, "")]
    for (one, two), word in queue:
        if len(first) in one and len(second) in two:
            return word
        for letter in letters:
            pair = _after(first, one, letter), _after(second, two, letter)
            if all(pair) and pair not in seen:
                seen.add(pair)
                queue.append((pair, word + letter))
    return ""
