"""Insert as few letters as possible so that a string becomes a palindrome.

Answer: the palindrome; any of the shortest counts.
Harder: longer strings of fewer letters, in which mending from the ends inwards wastes letters.
Skills: optimization, search
Source: original; a standard exercise in dynamic programming.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib import words
from bootcamp.lib.text import LOWER, is_palindrome, is_subsequence, random_text
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Text


class PalindromeInsertionRepair(Task["PalindromeInsertionRepair.Params", "PalindromeInsertionRepair.Instance", str]):
    version = 1

    class Params(task.Params):
        length: int = knob("the length of the string", levels=(8, 9, 11, 12, 14, 17, 20, 24, 30, 38), ge=4, le=60)
        letters: int = knob("the number of letters", levels=(5, 5, 5, 5, 5, 5, 5, 5, 5, 5), ge=2, le=10)

    class Instance(task.Instance):
        hidden = ("inserted",)
        text: str
        inserted: int
        """How many letters are enough."""

    prompt = Prompt(
        en=r"""
        Insert letters into the string

        {{ text }}

        so that it becomes a palindrome, that is, reads the same forwards and backwards. Letters may be inserted
        anywhere, also before the first and after the last one, but none may be taken out or moved. Insert as few
        letters as possible, and give the palindrome. If several are right, any one will do.
        """,
        zh=r"""
        在字符串

        {{ text }}

        中插入一些字母，使它成为回文，即正读和倒读都一样。字母可以插在任何位置，包括最前面和最后面，
        但原有的字母不能去掉，也不能移动。
        插入的字母要尽可能少，请给出所得的回文。若有多个正确答案，任意一个都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[str]:
        return Text(alphabet="".join(sorted(set(instance.text))))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        text = random_text(rng, params.length, "".join(sorted(rng.sample(LOWER, params.letters))))
        answer = _shortest(text)
        instance = self.Instance(text=text, inserted=len(answer) - len(text))
        plain = [_inwards(text, True), _inwards(text, False)]
        if not 2 <= instance.inserted < len(text) - 2 or (
            params.length > 9 and not all(self.check(instance, one) for one in plain)
        ):
            raise task.Retry
        return instance, answer

    def key(self, instance: Instance) -> object:
        return min(words.pattern(instance.text), words.pattern(instance.text[::-1]))

    def check(self, instance: Instance, answer: str) -> str:
        if not is_palindrome(answer):
            return "this is no palindrome"
        if not is_subsequence(instance.text, answer):
            return "the letters of the string are not all there in their order"
        return "" if len(answer) <= len(instance.text) + instance.inserted else "fewer letters are enough"

    def solve(self, instance: Instance) -> str:
        return _shortest(instance.text)


def _shortest(text: str) -> str:
    """Give a shortest palindrome that holds the text, from those of its blocks."""
    best = {(i, i): "" for i in range(len(text) + 1)}
    best |= {(i, i + 1): letter for i, letter in enumerate(text)}
    for size in range(2, len(text) + 1):
        for i in range(len(text) - size + 1):
            j = i + size
            first, last = text[i], text[j - 1]
            if first == last:
                best[i, j] = first + best[i + 1, j - 1] + last
            else:
                ways = (first + best[i + 1, j] + first, last + best[i, j - 1] + last)
                best[i, j] = min(ways, key=len)
    return best[0, len(text)]


def _inwards(text: str, left: bool) -> str:
    """Mend from the ends inwards: where they differ, the letter of one side is always put in on the other side."""
    outer, start, end = "", 0, len(text)
    while end - start > 1:
        if text[start] == text[end - 1]:
            outer, start, end = outer + text[start], start + 1, end - 1
        elif left:
            outer, start = outer + text[start], start + 1
        else:
            outer, end = outer + text[end - 1], end - 1
    return outer + text[start:end] + outer[::-1]
