"""Find a shortest string that contains every word of a list.

Answer: a string; any of the shortest counts.
Harder: more and longer words, merging the largest overlap first is not best.
Skills: optimization, search
Source: original; a classical problem of assembling pieces.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.text import random_text
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Text

Words = tuple[str, ...]


class ShortestSuperstring(Task["ShortestSuperstring.Params", "ShortestSuperstring.Instance", str]):
    version = 1

    class Params(task.Params):
        words: int = knob("the number of words", levels=(3, 3, 4, 4, 5, 5, 6, 6, 7, 8), ge=2, le=9)
        length: int = knob("the length of the longest words", levels=(4, 5, 5, 6, 6, 7, 7, 8, 8, 8), ge=3, le=12)
        letters: int = knob("the number of letters", levels=(3, 3, 3, 3, 3, 3, 3, 3, 3, 3), ge=2, le=5)

    class Instance(task.Instance):
        hidden = ("best",)
        words: Words
        best: int

    prompt = Prompt(
        en=r"""
        Give a string, as short as possible, in which each of these words occurs as a block of neighbouring letters:

        {{ words | comma }}

        If several strings are right, any one will do.
        """,
        zh=r"""
        求一个尽可能短的字符串，使下面每个词都作为一段连续的字母出现在其中：

        {{ words | join("、") }}

        若有多个正确的字符串，任意一个都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[str]:
        return Text(alphabet="".join(sorted(set("".join(instance.words)))))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        letters = "abcde"[: params.letters]
        for _ in range(40):
            line = random_text(rng, params.words * (params.length - 1) // 2, letters)
            words: list[str] = []
            for _ in range(3 * params.words):
                size = rng.randint(3, params.length)
                start = rng.randrange(len(line))
                word = (line + random_text(rng, size, letters))[start : start + size]
                if len(words) < params.words and not any(word in other or other in word for other in words):
                    words.append(word)
            if len(words) == params.words:
                listed = tuple(words)
                best = _best(listed)
                if len(best) < len("".join(words)) - 1 and (params.words < 4 or len(_merged(listed)) > len(best)):
                    return self.Instance(words=listed, best=len(best)), best
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return min(sorted(instance.words), sorted(word[::-1] for word in instance.words))

    def check(self, instance: Instance, answer: str) -> str:
        if not all(word in answer for word in instance.words):
            return "a word does not occur in the string"
        return "" if len(answer) <= instance.best else "a shorter string is possible"

    def solve(self, instance: Instance) -> str:
        return _best(instance.words)


def _overlap(one: str, two: str) -> int:
    """Give the length of the longest end of a word that another one begins with."""
    return next(size for size in range(min(len(one), len(two)), -1, -1) if one.endswith(two[:size]))


def _best(words: Words) -> str:
    """Find a shortest string by the sets of words used and the last one, no word being inside another."""
    count = len(words)
    gains = [[_overlap(one, two) for two in words] for one in words]
    best: dict[tuple[int, int], tuple[int, tuple[int, ...]]] = {(1 << at, at): (0, (at,)) for at in range(count)}
    for used in range(1, 1 << count):
        for last in range(count):
            if (used, last) not in best:
                continue
            gain, order = best[used, last]
            for new in range(count):
                state = used | 1 << new, new
                if not used >> new & 1 and (state not in best or best[state][0] < gain + gains[last][new]):
                    best[state] = gain + gains[last][new], (*order, new)
    _, order = max(best[(1 << count) - 1, last] for last in range(count))
    text = words[order[0]]
    for at in order[1:]:
        text += words[at][_overlap(text, words[at]) :]
    return text


def _merged(words: Words) -> str:
    """Merge the two words with the largest overlap, the first such pair, until one is left."""
    left = list(words)
    while len(left) > 1:
        pairs = [(_overlap(one, two), one, two) for one in left for two in left if one != two]
        size, one, two = max(pairs, key=lambda pair: pair[0])
        left = [word for word in left if word not in (one, two)] + [one + two[size:]]
    return left[0]
