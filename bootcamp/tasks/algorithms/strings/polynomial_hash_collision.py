"""Find another word with the same polynomial hash.

Answer: a word; every other short word with this hash counts.
Harder: larger moduli, larger bases, longer words.
Skills: arithmetic, search
Source: original; the hash is that of Rabin and Karp.
"""

from __future__ import annotations

from math import gcd
from random import Random

from bootcamp import task
from bootcamp.lib.text import LOWER, random_text
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Text


class PolynomialHashCollision(Task["PolynomialHashCollision.Params", "PolynomialHashCollision.Instance", str]):
    version = 1

    class Params(task.Params):
        modulus: int = knob(
            "about how large the modulus is",
            levels=(30, 50, 80, 120, 250, 600, 1500, 5000, 20000, 100000),
            ge=20,
            le=10**6,
        )
        length: int = knob("the most letters", levels=(3, 3, 3, 4, 4, 5, 5, 6, 7, 8), ge=2, le=12)
        small: bool = knob("whether the base is below 26", levels=(True,) * 3 + (False,) * 7)

    class Instance(task.Instance):
        word: str
        base: int
        modulus: int
        length: int

    answer = Text(alphabet=LOWER)
    prompt = Prompt(
        en=r"""
        The letters a to z have the values 1 to 26. The hash of a word with the letter values v0, v1, v2, ... from left
        to right is the remainder of

        v0 + v1·{{ base }} + v2·{{ base }}^2 + ...

        on division by {{ modulus }}.

        Give a word of small letters, at most {{ length }} of them, other than {{ word }}, with the same hash as
        {{ word }}. It need not mean anything. Any one will do.
        """,
        zh=r"""
        字母 a 到 z 的值为 1 到 26。若一个词的字母值从左到右为 v0、v1、v2、……，它的哈希值就是

        v0 + v1·{{ base }} + v2·{{ base }}^2 + ...

        除以 {{ modulus }} 的余数。

        请给出一个由小写字母组成、至多 {{ length }} 个字母、不同于 {{ word }} 而哈希值与 {{ word }} 相同的词。
        它不必有意义，任意一个都可以。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        modulus = rng.randint(params.modulus * 3 // 4, params.modulus * 5 // 4)
        base = rng.randint(3, 25) if params.small else rng.randint(27, max(40, modulus - 5))
        if gcd(base, modulus) > 1 or base % modulus < 3 or (not params.small and min(base, modulus - base) < 26):
            raise task.Retry
        size = params.length - (rng.random() < 0.4)
        seen: dict[int, str] = {}
        for _ in range(2000):
            word = random_text(rng, size, LOWER)
            other = seen.setdefault(_hash(word, base, modulus), word)
            if other != word:
                return self.Instance(word=word, base=base, modulus=modulus, length=params.length), other
        raise task.Retry

    def check(self, instance: Instance, answer: str) -> str:
        if len(answer) > instance.length:
            return "the word has too many letters"
        if answer == instance.word:
            return "this is the word itself"
        wanted = _hash(instance.word, instance.base, instance.modulus)
        return "" if _hash(answer, instance.base, instance.modulus) == wanted else "the word has another hash"


def _hash(word: str, base: int, modulus: int) -> int:
    value = 0
    for letter in reversed(word):
        value = (value * base + LOWER.index(letter) + 1) % modulus
    return value
